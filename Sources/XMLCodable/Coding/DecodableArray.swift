/// The items of an array, one after the other.
protocol DecodableItems {
    /// Mutating, so that the items are not copied, which counts a reference.
    var isAtEnd: Bool { mutating get }

    /// Decodes the next item.
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
}

/// An array whose items are decoded straight into its storage.
///
/// `Array.init(from:)` looks up metadata for every item that it appends, and moves the items as the array grows.
protocol DecodableArray: _XMLSpecialType {
    static var itemType: Any.Type { get }

    /// Decodes all items of a container.
    ///
    /// - Parameters:
    ///   - type: The array's own type, as the caller's generic parameter.
    ///   - items: The items, none of which has been decoded yet; afterwards, all have been.
    ///   - count: The number of items.
    static func decoded<T, Items: DecodableItems>(as type: T.Type, _ items: inout Items, count: Int) throws -> T
}

extension Array: DecodableArray where Element: Decodable {
    static var itemType: Any.Type { Element.self }

    static func decoded<T, Items: DecodableItems>(as type: T.Type, _ items: inout Items, count: Int) throws -> T {
        // `T` is this type.
        if count == 0 { return unsafe unsafeBitCast([Element](), to: type) }
        // The buffer has room for `count` items, and `initialized` counts those that were added.
        let array = try unsafe [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let start = buffer.baseAddress else { return }
            while initialized < count, !items.isAtEnd {
                unsafe (start + initialized).initialize(to: try items.decode(Element.self))
                initialized += 1
            }
        }
        // `T` is this type.
        return unsafe unsafeBitCast(array, to: type)
    }
}
