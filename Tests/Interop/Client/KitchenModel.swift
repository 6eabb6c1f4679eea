// The model of spyne_server.py. Everything is in the namespace of the service when it is written; it is read by local
// names.

import Foundation
import XMLCodable
import XMLCodableHTTP

let kitchen = "urn:example:kitchen"

/// A type in the namespace of the service.
protocol KitchenNamed: XMLMapped {}

extension KitchenNamed {
    static var xmlMapping: XMLTypeMapping { XMLTypeMapping(namespace: kitchen) }
}

struct Dish: Codable, Equatable, KitchenNamed {
    var name: String
    var count: Int
    var price: Decimal
}

struct Order: Codable, Equatable, KitchenNamed {
    var guest: String
    var day: XML.DateTime
    var placed: Date
    var total: Decimal
    var note: String?
    var dishes: [Dish]
    var tags: [String]

    enum CodingKeys: String, CodingKey {
        // In the order of the schema.
        case guest, day, placed, total, note
        case dishes = "dishes.Dish"
        case tags
    }

    /// The order that both sides know; spyne_server.py has the same.
    static func expected() throws -> Order {
        guard let total = Decimal(string: "12345678901234567.89"), let price = Decimal(string: "4.05"),
            let small = Decimal(string: "0.1")
        else {
            throw Mismatch("Decimal cannot read the numbers")
        }
        return Order(
            guest: "Zoë Ω 李 🥐 <&> \"'", day: XML.DateTime(year: 2026, month: 2, day: 28),
            placed: Date(timeIntervalSince1970: 1_772_323_199), total: total, note: nil,
            dishes: [Dish(name: "Crêpe", count: 2, price: price), Dish(name: "Tea", count: 1, price: small)],
            tags: ["a b", "ünïcode"])
    }
}

// The calls and their answers.

struct Sample: Encodable, XMLMapped {
    static let xmlMapping = XMLTypeMapping(root: "sample", namespace: kitchen)
}

struct SampleResponse: Decodable {
    var sampleResult: Order
}

struct Check: Encodable, XMLMapped {
    static let xmlMapping = XMLTypeMapping(root: "check", namespace: kitchen)
    var order: Order
}

struct CheckResponse: Decodable {
    var checkResult: String
}

struct Echo: Encodable, XMLMapped {
    static let xmlMapping = XMLTypeMapping(root: "echo", namespace: kitchen)
    var order: Order
}

struct EchoResponse: Decodable {
    var echoResult: Order
}

struct Find: Encodable, XMLMapped {
    static let xmlMapping = XMLTypeMapping(root: "find", namespace: kitchen)
    var number: String
}

struct FindResponse: Decodable {
    var findResult: Order?
}

struct Count: Encodable, XMLMapped {
    static let xmlMapping = XMLTypeMapping(root: "count", namespace: kitchen)
    var limit: Int
}

struct CountResponse: Decodable {
    var integers: [Int]
    enum CodingKeys: String, CodingKey { case integers = "countResult.integer" }
}

struct Session: Codable, Equatable, KitchenNamed {
    var token: String
}

struct SessionHeader: Codable {
    var session: SOAPHeaderBlock<Session>
    enum CodingKeys: String, CodingKey { case session = "{urn:example:kitchen}Session" }
}

struct SessionCall: Encodable, XMLMapped {
    static let xmlMapping = XMLTypeMapping(root: "session", namespace: kitchen)
}

struct SessionResponse: Decodable {
    var sessionResult: String?
}

struct Crash: Encodable, XMLMapped {
    static let xmlMapping = XMLTypeMapping(root: "crash", namespace: kitchen)
}

struct CrashResponse: Decodable {}
