import Foundation
import Testing
import XMLCodable

struct ReadmeTests {
    @Test("The first example prints what its comment says, and the tree preserves the document")
    func firstExample() throws {
        struct Food: Codable {
            @XMLAttribute var id: Int
            var name: String
            var price: Decimal
        }
        let xml = #"<food id="7"><name>Waffles &amp; cream</name><price>5.95</price></food>"#
        var food = try XMLDecoder().decode(Food.self, from: xml)
        food.price += 1
        let written = try XMLEncoder().encodeToString(food, withRootKey: "food")
        // <food id="7"><name>Waffles &amp; cream</name><price>6.95</price></food>
        expectEqual(written, #"<food id="7"><name>Waffles &amp; cream</name><price>6.95</price></food>"#)
        let document = try XML.Document(parsing: "<p>The <i>quick</i> fox<!-- red --></p>")
        let quick = document.root["i"]?.text
        let markup = document.root.innerXML
        let same = try document.xmlString()
        expectEqual([quick, markup], ["quick", "The <i>quick</i> fox<!-- red -->"])
        expectEqual(same, "<p>The <i>quick</i> fox<!-- red --></p>")
    }

    @Test("The table of common patterns is correct")
    func patterns() throws {
        struct Price: Codable {
            @XMLAttribute var currency: String
            @XMLText var amount: Decimal
        }
        struct Step: Codable {}
        struct Food: Codable {
            @XMLAttribute var id: Int
            var name: String
        }
        struct Menu: Codable {
            var foods: [Food]
            var steps: [Step]
            var price: Decimal
            var list: Price
            enum CodingKeys: String, CodingKey {
                case foods = "food", steps = "steps.step", price = "details.price", list = "price"
            }
        }
        let xml = """
            <menu><food id="7"><name>Waffles</name></food><food id="8"><name>Toast</name></food>\
            <steps><step/><step/></steps><details><price>5.95</price></details><price currency="EUR">4.95</price></menu>
            """
        let menu = try XMLDecoder().decode(Menu.self, from: xml)
        expectEqual(menu.foods.map(\.id), [7, 8])
        expectEqual(menu.foods.map(\.name), ["Waffles", "Toast"])
        expectEqual(menu.steps.count, 2)
        expectEqual(menu.price, Decimal(string: "5.95"))
        expectEqual(menu.list.currency, "EUR")
        expectEqual(menu.list.amount, Decimal(string: "4.95"))
    }

    static let order = """
        <order id="118">
            <customer>Ada</customer>
            <lines>
                <line sku="W-1" count="2">Waffles</line>
                <line sku="T-9">Toast</line>
            </lines>
            <total currency="EUR">18.90</total>
        </order>
        """

    @Test("A report says what a first model lacks; the second reads everything and writes it back")
    func firstModel() throws {
        let xml = Self.order
        struct Order: Codable {
            var id: Int
            var customer: String
            var lines: [Line]
            var total: Double
        }
        struct Line: Codable {
            var sku: String
            var count: Int
        }
        for mismatch in XMLDecoder().diagnose(Order.self, from: xml) { print(mismatch) }
        // README.md has the report of the first model, indented.
        let file = DocumentationSnippetsTests.root.appendingPathComponent("README.md")
        let readme = try String(contentsOf: file, encoding: .utf8)
        expectPart(readme, "\n\n\(XMLDecoder().diagnose(Order.self, from: xml).map { "    \($0)\n" }.joined())\n")
        do {
            struct Order: Codable {
                @XMLAttribute var id: Int
                var customer: String
                var lines: [Line]
                var total: Total
                enum CodingKeys: String, CodingKey {
                    case id, customer
                    case lines = "lines.line"
                    case total
                }
            }
            struct Line: Codable {
                @XMLAttribute var sku: String
                @XMLAttribute var count: Int?
                @XMLText var name: String
            }
            struct Total: Codable {
                @XMLAttribute var currency: String
                @XMLText var amount: XML.DecimalNumber
            }
            let report = XMLDecoder().diagnose(Order.self, from: xml)
            #expect(report.isEmpty)
            let value = try XMLDecoder().decode(Order.self, from: xml)
            try expectPair(xml, value)
        }
    }

    @Test("JSON sees through wrappers, and shows paths in keys")
    func json() throws {
        struct Food: Codable {
            @XMLAttribute var id: Int
            var price: Decimal
            enum CodingKeys: String, CodingKey {
                case id
                case price = "details.price"
            }
        }
        let xml = #"<food id="7"><details><price>5.95</price></details></food>"#
        let food = try XMLDecoder().decode(Food.self, from: xml)
        let json = try JSONEncoder().encode(food)
        let text = String(decoding: json, as: UTF8.self)
        expectPart(text, #""id":7"#)
        expectPart(text, #""details.price":5.95"#)
    }
}
