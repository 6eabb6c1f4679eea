import Foundation
import Testing
import XMLCodable

/// The pairs of XMLMapping.md about order, reports and updates.
struct XMLMappingReportsTests {
    @Test("A type lists the keys that are encoded first")
    func order() throws {
        let xml = """
            <letter>
                <header>from Ghent</header>
                <body>Hello</body>
                <footer>1</footer>
            </letter>
            """
        struct Letter: Codable, XMLMapped {
            var footer: Int
            var body: String
            var header: String
            static let xmlMapping = XMLTypeMapping(order: [CodingKeys.header, CodingKeys.body])
        }
        let letter = Letter(footer: 1, body: "Hello", header: "from Ghent")
        try expectPair(xml, letter)
    }

    @Test("A report lists all mismatches")
    func report() {
        let xml = """
            <order id="7" colour="red">
                <quantity>two</quantity>
                <item><price>5</price></item>
                <note>soon</note>
            </order>
            """
        struct Order: Decodable {
            @XMLAttribute var id: Int
            var quantity: Int
            var item: [Item]
            struct Item: Decodable {
                var name: String
                var price: Double
            }
        }
        let report = XMLDecoder().diagnose(Order.self, from: xml).map(\.description)
        expectEqual(
            report,
            [
                "1:23: nothing in Order reads the attribute 'colour' at /order/@colour",
                #"2:15: expected an integer for Order.quantity at /order/quantity, found "two""#,
                "3:5: expected <name> for Item.name at /order/item, found none",
                "4:5: nothing in Order reads <note> at /order/note",
            ])
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        struct Note: Decodable { var note: String }
        #expect(throws: DecodingError.self) { try decoder.decode(Note.self, from: xml) }
        #expect(throws: Never.self) { try XMLDecoder().decode(Note.self, from: xml) }
    }

    @Test("A located value has its line, and an update keeps what the document does not mention")
    func located() throws {
        let xml = """
            <order>
                <quantity>12</quantity>
            </order>
            """
        struct Order: Codable { var quantity: XMLLocated<Int> }
        let order = try XMLDecoder().decode(Order.self, from: xml)
        let remark = "line \(order.quantity.line ?? 0): \(order.quantity.value) is too many"
        expectEqual(remark, "line 2: 12 is too many")
        try expectPair(xml, order)
        do {
            let xml = """
                <settings>
                    <window>
                        <width>1024</width>
                    </window>
                    <recent>c.xml</recent>
                </settings>
                """
            struct Settings: Codable {
                var theme = "dark"
                var window = Window()
                var recent = ["a.xml", "b.xml"]
                struct Window: Codable {
                    var width = 800
                    var height = 600
                }
            }
            var settings = Settings()
            try XMLDecoder().update(&settings, from: xml)
            expectEqual([settings.theme] + settings.recent, ["dark", "c.xml"])
            expectEqual([settings.window.width, settings.window.height], [1024, 600])
        }
    }
}
