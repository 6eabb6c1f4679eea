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

    /// Returns a scalar as its own type, or as one of the library's placement wrappers around it.
    ///
    /// A wrapper is a struct whose only property is the value. ``TypePlan/scalar`` is `other` unless the sizes are equal,
    /// and the value then decodes itself.
    @inline(__always)
    static func wrapped<U, T>(_ value: U, as type: T.Type) -> T {
        // The layout is as described; the sizes are compared once more.
        unsafe unsafeBitCast(value, to: type)
    }
}
