/// An enum with a case that stands for raw values it does not know.
///
/// ```swift
/// enum Room: String, Codable, XMLFallbackCase {
///     case lounge, kitchen, unknown
///     static let fallbackCase = Room.unknown
/// }
/// ```
///
/// A raw value that is malformed, such as text for an Int, still throws. The case is written by its own raw value.
public protocol XMLFallbackCase: RawRepresentable, Decodable {
    /// What an unknown raw value is read as.
    static var fallbackCase: Self { get }
}

extension XMLFallbackCase where RawValue: Decodable {
    fileprivate init(fallingBackFrom decoder: any Decoder) throws {
        self = Self(rawValue: try decoder.singleValueContainer().decode(RawValue.self)) ?? .fallbackCase
    }
}

// One per raw type, as the standard library has them: these are chosen before those.

extension XMLFallbackCase where RawValue == String {
    /// Decodes the case of a raw value, or the fallback.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == Int {
    /// Decodes the case of a raw value, or the fallback.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == Int8 {
    /// Decodes the case of a raw value, or the fallback.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == Int16 {
    /// Decodes the case of a raw value, or the fallback.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == Int32 {
    /// Decodes the case of a raw value, or the fallback.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == Int64 {
    /// Decodes the case of a raw value, or the fallback.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == UInt {
    /// Decodes the case of a raw value, or the fallback.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == UInt8 {
    /// Decodes the case of a raw value, or the fallback.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == UInt16 {
    /// Decodes the case of a raw value, or the fallback.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == UInt32 {
    /// Decodes the case of a raw value, or the fallback.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == UInt64 {
    /// Decodes the case of a raw value, or the fallback.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == Float {
    /// Decodes the case of a raw value, or the fallback.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}

extension XMLFallbackCase where RawValue == Double {
    /// Decodes the case of a raw value, or the fallback.
    public init(from decoder: any Decoder) throws { try self.init(fallingBackFrom: decoder) }
}
