import Foundation
import Testing
import XMLCodable

/// The pairs of XMLMapping.md about documents whose shape differs from that of the model.
struct ShapesMappingTests {
    @Test("An index in a key, and aliases of keys")
    func indexKeys() throws {
        let xml = """
            <route>
                <stop>
                    <name>Ghent</name>
                </stop>
                <stop>
                    <name>Bruges</name>
                </stop>
            </route>
            """
        struct Route: Codable {
            var second: String
            var first: String?
            enum CodingKeys: String, CodingKey {
                case second = "stop.1.name"
                case first = "stop.0.name"
            }
        }
        let route = Route(second: "Bruges", first: "Ghent")
        try expectPair(xml, route)
        do {
            let xml = #"<book id="3-16-148410-X"><caption>Emma</caption></book>"#
            struct Book: Codable {
                var title: String
                var isbn: String
                enum CodingKeys: String, XMLAliasedKey {
                    case title
                    case isbn = "@isbn"
                    var xmlAliases: [String] {
                        switch self {
                        case .title: ["name", "caption"]
                        case .isbn: ["id"]
                        }
                    }
                }
            }
            let book = try XMLDecoder().decode(Book.self, from: xml)
            expectEqual(book.title, "Emma")
            expectEqual(book.isbn, "3-16-148410-X")
            let written = try XMLEncoder().encodeToString(book, withRootKey: "book")
            expectEqual(written, #"<book isbn="3-16-148410-X"><title>Emma</title></book>"#)
        }
    }

    @Test("Dictionaries in other shapes, and cases told by a discriminator")
    func maps() throws {
        let xml = """
            <job>
                <limit key="files">100</limit>
                <limit key="processes">8</limit>
                <env name="HOME">/root</env>
                <style fill="red" stroke="black" />
            </job>
            """
        struct Variable: XMLMapEntry {
            @XMLAttribute var name: String
            @XMLText var value: String
            var entry: (key: String, value: String) { (name, value) }
            init(key: String, value: String) { (name, self.value) = (key, value) }
        }
        struct Job: Codable {
            @XMLTransformed<XML.MapOf<XML.MapEntry<String, Int>>> var limit: [String: Int]
            @XMLTransformed<XML.MapOf<Variable>> var env: [String: String]
            @XMLTransformed<XML.AttributeMap> var style: [String: String]
        }
        let job = Job(
            limit: ["files": 100, "processes": 8], env: ["HOME": "/root"], style: ["fill": "red", "stroke": "black"])
        try expectPair(xml, job)
        do {
            let xml = """
                <drawing>
                    <shape kind="circle">
                        <radius>2</radius>
                    </shape>
                    <shape kind="rect">
                        <width>3</width>
                        <height>4</height>
                    </shape>
                    <shape kind="dot" />
                </drawing>
                """
            struct Circle: Codable, Hashable { var radius: Int }
            enum Shape: Codable, Hashable, XMLMapped {
                static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
                case circle(Circle)
                case rect(width: Int, height: Int)
                case dot
            }
            struct Drawing: Codable { var shape: [Shape] }
            let drawing = Drawing(shape: [.circle(Circle(radius: 2)), .rect(width: 3, height: 4), .dot])
            try expectPair(xml, drawing)
        }
    }

    @Test("Flattened values, groups of elements, and structs that contain themselves")
    func flattened() throws {
        let xml = """
            <customer id="7" zip="2000">
                <street>Meir 1</street>
                <phone>555</phone>
            </customer>
            """
        struct Address: Codable {
            @XMLAttribute var zip: String
            var street: String
        }
        struct Contact: Codable {
            var phone: String?
            var mail: String?
        }
        struct Customer: Codable {
            @XMLAttribute var id: Int
            @XMLFlattened var address: Address
            @XMLFlattened var contact: Contact?
            @XMLFlattened var billing: Billing?
        }
        struct Billing: Codable { var iban: String }
        let customer = Customer(
            id: 7, address: Address(zip: "2000", street: "Meir 1"), contact: Contact(phone: "555", mail: nil),
            billing: nil)
        try expectPair(xml, customer)
        do {
            let xml = """
                <dict>
                    <key>width</key>
                    <integer>3</integer>
                    <key>names</key>
                    <string>a</string>
                    <string>b</string>
                </dict>
                """
            struct Entry: Codable {
                var key: String
                var integer: Int?
                var string: [String]
            }
            struct Table: Codable { @XMLGroups var entries: [Entry] }
            let table = Table(entries: [
                Entry(key: "width", integer: 3, string: []), Entry(key: "names", integer: nil, string: ["a", "b"]),
            ])
            try expectPair(xml, table)
        }
        do {
            let xml = """
                <comment>
                    <text>Why?</text>
                    <reply>
                        <text>Because.</text>
                    </reply>
                </comment>
                """
            struct Comment: Codable {
                var text: String
                @XMLIndirect var reply: Comment?
            }
            let comment = Comment(text: "Why?", reply: Comment(text: "Because.", reply: nil))
            try expectPair(xml, comment)
        }
    }

    @Test("Comments, and nil with attributes")
    func comments() throws {
        let xml = """
            <setting>
                <!-- in seconds -->
                <value>30</value>
            </setting>
            """
        struct Setting: Codable {
            @XMLComments var comments: [String]
            var value: Int
            enum CodingKeys: CodingKey { case comments, value }
        }
        let setting = Setting(comments: [" in seconds "], value: 30)
        try expectPair(xml, setting)
        do {
            let xml = """
                <quote xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
                    <price xsi:nil="true" currency="EUR" />
                    <volume>3</volume>
                </quote>
                """
            struct Quote: Codable {
                var price: XML.Nillable<Decimal>
                var volume: XML.Nillable<Int>?
                var change: XML.Nillable<Double>?
            }
            let quote = Quote(
                price: .null(attributes: [XML.Attribute("currency", value: "EUR")]), volume: .value(3), change: nil)
            try expectPair(xml, quote)
        }
    }
}
