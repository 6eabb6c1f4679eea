import Foundation

extension ModelShape {
    /// Elements of single values.
    static let scalars: [ModelShape] = [
        ModelShape("wide") { Wide($0) },
        ModelShape("widths") { Widths($0) },
        ModelShape("optionals") { Optionals(a: $0, c: "c", e: 0.5, g: $0 % 2 == 0 ? $0 : nil) },
        ModelShape("dates") { number in
            let date = Date(timeIntervalSinceReferenceDate: Double(number) * 86_400)
            return Dates(created: date, changed: date + 60)
        },
        ModelShape("decimals") { number in
            Decimals(net: Decimal(number) + Decimal(sign: .plus, exponent: -2, significand: 37), gross: Decimal(number))
        },
        ModelShape("texts") { number in
            Texts(
                url: URL(string: "https://example.com/items/\(number)") ?? URL(fileURLWithPath: "/"),
                uuid: UUID(
                    uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, UInt8(truncatingIfNeeded: number))),
                data: Data((0..<24).map { UInt8(truncatingIfNeeded: $0 &+ number) }))
        },
        ModelShape("enums") { number in
            Enums(color: number % 2 == 0 ? .red : .green, size: .large, level: number % 3 == 0 ? .low : .high)
        },
        ModelShape("number array") { number in Numbers(n: (0..<20).map { $0 &* number }) },
        ModelShape("string array") { number in Strings(s: (0..<20).map { "item \($0 + number)" }) },
        ModelShape("known names") { number in
            StringMap(map: ["one": "1", "two": "2", "three": "3", "four": "4", "five": "\(number)"])
        },
        ModelShape("own names") { number in
            NumberMap(map: Dictionary(uniqueKeysWithValues: (0..<10).map { ("k\(number)_\($0)", $0) }))
        },
    ]
}

private struct Wide: Codable, Equatable, Sendable {
    var a: Int, b: Int, c: Int, d: String, e: String, f: String, g: Double, h: Double, i: Bool, j: Bool
    var k: Int, l: Int, m: Int, n: String, o: String, p: String, q: Double, r: Double, s: Bool, t: Bool

    init(_ number: Int) {
        (a, b, c, k, l, m) = (number, 2, 3, number, 12, 13)
        (d, e, f, n, o, p) = ("four", "five", "six", "fourteen", "fifteen", "sixteen")
        (g, h, q, r) = (0.5, 8.25, 17.125, 18)
        (i, j, s, t) = (true, false, true, false)
    }
}

private struct Widths: Codable, Equatable, Sendable {
    var a: Int8, b: Int16, c: Int32, d: Int64, e: UInt8, f: UInt16, g: UInt32, h: UInt64, i: UInt, j: Float

    init(_ number: Int) {
        (a, b, c, d) = (Int8(truncatingIfNeeded: number), 2, 3, Int64(number))
        (e, f, g, h) = (5, 6, 7, UInt64(number))
        (i, j) = (9, 0.5)
    }
}

private struct Optionals: Codable, Equatable, Sendable {
    var a: Int?, b: Int?, c: String?, d: String?, e: Double?, f: Bool?, g: Int?, h: [Int]?
}

private struct Dates: Codable, Equatable, Sendable {
    var created: Date, changed: Date
}

private struct Decimals: Codable, Equatable, Sendable {
    var net: Decimal, gross: Decimal
}

private struct Texts: Codable, Equatable, Sendable {
    var url: URL, uuid: UUID, data: Data
}

private struct Enums: Codable, Equatable, Sendable {
    enum Color: String, Codable { case red, green, blue }
    enum Size: String, Codable { case small, medium, large }
    enum Level: Int, Codable { case low = 1, high = 2 }

    var color: Color, size: Size, level: Level
}

private struct Numbers: Codable, Equatable, Sendable {
    var n: [Int]
}

private struct Strings: Codable, Equatable, Sendable {
    var s: [String]
}

private struct StringMap: Codable, Equatable, Sendable {
    var map: [String: String]
}

private struct NumberMap: Codable, Equatable, Sendable {
    var map: [String: Int]
}
