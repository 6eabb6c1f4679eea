extension XMLAnyElements: Decodable {
    /// Decodes an array of elements.
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try [XML.Element](from: decoder))
    }
}
