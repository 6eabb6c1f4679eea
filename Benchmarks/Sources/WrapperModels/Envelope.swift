import XMLCodable

/// A small message.
package struct Envelope: Codable, Sendable {
    var header: EnvelopeHeader
    var body: EnvelopeBody

    enum CodingKeys: String, CodingKey {
        case header = "soap:Header"
        case body = "soap:Body"
    }
}

struct EnvelopeHeader: Codable, Sendable {
    var messageID: String
    var action: String

    enum CodingKeys: String, CodingKey {
        case messageID = "wsa:MessageID"
        case action = "wsa:Action"
    }
}

struct EnvelopeBody: Codable, Sendable {
    var order: Order

    enum CodingKeys: String, CodingKey { case order = "ord:GetOrderResponse" }
}

struct Order: Codable, Sendable {
    @XMLAttribute var status: String
    var orderID: Int
    var customerID: String
    var customerName: String
    var street: String
    var city: String
    var country: String
    var orderDate: String
    var currency: String
    var total: Double
    var itemCount: Int
    var express: Bool
    var comment: String

    enum CodingKeys: String, CodingKey {
        case status
        case orderID = "ord:OrderId"
        case customerID = "ord:CustomerId"
        case customerName = "ord:CustomerName"
        case street = "ord:Street"
        case city = "ord:City"
        case country = "ord:Country"
        case orderDate = "ord:OrderDate"
        case currency = "ord:Currency"
        case total = "ord:Total"
        case itemCount = "ord:ItemCount"
        case express = "ord:Express"
        case comment = "ord:Comment"
    }
}
