/// What ``DynamicNodeDecoding`` answers for a key.
public enum XMLNodeDecoding: Sendable, Hashable {
    /// An attribute.
    case attribute
    /// A child element.
    case element
    /// A child element or, where there is none, an attribute.
    case elementOrAttribute
}

/// What ``DynamicNodeEncoding`` answers for a key.
public enum XMLNodeEncoding: Sendable, Hashable {
    /// An attribute.
    case attribute
    /// A child element.
    case element
    /// Both an attribute and a child element.
    case both

    /// A child element.
    public static let `default`: XMLNodeEncoding = .element
}

/// A type that says for each of its keys whether it is read from an attribute or an element.
///
/// Property wrappers and the sigil of a key go first; the coder's `nodeDecodingStrategy` comes after.
public protocol DynamicNodeDecoding: Decodable, SendableMetatype {
    /// Where the value of a key is read from.
    static func nodeDecoding(for key: any CodingKey) -> XMLNodeDecoding
}

/// A type that says for each of its keys whether it is written as an attribute or an element.
///
/// Property wrappers and the sigil of a key go first; the coder's `nodeEncodingStrategy` comes after.
public protocol DynamicNodeEncoding: Encodable, SendableMetatype {
    /// Where the value of a key is written to.
    static func nodeEncoding(for key: any CodingKey) -> XMLNodeEncoding
}

extension Array: DynamicNodeEncoding where Element: DynamicNodeEncoding {
    /// What the element type says.
    public static func nodeEncoding(for key: any CodingKey) -> XMLNodeEncoding { Element.nodeEncoding(for: key) }
}

/// A type that names its root element itself, where it is encoded without `withRootKey:`.
public protocol XMLRootNamed {
    /// The name of the root element.
    static var xmlRootName: String { get }
}
