/// Where in a document a value stands: the underlying error of the `DecodingError`s that ``XMLDecoder`` throws.
public struct XMLValueLocation: Error, Sendable, Hashable {
    /// The line, from 1.
    public let line: Int
    /// The column in characters (Unicode scalars), from 1.
    public let column: Int
    /// The offset in bytes from the start of the document, from 0, in the document's own encoding.
    public let byteOffset: Int
    /// The element, such as `/orders/order[2]/quantity`, with `/@name` behind it for an attribute.
    public let elementPath: String
}
