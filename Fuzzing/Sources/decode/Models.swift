import Foundation
import XMLCodable

/// Values of every kind below plain keys.
struct Menu: Codable, Equatable {
    enum Level: String, Codable { case low, high }

    struct Food: Codable, Equatable {
        var name: String
        var price: Double?
        var isVegan: Bool?
        var level: Level?
        var tags: [String]
    }

    var title: String?
    var count: Int?
    var opened: Date?
    var image: Data?
    var site: URL?
    var identifier: UUID?
    var total: Decimal?
    var food: [Food]
}

/// A class that contains itself.
final class Folder: Codable, Equatable {
    @XMLAttribute var name: String?
    var note: String?
    var folder: [Folder]?
    var parent: Folder?

    static func == (left: Folder, right: Folder) -> Bool {
        left.name == right.name && left.note == right.note && left.folder == right.folder
            && left.parent == right.parent
    }
}

/// Dictionaries.
struct Stock: Codable, Equatable {
    struct Item: Codable, Equatable {
        @XMLAttribute var unit: String?
        @XMLText var amount: Int
    }

    var counts: [String: Int]?
    var names: [Int: String]?
    var items: [String: Item]
    var lists: [String: [String]]
    var nested: [String: [String: Bool]]?
}

/// The property wrappers.
struct Placed: Codable, Equatable {
    struct Price: Codable, Equatable {
        @XMLAttribute var currency: String
        @XMLAttribute var discount: Double?
        @XMLText var amount: Decimal
    }

    struct Note: Codable, Equatable {
        @XMLAttribute var language: String?
        @XMLCData var text: String
        @XMLCData var more: String?
    }

    @XMLAttribute var id: String
    @XMLAttribute var values: [Int]?
    @XMLChild var title: String
    @XMLElementAndAttribute var code: Int?
    var price: [Price]
    var note: Note?
}

/// Keys with sigils and paths.
struct Paths: Codable, Equatable {
    var id: String?
    var city: String?
    var zip: String?
    var zone: Int?
    var steps: [String]
    var text: String?

    enum CodingKeys: String, CodingKey {
        case id = "@id"
        case city = "address.city"
        case zip = "address.zip.#text"
        case zone = "address.zip.@zone"
        case steps = "plan.steps.step"
        case text = "#text"
    }
}

/// Parts of the tree in a model.
struct RawParts: Codable, Equatable {
    var head: XML.Element?
    var part: [XML.Element]
    var byName: [String: XML.Element]?
    var after: String?
}

/// Numbers of every width, as elements and attributes.
struct Numbers: Codable, Equatable {
    @XMLAttribute var tiny: Int8?
    @XMLAttribute var byte: UInt8?
    var short: Int16?
    var word: UInt32?
    var long: Int64?
    var unsigned: UInt64?
    var huge: Int128?
    var float: Float?
    @XMLAttribute var double: Double?
    var decimal: Decimal?
    var flag: Bool?
}

/// Collections of collections and of optionals.
struct Lists: Codable, Equatable {
    struct Pair: Codable, Equatable {
        var left: String
        var right: Int

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            left = try container.decode(String.self)
            right = try container.decode(Int.self)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(left)
            try container.encode(right)
        }
    }

    var row: [[Int]]
    var slot: [String?]
    var pair: [Pair]
    var dates: [Date]
    // Not Optional: with `.xsiNil` no array and an array of one nil are the same document.
    var food: [Menu.Food?]
}

/// Prefixed names and declarations as attributes.
struct Envelope: Codable, Equatable {
    struct Body: Codable, Equatable {
        var order: String?
        var codes: [Int]

        enum CodingKeys: String, CodingKey {
            case order = "m:order"
            case codes = "m:code"
        }
    }

    @XMLAttribute var soap: String?
    @XMLAttribute var kitchen: String?
    var header: String?
    var body: Body?

    enum CodingKeys: String, CodingKey {
        case soap = "xmlns:soap"
        case kitchen = "xmlns:m"
        case header = "soap:Header"
        case body = "soap:Body"
    }
}
