extension XML.Name {
    /// Creates the name of the element that a decoder reads, with its namespace.
    ///
    /// A type with a handwritten `init(from:)` can thus decide what it is by the name of its element, whatever the prefix
    /// and the options of the decoder:
    ///
    /// ```swift
    /// init(from decoder: any Decoder) throws {
    ///     switch XML.Name(elementOf: decoder)?.namespaceURI {
    ///     case "urn:example:orders:1": self = .old(try OldOrder(from: decoder))
    ///     default: self = .new(try NewOrder(from: decoder))
    ///     }
    /// }
    /// ```
    ///
    /// Returns nil if the decoder reads an attribute or text, or is not one of ``XMLDecoder``.
    public init?(elementOf decoder: any Decoder) {
        guard let name = (decoder as? any XMLValueDecoding)?.elementName() else { return nil }
        self = name
    }
}
