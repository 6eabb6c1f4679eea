import Foundation
import Testing
import XMLCodable

struct LocatedTests {
    struct Order: Codable, Equatable {
        var quantity: XMLLocated<Int>
        @XMLAttribute var id: XMLLocated<String>
        var note: XMLLocated<String>?
        var tags: [XMLLocated<String>]
        var when: XMLLocated<Date>?
        var inner: XMLLocated<Inner>?

        struct Inner: Codable, Equatable { var a: Int }
    }

    static let xml = """
        <Order id="x7">
          <quantity> 5 </quantity>
          <tags>a</tags><tags>b</tags>
          <when>1970-01-01</when>
          <inner>
            <a>1</a>
          </inner>
        </Order>
        """

    @Test("Elements, attributes, items and structs have locations; a mismatch is that of the plain value")
    func places() throws {
        let order = try XMLDecoder().decode(Order.self, from: Self.xml)
        func place<T>(_ value: XMLLocated<T>?) -> [Int?] { [value?.line, value?.column] }
        expectEqual(order.quantity.value, 5)
        expectEqual(place(order.quantity), [2, 14])
        expectEqual(order.quantity.location?.elementPath, "/Order/quantity")
        expectEqual(place(order.id), [1, 12])
        expectEqual(order.id.location?.elementPath, "/Order/@id")
        expectNil(order.note)
        expectEqual(order.tags.map { $0.column }, [9, 23])
        expectEqual(order.tags.map { $0.location?.elementPath }, ["/Order/tags[1]", "/Order/tags[2]"])
        expectEqual(order.when?.value, Date(timeIntervalSince1970: 0))
        expectEqual(place(order.inner), [5, 3])
        let failure = refusal(Order.self, #"<Order id="1"><quantity>two</quantity></Order>"#)
        expectEqual(failure?.kind, "dataCorrupted")
        expectEqual(failure?.path, ["quantity"])
        expectEqual(failure?.location?.column, 25)
        expectEqual(refusal(Order.self, #"<Order id="1"/>"#)?.kind, "keyNotFound")
    }

    @Test("It is encoded as the plain value, and JSON is plain")
    func plain() throws {
        let order = try XMLDecoder().decode(Order.self, from: Self.xml)
        let text = try XMLEncoder().encodeToString(order)
        expectStart(text, #"<Order id="x7"><quantity>5</quantity><tags>a</tags>"#)
        try expectEqual(XMLDecoder().decode(Order.self, from: text), order)
        let json = try JSONEncoder().encode([XMLLocated(3)])
        expectEqual(String(decoding: json, as: UTF8.self), "[3]")
        let decoded = try JSONDecoder().decode([XMLLocated<Int>].self, from: json)
        expectEqual(decoded, [XMLLocated(3)])
        expectNil(decoded.first?.line)
    }
}
