// The operations of the SOAP interface, each with its request and its response, as in OrderService.wsdl.

import XMLCodable
import XMLCodableHTTP

struct OrderService {
    static let namespace = "urn:example:orders"

    let book: OrderBook

    /// - Throws: `OrderError`.
    func perform(_ call: OrderCall) async throws -> OrderAnswer {
        switch call {
        case .placeOrder(let call): .placeOrder(OrderResponse(order: try await book.place(call.order)))
        case .getOrder(let call): .getOrder(OrderResponse(order: try await book.order(call.number)))
        case .listOrders(let call): .listOrders(OrdersResponse(orders: await book.orders(of: call.customer)))
        }
    }
}

/// The content of a request's Body: the name of the element tells the operation.
enum OrderCall: Decodable, SOAPBodyElement, XMLMapped {
    static let xmlMapping = XMLTypeMapping(namespace: OrderService.namespace)

    case placeOrder(PlaceOrder)
    case getOrder(GetOrder)
    case listOrders(ListOrders)

    enum CodingKeys: String, CodingKey {
        case placeOrder = "PlaceOrder"
        case getOrder = "GetOrder"
        case listOrders = "ListOrders"
    }
}

struct PlaceOrder: Decodable, XMLMapped {
    static let xmlMapping = XMLTypeMapping(namespace: OrderService.namespace)
    var order: Order
}

struct GetOrder: Decodable, XMLMapped {
    static let xmlMapping = XMLTypeMapping(namespace: OrderService.namespace)
    var number: Int
}

struct ListOrders: Decodable, XMLMapped {
    static let xmlMapping = XMLTypeMapping(namespace: OrderService.namespace)
    var customer: String?
}

/// The content of a response's Body.
enum OrderAnswer: Encodable, SOAPBodyElement, XMLMapped {
    static let xmlMapping = XMLTypeMapping(namespace: OrderService.namespace)

    case placeOrder(OrderResponse)
    case getOrder(OrderResponse)
    case listOrders(OrdersResponse)

    enum CodingKeys: String, CodingKey {
        case placeOrder = "PlaceOrderResponse"
        case getOrder = "GetOrderResponse"
        case listOrders = "ListOrdersResponse"
    }
}

struct OrderResponse: Encodable, XMLMapped {
    static let xmlMapping = XMLTypeMapping(namespace: OrderService.namespace)
    var order: Order
}

struct OrdersResponse: Encodable, XMLMapped {
    static let xmlMapping = XMLTypeMapping(namespace: OrderService.namespace)
    var orders: [Order]
    enum CodingKeys: String, CodingKey { case orders = "order" }
}

/// The detail of the fault UnknownOrder.
struct UnknownOrder: Encodable, XMLMapped {
    static let xmlMapping = XMLTypeMapping(root: "unknownOrder", namespace: OrderService.namespace)
    @XMLText var number: Int
}

extension OrderError {
    /// The fault with the detail that the WSDL declares.
    func fault() throws -> SOAPFault {
        switch self {
        case .noLines: SOAPFault(.sender, message)
        case .unknownOrder(let number):
            SOAPFault(.sender, message, detail: [try XMLEncoder().encodeToElement(UnknownOrder(number: number))])
        }
    }
}
