/// Where a value goes, while it is being written and for as long as somebody may add to it.
///
/// A frame starts out pending: nothing is written until the value asks for a container. Then it is one of
/// - an element, whose tags it writes;
/// - a run of items inside the element below it (an array under a key), which has no tags;
/// - a mere name for the element below it (text, attributes, a value that stands inline).
struct Frame: BitwiseCopyable {
    enum Kind {
        /// A child element named by the entry; an array is one element per item.
        static let element: UInt8 = 0
        /// The same without a key of its own: an array is one element around its items.
        static let item: UInt8 = 1
        /// A step of a path: opened when something is written into it, otherwise nothing.
        static let step: UInt8 = 2
        static let attribute: UInt8 = 3
        /// Into the parent: scalars are its text, keys its attributes and children.
        static let text: UInt8 = 4
        /// Like text, but only elements may stand here: the key `*`.
        static let rest: UInt8 = 5
    }

    enum State {
        static let pending: UInt8 = 0
        static let open: UInt8 = 1
        /// Its end is written; what comes late is spliced in.
        static let closed: UInt8 = 2
        /// A run that takes its place when the first item comes.
        static let waiting: UInt8 = 3
    }

    /// What the value has asked for.
    enum Shape {
        static let none: UInt8 = 0
        static let keyed: UInt8 = 1
        static let unkeyed: UInt8 = 2
        static let single: UInt8 = 3
    }

    struct Flags: OptionSet {
        let rawValue: UInt16

        /// It has tags of its own.
        static let isElement = Flags(rawValue: 1)
        /// Closed as `<a />`.
        static let isSelfClosed = Flags(rawValue: 2)
        /// Its content goes to a stream of its own; its tags are elsewhere.
        static let isLate = Flags(rawValue: 4)
        /// Scalars are written as CDATA sections.
        static let cdata = Flags(rawValue: 8)
        /// It was given its text.
        static let hasText = Flags(rawValue: 16)
        /// Some keys of the element are paths, so that other keys may meet them.
        static let hasPaths = Flags(rawValue: 32)
        /// The value shares an element with a path: an array must have one item.
        static let isShared = Flags(rawValue: 64)
        /// It may be written to after its parent has gone on: nested containers, super encoders, steps.
        static let isLasting = Flags(rawValue: 128)
        /// Its content may not be written on the short way.
        static let isGuarded = Flags(rawValue: 256)
        /// More than one key type wrote here.
        static let hasManyTables = Flags(rawValue: 512)
        /// A value was written, or left out on purpose.
        static let isDone = Flags(rawValue: 1024)
        /// A choice that stands inline: it has no tags, and the cases in it no name of its own.
        static let isInline = Flags(rawValue: 2048)
        /// The value of an enum's case: it is the element itself.
        static let isPayload = Flags(rawValue: 4096)
        /// The root is the choice itself, not an element around it.
        static let isChoice = Flags(rawValue: 8192)
        /// A run of text that is not white space alone was written into the element.
        static let hasRuns = Flags(rawValue: 16384)
    }

    /// Distinct for each frame of a call; a container that outlives its element is found out by it.
    var serial: Int32
    var parent: Int32
    /// What it adds to the coding path: the number of a key; nothing (-1); an index, as -2 - index.
    var component: Int32 = -1
    /// The stream that its content goes to, and the one that has its start tag.
    var stream: Int32 = 0
    var tagStream: Int32 = 0
    var depth: Int32
    /// The steps inside, linked through `nextStep`.
    var firstStep: Int32 = -1
    var nextStep: Int32 = -1
    /// When it was closed: what is spliced in at one place is in this order.
    var closeOrder: Int32 = 0
    var kind: UInt8
    var state: UInt8 = State.pending
    var shape: UInt8 = Shape.none
    var flagBits: UInt16 = 0
    var entry: UnsafeMutablePointer<KeyEntry>
    /// The plan of the value that is written here.
    var owner: UnsafeMutablePointer<EncodingPlan>
    /// The table of the first keyed container.
    var table: UnsafeMutableRawPointer?
    /// Where the start tag's `>` or ` />` stands.
    var tagEnd = 0
    /// Where the content ends.
    var contentEnd = 0
    /// Prefixes used here or below, and declared here, as bits.
    var used: UInt64 = 0
    var declared: UInt64 = 0
    /// The attributes written, by number, as far as there are bits.
    var attributes: UInt64 = 0

    var flags: Flags {
        get { Flags(rawValue: flagBits) }
        set { flagBits = newValue.rawValue }
    }
}
