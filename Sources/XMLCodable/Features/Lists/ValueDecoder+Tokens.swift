/// Lists in a single text.
extension ValueDecoder {
    /// Returns the items of a list in a single text, using the decoder's strategies.
    ///
    /// - Parameter separator: The character between items; nil for white space.
    func tokens<Item: Decodable>(_ type: Item.Type, separator: UInt8?) throws -> [Item] {
        if place.kind == .missing { return [] }
        return try tokens(type, of: Array(try state.places.characters(place)), separator: separator)
    }

    /// Returns the items of a list in a text that is from the decoder's place.
    @inline(__always)
    func tokens<Item: Decodable>(_ type: Item.Type, of text: [UInt8], separator: UInt8?) throws -> [Item] {
        try state.places.withTokens(of: place, text, separator: separator) { count in
            var items = TokenItems(state: state, place: place, count: count)
            return try [Item].decoded(as: [Item].self, &items, count: count)
        }
    }
}

/// The items of a list in a single text.
private struct TokenItems: DecodableItems {
    let state: DecodingState
    /// The place of the text.
    let place: DecodingPlace
    let count: Int
    var index = 0
    /// The offset after the last item.
    var offset = 0

    var isAtEnd: Bool { index >= count }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        if state.observer != nil { return try observed(type) }
        return try next { state, item in try state.value(type, item) }
    }

    /// Separate, so that `decode` does not look up the type `T?` for each item.
    @inline(never)
    private mutating func observed<T: Decodable>(_ type: T.Type) throws -> T {
        if let value = try inspected(type) { return value }
        // The list fails, and the report includes the items after this one.
        while !isAtEnd { _ = try inspected(type) }
        throw AlreadyReported()
    }

    private mutating func inspected<T: Decodable>(_ type: T.Type) throws -> T? {
        try next { state, item in try state.observer?.item(type, state, item) { try state.value(type, item) } }
    }

    /// Calls `body` with the place of the next item.
    @inline(__always)
    private mutating func next<R>(_ body: (DecodingState, DecodingPlace) throws -> R) throws -> R {
        let mark = state.paths.count
        defer { state.paths.pop(to: mark) }
        let (item, next) = state.places.token(of: place, from: offset, index)
        offset = next
        index += 1
        return try body(state, item)
    }
}
