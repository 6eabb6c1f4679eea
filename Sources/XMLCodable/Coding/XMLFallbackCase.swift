/// An enum with a fallback case for unknown raw values.
///
/// ```swift
/// enum Room: String, Codable, XMLFallbackCase {
///     case lounge, kitchen, unknown
///     static let xmlFallbackCase = Room.unknown
/// }
/// ```
///
/// A malformed raw value, such as text for an Int, still throws. The fallback case is written with its own raw value, so the
/// text of the document is lost, which ``XMLDecoder/unknownNodes`` of `throw` and reports say. `XML.Open` keeps it.
public protocol XMLFallbackCase: RawRepresentable, Decodable {
    /// The case that unknown raw values are decoded as.
    static var xmlFallbackCase: Self { get }
}

extension XMLFallbackCase where RawValue: Decodable {
    fileprivate init(fallingBackFrom decoder: any Decoder) throws {
        if let known = Self(rawValue: try decoder.singleValueContainer().decode(RawValue.self)) {
            self = known
        } else {
            self = .xmlFallbackCase
            (decoder as? any XMLValueDecoding)?.noteReplaced(by: rawValue, of: Self.self)
        }
    }
}

// One extension per raw type, as in the standard library: these are preferred over the standard library's.

extension XMLFallbackCase where RawValue == String {
    /// Decodes the case with the raw value, or the fallback case.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == Int {
    /// Decodes the case with the raw value, or the fallback case.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == Int8 {
    /// Decodes the case with the raw value, or the fallback case.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == Int16 {
    /// Decodes the case with the raw value, or the fallback case.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == Int32 {
    /// Decodes the case with the raw value, or the fallback case.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == Int64 {
    /// Decodes the case with the raw value, or the fallback case.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == UInt {
    /// Decodes the case with the raw value, or the fallback case.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == UInt8 {
    /// Decodes the case with the raw value, or the fallback case.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == UInt16 {
    /// Decodes the case with the raw value, or the fallback case.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == UInt32 {
    /// Decodes the case with the raw value, or the fallback case.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == UInt64 {
    /// Decodes the case with the raw value, or the fallback case.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == Float {
    /// Decodes the case with the raw value, or the fallback case.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == Double {
    /// Decodes the case with the raw value, or the fallback case.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}
