import Foundation
import XMLCodable

struct Item: Codable {
    let id: Int
    let name: String
    let price: Double

    enum CodingKeys: String, CodingKey {
        case id = "@id"
        case name, price
    }
}

struct Items: Codable {
    let item: [Item]
}

struct LossyItems: Codable {
    @XMLLossy var item: [Item]
}

struct Strings<Items: Codable>: Codable {
    let i: Items
}

struct Values<Value: Codable>: Codable {
    let i: Value
}

struct Attributed: Codable {
    @XMLTransformed<XML.AttributeMap> var i: [String: String]
}

struct Listed: Codable {
    @XMLAttribute @XMLList var i: [Int]
}

struct LossyNumbers: Codable {
    @XMLLossy var i: [Int]
}

struct Lenient: Codable {
    @XMLLenient var n: Int?
}

struct Either: Decodable, Encodable {
    var number: Int?
    var text: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        number = try? container.decode(Int.self)
        if number == nil { text = try container.decode(String.self) }
    }
}

struct Paths: Codable {
    let numbers: [Int]
    enum CodingKeys: String, CodingKey { case numbers = "a.b.c" }
}

enum Choice: Codable {
    case a(Int), b(String)
}

enum OtherChoice: Codable {
    case c(String), d(Int)
}

struct Choices: Codable {
    let items: [Choice]
    enum CodingKeys: String, CodingKey { case items = "*" }
}

struct TwoChoices: Codable {
    let first: [Choice]
    let second: [OtherChoice]
    enum CodingKeys: String, CodingKey {
        case first = "*first"
        case second = "*second"
    }
}

enum Inline: Codable {
    case text(String), a(Int)
    enum CodingKeys: String, CodingKey {
        case text = "#text"
        case a
    }
}

struct Mixed: Codable {
    let content: [Inline]
    enum CodingKeys: String, CodingKey { case content = "*" }
}

indirect enum Node: Codable {
    case text(String)
    case n([Node])
    enum CodingKeys: String, CodingKey {
        case text = "#text"
        case n
    }
}

struct Nested: Codable {
    let content: [Node]
    enum CodingKeys: String, CodingKey { case content = "*" }
}

struct AnyContent: Codable {
    var first: String?
    let elements: XMLAnyElements
    let attributes: XMLAnyAttributes
}

struct Inner: Codable {
    @InnerXML var text: String
    enum CodingKeys: String, CodingKey { case text = "#text" }
}

struct Raw: Codable {
    let a: [XML.Element]
}

struct Rest: Codable {
    let rest: [XML.Element]
    enum CodingKeys: String, CodingKey { case rest = "*" }
}

struct RawNodes: Codable {
    let nodes: [XML.Node]
    enum CodingKeys: String, CodingKey { case nodes = "*" }
}

struct Named: Codable {
    @XMLElementName var name: String
    let n: Int
}

class Shape: Codable, XMLPolymorphicCoding {
    class var xmlDiscriminator: XMLDiscriminator { .attribute("kind") }
    class var xmlTypes: [String: any Codable.Type] { ["dot": Dot.self] }
    var x = 0
}

final class Dot: Shape {}

struct Shapes: Codable {
    let shape: [Shape]
}

protocol Payment: Codable {}

struct Card: Payment {
    let number: Int
}

enum PaymentFamily: XMLPolymorphicFamily {
    typealias Member = any Payment
    static var xmlDiscriminator: XMLDiscriminator { .elementName }
    static var xmlTypes: [String: any Codable.Type] { ["card": Card.self] }
}

struct Payments: Codable {
    @XMLPolymorphic<[PaymentFamily]> var payments: [any Payment]
    enum CodingKeys: String, CodingKey { case payments = "*" }
}

class Base: Codable {
    var y: String?
    init() {}
}

final class Derived: Base {
    let x: Int
    let more: XMLAnyElements
    enum CodingKeys: String, CodingKey { case x, more }

    init(_ x: Int) {
        self.x = x
        more = XMLAnyElements([])
        super.init()
    }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        x = try container.decode(Int.self, forKey: .x)
        more = try container.decode(XMLAnyElements.self, forKey: .more)
        try super.init(from: decoder)
    }

    override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(x, forKey: .x)
        try container.encode(more, forKey: .more)
    }
}

/// Groups of a key and a value, which may be such groups.
struct Groups: Codable {
    @XMLGroups var entries: [Entry]

    struct Entry: Codable {
        var key: String
        var value: Value
        enum CodingKeys: String, CodingKey { case key, value = "*" }
    }

    indirect enum Value: Codable { case text(String), groups(Groups) }

    /// Groups this deep in each other, with a hundred times as many in the innermost.
    static func nested(_ count: Int) -> Groups {
        let innermost = Groups(
            entries: (0..<100 * count).map { Entry(key: "k\($0)", value: .text("x")) })
        return (0..<count).reduce(innermost) { inner, _ in Groups(entries: [Entry(key: "k", value: .groups(inner))]) }
    }
}
