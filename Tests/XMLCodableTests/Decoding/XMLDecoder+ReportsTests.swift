import Foundation
import Testing
import XMLCodable

struct XMLDecoderReportsTests {
    enum Size: String, Decodable { case small, large }
    enum Shape: Decodable { case circle(radius: Int), point }

    struct Order: Decodable {
        @XMLAttribute var id: Int
        var customer: Customer, items: [Item], placed: Date, note: String?, count: Int?, size: Size, total: Decimal
        struct Customer: Decodable { var name: String, email: String }
        struct Item: Decodable {
            @XMLAttribute var sku: String
            var quantity: Int
        }
        enum CodingKeys: String, CodingKey {
            case id, customer, placed, note, count, size, items = "items.item", total = "summary.total"
        }
    }

    static let fitting = """
        <order id="1">
          <customer><name>A</name><email>B</email></customer>
          <items><item sku="x"><quantity>1</quantity></item><item sku="y"><quantity>2</quantity></item></items>
          <placed>2024-01-01</placed><size>small</size>
          <summary><total>1.5</total></summary>
        </order>
        """

    @Test("A matching document has no mismatches; otherwise all are listed in document order")
    func everything() throws {
        expectEqual(XMLDecoder().diagnose(Order.self, from: Self.fitting), [])
        expectEqual(XMLDecoder().diagnose(MaybeA<Order.Customer>.self, from: "<m><a/></m>"), [])
        expectEqual(XMLDecoder().diagnose(MaybeA<String>.self, from: "<m><a/></m>"), [])
        expectEqual(XMLDecoder().diagnose(MaybeA<Int>.self, from: "<m><a/></m>"), [])
        expectEqual(XMLDecoder().diagnose(MaybeA<Order.Customer>.self, from: "<m><a><name/></a></m>").count, 1)
        let xml = """
            <order id="one" colour="red">
              <customer><name>A</name><phone>1</phone></customer>
              <items><item sku="x"><quantity>two</quantity></item><item><quantity>2</quantity></item><gift/></items>
              <placed>yesterday</placed><count>many</count><size>huge</size>
              stray
            </order>
            """
        let found = XMLDecoder().diagnose(Order.self, from: xml)
        expectEqual(
            found.map(\.description),
            [
                "1:1: expected <summary> for Order.summary.total at /order, found none",
                "1:12: expected an integer for Order.id at /order/@id, found \"one\"",
                "1:25: nothing in Order reads the attribute 'colour' at /order/@colour",
                "2:3: expected <email> for Customer.email at /order/customer, found none",
                "2:27: nothing in Customer reads <phone> at /order/customer/phone",
                "3:34: expected an integer for Item.quantity at /order/items/item[1]/quantity, found \"two\"",
                "3:55: expected the attribute 'sku' for Item.sku at /order/items/item[2], found none",
                "3:90: nothing in Order reads <gift> at /order/items/gift",
                "4:11: expected a date for Order.placed at /order/placed, found \"yesterday\"",
                "4:36: expected an integer for Order.count at /order/count, found \"many\"",
                "4:54: expected \"small\" or \"large\" for Order.size at /order/size, found \"huge\"",
                "4:65: nothing in Order reads the text at /order",
            ])
        expectEqual(
            found.map(\.kind),
            [
                .missing, .malformed, .unknownAttribute, .missing, .unknownElement, .malformed, .missing,
                .unknownElement, .malformed, .malformed, .malformed, .unknownText,
            ])
        expectEqual(
            found.map(\.keyPath),
            [
                "summary.total", "id", "", "customer.email", "customer", "items.item[0].quantity", "items.item[1].sku",
                "", "placed", "count", "size", "",
            ])
        expectEqual(found[5].line, 3)
        expectEqual(found[5].column, 34)
        expectEqual(found[5].elementPath, "/order/items/item[1]/quantity")
        let incomplete =
            #"<o id="1"><placed>1970-01-01</placed><size>small</size><summary><total>1</total></summary></o>"#
        let missing = XMLDecoder().diagnose(Order.self, from: incomplete)
        expectEqual(missing.map(\.keyPath), ["customer"])
        expectEqual(missing.map(\.kind), [.missing])
    }

    @Test("A value without a placeholder ends the report of the one around it; errors due to placeholders are left out")
    func noBlank() {
        struct Row: Decodable { var first: Int, shape: Shape, last: Int }
        struct Model: Decodable { var rows: [Row], optional: Row?, end: Int }
        let bad = "<first>x</first><shape><square/></shape><last>y</last>"
        let found = XMLDecoder().diagnose(
            Model.self, from: "<m><rows>\(bad)</rows><rows>\(bad)</rows><optional>\(bad)</optional><end>z</end></m>")
        expectEqual(
            found.filter { $0.kind == .malformed && !$0.keyPath.contains("shape") }.map(\.keyPath),
            ["rows[0].first", "rows[1].first", "optional.first", "end"])
        expectEqual(found.filter { $0.kind == .unknownElement }, [])
        final class Link: Decodable { var next: Link }
        struct Endless: Decodable {
            var url: URL, data: Data, uuid: UUID, flags: [Bool], map: [String: Int], set: Set<Int>
            var single: Float, byte: UInt8, element: XML.Element, link: Link
        }
        let endless =
            "<m><url/><data>?</data><uuid>1</uuid><flags>x</flags><map><a>x</a></map><set>y</set><byte>300</byte></m>"
        expectEqual(
            Set(XMLDecoder().diagnose(Endless.self, from: endless).map(\.keyPath)),
            ["url", "data", "uuid", "flags[0]", "map.a", "set[0]", "byte", "single", "element", "link"])
        struct Positive: Decodable {
            enum Keys: CodingKey { case number }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Keys.self)
                if try container.decode(Int.self, forKey: .number) > 0 { return }
                throw DecodingError.dataCorruptedError(forKey: .number, in: container, debugDescription: "not positive")
            }
        }
        struct Written: Decodable {
            var a: Positive?, b: Positive?
            var c: [Failing]
        }
        let listed = XMLDecoder().diagnose(
            Written.self, from: "<m><a><number>x</number></a><b><number>-1</number></b><c/><c/></m>")
        expectEqual(listed.map(\.keyPath), ["a.number", "b.number", "c[0]", "c[1]"])
        expectEqual(listed.map(\.column), [15, 29, 55, 59])
    }

    @Test("Malformed documents, wrong and scalar roots are mismatches, which take precedence over unknown nodes")
    func roots() throws {
        let decoder = XMLDecoder()
        let broken = decoder.diagnose(Order.self, from: "<order>\n<a></order>")
        expectEqual(broken.map(\.kind), [.notWellFormed])
        expectEqual(broken.first?.line, 2)
        expectEqual(decoder.diagnose(Int.self, from: "<a>x</a>").map(\.kind), [.malformed])
        expectEqual(decoder.diagnose(Int.self, from: "<a b='1'>5</a>").map(\.kind), [.unknownAttribute])
        expectEqual(decoder.diagnose([Int].self, from: "<a><b>1</b><c>x</c></a>").map(\.keyPath), ["[1]"])
        decoder.rootKey = "b"
        expectEqual(decoder.diagnose(Int.self, from: "<a>1</a>").map(\.kind), [.missing])
        let strict = XMLDecoder()
        strict.unknownNodes = .throw
        expectEqual(refusal(Plain.self, "<p><x/></p>") { $0.unknownNodes = .throw }?.kind, "keyNotFound")
        try expectEqual(strict.decode(Int.self, from: "<a x='1'><b>1</b><c/></a>", at: "b"), 1)
        #expect(refusal { try strict.decode(Int.self, from: "<a><b y='1'>1</b></a>", at: "b") } != nil)
        try expectEqual(strict.decodeFragment([Int].self, from: "<a>1</a><b>2</b>"), [1, 2])
        #expect(refusal { try strict.decodeFragment([Int].self, from: "<a>1</a><b z=''>2</b>") } != nil)
    }

    struct Plain: Decodable, Equatable {
        var name: String, rows: [Row]?, raw: XML.Element?, map: [String: String]?, deep: String?
        struct Row: Decodable, Equatable { @XMLText var text: String }
        enum CodingKeys: String, CodingKey { case name, rows, raw, map, deep = "a.b.c" }
    }

    @Test("A strict decoder accepts documents without unknown nodes, and rejects nodes that the model does not read")
    func strict() throws {
        for xml in [
            "<p><name>A</name></p>", "<p name='A'/>", "<p><!-- c --><name>A</name><?pi x?></p>",
            "<p xmlns='u' xmlns:q='v'><name>A</name></p>", "<p xml:space='preserve'>  <name>A</name></p>",
            "<p xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xsi:schemaLocation='a b'><name>A</name>"
                + "<deep xsi:nil='true'/></p>".replacing("deep", with: "raw"),
            "<p><name>A</name><rows>1</rows><rows><![CDATA[2]]></rows></p>",
            "<p><name>A</name><raw x='1'>text<any><thing/></any></raw></p>",
            "<p><name>A</name><map><x>1</x><y>2</y></map></p>", "<p><name>A</name><a><b><c>1</c></b></a></p>",
            "<p><name>A</name><a><b/></a></p>",
        ] {
            try expectDecoded(xml, decoded(Plain.self, xml)) { $0.unknownNodes = .throw }
        }
        for (xml, sentence, path) in [
            ("<p><name>A</name><x/></p>", "1:18: nothing in Plain reads <x> at /p/x", ""),
            ("<p y='1'><name>A</name></p>", "1:7: nothing in Plain reads the attribute 'y' at /p/@y", ""),
            ("<p><name>A</name>text</p>", "1:18: nothing in Plain reads the text at /p", ""),
            ("<p><name>A</name><name>B</name></p>", "1:18: nothing in Plain reads <name> at /p/name[2]", ""),
            ("<p><name z='1'>A</name></p>", "1:13: nothing reads the attribute 'z' at /p/name/@z", "name"),
            ("<p><name>A<i>B</i></name></p>", "1:11: nothing reads <i> at /p/name/i", "name"),
            ("<p><name>A</name><rows>1<b/></rows></p>", "1:25: nothing in Row reads <b> at /p/rows/b", "rows[0]"),
            ("<p><name>A</name><map x='1'><a>1</a></map></p>", "1:26: nothing", "map"),
            ("<p><name>A</name><a><b><c>1</c></b><d/></a></p>", "1:36: nothing in Plain reads <d> at /p/a/d", ""),
            ("<p><name>A</name><a><b><c>1</c></b></a><a/></p>", "1:40: nothing in Plain reads <a> at /p/a[2]", ""),
        ] {
            let failure = try #require(refusal(Plain.self, xml) { $0.unknownNodes = .throw })
            expectEqual(failure.kind, "dataCorrupted")
            #expect(failure.sentence.hasPrefix(sentence), "\(failure.sentence)")
            expectEqual(failure.path.joined(separator: ".").replacing(".Index 0", with: "[0]"), path)
            #expect(failure.location != nil)
            #expect(try decoded(Plain.self, xml).name.hasPrefix("A"))
            let mismatches = XMLDecoder().diagnose(Plain.self, from: xml)
            expectEqual(mismatches.map(\.description), [failure.sentence])
            expectEqual(mismatches.map(\.keyPath), [path])
        }
    }
}

/// Reports on large and hostile documents.
struct LargeReportsTests {
    @Test("Every mismatch of a long document is listed; one that is malformed or deeply nested is a mismatch")
    func many() {
        struct Item: Decodable {
            var a: Int, b: Int
            @XMLAttribute var c: Int
        }
        let item = "<a><a>x</a><d/><e/></a>\n"
        let found = XMLDecoder().diagnose(
            WithA<[Item]>.self, from: "<list>\(String(repeating: item, count: 400))</list>")
        expectEqual(found.count, 2_000)
        expectEqual(found.last?.location.line, 400)
        for xml in ["<a", "<a></b>", "", "<a>&x;</a>", "<a/><b/>"] {
            let found = XMLDecoder().diagnose(WithA<[Item]>.self, from: xml)
            #expect(found.map(\.kind) == [.notWellFormed] && found.first?.description.isEmpty == false, "\(xml)")
        }
        for kilobytes in [64, 512] {
            final class Nested: Decodable {
                var child: Nested?
                var value: Int
            }
            let decoder = XMLDecoder()
            decoder.parsingOptions.limits.depth = 20_002
            let xml = deepXML("child", 20_000, "<x/>")
            let found = onThread(stackSize: kilobytes * 1024) { decoder.diagnose(Nested.self, from: xml).count }
            #expect((found ?? 0) > 0)
        }
    }

    @Test("One call returns the value and what it does not read")
    func valueAndReport() throws {
        typealias Small = WithA<Int>
        let xml = "<r n='1'><a>2</a><x/>text</r>"
        let expected = [
            "1:7: nothing in WithA<Int> reads the attribute 'n' at /r/@n",
            "1:18: nothing in WithA<Int> reads <x> at /r/x", "1:22: nothing in WithA<Int> reads the text at /r",
        ]
        let document = try XML.Document(parsing: xml)
        let decoder = XMLDecoder()
        for found in [
            try decoder.decodeWithReport(Small.self, from: xml),
            try decoder.decodeWithReport(Small.self, from: Data(xml.utf8)),
            try decoder.decodeWithReport(Small.self, from: document),
            try decoder.decodeWithReport(Small.self, from: document.root),
        ] {
            expectEqual(found.value, Small(a: 2))
            expectEqual(found.unread.map(\.description), expected)
        }
        try expectEqual(decoder.decodeWithReport(Small.self, from: "<r><a>1</a></r>").unread, [])
        #expect(refusal { try decoder.decodeWithReport(Small.self, from: "<r><a>x</a></r>") } != nil)
        #expect(refusal { try decoder.decodeWithReport(Small.self, from: "<r>") } != nil)
    }

    enum Named: XMLPolymorphicFamily {
        typealias Member = any Codable
        static var xmlDiscriminator: XMLDiscriminator { .elementName }
        static var xmlTypes: [String: any Codable.Type] { ["m": WithA<Int>.self] }
    }

    enum Both: Decodable {
        case a(l: AttributeA<Int>, AttributeA<Int>)
        enum ACodingKeys: String, CodingKey { case l, _1 }
    }

    /// The elements and attributes that a value does not read.
    private func unread<T: Decodable>(_ type: T.Type, _ xml: String) -> [String] {
        XMLDecoder().diagnose(type, from: xml).compactMap(\.elementPath)
    }

    @Test("What is skipped in values without containers is reported, and both forms of a value in two places are read")
    func skippedInside() throws {
        struct Present: Decodable { @XMLPresence var node: Bool }
        expectEqual(unread(Present.self, "<r><node k='1'><x/>text</node></r>"), ["/r/node/@k", "/r/node/x", "/r/node"])
        struct Member: Decodable { @XMLPolymorphic<Named> var x: any Codable }
        expectEqual(
            unread(Member.self, "<r><x k='v'><m><a>1</a><lost/></m><other/>text</x></r>"),
            ["/r/x/@k", "/r/x/m/lost", "/r/x/other", "/r/x"])
        expectEqual(unread(WithA<[String: Int]>.self, "<r><a><x>1</x></a><a/></r>"), ["/r/a[2]"])
        expectEqual(
            XMLDecoder().diagnose(WithA<Both>.self, from: "<r><a><a a='1'>text<l a='2'/></a></a></r>").map(
                \.description), ["1:16: nothing in AttributeA<Int> reads the text at /r/a/a"])
        struct Nil: Decodable {
            @XMLCData var p: String?
            var q: Both?
            @XMLPolymorphic<Named?> var s: (any Codable)?
        }
        let xml = """
            <r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><p xsi:nil="true">t</p><q xsi:nil="true"><x/></q>\
            <s xsi:nil="true" k="1">t</s></r>
            """
        expectEqual(unread(Nil.self, xml), ["/r/p", "/r/q/x", "/r/s/@k", "/r/s"])
        expectEqual(unread(BothA<Int>.self, "<r a='1'><a>1</a></r>"), [])
        expectEqual(unread(BothA<Int>.self, "<r a='01'><a>1</a></r>"), [])
        for other in ["2", "x"] {
            let found = XMLDecoder().diagnose(BothA<Int>.self, from: "<r a='\(other)'><a>1</a></r>")
            expectEqual(found.map(\.kind), [.unknownAttribute])
        }
        struct Dynamic: Decodable, Equatable, XMLDynamicNodeDecoding {
            var d: Int?
            static func nodeDecoding(for key: any CodingKey) -> XMLPlacement { .elementAndAttribute }
        }
        // A report changes nothing for later calls.
        for _ in 0..<2 {
            expectEqual(XMLDecoder().diagnose(Dynamic.self, from: "<r d='1'/>"), [])
            expectEqual(XMLDecoder().diagnose(Dynamic.self, from: "<r d='1'><d>1</d></r>"), [])
            try expectDecoded("<r d='1'/>", Dynamic(d: 1))
        }
    }

    @Test("Text is reported once if it matches no case, and with the type of the value of a case")
    func textOfCases() {
        enum Item: Codable, Equatable { case a(Int), inner(AttributeA<Int>) }
        let decoder = XMLDecoder()
        decoder.unknownChoices = .throw
        expectEqual(
            decoder.diagnose(Contents<Item>.self, from: "<r><a>1</a>text</r>").map(\.description),
            ["1:12: expected <a> or <inner> for Contents<Item>.* at /r, found text"])
        expectEqual(
            XMLDecoder().diagnose(Contents<Item>.self, from: "<r><inner a='1'>text</inner></r>").map(\.description),
            ["1:17: nothing in AttributeA<Int> reads the text at /r/inner"])
    }
}
