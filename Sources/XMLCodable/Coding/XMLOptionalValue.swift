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

/// A wrapper whose value for an absent key is not nil: no element that says nil is written for it.
protocol NeverNilProperty {}

extension Optional: XMLOptionalValue {
    /// nil. For the coders only.
    public static var _xmlAbsent: Wrapped? { nil }
    /// Whether the Optional is nil. For the coders only.
    public var _isXMLAbsent: Bool { self == nil }
}
