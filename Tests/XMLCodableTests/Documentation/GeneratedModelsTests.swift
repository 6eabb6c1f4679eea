public import Foundation
import Testing
public import XMLCodable

/// The snippets of the articles about generated models.
struct GeneratedModelsTests {
    enum OrderDocument: Codable, Sendable {
        case order(Order)
        struct Order: Codable, Sendable { @XMLAttribute var table: Int }
    }

    @Test("A document of a schema is changed")
    func schema() throws {
        var sent: [String] = []
        func send(_ data: Data) throws { sent.append(String(decoding: data, as: UTF8.self)) }
        let data = Data(#"<order table="7"/>"#.utf8)
        let document = try XMLDecoder().decode(OrderDocument.self, from: data)
        if case .order(var order) = document {
            order.table = 8
            let changed = try XMLEncoder().encode(OrderDocument.order(order))
            try send(changed)
        }
        expectEqual(sent, [#"<order table="8" />"#])
    }

    static let menu = """
        <menu>
            <food id="7">
                <name>Waffles</name>
                <price>5.95</price>
            </food>
            <food id="8">
                <name>Toast</name>
                <price>4</price>
                <vegan>true</vegan>
            </food>
        </menu>
        """

    @Test("The model of a sample reads and writes it")
    func sample() throws {
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        let menu = try decoder.decode(Menu.self, from: Self.menu)
        expectEqual(menu.food.map(\.vegan), [nil, true])
        try expectEqual(XMLEncoder().encodeToString(menu), unindented(Self.menu))
    }
}

/// The element `menu`, seen once.
public struct Menu: Codable, Sendable, XMLMapped {
    /// The name of the root element.
    public static let xmlMapping = XMLTypeMapping(root: "menu")
    /// Seen 2 times.
    public var food: [Food]
}

/// The element `food`, seen 2 times.
public struct Food: Codable, Sendable, Hashable {
    /// Seen 2 times; for example `7`.
    @XMLAttribute public var id: Int
    /// Seen 2 times; for example `Waffles`.
    public var name: String
    /// Seen 2 times; for example `5.95`.
    public var price: Decimal
    /// Seen once, absent once; for example `true`.
    public var vegan: Bool?
}
