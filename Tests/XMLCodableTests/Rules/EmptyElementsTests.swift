import Foundation
import Testing
import XMLCodable

/// An element is empty when it has no child element and no text.
struct EmptyElementsTests {
    struct Lines: Decodable, Equatable {
        struct Inner: Decodable, Equatable { var x: String? }
        var inner: Inner?
        var number: Int?
        var text: String?
        var list: [Int]
        enum CodingKeys: String, CodingKey { case inner, number, text, list = "list.item" }
    }

    @Test("The kind of a line end does not matter", arguments: ["\n", "\r\n", "\r", " \r\n\t"])
    func lineEnds(end: String) throws {
        let contents = ["inner", "number", "text", "list"].map { "<\($0)>\(end)</\($0)>\(end)" }.joined()
        let xml = "<r>\(end)\(contents)</r>"
        let plain = xml.replacing(end, with: "\n")
        let strict = XMLDecoder()
        strict.unknownNodes = .throw
        try expectEqual(strict.decode(Lines.self, from: xml), strict.decode(Lines.self, from: plain))
        expectEqual(XMLDecoder().diagnose(Lines.self, from: xml), [])
        try expectEqual(strict.decode(Lines.self, from: xml).list, [])
    }
    struct Numbers: Codable, Equatable {
        var number: Int?
        @XMLDefault<XML.Zero> var zero: Int
        var list: [Int?]
        var word: Word?
        var date: Date?
        var id: UUID?
    }
    enum Word: String, Codable { case a, b }

    @Test(
        "Attributes, comments, processing instructions and CDATA sections without text are no content",
        arguments: [
            "<N/>", "<N type='integer' nil='true'/>", "<N xml:lang='en'/>", "<N xmlns='urn:n' xmlns:p='urn:p'/>",
            "<N xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xsi:type='x'/>", "<N><!-- 8080 --></N>",
            "<N> <?target data?>\n</N>", "<N><![CDATA[]]></N>", "<N a='1'>&#32;<!--c--></N>",
        ], [XMLDecoder.EmptyElementStrategy.valueOrNil, .nil])
    func noContent(element: String, strategy: XMLDecoder.EmptyElementStrategy) throws {
        let names = ["number", "zero", "list", "word", "date", "id"]
        let elements = names.map { element.replacing("N", with: $0).replacing("xmlns='urn:n'", with: "") }
        let decoder = XMLDecoder()
        decoder.emptyElementStrategy = strategy
        let numbers = try decoder.decode(Numbers.self, from: "<r>\(elements.joined())<list>1</list></r>")
        expectEqual(numbers, Numbers(zero: 0, list: [nil, 1]))
    }
    struct Item: Codable, Equatable {
        @XMLAttribute var id: Int
        @XMLAttribute var note: String?
    }
    struct Items: Codable, Equatable {
        var item: Item?
        var raw: XML.Element?
    }

    @Test("Attributes are content of a type that reads them; a nil value beside those of its element comes back")
    func attributesOfKeys() throws {
        for strategy in [XMLDecoder.EmptyElementStrategy.valueOrNil, .nil] {
            let decoder = XMLDecoder()
            decoder.emptyElementStrategy = strategy
            let items = try decoder.decode(Items.self, from: "<r><item id='1'/><raw k='v'/></r>")
            expectEqual(items.item, Item(id: 1, note: nil))
            expectEqual(items.raw?.attributes.count, 1)
            #expect(throws: DecodingError.self) { try decoder.decode(Items.self, from: "<r><item note='x'/></r>") }
            #expect(throws: DecodingError.self) { try decoder.decode(Items.self, from: "<r><item id='x'/></r>") }
            try expectEqual(decoder.decode(Items.self, from: "<r><item/></r>"), Items())
        }
        try expectStrict(#"<r><price currency="EUR" /></r>"#, Price(price: nil, currency: "EUR"))
        try expectStrict(#"<r><price currency="EUR">1</price></r>"#, Price(price: 1, currency: "EUR"))
    }
    struct Price: Codable, Equatable {
        var price: Int?
        var currency: String
        enum CodingKeys: String, CodingKey { case price, currency = "price.@currency" }
    }
    struct Counted: Codable, Equatable {
        var count: Int
        var items: [String]?
        enum CodingKeys: String, CodingKey { case count = "items.@count", items = "items.item" }
    }
    /// Each is the only list of its element.
    struct Wrapped: Codable, Equatable {
        var plain: [String]?
        @XMLChild var child: [String]?
        @XMLIndirect var indirect: [String]?
        @XMLLenient var lenient: [String]?
        @XMLLossy var lossy: [String]?
        @XMLTransformed<[XML.AsString<Int>]?> var transformed: [Int]?
        @XMLTransformed<XML.MapOf<XML.MapEntry<String, Int>>?> var mapped: [String: Int]?
        enum CodingKeys: String, CodingKey {
            case plain = "a.item", child = "b.item", indirect = "c.item", lenient = "d.item", lossy = "e.item"
            case transformed = "f.item", mapped = "g.item"
        }
    }

    @Test("An empty list at a path differs from none, also in wrappers; a collection that is nil is not written")
    func lists() throws {
        try expectStrict(#"<r><items count="0" /></r>"#, Counted(count: 0, items: []))
        try expectStrict("<r><a /></r>", Wrapped(plain: []))
        try expectStrict("<r><b /></r>", Wrapped(child: []))
        try expectStrict("<r><c /></r>", Wrapped(indirect: []))
        try expectStrict("<r><d /></r>", Wrapped(lenient: []))
        try expectStrict("<r><e /></r>", Wrapped(lossy: []))
        try expectStrict("<r><f /></r>", Wrapped(transformed: []))
        try expectStrict("<r><g /></r>", Wrapped(mapped: [:]))
        try expectStrict("<r />", Wrapped())
        for content in [" type='array'/>", "><!-- none --></%>"] {
            func list(_ name: String) -> String { "<r><\(name)\(content.replacing("%", with: name))</r>" }
            try expectEqual(decoded(Wrapped.self, list("a")), Wrapped(plain: []))
            try expectEqual(decoded(Wrapped.self, list("b")), Wrapped(child: []))
        }
        let text = try encoded(Collections()) { $0.nilEncodingStrategy = .emptyElement }
        expectEqual(text, "<r />")
        try expectEqual(decoded(Collections.self, text), Collections())
        let said = try encoded(Collections()) { $0.nilEncodingStrategy = .xsiNil }
        expectPart(said, "<nodes xsi:nil=")
        try expectEqual(decoded(Collections.self, said), Collections())
    }
    struct Collections: Codable, Equatable {
        var list: [Int]?
        var map: [String: Int]?
        var nodes: [XML.Node]?
        @XMLChild var child: [Int]?
        @XMLList var tokens: [Int]?
    }
    struct Nodes: Codable, Equatable { var n: [XML.Node]? }
    struct Content: Codable, Equatable {
        var n: [XML.Node]?
        enum CodingKeys: String, CodingKey { case n = "" }
    }
    struct Rest: Codable, Equatable {
        var n: [XML.Node]?
        enum CodingKeys: String, CodingKey { case n = "*" }
    }

    @Test("Nodes are nil where there are none, and an empty text is a case for text")
    func nodes() throws {
        for nodes in [nil, [], [XML.Node.text("x")]] {
            let value = Nodes(n: nodes)
            let text = try encoded(value)
            try expectEqual(decoded(Nodes.self, text), value)
            try expectEqual(decoded(Nodes.self, text) { $0.unknownNodes = .throw }, value)
        }
        for nodes in [nil, [XML.Node.text("x")], [.text("x"), .element(XML.Element("e"))]] {
            for strict in [XMLDecoder.UnknownContentStrategy.skip, .throw] {
                let (content, rest) = (Content(n: nodes), Rest(n: nodes))
                try expectEqual(decoded(Content.self, encoded(content)) { $0.unknownNodes = strict }, content)
                try expectEqual(decoded(Rest.self, encoded(rest)) { $0.unknownNodes = strict }, rest)
            }
        }
        let holder = Holder(value: .text(""), values: [.text(""), .int(1), .text("x")])
        let values = "<values></values><values><int>1</int></values><values>x</values>"
        try expectStrict("<r><value></value>\(values)</r>", holder)
        try expectEqual(decoded(Holder.self, "<r/>"), Holder(values: []))
        try expectEqual(decoded(Value.self, "<value></value>"), .text(""))
        #expect(throws: DecodingError.self) { try decoded(Value.self, "<value><other/></value>") }
    }
    enum Value: Codable, Equatable {
        case text(String), int(Int)
        enum CodingKeys: String, XMLChoiceCodingKey { case text = "#text", int }
    }
    struct Holder: Codable, Equatable {
        var value: Value?
        var values: [Value]
    }
}
