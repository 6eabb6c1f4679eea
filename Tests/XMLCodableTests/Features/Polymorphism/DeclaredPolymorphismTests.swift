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
        let xml = """
            <r>
                <value><type>car</type><name>Honda</name></value>
                <value><type>bus</type></value>
                <value><type>vehicle</type></value>
            </r>
            """
        try expectCase(xml, One(value: [Car(name: "Honda"), Bus(), Vehicle()]))
        let withFallback = """
            <r>
                <value><n>1</n></value>
                <value><type>B</type><n>2</n><text>text</text></value>
            </r>
            """
        try expectCase(withFallback, One(value: [A(n: 1), B(n: 2, text: "text")]))
        try expectCase(#"<r><value K="Base" /><value K="C" /></r>"#, One(value: [Keyed(), C()]))
        let refused = try decodingRefusal(One<[Keyed]>.self, #"<r><value K="D"/></r>"#)
        #expect(refused.kind == .dataCorrupted && refused.sentence.hasPrefix("1:14: "))
    }

    class A: Codable, Equatable, XMLPolymorphicCoding {
        class var xmlDiscriminator: XMLDiscriminator { .element("type") }
        class var xmlTypes: [String: any Codable.Type] { ["B": B.self] }
        class var xmlFallback: (any Codable.Type)? { A.self }
        var n: Int
        init(n: Int) { self.n = n }
        static func == (left: A, right: A) -> Bool {
            type(of: left) == type(of: right) && left.n == right.n && (left as? B)?.text == (right as? B)?.text
        }
    }

    final class B: A {
        var text: String
        private enum CodingKeys: String, CodingKey { case text }

        init(n: Int, text: String) {
            self.text = text
            super.init(n: n)
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

    class Keyed: Codable, Equatable, XMLPolymorphicCoding {
        class var xmlDiscriminator: XMLDiscriminator { .attribute("K") }
        class var xmlTypes: [String: any Codable.Type] { ["Base": Keyed.self, "C": C.self] }
        init() {}
        static func == (left: Keyed, right: Keyed) -> Bool { type(of: left) == type(of: right) }
    }
    final class C: Keyed {}

    // MARK: - Types of XML Schema for other classes only

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
            <r \(instanceSchema)><party><name>a</name></party><party xsi:type="Person"><name>b</name></party>
            <first xsi:type="Company"><name>c</name></first><person><name>d</name></person>
            <map><k xsi:type="Person"><name>e</name></k><l><name>f</name></l></map><a><b><name>g</name></b></a></r>
            """
        let parties = Parties(
            party: [Party("a"), Person("b")], first: Firm("c"), person: Person("d"),
            map: ["k": Person("e"), "l": Party("f")], deep: Party("g"))
        try expectStrict(xml, parties)
        try expectCase("<r><name>a</name></r>", Party("a"))
        try expectCase(#"<r xsi:type="Person" \#(instanceSchema)><name>a</name></r>"#, Person("a") as Party)
        let named =
            #"<r \#(instanceSchema)><party xsi:type="Party"><name>a</name></party><party xsi:type="Firm"><name>b</name></party></r>"#
        try expectEqual(decoded(Parties.self, named), Parties(party: [Party("a"), Firm("b")]))
        try expectEqual(
            decodingRefusal(Parties.self, #"<r \#(instanceSchema)><party xsi:type="Q"/></r>"#).sentence,
            #"1:75: expected one of "Company", "Firm", "Party", "Person" for Parties.party at "#
                + #"/r/party/@xsi:type, found "Q""#)
        let other = try decodingRefusal(
            Parties.self, #"<r \#(instanceSchema)><person xsi:type="Firm"><name>a</name></person></r>"#)
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

    @Test("A type with several values writes the one that it read, a child element in its own namespace")
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

        struct Prefixed: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:p", prefix: "p")
            var r: Int
            var kind: String
        }
        enum OfPrefixed: XMLPolymorphicFamily {
            typealias Member = any Codable
            static var xmlDiscriminator: XMLDiscriminator { .element("kind") }
            static var xmlTypes: [String: any Codable.Type] {
                ["a": Prefixed.self, "b": Prefixed.self, "c": One<Int>.self]
            }
        }
        let qualified =
            #"<r xmlns:p="urn:p"><s><p:r>1</p:r><p:kind>b</p:kind></s><s><kind>c</kind><value>2</value></s></r>"#
        let found = try decoded(Shapes<OfPrefixed>.self, qualified)
        expectEqual(found.s.first as? Prefixed, Prefixed(r: 1, kind: "b"))
        try expectEqual(encoded(found), qualified)
        expectEqual(XMLDecoder().diagnose(Shapes<OfPrefixed>.self, from: qualified), [])
        // The name in another namespace is another one.
        #expect(
            refusal(Shapes<OfPrefixed>.self, #"<r xmlns:q="urn:q"><s><r>1</r><q:kind>b</q:kind></s></r>"#) != nil)
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
        arguments: [nil, ["xsi": "http://www.w3.org/2001/XMLSchema-instance"]])
    func prefixedKey(bindings: [String: String]?) throws {
        let xml = #"<r xsi:type="other" \#(instanceSchema)><n>1</n></r>"#
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
