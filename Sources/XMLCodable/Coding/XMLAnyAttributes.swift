/// The attributes that no other key of the model names, in document order, namespace declarations among them.
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
/// They are written back unchanged. Other coders see an object of names and values.
@propertyWrapper
public struct XMLAnyAttributes: XMLPropertyWrapper, Codable, Hashable, Sendable {
    /// The attributes.
    public var wrappedValue: [XML.Attribute]

    /// Wraps attributes.
    public init(wrappedValue: [XML.Attribute]) { self.wrappedValue = wrappedValue }

    /// Wraps attributes.
    public init(_ attributes: [XML.Attribute]) { self.init(wrappedValue: attributes) }

    /// The value of the first attribute of a name, as it is written.
    public subscript(name: String) -> String? {
        wrappedValue.first { ScalarEquality.equal($0.name.qualifiedName, name) }?.value
    }

    /// Decodes names and values as keys and values.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: NameKey.self)
        self.init(
            wrappedValue: try container.allKeys.map { key in
                XML.Attribute(XML.Name(key.stringValue), try container.decode(String.self, forKey: key))
            })
    }

    /// Encodes names and values as keys and values.
    public func encode(to encoder: any Encoder) throws {
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
