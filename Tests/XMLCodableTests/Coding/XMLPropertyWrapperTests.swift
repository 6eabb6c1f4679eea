import Foundation
import Testing
import XMLCodable

/// What property wrappers have in common.
struct XMLPropertyWrapperTests {
    enum Numbers: XMLPolymorphicFamily {
        typealias Member = any Codable & Sendable
        static var xmlTypes: [String: any Codable.Type] { ["Int": Int.self] }
    }

    /// Every property wrapper of the library, made by the memberwise initializer from plain values.
    struct Every: Codable {
        @XMLAttribute var attribute: Int
        @XMLAttribute var missing: String?
        @XMLChild var child: String
        @XMLElementAndAttribute var both: Int
        @XMLText var text: Double
        @XMLCData var cdata: String
        @XMLElementName var name: String
        @XMLAnyAttributes var attributes: [XML.Attribute]
        @XMLAnyElements var elements: [XML.Element]
        @InnerXML var inner: String
        @XMLTransformed<XML.AsString> var transformed: Int
        @XMLList var list: [Int]
        @XMLPresence var presence: Bool
        @XMLDefault<XML.Zero> var fallback: Int
        @XMLLenient var lenient: Int?
        @XMLLossy var lossy: [Int]
        @XMLPolymorphic<Numbers> var any: any Codable & Sendable
        @XMLPolymorphic<Numbers?> var anyOptional: (any Codable & Sendable)?
        @XMLPolymorphic<[Numbers]> var anyArray: [any Codable & Sendable]
        @XMLAttribute @XMLLenient @XMLDefault<XML.Zero> var stacked: Int
        var located: XMLLocated<Int>
    }

    static let every = Every(
        attribute: 1, missing: nil, child: "c", both: 2, text: 0.5, cdata: "d", name: "n",
        attributes: [XML.Attribute("k", value: "v")], elements: [XML.Element("e")], inner: "<b />", transformed: 3,
        list: [4, 5],
        presence: true, fallback: 6, lenient: 7, lossy: [8], any: 9, anyOptional: nil, anyArray: [10], stacked: 11,
        located: XMLLocated(12))

    @Test("The memberwise initializer takes plain values; printing or dumping a model shows them, not wrappers")
    func printing() throws {
        let expected = """
            Every(_attribute: 1, _missing: nil, _child: "c", _both: 2, _text: 0.5, _cdata: "d", _name: "n", \
            _attributes: [k="v"], _elements: [<e />], _inner: "<b />", _transformed: 3, _list: [4, 5], _presence: true, \
            _fallback: 6, _lenient: Optional(7), _lossy: [8], _any: 9, _anyOptional: nil, _anyArray: [10], \
            _stacked: 11, located: 12)
            """
        expectEqual("\(Self.every)", expected)
        expectEqual(String(reflecting: XMLAttribute("x")), #""x""#)
        expectEqual("\(XMLAttribute("x")), \(XMLText(1.5)), \(XMLLocated("y"))", "x, 1.5, y")
        let located = try XMLDecoder().decode([XMLLocated<String>].self, from: "<r>\n <a>y</a></r>")
        expectEqual(located.debugDescription, #"["y" at 2:5]"#)
        var text = ""
        dump(Self.every, to: &text)
        #expect(!text.contains("wrappedValue"))
        expectPart(text, #"- _child: "c""#)
        expectPart(text, "▿ _list: 2 elements")
    }

    @Test("Wrapped properties have defaults, are only decoded or encoded, and compared if their values are")
    func defaults() throws {
        struct Model: Codable {
            @XMLAttribute var id = 1
            @XMLAnyElements var elements: [XML.Element] = []
            @XMLAnyAttributes var attributes: [XML.Attribute] = []
            @XMLLossy var numbers: [Int] = []
        }
        let model = Model(id: 2)
        #expect(model.id == 2 && model.elements.isEmpty && model.attributes.isEmpty && model.numbers.isEmpty)
        expectEqual(Model(elements: [XML.Element("a")]).elements.count, 1)
        let xml = "<r><item><name>a</name></item><item/><sizes>small large</sizes></r>"
        let reading = try XMLDecoder().decode(Reading.self, from: xml)
        #expect(reading.item.map(\.name) == ["a"] && reading.origin.name == "nowhere")
        expectEqual(reading.sizes, [.small, .large])
        let writing = Writing(origin: Writing.Item(name: "b"), sizes: [.large])
        try expectEqual(
            XMLEncoder().encodeToString(writing, withRootKey: "r"),
            "<r><origin><name>b</name></origin><sizes>large</sizes></r>")
        enum Numbers: XMLPolymorphicFamily {
            typealias Member = Int
            static var xmlTypes: [String: any Codable.Type] { ["int": Int.self] }
        }
        expectEqual(XMLPolymorphic<Numbers>(1), XMLPolymorphic(1))
        expectEqual(Set([XMLPolymorphic<[Numbers]>([1, 2]), XMLPolymorphic<[Numbers]>([1, 2])]).count, 1)
        #expect(XMLPolymorphic<Numbers?>(nil) != XMLPolymorphic<Numbers?>(2))
    }

    private struct Reading: Decodable {
        struct Item: Decodable, Equatable { var name: String }
        enum Nowhere: XMLDefaultProvider { static let defaultValue = Item(name: "nowhere") }

        @XMLLossy var item: [Item]
        @XMLDefault<Nowhere> var origin: Item
        @XMLList var sizes: [Size]
        enum Size: String, Decodable { case small, large }
    }

    private struct Writing: Encodable {
        struct Item: Encodable { var name: String }
        enum Nowhere: XMLDefaultProvider { static let defaultValue = Item(name: "nowhere") }

        @XMLDefault<Nowhere> var origin: Item
        @XMLList var sizes: [Size]
        enum Size: String, Encodable { case small, large }
    }

    struct TextFirst: Codable, Equatable { @XMLText @XMLCData var a: String }
    struct CDataFirst: Codable, Equatable { @XMLCData @XMLText var a: String }
    struct OptionalText: Codable, Equatable { @XMLCData @XMLText var a: String? }
    struct WithDefault: Codable, Equatable { @XMLCData @XMLText @XMLDefault<XML.Empty> var a: String }
    struct ChildFirst: Codable, Equatable { @XMLChild @XMLCData var a: String }
    struct CDataChild: Codable, Equatable { @XMLCData @XMLChild var a: String }

    @Test("CDATA sections are written whichever of the two wrappers comes first")
    func orders() throws {
        try expectStrict("<r><![CDATA[x]]></r>", TextFirst(a: "x"))
        try expectStrict("<r><![CDATA[x]]></r>", CDataFirst(a: "x"))
        try expectStrict("<r><![CDATA[x]]></r>", OptionalText(a: "x"))
        try expectStrict("<r />", OptionalText(a: nil))
        try expectStrict("<r><![CDATA[x]]></r>", WithDefault(a: "x"))
        try expectStrict("<r><a><![CDATA[x]]></a></r>", ChildFirst(a: "x"))
        try expectStrict("<r><a><![CDATA[x]]></a></r>", CDataChild(a: "x"))
        let strict = XMLDecoder()
        strict.unknownNodes = .throw
        #expect(throws: DecodingError.self) { try strict.decode(CDataFirst.self, from: "<r><a>x</a></r>") }
    }
}
