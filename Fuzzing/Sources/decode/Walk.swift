import XMLCodable

/// A model that follows the document: it opens every kind of container and asks for every kind of value.
struct Walk: Decodable {
    private struct Key: CodingKey {
        let stringValue: String
        let intValue: Int?

        init(stringValue: String) {
            self.stringValue = stringValue
            intValue = Int(stringValue)
        }

        init(intValue: Int) {
            stringValue = "\(intValue)"
            self.intValue = intValue
        }
    }

    /// How many values one document may still open: each is opened in several ways, and so are those inside of it.
    nonisolated(unsafe) static var budget = 0

    init(from decoder: any Decoder) throws {
        guard Self.budget > 0 else { return }
        Self.budget -= 1
        _ = decoder.codingPath.count
        let value = try? decoder.singleValueContainer()
        _ = value?.decodeNil()
        _ = try? value?.decode(String.self)
        _ = try? value?.decode(Double.self)
        _ = try? value?.decode([String: String].self)
        if let keyed = try? decoder.container(keyedBy: Key.self) { Self.walk(keyed) }
        if let items = try? decoder.unkeyedContainer() { Self.walk(items) }
    }

    private static func walk(_ container: KeyedDecodingContainer<Key>) {
        // A few keys only: every child is visited once below each key that finds it.
        for key in container.allKeys.prefix(4) {
            _ = container.contains(key)
            _ = try? container.decodeNil(forKey: key)
            _ = try? container.decode(Int.self, forKey: key)
            _ = try? container.decodeIfPresent(Bool.self, forKey: key)
            _ = try? container.decodeIfPresent([UInt8].self, forKey: key)
            _ = try? container.decodeIfPresent([String].self, forKey: key)
            switch key.stringValue.utf8.count % 4 {
            case 0:
                if let inner = try? container.nestedContainer(keyedBy: Key.self, forKey: key) { walk(inner) }
            case 1:
                if let inner = try? container.nestedUnkeyedContainer(forKey: key) { walk(inner) }
            case 2:
                if let inner = try? container.superDecoder(forKey: key) { _ = try? Walk(from: inner) }
            default:
                _ = try? container.decode(Walk.self, forKey: key)
            }
        }
        _ = try? container.superDecoder()
        _ = try? container.decode(String.self, forKey: Key(stringValue: "#text"))
        _ = try? container.decode(String.self, forKey: Key(stringValue: "a.0.@b"))
    }

    private static func walk(_ items: any UnkeyedDecodingContainer) {
        var items = items
        var steps = 0
        while !items.isAtEnd, steps < 16 {
            let index = items.currentIndex
            switch steps % 5 {
            case 0: _ = try? items.decode(Walk.self)
            case 1: _ = try? items.decode(String.self)
            case 2: if let inner = try? items.nestedUnkeyedContainer() { walk(inner) }
            case 3: if let inner = try? items.nestedContainer(keyedBy: Key.self) { walk(inner) }
            default: _ = try? items.superDecoder()
            }
            if items.currentIndex == index { _ = try? items.decodeNil() }
            steps += 1
        }
        if items.isAtEnd { _ = try? items.decode(String.self) }
    }
}
