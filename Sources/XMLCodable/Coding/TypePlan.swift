#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the coders must know of a type before they touch a value of it, found out once per type.
///
/// Casts to protocols cost hundreds of instructions and a plan none: the coders look it up by the type's identity.
final class TypePlan: Sendable {
    /// Types that are not left to their own `Codable` conformance.
    enum Role: Sendable {
        case other
        case string, bool, double, float, int
        case date, data, url, decimal
        /// A raw piece of the tree.
        case rawElement
        /// A mark in the document tells the type.
        case polymorphic
    }

    enum DictionaryKey: Sendable {
        case string, int, representable, other
    }

    /// The type's name without its module, for messages.
    let name: String
    let role: Role
    /// Set for the property wrappers that place their value.
    let placement: XMLPlacement?
    /// The wrapped type's plan: of a property wrapper's value, or of an Optional's.
    let wrapped: TypePlan?
    let isOptional: Bool
    /// Array, Set and the collections that declare themselves ``XMLDecodableSequence``.
    let isSequence: Bool
    /// Whether the items of a sequence are Optionals, which nil stands for themselves.
    let hasOptionalItems: Bool
    /// Set for `Dictionary`.
    let dictionaryKey: DictionaryKey?
    /// The type as `Decodable`, for the closures that ask about it. A metatype has no state to race on.
    nonisolated(unsafe) let decodable: (any Decodable.Type)?
    let dynamicDecoding: (any DynamicNodeDecoding.Type)?
    let dynamicEncoding: (any DynamicNodeEncoding.Type)?
    let rootName: String?
    /// The namespace of the type's keys, and the prefix that it wishes for, where it is ``XMLNamespaced``.
    let namespace: String?
    let namespacePrefix: String?
    /// Set for types of the role `polymorphic`.
    let polymorphism: Polymorphism?
    /// Whether what a key means on reading depends on the type that has it.
    let placesKeys: Bool

    /// Whether a missing value is an empty one.
    var isCollection: Bool { isSequence || dictionaryKey != nil }

    /// The plan of the value itself, without property wrappers and Optional.
    var core: TypePlan { wrapped?.core ?? self }

    private init(_ type: Any.Type) {
        name = String(describing: type)
        polymorphism = Polymorphism.of(type)
        role = polymorphism == nil ? Self.role(type) : .polymorphic
        placement = (type as? any XMLPlacedProperty.Type).map { Self.placementOf($0) }
        if let placed = type as? any XMLPlacedProperty.Type {
            wrapped = TypePlan.of(Self.valueType(placed))
        } else if let optional = type as? any OptionalType.Type {
            wrapped = TypePlan.of(optional.wrappedType)
        } else {
            wrapped = nil
        }
        isOptional = type is any OptionalType.Type
        isSequence = type is any XMLDecodableSequence.Type
        hasOptionalItems = (type as? any Sequence.Type).map { Self.itemType($0) is any OptionalType.Type } ?? false
        dictionaryKey = (type as? any DictionaryType.Type).map { Self.dictionaryKey($0.keyType) }
        decodable = type as? any Decodable.Type
        dynamicDecoding = type as? any DynamicNodeDecoding.Type
        dynamicEncoding = type as? any DynamicNodeEncoding.Type
        rootName = (type as? any XMLRootNamed.Type)?.xmlRootName
        let namespaced = type as? any XMLNamespaced.Type
        namespace = namespaced?.xmlNamespace
        namespacePrefix = namespaced?.xmlPrefix
        placesKeys = dynamicDecoding != nil || namespace != nil
    }

    private static func placementOf<W: XMLPlacedProperty>(_ type: W.Type) -> XMLPlacement { W.placement }
    private static func valueType<W: XMLPlacedProperty>(_ type: W.Type) -> Any.Type { W.Value.self }

    private static func itemType<S: Sequence>(_ type: S.Type) -> Any.Type { S.Element.self }

    private static func role(_ type: Any.Type) -> Role {
        if type == String.self { return .string }
        if type == Bool.self { return .bool }
        if type == Double.self { return .double }
        if type == Float.self { return .float }
        if type == Int.self { return .int }
        if type == Date.self { return .date }
        if type == Data.self { return .data }
        if type == URL.self { return .url }
        if type == Decimal.self { return .decimal }
        if type == XML.Element.self { return .rawElement }
        return .other
    }

    private static func dictionaryKey(_ type: Any.Type) -> DictionaryKey {
        if type == String.self { return .string }
        if type == Int.self { return .int }
        return type is any CodingKeyRepresentable.Type ? .representable : .other
    }

    // MARK: - The cache

    private static let cache = Locked<[ObjectIdentifier: TypePlan]>([:])

    /// The plan of a type.
    static func of(_ type: Any.Type) -> TypePlan {
        let key = ObjectIdentifier(type)
        if let known = cache.withLock({ $0[key] }) { return known }
        let plan = TypePlan(type)
        return cache.withLock { plans in
            if let known = plans[key] { return known }
            plans[key] = plan
            return plan
        }
    }
}

/// A collection whose value under a key is all the elements of that name; an absent one is empty.
///
/// `Array` and `Set` are such collections. A collection of your own joins by declaring it:
///
/// ```swift
/// extension Stack: XMLDecodableSequence {}
/// ```
public protocol XMLDecodableSequence {}

extension Array: XMLDecodableSequence {}
extension ContiguousArray: XMLDecodableSequence {}
extension Set: XMLDecodableSequence {}

protocol OptionalType {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
    static var wrappedType: Any.Type { Wrapped.self }
}

private protocol DictionaryType {
    static var keyType: Any.Type { get }
}

extension Dictionary: DictionaryType {
    static var keyType: Any.Type { Key.self }
}
