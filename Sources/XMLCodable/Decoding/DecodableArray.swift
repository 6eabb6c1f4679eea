/// An array whose items are decoded straight into its storage.
///
/// `Array.init(from:)` looks up metadata for every item that it appends, and moves the items as the array grows.
protocol DecodableArray {
    /// - Parameter type: The array's own type, which the caller knows by another name.
    static func decoded<T>(as type: T.Type, _ items: UnkeyedDecoding) throws -> T
}

extension Array: DecodableArray where Element: Decodable {
    static func decoded<T>(as type: T.Type, _ items: UnkeyedDecoding) throws -> T {
        var items = items
        if items.isAtEnd { return unsafeBitCast([Element](), to: type) }
        let count = items.itemCount
        let array = try [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let start = buffer.baseAddress else { return }
            while initialized < count, !items.isAtEnd {
                (start + initialized).initialize(to: try items.decode(Element.self))
                initialized += 1
            }
        }
        return unsafeBitCast(array, to: type)
    }
}
