/// Where a value is read from: 16 bytes, so that a ``ValueDecoder`` fits into its existential.
struct DecodingPlace: BitwiseCopyable {
    enum Kind: UInt8 {
        /// Nothing is there: a collection is empty, an Optional nil. `limit` is the element that was searched.
        case missing
        /// An element that stands for itself: the root, or an item of an array. Its child elements are its items.
        case item
        /// The first of the elements that a key names; the others up to `limit` are further items.
        case siblings
        /// An attribute, by its index.
        case attribute
        /// An element's own character data.
        case text
        /// Several places: `node..<limit` in the state's list.
        case elementList
        case attributeList
        case textList
        /// An item of a list in one text: `node..<limit` in the bytes of the state's list.
        case token
        /// Items among an element's content, in the state's list: elements and runs of text.
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
    /// An attribute found under a plain name: good for scalars only.
    static let isFallback: UInt8 = 2
    /// `decodeNil` is answered already.
    static let isNil: UInt8 = 4
    static let isNotNil: UInt8 = 8
    /// The value is an enum that may be a choice of elements.
    static let mayBeChoice: UInt8 = 16
    /// The place is an item of content: a choice is the element itself, not one in it.
    static let isContent: UInt8 = 32
    /// The root, or what a path given to the decoder leads to: a choice may be the element itself or stand in it.
    static let isTop: UInt8 = 64

    func with(_ flag: UInt8) -> DecodingPlace {
        var copy = self
        copy.flags |= flag
        return copy
    }
}

/// One component of a coding path, linked to the one before.
struct DecodingPathEntry: BitwiseCopyable {
    var parent: Int32
    /// The key's number in its table; without a table, an index into an array.
    var index: Int32
    /// The table, which the state keeps.
    var table: Unmanaged<DecodingKeyTable>?
    /// The type that is being decoded there; plans live as long as the process.
    var plan: Unmanaged<TypePlan>?
}
