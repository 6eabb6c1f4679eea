/// A property wrapper for groups of elements that repeat, without an element around each group.
///
/// ```swift
/// struct Entry: Codable {
///     var key: String
///     var integer: Int?
///     var string: [String]
/// }
/// struct Table: Codable {
///     @XMLGroups var entries: [Entry]
/// }
/// ```
/// ```xml
/// <Table>
///     <key>width</key><integer>3</integer>
///     <key>names</key><string>a</string><string>b</string>
/// </Table>
/// ```
///
/// The keys of an item are names of elements, or paths that begin with one, and `*` for an enum with associated
/// values, whose case is one of the elements of the group. All others are refused, as are flattened values and captures, since
/// an item has no element of its own. The first element in the document that an item has a
/// key for begins the first group, and each further element with its name begins another one. When encoded, all items
/// must begin with an element of the same name, and contain only one of it; otherwise, encoding throws. The keys of the
/// items and those of the model count as one model's; an element of a group that another key of the model names is refused in both
/// directions. Where an item has a choice, a choice beside the groups needs cases of other names, and elements with the names of
/// the item's cases are refused after the groups. Other coders see an array.
@propertyWrapper
public struct XMLGroups<Item>: XMLPropertyWrapper {
    /// The items.
    public var wrappedValue: [Item]

    /// Wraps items.
    public init(wrappedValue: [Item]) { self.wrappedValue = wrappedValue }

    /// Wraps items.
    public init(_ items: [Item]) { wrappedValue = items }
}

extension XMLGroups: Decodable where Item: Decodable {
    /// Decodes an array.
    public init(from decoder: any Decoder) throws { self.init(wrappedValue: try [Item](from: decoder)) }
}

extension XMLGroups: Encodable where Item: Encodable {
    /// Encodes an array.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension XMLGroups: Equatable where Item: Equatable {}
extension XMLGroups: Hashable where Item: Hashable {}
extension XMLGroups: Sendable where Item: Sendable {}

/// The coders' view of ``XMLGroups``.
protocol GroupsProperty: _XMLSpecialType {
    /// The type of the items, if they can be decoded.
    static var itemType: (any Decodable.Type)? { get }
    /// Wraps an array of items.
    static func wrapping(_ items: Any) -> Self?
    /// The items that can be encoded.
    var encodableItems: [any Encodable] { get }
}

extension XMLGroups: GroupsProperty {
    /// How the coders treat values of the type. For the coders only.
    public static var _xmlCoding: _XMLCoding { _XMLCoding(GroupsCoding.self) }

    static var itemType: (any Decodable.Type)? { Item.self as? any Decodable.Type }
    static func wrapping(_ items: Any) -> XMLGroups? { (items as? [Item]).map { XMLGroups($0) } }
    var encodableItems: [any Encodable] { wrappedValue.compactMap { $0 as? any Encodable } }
}

// The element is that of the value around it.
extension XMLGroups: _XMLRefusedByAttribute, _XMLRefusedByChild, _XMLRefusedByText, _XMLRefusedByCData {}
