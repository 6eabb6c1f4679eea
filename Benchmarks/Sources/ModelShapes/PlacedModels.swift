import Foundation
import XMLCodable

extension ModelShape {
    /// Values whose places say more than their keys.
    static let placed: [ModelShape] = [
        ModelShape("nested") { number in
            Nested(a: .init(b: .init(c: .init(d: number, e: "e"), f: "f"), g: "g"), h: "h")
        },
        ModelShape("paths") { Paths(a: $0, b: "b", c: 3, d: "d") },
        ModelShape("attributes") { Attributes(id: $0, name: "name", unit: "kg", value: 0.5, on: true, text: "text") },
        ModelShape("wrapped") { number in
            Wrapped(
                id: number, unit: "kg", tags: ["a", "b", "c"], on: number % 2,
                size: number % 2 == 0 ? number : nil, text: "text")
        },
        ModelShape("flattened") { number in
            Flattened(id: number, address: Address(street: "s", city: "c"), contact: Contact(mail: "m", phone: ["1"]))
        },
        ModelShape("groups") { number in
            Groups(entries: (0..<5).map { Groups.Entry(key: "key \($0)", integer: number) })
        },
        ModelShape("nillable") { number in
            NillableValues(a: .value(number), b: number % 2 == 0 ? .value("b") : nil, c: .value(0.5))
        },
        ModelShape("sheet") { number in
            Sheet(r: number, c: (0..<8).map { Sheet.Cell(r: "A\($0)", t: $0 % 2 == 0 ? "s" : nil, v: number + $0) })
        },
    ]
}

private struct Nested: Codable, Equatable, Sendable {
    struct A: Codable, Equatable, Sendable {
        var b: B, g: String
    }
    struct B: Codable, Equatable, Sendable {
        var c: C, f: String
    }
    struct C: Codable, Equatable, Sendable {
        var d: Int, e: String
    }

    var a: A, h: String
}

private struct Paths: Codable, Equatable, Sendable {
    var a: Int, b: String, c: Int, d: String

    enum CodingKeys: String, CodingKey { case a = "x.y.a", b = "x.y.b", c = "x.@c", d = "z.d" }
}

private struct Attributes: Codable, Equatable, Sendable {
    var id: Int, name: String, unit: String, value: Double, on: Bool, text: String

    enum CodingKeys: String, CodingKey {
        case id = "@id", name = "@name", unit = "@unit", value = "@value", on = "@on", text = "#text"
    }
}

private struct Wrapped: Codable, Equatable, Sendable {
    @XMLAttribute var id: Int
    @XMLDefault<XML.Empty> var unit: String
    @XMLList var tags: [String]
    @XMLDefault<XML.Zero> var on: Int
    @XMLLenient var size: Int?
    @XMLChild var text: String
}

private struct Address: Codable, Equatable, Sendable {
    var street: String, city: String
}

private struct Contact: Codable, Equatable, Sendable {
    @XMLAttribute var mail: String
    var phone: [String]
}

private struct Flattened: Codable, Equatable, Sendable {
    @XMLAttribute var id: Int
    @XMLFlattened var address: Address
    @XMLFlattened var contact: Contact?
}

private struct Groups: Codable, Equatable, Sendable {
    struct Entry: Codable, Equatable, Sendable {
        var key: String, integer: Int
    }

    @XMLGroups var entries: [Entry]
}

private struct NillableValues: Codable, Equatable, Sendable {
    var a: XML.Nillable<Int>, b: XML.Nillable<String>?, c: XML.Nillable<Double>
}

/// A row of a worksheet in Office Open XML.
private struct Sheet: Codable, Equatable, Sendable {
    struct Cell: Codable, Equatable, Sendable {
        @XMLAttribute var r: String
        @XMLAttribute var t: String?
        var v: Int
    }

    @XMLAttribute var r: Int
    var c: [Cell]
}
