extension XML.Element: Encodable {
    /// Encodes the element as its XML text.
    ///
    /// ``XMLEncoder`` does not call this method; it writes the element directly.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(xmlString())
    }
}
