/// The place that a value is read from: 16 bytes, so that a ``ValueDecoder`` fits inline in its existential.
struct DecodingPlace: BitwiseCopyable {
    enum Kind {
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
        /// Several places: `node..<limit` in the document's lists.
        case elementList
        case attributeList
        case textList
        /// An item of a list within one text: `node..<limit` in the bytes of the list being read.
        case token
        /// Items of an element's content, elements and runs of text, in the document's lists.
        case contentList
        /// A run of text between child elements, by its number.
        case run
    }

    var node: UInt32
    var limit: UInt32
    /// The entry of the coding path.
    var path: Int32
    var kind: Kind
    var flags: UInt16 = 0

    /// The value is a Dictionary, whose keys are data.
    static let isDictionary: UInt16 = 1
    /// The place is an attribute found under a plain name: valid for scalars only.
    static let isFallback: UInt16 = 2
    /// The result of `decodeNil` is already known.
    static let isNil: UInt16 = 4
    static let isNotNil: UInt16 = 8
    /// The value is an enum whose cases may be elements, or are told by a mark.
    static let isEnum: UInt16 = 16
    /// The place is an item of content: a case is the element itself, not one of its children.
    static let isContent: UInt16 = 32
    /// The place is the root, or the target of a path given to the decoder: a case may be the element itself or one of
    /// its children.
    static let isTop: UInt16 = 64
    /// The place is the element of a case that a mark in it identifies.
    static let isCase: UInt16 = 128

    /// Whether the place is one element.
    var isElement: Bool { kind == .item || kind == .siblings }

    static func attribute(_ index: UInt32, _ path: Int32) -> DecodingPlace {
        DecodingPlace(node: index, limit: index &+ 1, path: path, kind: .attribute)
    }

    func with(_ flag: UInt16) -> DecodingPlace {
        var copy = self
        copy.flags |= flag
        return copy
    }
}
