/// A property wrapper of this library, which prints as the value that it wraps.
///
/// ```swift
/// struct Price: Codable {
///     @XMLAttribute var currency: String
///     @XMLText var amount: Decimal
/// }
/// print(price)  // Price(_currency: "EUR", _amount: 5.95)
/// ```
///
/// The protocol is for the library's own wrappers; do not conform to it.
public protocol XMLPropertyWrapper: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The type of the property.
    associatedtype Value
    /// The value of the property.
    var wrappedValue: Value { get set }
}

extension XMLPropertyWrapper {
    /// The description of the value.
    public var description: String { String(describing: wrappedValue) }
    /// The debug description of the value.
    public var debugDescription: String { String(reflecting: wrappedValue) }
    /// The mirror of the value.
    public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}
