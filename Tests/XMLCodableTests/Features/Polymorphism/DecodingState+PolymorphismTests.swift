import Foundation
import Testing
import XMLCodable

/// Polymorphic values.
struct DecodingStatePolymorphismTests {
    // MARK: - Classes

    class Animal: Codable, XMLPolymorphicCoding {
        class var xmlTypes: [String: any Codable.Type] { ["Cat": Cat.self, "{urn:zoo}Dog": Dog.self] }
        var name = ""
        init(_ name: String) { self.name = name }
        private enum CodingKeys: String, CodingKey { case name }
        required init(from decoder: any Decoder) throws {
            name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .name)
        }
    }

    final class Cat: Animal {
        var lives = 9
        private enum CodingKeys: String, CodingKey { case lives = "@lives" }
        init(_ name: String, lives: Int) {
            self.lives = lives
            super.init(name)
        }
        required init(from decoder: any Decoder) throws {
            lives = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .lives)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(lives, forKey: .lives)
        }
    }

    final class Dog: Animal {}
    struct Zoo: Codable {
        var animal: [Animal]
        var star: Animal?
        var cat: Cat?
    }

    static let zoo =
        #"<Zoo \#(instanceSchema) xmlns:zoo="urn:zoo">"#
        + #"<animal xsi:type="Cat" lives="7"><name>Tom</name></animal>"#
        + #"<animal xsi:type="zoo:Dog"><name>Rex</name></animal><animal><name>It</name></animal>"#
        + #"<star xsi:type="Cat" lives="1"><name>Kit</name></star></Zoo>"#

    @Test("Subclasses are named by xsi:type, whatever its prefix, in the scope of the element; others throw")
    func schemaType() throws {
        for xml in [
            Self.zoo,
            Self.zoo.replacing("xsi:", with: "i:").replacing(":xsi=", with: ":i=")
                .replacing("zoo:Dog", with: " z:Dog ").replacing("xmlns:zoo", with: "xmlns:z")
                .replacing("\"Cat\"", with: "\"z:Cat\""),
        ] {
            let zoo = try decoded(Zoo.self, xml)
            expectEqual(zoo.animal.map(\.name), ["Tom", "Rex", "It"])
            expectEqual((zoo.animal.first as? Cat)?.lives, 7)
            #expect(zoo.animal[1] is Dog && type(of: zoo.animal[2]) == Animal.self)
            expectEqual((zoo.star as? Cat)?.lives, 1)
            let root = try XML.Document(parsing: encoded(zoo, root: "Zoo")).root
            expectEqual(root.children, (try XML.Document(parsing: Self.zoo).root.children))
        }
        let xml =
            #"<z \#(instanceSchema) xmlns:p="urn:zoo"><animal xmlns:p="urn:no" xsi:type="p:Cat" lives="2"><name>a</name>"#
            + #"</animal><animal xsi:type="p:Dog"><name>b</name></animal><animal xmlns="urn:zoo" xsi:type="Dog">"#
            + #"<name xmlns="">c</name></animal></z>"#
        #expect(throws: DecodingError.self) { try decoded(Zoo.self, xml.replacing("p:Cat", with: "p:Dog")) }
        let inner = xml.replacing(#"<animal xmlns="urn:zoo""#, with: #"<animal xmlns:q="urn:zoo""#)
            .replacing(#"xsi:type="Dog""#, with: #"xsi:type="q:Dog""#)
        let scoped = try decoded(Zoo.self, inner)
        #expect(scoped.animal[0] is Cat && scoped.animal[1] is Dog && scoped.animal[2] is Dog)

        let wrong = Self.zoo.replacing("star", with: "cat").replacing(
            #"<cat xsi:type="Cat""#, with: #"<cat xsi:type="zoo:Dog""#)
        expectEqual(refusal(Zoo.self, wrong)?.kind, "typeMismatch")
        expectEqual(refusal(Zoo.self, wrong)?.path, ["cat"])
        let refused = refusal(Zoo.self, Self.zoo.replacing("zoo:Dog", with: "zoo:Cow"))
        expectEqual(refused?.kind, "dataCorrupted")
        expectEqual(refused?.path, ["animal", "Index 1"])
        expectEqual(
            refused?.sentence,
            #"1:156: expected one of "Cat", "{urn:zoo}Dog" for Zoo.animal at /Zoo/animal[2]/@xsi:type, "#
                + #"found "zoo:Cow""#)
    }

    // MARK: - Families

    enum Shapes: XMLPolymorphicFamily {
        typealias Member = any Shape
        static var xmlDiscriminator: XMLDiscriminator { .attribute("kind") }
        static var xmlTypes: [String: any Codable.Type] { ["circle": Circle.self, "label": Label.self] }
    }

    enum NamedShapes: XMLPolymorphicFamily {
        typealias Member = any Shape
        static var xmlDiscriminator: XMLDiscriminator { .elementName }
        static var xmlTypes: [String: any Codable.Type] { ["circle": Circle.self, "label": Label.self] }
    }

    enum MarkedShapes: XMLPolymorphicFamily {
        typealias Member = any Shape
        static var xmlDiscriminator: XMLDiscriminator { .element("type") }
        static var xmlTypes: [String: any Codable.Type] { ["circle": Circle.self, "typed": Typed.self] }
        static var xmlFallback: (any Codable.Type)? { Label.self }
    }

    struct Circle: Shape {
        var r: Int
        var text: String { "circle \(r)" }
    }

    struct Label: Shape {
        @XMLAttribute var kind: String?
        @XMLText var text: String
    }

    struct Typed: Shape {
        var type = "typed"
        var text: String { "typed" }
    }

    struct Drawing<Family: XMLPolymorphicFamily>: Codable, Equatable where Family.Member == any Shape {
        @XMLPolymorphic<Family> var main: any Shape
        @XMLPolymorphic<Family?> var extra: (any Shape)?
        @XMLPolymorphic<[Family]> var shape: [any Shape]
        var texts: [String] { [main.text, extra?.text ?? "-"] + shape.map(\.text) }
        static func == (left: Self, right: Self) -> Bool { left.texts == right.texts }
    }

    @Test("Members are selected by an attribute, a child element or the name of their element, with a fallback")
    func members() throws {
        let xml =
            #"<r><main kind="circle"><r>1</r></main><shape kind="label">a</shape><shape kind="circle"><r>2</r>"#
            + "</shape></r>"
        let drawing = try decoded(Drawing<Shapes>.self, xml)
        expectEqual(drawing.texts, ["circle 1", "-", "a", "circle 2"])
        try expectEqual(encoded(drawing), xml)
        let made = Drawing<Shapes>(main: Circle(r: 1), extra: nil, shape: [Label(kind: nil, text: "a"), Circle(r: 2)])
        try expectEqual(encoded(made), xml)
        let alone = try decoded(Drawing<Shapes>.self, #"<r><main kind="circle"><r>1</r></main></r>"#)
        expectEqual(alone.texts, ["circle 1", "-"])
        let marked =
            "<r><main><type>circle</type><r>1</r></main><extra><type>typed</type></extra><shape>plain</shape></r>"
        let withFallback = try decoded(Drawing<MarkedShapes>.self, marked)
        expectEqual(withFallback.texts, ["circle 1", "typed", "plain"])
        try expectEqual(encoded(withFallback), marked)

        let named =
            "<r><main><circle><r>1</r></circle></main><shape><label>a</label></shape><shape><circle><r>2</r></circle>"
            + "</shape></r>"
        let namedDrawing = try decoded(Drawing<NamedShapes>.self, named)
        expectEqual(namedDrawing.texts, ["circle 1", "-", "a", "circle 2"])
        try expectEqual(encoded(namedDrawing), named)
        struct Inline: Codable {
            var title: String
            @XMLPolymorphic<[NamedShapes]> var shapes: [any Shape]
            enum CodingKeys: String, CodingKey { case title, shapes = "*" }
        }
        let inline = "<r><title>T</title><label>a</label><circle><r>2</r></circle><label>b</label></r>"
        let value = try decoded(Inline.self, inline)
        expectEqual(value.shapes.map(\.text), ["a", "circle 2", "b"])
        try expectEqual(encoded(value), inline)
        struct Wrapped: Codable {
            @XMLPolymorphic<[NamedShapes]> var shapes: [any Shape]
            enum CodingKeys: String, CodingKey { case shapes = "shapes.*" }
        }
        let wrapped = "<r><shapes><label>a</label><circle><r>2</r></circle></shapes></r>"
        try expectEqual(encoded(decoded(Wrapped.self, wrapped)), wrapped)
        struct Generic<Shapes: Codable>: Codable {
            var shapes: Shapes
            enum CodingKeys: String, CodingKey { case shapes = "shapes.*" }
        }
        for xml in [wrapped, "<r><shapes /></r>", "<r />"] {
            try expectEqual(encoded(decoded(Generic<XMLPolymorphic<[NamedShapes]?>>.self, xml)), xml)
        }
        let root = try decoded(XMLPolymorphic<NamedShapes>.self, "<circle><r>3</r></circle>")
        expectEqual(root.wrappedValue.text, "circle 3")
        try expectEqual(encoded(root, root: nil), "<circle><r>3</r></circle>")
    }

    @Test("A missing or unknown discriminator throws, and a value whose type is not in the family is not encoded")
    func missing() {
        func check(_ xml: String, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation) {
            expectStart(refusal(Drawing<Shapes>.self, xml)?.sentence, sentence, sourceLocation: sourceLocation)
        }
        check(#"<r><main><r>1</r></main></r>"#, #"1:4: expected the attribute 'kind' with one of "circle", "label""#)
        check(#"<r><main kind="star"/></r>"#, #"1:16: expected one of "circle", "label" for"#)
        check(#"<r><main kind="circle"><r>x</r></main></r>"#, "1:27: expected an integer for Circle.r")
        check("<r/>", "1:1: expected <main>")
        check(#"<r><main kind="circle"><r>1</r></main><extra kind="x"/></r>"#, "1:52: expected one of")
        let unknown = refusal(Drawing<NamedShapes>.self, "<r><main><star/></main></r>")
        expectStart(unknown?.sentence, "1:4: expected one of <circle>, <label> for")
        let refused = refusal(Drawing<Shapes>(main: Typed(), extra: nil, shape: []))
        expectEqual(refused?.path, ["main"])
        expectPart(
            refused?.sentence, #"Typed has no discriminator value in its family, expected one of "circle", "label""#)
    }

    enum Scalars: XMLPolymorphicFamily {
        typealias Member = any Codable & Sendable
        static var xmlDiscriminator: XMLDiscriminator { .attribute("type") }
        static var xmlTypes: [String: any Codable.Type] {
            [
                "date": Date.self, "decimal": Decimal.self, "data": Data.self, "url": URL.self, "int": Int.self,
                "string": String.self,
            ]
        }
    }

    enum NamedScalars: XMLPolymorphicFamily {
        typealias Member = any Codable & Sendable
        static var xmlDiscriminator: XMLDiscriminator { .elementName }
        static var xmlTypes: [String: any Codable.Type] { ["date": Date.self, "decimal": Decimal.self] }
    }

    @Test("Scalars have the text that the coder gives them anywhere; arrays and enums can be members too")
    func coderScalars() throws {
        struct Values: Codable {
            @XMLPolymorphic<[Scalars]> var v: [any Codable & Sendable]
            @XMLPolymorphic<[NamedScalars]> var named: [any Codable & Sendable]
            enum CodingKeys: String, CodingKey { case v, named = "*" }
        }
        let date = Date(timeIntervalSince1970: 1)
        let url = try #require(URL(string: "urn:x"))
        let decimal = try #require(Decimal(string: "1.50"))
        let values = Values(v: [date, decimal, Data([1, 2]), url, 7, "s"], named: [date, decimal])
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        let text = try encoder.encodeToString(values, withRootKey: "r")
        expectEqual(
            text,
            #"<r><v type="date">1970-01-01T00:00:01Z</v><v type="decimal">1.5</v><v type="data">AQI=</v>"#
                + #"<v type="url">urn:x</v><v type="int">7</v><v type="string">s</v>"#
                + "<date>1970-01-01T00:00:01Z</date><decimal>1.5</decimal></r>")
        encoder.dateEncodingStrategy = .secondsSince1970
        encoder.dataEncodingStrategy = .hex
        decoder.dateDecodingStrategy = .secondsSince1970
        decoder.dataDecodingStrategy = .hex
        let other = try encoder.encodeToString(values, withRootKey: "r")
        expectPart(other, #"<v type="date">1.0</v>"#)
        expectPart(other, #"<v type="data">0102</v>"#)
        let again = try decoder.decode(Values.self, from: other)
        expectEqual(again.v.map { "\($0)" }, values.v.map { "\($0)" })
        expectEqual(again.named.map { "\($0)" }, values.named.map { "\($0)" })

        enum Mixed: XMLPolymorphicFamily {
            typealias Member = any Sendable
            static var xmlTypes: [String: any Codable.Type] {
                ["{urn:xs}int": Int.self, "{urn:xs}string": String.self, "list": [Int].self]
            }
        }
        let members = try decoded(Members<Mixed>.self, encoded(Members<Mixed>(step: [1, "a", [1, 2]])))
        expectEqual(members.step[0] as? Int, 1)
        expectEqual(members.step[1] as? String, "a")
        expectEqual(members.step[2] as? [Int], [1, 2])
        let steps = try encoded(Members<Steps>(step: [Level.high, Action.wait(seconds: 2), Action.stop]))
        expectEqual(
            steps,
            #"<r><step kind="level">high</step><step kind="action"><wait><seconds>2</seconds></wait></step>"#
                + #"<step kind="action"><stop /></step></r>"#)
        let plan = try decoded(Members<Steps>.self, steps)
        expectEqual(plan.step[0] as? Level, .high)
        expectEqual(plan.step[1] as? Action, .wait(seconds: 2))
        expectEqual(plan.step[2] as? Action, .stop)
        expectEqual(refusal(Members<Steps>.self, #"<r><step kind="level">middle</step></r>"#)?.location?.line, 1)
    }

    enum Level: String, Codable { case low, high }

    enum Action: Codable, Equatable {
        case wait(seconds: Int)
        case stop
    }

    enum Steps: XMLPolymorphicFamily {
        typealias Member = any Sendable
        static var xmlDiscriminator: XMLDiscriminator { .attribute("kind") }
        static var xmlTypes: [String: any Codable.Type] { ["level": Level.self, "action": Action.self] }
    }

    struct Members<Family: XMLPolymorphicFamily>: Codable where Family.Member == any Sendable {
        @XMLPolymorphic<[Family]> var step: [any Sendable]
    }

    @Test("Other coders store the discriminator under a key")
    func json() throws {
        let drawing = Drawing<Shapes>(main: Circle(r: 1), extra: nil, shape: [Circle(r: 2)])
        try expectJSON(#"{"main":{"kind":"circle","r":1},"shape":[{"kind":"circle","r":2}]}"#, drawing)
        let named = Drawing<NamedShapes>(main: Circle(r: 1), extra: Circle(r: 3), shape: [])
        try expectJSON(#"{"extra":{"circle":{"r":3}},"main":{"circle":{"r":1}},"shape":[]}"#, named)
        #expect(throws: DecodingError.self) {
            try decodedJSON(Drawing<Shapes>.self, #"{"main":{"kind":"x"},"shape":[]}"#)
        }
    }
}

protocol Shape: Codable {
    var text: String { get }
}
