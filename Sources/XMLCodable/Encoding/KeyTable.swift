/// Where the value of one key goes, found out once per key.
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

    /// The kind where nothing stands in the way of the short way; otherwise `Kind.bad`.
    var short: UInt8 = Kind.bad
    var kind: UInt8
    /// Values are written as CDATA sections.
    var isCData = false
    /// The name is data, not a key of the model.
    var isOpen = false
    /// The key is a path.
    var isPath = false
    /// The number of the key in the coding path.
    var component: Int32
    /// The length of the name, and the bytes as in ``OutputName``.
    var length: Int32
    var bytes: UnsafeMutablePointer<UInt8>
    var prefix: UInt64
    var name: UnsafeMutablePointer<OutputName>
    /// The steps before the last name: an entry for each.
    var steps: [UnsafeMutablePointer<KeyEntry>] = []
    /// The key type has a key for the first of the steps, or may have.
    var stepsMeetKeys = false
    /// What cannot be written about a bad key.
    var problem = ""
    /// The same key where a property wrapper or a node strategy says otherwise.
    var variants: [XMLPlacement.Form: UnsafeMutablePointer<KeyEntry>] = [:]
    /// The two that are wanted most.
    var attributeVariant: UnsafeMutablePointer<KeyEntry>?
    var textVariant: UnsafeMutablePointer<KeyEntry>?
    /// The key itself cannot be written, wherever its value goes.
    var isUnwritable = false
    /// A key with a sigil is not subject to node strategies.
    var hasSigil = false
    /// The last name as the key has it, whether or not it is one; empty for text.
    var wanted = ""
    /// The plan of the type whose namespace the name is in, if its form does not say otherwise.
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

    /// Sets `short` from the rest.
    mutating func settle() {
        let isPlain = !isPath && !isCData && kind != Kind.bad && kind != Kind.both && kind != Kind.rest
        let isSpecial = name.pointee.flags != 0
        short = isPlain && !(isSpecial && kind != Kind.text) ? kind : Kind.bad
    }
}

/// The entries of one key type, for one type of owner where that has a say.
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
    /// The keys are data: names as they are.
    let isOpen: Bool
    /// The keys are those of an enum's case: the value without a label, `_0`, stands inline.
    let isPayload: Bool
    let owner: UnsafeMutablePointer<EncodingPlan>?
    /// By byte.
    var slots: UnsafeMutablePointer<UnsafeMutablePointer<KeyEntry>?>
    var slotCount: Int
    /// By string, or for dynamic tables by what the strategy said.
    var byName: [[UInt8]: UnsafeMutablePointer<KeyEntry>] = [:]
    /// Containers that were made for the keys, and whether this call has handed any of them out.
    var containers = KeptContainers()
    var isInUse = false
    /// The table in use before this one.
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
