/// A message of some twelve hundred bytes in the manner of SOAP: what counts is how long one call takes.
package struct Envelope: BenchmarkDocument {
    package var header: EnvelopeHeader
    package var body: EnvelopeBody

    package init(header: EnvelopeHeader, body: EnvelopeBody) {
        self.header = header
        self.body = body
    }

    package static var root: RootElement {
        RootElement(
            name: "soap:Envelope",
            namespaces: [
                "xmlns:ord": "http://example.com/orders/v1",
                "xmlns:soap": "http://schemas.xmlsoap.org/soap/envelope/",
                "xmlns:wsa": "http://www.w3.org/2005/08/addressing",
            ])
    }

    enum CodingKeys: String, CodingKey {
        case header = "soap:Header"
        case body = "soap:Body"
    }
}

/// Where the message comes from.
package struct EnvelopeHeader: Codable, Equatable, Sendable {
    package var messageID: String
    package var action: String

    package init(messageID: String, action: String) {
        self.messageID = messageID
        self.action = action
    }

    enum CodingKeys: String, CodingKey {
        case messageID = "wsa:MessageID"
        case action = "wsa:Action"
    }
}

/// What the message says.
package struct EnvelopeBody: Codable, Equatable, Sendable {
    package var order: Order

    package init(order: Order) { self.order = order }

    enum CodingKeys: String, CodingKey { case order = "ord:GetOrderResponse" }
}

/// An order.
package struct Order: Codable, Equatable, Sendable, AttributeBearing {
    package var status: String
    package var orderID: Int
    package var customerID: String
    package var customerName: String
    package var street: String
    package var city: String
    package var country: String
    package var orderDate: String
    package var currency: String
    package var total: Double
    package var itemCount: Int
    package var express: Bool
    package var comment: String

    package init(
        status: String, orderID: Int, customerID: String, customerName: String, street: String, city: String,
        country: String, orderDate: String, currency: String, total: Double, itemCount: Int, express: Bool,
        comment: String
    ) {
        self.status = status
        self.orderID = orderID
        self.customerID = customerID
        self.customerName = customerName
        self.street = street
        self.city = city
        self.country = country
        self.orderDate = orderDate
        self.currency = currency
        self.total = total
        self.itemCount = itemCount
        self.express = express
        self.comment = comment
    }

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

    package static func isAttribute(_ key: any CodingKey) -> Bool {
        switch key {
        case CodingKeys.status: true
        default: false
        }
    }
}
