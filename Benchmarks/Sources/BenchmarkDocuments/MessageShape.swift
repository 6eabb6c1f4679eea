package import BenchmarkModels

/// A message: a dozen prefixed elements, two of them with references; always about 1,200 bytes.
package enum MessageShape: DocumentShape {
    package static var name: String { "message" }
    package static var hasOneSize: Bool { true }

    package static func sample(size: Int, seed: UInt64) -> Sample<Envelope> {
        var random = SeededGenerator(seed: seed)
        let value = envelope(&random)
        var markup = Markup()
        markup.open(
            Envelope.root.name,
            [
                "xmlns:soap": "http://schemas.xmlsoap.org/soap/envelope/",
                "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
            ])
        write(value.header, to: &markup)
        write(value.body.order, to: &markup)
        markup.raw("\n")
        markup.close(Envelope.root.name)
        return Sample(value: value, data: markup.data)
    }

    private static func envelope(_ random: inout SeededGenerator) -> Envelope {
        Envelope(
            header: EnvelopeHeader(
                messageID: "urn:uuid:6b29fc40-ca47-1067-b31d-\(random.within(100_000_000_000...999_999_999_999))",
                action: "http://example.com/orders/GetOrder"),
            body: EnvelopeBody(
                order: Order(
                    status: "complete", orderID: random.within(4_000_000...5_000_000),
                    customerID: "C-00\(random.within(10_000...99_999))", customerName: "Müller & Sons GmbH",
                    street: "Lange Straße 12a", city: "Rostock", country: "DE", orderDate: "2025-01-06T10:15:30Z",
                    currency: "EUR", total: Double(random.within(1_000...999_999)) / 100,
                    itemCount: random.within(1...9), express: random.happens(percent: 50),
                    comment: "Please deliver < 10:00 & ring at \"Hof 2\"")))
    }

    private static func write(_ header: EnvelopeHeader, to markup: inout Markup) {
        let addressing: KeyValuePairs = ["xmlns:wsa": "http://www.w3.org/2005/08/addressing"]
        markup.raw("\n  <soap:Header>\n    ")
        markup.element("wsa:MessageID", header.messageID, addressing)
        markup.raw("\n    ")
        markup.element("wsa:Action", header.action, addressing)
        markup.raw("\n  </soap:Header>")
    }

    private static func write(_ order: Order, to markup: inout Markup) {
        markup.raw("\n  <soap:Body>\n    ")
        markup.open(
            "ord:GetOrderResponse", ["xmlns:ord": "http://example.com/orders/v1", "status": order.status])
        let fields: KeyValuePairs = [
            "OrderId": "\(order.orderID)", "CustomerId": order.customerID, "CustomerName": order.customerName,
            "Street": order.street, "City": order.city, "Country": order.country, "OrderDate": order.orderDate,
            "Currency": order.currency, "Total": "\(order.total)", "ItemCount": "\(order.itemCount)",
            "Express": "\(order.express)", "Comment": order.comment,
        ]
        for (name, content) in fields {
            markup.raw("\n      ")
            markup.element("ord:\(name)", content)
        }
        markup.raw("\n    ")
        markup.close("ord:GetOrderResponse")
        markup.raw("\n  </soap:Body>")
    }
}
