/// The number of a ``KeyEntry`` in its ``Vocabulary``.
struct EntryID: Hashable, BitwiseCopyable {
    let number: Int32

    static let none = EntryID(number: -1)
}

/// The place that the values of a key are written to, determined once per key. ``KeyDetail`` has what is rarely needed.
struct KeyEntry: BitwiseCopyable {
    enum Kind: UInt8 {
        case element, attribute, text
        /// The key `*`.
        case rest
        /// An attribute and an element.
        case both
        /// A key that cannot be written.
        case bad
    }

    struct Flags: FlagSet {
        var bits: UInt8

        /// Values are written as CDATA sections.
        static let isCData = Flags(bits: 1)
        /// The name is data rather than a key of the model.
        static let isOpen = Flags(bits: 2)
        /// The key is a path.
        static let isPath = Flags(bits: 4)
        /// The key itself cannot be written, whatever its placement.
        static let isUnwritable = Flags(bits: 8)
        /// The key has a sigil, which exempts it from node strategies.
        static let hasSigil = Flags(bits: 16)
        /// The element is not the first one with its name.
        static let isFurther = Flags(bits: 32)
        /// The values are parts of the element that has the key, which names none.
        static let isUnnamed = Flags(bits: 64)
    }

    /// The kind if scalars can be written at once, without further rules; otherwise `bad`.
    var short: Kind = .bad
    var kind: Kind
    var flags: Flags
    /// The number of the key in coding paths; -1 for none.
    var component: Int32
    var name: NameID
    /// The number of the attribute; -1 for other kinds.
    var attribute: Int32 = -1
    /// The number of the name's prefix; -1 for none.
    var prefix: Int32
    /// The two most frequently used variants; see ``KeyDetail/variants``.
    var attributeVariant = EntryID.none
    var textVariant = EntryID.none
    /// For items of an array: the same name without a path.
    var item = EntryID.none

    /// Whether the key names an element, also beside an attribute.
    var isElement: Bool { kind == .element || kind == .both }
}

/// The parts of a ``KeyEntry`` that are rarely needed.
struct KeyDetail {
    /// Why a bad key cannot be written.
    var problem = ""
    /// The steps before the last name.
    var steps: [EntryID] = []
    /// The indices of the steps among the elements of their names; empty if none has one.
    var indices: [Int32] = []
    /// The index of the last name; nil for none.
    var lastIndex: Int32?
    /// The last name as it appears in the key, whether or not it is valid; empty for text.
    let wanted: String
    /// The name of an attribute with the key; nil for the last name of a path with an index.
    var whole: String?
    /// The namespace of the type that has the key, unless the form of the name determines its own.
    let naming: TypeNamespace
    /// The entries of the same key with the placement of a property wrapper or a node strategy.
    var variants: [(placement: XMLPlacement.Form, entry: EntryID)] = []
}

/// The namespace of a type's keys, and the prefix that the type prefers for it.
struct TypeNamespace {
    var uri: String?
    var prefix: String?
    /// Other versions of the namespace, which the root may declare.
    var versions: [String] = []

    static let none = TypeNamespace(uri: nil, prefix: nil)
}
