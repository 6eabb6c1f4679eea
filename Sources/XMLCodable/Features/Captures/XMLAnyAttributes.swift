/// A property wrapper for the attributes that no other key of the model names, in document order, including namespace
/// declarations.
///
/// ```swift
/// struct Link: Codable {
///     @XMLAttribute var href: String
///     @XMLAnyAttributes var others: [XML.Attribute]
/// }
/// ```
/// ```xml
/// <Link href="/menu" hreflang="nl" type="text/html" />
/// ```
///
/// The attributes are written back unchanged. Other coders see an object of names and values.
@propertyWrapper
public struct XMLAnyAttributes: XMLPropertyWrapper, Codable, Hashable, Sendable {
    /// The attributes.
    public var wrappedValue: [XML.Attribute]

    /// Wraps attributes.
    public init(wrappedValue: [XML.Attribute]) { self.wrappedValue = wrappedValue }

    /// Wraps attributes.
    public init(_ attributes: [XML.Attribute]) { self.init(wrappedValue: attributes) }

    /// The value of the first attribute with the given name, prefix included.
    public subscript(name: String) -> String? {
        wrappedValue.first { ScalarEquality.equal($0.name.qualifiedName, name) }?.value
    }

    /// Decodes the attributes of an element with ``XMLDecoder``, or each key and its value as the name and value of an
    /// attribute with any other decoder.
    public init(from decoder: any Decoder) throws {
        if let special = try decoder.special(Self.self) {
            self = special
            return
        }
        let container = try decoder.container(keyedBy: NameKey.self)
        self.init(
            wrappedValue: try container.allKeys.map { key in
                XML.Attribute(key.stringValue, value: try container.decode(String.self, forKey: key))
            })
    }

    /// Encodes the attributes of an element with ``XMLEncoder``, or the name and value of each as a key and its value
    /// with any other encoder.
    public func encode(to encoder: any Encoder) throws {
        if try encoder.encodeSpecial(self) { return }
        var container = encoder.container(keyedBy: NameKey.self)
        for attribute in wrappedValue {
            try container.encode(attribute.value, forKey: NameKey(stringValue: attribute.name.qualifiedName))
        }
    }

    private struct NameKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

extension XMLAnyAttributes: _XMLSpecialType {
    /// How the coders treat values of the type. For the coders only.
    public static var _xmlCoding: _XMLCoding { _XMLCoding(AnyAttributesCoding.self) }
}

// The element is that of the value around it.
extension XMLAnyAttributes: _XMLRefusedByAttribute, _XMLRefusedByChild, _XMLRefusedByText, _XMLRefusedByCData {}
