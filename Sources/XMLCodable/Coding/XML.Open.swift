extension XML {
    /// A value of an enumeration that documents may extend: a known case, or the raw value of another one, which is
    /// written as it was read.
    ///
    /// ```swift
    /// enum Kind: String {
    ///     case check, transfer
    /// }
    /// struct Payment: Codable {
    ///     @XMLAttribute var kind: XML.Open<Kind>
    /// }
    /// ```
    /// ```xml
    /// <Payment kind="ATM"/>
    /// ```
    ///
    /// The kind is `.other("ATM")`. A malformed raw value, such as text for an Int, throws. Values are equal if their raw
    /// values are. Other coders see the raw value.
    public enum Open<Kind: RawRepresentable> {
        /// A case of the enumeration.
        case known(Kind)
        /// The raw value of another case. If the enumeration has such a case, it is decoded as ``known(_:)``.
        case other(Kind.RawValue)

        /// The case of the enumeration; nil for another one.
        public var value: Kind? {
            if case .known(let kind) = self { kind } else { nil }
        }

        /// Creates a value of a known case.
        public init(_ kind: Kind) { self = .known(kind) }
    }
}

extension XML.Open: RawRepresentable {
    /// Creates the case with a raw value, or another one.
    public init(rawValue: Kind.RawValue) { self = Kind(rawValue: rawValue).map { .known($0) } ?? .other(rawValue) }

    /// The raw value of the case.
    public var rawValue: Kind.RawValue {
        switch self {
        case .known(let kind): kind.rawValue
        case .other(let raw): raw
        }
    }
}

extension XML.Open: Decodable where Kind.RawValue: Decodable {
    /// Decodes the raw value. White space around that of a known case is no part of it in XML, as for the enumeration itself.
    public init(from decoder: any Decoder) throws {
        let raw = try decoder.singleValueContainer().decode(Kind.RawValue.self)
        self.init(rawValue: raw)
        guard value == nil, let text = raw as? String, decoder is any XMLValueDecoding else { return }
        if let kind = (text.trimmed as? Kind.RawValue).flatMap({ Kind(rawValue: $0) }) { self = .known(kind) }
    }
}

extension XML.Open: Encodable where Kind.RawValue: Encodable {
    /// Encodes the raw value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

extension XML.Open: Equatable where Kind.RawValue: Equatable {
    /// Returns whether two values have the same raw value.
    public static func == (left: XML.Open<Kind>, right: XML.Open<Kind>) -> Bool { left.rawValue == right.rawValue }
}

extension XML.Open: Hashable where Kind.RawValue: Hashable {
    /// Hashes the raw value.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension XML.Open: Sendable where Kind: Sendable, Kind.RawValue: Sendable {}

extension XML.Open: CodingKeyRepresentable where Kind.RawValue: CodingKeyRepresentable {
    /// The key of the raw value, for dictionaries.
    public var codingKey: any CodingKey { rawValue.codingKey }

    /// Creates a value for the key of a dictionary.
    public init?<Key: CodingKey>(codingKey: Key) {
        guard let raw = Kind.RawValue(codingKey: codingKey) else { return nil }
        self.init(rawValue: raw)
    }
}
