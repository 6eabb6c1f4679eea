extension XMLAnyElements: Encodable {
    /// Encodes an array of elements.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}
