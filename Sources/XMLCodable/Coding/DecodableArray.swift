/// An array whose items are decoded straight into its storage.
///
/// `Array.init(from:)` looks up metadata for every item that it appends, and moves the items as the array grows.
protocol DecodableArray {
    /// - Parameters:
    ///   - type: The array's own type, which the caller knows by another name.
    ///   - items: A container none of whose items was decoded yet; afterwards all of them were.
    ///   - count: How many items it has.
    static func decoded<T, Items: UnkeyedDecodingContainer>(
        as type: T.Type, _ items: inout Items, count: Int
    ) throws -> T
}

extension Array: DecodableArray where Element: Decodable {
    static func decoded<T, Items: UnkeyedDecodingContainer>(
        as type: T.Type, _ items: inout Items, count: Int
    ) throws -> T {
        // The caller's type is this one.
        if count == 0 { return unsafe unsafeBitCast([Element](), to: type) }
        // There is room for as many items as are put there, and their number is kept.
        let array = try unsafe [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let start = buffer.baseAddress else { return }
            while initialized < count, !items.isAtEnd {
                unsafe (start + initialized).initialize(to: try items.decode(Element.self))
                initialized += 1
            }
        }
        // As above.
        return unsafe unsafeBitCast(array, to: type)
    }
}
