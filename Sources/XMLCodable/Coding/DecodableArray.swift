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
        // `T` is this type, as the protocol says, and so is an array of the type that its items were just compared with; an
        // array of any type is one reference. Those of the most usual items are made where the compiler knows their type: the
        // others look up the metadata of three types for each array.
        if count == 0 { return unsafe unsafeBitCast([Element](), to: type) }
        if Element.self == String.self { return unsafe try unsafeBitCast(array(String.self, &items, count), to: type) }
        if Element.self == Int.self { return unsafe try unsafeBitCast(array(Int.self, &items, count), to: type) }
        if Element.self == Double.self { return unsafe try unsafeBitCast(array(Double.self, &items, count), to: type) }
        return unsafe try unsafeBitCast(array(Element.self, &items, count), to: type)
    }

    @inline(__always)
    private static func array<Item: Decodable, Items: DecodableItems>(
        _ type: Item.Type, _ items: inout Items, _ count: Int
    ) throws -> [Item] {
        // `count` is that of items in a document. The buffer has room for so many, and `initialized` counts those that were added.
        try unsafe [Item](unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let start = buffer.baseAddress else { return }
            while initialized < count, !items.isAtEnd {
                unsafe (start + initialized).initialize(to: try items.decode(type))
                initialized += 1
            }
        }
    }
}
