/// The location of a value in a document.
///
/// ``XMLDecoder`` attaches it to the `DecodingError`s that it throws, as their underlying error.
public struct XMLLocation: Error, Sendable, Hashable {
    /// The line number, starting at 1.
    public let line: Int
    /// The column in characters (Unicode scalars), starting at 1.
    public let column: Int
    /// The byte offset from the start of the document, starting at 0, in the document's own encoding.
    public let byteOffset: Int
    /// The path of the element, such as `/orders/order[2]/quantity`, followed by `/@name` for an attribute.
    public let elementPath: String

    /// Creates a location from its parts.
    public init(line: Int, column: Int, byteOffset: Int, elementPath: String) {
        self.line = line
        self.column = column
        self.byteOffset = byteOffset
        self.elementPath = elementPath
    }
}

extension XMLLocation: CustomStringConvertible {
    /// The line, the column and the element: `2:15 at /order/quantity`.
    public var description: String { "\(line):\(column) at \(elementPath)" }
}
