/// The items of an array: elements with the same name, all child elements of an element, or a list.
struct UnkeyedDecoding: UnkeyedDecodingContainer {
    let state: DecodingState
    /// The next item; for lists, its position in the state's list.
    private(set) var node: UInt32
    /// The first item.
    private let first: UInt32
    let limit: UInt32
    let path: Int32
    let kind: DecodingPlace.Kind
    private(set) var position: Int32 = 0

    init(state: DecodingState, node: UInt32, limit: UInt32, path: Int32, kind: DecodingPlace.Kind) {
        self.state = state
        self.node = node
        first = node
        self.limit = limit
        self.path = path
        self.kind = kind
    }

    var codingPath: [any CodingKey] { state.codingPath(path) }
    var currentIndex: Int { Int(position) }
    var isAtEnd: Bool { node >= limit }

    /// Counted once for each container, since a model may ask for it before each item.
    var count: Int? {
        guard kind == .siblings || kind == .item else { return itemCount }
        let key = DecodingNotes.ItemRange(first: first, limit: limit, kind: kind)
        if let known = state.notes.itemCounts[key] { return known }
        let count = itemCount
        state.notes.itemCounts[key] = count
        return count
    }

    /// The number of items, including those already decoded.
    var itemCount: Int {
        switch kind {
        case .siblings, .item:
            var count = Int(position)
            var next = node
            while next < limit {
                next = following(next)
                count += 1
            }
            return count
        default: return Int(position) + Int(limit - min(node, limit))
        }
    }

    mutating func advance() {
        node = following(node)
        position += 1
    }

    /// Returns the item after another one.
    @inline(__always)
    private func following(_ node: UInt32) -> UInt32 {
        switch kind {
        case .siblings:
            let record = state.nodes + Int(node)
            return state.nextSibling(record.pointee.end, limit, record.pointee.name)
        case .item: return state.nextElement(state.nodes[Int(node)].end, limit)
        default: return node + 1
        }
    }

    /// Pushes the path entry of the next item and returns its place.
    private func next(_ type: Any.Type) throws -> DecodingPlace {
        let path = state.push(parent: path, index: Int(position), table: nil)
        guard !isAtEnd else { throw state.atEnd(type, self, path) }
        switch kind {
        case .siblings, .item:
            return DecodingPlace(node: node, limit: state.nodes[Int(node)].end, path: path, kind: .item)
        default: return state.item(node, kind, path)
        }
    }

    @inline(__always)
    private mutating func item<T>(_ type: T.Type, _ read: (DecodingState, DecodingPlace) throws -> T) throws -> T {
        let mark = state.pathCount
        defer { state.pop(to: mark) }
        let value = try read(state, try next(type))
        advance()
        return value
    }

    mutating func decodeNil() throws -> Bool {
        let mark = state.pathCount
        defer { state.pop(to: mark) }
        let place = try next(Never.self)
        guard ValueDecoder(state: state, place: place).decodeNil() else { return false }
        advance()
        return true
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try item(type) { try $0.bool($1) } }
    mutating func decode(_ type: String.Type) throws -> String { try item(type) { try $0.string($1) } }
    mutating func decode(_ type: Double.Type) throws -> Double { try item(type) { try $0.double($1) } }
    mutating func decode(_ type: Float.Type) throws -> Float { try item(type) { try $0.float($1) } }
    mutating func decode(_ type: Int.Type) throws -> Int { try integer(type) }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func decode(_ type: Int128.Type) throws -> Int128 { try integer(type) }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try integer(type) }

    private mutating func integer<T: FixedWidthInteger>(_ type: T.Type) throws -> T {
        try item(type) { try $0.integer(type, $1) }
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let mark = state.pathCount
        defer { state.pop(to: mark) }
        let place = try next(type)
        let (current, number) = (node, position)
        // Advance first, so that the value is constructed in place.
        advance()
        do {
            return try state.value(type, place)
        } catch {
            (node, position) = (current, number)
            throw error
        }
    }

    mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
        if isAtEnd { return nil }
        return try item(T?.self) { try $0.valueIfPresent(type, $1) }
    }

    // The path entry is not removed, since the nested container may still be used.
    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let container = try ValueDecoder(state: state, place: try next([String: Any].self)).container(keyedBy: type)
        advance()
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try ValueDecoder(state: state, place: try next([Any].self)).unkeyedContainer()
        advance()
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let decoder = ValueDecoder(state: state, place: try next((any Decoder).self))
        advance()
        return decoder
    }
}
