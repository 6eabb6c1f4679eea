/// The items of an array.
struct UnkeyedDecoding: UnkeyedDecodingWithOptionals, DecodableItems {
    let state: DecodingState
    private(set) var items: ItemRange
    let path: Int32
    /// Whether the items may be the children of the only element, which the type of the first one tells.
    private var mayBeWrapped: Bool
    /// The element whose children are the items of a handwritten list, or the elements under a key such as `*`: they may be the
    /// cases of an enum.
    private var whole: DecodingPlace?
    /// The next item; for lists, its position among the document's lists.
    private(set) var node: UInt32
    private(set) var position: Int32 = 0

    init(state: DecodingState, _ items: ItemRange, path: Int32) {
        self.state = state
        self.items = items
        self.path = path
        mayBeWrapped = false
        node = items.first
    }

    /// Creates the container of a handwritten list at a place.
    init(state: DecodingState, at place: DecodingPlace) throws {
        let list = place
        let place = state.places.siblings(list)
        self.init(state: state, try state.places.items(at: place), path: place.path)
        mayBeWrapped = state.mayBeWrapped(place)
        if place.kind == .item ? items.kind == .item : state.isOfRest(list) { whole = list }
    }

    var codingPath: [any CodingKey] { state.paths.keys(path) }
    var currentIndex: Int { Int(position) }
    var isAtEnd: Bool { node >= items.limit }
    var count: Int? { state.places.count(items) }

    mutating func advance() {
        node = state.places.item(after: node, items)
        position += 1
    }

    /// The place of the next item, with the path of the array; nil at the end.
    var place: DecodingPlace? { isAtEnd ? nil : state.places.place(of: node, items, path) }

    /// Determines which the items are, if they may be of a type.
    @inline(__always)
    mutating func settle<T: Decodable>(as type: T.Type) throws {
        if mayBeWrapped || whole != nil { try settle(type) }
    }

    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private mutating func settle<T: Decodable>(_ type: T.Type) throws {
        if let whole {
            self.whole = nil
            guard let place else { return }
            if state.isCase(place, of: type, in: whole) { return try unwrap(whole, state.plan(type)) }
            if !mayBeWrapped { return }
        }
        mayBeWrapped = false
        guard let place, try state.isWrapper(place, of: type) else { return }
        try unwrap(place, state.plan(type))
    }

    /// Determines which the items are, if they have keys of a type.
    @inline(never)
    mutating func settle<Key: CodingKey>(keyedBy type: Key.Type) throws {
        guard mayBeWrapped, let place else { return }
        mayBeWrapped = false
        guard state.isWrapper(place, keyedBy: type) else { return }
        try unwrap(place, nil)
    }

    /// Makes the children of the only item the items.
    private mutating func unwrap(_ place: DecodingPlace, _ plan: TypePlan?) throws {
        items = try state.items(in: place, of: plan)
        node = items.first
    }

    /// Pushes the path entry of the next item and returns its place.
    private func next(_ type: Any.Type) throws -> DecodingPlace {
        let path = state.paths.push(parent: path, index: Int(position), table: nil)
        guard !isAtEnd else { throw atEnd(type, path) }
        return state.places.place(of: node, items, path)
    }

    private func atEnd(_ type: Any.Type, _ path: Int32) -> DecodingError {
        let error = DecodingError.valueNotFound(
            type,
            DecodingError.Context(
                codingPath: state.paths.keys(path),
                debugDescription: "expected an item at index \(currentIndex), found the end of the array"))
        // Where the children of an element end, the value that it is says where that is.
        guard items.kind != .item, items.first < items.limit else { return error }
        return state.places.located(error, state.places.place(of: items.first, items, path))
    }

    @inline(__always)
    private mutating func item<T: Decodable, R>(
        _ type: T.Type, _ read: (DecodingState, DecodingPlace) throws -> R
    ) throws -> R {
        try settle(as: type)
        let mark = state.paths.count
        defer { state.paths.pop(to: mark) }
        let value = try read(state, try next(type))
        advance()
        return value
    }

    mutating func decodeNil() throws -> Bool {
        let mark = state.paths.count
        defer { state.paths.pop(to: mark) }
        guard state.places.saysNil(try next(Never.self)) else { return false }
        advance()
        return true
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try item(type) { try $0.bool($1) } }
    mutating func decode(_ type: String.Type) throws -> String { try item(type) { try $0.string($1) } }
    mutating func decode(_ type: Double.Type) throws -> Double { try item(type) { try $0.double($1) } }
    mutating func decode(_ type: Float.Type) throws -> Float { try item(type) { try $0.float($1) } }
    mutating func decode<T: FixedWidthInteger & Decodable>(_ type: T.Type) throws -> T {
        try item(type) { try $0.integer(type, $1) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func decode(_ type: Int128.Type) throws -> Int128 { try item(type) { try $0.integer(type, $1) } }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try item(type) { try $0.integer(type, $1) } }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        try settle(as: type)
        let mark = state.paths.count
        defer { state.paths.pop(to: mark) }
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

    mutating func valueIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
        if isAtEnd { return nil }
        return try item(type) { try $0.valueIfPresent(type, $1) }
    }

    // MARK: - Nested

    /// Returns what `make` makes of the decoder of the next item. Its path entry is not removed, since a container may still
    /// be used.
    private mutating func nested<R>(_ type: Any.Type, _ make: (ValueDecoder) throws -> R) throws -> R {
        let made = try make(state.decoder(next(type), in: path))
        advance()
        return made
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try settle(keyedBy: type)
        return try nested([String: Any].self) { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try nested([Any].self) { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try nested((any Decoder).self) { $0 } }
}
