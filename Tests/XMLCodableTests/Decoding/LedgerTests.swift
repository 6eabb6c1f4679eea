import Testing
import XMLCodable

/// Each node has one reader.
struct LedgerTests {
    /// Decodes a document and encodes the value again: the same nodes, each once, and nothing left over.
    private func expectAllRead<T: Codable>(
        _ type: T.Type, _ xml: String, as expected: String? = nil, location: SourceLocation = #_sourceLocation
    ) throws {
        let decoder = XMLDecoder()
        decoder.unknownChoices = .throw
        decoder.unknownNodes = .throw
        // The second call uses what the first one has learned.
        for _ in 1...2 {
            let value = try decoder.decode(type, from: xml)
            #expect(try encoded(value) == expected ?? xml, sourceLocation: location)
        }
        #expect(decoder.diagnose(type, from: xml).isEmpty, sourceLocation: location)
    }

    typealias Item = ChoiceAB
    enum Other: Codable { case b(Int), d(Int) }

    @Test("What lies below a path or beside choices has one reader; the first key takes what both could take")
    func belowPath() throws {
        struct Model: Codable {
            @XMLAttribute var kind: String
            var title: String, deep: Int, rest: [XML.Element]
            enum CodingKeys: String, CodingKey {
                case kind = "c.@kind", title = "c.title", deep = "c.d.e", rest = "c.*"
            }
        }
        try expectAllRead(Model.self, #"<r><c kind="k"><title>t</title><d><e>1</e></d><x>2</x><y /></c></r>"#)
        struct Below<Item: Codable>: Codable {
            var a: String, rest: [Item]
            enum CodingKeys: String, CodingKey { case a = "c.a", rest = "c.*" }
        }
        struct Markup: Codable {
            var a: String
            @InnerXML var rest: String
            enum CodingKeys: String, CodingKey { case a = "c.a", rest = "c.*" }
        }
        let mixed = "<r><c><a>a</a>some<x>1</x></c></r>"
        try expectAllRead(Below<XML.Node>.self, mixed)
        try expectAllRead(Markup.self, mixed)
        try expectAllRead(Below<Item>.self, "<r><c><a>1</a><b>2</b></c></r>")
        try expectAllRead(ChoicesFirst<Item>.self, "<r><a>1</a><b>2</b><x /></r>")
        try expectAllRead(ElementsFirst.self, "<r><x /><a>1</a><b>2</b></r>")
        try expectAllRead([ElementsFirst].self, "<r><r><x /><a>1</a></r><r><y /><b>1</b></r></r>")
        indirect enum Child: Codable { case model(ChoicesFirst<Child>), leaf(Int) }
        try expectAllRead(
            ChoicesFirst<Child>.self, "<r><model><leaf>1</leaf><x /></model><leaf>2</leaf><y><leaf>3</leaf></y></r>")
        struct Two<First: Codable, Second: Codable>: Codable {
            var first: [First], second: [Second]
            enum CodingKeys: String, CodingKey { case first = "*first", second = "*second" }
        }
        try expectAllRead(Two<Item, Other>.self, "<r><a>1</a><b>2</b><d>3</d></r>")
        let both = try decoded(Two<Item, XML.Node>.self, "<r>t<a>1</a><x/></r>")
        #expect(both.first.count == 1 && both.second.count == 2)
        try expectAllRead(ChoicesFirst<XML.Element>.self, "<r><a>1</a><x /></r>")
        #expect(try decoded(ChoicesFirst<XML.Element>.self, "<r><a /></r>").more.isEmpty)
    }

    struct ChoicesFirst<Item: Codable>: Codable {
        var items: [Item]
        @XMLAnyElements var more: [XML.Element]
        enum CodingKeys: String, CodingKey { case items = "*", more }
    }

    struct ElementsFirst: Codable {
        var items: [Item]
        @XMLAnyElements var more: [XML.Element]
        enum CodingKeys: String, CodingKey { case more, items = "*" }
    }

    @Test("What a wrapper reads is not taken by another key, in both orders, and a choice leaves the text to it")
    func wrappers() throws {
        struct WrapperFirst: Codable {
            @XMLChild var title: String
            @XMLAnyElements var more: [XML.Element]
            enum CodingKeys: String, CodingKey { case title = "@title", more }
        }
        struct WrapperLast: Codable {
            @XMLAnyElements var more: [XML.Element]
            @XMLChild var title: String
            enum CodingKeys: String, CodingKey { case more, title = "@title" }
        }
        struct RawFirst: Codable {
            var more: [XML.Element]
            @XMLChild var title: String
            enum CodingKeys: String, CodingKey { case more = "*", title = "@title" }
        }
        struct Attributes: Codable {
            @XMLAnyAttributes var more: [XML.Attribute]
            @XMLAttribute var id: Int
        }
        try expectAllRead(WrapperFirst.self, "<r><title>x</title><y /></r>")
        try expectAllRead(WrapperLast.self, "<r><y /><title>x</title></r>")
        try expectAllRead(RawFirst.self, "<r><y /><title>x</title></r>")
        try expectAllRead(Attributes.self, #"<r u="2" id="1" />"#)
        struct Model: Codable {
            var items: [Item]
            @XMLText var text: String
            enum CodingKeys: String, CodingKey { case items = "*", text }
        }
        try expectAllRead(Model.self, "<r><a>1</a>text</r>")
        expectRefused(
            Contents<Item>.self, "<r><a>1</a>text</r>",
            "1:12: expected <a> or <b> for Contents<ChoiceAB>.* at /r, found text"
        ) { $0.unknownChoices = .throw }
    }

    class Base: Codable {
        var name = ""
        @XMLAttribute var id = 0
        enum CodingKeys: String, CodingKey { case name, id }
    }

    final class Derived: Base {
        let x: Int, more: XMLAnyElements, attributes: XMLAnyAttributes
        enum CodingKeys: String, CodingKey { case x, more, attributes }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            x = try container.decode(Int.self, forKey: .x)
            more = try container.decode(XMLAnyElements.self, forKey: .more)
            attributes = try container.decode(XMLAnyAttributes.self, forKey: .attributes)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(x, forKey: .x)
            try container.encode(more, forKey: .more)
            try container.encode(attributes, forKey: .attributes)
        }
    }

    @Test(
        "A subclass and its superclass leave each other what they name, also an attribute, and both may take the rest")
    func inheritance() throws {
        let xml = #"<r id="1" z="2"><name>n</name><x>1</x><y>2</y></r>"#
        try expectAllRead(Derived.self, xml)
        try expectAllRead([Derived].self, "<r>\(xml)\(xml)</r>")
        let value = try decoded(Derived.self, xml)
        #expect(value.more == XMLAnyElements(value.more.wrappedValue) && value.more.wrappedValue.count == 1)
        expectEqual(value.more.hashValue, XMLAnyElements(value.more.wrappedValue).hashValue)
        expectEqual(value.attributes.wrappedValue.map(\.value), ["2"])
        try expectAllRead(OpenDerived<Int?>.self, "<r><name>n</name><y>2</y><x>1</x></r>")
        try expectAllRead(OpenDerived<XMLAnyElements>.self, "<r><name>n</name><x>1</x><y>2</y></r>")
        try expectAllRead(WithNumber.self, #"<r code="x7" />"#)
        try expectAllRead(WithNumber.self, #"<r code="x7"><code>7</code></r>"#)
        try expectNil(decoded(WithNumber.self, #"<r code="x7" />"#).number)
        // Without another key for it, the attribute stands in for the element.
        try expectDecoded(#"<r a="7" />"#, MaybeA(a: 7))
        expectRefused(
            MaybeA<Int>.self, #"<r a="x7" />"#, #"1:7: expected an integer for MaybeA<Int>.a at /r/@a, found "x7""#)
        struct Inner: Codable {
            var required: String
            @XMLAttribute var title: String
            enum CodingKeys: String, CodingKey { case required = "@req", title = "title" }
        }
        struct Flattened: Codable {
            @XMLFlattened var inner: Inner?
            var titles: [String]
            enum CodingKeys: String, CodingKey { case inner, titles = "title" }
        }
        try expectAllRead(Flattened.self, "<r><title>a</title></r>")
        try expectAllRead(Flattened.self, #"<r req="1" title="2"><title>a</title></r>"#)
    }

    class OpenBase: Codable {
        var name = ""
        @XMLAnyElements var more: [XML.Element]
        enum CodingKeys: String, CodingKey { case name, more }
    }

    final class OpenDerived<Own: Codable>: OpenBase {
        let x: Int, own: Own
        enum CodingKeys: String, CodingKey { case x, own }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            x = try container.decode(Int.self, forKey: .x)
            own = try container.decode(Own.self, forKey: .own)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(x, forKey: .x)
            try container.encode(own, forKey: .own)
        }
    }

    @Test("Another attempt at a value reads everything again, and an error that code catches remains caught")
    func attempts() throws {
        struct First: Decodable {
            @XMLAnyElements var more: [XML.Element]
            var items: [Item], kind: Int
            enum CodingKeys: String, CodingKey { case more, items = "*", kind }
        }
        func counts(_ decoder: any Decoder) throws -> [Int] {
            // The first one fails only after it has taken the rest.
            let first = try? First(from: decoder)
            let second = try ChoicesFirst<Item>(from: decoder)
            let again = try ChoicesFirst<Item>(from: decoder)
            let third = try AnyElements(from: decoder)
            return [
                first == nil ? 0 : 1, second.items.count, second.more.count, again.items.count, again.more.count,
                third.all.count,
            ]
        }
        try expectEqual(reading("<r><a>1</a><x/><y/></r>", { _ in }, counts), [0, 1, 2, 1, 2, 3])
        // Both views of the same element are complete.
        try expectEqual(reading("<r><a>1</a><x/><y/><kind>1</kind></r>", { _ in }, counts), [1, 1, 3, 1, 3, 4])
        func code(_ container: KeyedDecodingContainer<WithCode.CodingKeys>) -> Int? {
            do { return try container.decodeIfPresent(Int.self, forKey: .code) } catch { return -1 }
        }
        try expectEqual(reading(#"<r code="x7" />"#, keyedBy: WithCode.CodingKeys.self, code), -1)
        try expectEqual(reading(#"<r code="7" />"#, keyedBy: WithCode.CodingKeys.self, code), 7)
    }

    enum Marked: XMLPolymorphicFamily {
        typealias Member = any Codable
        static var xmlTypes: [String: any Codable.Type] { ["a": Anything.self] }
    }

    enum MarkedByElement: XMLPolymorphicFamily {
        typealias Member = any Codable
        static var xmlDiscriminator: XMLDiscriminator { .element("kind") }
        static var xmlTypes: [String: any Codable.Type] { Marked.xmlTypes }
    }

    @Test("A discriminator and the key of an entry are not content of the value, wherever they are found")
    func discriminators() throws {
        struct ByType: Codable { @XMLPolymorphic<Marked> var x: any Codable }
        try expectAllRead(
            ByType.self,
            #"<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><x xsi:type="a" z="1"><y /></x></r>"#)
        struct ByElement: Codable { @XMLPolymorphic<MarkedByElement> var x: any Codable }
        try expectAllRead(ByElement.self, #"<r><x z="1"><kind>a</kind><y /></x></r>"#)
        struct Late<S: Codable>: Codable {
            @XMLAnyAttributes var more: [XML.Attribute]
            @XMLFlattened var shape: S
        }
        let xml = #"<r z="1" kind="circle"><radius>1</radius></r>"#
        try expectEqual(decoded(Late<Shape>.self, xml).more.map(\.value), ["1"])
        try expectAllRead(Late<Shape>.self, xml)
        let schema = #" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance""#
        let typed = try decoded(Late<TypedShape>.self, #"<r\#(schema) z="1" xsi:type="circle"><radius>1</radius></r>"#)
        expectEqual(typed.more.map(\.name.qualifiedName), ["xmlns:xsi", "z"])
        struct Model: Codable {
            var item: Item
            @XMLFlattened var shape: ElementShape
            enum CodingKeys: String, CodingKey { case item = "*", shape }
        }
        try expectAllRead(Model.self, "<r><a>1</a><kind>circle</kind><radius>1</radius></r>")
        expectRefused(
            Model.self, "<r><a>1</a><kind>circle</kind><kand /><radius>1</radius></r>",
            "1:31: expected <a> or <b> for Model.* at /r/kand, found <kand>"
        ) { $0.unknownChoices = .throw }
        let entry = #"<r><entry key="k" z="1"><y /></entry></r>"#
        let map = try decoded([String: Anything].self, entry) { $0.dictionaryKeyStrategy = .entries }
        expectEqual(map["k"]?.attributes.map(\.value), ["1"])
        try expectEqual(encoded(map) { $0.dictionaryKeyStrategy = .entries }, entry)
    }

    enum Shape: Codable, XMLMapped {
        case circle(radius: Int)
        static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
    }

    enum TypedShape: Codable, XMLMapped {
        case circle(radius: Int)
        static let xmlMapping = XMLTypeMapping(discriminator: .xsiType)
    }

    enum ElementShape: Codable, XMLMapped {
        case circle(radius: Int)
        static let xmlMapping = XMLTypeMapping(discriminator: .element("kind"))
    }

    struct Named: Codable {
        @XMLElementName var name: String
        @XMLAttribute var id: Int
    }

    @Test("A key for the rest that comes first leaves what a flattened value names, though it cannot read it")
    func unreadableRest() throws {
        struct Model: Codable {
            var named: [Named]
            @XMLFlattened var dates: WithA<[String]>
            enum CodingKeys: String, CodingKey { case named = "*", dates }
        }
        let xml = #"<r><x id="1" /><y id="2" /><a>today</a></r>"#
        try expectAllRead(Model.self, xml)
        try expectEqual(decoded([Model].self, "<a>\(xml)\(xml)</a>").map(\.named.count), [2, 2])
        expectRefused(
            Model.self, #"<r><x id="1" /><y /><a>today</a></r>"#,
            "1:16: expected the attribute 'id' for Named.id at /r/y, found none")
        expectEqual(XMLDecoder().diagnose(Model.self, from: "<r><y /><a>today</a></r>").count, 1)
        struct Family: Codable {
            @XMLPolymorphic<[Members]> var members: [any Codable]
            @XMLFlattened var dates: WithA<[String]>
            enum CodingKeys: String, CodingKey { case members = "*", dates }
        }
        try expectAllRead(Family.self, #"<r><named id="1" /><a>today</a></r>"#)
    }

    @Test("Of two keys for all nodes, the first one takes all of them, processing instructions among them")
    func nodesOnce() throws {
        struct Model: Codable, Equatable {
            var nodes: [XML.Node]
            var others: [XML.Node] = []
            enum CodingKeys: String, CodingKey { case nodes = "*nodes", others = "*others" }
        }
        let nodes: [XML.Node] = [.processingInstruction(target: "p", data: "x"), .element(XML.Element("a"))]
        try expectEqual(decoded(Model.self, "<r><?p x?><a/></r>"), Model(nodes: nodes))
    }

    enum Members: XMLPolymorphicFamily {
        typealias Member = any Codable
        static var xmlDiscriminator: XMLDiscriminator { .elementName }
        static var xmlTypes: [String: any Codable.Type] { ["named": Named.self] }
    }

    class WithCode: Codable {
        @XMLAttribute var code = ""
        enum CodingKeys: String, CodingKey { case code }
    }

    final class WithNumber: WithCode {
        let number: Int?
        enum CodingKeys: String, CodingKey { case number = "code" }
        required init(from decoder: any Decoder) throws {
            number = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Int.self, forKey: .number)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(number, forKey: .number)
        }
    }
}
