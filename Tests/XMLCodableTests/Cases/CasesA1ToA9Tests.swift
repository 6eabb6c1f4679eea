import Foundation
import Testing
import XMLCodable

@Suite("Cases A1 to A9: elements, attributes, paths")
struct CasesA1ToA9Tests {
    struct Food: Codable, Equatable, XMLRootNamed {
        static let xmlRootName = "food"

        var name: String
        var price: Float
        var description: String?
        var calories: Int?
    }

    static let belgian = Food(
        name: "Belgian Waffles", price: 5.95,
        description: "Two of our famous Belgian Waffles with plenty of real maple syrup", calories: 650)
    static let belgianElements = """
        <name>Belgian Waffles</name><price>5.95</price><description>Two of our famous Belgian Waffles with plenty of \
        real maple syrup</description><calories>650</calories>
        """

    @Test("A1: a basic element")
    func basicElement() throws {
        let xml = """
            <food>
              <name>Belgian Waffles</name>
              <price>5.95</price>
              <description>
                Two of our famous Belgian Waffles with plenty of real maple syrup
              </description>
              <calories>650</calories>
            </food>
            """
        try expectCase(xml, Self.belgian)
        #expect(try XMLEncoder().encodeToString(Self.belgian) == "<food>\(Self.belgianElements)</food>")
    }

    @Test("A2: another root name")
    func rootRename() throws {
        let text = try XMLEncoder().encodeToString(Self.belgian, withRootKey: "myFood")
        #expect(text == "<myFood>\(Self.belgianElements)</myFood>")
        #expect(try XMLDecoder().decode(Food.self, from: text) == Self.belgian)

        // Where nobody names the root, it has the name of the type.
        struct Unnamed: Codable, Equatable { var id = 1 }
        let unnamed = try XMLEncoder().encodeToString(Unnamed())
        #expect(unnamed == "<Unnamed><id>1</id></Unnamed>")
        #expect(try XMLDecoder().decode(Unnamed.self, from: unnamed) == Unnamed())
    }

    @Test("A3: an attribute")
    func attribute() throws {
        struct ByWrapper: Codable, Equatable {
            @Attribute var name: String
        }
        struct ByKey: Codable, Equatable {
            var name: String
            enum CodingKeys: String, CodingKey { case name = "@name" }
        }
        let xml = """
            <food name="Belgian Waffles">
            </food>
            """
        let written = #"<food name="Belgian Waffles" />"#
        try expectCase(xml, ByWrapper(name: "Belgian Waffles"), written: written)
        try expectCase(xml, ByKey(name: "Belgian Waffles"), written: written)
    }

    @Test("A4: repeated elements")
    func repeatedElements() throws {
        struct Menu: Codable, Equatable {
            var foods: [Food]
            enum CodingKeys: String, CodingKey { case foods = "food" }
        }
        let xml = """
            <breakfast_menu>
              <food>
                <name>Belgian Waffles</name>
                <price>5.95</price>
                <description>
                  Two of our famous Belgian Waffles with plenty of real maple syrup
                </description>
                <calories>650</calories>
              </food>
              <food>
                <name>Strawberry Belgian Waffles</name>
                <price>7.95</price>
                <description>
                  Light Belgian waffles covered with strawberries and whipped cream
                </description>
                <calories>900</calories>
              </food>
            </breakfast_menu>
            """
        let strawberry = Food(
            name: "Strawberry Belgian Waffles", price: 7.95,
            description: "Light Belgian waffles covered with strawberries and whipped cream", calories: 900)
        try expectCase(xml, Menu(foods: [Self.belgian, strawberry]))
    }

    @Test("A5: a date as a number of seconds or milliseconds")
    func dateTransform() throws {
        struct Show: Codable, Equatable { var starttime: Date }
        let show = Show(starttime: Date(timeIntervalSince1970: 946_684_800))

        let seconds = "<root><starttime>946684800</starttime></root>"
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dateEncodingStrategy = .secondsSince1970
        decoder.dateDecodingStrategy = .secondsSince1970
        let written = "<root><starttime>946684800.0</starttime></root>"
        try expectCase(seconds, show, written: written, encoder: encoder, decoder: decoder)

        encoder.dateEncodingStrategy = .millisecondsSince1970
        decoder.dateDecodingStrategy = .millisecondsSince1970
        try expectCase(
            "<root><starttime>946684800000</starttime></root>", show,
            written: "<root><starttime>946684800000.0</starttime></root>", encoder: encoder, decoder: decoder)

        // By default a plain number is read as seconds, and a date written as XML Schema has it.
        try expectCase(seconds, show, written: "<root><starttime>2000-01-01T00:00:00Z</starttime></root>")
    }

    @Test("A6: a nested text by its path")
    func nestedText() throws {
        struct Flat: Codable, Equatable {
            var price: Float
            enum CodingKeys: String, CodingKey { case price = "details.price" }
        }
        let xml = """
            <food>
              <details>
                <price>5.95</price>
              </details>
            </food>
            """
        try expectCase(xml, Flat(price: 5.95))
    }

    @Test("A7: a nested element with an attribute")
    func nestedAttribute() throws {
        struct Price: Codable, Equatable {
            @Attribute var currency: String
            @Text var actualPrice: Float
        }
        struct WithPrice: Codable, Equatable {
            var price: Price
            enum CodingKeys: String, CodingKey { case price = "details.price" }
        }
        struct Flat: Codable, Equatable {
            var currency: String
            var price: Float
            enum CodingKeys: String, CodingKey {
                case currency = "details.price.@currency"
                case price = "details.price"
            }
        }
        let xml = """
            <food>
              <details>
                <price currency="euro">5.95</price>
              </details>
            </food>
            """
        try expectCase(xml, WithPrice(price: Price(currency: "euro", actualPrice: 5.95)))
        try expectCase(xml, Flat(currency: "euro", price: 5.95))
    }

    @Test("A8: text and a child element")
    func textAndChild() throws {
        struct Price: Codable, Equatable {
            var actualPrice: Float
            var currency: String
            enum CodingKeys: String, CodingKey {
                case actualPrice = "#text"
                case currency
            }
        }
        struct Food: Codable, Equatable {
            var price: Price
            enum CodingKeys: String, CodingKey { case price = "details.price" }
        }
        let xml = """
            <food>
              <details>
                <price>
                  5.95
                  <currency>euro</currency>
                </price>
              </details>
            </food>
            """
        try expectCase(xml, Food(price: Price(actualPrice: 5.95, currency: "euro")))

        let malformed = """
            <food>
              <details>
                <price>
                  5.95
                  <currency>euro</currency>
              </details>
            </food>
            """
        let refusal = try decodingRefusal(Food.self, malformed)
        #expect(refusal.kind == .dataCorrupted)
        let error = try #require(refusal.parsingError)
        #expect(error.code == .mismatchedEndTag)
        #expect((error.line, error.column) == (6, 3))
        #expect(error.message == "the end tag </details> does not match <price>, opened at 3:5")
    }

    @Test("A9: children in the order of the properties, none of them dropped")
    func childOrder() throws {
        struct Thing: Codable, Equatable {
            var id: String
            var name: String
        }
        struct Flagged: Codable, Equatable {
            var name: String
            var flag: Bool
            var id: String
        }
        try expectCase("<root><id>1</id><name>the name</name></root>", Thing(id: "1", name: "the name"))
        try expectCase(
            "<root><name>n</name><flag>true</flag><id>1</id></root>", Flagged(name: "n", flag: true, id: "1"))
        // Reading does not ask for an order.
        try expectCase(
            "<root><name>the name</name><id>1</id></root>", Thing(id: "1", name: "the name"),
            written: "<root><id>1</id><name>the name</name></root>")
    }
}
