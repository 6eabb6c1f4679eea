import Foundation
import Testing
import XMLCodable

/// Each node has one reader, and what takes the rest of an element takes only what no key names.
struct OneReaderTests {
    // MARK: - Elements with the name of an attribute or of the text

    enum Choice: Codable, Equatable { case href, row }

    struct Choices: Codable, Equatable {
        var choices: [Choice]
        @XMLAttribute var href: String
        enum CodingKeys: String, CodingKey { case choices = "*", href }
    }

    struct TextChoices: Codable, Equatable {
        @XMLText var href: String
        var choices: [Choice]
        enum CodingKeys: String, CodingKey { case href, choices = "*" }
    }

    struct Elements: Codable, Equatable {
        @XMLAnyElements var rest: [XML.Element]
        @XMLAttribute var href: String
    }

    struct Raw: Codable, Equatable {
        var rest: [XML.Element]
        @XMLAttribute var href: String
        enum CodingKeys: String, CodingKey { case rest = "*", href }
    }

    struct Nodes: Codable, Equatable {
        var nodes: [XML.Node]
        @XMLAttribute var href: String
        enum CodingKeys: String, CodingKey { case nodes = "*", href }
    }

    struct Attributes: Codable, Equatable {
        @XMLAnyAttributes var rest: [XML.Attribute]
        @XMLChild var href: String
    }

    @Test("An element with the name of an attribute is left to the rest, in any order, and else reported")
    func elementsNamedLikeAttributes() throws {
        for _ in 0..<2 {
            try expectStrict(#"<r href="x"><href /><row /></r>"#, Choices(choices: [.href, .row], href: "x"))
            try expectStrict("<r>x<href /><row /></r>", TextChoices(href: "x", choices: [.href, .row]))
            let element = try XML.Document(parsing: "<href>y</href>").root
            try expectStrict(#"<r href="x"><href>y</href></r>"#, Elements(rest: [element], href: "x"))
            try expectStrict(#"<r href="x"><href>y</href></r>"#, Raw(rest: [element], href: "x"))
            try expectStrict(#"<r href="x"><href>y</href></r>"#, Nodes(nodes: [.element(element)], href: "x"))
            try expectStrict(
                #"<r href="x"><href>y</href></r>"#,
                Attributes(rest: [XML.Attribute("href", value: "x")], href: "y"))
        }
        let xml = "<r href='x'><href/><row/></r>"
        expectEqual(XMLDecoder().diagnose(Choices.self, from: xml), [])
        struct Plain: Codable { @XMLAttribute var href: String }
        let found = XMLDecoder().diagnose(Plain.self, from: xml)
        expectEqual(found.map(\.kind), [.unknownElement, .unknownElement])
    }

    // MARK: - Attributes of other keys

    struct Inner: Codable, Equatable {
        var id: String?
        var x: Int
    }

    struct Outer: Codable, Equatable {
        @XMLFlattened var inner: Inner
        @XMLAttribute var id: String
    }

    struct Prefixed: Codable, Equatable {
        @XMLFlattened var inner: Inner
        var id: String
        enum CodingKeys: String, CodingKey { case inner, id = "@id" }
    }

    struct Reversed: Codable, Equatable {
        var id: String?
        @XMLFlattened var inner: InnerAttribute
    }

    struct InnerAttribute: Codable, Equatable { @XMLAttribute var id: String }

    enum Kind: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
        case circle(id: Int?, radius: Int)
        case dot
    }

    struct Kinds: Codable, Equatable {
        @XMLFlattened var kind: Kind
        @XMLAttribute var id: String
    }

    @Test("A plain key takes an attribute in place of the element, unless another key is for it")
    func attributesOfOtherKeys() throws {
        for _ in 0..<2 {
            try expectStrict(#"<r id="a" />"#, NotedSub(id: "a", note: nil))
            try expectStrict(#"<r id="a"><id>b</id></r>"#, NotedSub(id: "a", note: "b"))
            try expectStrict(#"<r id="a"><x>1</x></r>"#, Outer(inner: Inner(id: nil, x: 1), id: "a"))
            try expectStrict(#"<r id="a"><id>b</id><x>1</x></r>"#, Outer(inner: Inner(id: "b", x: 1), id: "a"))
            try expectStrict(#"<r id="a"><x>1</x></r>"#, Prefixed(inner: Inner(id: nil, x: 1), id: "a"))
            try expectStrict(#"<r id="a" />"#, Reversed(id: nil, inner: InnerAttribute(id: "a")))
            try expectStrict(
                #"<r kind="circle" id="7"><radius>1</radius></r>"#, Kinds(kind: .circle(id: nil, radius: 1), id: "7"))
        }
        let decoder = XMLDecoder()
        try expectEqual(decoder.decode([NotedSub].self, from: "<r><s id='a'/><s id='b'/></r>").map(\.note), [nil, nil])
        try expectNil(decoder.decode(Outer.self, from: "<r id='a'><x>1</x></r>").inner.id)
        struct Other: Codable, Equatable {
            @XMLFlattened var inner: Inner
            var y: Int?
        }
        try expectEqual(decoder.decode(Other.self, from: "<r id='a'><x>1</x></r>").inner.id, "a")
        try expectEqual(decoder.decode(Inner.self, from: "<r id='a' x='1'/>"), Inner(id: "a", x: 1))
        try expectNil(decoder.decode(Outer.self, from: "<r id='a'><x>1</x></r>").inner.id)
    }

    // MARK: - Flattened values that may be absent

    struct Number: Codable, Equatable { var id: Int }
    struct Name: Codable, Equatable { @XMLAttribute var name: String }
    struct Word: Codable, Equatable { @XMLText var word: String }
    struct Nest: Codable, Equatable { @XMLFlattened var number: Number }

    struct BesideAttribute: Codable, Equatable {
        @XMLAttribute var id: String
        @XMLFlattened var number: Number?
    }

    struct BesideElement: Codable, Equatable {
        var name: Int
        @XMLFlattened var inner: Name?
    }

    struct BesideText: Codable, Equatable {
        @XMLText var text: String
        @XMLFlattened var word: Word?
    }

    struct Nested: Codable, Equatable {
        var other: Int?
        @XMLFlattened var nest: Nest?
    }

    @Test("A flattened value is present only if something is there that it names and nobody else, at once")
    func presence() throws {
        for _ in 0..<2 {
            try expectStrict(#"<r id="5" />"#, BesideAttribute(id: "5", number: nil))
            try expectStrict(#"<r id="5"><id>6</id></r>"#, BesideAttribute(id: "5", number: Number(id: 6)))
            try expectStrict("<r><name>1</name></r>", BesideElement(name: 1, inner: nil))
            try expectStrict(#"<r name="n"><name>1</name></r>"#, BesideElement(name: 1, inner: Name(name: "n")))
            try expectStrict("<r>x</r>", BesideText(text: "x", word: nil))
            try expectStrict("<r><other>1</other></r>", Nested(other: 1, nest: nil))
            try expectStrict("<r><id>1</id></r>", Nested(other: nil, nest: Nest(number: Number(id: 1))))
        }
        for _ in 0..<2 {
            // The element has the name of the attribute.
            try expectEqual(XMLDecoder().decode(Alone.self, from: "<r><name>1</name></r>"), Alone(inner: nil))
            try expectStrict(#"<r name="1" />"#, Alone(inner: LoneName(name: "1")))
        }
    }

    struct Alone: Codable, Equatable { @XMLFlattened var inner: LoneName? }
    struct LoneName: Codable, Equatable { @XMLAttribute var name: String }
    struct Amount: Codable, Equatable { var number: Int }

    struct WithNumber: Codable, Equatable {
        var other: Int?
        @XMLFlattened var number: Amount
    }

    struct MaybeNumber: Codable, Equatable { @XMLFlattened var value: WithNumber? }

    @Test("A call that fails does not change what later ones find")
    func failedCall() throws {
        // The error comes before the key that is flattened.
        _ = try decodingRefusal(MaybeNumber.self, "<r><other>x</other></r>")
        let value = WithNumber(other: nil, number: Amount(number: 1))
        try expectStrict("<r><number>1</number></r>", MaybeNumber(value: value))
    }

    struct AnyRest: Codable, Equatable {
        var number: Int?
        @XMLAnyAttributes var rest: [XML.Attribute]
    }

    struct MaybeRest: Codable, Equatable { @XMLFlattened var value: AnyRest? }

    @Test("What a flattened value took that turned out to be absent is read by nothing")
    func attemptInVain() throws {
        for _ in 0..<2 {
            let found = XMLDecoder().diagnose(MaybeRest.self, from: "<r c='3'/>")
            expectEqual(found.map(\.kind), [.unknownAttribute])
            try expectEqual(XMLDecoder().decode(MaybeRest.self, from: "<r c='3'/>"), MaybeRest(value: nil))
        }
    }

    enum SharedKeys: String, CodingKey { case a, b }

    struct WithAttribute: Codable, Equatable {
        @XMLAttribute var a: Int
        @XMLAnyElements var b: [XML.Element]
        typealias CodingKeys = SharedKeys
    }

    struct WithElement: Codable, Equatable {
        @XMLChild var a: Int
        @XMLAnyAttributes var b: [XML.Attribute]
        typealias CodingKeys = SharedKeys
    }

    @Test("Types with the same keys learn nothing from each other")
    func sharedKeys() throws {
        for _ in 0..<2 {
            let elements = try XML.Document(parsing: "<r><a>2</a><b>3</b></r>").root.elements
            try expectStrict(#"<r a="1"><a>2</a><b>3</b></r>"#, WithAttribute(a: 1, b: elements))
            let attributes = [XML.Attribute("a", value: "1"), XML.Attribute("b", value: "4")]
            try expectStrict(#"<r a="1" b="4"><a>2</a></r>"#, WithElement(a: 2, b: attributes))
        }
    }

    struct TwoUses: Decodable, Equatable {
        var list: [Int]
        var number: Int

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: SharedKeys.self)
            list = try container.decode(XMLList<[Int]>.self, forKey: .a).wrappedValue
            number = try container.decode(XMLAttribute<Int>.self, forKey: .a).wrappedValue
        }
    }

    struct NotAllElements: Codable, Equatable {
        @XMLAttribute var b: String?
        var a: Int
    }

    struct Groups: Codable, Equatable { @XMLGroups var groups: [NotAllElements] }

    struct Child: Codable, Equatable { @XMLChild var a: Int }
    struct Children: Codable, Equatable { @XMLGroups var groups: [Child] }
    struct BesideAttributes: Codable, Equatable {
        @XMLFlattened var child: Child
        @XMLAnyAttributes var rest: [XML.Attribute]
    }

    @Test("What a key turns out to be for does not change what it reads the next time")
    func severalUses() throws {
        for _ in 0..<2 {
            let value = try XMLDecoder().decode(TwoUses.self, from: #"<r a="7" />"#)
            expectEqual(value.list, [7])
            expectEqual(value.number, 7)
            // The element has the name of the attribute, so it begins no group.
            try expectEqual(XMLDecoder().decode(Groups.self, from: "<r><b>1</b></r>"), Groups(groups: []))
            try expectStrict("<r><a>1</a></r>", Children(groups: [Child(a: 1)]))
            let rest = [XML.Attribute("a", value: "1")]
            try expectStrict(#"<r a="1"><a>2</a></r>"#, BesideAttributes(child: Child(a: 2), rest: rest))
        }
    }

    // MARK: - Hierarchies

    class Holder: Codable {
        var rest: [XML.Element]
        enum CodingKeys: String, CodingKey { case rest = "item.*" }
        init(rest: [XML.Element]) { self.rest = rest }
    }

    final class PathHolder: Holder {
        var inside: String
        private enum CodingKeys: String, CodingKey { case inside = "item.c" }
        init(rest: [XML.Element], inside: String) {
            self.inside = inside
            super.init(rest: rest)
        }
        required init(from decoder: any Decoder) throws {
            inside = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .inside)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(inside, forKey: .inside)
        }
    }

    class Top: Codable {
        var rest: [XML.Element]
        enum CodingKeys: String, CodingKey { case rest = "*" }
    }

    class Middle: Top {
        var inside: String
        private enum CodingKeys: String, CodingKey { case inside = "c" }
        required init(from decoder: any Decoder) throws {
            inside = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .inside)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(inside, forKey: .inside)
        }
    }

    final class Bottom: Middle {
        var outside: Int
        private enum CodingKeys: String, CodingKey { case outside, `super` }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            outside = try container.decode(Int.self, forKey: .outside)
            try super.init(from: container.superDecoder())
        }
        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(outside, forKey: .outside)
            try super.encode(to: container.superEncoder())
        }
    }

    @Test("The rest of a superclass leaves what a subclass names, and a value that says nil the key of its entry")
    func hierarchies() throws {
        for _ in 0..<2 {
            let holder = try XMLDecoder().decode(PathHolder.self, from: "<r><item><d /><c>x</c></item></r>")
            expectEqual(holder.rest.map(\.name.localName), ["d"])
            try expectEqual(XMLEncoder().encodeToString(holder, withRootKey: "r"), "<r><item><d /><c>x</c></item></r>")
            let xml = "<r><outside>1</outside><super><d /><c>x</c></super></r>"
            let bottom = try XMLDecoder().decode(Bottom.self, from: xml)
            expectEqual(bottom.rest.map(\.name.localName), ["d"])
            try expectEqual(XMLEncoder().encodeToString(bottom, withRootKey: "r"), xml)
            expectEqual(XMLDecoder().diagnose(Bottom.self, from: xml), [])
        }
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dictionaryKeyStrategy = .entries
        decoder.dictionaryKeyStrategy = .entries
        let entry =
            #"<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><map><entry key="a" xsi:nil="true" b="1" /></map></r>"#
        let value = NillableEntries(map: ["a": .null(attributes: [XML.Attribute("b", value: "1")])])
        try expectCase(entry, value, encoder: encoder, decoder: decoder)
    }

    struct NillableEntries: Codable, Equatable { var map: [String: XML.Nillable<Int>] }

    enum Told: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
        case one(Content)
    }

    struct Content: Codable, Equatable {
        var rest: [XML.Element]
        @XMLFlattened var inner: Inner
        enum CodingKeys: String, CodingKey { case rest = "*", inner }
    }

    @Test("The rest may come before a flattened value, to whose discriminator it is not left")
    func restFirst() throws {
        for _ in 0..<2 {
            let content = Content(rest: [XML.Element("other")], inner: Inner(id: "a", x: 1))
            try expectStrict("<r><other /><id>a</id><x>1</x></r>", content)
            try expectStrict(#"<r kind="one"><other /><id>a</id><x>1</x></r>"#, Told.one(content))
        }
        for _ in 0..<2 {
            let other = XML.Element("other")
            try expectStrict(
                "<r><other /><kind>one</kind><x>1</x></r>", MarkedNodes(rest: [.element(other)], marked: .one(x: 1)))
            try expectStrict(
                "<r><other /><kind>one</kind><x>1</x></r>", MarkedElements(rest: [other], marked: .one(x: 1)))
            try expectStrict("<r><other /></r>", MarkedNodes(rest: [.element(other)], marked: nil))
        }
    }

    enum Marked: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .element("kind"))
        case one(x: Int)
    }

    struct MarkedNodes: Codable, Equatable {
        var rest: [XML.Node]
        @XMLFlattened var marked: Marked?
        enum CodingKeys: String, CodingKey { case rest = "*", marked }
    }

    struct MarkedElements: Codable, Equatable {
        var rest: [XML.Element]
        @XMLFlattened var marked: Marked
        enum CodingKeys: String, CodingKey { case rest = "*", marked }
    }

    // MARK: - Families

    enum Shapes: XMLPolymorphicFamily {
        typealias Member = any Figure
        static var xmlDiscriminator: XMLDiscriminator { .elementName }
        static var xmlTypes: [String: any Codable.Type] { ["s": Square.self, "i": Int.self] }
    }

    struct Square: Figure, Equatable { var side: Int? }
    struct Drawing: Codable { @XMLPolymorphic<Shapes> var s: any Figure }
    struct Drawings: Codable { @XMLPolymorphic<[Shapes]> var s: [any Figure] }

    struct Inline: Codable {
        @XMLPolymorphic<[Shapes]> var s: [any Figure]
        enum CodingKeys: String, CodingKey { case s = "*" }
    }

    @Test("Under a plain key with the name of a member, the member is the child element; under *, the element itself")
    func families() throws {
        for xml in ["<r><s><s><side>1</side></s></s></r>", "<r><s><i>5</i></s></r>"] {
            let drawing = try XMLDecoder().decode(Drawing.self, from: xml)
            try expectEqual(XMLEncoder().encodeToString(drawing, withRootKey: "r"), xml)
            let drawings = try XMLDecoder().decode(Drawings.self, from: xml)
            try expectEqual(XMLEncoder().encodeToString(drawings, withRootKey: "r"), xml)
            expectEqual(XMLDecoder().diagnose(Drawing.self, from: xml), [])
        }
        let xml = "<r><s><side>1</side></s><i>5</i></r>"
        let inline = try XMLDecoder().decode(Inline.self, from: xml)
        expectEqual(inline.s.first as? Square, Square(side: 1))
        try expectEqual(XMLEncoder().encodeToString(inline, withRootKey: "r"), xml)
    }

    @Test("The whole name of a path is left to the key that has it; such an attribute stands in for no element")
    func wholeNames() throws {
        struct Attribute: Codable, Equatable {
            var x: Int?
            var y: Int
            enum CodingKeys: String, CodingKey { case x = "a.b", y = "@a.b" }
        }
        struct Element: Codable, Equatable {
            var x: Int?
            var y: Int
            enum CodingKeys: String, CodingKey { case x = "a.b", y = "a..b" }
        }
        struct Wrapped: Codable, Equatable {
            var x: Int?
            @XMLAttribute var y: Int
            enum CodingKeys: String, CodingKey { case x = "a.b", y = "a..b" }
        }
        try expectStrict(#"<r a.b="1" />"#, Attribute(x: nil, y: 1))
        try expectStrict(#"<r a.b="1"><a><b>2</b></a></r>"#, Attribute(x: 2, y: 1))
        try expectStrict("<r><a.b>1</a.b></r>", Element(x: nil, y: 1))
        try expectStrict("<r><a><b>2</b></a><a.b>1</a.b></r>", Element(x: 2, y: 1))
        try expectStrict(#"<r a.b="1" />"#, Wrapped(x: nil, y: 1))
        try expectStrict(#"<r a.b="1"><a><b>2</b></a></r>"#, Wrapped(x: 2, y: 1))
        struct Alone: Codable, Equatable {
            var x: Int?
            enum CodingKeys: String, CodingKey { case x = "a.b" }
        }
        expectEqual(try decoded(Alone.self, "<r a.b='3'/>"), Alone(x: 3))
        expectEqual(try decoded(Alone.self, "<r><a.b>4</a.b></r>"), Alone(x: 4))
        struct Braced: Codable, Equatable {
            var x: String?
            var a: Int?
            enum CodingKeys: String, CodingKey { case x = "@a", a = "{}a" }
        }
        struct Other: Codable, Equatable {
            var a: Int?
            @XMLAttribute var x: String?
            enum CodingKeys: String, CodingKey { case x = "a", a = "{}a" }
        }
        try expectStrict(#"<r a="5" />"#, Braced(x: "5", a: nil))
        try expectStrict(#"<r a="5"><a>6</a></r>"#, Braced(x: "5", a: 6))
        try expectStrict(#"<r a="5" />"#, Other(a: nil, x: "5"))
        try expectStrict("<r><a>6</a></r>", Other(a: 6, x: nil))
    }

    @Test("Text, indices and attributes of keys leave the rest to others, and steps of an attribute no elements")
    func ownText() throws {
        enum Inline: Codable, Equatable {
            case text(String), b(String)
            enum CodingKeys: String, CodingKey { case text = "#text", b }
        }
        struct Model: Codable, Equatable {
            @XMLText var own: String
            var content: [Inline]
            enum CodingKeys: String, CodingKey { case own, content = "r.*" }
        }
        try expectStrict("<a>own<r>t<b>u</b></r></a>", Model(own: "own", content: [.text("t"), .b("u")]))
        struct InFirst: Codable, Equatable {
            var b: String?
            var rest: [XML.Element]
            enum CodingKeys: String, CodingKey { case b = "a.0.b", rest = "a.*" }
        }
        struct OfFirst: Codable, Equatable {
            var b: String?
            var rest: [XML.Element]
            enum CodingKeys: String, CodingKey { case b = "a.b", rest = "a.0.*" }
        }
        struct Beside: Codable, Equatable {
            var a: Int?
            var rest: [XML.Element]
            enum CodingKeys: String, CodingKey { case a, rest = "a.*" }
        }
        let element = try XML.Document(parsing: "<c>2</c>").root
        try expectStrict("<r><a><b>1</b><c>2</c></a></r>", InFirst(b: "1", rest: [element]))
        try expectStrict("<r><a><b>1</b><c>2</c></a></r>", OfFirst(b: "1", rest: [element]))
        try expectStrict("<r><a>1<c>2</c></a></r>", Beside(a: 1, rest: [element]))
        try expectStrict("<r><a><c>2</c></a></r>", Beside(a: nil, rest: [element]))
        struct Placed: Codable, Equatable {
            var b: [Int]
            @XMLAttribute var x: Int?
            enum CodingKeys: String, CodingKey { case b, x = "b.x" }
        }
        try expectStrict("<r><b>1</b><b>2</b></r>", Placed(b: [1, 2], x: nil))
        try expectStrict(#"<r b.x="3"><b>1</b></r>"#, Placed(b: [1], x: 3))
        struct Alone: Codable, Equatable {
            @XMLAttribute var x: Int?
            enum CodingKeys: String, CodingKey { case x = "b.x" }
        }
        expectEqual(XMLDecoder().diagnose(Alone.self, from: "<r><b/></r>").count, 1)
    }
}

protocol Figure: Codable {}
extension Int: Figure {}
