// Made by xmlcodable-tool generate from shapes.xsd. Changes are lost when it is made again.

import Foundation
import XMLCodable

/// The types of shapes.xsd.
enum ShapesModel {}

extension ShapesModel {
    /// A document, with its root element.
    enum Document: Codable, Sendable, XMLMapped {
        /// The namespace of the elements; its prefix.
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:shapes", prefix: "s")

        /// `drawing`.
        case drawing(Drawing)
        /// `dot`.
        case dot(AnyPoint)
        /// `ball`.
        case ball(Point3D)
    }

    /// The element `drawing`.
    struct Drawing: Codable, Sendable {
        /// The attribute `id`.
        @XMLAttribute var id: String?
        /// All other attributes.
        @XMLAnyAttributes var otherAttributes: [XML.Attribute]
        /// The element `main`.
        var main: Shape
        /// The element `base`.
        var base: AnyPoint?
        /// The elements, in their order.
        var figure: [FigureElement]
        /// The groups of elements, in their order.
        @XMLGroups var extras: [Extras]
        /// All other elements.
        @XMLAnyElements var otherElements: [XML.Element]

        enum CodingKeys: String, CodingKey {
            case id
            case otherAttributes
            case main = "{}main"
            case base = "{}base"
            case figure = "*figure"
            case extras
            case otherElements
        }

        /// Creates a value of its parts.
        init(
            id: String? = nil,
            otherAttributes: [XML.Attribute] = [],
            main: Shape,
            base: AnyPoint? = nil,
            figure: [FigureElement] = [],
            extras: [Extras] = []
        ) {
            self.id = id
            self.otherAttributes = otherAttributes
            self.main = main
            self.base = base
            self.figure = figure
            self.extras = extras
            self.otherElements = []
        }

        /// A group of elements.
        struct Extras: Codable, Sendable {
            /// The element `key`.
            var key: String
            /// The element `value`.
            var value: AnySimpleValue

            enum CodingKeys: String, CodingKey {
                case key = "{}key"
                case value = "{}value"
            }

            /// Creates a value of its parts.
            init(key: String, value: AnySimpleValue) {
                self.key = key
                self.value = value
            }
        }
    }

    /// The type `{urn:example:shapes}Shape`, or one derived from it, as `xsi:type` says.
    enum Shape: Codable, Sendable, XMLMapped {
        /// What tells the cases apart.
        static let xmlMapping = XMLTypeMapping(discriminator: .xsiType)

        /// `Circle`.
        case circle(Circle)
        /// `Rect`.
        case rect(Rect)

        enum CodingKeys: String, CodingKey {
            case circle = "{urn:example:shapes}Circle"
            case rect = "{urn:example:shapes}Rect"
        }
    }

    /// The type `{urn:example:shapes}Point`, or one derived from it, as `xsi:type` says.
    enum AnyPoint: Codable, Sendable, XMLMapped {
        /// What tells the cases apart.
        static let xmlMapping = XMLTypeMapping(discriminator: .xsiType)

        /// `Point` itself.
        case point(Point)
        /// `Point3D`.
        case point3D(Point3D)

        enum CodingKeys: String, CodingKey {
            case point = "*"
            case point3D = "{urn:example:shapes}Point3D"
        }
    }

    /// The element `{urn:example:shapes}figure`, or one in its place.
    enum FigureElement: Codable, Sendable, XMLMapped {
        /// The namespace of the elements; its prefix.
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:shapes", prefix: "s")

        /// `dot`.
        case dot(AnyPoint)
        /// `ball`.
        case ball(Point3D)
    }

    /// The type `{urn:example:shapes}Circle`.
    struct Circle: Codable, Sendable {
        /// The element `label`.
        var label: String?
        /// The element `radius`.
        var radius: Double
        /// The elements `line`.
        var line: [Line]
        /// The element `fill`.
        var fill: Fill?
        /// The elements `note`.
        var note: [Note]

        enum CodingKeys: String, CodingKey {
            case label = "{}label"
            case radius = "{}radius"
            case line = "{}line"
            case fill = "{}fill"
            case note = "{}note"
        }

        /// Creates a value of its parts.
        init(label: String? = nil, radius: Double, line: [Line] = [], fill: Fill? = nil, note: [Note] = []) {
            self.label = label
            self.radius = radius
            self.line = line
            self.fill = fill
            self.note = note
        }
    }

    /// The type `{urn:example:shapes}Rect`.
    struct Rect: Codable, Sendable, Hashable {
        /// The attribute `width`.
        @XMLAttribute var width: Double
        /// The element `label`.
        var label: String?

        enum CodingKeys: String, CodingKey {
            case width
            case label = "{}label"
        }

        /// Creates a value of its parts.
        init(width: Double, label: String? = nil) {
            self.width = width
            self.label = label
        }
    }

    /// The type `{urn:example:shapes}Point3D`.
    struct Point3D: Codable, Sendable, Hashable {
        /// The attribute `x`.
        @XMLAttribute var x: Int
        /// The attribute `z`.
        @XMLAttribute var z: Int?

        /// Creates a value of its parts.
        init(x: Int, z: Int? = nil) {
            self.x = x
            self.z = z
        }
    }

    /// The type `{urn:example:shapes}Point`.
    struct Point: Codable, Sendable, Hashable {
        /// The attribute `x`.
        @XMLAttribute var x: Int

        /// Creates a value of its parts.
        init(x: Int) {
            self.x = x
        }
    }

    /// The type `{urn:example:shapes}Line`.
    enum Line: String, Codable, Sendable, CaseIterable {
        /// `-`.
        case minus = "-"
        /// ` - `.
        case spaceMinusSpace = " - "

        /// Decodes the value that the text is.
        init(from decoder: any Decoder) throws {
            let text = try XML.PreservedString.decode(from: decoder)
            guard let value = Self(rawValue: text) else {
                let container = try decoder.singleValueContainer()
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "unknown value: \(text)")
            }
            self = value
        }
    }

    /// The type `{urn:example:shapes}Fill`.
    enum Fill: String, Codable, Sendable, CaseIterable {
        /// `none`.
        case none
        /// `light grey`.
        case lightGrey = "light grey"

        /// Decodes the value that the text is, with its white space or with single spaces.
        init(from decoder: any Decoder) throws {
            let text = try XML.PreservedString.decode(from: decoder)
            let words = text.split { $0.isWhitespace }.joined(separator: " ")
            guard let value = Self(rawValue: text) ?? Self(rawValue: words) else {
                let container = try decoder.singleValueContainer()
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "unknown value: \(text)")
            }
            self = value
        }
    }

    /// The type `{urn:example:shapes}Note`.
    enum Note: Codable, Sendable, Hashable {
        /// `int`.
        case int(Int)
        /// `Fill`.
        case fill(Fill)
        /// `string`.
        case string(String)

        /// Decodes the first kind of value that the text is.
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Int.self) {
                self = .int(value)
                return
            }
            if let value = try? container.decode(Fill.self) {
                self = .fill(value)
                return
            }
            self = .string(try XML.PreservedString.decode(from: decoder))
        }

        /// Encodes the value as a text.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .int(let value): try container.encode(value)
            case .fill(let value): try container.encode(value)
            case .string(let value): try container.encode(value)
            }
        }
    }

    /// A value of any simple type, as `xsi:type` says.
    enum AnySimpleValue: Codable, Sendable, XMLMapped {
        /// What tells the cases apart.
        static let xmlMapping = XMLTypeMapping(discriminator: .xsiType)

        /// `anySimpleType`.
        case anySimpleType(PreservedText)
        /// `string`.
        case string(PreservedText)
        /// `boolean`.
        case boolean(Bool)
        /// `decimal`.
        case decimal(Decimal)
        /// `float`.
        case float(Float)
        /// `double`.
        case double(Double)
        /// `duration`.
        case duration(XML.Duration)
        /// `dateTime`.
        case dateTime(XML.DateTime)
        /// `time`.
        case time(XML.DateTime)
        /// `date`.
        case date(XML.DateTime)
        /// `gYearMonth`.
        case gYearMonth(XML.DateTime)
        /// `gYear`.
        case gYear(XML.DateTime)
        /// `gMonthDay`.
        case gMonthDay(XML.DateTime)
        /// `gDay`.
        case gDay(XML.DateTime)
        /// `gMonth`.
        case gMonth(XML.DateTime)
        /// `hexBinary`.
        case hexBinary(HexBinary)
        /// `base64Binary`.
        case base64Binary(Data)
        /// `anyURI`.
        case anyURI(String)
        /// `normalizedString`.
        case normalizedString(PreservedText)
        /// `token`.
        case token(String)
        /// `language`.
        case language(String)
        /// `integer`.
        case integer(Int)
        /// `nonPositiveInteger`.
        case nonPositiveInteger(Int)
        /// `negativeInteger`.
        case negativeInteger(Int)
        /// `long`.
        case long(Int64)
        /// `int`.
        case int(Int)
        /// `short`.
        case short(Int)
        /// `byte`.
        case byte(Int)
        /// `nonNegativeInteger`.
        case nonNegativeInteger(Int)
        /// `unsignedLong`.
        case unsignedLong(UInt64)
        /// `unsignedInt`.
        case unsignedInt(UInt32)
        /// `unsignedShort`.
        case unsignedShort(Int)
        /// `unsignedByte`.
        case unsignedByte(Int)
        /// `positiveInteger`.
        case positiveInteger(Int)
        /// `ID`.
        case id(String)
        /// `IDREF`.
        case idref(String)
        /// `ENTITY`.
        case entity(String)
        /// `NMTOKEN`.
        case nmtoken(String)
        /// `Name`.
        case name(String)
        /// `NCName`.
        case ncName(String)
        /// `QName`.
        case qName(XML.QualifiedName)
        /// `NOTATION`.
        case notation(XML.QualifiedName)
        /// Of another type, or of none.
        case other(XML.Element)

        enum CodingKeys: String, CodingKey {
            case anySimpleType = "{http://www.w3.org/2001/XMLSchema}anySimpleType"
            case string = "{http://www.w3.org/2001/XMLSchema}string"
            case boolean = "{http://www.w3.org/2001/XMLSchema}boolean"
            case decimal = "{http://www.w3.org/2001/XMLSchema}decimal"
            case float = "{http://www.w3.org/2001/XMLSchema}float"
            case double = "{http://www.w3.org/2001/XMLSchema}double"
            case duration = "{http://www.w3.org/2001/XMLSchema}duration"
            case dateTime = "{http://www.w3.org/2001/XMLSchema}dateTime"
            case time = "{http://www.w3.org/2001/XMLSchema}time"
            case date = "{http://www.w3.org/2001/XMLSchema}date"
            case gYearMonth = "{http://www.w3.org/2001/XMLSchema}gYearMonth"
            case gYear = "{http://www.w3.org/2001/XMLSchema}gYear"
            case gMonthDay = "{http://www.w3.org/2001/XMLSchema}gMonthDay"
            case gDay = "{http://www.w3.org/2001/XMLSchema}gDay"
            case gMonth = "{http://www.w3.org/2001/XMLSchema}gMonth"
            case hexBinary = "{http://www.w3.org/2001/XMLSchema}hexBinary"
            case base64Binary = "{http://www.w3.org/2001/XMLSchema}base64Binary"
            case anyURI = "{http://www.w3.org/2001/XMLSchema}anyURI"
            case normalizedString = "{http://www.w3.org/2001/XMLSchema}normalizedString"
            case token = "{http://www.w3.org/2001/XMLSchema}token"
            case language = "{http://www.w3.org/2001/XMLSchema}language"
            case integer = "{http://www.w3.org/2001/XMLSchema}integer"
            case nonPositiveInteger = "{http://www.w3.org/2001/XMLSchema}nonPositiveInteger"
            case negativeInteger = "{http://www.w3.org/2001/XMLSchema}negativeInteger"
            case long = "{http://www.w3.org/2001/XMLSchema}long"
            case int = "{http://www.w3.org/2001/XMLSchema}int"
            case short = "{http://www.w3.org/2001/XMLSchema}short"
            case byte = "{http://www.w3.org/2001/XMLSchema}byte"
            case nonNegativeInteger = "{http://www.w3.org/2001/XMLSchema}nonNegativeInteger"
            case unsignedLong = "{http://www.w3.org/2001/XMLSchema}unsignedLong"
            case unsignedInt = "{http://www.w3.org/2001/XMLSchema}unsignedInt"
            case unsignedShort = "{http://www.w3.org/2001/XMLSchema}unsignedShort"
            case unsignedByte = "{http://www.w3.org/2001/XMLSchema}unsignedByte"
            case positiveInteger = "{http://www.w3.org/2001/XMLSchema}positiveInteger"
            case id = "{http://www.w3.org/2001/XMLSchema}ID"
            case idref = "{http://www.w3.org/2001/XMLSchema}IDREF"
            case entity = "{http://www.w3.org/2001/XMLSchema}ENTITY"
            case nmtoken = "{http://www.w3.org/2001/XMLSchema}NMTOKEN"
            case name = "{http://www.w3.org/2001/XMLSchema}Name"
            case ncName = "{http://www.w3.org/2001/XMLSchema}NCName"
            case qName = "{http://www.w3.org/2001/XMLSchema}QName"
            case notation = "{http://www.w3.org/2001/XMLSchema}NOTATION"
            case other = "*"
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

    /// Bytes in hexadecimal digits.
    struct HexBinary: Codable, Sendable, Hashable {
        /// The text.
        @XMLText @XMLTransformed<XML.HexData> var value: Data

        /// Creates a value of its parts.
        init(value: Data) {
            self.value = value
        }
    }
}
