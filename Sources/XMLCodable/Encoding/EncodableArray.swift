/// An array whose items are encoded in place.
///
/// `Array.encode(to:)` copies every item and looks up the plan of its type once per item.
protocol EncodableArray {
    static func isEmpty<T>(_ value: T) -> Bool

    /// Writes an array into the frame created for it.
    ///
    /// - Parameter value: An array of this type, which the caller knows only as a generic `T`.
    static func write<T>(_ value: T, to state: EncodingState, _ index: Int32, _ serial: Int32) throws
}

extension Array: EncodableArray where Element: Encodable {
    // `T` is this type, here and below. `isEmpty` is generic over all collections and needs metadata; `count` does not.
    static func isEmpty<T>(_ value: T) -> Bool { unsafeBitCast(value, to: [Element].self).count == 0 }

    static func write<T>(_ value: T, to state: EncodingState, _ index: Int32, _ serial: Int32) throws {
        let array = unsafeBitCast(value, to: [Element].self)
        let handle = state.openUnkeyed(index, serial)
        try array.withUnsafeBufferPointer { try state.put(items: $0, handle.frame, handle.serial) }
    }
}

/// An item borrowed from an array in place: a noncopyable value is passed by its address.
struct LentItem<Item>: ~Copyable {
    let value: Item
}
