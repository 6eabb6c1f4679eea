import Foundation
import Testing
import XMLCodable

struct ReadmeTests {
    @Test("The first example prints what its comment says")
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
    }

    @Test("The tree preserves the document")
    func tree() throws {
        let document = try XML.Document(parsing: "<p>The <i>quick</i> fox<!-- red --></p>")
        let quick = document.root["i"]?.text
        let markup = document.root.innerXML
        let same = try document.xmlString()
        expectEqual(quick, "quick")
        expectEqual(markup, "The <i>quick</i> fox<!-- red -->")
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
                case foods = "food"
                case steps = "steps.step"
                case price = "details.price"
                case list = "price"
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
}
