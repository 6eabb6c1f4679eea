/// A list in a single text whose items are being read.
struct TokenList {
    /// The place of the text.
    var place = DecodingPlace(node: 0, limit: 0, path: -1, kind: .missing)
    var bytes: [UInt8] = []
}

extension ValueDecoder: XMLValueDecoding {
    func malformed(_ expected: String) -> DecodingError { state.malformed(place, expected, Any.self, .malformed) }

    func located(_ error: DecodingError) -> DecodingError { state.located(error, place) }

    func tokens<Item: Decodable>(_ type: Item.Type) throws -> [Item] {
        if place.kind == .missing { return [] }
        let outer = state.core.pointee.tokens
        defer { state.core.pointee.tokens = outer }
        let bytes = Array(try state.characters(place))
        state.core.pointee.tokens = TokenList(place: place, bytes: bytes)
        var items: [Item] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex { ByteClass.isSpace($0) } ?? bytes.count
            if end > start {
                let mark = state.pathCount
                defer { state.pop(to: mark) }
                let path = state.push(parent: place.path, index: items.count, table: nil)
                let token = DecodingPlace(node: UInt32(start), limit: UInt32(end), path: path, kind: .token)
                items.append(try state.value(type, token))
            }
            start = end + 1
        }
        return items
    }

    func isBlank(_ type: Any.Type) -> Bool {
        guard state.options.emptyElementStrategy != .value else { return false }
        let core = state.plan(type).core
        guard !core.isCollection else { return false }
        if place.kind == .attribute, let characters = try? state.characters(place) {
            return core.role == .string ? characters.isEmpty : characters.trimmed.isEmpty
        }
        return state.isNil(place) || state.isEmpty(state.single(place))
    }
}

extension DecodingState {
    /// Returns the bytes of an item of a list in a single text.
    @inline(never)
    func token(_ place: DecodingPlace) -> ByteSlice {
        let bytes = core.pointee.tokens.bytes
        let range = Int(place.node)..<Int(place.limit)
        core.pointee.scratch.truncate(to: 0)
        // A decoder that was stored may refer to an item of a list that no longer exists.
        if range.upperBound <= bytes.count { core.pointee.scratch.append(Array(bytes[range])) }
        return core.pointee.scratch.bytes
    }
}
