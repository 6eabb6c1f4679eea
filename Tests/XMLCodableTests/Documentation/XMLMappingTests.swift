import Foundation
import Testing
import XMLCodable
import XMLCodableCanonical
import XMLDictionaryCompatibility

/// The pairs of XMLMapping.md, in the order of the page.
struct XMLMappingTests {
    @Test("A plain key is a child element or an attribute, one with an at sign an attribute, and #text the text")
    func plainKey() throws {
        do {
            let xml = """
                <food>
                    <name>Waffles</name>
                    <calories>650</calories>
                </food>
                """
            struct Food: Codable {
                var name: String
                var calories: Int
            }
            let food = Food(name: "Waffles", calories: 650)
            try expectPair(xml, food)
            let read = try XMLDecoder().decode(Food.self, from: #"<food name="Waffles" calories="650"/>"#)
            expectEqual(read.name, "Waffles")
            expectEqual(read.calories, 650)
        }
        do {
            let xml = """
                <food id="7">
                    <name>Waffles</name>
                </food>
                """
            struct Food: Codable {
                var id: Int
                var name: String
                enum CodingKeys: String, CodingKey {
                    case id = "@id"
                    case name
                }
            }
            let food = Food(id: 7, name: "Waffles")
            try expectPair(xml, food)
        }
        do {
            let xml = #"<price currency="EUR">5.95</price>"#
            struct Price: Codable {
                var currency: String
                var amount: Decimal
                enum CodingKeys: String, CodingKey {
                    case currency = "@currency"
                    case amount = "#text"
                }
            }
            let price = Price(currency: "EUR", amount: 5.95)
            try expectPair(xml, price)
        }
    }

    @Test("A dotted key is a path, unless its dots are two, paths are off, or a name has the dots")
    func path() throws {
        do {
            let xml = """
                <food>
                    <details>
                        <price currency="EUR">5.95</price>
                        <origin>Ghent</origin>
                    </details>
                </food>
                """
            struct Food: Codable {
                var price: Decimal
                var currency: String
                var origin: String
                enum CodingKeys: String, CodingKey {
                    case price = "details.price"
                    case currency = "details.price.@currency"
                    case origin = "details.origin"
                }
            }
            let food = Food(price: 5.95, currency: "EUR", origin: "Ghent")
            try expectPair(xml, food)
        }
        do {
            let xml = """
                <app attr.name="demo">
                    <app.version>3</app.version>
                    <build>
                        <hudson.Shell>make</hudson.Shell>
                        <hudson.Maven>3</hudson.Maven>
                    </build>
                </app>
                """
            enum Step: Codable {
                case shell(String)
                case maven(Int)
                enum CodingKeys: String, CodingKey { case shell = "hudson.Shell", maven = "hudson.Maven" }
            }
            struct App: Codable {
                @XMLAttribute var name: String
                var version: Int
                var steps: [Step]
                enum CodingKeys: String, CodingKey {
                    case name = "attr.name", version = "app..version", steps = "build.*"
                }
            }
            let app = App(name: "demo", version: 3, steps: [.shell("make"), .maven(3)])
            try expectPair(xml, app)
        }
        do {
            let xml = """
                <app>
                    <app.version>3</app.version>
                </app>
                """
            let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
            struct App: Codable {
                var version: Int
                enum CodingKeys: String, CodingKey { case version = "app.version" }
            }
            let app = App(version: 3)
            encoder.nestedKeyStrategy = .literal
            decoder.nestedKeyStrategy = .literal
            try expectPair(xml, app, encoder: encoder, decoder: decoder)
            let both = "<r><app><version>1</version></app><app.version>3</app.version></r>"
            try expectEqual(XMLDecoder().decode(App.self, from: both).version, 3)
        }
    }

    @Test("A key strategy changes the names, and keys are names with their prefix")
    func names() throws {
        let xml = """
            <food>
                <menu_name>Waffles</menu_name>
            </food>
            """
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        struct Food: Codable { var menuName: String }
        let food = Food(menuName: "Waffles")
        encoder.keyEncodingStrategy = .convertToSnakeCase
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        try expectPair(xml, food, encoder: encoder, decoder: decoder)
        do {
            let xml = """
                <m:order xmlns:m="urn:example:kitchen">
                    <m:table>7</m:table>
                </m:order>
                """
            struct Order: Codable {
                @XMLAttribute var namespace = "urn:example:kitchen"
                var table: Int
                enum CodingKeys: String, CodingKey {
                    case namespace = "xmlns:m"
                    case table = "m:table"
                }
            }
            let order = Order(table: 7)
            try expectPair(xml, order)
        }
    }

    @Test("Property wrappers place a property, or make it the text, or the type places its properties")
    func wrappers() throws {
        do {
            let xml = """
                <book id="12">
                    <title>Emma</title>
                    <note><![CDATA[R&D]]></note>
                </book>
                """
            struct Book: Codable {
                @XMLAttribute var id: Int
                @XMLChild var title: String
                @XMLCData var note: String
            }
            let book = Book(id: 12, title: "Emma", note: "R&D")
            try expectPair(xml, book)
        }
        do {
            let xml = #"<price currency="EUR">5.95</price>"#
            struct Price: Codable {
                @XMLAttribute var currency: String
                @XMLText var amount: Decimal
            }
            let price = Price(currency: "EUR", amount: 5.95)
            try expectPair(xml, price)
        }
        do {
            let xml = """
                <book id="12">
                    <title>Emma</title>
                </book>
                """
            struct Book: Codable, XMLDynamicNodeEncoding, XMLDynamicNodeDecoding {
                var id: Int
                var title: String
                static func nodeEncoding(for key: any CodingKey) -> XMLPlacement {
                    key.stringValue == "id" ? .attribute : .element
                }
                static func nodeDecoding(for key: any CodingKey) -> XMLPlacement {
                    key.stringValue == "id" ? .attribute : .element
                }
            }
            let book = Book(id: 12, title: "Emma")
            try expectPair(xml, book)
        }
    }

    @Test("An array contains all children of its name, by a path those of a list, and an inner array repeats the name")
    func array() throws {
        do {
            let xml = """
                <menu>
                    <food>Waffles</food>
                    <food>Toast</food>
                </menu>
                """
            struct Menu: Codable {
                var foods: [String]
                enum CodingKeys: String, CodingKey { case foods = "food" }
            }
            let menu = Menu(foods: ["Waffles", "Toast"])
            try expectPair(xml, menu)
        }
        do {
            let xml = """
                <recipe>
                    <steps>
                        <step>Mix</step>
                        <step>Bake</step>
                    </steps>
                </recipe>
                """
            struct Recipe: Codable {
                var steps: [String]
                enum CodingKeys: String, CodingKey { case steps = "steps.step" }
            }
            let recipe = Recipe(steps: ["Mix", "Bake"])
            try expectPair(xml, recipe)
        }
        do {
            let xml = """
                <grid>
                    <row>
                        <row>1</row>
                        <row>2</row>
                    </row>
                    <row>
                        <row>3</row>
                    </row>
                </grid>
                """
            struct Grid: Codable {
                var rows: [[Int]]
                enum CodingKeys: String, CodingKey { case rows = "row" }
            }
            let grid = Grid(rows: [[1, 2], [3]])
            try expectPair(xml, grid)
        }
    }

    @Test("A dictionary is one child per key, or entries if it has other keys")
    func dictionary() throws {
        do {
            let xml = """
                <stock>
                    <counts>
                        <tea>4</tea>
                    </counts>
                </stock>
                """
            struct Stock: Codable { var counts: [String: Int] }
            let stock = Stock(counts: ["tea": 4])
            try expectPair(xml, stock)
        }
        do {
            let xml = """
                <stock>
                    <shelves>
                        <entry key="7">tea</entry>
                    </shelves>
                </stock>
                """
            let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
            struct Stock: Codable { var shelves: [Int: String] }
            let stock = Stock(shelves: [7: "tea"])
            encoder.dictionaryKeyStrategy = .entries
            decoder.dictionaryKeyStrategy = .entries
            try expectPair(xml, stock, encoder: encoder, decoder: decoder)
        }
    }

    @Test(
        "A missing element is nil or an empty array, an empty element an empty String, and nil is encoded by strategy")
    func missing() throws {
        do {
            let xml = """
                <food>
                    <name></name>
                </food>
                """
            struct Food: Codable {
                var name: String
                var origin: String?
                var tags: [String]
            }
            let food = Food(name: "", origin: nil, tags: [])
            try expectPair(xml, food)
        }
        do {
            let xml = """
                <recipe>
                    <steps />
                </recipe>
                """
            struct Recipe: Codable {
                var steps: [String]?
                var notes: [String]?
                enum CodingKeys: String, CodingKey { case steps = "steps.step", notes = "notes.note" }
            }
            let recipe = Recipe(steps: [], notes: nil)
            try expectPair(xml, recipe)
        }
        do {
            let xml = """
                <food xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
                    <origin xsi:nil="true" />
                </food>
                """
            let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
            struct Food: Codable { var origin: String? }
            let food = Food(origin: nil)
            encoder.nilEncodingStrategy = .xsiNil
            try expectPair(xml, food, encoder: encoder, decoder: decoder)
        }
    }

    @Test("A default may be omitted, a date is written as it was read, and the prefix of a qualified name is declared")
    func omittedDefaults() throws {
        do {
            let xml = #"<food price="0.0" />"#
            enum Unit: XMLDefaultProvider {
                static let defaultValue = "g"
                static let omitsDefault = true
            }
            struct Food: Codable {
                @XMLAttribute @XMLDefault<XML.Zero> var price: Double
                @XMLAttribute @XMLDefault<XML.Omitting<XML.One>> var count: Int
                @XMLDefault<Unit> var unit: String
            }
            let food = Food(price: 0, count: 1, unit: "g")
            try expectPair(xml, food)
        }
        do {
            let xml = """
                <patient birth="1970-03">
                    <admitted>2026-07-01T12:30:00.50+02:00</admitted>
                    <dose>08:00:00</dose>
                </patient>
                """
            struct Patient: Codable {
                @XMLAttribute var birth: XML.DateTime
                var admitted: XML.DateTime
                var dose: XML.DateTime
            }
            let patient = Patient(
                birth: XML.DateTime(year: 1970, month: 3), admitted: XML.DateTime("2026-07-01T12:30:00.50+02:00")!,
                dose: XML.DateTime(hour: 8, minute: 0, second: 0))
            try expectPair(xml, patient)
        }
        do {
            let xml = """
                <part type="tns:Order" xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:tns="urn:example:orders">
                    <code>soap:Sender</code>
                    <headers>tns:Id tns:Date</headers>
                </part>
                """
            struct Part: Codable {
                @XMLAttribute var type: XML.QualifiedName
                var code: XML.QualifiedName
                @XMLList var headers: [XML.QualifiedName]
            }
            let (orders, envelope) = ("urn:example:orders", "http://www.w3.org/2003/05/soap-envelope")
            let part = Part(
                type: XML.QualifiedName("Order", namespaceURI: orders, prefix: "tns"),
                code: XML.QualifiedName("Sender", namespaceURI: envelope, prefix: "soap"),
                headers: ["Id", "Date"].map { XML.QualifiedName($0, namespaceURI: orders, prefix: "tns") })
            try expectPair(xml, part)
        }
    }

    @Test("White space around a value is trimmed, but not that of a String, and reserved characters are escaped")
    func trimming() throws {
        do {
            let xml = """
                <food>
                    <name>
                        Waffles
                    </name>
                </food>
                """
            struct Food: Codable { var name: String }
            let food = Food(name: "Waffles")
            try expectEqual(XMLDecoder().decode(Food.self, from: xml).name, food.name)
        }
        do {
            let xml = """
                <food>
                    <name>&#32;Waffles&#32;</name>
                </food>
                """
            struct Food: Codable { var name: String }
            let food = Food(name: " Waffles ")
            try expectPair(xml, food)
        }
        do {
            let xml = """
                <food note="5 &lt; 6">
                    <name>Fish &amp; Chips</name>
                </food>
                """
            struct Food: Codable {
                @XMLAttribute var note: String
                var name: String
            }
            let food = Food(note: "5 < 6", name: "Fish & Chips")
            try expectPair(xml, food)
        }
    }

    @Test("Values follow XML Schema, and a strategy changes the form of dates")
    func values() throws {
        do {
            let xml = """
                <event>
                    <start>2026-05-04T06:30:00Z</start>
                    <open>true</open>
                    <level>high</level>
                    <token>aGVsbG8=</token>
                </event>
                """
            enum Level: String, Codable { case low, high }
            struct Event: Codable {
                var start: Date
                var open: Bool
                var level: Level
                var token: Data
            }
            let event = Event(
                start: Date(timeIntervalSince1970: 1_777_876_200), open: true, level: .high, token: Data("hello".utf8))
            try expectPair(xml, event)
        }
        do {
            let xml = """
                <event>
                    <start>1777876200.0</start>
                </event>
                """
            let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
            struct Event: Codable { var start: Date }
            let event = Event(start: Date(timeIntervalSince1970: 1_777_876_200))
            encoder.dateEncodingStrategy = .secondsSince1970
            decoder.dateDecodingStrategy = .secondsSince1970
            try expectPair(xml, event, encoder: encoder, decoder: decoder)
        }
    }

    @Test("The root is named after the type, decoding can start below it, and a fragment has several roots")
    func rootName() throws {
        do {
            let xml = """
                <Food>
                    <name>Waffles</name>
                </Food>
                """
            struct Food: Codable { var name: String }
            let data = try XMLEncoder().encode(Food(name: "Waffles"))
            let written = try XML.Document(parsing: data).xmlString()
            expectEqual(written, xml.split(whereSeparator: \.isWhitespace).joined())
        }
        do {
            let xml = """
                <reply>
                    <body>
                        <food>
                            <name>Waffles</name>
                        </food>
                    </body>
                </reply>
                """
            struct Food: Codable { var name: String }
            let food = try XMLDecoder().decode(Food.self, from: xml, at: "body.food")
            expectEqual(food.name, "Waffles")
        }
        do {
            let xml = """
                <food><name>Waffles</name></food>
                <food><name>Toast</name></food>
                """
            struct Food: Codable { var name: String }
            let foods = try XMLDecoder().decodeFragment([Food].self, from: xml)
            expectEqual(foods.map(\.name), ["Waffles", "Toast"])
        }
    }

    @Test("A subclass shares the element with its superclass")
    func inheritance() throws {
        let xml = """
            <manager>
                <name>Ada</name>
                <reports>4</reports>
            </manager>
            """
        class Person: Codable { var name = "" }
        final class Manager: Person {
            var reports = 0
            private enum CodingKeys: String, CodingKey { case reports }
            init(name: String, reports: Int) {
                super.init()
                self.name = name
                self.reports = reports
            }
            required init(from decoder: any Decoder) throws {
                reports = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .reports)
                try super.init(from: decoder)
            }
            override func encode(to encoder: any Encoder) throws {
                try super.encode(to: encoder)
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(reports, forKey: .reports)
            }
        }
        let manager = Manager(name: "Ada", reports: 4)
        try expectPair(xml, manager)
    }

    @Test("A declaration is written on request, and references for characters that an encoding lacks")
    func header() throws {
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <food><name>Waffles</name></food>
            """
        struct Food: Codable { var name: String }
        let declaration = XML.Declaration(encoding: "UTF-8")
        let data = try XMLEncoder().encode(Food(name: "Waffles"), withRootKey: "food", declaration: declaration)
        expectEqual(String(decoding: data, as: UTF8.self), xml)
        do {
            let xml = """
                <?xml version="1.0" encoding="ISO-8859-1"?>
                <food><name>Crème brûlée</name><price>5 &#8364;</price></food>
                """
            struct Food: Codable {
                var name: String
                var price: String
            }
            let encoder = XMLEncoder()
            encoder.outputEncoding = .isoLatin1
            let data = try encoder.encode(Food(name: "Crème brûlée", price: "5 €"), withRootKey: "food")
            expectEqual(data, xml.data(using: .isoLatin1))
            try expectEqual(XMLDecoder().decode(Food.self, from: data).price, "5 €")
        }
    }

    @Test("A value is encoded in the canonical form for signing, and that of a part includes its context")
    func canonicalValue() throws {
        do {
            let xml = """
                <inv:Invoice xmlns:inv="urn:inv" currency="EUR" id="7"><inv:note>a &gt; b</inv:note></inv:Invoice>
                """
            struct Invoice: Codable {
                @XMLAttribute var id: Int
                @XMLAttribute var currency: String
                var note: String
                enum CodingKeys: String, CodingKey {
                    case id, currency
                    case note = "inv:note"
                }
            }
            let invoice = Invoice(id: 7, currency: "EUR", note: "a > b")
            let bytes = try XMLEncoder().encodeCanonical(
                invoice, as: .exclusive, withRootKey: "inv:Invoice", rootAttributes: ["xmlns:inv": "urn:inv"])
            expectEqual(String(decoding: bytes, as: UTF8.self), xml)
            try expectEqual(XMLDecoder().decode(Invoice.self, from: xml).note, "a > b")
        }
        do {
            let xml = #"<order xmlns="urn:order" xmlns:sig="urn:sig" xml:lang="en"><item n='1'/></order>"#
            let item = try XML.Document(parsing: xml).root["item"]
            let inclusive = try item?.canonicalString()
            // <item xmlns="urn:order" xmlns:sig="urn:sig" n="1" xml:lang="en"></item>
            let exclusive = try item?.canonicalString(.exclusive)
            // <item xmlns="urn:order" n="1"></item>
            expectEqual(inclusive, #"<item xmlns="urn:order" xmlns:sig="urn:sig" n="1" xml:lang="en"></item>"#)
            expectEqual(exclusive, #"<item xmlns="urn:order" n="1"></item>"#)
        }
    }

    @Test("An element is converted to a dictionary in XMLDictionary's form and back")
    func treeAsDictionary() throws {
        let xml = #"<menu day="1"><food>Toast</food><food>Tea</food><price currency="EUR">5</price></menu>"#
        let menu = try XML.Document(parsing: xml).root.dictionary()
        // ["__name": "menu", "_day": "1", "food": ["Toast", "Tea"],
        //  "price": ["_currency": "EUR", "__text": "5"]]
        let foods = menu["food"] as? [String]
        let again = try XML.Element(dictionary: menu)
        expectEqual(foods, ["Toast", "Tea"])
        expectEqual(menu["price"] as? [String: String], ["_currency": "EUR", "__text": "5"])
        expectEqual(menu["__name"] as? String, "menu")
        expectEqual(menu["_day"] as? String, "1")
        expectEqual(menu.count, 4)
        try expectEqual(again.xmlString(), xml)
    }

    @Test("The message of a value error begins with its location")
    func errors() throws {
        let xml = """
            <order>
                <quantity>two</quantity>
            </order>
            """
        struct Order: Decodable { var quantity: Int }
        let failure = refusal(Order.self, xml)
        expectEqual(failure?.kind, "dataCorrupted")
        expectStart(failure?.sentence, #"2:15: expected an integer for Order.quantity at /order/quantity, found "two""#)
    }
}
