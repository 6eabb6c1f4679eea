// Made by xmlcodable-tool generate from kitchen.xsd. Changes are lost when it is made again.

import Foundation
import XMLCodable

/// The types of kitchen.xsd.
enum KitchenModel {}

extension KitchenModel {
    /// A document, with its root element.
    enum Document: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:kitchen")

        /// What the kitchen offers on a day.
        case menu(Menu)
    }

    /// What the kitchen offers on a day.
    ///
    /// The element `menu`.
    struct Menu: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:kitchen")

        /// The attribute `day`.
        @XMLAttribute var day: XML.DateTime
        /// The attribute `currency`.
        ///
        /// Defaults to `EUR`.
        @XMLAttribute var currency: Currency?
        /// The element `title`.
        @XMLTransformed<XML.PreservedString> var title: String
        /// The elements `food`.
        var food: [Food]
        /// One of several elements.
        var chefOrTeam: ChefOrTeam?
        /// The element `note`.
        var note: Note?

        enum CodingKeys: String, CodingKey {
            case day
            case currency
            case title
            case food
            case chefOrTeam = "*chefOrTeam"
            case note
        }

        /// Creates a value of its parts.
        init(
            day: XML.DateTime,
            currency: Currency? = nil,
            title: String,
            food: [Food] = [],
            chefOrTeam: ChefOrTeam? = nil,
            note: Note? = nil
        ) {
            self.day = day
            self.currency = currency
            self.title = title
            self.food = food
            self.chefOrTeam = chefOrTeam
            self.note = note
        }

        /// The value of `currency`, or its default.
        var currencyOrDefault: Currency { currency ?? .eur }

        /// One of the elements.
        enum ChefOrTeam: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            static let xmlMapping = XMLTypeMapping(namespace: "urn:example:kitchen")

            /// `chef`.
            case chef(String)
            /// `team`.
            case team(Int)
        }
    }

    /// The type `{urn:example:kitchen}Currency`.
    enum Currency: String, Codable, Sendable, CaseIterable {
        /// `EUR`.
        case eur = "EUR"
        /// Of the United States.
        case usDollar = "us-dollar"
        /// `1.0`.
        case value1Point0 = "1.0"
        /// `default`.
        case `default`
    }

    /// A dish.
    ///
    /// The type `{urn:example:kitchen}Food`.
    struct Food: Codable, Sendable, XMLMapped {
        /// The namespace of the elements.
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:kitchen")

        /// The attribute `sizes`.
        @XMLAttribute @XMLList var sizes: [Int]?
        /// The attribute `class`.
        @XMLAttribute var `class`: String?
        /// The attribute `name`.
        @XMLAttribute var nameAttribute: String?
        /// The element `name`.
        var name: String
        /// The element `price`.
        var price: XML.Nillable<Price>
        /// The elements, in their order.
        var content: [Content]
        /// The element `side`.
        @XMLIndirect var side: Food?

        enum CodingKeys: String, CodingKey {
            case sizes
            case `class`
            case nameAttribute = "@name"
            case name
            case price
            case content = "*content"
            case side
        }

        /// Creates a value of its parts.
        init(
            sizes: [Int]? = nil,
            `class`: String? = nil,
            nameAttribute: String? = nil,
            name: String,
            price: XML.Nillable<Price>,
            content: [Content] = [],
            side: Food? = nil
        ) {
            self.sizes = sizes
            self.`class` = `class`
            self.nameAttribute = nameAttribute
            self.name = name
            self.price = price
            self.content = content
            self.side = side
        }

        /// The elements, in their order.
        enum Content: Codable, Sendable, XMLMapped {
            /// The namespace of the elements.
            static let xmlMapping = XMLTypeMapping(namespace: "urn:example:kitchen")

            /// `mix`.
            case mix(XML.Duration)
            /// `rest`.
            case rest(XML.Duration)
            /// `serve`.
            case serve
        }
    }

    /// The type `{urn:example:kitchen}Note`.
    struct Note: Codable, Sendable {
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
            static let xmlMapping = XMLTypeMapping(namespace: "urn:example:kitchen", isMixed: true)

            /// Text between elements.
            case text(String)
            /// `b`.
            case b(PreservedText)
            /// `note`.
            case note(Note)

            enum CodingKeys: String, CodingKey {
                case text = "#text"
                case b
                case note
            }
        }
    }

    /// The type `{urn:example:kitchen}Price`.
    struct Price: Codable, Sendable, Hashable {
        /// The attribute `per`.
        @XMLAttribute var per: Portion?
        /// The text.
        ///
        /// Facets: minInclusive `0`, fractionDigits `2`.
        @XMLText var value: Decimal

        /// Creates a value of its parts.
        init(per: Portion? = nil, value: Decimal) {
            self.per = per
            self.value = value
        }
    }

    /// The type `{urn:example:kitchen}Portion`.
    enum Portion: Codable, Sendable, Hashable {
        /// `int`.
        case int(Int)
        /// `Currency`.
        case currency(Currency)

        /// Decodes the first kind of value that the text is.
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Int.self) {
                self = .int(value)
                return
            }
            self = .currency(try container.decode(Currency.self))
        }

        /// Encodes the value as a text.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .int(let value): try container.encode(value)
            case .currency(let value): try container.encode(value)
            }
        }
    }

    /// A text with its white space.
    struct PreservedText: Codable, Sendable, Hashable {
        /// The text.
        @XMLText @XMLTransformed<XML.PreservedString> var value: String

        /// Creates a value of its parts.
        init(value: String) {
            self.value = value
        }
    }
}
