extension XMLAnyElements: Encodable {
    /// Encodes the elements as an array.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}
