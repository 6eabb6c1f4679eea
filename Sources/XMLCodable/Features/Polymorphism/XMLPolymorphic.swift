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
/// An Optional of a family, and an array of one, stand for Optionals and arrays of its members:
/// `@XMLPolymorphic<Shapes?> var outline: (any Shape)?`, `@XMLPolymorphic<[Shapes]> var shapes: [any Shape]`.
///
/// In formats other than XML, the discriminator value is stored under a key of the value, named like the attribute or
/// element (`type` for `xsi:type`). If the discriminator is the element's name, the name is the only key of an object
/// around the value.
@propertyWrapper
public struct XMLPolymorphic<Family: XMLPolymorphicMembers>: XMLPropertyWrapper {
    /// The value of the property.
    public var wrappedValue: Family._Property

    /// Wraps a value.
    public init(wrappedValue: Family._Property) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: Family._Property) { self.wrappedValue = wrappedValue }
}

extension XMLPolymorphic: Codable {
    /// Decodes the type that the discriminator value names.
    ///
    /// - Throws: `DecodingError.dataCorrupted` if the discriminator value is unknown or missing and there is no
    ///   fallback.
    public init(from decoder: any Decoder) throws { wrappedValue = try Family._decode(from: decoder) }

    /// Encodes the value and its discriminator value.
    ///
    /// - Throws: `EncodingError` if the value's type does not belong to the family.
    public func encode(to encoder: any Encoder) throws { try Family._encode(wrappedValue, to: encoder) }
}

extension XMLPolymorphic: _XMLSpecialType {
    /// How the coders treat values of the type. For the coders only.
    public static var _xmlCoding: _XMLCoding {
        _XMLCoding(self is any PolymorphicWrapper.Type ? PolymorphicCoding.self : nil)
    }
}

extension XMLPolymorphic: PolymorphicWrapper where Family: XMLPolymorphicFamily {
    static var family: any XMLPolymorphicCoding.Type { Family.self }
    static func wrap(_ member: Any) -> XMLPolymorphic? {
        (member as? Family.Member).map { XMLPolymorphic(wrappedValue: $0) }
    }
    var encodableMember: (any Encodable)? { wrappedValue as? any Encodable }
}

extension XMLPolymorphic: XMLDecodableSequence where Family: _XMLPolymorphicList {}

extension XMLPolymorphic: AnnotatedValue where Family: OptionalMembers {
    static var valueType: Any.Type { Family.codedType }
}

extension XMLPolymorphic: XMLOptionalValue where Family._Property: XMLOptionalValue {
    /// The value for an absent key. For the coders only.
    public static var _xmlAbsent: XMLPolymorphic { XMLPolymorphic(wrappedValue: ._xmlAbsent) }
    /// Whether the value is absent, so that nothing is written. For the coders only.
    public var _isXMLAbsent: Bool { wrappedValue._isXMLAbsent }
}

extension XMLPolymorphic: Equatable where Family._Property: Equatable {}
extension XMLPolymorphic: Hashable where Family._Property: Hashable {}
extension XMLPolymorphic: Sendable where Family._Property: Sendable {}

// MARK: - Optionals and arrays

/// A family, or an Optional or an array of one: what ``XMLPolymorphic`` takes.
///
/// The protocol is for ``XMLPolymorphicFamily``, Optional and Array; do not conform to it.
public protocol XMLPolymorphicMembers {
    /// The type of the property. For the coders only.
    associatedtype _Property
    /// Decodes the value of the property. For the coders only.
    static func _decode(from decoder: any Decoder) throws -> _Property
    /// Encodes the value of the property. For the coders only.
    static func _encode(_ value: _Property, to encoder: any Encoder) throws
}

/// An array of a family. For the coders only.
public protocol _XMLPolymorphicList: XMLPolymorphicMembers {}

extension XMLPolymorphicFamily {
    /// Decodes a member as other coders do. For the coders only.
    public static func _decode(from decoder: any Decoder) throws -> Member {
        try PlainPolymorphism<Self>.decode(from: decoder)
    }

    /// Encodes a member as other coders do. For the coders only.
    public static func _encode(_ member: Member, to encoder: any Encoder) throws {
        try PlainPolymorphism<Self>.encode(member, to: encoder)
    }
}

extension Optional: XMLPolymorphicMembers where Wrapped: XMLPolymorphicMembers {
    /// The Optional of a member. For the coders only.
    public typealias _Property = Wrapped._Property?

    /// Decodes nil, or a member. For the coders only.
    public static func _decode(from decoder: any Decoder) throws -> _Property {
        let container = try decoder.singleValueContainer()
        return container.decodeNil() ? nil : try container.decode(XMLPolymorphic<Wrapped>.self).wrappedValue
    }

    /// Encodes nil, or a member. For the coders only.
    public static func _encode(_ value: _Property, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value {
            try container.encode(XMLPolymorphic<Wrapped>(wrappedValue: value))
        } else {
            try container.encodeNil()
        }
    }
}

/// An Optional of a family or of an array of one, and the Optional that a value is coded as.
protocol OptionalMembers { static var codedType: Any.Type { get } }

extension Optional: OptionalMembers where Wrapped: XMLPolymorphicMembers {
    static var codedType: Any.Type { XMLPolymorphic<Wrapped>?.self }
}

extension Array: XMLPolymorphicMembers, _XMLPolymorphicList where Element: XMLPolymorphicMembers {
    /// The array of members. For the coders only.
    public typealias _Property = [Element._Property]

    /// Decodes the members. For the coders only.
    public static func _decode(from decoder: any Decoder) throws -> _Property {
        var container = try decoder.unkeyedContainer()
        var members: _Property = []
        while !container.isAtEnd { members.append(try container.decode(XMLPolymorphic<Element>.self).wrappedValue) }
        return members
    }

    /// Encodes the members. For the coders only.
    public static func _encode(_ value: _Property, to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for item in value { try container.encode(XMLPolymorphic<Element>(wrappedValue: item)) }
    }
}

extension KeyedDecodingContainer {
    /// Decodes a wrapped Optional; nil if the key is absent, as synthesized code does for a plain Optional.
    public func decode<Family>(
        _ type: XMLPolymorphic<Family?>.Type, forKey key: Key
    ) throws -> XMLPolymorphic<Family?> {
        XMLPolymorphic(wrappedValue: try decodeIfPresent(XMLPolymorphic<Family>.self, forKey: key)?.wrappedValue)
    }
}

extension KeyedEncodingContainer {
    /// Encodes a wrapped Optional; writes nothing for nil, as synthesized code does for a plain Optional.
    public mutating func encode<Family>(_ value: XMLPolymorphic<Family?>, forKey key: Key) throws {
        try encodeIfPresent(value.wrappedValue.map { XMLPolymorphic<Family>(wrappedValue: $0) }, forKey: key)
    }
}

/// The wrapper of an Optional member; write `@XMLPolymorphic<Family?>`.
@available(*, deprecated, message: "write @XMLPolymorphic<Family?>")
public typealias XMLPolymorphicOptional<Family: XMLPolymorphicFamily> = XMLPolymorphic<Family?>

/// The wrapper of an array of members; write `@XMLPolymorphic<[Family]>`.
@available(*, deprecated, message: "write @XMLPolymorphic<[Family]>")
public typealias XMLPolymorphicArray<Family: XMLPolymorphicFamily> = XMLPolymorphic<[Family]>

// MARK: - Placement

// A member needs an element, see `XMLWrapperOrder.swift`.
extension XMLPolymorphic: _XMLRefusedByAttribute, _XMLRefusedByText, _XMLRefusedByCData {}

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
