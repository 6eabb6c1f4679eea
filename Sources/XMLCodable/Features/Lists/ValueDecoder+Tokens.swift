/// Lists in a single text.
extension ValueDecoder {
    /// Returns the items of a list in a single text, using the decoder's strategies.
    ///
    /// - Parameter separator: The character between items; nil for white space.
    func tokens<Item: Decodable>(_ type: Item.Type, separator: UInt8?) throws -> [Item] {
        if place.kind == .missing { return [] }
        var items: [Item] = []
        // Most lists are short; growing three times would take longer than their items do.
        items.reserveCapacity(4)
        try state.places.forEachToken(place, separator: separator) { items.append(try state.value(type, $0)) }
        return items
    }
}
