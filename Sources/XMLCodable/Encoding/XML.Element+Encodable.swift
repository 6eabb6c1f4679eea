extension XML.Element: Encodable {
    /// Encodes the element as its XML text.
    ///
    /// ``XMLEncoder`` does not call this: it writes the element itself.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(xmlString())
    }
}
