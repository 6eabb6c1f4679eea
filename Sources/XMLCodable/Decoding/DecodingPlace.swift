/// The place that a value is read from: 16 bytes, so that a ``ValueDecoder`` fits inline in its existential.
struct DecodingPlace: BitwiseCopyable {
    enum Kind: UInt8 {
        /// Nothing: a collection is empty, an Optional nil. `limit` is the element that was searched.
        case missing
        /// An individual element: the root, or an item of an array. Its child elements are its items.
        case item
        /// The first of the elements that a key names; the others before `limit` are further items.
        case siblings
        /// An attribute, by its index.
        case attribute
        /// An element's own character data.
        case text
        /// Several places: `node..<limit` in the list of the state.
        case elementList
        case attributeList
        case textList
        /// An item of a list within one text: `node..<limit` in the bytes of the state's token list.
        case token
        /// Items of an element's content, elements and runs of text, in the list of the state.
        case contentList
        /// A run of text between child elements, by its number in the state.
        case run
    }

    var node: UInt32
    var limit: UInt32
    /// The entry of the coding path.
    var path: Int32
    var kind: Kind
    var flags: UInt8 = 0

    /// The value is a Dictionary, whose keys are data.
    static let isDictionary: UInt8 = 1
    /// The place is an attribute found under a plain name: valid for scalars only.
    static let isFallback: UInt8 = 2
    /// The result of `decodeNil` is already known.
    static let isNil: UInt8 = 4
    static let isNotNil: UInt8 = 8
    /// The value is an enum that may be a choice of elements.
    static let mayBeChoice: UInt8 = 16
    /// The place is an item of content: a choice is the element itself, not one of its children.
    static let isContent: UInt8 = 32
    /// The place is the root, or the target of a path given to the decoder: a choice may be the element itself or one
    /// of its children.
    static let isTop: UInt8 = 64

    func with(_ flag: UInt8) -> DecodingPlace {
        var copy = self
        copy.flags |= flag
        return copy
    }
}

/// One component of a coding path, linked to the preceding one.
struct DecodingPathEntry: BitwiseCopyable {
    var parent: Int32
    /// The key's index in its table; without a table, an index into an array.
    var index: Int32
    /// The table, which the state keeps alive.
    var table: Unmanaged<DecodingKeyTable>?
    /// The type that is being decoded there; plans are never deallocated.
    var plan: Unmanaged<TypePlan>?
}
