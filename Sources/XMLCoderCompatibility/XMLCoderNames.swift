@_exported public import XMLCodable
@_exported public import XMLCodableFormatters

/// XMLCoder's name for `XMLDynamicNodeDecoding`.
public typealias DynamicNodeDecoding = XMLDynamicNodeDecoding

/// XMLCoder's name for `XMLDynamicNodeEncoding`.
public typealias DynamicNodeEncoding = XMLDynamicNodeEncoding

/// An array of values that choose where each of their keys is written chooses the same, as in XMLCoder, which asks
/// node strategies about the items of an array with the type of the array.
extension Array: XMLDynamicNodeEncoding where Element: XMLDynamicNodeEncoding {
    /// Returns the placement that the items choose for a key.
    public static func nodeEncoding(for key: any CodingKey) -> XMLPlacement { Element.nodeEncoding(for: key) }
}
