/// The place that the value of a key is written to, determined once per key.
struct KeyEntry {
    enum Kind {
        static let element: UInt8 = 0
        static let attribute: UInt8 = 1
        static let text: UInt8 = 2
        static let rest: UInt8 = 3
        /// An attribute and an element.
        static let both: UInt8 = 4
        /// A key that cannot be written.
        static let bad: UInt8 = 5
    }

    /// The kind if the fast path can be used; otherwise `Kind.bad`.
    var short: UInt8 = Kind.bad
    var kind: UInt8
    /// Whether values are written as CDATA sections.
    var isCData = false
    /// Whether the name is data rather than a key of the model.
    var isOpen = false
    /// Whether the key is a path.
    var isPath = false
    /// The number of the key in the coding path.
    var component: Int32
    /// The length of the name, and the bytes as in ``OutputName``.
    var length: Int32
    var bytes: UnsafeMutablePointer<UInt8>
    var prefix: UInt64
    var name: UnsafeMutablePointer<OutputName>
    /// The steps before the last name, with one entry each.
    var steps: [UnsafeMutablePointer<KeyEntry>] = []
    /// Whether the key type has, or may have, a key for the first of the steps.
    var stepsMeetKeys = false
    /// Why a bad key cannot be written.
    var problem = ""
    /// The entries of the same key with the placement of a property wrapper or a node strategy.
    var variants: [XMLPlacement.Form: UnsafeMutablePointer<KeyEntry>] = [:]
    /// The two most frequently used variants.
    var attributeVariant: UnsafeMutablePointer<KeyEntry>?
    var textVariant: UnsafeMutablePointer<KeyEntry>?
    /// Whether the key itself cannot be written, whatever its placement.
    var isUnwritable = false
    /// Whether the key has a sigil, which exempts it from node strategies.
    var hasSigil = false
    /// The last name as it appears in the key, whether or not it is valid; empty for text.
    var wanted = ""
    /// The plan of the type whose namespace the name is in, unless the form of the name determines it.
    var namer: UnsafeMutablePointer<EncodingPlan>?
    /// For items of an array: the same name without a path.
    var item: UnsafeMutablePointer<KeyEntry>?

    init(
        kind: UInt8, component: Int32, name: UnsafeMutablePointer<OutputName>, isOpen: Bool = false
    ) {
        self.kind = kind
        self.component = component
        self.name = name
        self.isOpen = isOpen
        length = name.pointee.length
        bytes = name.pointee.bytes
        prefix = name.pointee.prefix
    }

    /// Sets `short` from the other properties.
    mutating func settle() {
        let isPlain = !isPath && !isCData && kind != Kind.bad && kind != Kind.both && kind != Kind.rest
        let isSpecial = name.pointee.flags != 0
        short = isPlain && !(isSpecial && kind != Kind.text) ? kind : Kind.bad
    }
}

/// The entries of one key type, for one owner type if the owner affects them.
struct KeyTable {
    enum Mode {
        /// Entries are found by the key's only byte.
        static let byte: UInt8 = 0
        /// Key types with a single key and no bytes.
        static let single: UInt8 = 1
        /// Entries are found by the key's string.
        static let string: UInt8 = 2
        /// A strategy must be asked each time.
        static let dynamic: UInt8 = 3
    }

    let mode: UInt8
    /// Whether the keys are data: names that are used as they are.
    let isOpen: Bool
    /// Whether the keys are those of an enum case whose value without a label, `_0`, is inline.
    let isPayload: Bool
    let owner: UnsafeMutablePointer<EncodingPlan>?
    /// The entries by byte.
    var slots: UnsafeMutablePointer<UnsafeMutablePointer<KeyEntry>?>
    var slotCount: Int
    /// The entries by string or, in dynamic tables, by the result of the strategy.
    var byName: [[UInt8]: UnsafeMutablePointer<KeyEntry>] = [:]
    /// The containers created for the keys, and whether this call has handed out any of them.
    var containers = KeptContainers()
    var isInUse = false
    /// The table that was in use before this one: the next one in the list.
    var nextInUse: UnsafeMutablePointer<KeyTable>?

    init(mode: UInt8, isOpen: Bool, isPayload: Bool = false, owner: UnsafeMutablePointer<EncodingPlan>?) {
        self.mode = mode
        self.isPayload = isPayload
        self.isOpen = isOpen
        self.owner = owner
        slotCount = mode == Mode.byte ? 256 : 1
        slots = .allocate(capacity: slotCount)
        slots.initialize(repeating: nil, count: slotCount)
    }
}
