// Made by xmlcodable-tool generate from orders.xsd. Changes are lost when it is made again.

public import XMLCodable

/// What a guest wants.
///
/// The element `order`.
public struct Order: Codable, Sendable, XMLMapped {
    /// The name of the root element.
    public static let xmlMapping = XMLTypeMapping(root: "order")

    /// The attribute `table`.
    @XMLAttribute public var table: Int
    /// The elements `item`.
    public var item: [Item]
    /// The element `note`.
    @XMLTransformed<XML.PreservedString?> public var note: String?

    /// Creates a value of its parts.
    public init(table: Int, item: [Item] = [], note: String? = nil) {
        self.table = table
        self.item = item
        self.note = note
    }
}

/// A dish of the menu.
///
/// The type `Item`.
public struct Item: Codable, Sendable, Hashable {
    /// The attribute `count`.
    ///
    /// Defaults to `1`.
    @XMLAttribute public var count: Int?
    /// The text.
    @XMLText public var value: String

    /// Creates a value of its parts.
    public init(count: Int? = nil, value: String) {
        self.count = count
        self.value = value
    }

    /// The value of `count`, or its default.
    public var countOrDefault: Int { count ?? 1 }
}
