// The REST interface: the same routes for JSON and XML.

import Foundation
import Hummingbird
import XMLCodable

/// Orders in one document: `<Orders xmlns="..."><order>...</order></Orders>`, or `{"order": [...]}`.
struct Orders: ResponseEncodable, XMLMapped {
    static let xmlMapping = XMLTypeMapping(namespace: OrderService.namespace)
    var order: [Order]
}

/// What became of a list of orders.
struct Batch: ResponseEncodable, XMLMapped {
    static let xmlMapping = XMLTypeMapping(namespace: OrderService.namespace)
    var placed = 0
    var total: Decimal = 0
}

struct OrderRoutes {
    let book: OrderBook

    func add(to group: RouterGroup<AppContext>) {
        group.get { request, _ in
            Orders(order: await book.orders(of: request.uri.queryParameters["customer"].map(String.init)))
        }
        group.get(":number") { _, context in
            do {
                return try await book.order(context.parameters.require("number", as: Int.self))
            } catch let error as OrderError {
                throw HTTPError(.notFound, message: error.message)
            }
        }
        group.post { request, context in
            do {
                let order = try await book.place(request.decode(as: Order.self, context: context))
                return EditedResponse(status: .created, response: order)
            } catch let error as OrderError {
                throw HTTPError(.unprocessableContent, message: error.message)
            }
        }
        // A list of any length, in XML: each order is placed before the next one is read.
        group.post("batch") { request, _ in
            guard Format(contentType: request.headers[.contentType] ?? "") == .xml else {
                throw HTTPError(.unsupportedMediaType, message: "send application/xml")
            }
            var batch = Batch()
            do {
                let path = "{\(OrderService.namespace)}order"
                try await request.forEach(Order.self, at: path, untrustedDecoder()) { order in
                    batch.total += try await book.place(order).total ?? 0
                    batch.placed += 1
                }
            } catch let error as OrderError {
                throw HTTPError(.unprocessableContent, message: "order \(batch.placed + 1): \(error.message)")
            }
            return EditedResponse(status: .created, response: batch)
        }
    }
}
