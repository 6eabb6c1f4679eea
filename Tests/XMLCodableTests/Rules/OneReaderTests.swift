import Foundation
import Testing
import XMLCodable

/// Each node has one reader, and what takes the rest of an element takes only what no key names.
struct OneReaderTests {
    enum Choice: Codable, Equatable { case href, row }
    struct Rest<Item: Codable & Equatable>: Codable, Equatable {
        var rest: [Item]
        @XMLAttribute var href: String
        enum CodingKeys: String, CodingKey { case rest = "*", href }
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
    struct Attributes: Codable, Equatable {
        @XMLAnyAttributes var rest: [XML.Attribute]
        @XMLChild var href: String
    }

    @Test("An element with the name of an attribute is left to the rest, in any order, and else reported")
    func elementsNamedLikeAttributes() throws {
        let element = try XML.Document(parsing: "<href>y</href>").root
        for _ in 0..<2 {
            try expectStrict(#"<r href="x"><href /><row /></r>"#, Rest<Choice>(rest: [.href, .row], href: "x"))
            try expectStrict("<r>x<href /><row /></r>", TextChoices(href: "x", choices: [.href, .row]))
            let xml = #"<r href="x"><href>y</href></r>"#
            try expectStrict(xml, Elements(rest: [element], href: "x"))
            try expectStrict(xml, Rest(rest: [element], href: "x"))
            try expectStrict(xml, Rest<XML.Node>(rest: [.element(element)], href: "x"))
            try expectStrict(xml, Attributes(rest: [XML.Attribute("href", value: "x")], href: "y"))
        }
        let xml = "<r href='x'><href/><row/></r>"
        expectEqual(XMLDecoder().diagnose(Rest<Choice>.self, from: xml), [])
        struct Plain: Decodable { @XMLAttribute var href: String }
        expectEqual(XMLDecoder().diagnose(Plain.self, from: xml).map(\.kind), [.unknownElement, .unknownElement])
    }
    struct Inner: Codable, Equatable {
        var id: String?
        var x: Int
    }
    struct BesideID<Flat: Codable & Equatable>: Codable, Equatable {
        @XMLFlattened var inner: Flat
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
    struct BesideOther<Flat: Codable & Equatable>: Codable, Equatable {
        var other: Int?
        @XMLFlattened var inner: Flat
    }
    enum Kind: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
        case circle(id: Int?, radius: Int), dot
    }

    @Test("A plain key takes an attribute in place of the element, unless another key is for it")
    func attributesOfOtherKeys() throws {
        for _ in 0..<2 {
            try expectStrict(#"<r id="a" />"#, NotedSub(id: "a", note: nil))
            try expectStrict(#"<r id="a"><id>b</id></r>"#, NotedSub(id: "a", note: "b"))
            try expectStrict(#"<r id="a"><x>1</x></r>"#, BesideID(inner: Inner(id: nil, x: 1), id: "a"))
            try expectStrict(#"<r id="a"><id>b</id><x>1</x></r>"#, BesideID(inner: Inner(id: "b", x: 1), id: "a"))
            try expectStrict(#"<r id="a"><x>1</x></r>"#, Prefixed(inner: Inner(id: nil, x: 1), id: "a"))
            try expectStrict(#"<r id="a" />"#, Reversed(id: nil, inner: InnerAttribute(id: "a")))
            try expectStrict(
                #"<r kind="circle" id="7"><radius>1</radius></r>"#,
                BesideID<Kind>(inner: .circle(id: nil, radius: 1), id: "7"))
        }
        try expectEqual(decoded([NotedSub].self, "<r><s id='a'/><s id='b'/></r>").map(\.note), [nil, nil])
        let xml = "<r id='a'><x>1</x></r>"
        try expectNil(decoded(BesideID<Inner>.self, xml).inner.id)
        try expectEqual(decoded(BesideOther<Inner>.self, xml).inner.id, "a")
        try expectEqual(decoded(Inner.self, "<r id='a' x='1'/>"), Inner(id: "a", x: 1))
        try expectNil(decoded(BesideID<Inner>.self, xml).inner.id)
    }
    struct Name<Value: Codable & Equatable>: Codable, Equatable { @XMLAttribute var name: Value }
    struct Word: Codable, Equatable { @XMLText var word: String }
    struct Nest: Codable, Equatable { @XMLFlattened var number: One<Int> }
    struct BesideAttribute: Codable, Equatable {
        @XMLAttribute var value: String
        @XMLFlattened var number: One<Int>?
    }
    struct BesideElement: Codable, Equatable {
        var name: Int
        @XMLFlattened var inner: Name<String>?
    }
    struct BesideText: Codable, Equatable {
        @XMLText var text: String
        @XMLFlattened var word: Word?
    }
    struct Nested: Codable, Equatable {
        var other: Int?
        @XMLFlattened var nest: Nest?
    }
    struct Maybe<Flat: Codable & Equatable>: Codable, Equatable { @XMLFlattened var value: Flat? }
    struct Amount: Codable, Equatable { var number: Int }
    struct AnyRest: Codable, Equatable {
        var number: Int?
        @XMLAnyAttributes var rest: [XML.Attribute]
    }

    @Test("A flattened value is present only if something is there that it names alone; what else it took is unread")
    func presence() throws {
        for _ in 0..<2 {
            try expectStrict(#"<r value="5" />"#, BesideAttribute(value: "5", number: nil))
            try expectStrict(#"<r value="5"><value>6</value></r>"#, BesideAttribute(value: "5", number: One(value: 6)))
            try expectStrict("<r><name>1</name></r>", BesideElement(name: 1, inner: nil))
            try expectStrict(#"<r name="n"><name>1</name></r>"#, BesideElement(name: 1, inner: Name(name: "n")))
            try expectStrict("<r>x</r>", BesideText(text: "x", word: nil))
            try expectStrict("<r><other>1</other></r>", Nested(other: 1, nest: nil))
            try expectStrict("<r><value>1</value></r>", Nested(other: nil, nest: Nest(number: One(value: 1))))
        }
        for _ in 0..<2 {
            // The element has the name of the attribute.
            try expectEqual(decoded(Maybe<Name<Int>>.self, "<r><name>1</name></r>"), Maybe(value: nil))
            try expectStrict(#"<r name="1" />"#, Maybe(value: Name(name: 1)))
        }
        typealias Model = Maybe<BesideOther<Amount>>
        // The error comes before the key that is flattened.
        _ = try decodingRefusal(Model.self, "<r><other>x</other></r>")
        let value = BesideOther(other: nil, inner: Amount(number: 1))
        try expectStrict("<r><number>1</number></r>", Model(value: value))
        for _ in 0..<2 {
            let found = XMLDecoder().diagnose(Maybe<AnyRest>.self, from: "<r c='3'/>")
            expectEqual(found.map(\.kind), [.unknownAttribute])
            try expectEqual(decoded(Maybe<AnyRest>.self, "<r c='3'/>"), Maybe(value: nil))
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
    struct NotAllElements: Codable, Equatable {
        @XMLAttribute var b: String?
        var a: Int
    }
    struct Groups<Item: Codable & Equatable>: Codable, Equatable { @XMLGroups var groups: [Item] }
    struct Child: Codable, Equatable { @XMLChild var a: Int }
    struct BesideAttributes: Codable, Equatable {
        @XMLFlattened var child: Child
        @XMLAnyAttributes var rest: [XML.Attribute]
    }

    @Test("Types with the same keys learn nothing from each other, and no use of a key changes what it reads next time")
    func severalUses() throws {
        for _ in 0..<2 {
            let elements = try XML.Document(parsing: "<r><a>2</a><b>3</b></r>").root.elements
            try expectStrict(#"<r a="1"><a>2</a><b>3</b></r>"#, WithAttribute(a: 1, b: elements))
            let rest = [XML.Attribute("a", value: "1")]
            let attributes = rest + [XML.Attribute("b", value: "4")]
            try expectStrict(#"<r a="1" b="4"><a>2</a></r>"#, WithElement(a: 2, b: attributes))
            let (list, number) = try reading(#"<r a="7" />"#) { decoder in
                let container = try decoder.container(keyedBy: SharedKeys.self)
                let list = try container.decode(XMLList<[Int]>.self, forKey: .a).wrappedValue
                return (list, try container.decode(XMLAttribute<Int>.self, forKey: .a).wrappedValue)
            }
            expectEqual(list, [7])
            expectEqual(number, 7)
            // The element has the name of the attribute, so it begins no group.
            try expectEqual(decoded(Groups<NotAllElements>.self, "<r><b>1</b></r>"), Groups(groups: []))
            try expectStrict("<r><a>1</a></r>", Groups(groups: [Child(a: 1)]))
            try expectStrict(#"<r a="1"><a>2</a></r>"#, BesideAttributes(child: Child(a: 2), rest: rest))
        }
    }
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
            let holder = try decoded(PathHolder.self, "<r><item><d /><c>x</c></item></r>")
            expectEqual(holder.rest.map(\.name.localName), ["d"])
            try expectEqual(encoded(holder), "<r><item><d /><c>x</c></item></r>")
            let xml = "<r><outside>1</outside><super><d /><c>x</c></super></r>"
            let bottom = try decoded(Bottom.self, xml)
            expectEqual(bottom.rest.map(\.name.localName), ["d"])
            try expectEqual(encoded(bottom), xml)
            expectEqual(XMLDecoder().diagnose(Bottom.self, from: xml), [])
        }
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dictionaryKeyStrategy = .entries
        decoder.dictionaryKeyStrategy = .entries
        let entry =
            #"<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><value><entry key="a" xsi:nil="true" b="1" "#
            + #"/></value></r>"#
        let value = One<[String: XML.Nillable<Int>]>(value: ["a": .null(attributes: [XML.Attribute("b", value: "1")])])
        try expectCase(entry, value, encoder: encoder, decoder: decoder)
    }
    /// A value with keys that is the content of the element.
    struct Content<Value: Codable & Equatable>: Codable, Equatable {
        var p: Int?
        @XMLAttribute var q: Int
        var content: Value
        enum CodingKeys: String, CodingKey { case p, q, content = "#text" }
    }
    enum LabelledCase<Value: Codable & Equatable>: Codable, Equatable {
        case a(p: Int?, Value)
    }
    class Identified: Codable {
        var id: Int
    }
    final class RestOfSubclass: Identified, Equatable {
        @XMLAnyElements private(set) var rest: [XML.Element]
        private enum CodingKeys: CodingKey { case rest }
        required init(from decoder: any Decoder) throws {
            _rest = try decoder.container(keyedBy: CodingKeys.self).decode(XMLAnyElements.self, forKey: .rest)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(_rest, forKey: .rest)
        }
        static func == (left: RestOfSubclass, right: RestOfSubclass) -> Bool {
            (left.id, left.rest) == (right.id, right.rest)
        }
    }
    struct RestOfContent: Codable, Equatable {
        @XMLAnyAttributes var attributes: [XML.Attribute]
        @XMLAnyElements var rest: [XML.Element]
        var id: Int
    }

    @Test("The keys of a value that is the content of an element, and those around it, are as those of one model")
    func contents() throws {
        func check<Value: Codable & Equatable>(_ type: Value.Type, rest: (Value) -> [XML.Element]) throws {
            let xml = #"<r q="2"><p>4</p><id>1</id><z /></r>"#
            for _ in 0..<2 {
                let value = try decoded(Content<Value>.self, xml)
                expectEqual(rest(value.content).map(\.name.localName), ["z"])
                try expectEqual(decoded(Content<Value>.self, encoded(value)), value)
                expectEqual(XMLDecoder().diagnose(Content<Value>.self, from: xml), [])
                let labelled = "<r><a><p>4</p><id>1</id><z /></a></r>"
                guard case .a(p: 4?, let content) = try decoded(LabelledCase<Value>.self, labelled) else {
                    Issue.record("no value p")
                    return
                }
                expectEqual(rest(content).map(\.name.localName), ["z"])
            }
        }
        struct Words: Codable, Equatable {
            enum Word: String, Codable { case red }
            @XMLText var word: Word
        }
        try expectStrict(#"<r q="2"><p>4</p>red</r>"#, Content(p: 4, q: 2, content: Words(word: .red)))
        try check(RestOfSubclass.self, rest: \.rest)
        try check(RestOfContent.self) { value in
            expectEqual(value.attributes, [])
            return value.rest
        }
    }

    enum Told: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
        case one(RestFirst<Inner>)
    }
    struct RestFirst<Flat: Codable & Equatable>: Codable, Equatable {
        var rest: [XML.Element]
        @XMLFlattened var inner: Flat
        enum CodingKeys: String, CodingKey { case rest = "*", inner }
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

    @Test("The rest may come before a flattened value, to whose discriminator it is not left")
    func restFirst() throws {
        let other = XML.Element("other")
        for _ in 0..<2 {
            let content = RestFirst(rest: [other], inner: Inner(id: "a", x: 1))
            try expectStrict("<r><other /><id>a</id><x>1</x></r>", content)
            try expectStrict(#"<r kind="one"><other /><id>a</id><x>1</x></r>"#, Told.one(content))
        }
        for _ in 0..<2 {
            let xml = "<r><other /><kind>one</kind><x>1</x></r>"
            try expectStrict(xml, MarkedNodes(rest: [.element(other)], marked: .one(x: 1)))
            try expectStrict(xml, RestFirst(rest: [other], inner: Marked.one(x: 1)))
            try expectStrict("<r><other /></r>", MarkedNodes(rest: [.element(other)], marked: nil))
        }
    }
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
            let drawing = try decoded(Drawing.self, xml)
            try expectEqual(encoded(drawing), xml)
            let drawings = try decoded(Drawings.self, xml)
            try expectEqual(encoded(drawings), xml)
            expectEqual(XMLDecoder().diagnose(Drawing.self, from: xml), [])
        }
        let xml = "<r><s><side>1</side></s><i>5</i></r>"
        let inline = try decoded(Inline.self, xml)
        expectEqual(inline.s.first as? Square, Square(side: 1))
        try expectEqual(encoded(inline), xml)
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
        struct Item: Codable, Equatable { var b: String }
        struct Text: Codable {
            var map: [String: String]
            var text: Item?
            enum CodingKeys: String, CodingKey { case map = "a.b", text = "a.#text" }
        }
        expectEqual(XMLDecoder().diagnose(Text.self, from: "<r><a><b><b>t</b></b></a></r>").count, 1)
    }
}

protocol Figure: Codable {}
extension Int: Figure {}
