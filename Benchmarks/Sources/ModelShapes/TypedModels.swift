import Foundation
import XMLCodable

extension ModelShape {
    /// Values whose types are found in the document, and class hierarchies.
    static let typed: [ModelShape] = [
        ModelShape("class") { Plain(id: $0, name: "name", size: 3) },
        ModelShape("subclass") { Derived(id: $0, name: "name", size: 3) },
        ModelShape("choices") { number in
            Drawing(items: [
                .circle(Circle(radius: number)), .label("text"), .box(width: 3, height: 4), .dot, .label("more"),
            ])
        },
        ModelShape("discriminated") { number in
            Told(item: [.circle(Circle(radius: number)), .box(width: 3, height: 4), .dot])
        },
        ModelShape("polymorphic") { number in
            Bill(payments: [Payment(card: number), Payment(cash: 5)])
        },
        ModelShape("attempts") { Tried(values: [.number($0), .text("text")]) },
    ]
}

/// Values whose types are tried one after the other, under one of several keys. The errors are discarded.
private struct Tried: Codable, Equatable, Sendable {
    enum Item: Codable, Equatable, Sendable {
        case number(Int)
        case text(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .number(let number): try container.encode(number)
            case .text(let text): try container.encode(text)
            }
        }
    }

    enum CodingKeys: CodingKey { case items, values }

    let values: [Item]

    init(values: [Item]) { self.values = values }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // What older documents called it.
        if let first = try? container.decode(Item.self, forKey: .items) {
            values = [first]
        } else {
            values = try container.decode([Item].self, forKey: .values)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(values, forKey: .values)
    }
}

private class Named: Codable, @unchecked Sendable {
    let id: Int
    let name: String

    init(id: Int, name: String) { (self.id, self.name) = (id, name) }
}

private final class Derived: Named, Equatable, @unchecked Sendable {
    let size: Int

    init(id: Int, name: String, size: Int) {
        self.size = size
        super.init(id: id, name: name)
    }

    required init(from decoder: any Decoder) throws {
        size = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .size)
        try super.init(from: decoder)
    }

    override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(size, forKey: .size)
    }

    static func == (one: Derived, other: Derived) -> Bool {
        (one.id, one.name, one.size) == (other.id, other.name, other.size)
    }

    enum CodingKeys: CodingKey { case size }
}

private final class Plain: Codable, Equatable, Sendable {
    let id: Int
    let name: String
    let size: Int

    init(id: Int, name: String, size: Int) { (self.id, self.name, self.size) = (id, name, size) }

    static func == (one: Plain, other: Plain) -> Bool {
        (one.id, one.name, one.size) == (other.id, other.name, other.size)
    }
}

private struct Circle: Codable, Equatable, Sendable {
    var radius: Int
}

private struct Drawing: Codable, Equatable, Sendable {
    enum Item: Codable, Equatable, Sendable {
        case circle(Circle), label(String), box(width: Int, height: Int), dot
    }

    var items: [Item]

    enum CodingKeys: String, CodingKey { case items = "*" }
}

private struct Told: Codable, Equatable, Sendable {
    enum Item: Codable, Equatable, Sendable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))

        case circle(Circle), box(width: Int, height: Int), dot
    }

    var item: [Item]
}

private struct Card: Codable, Equatable, Sendable {
    var number: Int
}

private struct Cash: Codable, Equatable, Sendable {
    var amount: Int
}

private enum Payments: XMLPolymorphicFamily {
    typealias Member = any Codable & Sendable
    static var xmlDiscriminator: XMLDiscriminator { .attribute("kind") }
    static var xmlTypes: [String: any Codable.Type] { ["card": Card.self, "cash": Cash.self] }
}

private struct Payment: Codable, Equatable, Sendable {
    @XMLPolymorphic<Payments> var member: any Codable & Sendable

    init(card number: Int) { _member = .init(wrappedValue: Card(number: number)) }
    init(cash amount: Int) { _member = .init(wrappedValue: Cash(amount: amount)) }

    static func == (one: Payment, other: Payment) -> Bool {
        switch (one.member, other.member) {
        case (let one as Card, let other as Card): one == other
        case (let one as Cash, let other as Cash): one == other
        default: false
        }
    }
}

private struct Bill: Codable, Equatable, Sendable {
    var payments: [Payment]
}
