/// A type with a value for an absent key: Optional, and wrappers around an Optional or with a default.
///
/// Allows a wrapper around an absent value to be absent itself. The protocol is for the library's own types; its
/// requirements are for the coders only.
public protocol XMLOptionalValue {
    /// The value that an absent key stands for.
    static var _xmlAbsent: Self { get }
    /// Whether there is no value, so that nothing is written.
    var _isXMLAbsent: Bool { get }
}

extension Optional: XMLOptionalValue {
    /// nil.
    public static var _xmlAbsent: Wrapped? { nil }
    /// Whether there is no value.
    public var _isXMLAbsent: Bool { self == nil }
}
