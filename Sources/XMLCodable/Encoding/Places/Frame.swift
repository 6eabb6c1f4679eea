/// A frame and its serial number, by which containers refer to the place that they write to.
///
/// A container may be used at any time. Once its frame is finished, no frame has its number.
struct FrameID: BitwiseCopyable {
    let index: Int32
    let serial: Int32

    /// The result of a request that failed.
    static let none = FrameID(index: -1, serial: -1)
}

/// The place that a value is written to, for as long as it is being written or may be added to.
///
/// A frame starts out pending: nothing is written until the value requests a container. It then becomes one of
/// - an element, with a record on the tape;
/// - a run of items inside the element below it (an array under a key), with a list on the tape;
/// - an alias for the element below it (text, attributes, an inline value).
///
/// It has many properties: all that is kept of a value between two of its calls.
struct Frame: BitwiseCopyable {
    /// In this order: first those with a place of their own in the document.
    enum Kind: Comparable {
        /// A child element named by the entry; an array is one element per item.
        case element
        /// Like `element`, but without its own key: an array is one element around its items.
        case item
        /// An item that becomes either an `item` or, if its value is an enum that begins with a case, the case itself.
        case undecided
        /// A step of a path: opened only if something is written into it.
        case step
        case attribute
        /// Written into the parent: scalars become its text, keys its attributes and children.
        case text
        /// Like `text`, but only elements are allowed: the key `*`.
        case rest

        /// Whether values of the kind are written into the element around them.
        var isAlias: Bool { self == .text || self == .rest }

        var isItem: Bool { self == .item || self == .undecided }
    }

    enum State {
        case pending, open
        /// A run whose place is determined when the first item arrives.
        case waiting
    }

    /// The kind of container that the value has requested.
    enum Shape {
        case none, keyed, unkeyed, single
    }

    struct Flags: FlagSet {
        var bits: UInt32

        /// The frame is an element of its own.
        static let isElement = Flags(bits: 1)
        /// Scalars are written as CDATA sections.
        static let isCData = Flags(bits: 2)
        /// The text has already been written.
        static let hasText = Flags(bits: 4)
        /// Some keys of the element are paths, so other keys may share elements with them.
        static let hasPaths = Flags(bits: 8)
        /// The value shares an element with a path: an array must have exactly one item.
        static let isShared = Flags(bits: 16)
        /// It may be written to after its parent has moved on: nested containers, super encoders, steps.
        static let isLasting = Flags(bits: 32)
        /// Its scalars cannot be written at once: a limit or another rule must be checked for each of them.
        static let isGuarded = Flags(bits: 64)
        /// A value was written, or intentionally omitted.
        static let isDone = Flags(bits: 128)
        /// An enum in the place of its case: it has no tags, and it adds no name around the case.
        static let isInline = Flags(bits: 256)
        /// The value of an enum case: it is the element itself.
        static let isPayload = Flags(bits: 512)
        /// The root is a case itself, not an element around it, if its value is an enum that begins with one.
        static let mayBecomeCase = Flags(bits: 1024)
        /// A run of text that is not only white space was written into the element.
        static let hasRuns = Flags(bits: 2048)
        /// The element has no name until its value gives it one, or must not have been opened.
        static let needsName = Flags(bits: 4096)
        /// A value that consists of an array: one element around the items if they are cases of enums, or if there are none.
        static let holdsEnums = Flags(bits: 8192)

        /// The element has more than a few steps, which are found by their names.
        static let hasManySteps = Flags(bits: 16384)
        /// A value is being written into the element that has none of its own.
        static let isBorrowed = Flags(bits: 32768)

        /// Some elements inside have names that only one key may write.
        static let reservesNames = Flags(bits: 65536)

        /// The key leads to one of several elements: an array has at most one item.
        static let isIndexed = Flags(bits: 131072)

        /// The value is an Optional that is not nil, of a value which may be.
        static let isSome = Flags(bits: 1_048_576)

        /// The value is an enum whose keys name cases.
        static let holdsCase = Flags(bits: 262144)

        /// The flags of frames whose scalars cannot be written at once.
        static let needsCare: Flags = .hasPaths | .isGuarded | .isCData
    }

    /// A set of prefixes, as bits.
    struct Prefixes: BitwiseCopyable {
        /// Those used here or in descendants.
        var used: UInt64 = 0
        var declared: UInt64 = 0

        var undeclared: UInt64 { used & ~declared }
    }

    /// A number that is distinct for each frame of a call; 0 for a frame that is finished.
    var serial: Int32
    var parent: Int32
    /// What the frame adds to the coding path: the number of a key; nothing (-1); or an index, as -2 - index.
    var component: Int32
    /// The array under the key `*` whose item the frame is, which `parent` leaves out.
    var array = FrameID.none
    /// The element or list on the tape; -1 if there is none yet.
    var record: Int32 = -1
    var depth: Int32 = 0
    /// The steps inside, linked through `nextStep`.
    var firstStep: Int32 = -1
    var nextStep: Int32 = -1
    var kind: Kind
    var state = State.pending
    var shape = Shape.none
    var flags: Flags
    var entry: EntryID
    /// The plan of the value that is written to the frame.
    var owner: EncodingPlanID
    var prefixes = Prefixes()
    /// The attributes already written, by number, for the numbers that have a bit.
    var attributes: UInt64 = 0

    /// Whether the frame is an item of an array, to which its component says the index.
    var isAtIndex: Bool { component < -1 }

    /// Notes the element or list on the tape.
    @inline(__always)
    mutating func open(_ record: Int32, _ depth: Int32, _ more: Flags) {
        self.record = record
        self.depth = depth
        state = .open
        flags.insert(more)
    }
}
