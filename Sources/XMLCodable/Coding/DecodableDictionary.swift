/// A dictionary whose entries are decoded straight into it.
///
/// `Dictionary.init(from:)` asks for a key type of its own through generic code, which takes longer than reading the values.
protocol DecodableDictionary: _XMLSpecialType {
    /// Decodes all entries.
    ///
    /// - Parameter type: The dictionary's own type, as the caller's generic parameter.
    static func decoded<T>(as type: T.Type, _ entries: some DictionaryEntries) throws -> T
}

/// The entries of a dictionary with strings as keys.
protocol DictionaryEntries {
    /// In document order.
    var keys: [String] { get }
    /// Decodes the value of the key with an index.
    func decode<Value: Decodable>(_ type: Value.Type, at index: Int) throws -> Value
}

extension Dictionary: DecodableDictionary where Key == String, Value: Decodable {
    static func decoded<T>(as type: T.Type, _ entries: some DictionaryEntries) throws -> T {
        // The functions for these types are compiled for them; otherwise, each insertion looks up metadata.
        switch Value.self {
        case is String.Type: LayoutCast.same(try made(of: String.self, entries), as: type)
        case is Int.Type: LayoutCast.same(try made(of: Int.self, entries), as: type)
        case is Double.Type: LayoutCast.same(try made(of: Double.self, entries), as: type)
        default: LayoutCast.same(try made(of: Value.self, entries), as: type)
        }
    }

    @inline(__always)
    private static func made<Member: Decodable>(
        of type: Member.Type, _ entries: some DictionaryEntries
    ) throws -> [String: Member] {
        let keys = entries.keys
        var members = [String: Member](minimumCapacity: keys.count)
        for (index, key) in keys.enumerated() { members[key] = try entries.decode(type, at: index) }
        return members
    }
}
