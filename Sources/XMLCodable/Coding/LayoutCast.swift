/// Casts between types that the plan of a type has found to be the same in memory.
///
/// A cast through `Any` would look up metadata for every value.
enum LayoutCast {
    /// Returns a value as the type that it has; the caller knows that the types are the same from a plan's role.
    @inline(__always)
    static func same<U, T>(_ value: U, as type: T.Type) -> T {
        // Plans compare the types themselves.
        precondition(U.self == T.self, "not the type of the value")
        return unsafe unsafeBitCast(value, to: type)
    }

    /// Returns a scalar as its own type, or as one of the library's placement wrappers around it; or the other way.
    ///
    /// A wrapper is a struct whose only property is the value. ``TypePlan/scalar`` is `other` unless the sizes are equal,
    /// and the value then codes itself.
    @inline(__always)
    static func wrapped<U, T>(_ value: U, as type: T.Type) -> T {
        // The layout is as described; the sizes are compared once more.
        unsafe unsafeBitCast(value, to: type)
    }

    /// The only byte of a key that is trivial and at most one byte long; 0 for a key without bytes.
    ///
    /// Distinct keys of a type have distinct bytes. Nothing is assumed about what a byte means.
    @inline(__always)
    static func byte<Key: CodingKey>(of key: Key) -> UInt8 {
        // The size was just compared.
        MemoryLayout<Key>.size == 1 ? unsafe unsafeBitCast(key, to: UInt8.self) : 0
    }

    /// Returns an array as the reference to its storage; nil if an array is more than a reference.
    @inline(__always)
    static func storage<Element>(of array: [Element]) -> AnyObject? {
        guard MemoryLayout<[Element]>.size == MemoryLayout<AnyObject>.size else { return nil }
        // The size was just compared.
        return unsafe unsafeBitCast(array, to: AnyObject.self)
    }

    /// Returns the array with a storage that is known from an array of the same type.
    @inline(__always)
    static func array<Element>(_ storage: AnyObject, of type: Element.Type) -> [Element] {
        // The storage was made from such an array, and the sizes were compared then.
        unsafe unsafeBitCast(storage, to: [Element].self)
    }
}
