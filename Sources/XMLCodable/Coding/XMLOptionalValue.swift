/// A type with a value for an absent key: Optional, and wrappers around an Optional or with a default.
///
/// It allows a wrapper around an absent value to be absent itself. The protocol is for the library's own types; its
/// requirements are for the coders only.
public protocol XMLOptionalValue {
    /// The value for an absent key. For the coders only.
    static var _xmlAbsent: Self { get }
    /// Whether the value is absent, so that nothing is written. For the coders only.
    var _isXMLAbsent: Bool { get }
}

/// What the overloads of keyed containers do for such types. Generic code, which does not know the type, calls none of them.
enum AbsentValue {
    /// Returns what a key has, which is `found` if it is there; nil for a type without a value for an absent key.
    static func value<T>(_ type: T.Type, found: T? = nil) -> T? {
        func own<A: XMLOptionalValue>(_ type: A.Type) -> T {
            guard let found else { return LayoutCast.same(A._xmlAbsent, as: T.self) }
            let value = LayoutCast.same(found, as: type)
            return value._isXMLAbsent ? LayoutCast.same(value.indirectOfElement(), as: T.self) : found
        }
        func placed<W: XMLPlacedProperty>(_ type: W.Type) -> T? {
            guard let found else { return value(W.Value.self).map { LayoutCast.same(W($0), as: T.self) } }
            return isAbsent(found) ? LayoutCast.same(LayoutCast.same(found, as: type).ofElement(), as: T.self) : found
        }
        if let type = type as? any XMLPlacedProperty.Type { return placed(type) }
        return (type as? any XMLOptionalValue.Type).map { own($0) }
    }

    /// Whether a value is absent, so that nothing is written.
    static func isAbsent<T>(_ value: T) -> Bool {
        func own<A: XMLOptionalValue>(_ type: A.Type) -> Bool { LayoutCast.same(value, as: type)._isXMLAbsent }
        func placed<W: XMLPlacedProperty>(_ type: W.Type) -> Bool {
            isAbsent(LayoutCast.same(value, as: type).wrappedValue)
        }
        if let type = T.self as? any XMLPlacedProperty.Type { return placed(type) }
        return (T.self as? any XMLOptionalValue.Type).map { own($0) } ?? false
    }
}

/// A wrapper whose value for an absent key is not nil: no element that says nil is written for it.
protocol NeverNilProperty {}

extension Optional: XMLOptionalValue {
    /// nil. For the coders only.
    public static var _xmlAbsent: Wrapped? { nil }
    /// Whether the Optional is nil. For the coders only.
    public var _isXMLAbsent: Bool { self == nil }
}
