import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming
import XMLDictionaryCompatibility

/// The snippets of the migration guides in XMLCodable.docc. Code of the other libraries is fenced as `swift before`,
/// which no test can run.
struct MigrationGuidesTests {
    @Test("A model in place of XMLMapper's classes and of XMLDictionary's dictionaries")
    func mapper() throws {
        let xml = """
            <menu>
                <food id="7">
                    <name>Waffles</name>
                    <details>
                        <price>5.95</price>
                    </details>
                    <added>1700000000</added>
                </food>
            </menu>
            """
        struct Menu: Codable {
            var foods: [Food]
            enum CodingKeys: String, CodingKey { case foods = "food" }
        }
        struct Food: Codable {
            @XMLAttribute var id: Int
            var name: String
            var price: Decimal
            var note: String?
            @XMLTransformed<XML.EpochSeconds> var added: Date
            enum CodingKeys: String, CodingKey {
                case id, name, added
                case price = "details.price"
                case note = "details.note"
            }
        }
        let menu = try XMLDecoder().decode(Menu.self, from: xml)
        let text = try XMLEncoder().encodeToString(menu, withRootKey: "menu")
        #expect(menu.foods.first?.id == 7 && menu.foods.first?.added.timeIntervalSince1970 == 1_700_000_000)
        expectEqual(
            text,
            #"<menu><food id="7"><name>Waffles</name><added>1700000000.0</added>"#
                + "<details><price>5.95</price></details></food></menu>")
        do {
            let xml = """
                <menu day="1">
                    <food><name>Waffles</name></food>
                    <food><name>Toast</name></food>
                </menu>
                """
            do {
                let dictionary = try XML.Document(parsing: xml).root.dictionary()
                let day = dictionary["_day"] as? String
                let foods = dictionary["food"] as? [[String: Any]] ?? []
                let names = foods.compactMap { $0["name"] as? String }
                let text = try XML.Element(dictionary: dictionary).xmlString()
                #expect(day == "1" && names == ["Waffles", "Toast"] && text.contains("<name>Toast</name>"))
            }
            struct Menu: Codable {
                @XMLAttribute var day: Int
                var foods: [Food]
                enum CodingKeys: String, CodingKey {
                    case day
                    case foods = "food"
                }
            }
            struct Food: Codable { var name: String }
            let menu = try XMLDecoder().decode(Menu.self, from: xml)
            let names = menu.foods.map(\.name)
            #expect(menu.day == 1 && names == ["Waffles", "Toast"])
        }
    }

    @Test("A tree in place of SWXMLHash's indexers, and a model in place of a delegate")
    func tree() throws {
        let xml = """
            <menu>
                <food id="1"><name>Waffles</name><details><price>5.95</price></details></food>
                <food id="2"><name>Toast</name><details><price>3.5</price></details></food>
            </menu>
            """
        let menu = try XML.Document(parsing: xml).root
        for food in menu.elements(at: "food") { print(food["name"]?.text ?? "", food[attribute: "id"] ?? "") }
        let toast = menu.elements(at: "food").first { $0[attribute: "id"] == "2" }?["name"]?.text
        let price = try menu["food.0.details.price"].map { try XMLDecoder().decode(Double.self, from: $0) }
        let foods = try menu.elements(at: "food").map { try XMLDecoder().decode(Food.self, from: $0) }
        struct Food: Codable {
            @XMLAttribute var id: Int
            var name: String
        }
        #expect(toast == "Toast" && price == 5.95 && foods.map(\.id) == [1, 2])
        do {
            let xml = """
                <rss version="2.0">
                    <channel>
                        <title>Waffle news</title>
                        <item>
                            <title>More syrup</title>
                            <pubDate>Wed, 02 Oct 2002 13:00:00 GMT</pubDate>
                            <enclosure url="https://example.com/1.mp3" length="1" type="audio/mpeg"/>
                        </item>
                    </channel>
                </rss>
                """
            struct Item: Codable {
                var title: String
                var date: Date?
                var audio: URL?
                enum CodingKeys: String, CodingKey {
                    case title
                    case date = "pubDate"
                    case audio = "enclosure.@url"
                }
            }
            let decoder = XMLDecoder()
            decoder.dateDecodingStrategy = .rfc822
            let items = try decoder.decode([Item].self, from: xml, at: "channel.item")
            expectEqual(items.map(\.title), ["More syrup"])
            expectEqual(items.first?.audio?.absoluteString, "https://example.com/1.mp3")
            expectEqual(items.first?.date?.timeIntervalSince1970, 1_033_563_600)
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
            try Data(xml.utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            let reader = try decoder.reader(Item.self, at: "channel.item", contentsOf: file)
            while let item = try reader.next() { print(item.title) }
            expectEqual(reader.recordCount, 1)
        }
    }
}
