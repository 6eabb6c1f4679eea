// Made by xmlcodable-tool generate from constructs.xsd. Changes are lost when it is made again.

import Foundation
import XMLCodable

/// The types of constructs.xsd.
enum ConstructsModel {}

extension ConstructsModel {
    /// A document, with its root element.
    enum Document: Codable, Sendable, XMLMapped {
        /// The namespace of the elements; its prefix.
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

        /// `rows`.
        case rows(Rows)
        /// `starter`.
        case starter(Dish)
        /// `dessert`.
        case dessert(Dish)
    }

    /// The element `rows`.
    struct Rows: Codable, Sendable, XMLMapped {
        /// The namespace of the elements; its prefix.
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

        /// named complex type
        var named: Dish
        /// inline complex type
        var inline: Inline
        /// attribute
        var attributes: Attributes
        /// element
        var counts: Counts
        /// default or fixed value of an attribute
        var defaults: Defaults
        /// default of an element that must be there
        var emptyDefault: EmptyDefault
        /// nillable
        var nils: Nils
        /// simple content
        var simpleContent: SimpleContent
        /// mixed content
        var mixed: Mixed
        /// choice
        var choice: Choice
        /// choice of sequences
        var branches: Branches
        /// repeated choice
        var steps: Steps
        /// repeated sequence
        var groups: Groups
        /// all
        var all: All
        /// extension
        var `extension`: Special
        /// restriction
        var restriction: Plain
        /// types derived from a named one
        var derived: [AnyTool]
        /// substitution group
        var substitutions: Substitutions
        /// any, anyAttribute
        var wildcards: Wildcards
        /// anyType
        var anything: XML.Element
        /// anySimpleType
        var value: AnySimpleValue
        /// enumeration
        var enumeration: Enumeration
        /// list
        var list: List
        /// union
        var union: Union
        /// type that contains itself
        var recursion: Folder
        /// group, attribute group
        var group: Group
        /// form
        var local: String

        enum CodingKeys: String, CodingKey {
            case named
            case inline
            case attributes
            case counts
            case defaults
            case emptyDefault
            case nils
            case simpleContent
            case mixed
            case choice
            case branches
            case steps
            case groups
            case all
            case `extension`
            case restriction
            case derived
            case substitutions
            case wildcards
            case anything
            case value
            case enumeration
            case list
            case union
            case recursion
            case group
            case local = "{}local"
        }

        /// Creates a value of its parts.
        init(
            named: Dish,
            inline: Inline,
            attributes: Attributes,
            counts: Counts,
            defaults: Defaults,
            emptyDefault: EmptyDefault,
            nils: Nils,
            simpleContent: SimpleContent,
            mixed: Mixed,
            choice: Choice,
            branches: Branches,
            steps: Steps,
            groups: Groups,
            all: All,
            `extension`: Special,
            restriction: Plain,
            derived: [AnyTool] = [],
            substitutions: Substitutions,
            wildcards: Wildcards,
            anything: XML.Element,
            value: AnySimpleValue,
            enumeration: Enumeration,
            list: List,
            union: Union,
            recursion: Folder,
            group: Group,
            local: String
        ) {
            self.named = named
            self.inline = inline
            self.attributes = attributes
            self.counts = counts
            self.defaults = defaults
            self.emptyDefault = emptyDefault
            self.nils = nils
            self.simpleContent = simpleContent
            self.mixed = mixed
            self.choice = choice
            self.branches = branches
            self.steps = steps
            self.groups = groups
            self.all = all
            self.`extension` = `extension`
            self.restriction = restriction
            self.derived = derived
            self.substitutions = substitutions
            self.wildcards = wildcards
            self.anything = anything
            self.value = value
            self.enumeration = enumeration
            self.list = list
            self.union = union
            self.recursion = recursion
            self.group = group
            self.local = local
        }

        /// The element `inline`.
        struct Inline: Codable, Sendable, Hashable, XMLMapped {
            /// The namespace of the elements; its prefix.
            static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

            /// The element `name`.
            var name: String

            /// Creates a value of its parts.
            init(name: String) {
                self.name = name
            }
        }

        /// The element `attributes`.
        struct Attributes: Codable, Sendable, Hashable {
            /// The attribute `id`.
            @XMLAttribute var id: Int
            /// The attribute `size`.
            @XMLAttribute var size: Int?

            /// Creates a value of its parts.
            init(id: Int, size: Int? = nil) {
                self.id = id
                self.size = size
            }
        }

        /// The element `counts`.
        struct Counts: Codable, Sendable, Hashable, XMLMapped {
            /// The namespace of the elements; its prefix.
            static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

            /// The element `one`.
            var one: Int
            /// The element `maybe`.
            var maybe: Int?
            /// The elements `many`.
            var many: [Int]

            /// Creates a value of its parts.
            init(one: Int, maybe: Int? = nil, many: [Int] = []) {
                self.one = one
                self.maybe = maybe
                self.many = many
            }
        }

        /// The element `defaults`.
        struct Defaults: Codable, Sendable, Hashable {
            /// The attribute `level`.
            ///
            /// Defaults to `3`.
            @XMLAttribute var level: Int?
            /// The attribute `unit`.
            ///
            /// Defaults to `g`.
            @XMLAttribute var unit: String?

            /// Creates a value of its parts.
            init(level: Int? = nil, unit: String? = nil) {
                self.level = level
                self.unit = unit
            }

            /// The value of `level`, or its default.
            var levelOrDefault: Int { level ?? 3 }

            /// The value of `unit`, or its default.
            var unitOrDefault: String { unit ?? "g" }
        }

        /// The element `emptyDefault`.
        struct EmptyDefault: Codable, Sendable, Hashable, XMLMapped {
            /// The namespace of the elements; its prefix.
            static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

            /// The element `portions`.
            ///
            /// Defaults to `4`.
            @XMLDefault<PortionsDefault> var portions: Int

            /// Creates a value of its parts.
            init(portions: Int) {
                self.portions = portions
            }

            /// The value of an empty `portions`.
            enum PortionsDefault: XMLDefaultProvider {
                /// The default of the schema.
                static var defaultValue: Int { 4 }
            }
        }

        /// The element `nils`.
        struct Nils: Codable, Sendable, XMLMapped {
            /// The namespace of the elements; its prefix.
            static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

            /// The element `price`.
            var price: XML.Nillable<Decimal>

            /// Creates a value of its parts.
            init(price: XML.Nillable<Decimal>) {
                self.price = price
            }
        }

        /// The element `simpleContent`.
        struct SimpleContent: Codable, Sendable, Hashable {
            /// The attribute `currency`.
            @XMLAttribute var currency: String?
            /// The text.
            @XMLText var value: Decimal

            /// Creates a value of its parts.
            init(currency: String? = nil, value: Decimal) {
                self.currency = currency
                self.value = value
            }
        }

        /// The element `mixed`.
        struct Mixed: Codable, Sendable {
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
                /// The namespace of the elements; its prefix; white space between elements is text.
                static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows", isMixed: true)

                /// Text between elements.
                case text(String)
                /// `bold`.
                case bold(String)

                enum CodingKeys: String, CodingKey {
                    case text = "#text"
                    case bold
                }
            }
        }

        /// The element `choice`.
        struct Choice: Codable, Sendable {
            /// One of several elements.
            var bakeOrFry: BakeOrFry

            enum CodingKeys: String, CodingKey {
                case bakeOrFry = "*bakeOrFry"
            }

            /// Creates a value of its parts.
            init(bakeOrFry: BakeOrFry) {
                self.bakeOrFry = bakeOrFry
            }

            /// One of the elements.
            enum BakeOrFry: Codable, Sendable, XMLMapped {
                /// The namespace of the elements; its prefix.
                static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

                /// `bake`.
                case bake(Int)
                /// `fry`.
                case fry(String)
            }
        }

        /// The element `branches`.
        struct Branches: Codable, Sendable, Hashable, XMLMapped {
            /// The namespace of the elements; its prefix.
            static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

            /// The element `hot`.
            var hot: Int?
            /// The element `plate`.
            var plate: String?
            /// The element `cold`.
            var cold: Int?

            /// Creates a value of its parts.
            init(hot: Int? = nil, plate: String? = nil, cold: Int? = nil) {
                self.hot = hot
                self.plate = plate
                self.cold = cold
            }
        }

        /// The element `steps`.
        struct Steps: Codable, Sendable {
            /// The elements, in their order.
            var content: [Content]

            enum CodingKeys: String, CodingKey {
                case content = "*content"
            }

            /// Creates a value of its parts.
            init(content: [Content] = []) {
                self.content = content
            }

            /// The elements, in their order.
            enum Content: Codable, Sendable, XMLMapped {
                /// The namespace of the elements; its prefix.
                static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

                /// `stir`.
                case stir(String)
                /// `wait`.
                case wait(Int)
            }
        }

        /// The element `groups`.
        struct Groups: Codable, Sendable {
            /// The groups of elements, in their order.
            @XMLGroups var dayGroup: [DayGroup]

            /// Creates a value of its parts.
            init(dayGroup: [DayGroup] = []) {
                self.dayGroup = dayGroup
            }

            /// A group of elements.
            struct DayGroup: Codable, Sendable, Hashable, XMLMapped {
                /// The namespace of the elements; its prefix.
                static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

                /// The element `day`.
                var day: String
                /// The element `soup`.
                var soup: String?

                /// Creates a value of its parts.
                init(day: String, soup: String? = nil) {
                    self.day = day
                    self.soup = soup
                }
            }
        }

        /// The element `all`.
        struct All: Codable, Sendable, Hashable, XMLMapped {
            /// The namespace of the elements; its prefix.
            static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

            /// The element `salt`.
            var salt: Int
            /// The element `pepper`.
            var pepper: Int

            /// Creates a value of its parts.
            init(salt: Int, pepper: Int) {
                self.salt = salt
                self.pepper = pepper
            }
        }

        /// The element `substitutions`.
        struct Substitutions: Codable, Sendable {
            /// The elements, in their order.
            var course: [CourseElement]

            enum CodingKeys: String, CodingKey {
                case course = "*course"
            }

            /// Creates a value of its parts.
            init(course: [CourseElement] = []) {
                self.course = course
            }
        }

        /// The element `wildcards`.
        struct Wildcards: Codable, Sendable, XMLMapped {
            /// The namespace of the elements; its prefix.
            static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

            /// All other attributes.
            @XMLAnyAttributes var otherAttributes: [XML.Attribute]
            /// The element `known`.
            var known: String
            /// All other elements.
            @XMLAnyElements var otherElements: [XML.Element]

            /// Creates a value of its parts.
            init(otherAttributes: [XML.Attribute] = [], known: String) {
                self.otherAttributes = otherAttributes
                self.known = known
                self.otherElements = []
            }
        }

        /// The element `enumeration`.
        struct Enumeration: Codable, Sendable, Hashable {
            /// The attribute `size`.
            @XMLAttribute var size: Size?

            /// Creates a value of its parts.
            init(size: Size? = nil) {
                self.size = size
            }
        }

        /// The element `list`.
        struct List: Codable, Sendable, Hashable {
            /// The attribute `tables`.
            @XMLAttribute @XMLList var tables: [Int]?

            /// Creates a value of its parts.
            init(tables: [Int]? = nil) {
                self.tables = tables
            }
        }

        /// The element `union`.
        struct Union: Codable, Sendable, Hashable {
            /// The attribute `amount`.
            @XMLAttribute var amount: Amount?

            /// Creates a value of its parts.
            init(amount: Amount? = nil) {
                self.amount = amount
            }

            /// The values of `amount`.
            enum Amount: Codable, Sendable, Hashable {
                /// `int`.
                case int(Int)
                /// `Size`.
                case size(Size)

                /// Decodes the first kind of value that the text is.
                init(from decoder: any Decoder) throws {
                    let container = try decoder.singleValueContainer()
                    if let value = try? container.decode(Int.self) {
                        self = .int(value)
                        return
                    }
                    self = .size(try container.decode(Size.self))
                }

                /// Encodes the value as a text.
                func encode(to encoder: any Encoder) throws {
                    var container = encoder.singleValueContainer()
                    switch self {
                    case .int(let value): try container.encode(value)
                    case .size(let value): try container.encode(value)
                    }
                }
            }
        }

        /// The element `group`.
        struct Group: Codable, Sendable, Hashable, XMLMapped {
            /// The namespace of the elements; its prefix.
            static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

            /// The attribute `closed`.
            @XMLAttribute var closed: Bool?
            /// The element `opens`.
            var opens: XML.DateTime
            /// The element `closes`.
            var closes: XML.DateTime

            /// Creates a value of its parts.
            init(closed: Bool? = nil, opens: XML.DateTime, closes: XML.DateTime) {
                self.closed = closed
                self.opens = opens
                self.closes = closes
            }
        }
    }

    /// The type `{urn:example:rows}Dish`.
    struct Dish: Codable, Sendable, Hashable, XMLMapped {
        /// The namespace of the elements; its prefix.
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

        /// The element `name`.
        var name: String

        /// Creates a value of its parts.
        init(name: String) {
            self.name = name
        }
    }

    /// The type `{urn:example:rows}Special`.
    struct Special: Codable, Sendable, Hashable, XMLMapped {
        /// The namespace of the elements; its prefix.
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

        /// The element `time`.
        var time: XML.DateTime?
        /// The element `guest`.
        var guest: String

        /// Creates a value of its parts.
        init(time: XML.DateTime? = nil, guest: String) {
            self.time = time
            self.guest = guest
        }
    }

    /// The type `{urn:example:rows}Plain`.
    struct Plain: Codable, Sendable, Hashable {
    }

    /// The type `{urn:example:rows}Tool`, or one derived from it, as `xsi:type` says.
    enum AnyTool: Codable, Sendable, XMLMapped {
        /// What tells the cases apart.
        static let xmlMapping = XMLTypeMapping(discriminator: .xsiType)

        /// `Tool` itself.
        case tool(Tool)
        /// `Knife`.
        case knife(Knife)

        enum CodingKeys: String, CodingKey {
            case tool = "*"
            case knife = "{urn:example:rows}Knife"
        }
    }

    /// The type `{urn:example:rows}Folder`.
    struct Folder: Codable, Sendable, XMLMapped {
        /// The namespace of the elements; its prefix.
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

        /// The attribute `name`.
        @XMLAttribute var name: String?
        /// The element `folder`.
        @XMLIndirect var folder: Folder?

        /// Creates a value of its parts.
        init(name: String? = nil, folder: Folder? = nil) {
            self.name = name
            self.folder = folder
        }
    }

    /// The type `{urn:example:rows}Knife`.
    struct Knife: Codable, Sendable, Hashable, XMLMapped {
        /// The namespace of the elements; its prefix.
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

        /// The element `name`.
        var name: String
        /// The element `length`.
        var length: Int

        /// Creates a value of its parts.
        init(name: String, length: Int) {
            self.name = name
            self.length = length
        }
    }

    /// The type `{urn:example:rows}Tool`.
    struct Tool: Codable, Sendable, Hashable, XMLMapped {
        /// The namespace of the elements; its prefix.
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

        /// The element `name`.
        var name: String

        /// Creates a value of its parts.
        init(name: String) {
            self.name = name
        }
    }

    /// The element `{urn:example:rows}course`, or one in its place.
    enum CourseElement: Codable, Sendable, XMLMapped {
        /// The namespace of the elements; its prefix.
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

        /// `starter`.
        case starter(Dish)
        /// `dessert`.
        case dessert(Dish)
    }

    /// The type `{urn:example:rows}Size`.
    enum Size: String, Codable, Sendable, CaseIterable {
        /// `small`.
        case small
        /// `large`.
        case large
    }

    /// The type `{urn:example:rows}Meal`, or one derived from it, as `xsi:type` says.
    enum AnyMeal: Codable, Sendable, XMLMapped {
        /// What tells the cases apart.
        static let xmlMapping = XMLTypeMapping(discriminator: .xsiType)

        /// `Meal` itself.
        case meal(Meal)
        /// `Special`.
        case special(Special)
        /// `Plain`.
        case plain

        enum CodingKeys: String, CodingKey {
            case meal = "*"
            case special = "{urn:example:rows}Special"
            case plain = "{urn:example:rows}Plain"
        }
    }

    /// The type `{urn:example:rows}Meal`.
    struct Meal: Codable, Sendable, Hashable, XMLMapped {
        /// The namespace of the elements; its prefix.
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:rows", prefix: "rows")

        /// The element `time`.
        var time: XML.DateTime?

        /// Creates a value of its parts.
        init(time: XML.DateTime? = nil) {
            self.time = time
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
