// Made by xmlcodable-tool generate from orders.xml. Changes are lost when it is made again.

import Foundation
import XMLCodable

/// The types of orders.xml.
enum OrdersModel {}

extension OrdersModel {
    /// A document, with its root element.
    enum Document: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:orders")

        /// `orders`.
        case orders(Orders)
    }

    /// The element `{urn:example:orders}orders`, seen once.
    struct Orders: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:orders")

        /// Seen 2 times.
        var order: [Order]

        /// Creates a value of its parts.
        init(order: [Order] = []) {
            self.order = order
        }
    }

    /// The element `{urn:example:orders}order`, seen 2 times.
    struct Order: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:orders")

        /// Seen 2 times; for example `7`.
        @XMLAttribute var id: Int
        /// Seen once, absent once; for example `true`.
        @XMLAttribute var rush: Bool?
        /// Seen 2 times; for example `2026-05-04`.
        var date: XML.DateTime
        /// Seen 2 times; for example `Ada`.
        var customer: Customer
        /// Seen 2 times, absent once.
        var item: [Item]
        /// Seen once, absent once.
        var remark: Remark?
        /// Seen 2 times; for example `gift`.
        @XMLTransformed<[XML.PreservedString]?> var tags: [String]?
        /// Seen 2 times, absent once; for example `2026-05-06`.
        var datesSent: [XML.DateTime]?
        /// The elements, in their order.
        var content: [Content]

        enum CodingKeys: String, CodingKey {
            case id
            case rush = "{urn:example:extra}rush"
            case date
            case customer
            case item
            case remark
            case tags = "tags.tag"
            case datesSent = "dates..sent.date"
            case content = "*content"
        }

        /// Creates a value of its parts.
        init(
            id: Int,
            rush: Bool? = nil,
            date: XML.DateTime,
            customer: Customer,
            item: [Item] = [],
            remark: Remark? = nil,
            tags: [String]? = nil,
            datesSent: [XML.DateTime]? = nil,
            content: [Content] = []
        ) {
            self.id = id
            self.rush = rush
            self.date = date
            self.customer = customer
            self.item = item
            self.remark = remark
            self.tags = tags
            self.datesSent = datesSent
            self.content = content
        }

        /// The elements, in their order.
        enum Content: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            static let xmlMapping = XMLTypeMapping(namespace: "urn:example:orders")

            /// `credit`.
            case credit(Int)
            /// `debit`.
            case debit(Int)
        }
    }

    /// The element `{urn:example:orders}customer`, seen 2 times.
    struct Customer: Codable, Sendable, Hashable {
        /// Seen once, absent once; for example `0042`.
        @XMLAttribute var code: String?
        /// Seen 2 times; for example `Ada`.
        @XMLText var value: String

        /// Creates a value of its parts.
        init(code: String? = nil, value: String) {
            self.code = code
            self.value = value
        }
    }

    /// The element `{urn:example:orders}item`, seen 2 times.
    struct Item: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:orders")

        /// Seen 2 times; for example `A-1`.
        @XMLAttribute var sku: String
        /// Seen 2 times; for example `2`.
        var quantity: Int
        /// Seen 2 times; for example `5.95`.
        var price: Decimal
        /// Seen once, absent once.
        var gift: Gift?

        enum CodingKeys: String, CodingKey {
            case sku
            case quantity
            case price
            case gift = "{urn:example:extra}gift"
        }

        /// Creates a value of its parts.
        init(sku: String, quantity: Int, price: Decimal, gift: Gift? = nil) {
            self.sku = sku
            self.quantity = quantity
            self.price = price
            self.gift = gift
        }
    }

    /// The element `{urn:example:orders}remark`, seen once.
    struct Remark: Codable, Sendable {
        /// The elements, in their order.
        var content: [Content]

        enum CodingKeys: String, CodingKey {
            case content = "*content"
        }

        /// Creates a value of its parts.
        init(content: [Content] = []) {
            self.content = content
        }

        /// Text and elements.
        enum Content: Codable, Sendable, XMLMapped {
            /// The namespace of the elements; white space between elements is text.
            static let xmlMapping = XMLTypeMapping(namespace: "urn:example:orders", isMixed: true)

            /// Text between elements.
            case text(String)
            /// `b`.
            case b(String)

            enum CodingKeys: String, CodingKey {
                case text = "#text"
                case b
            }
        }
    }

    /// The element `{urn:example:extra}gift`, seen once.
    struct Gift: Codable, Sendable, Hashable {
    }
}
