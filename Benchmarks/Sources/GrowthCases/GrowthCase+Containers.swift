import Foundation
import XMLCodable

/// A value that is whatever its closure reads.
private struct Read: Decodable {
    init(from decoder: any Decoder) throws {
        for case let body as Body in decoder.userInfo.values { try body.read(decoder) }
    }

    struct Body: Sendable {
        let read: @Sendable (any Decoder) throws -> Void
    }
}

/// A value that is whatever its closure writes.
struct Written: Encodable {
    let write: (any Encoder) throws -> Void

    func encode(to encoder: any Encoder) throws { try write(encoder) }
}

extension GrowthCase {
    // MARK: - Decoding

    private static func reading(
        _ name: String, from count: Int = 10_000, _ text: @escaping (Int) -> String,
        _ body: @escaping @Sendable (any Decoder) throws -> Void
    ) -> GrowthCase {
        GrowthCase("decode by hand: \(name)", count) { count in
            let data = Data(text(count).utf8)
            let decoder = XMLDecoder()
            decoder.parsingOptions.limits.attributesPerElement = 1_000_000
            if let key = CodingUserInfoKey(rawValue: "body") { decoder.userInfo[key] = Read.Body(read: body) }
            return { _ = try decoder.decode(Read.self, from: data) }
        }
    }

    private static func items(_ count: Int) -> String { document(count) { "<i>\($0)</i>" } }
    private static func names(_ count: Int) -> String { document(count) { "<k\($0)>1</k\($0)>" } }
    private static func attributes(_ count: Int) -> String { "<r" + repeated(count) { " k\($0)='1'" } + "/>" }

    static var decodingContainers: [GrowthCase] {
        [
            reading("count in a loop", items) { decoder in
                var container = try decoder.unkeyedContainer()
                while container.currentIndex < container.count ?? 0 { _ = try container.decode(Int.self) }
            },
            reading("isAtEnd in a loop", items) { decoder in
                var container = try decoder.unkeyedContainer()
                while !container.isAtEnd { _ = try container.decode(Int.self) }
            },
            reading("failed attempts in a list", items) { decoder in
                var container = try decoder.unkeyedContainer()
                while !container.isAtEnd {
                    if (try? container.decode(Bool.self)) == nil { _ = try container.decode(Int.self) }
                }
            },
            reading("nested containers of a list", { document($0) { "<i><a>\($0)</a></i>" } }) { decoder in
                var container = try decoder.unkeyedContainer()
                while !container.isAtEnd {
                    _ = try container.nestedContainer(keyedBy: AnyKey.self).decode(
                        Int.self, forKey: AnyKey(stringValue: "a"))
                }
            },
            reading("all keys, in order", names) { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                for key in container.allKeys { _ = try container.decode(Int.self, forKey: key) }
            },
            reading("all keys, reversed", names) { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                for key in container.allKeys.reversed() { _ = try container.decode(Int.self, forKey: key) }
            },
            reading("all keys, sorted", names) { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
                    _ = try container.decodeIfPresent(Int.self, forKey: key)
                }
            },
            reading("all attributes, reversed", attributes) { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                for key in container.allKeys.reversed() { _ = try container.decode(Int.self, forKey: key) }
            },
            reading("keys that are missing", names) { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                for number in container.allKeys.indices where container.contains(AnyKey(stringValue: "m\(number)")) {
                    throw NotLinear()
                }
            },
            reading("attributes that are missing", attributes) { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                for number in container.allKeys.indices where container.contains(AnyKey(stringValue: "@m\(number)")) {
                    throw NotLinear()
                }
            },
            reading("a container for each key", names) { decoder in
                for number in try decoder.container(keyedBy: AnyKey.self).allKeys.indices {
                    _ = try decoder.container(keyedBy: AnyKey.self).decode(Int.self, forKey: AnyKey(number))
                }
            },
            reading("super decoders, kept", names) { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                let decoders = try container.allKeys.map { try container.superDecoder(forKey: $0) }
                for decoder in decoders.reversed() { _ = try decoder.singleValueContainer().decode(Int.self) }
            },
            reading("nested containers, kept", { document($0) { "<k\($0)><a>1</a></k\($0)>" } }) { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                let nested = try container.allKeys.map {
                    try container.nestedContainer(keyedBy: AnyKey.self, forKey: $0)
                }
                for container in nested.reversed() {
                    _ = try container.decode(Int.self, forKey: AnyKey(stringValue: "a"))
                }
            },
            reading("two lists, in turns", { document($0) { "<x>\($0)</x><y>\($0)</y>" } }) { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                var first = try container.nestedUnkeyedContainer(forKey: AnyKey(stringValue: "x"))
                var second = try container.nestedUnkeyedContainer(forKey: AnyKey(stringValue: "y"))
                while !first.isAtEnd, !second.isAtEnd {
                    _ = try first.decode(Int.self)
                    _ = try second.decode(Int.self)
                }
            },
            reading("coding paths of nested decoders", { document($0) { "<k\($0)>1</k\($0)>" } }) { decoder in
                let container = try decoder.container(keyedBy: AnyKey.self)
                for key in container.allKeys { _ = try container.superDecoder(forKey: key).codingPath.count }
            },
            reading(
                "nodes below each other", from: 60,
                { count in
                    repeated(count) { _ in "<n>" } + repeated(count) { _ in "</n>" }
                }
            ) { decoder in
                var container = try decoder.container(keyedBy: AnyKey.self)
                while container.contains(AnyKey(stringValue: "n")) {
                    container = try container.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey(stringValue: "n"))
                }
            },
        ]
    }

    // MARK: - Encoding

    private static func writing(
        _ name: String, from count: Int = 10_000, _ configure: @escaping (XMLEncoder) -> Void = { _ in },
        _ body: @escaping (any Encoder, Int) throws -> Void
    ) -> GrowthCase {
        GrowthCase("encode by hand: \(name)", count) { count in
            let encoder = XMLEncoder()
            configure(encoder)
            return { _ = try encoder.encode(Written { try body($0, count) }, withRootKey: "r") }
        }
    }

    static var encodingContainers: [GrowthCase] {
        [
            writing("keys") { encoder, count in
                var container = encoder.container(keyedBy: AnyKey.self)
                for number in 0..<count { try container.encode(number, forKey: AnyKey(number)) }
            },
            writing("a container for each key") { encoder, count in
                for number in 0..<count {
                    var container = encoder.container(keyedBy: AnyKey.self)
                    try container.encode(number, forKey: AnyKey(number))
                }
            },
            writing("attributes") { encoder, count in
                var container = encoder.container(keyedBy: GrammarKey.self)
                for number in 0..<count { try container.encode(number, forKey: GrammarKey("@k\(number)")) }
            },
            writing("attributes after content") { encoder, count in
                var container = encoder.container(keyedBy: GrammarKey.self)
                try container.encode(String(repeating: "x", count: 1_000), forKey: GrammarKey("e"))
                for number in 0..<count { try container.encode(number, forKey: GrammarKey("@k\(number)")) }
            },
            writing("an attribute after the content of each item") { encoder, count in
                var list = encoder.unkeyedContainer()
                for number in 0..<count {
                    var container = list.nestedContainer(keyedBy: GrammarKey.self)
                    try container.encode(number, forKey: GrammarKey("e"))
                    try container.encode(number, forKey: GrammarKey("@a"))
                }
            },
            writing("super encoders, used in reverse") { encoder, count in
                var container = encoder.container(keyedBy: AnyKey.self)
                let encoders = (0..<count).map { container.superEncoder(forKey: AnyKey($0)) }
                for encoder in encoders.reversed() {
                    var container = encoder.singleValueContainer()
                    try container.encode(1)
                }
            },
            writing("nested containers, used in reverse") { encoder, count in
                var container = encoder.container(keyedBy: AnyKey.self)
                var nested = (0..<count).map { container.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey($0)) }
                for index in nested.indices.reversed() {
                    try nested[index].encode(1, forKey: AnyKey(stringValue: "a"))
                }
            },
            writing("nested containers, in turns") { encoder, count in
                var container = encoder.container(keyedBy: AnyKey.self)
                var first = container.nestedUnkeyedContainer(forKey: AnyKey(stringValue: "x"))
                var second = container.nestedUnkeyedContainer(forKey: AnyKey(stringValue: "y"))
                for number in 0..<count {
                    try first.encode(number)
                    try second.encode(number)
                }
            },
            writing("paths with a common beginning, in turns") { encoder, count in
                var container = encoder.container(keyedBy: GrammarKey.self)
                for number in 0..<count {
                    try container.encode(number, forKey: GrammarKey("a\(number % 2).b.k\(number)"))
                }
            },
            writing("the same key, several times") { encoder, count in
                var container = encoder.container(keyedBy: AnyKey.self)
                for number in 0..<count { try container.encode(number, forKey: AnyKey(stringValue: "k")) }
            },
            writing("failed attempts") { encoder, count in
                var container = encoder.container(keyedBy: AnyKey.self)
                for number in 0..<count {
                    try? container.encode(Double.nan, forKey: AnyKey(stringValue: "n\(number)"))
                    try? container.encode(number, forKey: AnyKey(stringValue: "<\(number)"))
                }
                try container.encode(1, forKey: AnyKey(stringValue: "a"))
            },
            writing("namespaces of keys", from: 10_000) { encoder, count in
                var container = encoder.container(keyedBy: GrammarKey.self)
                for number in 0..<count { try container.encode(number, forKey: GrammarKey("{u\(number)}k")) }
            },
            writing("namespaces of attributes", from: 10_000) { encoder, count in
                var container = encoder.container(keyedBy: GrammarKey.self)
                for number in 0..<count { try container.encode(number, forKey: GrammarKey("@{u\(number)}k")) }
            },
        ]
    }
}
