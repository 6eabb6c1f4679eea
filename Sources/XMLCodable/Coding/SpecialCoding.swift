/// A way to code values that are not a value at the place of their key: the seam by which a feature of the mapping enters both
/// coders, which know none of them by name.
///
/// A type that is coded so has the coding as its `_xmlCoding`; its ``TypePlan`` finds it once. Codings are in `Features`.
protocol SpecialCoding: SendableMetatype {
    /// What values are made of.
    static var needs: ContentNeeds { get }

    /// Returns what there is to know of a type, which its ``TypePlan`` keeps. Defaults to nil.
    static func detail(of type: any _XMLSpecialType.Type) -> (any AnyObject & Sendable)?

    /// Returns the value at a place of its own. Defaults to what its own `init(from:)` makes.
    static func decode<T: Decodable>(_ type: T.Type, _ site: DecodingSite) throws -> T

    /// Returns what a key takes from the element at a site; nil if there is nothing. Only values with content are asked for.
    /// Defaults to nil.
    static func decode<T: Decodable>(
        _ type: T.Type, _ site: DecodingSite, under key: DecodingSite.Key
    ) throws -> T?

    /// Writes a value at a site: into the element that has the key, or into a frame of its own.
    ///
    /// - Returns: false for a value under a key that needs a frame of its own, and for one in its frame that encodes itself.
    static func encode<T: Encodable>(_ value: T, _ site: EncodingSite) throws -> Bool

    /// Returns the name that a value has as the root of a document. Defaults to nil: it has that of its type.
    static func rootName<T: Encodable>(of value: T, _ site: EncodingSite) -> String?

    /// Returns the value inside of one, whose type a mark tells. Defaults to nil.
    static func member(of value: any Encodable) -> (any Encodable)?

    /// Whether a value has read nothing. Defaults to false.
    static func isEmpty(_ value: Any) -> Bool
}

extension SpecialCoding {
    static func detail(of type: any _XMLSpecialType.Type) -> (any AnyObject & Sendable)? { nil }
    static func decode<T: Decodable>(
        _ type: T.Type, _ site: DecodingSite, under key: DecodingSite.Key
    ) throws -> T? { nil }
    static func rootName<T: Encodable>(of value: T, _ site: EncodingSite) -> String? { nil }
    static func member(of value: any Encodable) -> (any Encodable)? { nil }
    static func isEmpty(_ value: Any) -> Bool { false }
}

/// What values with a ``SpecialCoding`` are made of.
struct ContentNeeds: OptionSet, Sendable {
    let rawValue: UInt16

    /// Parts of the element that has the key, or several nodes: they have no place of their own.
    static let content = ContentNeeds(rawValue: 1)
    /// Content, whatever the key is.
    static let unnamed = ContentNeeds(rawValue: 2)
    /// What no other key of the element names.
    static let rest = ContentNeeds(rawValue: 4)
    /// The keys of a type, which are read from the element that has the key.
    static let keys = ContentNeeds(rawValue: 8)
    /// Elements of the element that has the key, of which there may be none.
    static let elements = ContentNeeds(rawValue: 16)
    /// The nodes of one element, and not several elements.
    static let nodes = ContentNeeds(rawValue: 32)
    /// Attributes, among others.
    static let attributes = ContentNeeds(rawValue: 64)
    /// An element that may be empty: the value of an Optional is not nil then.
    static let empty = ContentNeeds(rawValue: 128)
    /// A mark in the element, which tells the type of the value.
    static let mark = ContentNeeds(rawValue: 256)
}
