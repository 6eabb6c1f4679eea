import Testing
import XMLCodable

/// Class hierarchies that conform to `XMLPolymorphicCoding`.
struct DeclaredPolymorphismTests {
    class Vehicle: Codable, Equatable, XMLPolymorphicCoding {
        class var xmlDiscriminator: XMLDiscriminator { .element("type") }
        class var xmlTypes: [String: any Codable.Type] {
            ["car": Car.self, "bus": Bus.self, "vehicle": Vehicle.self]
        }
        var name: String?

        init(name: String? = nil) { self.name = name }

        static func == (left: Vehicle, right: Vehicle) -> Bool {
            type(of: left) == type(of: right) && left.name == right.name
        }
    }
    final class Car: Vehicle {}
    final class Bus: Vehicle {}

    @Test("Different classes are named by a child element or an attribute; the base class is the fallback")
    func classCluster() throws {
        struct Park: Codable, Equatable { var vehicle: [Vehicle] }
        let xml = """
            <r>
                <vehicle><type>car</type><name>Honda</name></vehicle>
                <vehicle><type>bus</type></vehicle>
                <vehicle><type>vehicle</type></vehicle>
            </r>
            """
        try expectCase(xml, Park(vehicle: [Car(name: "Honda"), Bus(), Vehicle()]))
        let withFallback = """
            <r>
                <item><value>1</value></item>
                <item><type>B</type><value>2</value><text>text</text></item>
            </r>
            """
        try expectCase(withFallback, List(item: [A(value: 1), B(value: 2, text: "text")]))
        struct Keys: Codable, Equatable { var item: [Keyed] }
        try expectCase(#"<r><item K="Base" /><item K="C" /></r>"#, Keys(item: [Keyed(), C()]))
        let refused = try decodingRefusal(Keys.self, #"<r><item K="D"/></r>"#)
        #expect(refused.kind == .dataCorrupted && refused.sentence.hasPrefix("1:13: "))
    }

    class A: Codable, Equatable, XMLPolymorphicCoding {
        class var xmlDiscriminator: XMLDiscriminator { .element("type") }
        class var xmlTypes: [String: any Codable.Type] { ["B": B.self] }
        class var xmlFallback: (any Codable.Type)? { A.self }
        var value: Int

        init(value: Int) { self.value = value }

        static func == (left: A, right: A) -> Bool {
            type(of: left) == type(of: right) && left.value == right.value && (left as? B)?.text == (right as? B)?.text
        }
    }

    final class B: A {
        var text: String
        private enum CodingKeys: String, CodingKey { case text }

        init(value: Int, text: String) {
            self.text = text
            super.init(value: value)
        }
        required init(from decoder: any Decoder) throws {
            text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(text, forKey: .text)
        }
    }

    struct List: Codable, Equatable { var item: [A] }

    class Keyed: Codable, Equatable, XMLPolymorphicCoding {
        class var xmlDiscriminator: XMLDiscriminator { .attribute("K") }
        class var xmlTypes: [String: any Codable.Type] { ["Base": Keyed.self, "C": C.self] }
        init() {}
        static func == (left: Keyed, right: Keyed) -> Bool { type(of: left) == type(of: right) }
    }
    final class C: Keyed {}

    // MARK: - Types of XML Schema for other classes only

    static let schema = #"xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance""#

    class Party: Codable, Equatable, XMLPolymorphicCoding {
        class var xmlDiscriminator: XMLDiscriminator { .xsiTypeIfDerived }
        class var xmlTypes: [String: any Codable.Type] {
            ["Party": Party.self, "Person": Person.self, "Firm": Firm.self, "Company": Firm.self]
        }
        var name: String

        init(_ name: String) { self.name = name }

        static func == (left: Party, right: Party) -> Bool {
            type(of: left) == type(of: right) && left.name == right.name
        }
    }
    final class Person: Party {}
    final class Firm: Party {}

    struct Parties: Codable, Equatable {
        var party: [Party]
        var first: Party?
        var person: Person?
        var map: [String: Party]?
        var deep: Party?
        enum CodingKeys: String, CodingKey { case party, first, person, map, deep = "a.b" }
    }

    @Test("A type is written where it is not the declared one; the declared one is read, and others are errors")
    func derivedTypes() throws {
        let xml = """
            <r \(Self.schema)><party><name>a</name></party><party xsi:type="Person"><name>b</name></party>
            <first xsi:type="Company"><name>c</name></first><person><name>d</name></person>
            <map><k xsi:type="Person"><name>e</name></k><l><name>f</name></l></map><a><b><name>g</name></b></a></r>
            """
        let parties = Parties(
            party: [Party("a"), Person("b")], first: Firm("c"), person: Person("d"),
            map: ["k": Person("e"), "l": Party("f")], deep: Party("g"))
        try expectStrict(xml, parties)
        try expectCase("<r><name>a</name></r>", Party("a"))
        try expectCase(#"<r xsi:type="Person" \#(Self.schema)><name>a</name></r>"#, Person("a") as Party)
        let named =
            #"<r \#(Self.schema)><party xsi:type="Party"><name>a</name></party><party xsi:type="Firm"><name>b</name></party></r>"#
        let both = Parties(party: [Party("a"), Firm("b")], first: nil, person: nil, map: nil, deep: nil)
        try expectEqual(decoded(Parties.self, named), both)
        try expectEqual(
            decodingRefusal(Parties.self, #"<r \#(Self.schema)><party xsi:type="Q"/></r>"#).sentence,
            #"1:75: expected one of "Company", "Firm", "Party", "Person" for Parties.party at "#
                + #"/r/party/@xsi:type, found "Q""#)
        let other = try decodingRefusal(
            Parties.self, #"<r \#(Self.schema)><person xsi:type="Firm"><name>a</name></person></r>"#)
        expectEqual(other.sentence, "1:58: expected Person for Parties.person at /r/person, found Firm")
    }

    // MARK: - Several values for one type

    struct Round: Codable, Equatable {
        @XMLAttribute var kind: String
        var r: Int
    }
    struct Named: Codable, Equatable { var kind: String, r: Int }
    enum Attributes: XMLPolymorphicFamily {
        typealias Member = any Codable
        static var xmlDiscriminator: XMLDiscriminator { .attribute("kind") }
        static var xmlTypes: [String: any Codable.Type] { ["circle": Round.self, "ellipse": Round.self] }
    }
    enum Elements: XMLPolymorphicFamily {
        typealias Member = any Codable
        static var xmlDiscriminator: XMLDiscriminator { .element("kind") }
        static var xmlTypes: [String: any Codable.Type] { ["circle": Named.self, "ellipse": Named.self] }
    }
    struct Shapes<Family: XMLPolymorphicFamily>: Codable where Family.Member == any Codable {
        @XMLPolymorphic<[Family]> var s: [any Codable]
        @XMLPolymorphic<Family?> var o: (any Codable)?
    }

    @Test("A type with several discriminator values writes the one that it read, and none of another type")
    func severalValues() throws {
        let attributes =
            #"<r><s kind="circle"><r>1</r></s><s kind="ellipse"><r>2</r></s><o kind="ellipse"><r>3</r></o></r>"#
        try expectEqual(encoded(decoded(Shapes<Attributes>.self, attributes)), attributes)
        let elements = "<r><s><kind>circle</kind><r>1</r></s><s><kind>ellipse</kind><r>2</r></s></r>"
        try expectEqual(encoded(decoded(Shapes<Elements>.self, elements)), elements)
        for kind in ["square", ""] {
            let foreign = Shapes<Attributes>(s: [Round(kind: kind, r: 1)], o: nil)
            expectEnd(refusal(foreign)?.sentence, "the element already has an attribute \"kind\"")
        }
        expectEnd(
            refusal(Shapes<Elements>(s: [Named(kind: "square", r: 1)], o: nil))?.sentence,
            #"the discriminator value is "square", not "circle""#)
        struct Perhaps: Codable, Equatable {
            var kind: String?
            var r: Int
        }
        enum Family: XMLPolymorphicFamily {
            typealias Member = any Codable
            static var xmlDiscriminator: XMLDiscriminator { .element("kind") }
            static var xmlTypes: [String: any Codable.Type] { ["a&b": Perhaps.self] }
        }
        let shapes = Shapes<Family>(s: [Perhaps(kind: nil, r: 1), Perhaps(kind: "a&b", r: 2)], o: nil)
        let xml = "<r><s><r>1</r><kind>a&amp;b</kind></s><s><kind>a&amp;b</kind><r>2</r></s></r>"
        try expectEqual(encoded(shapes), xml)
        try expectEqual(decoded(Shapes<Family>.self, xml).s.map { ($0 as? Perhaps)?.kind }, ["a&b", "a&b"])
    }

    @Test("A child element that a type writes for a key of its own is in the namespace of the type")
    func elementInNamespace() throws {
        struct Prefixed: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:p", prefix: "p")
            var r: Int
            var kind: String
        }
        struct Other: Codable, Equatable { var r: Int }
        enum Family: XMLPolymorphicFamily {
            typealias Member = any Codable
            static var xmlDiscriminator: XMLDiscriminator { .element("kind") }
            static var xmlTypes: [String: any Codable.Type] {
                ["a": Prefixed.self, "b": Prefixed.self, "c": Other.self]
            }
        }
        let xml =
            #"<r xmlns:p="urn:p"><s><p:r>1</p:r><p:kind>b</p:kind></s><s><kind>c</kind><r>2</r></s></r>"#
        let found = try decoded(Shapes<Family>.self, xml)
        expectEqual(found.s.first as? Prefixed, Prefixed(r: 1, kind: "b"))
        try expectEqual(encoded(found), xml)
        expectEqual(XMLDecoder().diagnose(Shapes<Family>.self, from: xml), [])
        // The name in another namespace is another one.
        #expect(unreadable(Shapes<Family>.self, #"<r xmlns:q="urn:q"><s><r>1</r><q:kind>b</q:kind></s></r>"#) != nil)
    }

    class Typed: Codable, XMLPolymorphicCoding {
        class var xmlDiscriminator: XMLDiscriminator { .xsiType }
        class var xmlTypes: [String: any Codable.Type] { ["typed": Typed.self, "other": Typed.self] }
        var type: String?
        var n = 1
        enum CodingKeys: String, CodingKey { case type = "@xsi:type", n }

        init(_ type: String?) { self.type = type }
    }

    @Test(
        "A key with the prefix of the type's attribute reads it, and does not write it twice",
        arguments: [
            nil, ["xsi": "http://www.w3.org/2001/XMLSchema-instance"],
        ])
    func prefixedKey(bindings: [String: String]?) throws {
        let xml = #"<r xsi:type="other" \#(Self.schema)><n>1</n></r>"#
        let namespaces: XMLNamespaceStrategy? = bindings.map { .bound($0) }
        let value = try decoded(Typed.self, xml) { if let namespaces { $0.namespaces = namespaces } }
        expectEqual(value.type, "other")
        func written(_ value: Typed) throws -> String {
            try encoded(value) { if let namespaces { $0.namespaces = namespaces } }
        }
        try expectEqual(decoded(Typed.self, written(value)).type, "other")
        try expectEqual(decoded(Typed.self, written(Typed(nil))).type, "other")
        #expect(throws: EncodingError.self) { try written(Typed("square")) }
    }
}
