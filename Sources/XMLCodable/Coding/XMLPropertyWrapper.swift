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

    /// Whether the value is `.some(nil)`.
    var isSomeNil: Bool {
        guard let optional = Value.self as? any OptionalType.Type else {
            return (wrappedValue as? any XMLPropertyWrapper)?.isSomeNil ?? false
        }
        return optional.isSomeNil(wrappedValue)
    }

    /// A nil value as that of an element which is there: `.some(nil)`, if it can be.
    @usableFromInline
    func ofElement() -> Self {
        var value = self
        if let inner = (wrappedValue as? any IndirectProperty)?.ofElement() as? Value {
            value.wrappedValue = inner
        } else if let some = (Value.self as? any OptionalType.Type)?.someNil(as: Value.self) {
            value.wrappedValue = some
        }
        return value
    }
}
