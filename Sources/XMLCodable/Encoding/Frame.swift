/// The place that a value is written to, for as long as it is being written or may be added to.
///
/// A frame starts out pending: nothing is written until the value requests a container. It then becomes one of
/// - an element, whose tags it writes;
/// - a run of items inside the element below it (an array under a key), which has no tags;
/// - an alias for the element below it (text, attributes, an inline value).
struct Frame: BitwiseCopyable {
    enum Kind {
        /// A child element named by the entry; an array is one element per item.
        static let element: UInt8 = 0
        /// Like `element`, but without its own key: an array is one element around its items.
        static let item: UInt8 = 1
        /// A step of a path: opened only if something is written into it.
        static let step: UInt8 = 2
        static let attribute: UInt8 = 3
        /// Written into the parent: scalars become its text, keys its attributes and children.
        static let text: UInt8 = 4
        /// Like `text`, but only elements are allowed: the key `*`.
        static let rest: UInt8 = 5
    }

    enum State {
        static let pending: UInt8 = 0
        static let open: UInt8 = 1
        /// The end of the frame is written; late content is spliced in.
        static let closed: UInt8 = 2
        /// A run whose place is determined when the first item arrives.
        static let waiting: UInt8 = 3
    }

    /// The kind of container that the value has requested.
    enum Shape {
        static let none: UInt8 = 0
        static let keyed: UInt8 = 1
        static let unkeyed: UInt8 = 2
        static let single: UInt8 = 3
    }

    struct Flags: OptionSet {
        let rawValue: UInt16

        /// The frame has its own tags.
        static let isElement = Flags(rawValue: 1)
        /// Closed as `<a />`.
        static let isSelfClosed = Flags(rawValue: 2)
        /// Its content goes to a separate stream; its tags are elsewhere.
        static let isLate = Flags(rawValue: 4)
        /// Scalars are written as CDATA sections.
        static let cdata = Flags(rawValue: 8)
        /// The text has already been written.
        static let hasText = Flags(rawValue: 16)
        /// Some keys of the element are paths, so other keys may share elements with them.
        static let hasPaths = Flags(rawValue: 32)
        /// The value shares an element with a path: an array must have exactly one item.
        static let isShared = Flags(rawValue: 64)
        /// It may be written to after its parent has moved on: nested containers, super encoders, steps.
        static let isLasting = Flags(rawValue: 128)
        /// Its content must not be written on the fast path.
        static let isGuarded = Flags(rawValue: 256)
        /// More than one key type wrote here.
        static let hasManyTables = Flags(rawValue: 512)
        /// A value was written, or intentionally omitted.
        static let isDone = Flags(rawValue: 1024)
        /// An inline choice: it has no tags, and it adds no name around its cases.
        static let isInline = Flags(rawValue: 2048)
        /// The value of an enum case: it is the element itself.
        static let isPayload = Flags(rawValue: 4096)
        /// The root is the choice itself, not an element around it.
        static let isChoice = Flags(rawValue: 8192)
        /// A run of text that is not only white space was written into the element.
        static let hasRuns = Flags(rawValue: 16384)
    }

    /// A number that is distinct for each frame of a call, for detecting containers that outlive their element.
    var serial: Int32
    var parent: Int32
    /// What the frame adds to the coding path: the number of a key; nothing (-1); or an index, as -2 - index.
    var component: Int32 = -1
    /// The stream that receives its content, and the one that contains its start tag.
    var stream: Int32 = 0
    var tagStream: Int32 = 0
    var depth: Int32
    /// The steps inside, linked through `nextStep`.
    var firstStep: Int32 = -1
    var nextStep: Int32 = -1
    /// When the frame was closed; content spliced in at the same position is in this order.
    var closeOrder: Int32 = 0
    var kind: UInt8
    var state: UInt8 = State.pending
    var shape: UInt8 = Shape.none
    var flagBits: UInt16 = 0
    var entry: UnsafeMutablePointer<KeyEntry>
    /// The plan of the value that is written to the frame.
    var owner: UnsafeMutablePointer<EncodingPlan>
    /// The table of the first keyed container.
    var table: UnsafeMutableRawPointer?
    /// The offset of the start tag's `>` or ` />`.
    var tagEnd = 0
    /// The offset of the end of the content.
    var contentEnd = 0
    /// The prefixes used here or in descendants, and those declared here, as bits.
    var used: UInt64 = 0
    var declared: UInt64 = 0
    /// The attributes already written, by number, for the numbers that have a bit.
    var attributes: UInt64 = 0

    var flags: Flags {
        get { Flags(rawValue: flagBits) }
        set { flagBits = newValue.rawValue }
    }
}
