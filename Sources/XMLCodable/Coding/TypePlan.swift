#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the coders need to know about a type before they touch a value of it, determined once per type.
///
/// A cast to a protocol costs hundreds of instructions, and the first one hundreds of thousands. A plan avoids the casts:
/// the coders look it up by the type's identity. It has a property for each question that a coder asks, and asks most of
/// them itself only of an ``_XMLSpecialType``.
final class TypePlan: Sendable {
    /// The kinds of types that are not left to their own `Codable` conformance.
    enum Role: Sendable {
        case other
        case string, bool, double, float
        case int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64
        case date, data, url, uuid, decimal
        /// A raw piece of the tree.
        case rawElement
        /// A value with a ``SpecialCoding``.
        case special
    }

    enum DictionaryKey: Sendable {
        case string, int, representable, other
    }

    /// The type's name without its module, for messages.
    let name: String
    let role: Role
    /// Set for types with the role `special`.
    let special: (any SpecialCoding.Type)?
    /// What values of that role are made of.
    let needs: ContentNeeds
    /// What the coding knows of the type.
    let detail: (any AnyObject & Sendable)?
    /// The role of a scalar, also if one of the library's own placement wrappers is around it; otherwise `other`.
    let scalar: Role
    /// Set for placement wrappers.
    let placement: XMLPlacement.Form?
    /// The plan of the wrapped type: of a property wrapper's value as it is coded, or of an Optional's value.
    let wrapped: TypePlan?
    let isOptional: Bool
    /// Whether the type is an Optional of an Optional, which tells an element that says nil from none, or of a wrapper with
    /// a place of its own: generic code leaves the first Optional to the coders, unlike synthesized code.
    let isNestedOptional: Bool
    /// Whether the type, or the type inside its wrappers, represents an element that says nil, so that an Optional of it
    /// does not.
    let saysNil: Bool
    /// Whether the type, or the type inside its wrappers, is an Optional.
    let acceptsNil: Bool
    /// Whether an element that says nil is a value of the type: of an Optional, or of a property wrapper around an Optional
    /// of one, which is nil itself if there is no element.
    let holdsNil: Bool
    /// Whether the type is a wrapper with a value for an absent key.
    let isAbsentable: Bool
    /// Whether the type is an Array, a Set, or another collection that conforms to ``XMLDecodableSequence``.
    let isSequence: Bool
    /// Whether the items of a sequence are Optionals, so that nil represents an item and not the sequence.
    let hasOptionalItems: Bool
    /// Set for `Dictionary`.
    let dictionaryKey: DictionaryKey?
    /// Whether only an attempt can tell if a value can be decoded from an empty element.
    let isTransformed: Bool
    /// Whether the value is a list in a single text.
    let isTokens: Bool
    let type: Any.Type
    /// The type as an array of decodable values. Metatypes are immutable, so there is no data race.
    nonisolated(unsafe) let array: (any DecodableArray.Type)?
    /// The type as a dictionary with strings as keys. As above.
    nonisolated(unsafe) let dictionary: (any DecodableDictionary.Type)?
    let dynamicDecoding: (any XMLDynamicNodeDecoding.Type)?
    let dynamicEncoding: (any XMLDynamicNodeEncoding.Type)?
    let rootName: String?
    /// The keys to write first, from its ``XMLTypeMapping``.
    let order: [String]?
    /// How the case is identified if the type is an enum with a mark in its element.
    let caseMark: Mark?
    /// Whether the type is an enum without raw values whose case no mark tells: its cases may be elements.
    let isPlainEnum: Bool
    /// Whether the type is a plain enum for mixed content, in which white space between elements is text.
    let isMixed: Bool
    /// The type of a sequence's items, if these are plain enums.
    let enumItem: Any.Type?
    /// Whether the place of a value depends on more than its key: there is a placement wrapper, or the value takes
    /// content.
    let isSpecial: Bool
    /// Whether decoding a value takes more than calling its own `init(from:)`.
    let isShaped: Bool
    /// What its cases are, if it is a plain enum or has a mark.
    let cases: ElementCases?
    /// The namespace of the type's keys and its preferred prefix, from its ``XMLTypeMapping``.
    let namespace: String?
    let namespacePrefix: String?
    /// Other versions of the namespace.
    let namespaceVersions: [String]
    /// Whether the meaning of a key when decoding depends on the type that has it.
    let placesKeys: Bool
    /// Whether ``core`` is a collection. Following the references to it would count them for every value.
    let isCoreCollection: Bool

    /// Whether the type is a class whose superclass can be decoded as well.
    let isSubclass: Bool

    /// The type as `Decodable`; nil if values cannot be decoded.
    var decodable: (any Decodable.Type)? { type as? any Decodable.Type }

    /// Whether a missing value is decoded as an empty one.
    var isCollection: Bool { isSequence || dictionaryKey != nil }

    /// Whether a value has keys of its own, and is not an enum.
    var hasKeys: Bool { role == .other && !isCollection && !isPlainEnum }

    /// Whether a value may have keys that are attributes, or consist of attributes.
    var readsAttributes: Bool {
        switch core.role {
        case .other, .rawElement: true
        default: core.needs.contains(.attributes)
        }
    }

    /// The name of the type as the one that has keys, for messages: of a transform rather than of the wrapper around it.
    var ownerName: String {
        guard let start = name.utf8.firstIndex(of: UInt8(ascii: "<")), type is any XMLTransformedProperty.Type
        else { return name }
        return String(name[name.index(after: start)...].dropLast())
    }

    /// Whether an empty element is a value of the type, such as a list without items, rather than nil.
    var readsEmptyElement: Bool {
        if isCoreCollection || isTokens { return true }
        return (type as? any XMLTransformedProperty.Type)?.readsEmptyText ?? wrapped?.readsEmptyElement ?? false
    }

    /// Whether an empty element is a value of the type by default, rather than nil, in a case of an enum.
    var isValueWhenEmpty: Bool {
        switch core.role {
        case .data, .rawElement: true
        case .special: core.needs.contains(.empty)
        default: readsEmptyElement
        }
    }

    /// Whether an empty element may be a value of the type in a case of an enum: text, an empty raw value, or keys that are all
    /// Optional.
    var mayBeEmpty: Bool {
        func hasEmpty<Raw: RawRepresentable>(_ type: Raw.Type) -> Bool {
            ("" as? Raw.RawValue).flatMap { Raw(rawValue: $0) } != nil
        }
        guard EnumMetadata.isEnum(core.type) else { return core.role == .string || core.hasKeys }
        return (core.type as? any RawRepresentable.Type).map { hasEmpty($0) } ?? false
    }

    /// Whether a value that is absent is none that is nil, as that of ``XMLPresence``.
    var isNeverNil: Bool { type is any NeverNilProperty.Type || wrapped?.isNeverNil ?? false }

    /// The plan of the value itself, without property wrappers or Optional.
    var core: TypePlan { wrapped?.core ?? self }

    private init(_ type: Any.Type) {
        // What `String(describing:)` returns after many casts.
        name = _typeName(type, qualified: false)
        self.type = type
        let special = SpecialType(type)
        let own = special?.type._xmlCoding
        let array = special?.as((any DecodableArray.Type).self)
        let coding =
            own?.coding ?? array.flatMap { SpecialType($0.itemType)?.type._xmlCoding.codingOfArray }
        self.special = coding
        needs = coding?.needs ?? []
        detail = special.flatMap { coding?.detail(of: $0.type) }
        role = coding == nil ? Self.role(type) : .special
        let placed = special?.as((any XMLPlacedProperty.Type).self)
        placement = placed?._placement.form
        var annotated: (any AnnotatedValue.Type)?
        if let placed {
            wrapped = TypePlan.of(Self.valueType(placed))
        } else if let property = special?.as((any XMLValueProperty.Type).self) {
            wrapped = TypePlan.of(Self.codedType(property))
        } else if let optional = special?.as((any OptionalType.Type).self) {
            wrapped = TypePlan.of(optional.wrappedType)
        } else {
            annotated = special?.as((any AnnotatedValue.Type).self)
            wrapped = annotated.map { TypePlan.of($0.valueType) }
        }
        let value = Self.plainRole(special) ?? role
        scalar = value.isScalar ? value : .other
        isOptional = special?.as((any OptionalType.Type).self) != nil
        isNestedOptional = isOptional && wrapped.map { $0.isOptional || $0.placement != nil } ?? false
        saysNil = annotated?.saysNil ?? false || wrapped?.saysNil ?? false
        acceptsNil = isOptional || wrapped?.acceptsNil ?? false
        let inner = wrapped.flatMap { $0.isOptional ? $0.wrapped?.acceptsNil : $0.holdsNil }
        holdsNil = isOptional || inner ?? false
        isAbsentable =
            placement != nil
            ? wrapped.map { $0.isOptional || $0.isAbsentable } ?? false
            : !isOptional && special?.as((any XMLOptionalValue.Type).self) != nil
        isSequence = special?.as((any XMLDecodableSequence.Type).self) != nil
        let sequence = isSequence ? special?.as((any Sequence.Type).self) : nil
        hasOptionalItems = sequence.map { Self.isNilPossible(Self.itemType($0)) } ?? false
        dictionaryKey = special?.as((any DictionaryType.Type).self).map { Self.dictionaryKey($0.keyType) }
        isTransformed = special?.as((any XMLTransformedProperty.Type).self) != nil || wrapped?.isTransformed ?? false
        isTokens = special?.as((any TokensValue.Type).self) != nil || wrapped?.isTokens ?? false
        // Only read from here on.
        unsafe self.array = array
        unsafe dictionary = dictionaryKey == .string ? special?.as((any DecodableDictionary.Type).self) : nil
        dynamicDecoding = special?.as((any XMLDynamicNodeDecoding.Type).self)
        dynamicEncoding = special?.as((any XMLDynamicNodeEncoding.Type).self)
        let mapping = special?.mapping
        rootName = mapping?.root
        order = mapping?.order?.map(\.stringValue)
        namespace = mapping?.namespace
        namespacePrefix = mapping?.prefix
        namespaceVersions = mapping?.namespaceVersions ?? []
        isSubclass = (type as? AnyClass).flatMap { _getSuperclass($0) } is any Decodable.Type
        caseMark = Self.caseMark(type, coding, mapping)
        isPlainEnum = Self.isPlainEnum(type, coding, mapping)
        isMixed = isPlainEnum && mapping?.isMixed ?? false
        cases = isPlainEnum || caseMark != nil ? ElementCases() : nil
        enumItem = sequence.flatMap { Self.enumItem($0) }
        placesKeys = dynamicDecoding != nil || namespace != nil
        isCoreCollection = wrapped?.isCoreCollection ?? (isSequence || dictionaryKey != nil)
        let core = wrapped?.core
        let takesContent = isPlainEnum || enumItem != nil || needs.contains(.content)
        isSpecial =
            placement != nil || takesContent
            || core.map { $0.isPlainEnum || $0.enumItem != nil || $0.needs.contains(.content) } ?? false
        isShaped = isPlainEnum || caseMark != nil || enumItem != nil || dictionaryKey != nil
    }

    /// Returns the role of the value in a placement wrapper that consists of nothing else in memory; nil for other
    /// types.
    private static func plainRole(_ special: SpecialType?) -> Role? {
        guard let special, special.as((any PlainWrapper.Type).self) != nil,
            let wrapper = special.as((any XMLPlacedProperty.Type).self)
        else { return nil }
        return hasSizeOfValue(wrapper) ? TypePlan.of(valueType(wrapper)).role : .other
    }

    private static func hasSizeOfValue<W: XMLPlacedProperty>(_ type: W.Type) -> Bool {
        MemoryLayout<W>.size == MemoryLayout<W.Value>.size
    }

    /// Whether a type is an enum without raw values, and no mark tells its case or type.
    private static func isPlainEnum(
        _ type: Any.Type, _ coding: (any SpecialCoding.Type)?, _ mapping: XMLTypeMapping?
    ) -> Bool {
        EnumMetadata.isEnum(type) && !EnumMetadata.hasRawValues(type) && coding?.needs.contains(.mark) != true
            && mapping?.mark == nil
    }

    /// What tells the case of an enum in its element. In one that is the base of a family, the types of the family are told.
    private static func caseMark(
        _ type: Any.Type, _ coding: (any SpecialCoding.Type)?, _ mapping: XMLTypeMapping?
    ) -> Mark? {
        EnumMetadata.isEnum(type) && coding?.needs.contains(.mark) != true ? mapping?.mark : nil
    }

    private static func enumItem<S: Sequence>(_ type: S.Type) -> Any.Type? {
        var item: Any.Type = S.Element.self
        while true {
            let special = SpecialType(item)
            if let optional = special?.as((any OptionalType.Type).self) {
                item = optional.wrappedType
            } else if let placed = special?.as((any XMLPlacedProperty.Type).self) {
                item = valueType(placed)
            } else if let annotated = special?.as((any AnnotatedValue.Type).self) {
                item = annotated.valueType
            } else {
                return isPlainEnum(item, special?.type._xmlCoding.coding, special?.mapping) ? item : nil
            }
        }
    }

    private static func valueType<W: XMLPlacedProperty>(_ type: W.Type) -> Any.Type { W.Value.self }
    private static func codedType<W: XMLValueProperty>(_ type: W.Type) -> Any.Type { W._Coded.self }

    /// Whether a type is an Optional, one that itself represents nil, or a wrapper that is coded as one.
    private static func isNilPossible(_ type: Any.Type) -> Bool {
        guard let special = SpecialType(type) else { return false }
        if let property = special.as((any XMLValueProperty.Type).self) { return isNilPossible(codedType(property)) }
        return special.as((any OptionalType.Type).self) != nil
            || special.as((any AnnotatedValue.Type).self)?.saysNil ?? false
    }

    static func itemType<S: Sequence>(_ type: S.Type) -> Any.Type { S.Element.self }

    private static let scalarRoles: [(type: Any.Type, role: Role)] = [
        (String.self, .string), (Bool.self, .bool), (Double.self, .double), (Float.self, .float), (Int.self, .int),
        (Int8.self, .int8), (Int16.self, .int16), (Int32.self, .int32), (Int64.self, .int64), (UInt.self, .uint),
        (UInt8.self, .uint8), (UInt16.self, .uint16), (UInt32.self, .uint32), (UInt64.self, .uint64),
        (Date.self, .date), (Data.self, .data), (URL.self, .url), (UUID.self, .uuid), (Decimal.self, .decimal),
    ]

    private static func role(_ type: Any.Type) -> Role {
        scalarRoles.first { $0.type == type }?.role ?? .ofTree(type) ?? .other
    }

    private static func dictionaryKey(_ type: Any.Type) -> DictionaryKey {
        if type == String.self { return .string }
        if type == Int.self { return .int }
        return type is any CodingKeyRepresentable.Type ? .representable : .other
    }

    // MARK: - The cache

    private static let cache = Locked(IdentityTable<TypePlan>())

    /// Returns the plan of a type.
    static func of(_ type: Any.Type) -> TypePlan {
        let key = ObjectIdentifier(type)
        if let known = cache.withLock({ $0[key] }) { return known }
        let plan = TypePlan(type)
        return cache.withLock { plans in
            if let known = plans[key] { return known }
            plans.set(plan, key)
            return plan
        }
    }
}

/// The library's own placement wrappers: in memory, such a wrapper consists of the wrapped value and nothing else.
package protocol PlainWrapper: _XMLSpecialType {}
extension XMLAttribute: PlainWrapper {}
extension XMLChild: PlainWrapper {}
extension XMLText: PlainWrapper {}
extension XMLCData: PlainWrapper {}

extension TypePlan.Role {
    /// Whether each value is a single text.
    var isScalar: Bool {
        switch self {
        case .string, .bool, .double, .float, .date, .data, .url, .uuid, .decimal: true
        case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: true
        default: false
        }
    }
}

/// A collection that is decoded from all elements with the name of its key, and is empty if there are none.
///
/// `Array`, `ContiguousArray` and `Set` are such collections. To make your own collection one of them, declare the
/// conformance:
///
/// ```swift
/// extension Stack: XMLDecodableSequence {}
/// ```
public protocol XMLDecodableSequence: _XMLSpecialType {}

extension Array: XMLDecodableSequence {}
extension ContiguousArray: XMLDecodableSequence {}
extension Set: XMLDecodableSequence {}

/// A value with additional information that is not in the document: it is coded as the value alone.
protocol AnnotatedValue: _XMLSpecialType {
    static var valueType: Any.Type { get }
    /// Whether the type itself represents an element that says nil, so that an Optional of it does not.
    static var saysNil: Bool { get }
}

extension AnnotatedValue {
    static var saysNil: Bool { false }
}

protocol OptionalType: _XMLSpecialType {
    static var wrappedType: Any.Type { get }
    // A cast of a value would look into the Optional. `V` is the Optional itself.
    static func nilValue<V>(as type: V.Type) -> V
    static func isNil<V>(_ value: V) -> Bool
    /// The wrapped value, which a cast of a generic value would leave in its Optional; nil for nil.
    static func content<V>(of value: V) -> Any?
    /// `.some(nil)` of an Optional of Optionals; nil for another one.
    static func someNil<V>(as type: V.Type) -> V?
    static func isSomeNil<V>(_ value: V) -> Bool
    /// Whether an Optional that is not nil has one in it that is, also in wrappers with a place.
    static func hasInnerNil<V>(_ value: V) -> Bool
}

extension Optional: OptionalType {
    static var wrappedType: Any.Type { Wrapped.self }
    static func nilValue<V>(as type: V.Type) -> V { LayoutCast.same(Self.none, as: V.self) }
    static func isNil<V>(_ value: V) -> Bool {
        if case .none = LayoutCast.same(value, as: Self.self) { true } else { false }
    }
    static func content<V>(of value: V) -> Any? { LayoutCast.same(value, as: Self.self).map { $0 as Any } }
    static func someNil<V>(as type: V.Type) -> V? {
        guard let inner = Wrapped.self as? any OptionalType.Type else { return nil }
        return LayoutCast.same(Self.some(inner.nilValue(as: Wrapped.self)), as: V.self)
    }
    static func isSomeNil<V>(_ value: V) -> Bool {
        guard case .some(let inner) = LayoutCast.same(value, as: Self.self) else { return false }
        return (Wrapped.self as? any OptionalType.Type)?.isNil(inner) ?? false
    }
    static func hasInnerNil<V>(_ value: V) -> Bool {
        guard case .some(let inner) = LayoutCast.same(value, as: Self.self) else { return false }
        let isNil = TypePlan.of(Wrapped.self).acceptsNil && AbsentValue.isAbsent(inner)
        return isNil || (Wrapped.self as? any OptionalType.Type)?.hasInnerNil(inner) == true
    }
}

protocol DictionaryType: _XMLSpecialType {
    static var keyType: Any.Type { get }
}

extension Dictionary: DictionaryType {
    static var keyType: Any.Type { Key.self }
}
