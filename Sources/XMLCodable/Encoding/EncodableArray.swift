/// An array whose items are encoded where they lie.
///
/// `Array.encode(to:)` copies every item, and asks for what is known of its type once per item.
protocol EncodableArray {
    static func isEmpty<T>(_ value: T) -> Bool

    /// Writes an array into a frame that waits for it.
    ///
    /// - Parameter value: An array of this type, which the caller knows by another name.
    static func write<T>(_ value: T, to state: EncodingState, _ index: Int32, _ serial: Int32) throws
}

extension Array: EncodableArray where Element: Encodable {
    // The caller's type is this one, here and below. `isEmpty` is one of all collections, and asks for metadata.
    static func isEmpty<T>(_ value: T) -> Bool { unsafeBitCast(value, to: [Element].self).count == 0 }

    static func write<T>(_ value: T, to state: EncodingState, _ index: Int32, _ serial: Int32) throws {
        let array = unsafeBitCast(value, to: [Element].self)
        let handle = state.openUnkeyed(index, serial)
        try array.withUnsafeBufferPointer { try state.put(items: $0, handle.frame, handle.serial) }
    }
}

/// An item of an array where it lies: what cannot be copied is passed on by its address.
struct LentItem<Item>: ~Copyable {
    let value: Item
}
