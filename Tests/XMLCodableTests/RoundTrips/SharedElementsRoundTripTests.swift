import Testing
import XMLCodable

/// Values that share an element: what one of them reads and writes is not that of another.
struct SharedElementsRoundTripTests {
    /// Checks that a value is encoded as a document, and that the document is decoded as the value without any report.
    private func expect<Value: Codable & Equatable>(
        _ value: Value, _ xml: String, encoder: XMLEncoder = XMLEncoder(),
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let strict = XMLDecoder()
        strict.unknownNodes = .throw
        strict.unknownChoices = .throw
        let written = try encoder.encodeToString(value, withRootKey: "r")
        #expect(written == xml, sourceLocation: sourceLocation)
        for decoder in [XMLDecoder(), strict] {
            let again = try decoder.decode(Value.self, from: xml)
            #expect(again == value, sourceLocation: sourceLocation)
        }
        let report = strict.diagnose(Value.self, from: xml).map(\.description)
        #expect(report == [], sourceLocation: sourceLocation)
    }
    struct Row: Codable, Equatable {
        var key: String, first: Int
        var second: Int?
        enum CodingKeys: String, CodingKey { case key, first = "details.first", second = "details.second" }
    }
    struct Table: Codable, Equatable {
        @XMLGroups var rows: [Row]
        var after: Int
        enum CodingKeys: String, CodingKey { case rows, after = "end.after" }
    }

    @Test("Paths of a group lead through elements of that group; captured elements before groups are those without one")
    func pathsInGroups() throws {
        try expect(
            Table(
                rows: [
                    Row(key: "a", first: 1, second: 2), Row(key: "b", first: 3, second: nil),
                    Row(key: "c", first: 4, second: 5),
                ], after: 6),
            "<r><key>a</key><details><first>1</first><second>2</second></details>"
                + "<key>b</key><details><first>3</first></details>"
                + "<key>c</key><details><first>4</first><second>5</second></details><end><after>6</after></end></r>")
        try expect(
            Rest(rest: [XML.Element("other")], rows: [Row(key: "a", first: 1), Row(key: "b", first: 2)]),
            "<r><other /><key>a</key><details><first>1</first></details>"
                + "<key>b</key><details><first>2</first></details></r>")
    }
    struct Rest: Codable, Equatable {
        @XMLAnyElements var rest: [XML.Element]
        @XMLGroups var rows: [Row]
    }
    enum Shape: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .element("kind"))
        case rect(width: Int, height: Int), dot, inner(Inner)
    }
    enum Inner: Codable, Equatable {
        case a(Int), b
    }
    struct Capturing: Codable, Equatable {
        @XMLAnyElements var before: [XML.Element]
        @XMLFlattened var shape: Shape
    }
    struct CapturingLater: Codable, Equatable {
        @XMLFlattened var shape: Shape
        @XMLAnyElements var after: [XML.Element]
    }

    @Test("A discriminator is neither captured nor a case of a choice, and written once; an element can have several")
    func captureBesideChoice() throws {
        let rect = "<kind>rect</kind><width>1</width><height>2</height>"
        let shape = Shape.rect(width: 1, height: 2)
        try expect(Capturing(before: [XML.Element("x")], shape: shape), "<r><x />\(rect)</r>")
        try expect(Capturing(before: [], shape: .dot), "<r><kind>dot</kind></r>")
        try expect(CapturingLater(shape: shape, after: [XML.Element("x")]), "<r>\(rect)<x /></r>")
        try expect(
            One<[Shape]>(value: [.inner(.a(1)), .inner(.b)]),
            "<r><value><kind>inner</kind><a>1</a></value><value><kind>inner</kind><b /></value></r>")
        try expect(
            Outer.open(CapturingLater(shape: .dot, after: [XML.Element("x")])),
            "<r><form>open</form><kind>dot</kind><x /></r>")
        // A subclass that writes the discriminator after its superclass writes the only one.
        try expect(
            One<[Animal]>(value: [Cat(age: 1, kind: "kitten"), Cat(age: 9, kind: "cat")]),
            "<r><value><age>1</age><kind>kitten</kind></value><value><age>9</age><kind>cat</kind></value></r>")
    }
    enum Outer: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .element("form"))
        case open(CapturingLater)
    }
    class Animal: Codable, Equatable, XMLPolymorphicCoding {
        class var xmlDiscriminator: XMLDiscriminator { .element("kind") }
        class var xmlTypes: [String: any Codable.Type] { ["cat": Cat.self, "kitten": Cat.self] }
        var age: Int
        init(age: Int) { self.age = age }
        static func == (left: Animal, right: Animal) -> Bool {
            left.age == right.age && (left as? Cat)?.kind == (right as? Cat)?.kind
        }
    }
    final class Cat: Animal {
        var kind: String
        enum CodingKeys: CodingKey { case kind }
        init(age: Int, kind: String) {
            self.kind = kind
            super.init(age: age)
        }
        required init(from decoder: any Decoder) throws {
            kind = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .kind)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(kind, forKey: .kind)
        }
    }
    struct Indexed: Codable, Equatable {
        var third: Int
        var optional: Int?
        enum CodingKeys: String, CodingKey { case third = "a.2.b", optional = "a.0.b" }
    }
    struct Optionals: Decodable, Equatable {
        var plain: One<String>?
        @XMLIndirect var indirect: One<String>?
        var list: [Int]
    }

    @Test("Elements before an index are known, but not their content, nor an attribute in place of a needed element")
    func indices() throws {
        try expect(Indexed(third: 3), "<r><a /><a /><a><b>3</b></a></r>")
        try expect(Indexed(third: 3, optional: 1), "<r><a><b>1</b></a><a /><a><b>3</b></a></r>")
        let xml = "<r><a/><a><x/></a><a><b>3</b></a></r>"
        let report = XMLDecoder().diagnose(Indexed.self, from: xml).map(\.description)
        expectEqual(report, ["1:11: nothing in Indexed reads <x> at /r/a[2]/x"])
        let attributes = #"<r plain="a" indirect="b"/>"#
        let rejected = XMLDecoder().diagnose(Optionals.self, from: attributes).map(\.description)
        expectEqual(
            rejected,
            [
                "1:11: nothing in Optionals reads the attribute 'plain' at /r/@plain",
                "1:24: nothing in Optionals reads the attribute 'indirect' at /r/@indirect",
            ])
        let value = try decoded(Optionals.self, attributes)
        expectEqual(value, Optionals(plain: nil, indirect: nil, list: []))
    }
    struct Nils: Codable, Equatable {
        var plain: XML.Nillable<Int>?
        @XMLChild var wrapped: XML.Nillable<Int>?
        var twice: Int??
        var once: Int?
    }

    @Test(
        "An Optional of a value that can say nil is absent, whatever the strategy for nil",
        arguments: [
            (XMLEncoder.NilEncodingStrategy.omit, ""), (.emptyElement, "<once />"),
            (.xsiNil, #"<once xsi:nil="true" />"#),
        ])
    func absent(_ strategy: XMLEncoder.NilEncodingStrategy, _ content: String) throws {
        let encoder = XMLEncoder()
        encoder.nilEncodingStrategy = strategy
        let written = try encoder.encodeToString(Nils(), withRootKey: "r")
        #expect(written.hasSuffix(content.isEmpty ? "<r />" : ">\(content)</r>"))
        let again = try decoded(Nils.self, written)
        expectEqual(again, Nils())
        // A wrapped one that says nil keeps its attributes.
        let nothing = XML.Nillable<Int>.null(attributes: [XML.Attribute("a", value: "1")])
        let value = Nils(plain: nothing, wrapped: nothing, twice: nil, once: nil)
        let null = try encoded(value)
        let read = try decoded(Nils.self, null)
        expectEqual(read, value)
    }
}
