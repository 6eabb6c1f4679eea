import Foundation
import Testing
import XMLCodable

struct RootAndChildElementsTests {
    struct Food: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "food")

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

    @Test("Child elements become the properties of the same name, and repeated ones an array")
    func childElements() throws {
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
        try expectEqual(XMLEncoder().encodeToString(Self.belgian), "<food>\(Self.belgianElements)</food>")
        struct Menu: Codable, Equatable {
            var foods: [Food]
            enum CodingKeys: String, CodingKey { case foods = "food" }
        }
        let menu = """
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
        try expectCase(menu, Menu(foods: [Self.belgian, strawberry]))
    }

    @Test("The root is named by the type, by the call or by what was read")
    func rootName() throws {
        let text = try XMLEncoder().encodeToString(Self.belgian, withRootKey: "myFood")
        expectEqual(text, "<myFood>\(Self.belgianElements)</myFood>")
        #expect(throws: DecodingError.self) { try XMLDecoder().decode(Food.self, from: text) }
        let decoder = XMLDecoder()
        decoder.rootKey = "myFood"
        try expectEqual(decoder.decode(Food.self, from: text), Self.belgian)
        decoder.rootKey = nil
        decoder.checksRoot = false
        try expectEqual(decoder.decode(Food.self, from: text), Self.belgian)

        // Otherwise the root is named after the type.
        struct Unnamed: Codable, Equatable { var id = 1 }
        let unnamed = try XMLEncoder().encodeToString(Unnamed())
        expectEqual(unnamed, "<Unnamed><id>1</id></Unnamed>")
        try expectEqual(XMLDecoder().decode(Unnamed.self, from: unnamed), Unnamed())
        let xml = """
            <food>
              <name>Belgian Waffles</name>
              <price>5.95</price>
              <calories>650</calories>
            </food>
            """
        let food = try XMLDecoder().decode(Dish.self, from: xml)
        expectEqual(food, Dish(element: "food", name: "Belgian Waffles", price: 5.95, description: nil, calories: 650))
        try expectEqual(XMLEncoder().encodeToString(food), unindented(xml))
        #expect(try XMLEncoder().encodeToString(food, withRootKey: "myFood").hasPrefix("<myFood><name>"))
    }

    struct Dish: Codable, Equatable {
        @XMLElementName var element: String
        var name: String
        var price: Float
        var description: String?
        var calories: Int?
    }

    @Test("A fragment has several roots, and an array is encoded below one root")
    func severalRoots() throws {
        struct Student: Codable, Equatable {
            var name: String
            var uuid: UUID
            var major: Int
            var minor: Int

            enum CodingKeys: String, CodingKey { case name, uuid = "UUID", major, minor }
        }
        let bob = """
            <root><name>Bob</name><UUID>3C074D4B-FC8C-4CA2-82A9-6E9367BBC875</UUID><major>541</major>\
            <minor>123</minor></root>
            """
        let jane = """
            <root><name>Jane</name><UUID>3C074D4B-FC8C-4CA2-82A9-6E9367BBC876</UUID><major>54321</major>\
            <minor>13</minor></root>
            """
        let students = [
            Student(
                name: "Bob", uuid: try #require(UUID(uuidString: "3C074D4B-FC8C-4CA2-82A9-6E9367BBC875")), major: 541,
                minor: 123),
            Student(
                name: "Jane", uuid: try #require(UUID(uuidString: "3C074D4B-FC8C-4CA2-82A9-6E9367BBC876")),
                major: 54321, minor: 13),
        ]
        let decoder = XMLDecoder()
        let decoded = try decoder.decodeFragment([Student].self, from: bob + jane)
        expectEqual(decoded, students)
        try expectEqual(decoder.decodeFragment([Student].self, from: bob), [students[0]])
        let roots = try decoded.map { try XMLEncoder().encodeToString($0, withRootKey: "root") }
        expectEqual(roots, [bob, jane])

        // Encoded as a document, the array gets a root element.
        let text = try XMLEncoder().encodeToString(students, withRootKey: "root")
        expectEqual(text, "<root>\(bob)\(jane)</root>")
        try expectEqual(decoder.decode([Student].self, from: text), students)

        // A document has a single root.
        let refusal = try decodingRefusal([Student].self, bob + jane)
        expectEqual(refusal.parsingError?.code, .extraContent)
    }

    @Test("Children are read in any order and written in that of the properties; others are skipped, or missing")
    func childOrder() throws {
        struct Thing: Codable, Equatable { var id, name: String }
        struct Flagged: Codable, Equatable { var name: String, flag: Bool, id: String }
        try expectCase("<root><id>1</id><name>the name</name></root>", Thing(id: "1", name: "the name"))
        try expectCase(
            "<root><name>n</name><flag>true</flag><id>1</id></root>", Flagged(name: "n", flag: true, id: "1"))
        // Decoding accepts any order.
        try expectCase(
            "<root><name>the name</name><id>1</id></root>", Thing(id: "1", name: "the name"),
            written: "<root><id>1</id><name>the name</name></root>")
        struct Named: Codable, Equatable { var username, identifier: String }
        let xml = """
            <root><username>bob</username><identifier>bob1987</identifier><foo>bar</foo><fooArr>1</fooArr>\
            <fooArr>2</fooArr><fooArr>3</fooArr><fooObj><baz>qux</baz></fooObj></root>
            """
        try expectCase(
            xml, Named(username: "bob", identifier: "bob1987"),
            written: "<root><username>bob</username><identifier>bob1987</identifier></root>")
        struct User: Codable, Equatable {
            var username: String
            var age: Int?
        }
        let refusal = try decodingRefusal(User.self, "<root><username>bob</username>")
        expectEqual(refusal.parsingError?.code, .unexpectedEnd)
        try expectCase("<root><username>bob</username></root>", User(username: "bob", age: nil))
    }
}
