// The model of both interfaces. In XML it is in the namespace of the service; in JSON it has the same properties.

import Foundation
import Hummingbird
import XMLCodable

struct Order: Codable, Sendable, XMLMapped {
    static let xmlMapping = XMLTypeMapping(namespace: OrderService.namespace)

    struct Line: Codable, Sendable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: OrderService.namespace)
        var item: String
        var quantity: Int
        var price: Decimal
    }

    // The server sets these.
    var number: Int?
    var placed: Date?
    var total: Decimal?

    var customer: String
    var deliverOn: XML.DateTime?
    var note: String?
    var lines: [Line]

    enum CodingKeys: String, CodingKey {
        case number, placed, total, customer, deliverOn, note
        case lines = "line"
    }
}

extension Order: ResponseEncodable {}

/// What both interfaces share.
actor OrderBook {
    private var orders: [Order] = []

    /// Stores an order with a number, the time and its total.
    func place(_ order: Order) throws(OrderError) -> Order {
        if order.lines.isEmpty { throw .noLines }
        var placed = order
        placed.number = orders.count + 1
        placed.placed = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
        placed.total = order.lines.reduce(0) { $0 + $1.price * Decimal($1.quantity) }
        orders.append(placed)
        return placed
    }

    func order(_ number: Int) throws(OrderError) -> Order {
        guard orders.indices.contains(number - 1) else { throw .unknownOrder(number) }
        return orders[number - 1]
    }

    /// The orders of a customer, or all.
    func orders(of customer: String?) -> [Order] {
        orders.filter { customer == nil || $0.customer == customer }
    }
}

enum OrderError: Error {
    case noLines
    case unknownOrder(Int)

    var message: String {
        switch self {
        case .noLines: "an order needs at least one line"
        case .unknownOrder(let number): "there is no order \(number)"
        }
    }
}
