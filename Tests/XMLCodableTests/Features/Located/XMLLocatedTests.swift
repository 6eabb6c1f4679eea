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
        var inner: XMLLocated<One<Int>>?
    }

    static let xml = """
        <Order id="x7">
          <quantity> 5 </quantity>
          <tags>a</tags><tags>b</tags>
          <when>1970-01-01</when>
          <inner>
            <value>1</value>
          </inner>
        </Order>
        """

    @Test("Elements, attributes, items and structs have locations; otherwise they are plain values")
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

        let text = try XMLEncoder().encodeToString(order)
        expectStart(text, #"<Order id="x7"><quantity>5</quantity><tags>a</tags>"#)
        try expectEqual(XMLDecoder().decode(Order.self, from: text), order)
        try expectJSON("[3]", [XMLLocated(3)])
        try expectNil(decodedJSON([XMLLocated<Int>].self, "[3]").first?.line)
    }
}
