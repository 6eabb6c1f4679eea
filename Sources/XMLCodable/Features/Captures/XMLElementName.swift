/// A property wrapper for the name of the element that the value is read from and written as, prefix included.
///
/// ```swift
/// struct Field: Codable {
///     @XMLElementName var name: String
///     @XMLText var value: String
/// }
/// ```
/// ```xml
/// <color>red</color>
/// ```
///
/// When encoding, the name takes precedence over the name of the key or the type, but not over `withRootKey:`. Under
/// the key `*`, a type with this wrapper matches every element, whatever its name. A name that was read is written in its
/// namespace, with the declaration that it needs, as long as its prefix is the same. Other coders see a plain string.
@propertyWrapper
public struct XMLElementName: XMLPropertyWrapper, Codable, Hashable, Sendable {
    /// The name as written in the document.
    public var wrappedValue: String {
        didSet {
            if XML.Name(wrappedValue).prefix != XML.Name(oldValue).prefix { namespaceURI = nil }
        }
    }
    /// The namespace of a name that was read, unless the coder binds prefixes; nil if it is not known, or for none.
    private(set) var namespaceURI: String?

    /// Wraps a name.
    public init(wrappedValue: String) { self.wrappedValue = wrappedValue }

    init(_ name: String, namespaceURI: String?) {
        wrappedValue = name
        self.namespaceURI = namespaceURI
    }

    /// Wraps a name.
    public init(_ name: String) { self.init(wrappedValue: name) }

    /// Returns whether the names are equal as written.
    public static func == (left: Self, right: Self) -> Bool { left.wrappedValue == right.wrappedValue }

    /// Hashes the name as written.
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }

    /// Decodes the name as a plain string.
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the name as a plain string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension XMLElementName: _XMLSpecialType {
    /// How the coders treat values of the type. For the coders only.
    public static var _xmlCoding: _XMLCoding { _XMLCoding(ElementNameCoding.self) }
}

// The element is that of the value around it.
extension XMLElementName: _XMLRefusedByAttribute, _XMLRefusedByChild, _XMLRefusedByText, _XMLRefusedByCData {}
