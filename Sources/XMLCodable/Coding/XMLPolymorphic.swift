/// A property wrapper for a value of any type in a family.
///
/// ```swift
/// struct Button: Codable {
///     @XMLPolymorphic<Shapes> var outline: any Shape
/// }
/// ```
/// ```xml
/// <Button xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
///     <outline xsi:type="Circle"><radius>2</radius></outline>
/// </Button>
/// ```
///
/// ``XMLPolymorphicOptional`` and ``XMLPolymorphicArray`` do the same for Optionals and arrays. In formats other than
/// XML, the discriminator value is stored under a key of the value, named like the attribute or element (`type` for
/// `xsi:type`). If the discriminator is the element's name, the name is the only key of an object around the value.
@propertyWrapper
public struct XMLPolymorphic<Family: XMLPolymorphicFamily>: XMLPropertyWrapper {
    /// The value of the property.
    public var wrappedValue: Family.Member

    /// Wraps a value.
    public init(wrappedValue: Family.Member) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: Family.Member) { self.wrappedValue = wrappedValue }
}

extension XMLPolymorphic: Codable {
    /// Decodes the type that the discriminator value names.
    ///
    /// - Throws: `DecodingError.dataCorrupted` if the discriminator value is unknown or missing and there is no
    ///   fallback.
    public init(from decoder: any Decoder) throws {
        wrappedValue = try PlainPolymorphism<Family>.decode(from: decoder)
    }

    /// Encodes the value and its discriminator value.
    ///
    /// - Throws: `EncodingError` if the value's type does not belong to the family.
    public func encode(to encoder: any Encoder) throws {
        try PlainPolymorphism<Family>.encode(wrappedValue, to: encoder)
    }
}

extension XMLPolymorphic: PolymorphicWrapper {
    static var family: any XMLPolymorphicCoding.Type { Family.self }
    static func wrap(_ member: Any) -> XMLPolymorphic? {
        (member as? Family.Member).map { XMLPolymorphic(wrappedValue: $0) }
    }
    var encodableMember: (any Encodable)? { wrappedValue as? any Encodable }
}

extension XMLPolymorphic: Equatable where Family.Member: Equatable {}
extension XMLPolymorphic: Hashable where Family.Member: Hashable {}
extension XMLPolymorphic: Sendable where Family.Member: Sendable {}

/// A property wrapper for an Optional of any type in a family; see ``XMLPolymorphic``.
@propertyWrapper
public struct XMLPolymorphicOptional<Family: XMLPolymorphicFamily>: XMLPropertyWrapper {
    /// The value of the property.
    public var wrappedValue: Family.Member?

    /// Wraps a value.
    public init(wrappedValue: Family.Member?) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: Family.Member?) { self.wrappedValue = wrappedValue }
}

extension XMLPolymorphicOptional: Codable {
    /// Decodes nil, or the type that the discriminator value names.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? nil : try container.decode(XMLPolymorphic<Family>.self).wrappedValue
    }

    /// Encodes nil, or the value and its discriminator value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue {
            try container.encode(XMLPolymorphic<Family>(wrappedValue: wrappedValue))
        } else {
            try container.encodeNil()
        }
    }
}

extension XMLPolymorphicOptional: Equatable where Family.Member: Equatable {}
extension XMLPolymorphicOptional: Hashable where Family.Member: Hashable {}
extension XMLPolymorphicOptional: Sendable where Family.Member: Sendable {}

extension KeyedDecodingContainer {
    /// Decodes a wrapped Optional; nil if the key is absent, as synthesized code does for a plain Optional.
    public func decode<Family>(
        _ type: XMLPolymorphicOptional<Family>.Type, forKey key: Key
    ) throws -> XMLPolymorphicOptional<Family> {
        XMLPolymorphicOptional(
            wrappedValue: try decodeIfPresent(XMLPolymorphic<Family>.self, forKey: key)?.wrappedValue)
    }
}

extension KeyedEncodingContainer {
    /// Encodes a wrapped Optional; writes nothing for nil, as synthesized code does for a plain Optional.
    public mutating func encode<Family>(_ value: XMLPolymorphicOptional<Family>, forKey key: Key) throws {
        try encodeIfPresent(value.wrappedValue.map { XMLPolymorphic<Family>(wrappedValue: $0) }, forKey: key)
    }
}

/// A property wrapper for an array of any types in a family; see ``XMLPolymorphic``.
@propertyWrapper
public struct XMLPolymorphicArray<Family: XMLPolymorphicFamily>: XMLPropertyWrapper {
    /// The value of the property.
    public var wrappedValue: [Family.Member]

    /// Wraps a value.
    public init(wrappedValue: [Family.Member]) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: [Family.Member]) { self.wrappedValue = wrappedValue }
}

extension XMLPolymorphicArray: Codable, XMLDecodableSequence {
    /// Decodes each item as the type that its discriminator value names.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        wrappedValue = []
        while !container.isAtEnd { wrappedValue.append(try container.decode(XMLPolymorphic<Family>.self).wrappedValue) }
    }

    /// Encodes the items and their discriminator values.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for item in wrappedValue { try container.encode(XMLPolymorphic<Family>(wrappedValue: item)) }
    }
}

extension XMLPolymorphicArray: Equatable where Family.Member: Equatable {}
extension XMLPolymorphicArray: Hashable where Family.Member: Hashable {}
extension XMLPolymorphicArray: Sendable where Family.Member: Sendable {}

// MARK: - Placement

// A member needs an element, see `XMLWrapperOrder.swift`.
extension XMLPolymorphic: _XMLRefusedByAttribute, _XMLRefusedByText, _XMLRefusedByCData {}
extension XMLPolymorphicOptional: _XMLRefusedByAttribute, _XMLRefusedByText, _XMLRefusedByCData {}
extension XMLPolymorphicArray: _XMLRefusedByAttribute, _XMLRefusedByText, _XMLRefusedByCData {}

// MARK: - Other coders

/// Coding of a family in other formats, with the containers that every coder has.
private enum PlainPolymorphism<Family: XMLPolymorphicFamily> {
    private typealias Key = XMLNameKey

    private static var markKey: Key? {
        switch Family.xmlDiscriminator.form {
        case .xsiType: Key("type")
        case .attribute(let name), .element(let name): Key(name)
        case .elementName: nil
        }
    }

    static func decode(from decoder: any Decoder) throws -> Family.Member {
        let container = try decoder.container(keyedBy: Key.self)
        let mark: String?
        if let markKey {
            mark = try container.decodeIfPresent(String.self, forKey: markKey)
        } else {
            mark = container.allKeys.first?.stringValue
        }
        let value: Any
        if let type = mark.flatMap({ Family.xmlTypes[$0] }) {
            let inner =
                try markKey == nil
                ? container.superDecoder(forKey: Key(mark ?? "")) : MemberDecoder(base: decoder, container: container)
            value = try type.init(from: inner)
        } else if let fallback = Family.xmlFallback {
            value = try fallback.init(from: decoder)
        } else {
            let known = Sorting.sorted(Array(Family.xmlTypes.keys)).joined(separator: ", ")
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "expected one of \(known) as the discriminator value, "
                        + "found \(mark.map { "\"\($0)\"" } ?? "none")"))
        }
        guard let member = value as? Family.Member else {
            throw DecodingError.typeMismatch(
                Family.Member.self,
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "\(type(of: value)) is not of type \(Family.Member.self)"))
        }
        return member
    }

    static func encode(_ member: Family.Member, to encoder: any Encoder) throws {
        let type = Swift.type(of: member as Any)
        let mark = Family.xmlTypes.filter { $0.value == type }.keys.min()
        let isFallback = Family.xmlFallback.map { $0 == type } ?? false
        guard let value = member as? any Encodable, mark != nil || isFallback else {
            throw EncodingError.invalidValue(
                member,
                .init(
                    codingPath: encoder.codingPath,
                    debugDescription: "\(type) is not a type of the family \(Family.self)"))
        }
        guard let mark else { return try value.encode(to: encoder) }
        guard let markKey else {
            var container = encoder.container(keyedBy: Key.self)
            return try value.encode(to: container.superEncoder(forKey: Key(mark)))
        }
        try value.encode(to: MemberEncoder(base: encoder))
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(mark, forKey: markKey)
    }
}

extension XMLNameKey {
    /// The key of a member without keys, which cannot stand beside its discriminator value.
    fileprivate static let content = XMLNameKey("#text")
}

/// The encoder of a member, beside whose keys the discriminator value is written.
private struct MemberEncoder: Encoder {
    let base: any Encoder

    var codingPath: [any CodingKey] { base.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        base.container(keyedBy: type)
    }
    func unkeyedContainer() -> any UnkeyedEncodingContainer { content.unkeyedContainer() }
    func singleValueContainer() -> any SingleValueEncodingContainer { content.singleValueContainer() }

    private var content: any Encoder {
        var container = base.container(keyedBy: XMLNameKey.self)
        return container.superEncoder(forKey: .content)
    }
}

/// The decoder of what a ``MemberEncoder`` wrote.
private struct MemberDecoder: Decoder {
    let base: any Decoder
    let container: KeyedDecodingContainer<XMLNameKey>

    var codingPath: [any CodingKey] { base.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try base.container(keyedBy: type)
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try content.unkeyedContainer() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { try content.singleValueContainer() }

    private var content: any Decoder { get throws { try container.superDecoder(forKey: .content) } }
}
