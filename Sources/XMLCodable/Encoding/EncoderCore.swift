/// The bytes of the document that is being encoded, and the elements that are open in it.
///
/// Bytes go straight into one buffer as long as values come in document order, which is nearly always. For
///
///     struct Food: Encodable { @XMLAttribute var id = 1; var name = "Waffles"; var tags = ["a", "b"] }
///
/// the buffer grows like this, with the frames that exist at each point:
///
///     <Food                                    0: element, its start tag open
///     <Food id="1"                             an attribute is appended while the start tag is open
///     <Food id="1"><name>Waffles</name>        content ends the start tag; a scalar needs no frame
///     <Food id="1"><name>Waffles</name>        1: the array, a frame without tags, current
///     ...<tags>a</tags><tags>b</tags>          its items are children of Food
///     ...</Food>                               frame 0 is finished
///
/// Whoever writes is known by a frame and its serial number. If the frame is the current one, bytes are appended. If it
/// lies below, the frames above it are closed for the time being: closed frames know where their content ends. If it
/// was closed, what it writes goes to a stream of its own, to be spliced in at the end (`EncoderCore+Splices`).
struct EncoderCore {
    struct PlainEntry {
        let name: String
        let kind: UInt8
        let isOpen: Bool
        let entry: UnsafeMutablePointer<KeyEntry>
    }

    var out: ByteBuffer
    /// The serial number of the current frame, or 0 where it may not be written to on the short way.
    var shortSerial: Int32 = 0
    /// The innermost frame that is open in the active stream; -1 for none.
    var current: Int32 = -1
    /// Whether the start tag of `tagFrame`, the innermost open element, still lacks its `>`.
    var tagOpen = false
    /// Whether an error was found where nothing could be thrown.
    var hasFailed = false
    /// Whether the result must be parsed to be sure of it.
    var needsCheck = false
    let noEmptyElements: Bool
    var tagFrame: Int32 = -1
    var nextSerial: Int32 = 1
    let depthLimit: Int32
    var frames: RecordBuffer<Frame>
    var stack: StackGuard

    /// The stream that `out` belongs to; the others wait in `streams`.
    var stream: Int32 = 0
    var streams: [Stream] = []
    var splices: [Splice] = []
    /// The bytes of attributes that came late.
    var side: ByteBuffer
    var nextClose: Int32 = 1
    /// How often content was moved aside for a late attribute.
    var insertions = 0
    /// The highest position of any splice.
    var lastSplice = 0
    /// The length of the last document: the next one is likely to be about as long.
    var expectedCount = 1024
    /// The attributes whose numbers have no bit in their frame: serial number of the frame, number of the attribute.
    var wideAttributes: Set<UInt64> = []
    /// The prefixes of names that are keys of the model.
    var modelPrefixes: UInt64 = 0
    /// The prefixes that were made up for a namespace and declared as another by the model.
    var foreignPrefixes: UInt64 = 0
    /// Whether the state is held, and containers may be used again: while the call lasts.
    var keepsContainers = false
    /// The first of the tables whose containers this call has handed out.
    var tablesInUse: UnsafeMutablePointer<KeyTable>?
    /// The containers of which a table has enough.
    var otherContainers = OtherContainers()
    /// The entry that was asked for last by a name that is no key: as a rule that of the root.
    var lastPlain: PlainEntry?

    init(noEmptyElements: Bool, depthLimit: Int) {
        out = ByteBuffer(capacity: 16)
        side = ByteBuffer(capacity: 16)
        frames = RecordBuffer(capacity: 16)
        stack = StackGuard()
        self.noEmptyElements = noEmptyElements
        self.depthLimit = Int32(clamping: depthLimit)
    }

    func deallocate() {
        out.deallocate()
        side.deallocate()
        frames.deallocate()
        for (index, waiting) in streams.enumerated() where index != Int(stream) { waiting.out.deallocate() }
    }

    /// Makes ready for the next document.
    mutating func reset() {
        for (index, waiting) in streams.enumerated() where index != Int(stream) { waiting.out.deallocate() }
        if !streams.isEmpty { streams = [] }
        if !splices.isEmpty { splices.removeAll(keepingCapacity: splices.count < 64) }
        if !wideAttributes.isEmpty { wideAttributes = [] }
        lastSplice = 0
        stream = 0
        out.truncate(to: 0)
        side.truncate(to: 0)
        frames.truncate(to: 0)
        current = -1
        shortSerial = 0
        nextSerial = 1
        nextClose = 1
        tagOpen = false
        hasFailed = false
        needsCheck = false
        modelPrefixes = 0
        foreignPrefixes = 0
    }

    @inline(__always)
    func frame(_ index: Int32) -> UnsafeMutablePointer<Frame> { frames.base + Int(index) }

    /// Whether the frame is the one that somebody got to know by this serial number.
    @inline(__always)
    func isLive(_ index: Int32, _ serial: Int32) -> Bool {
        index >= 0 && Int(index) < frames.count && frame(index).pointee.serial == serial
    }

    // MARK: - Bytes

    /// Appends bytes behind which ``OutputName/padding`` more may be read.
    @inline(__always)
    mutating func append(padded bytes: (UnsafePointer<UInt8>, Int)) {
        out.append(padded: bytes.0, bytes.1)
    }

    /// Ends the start tag, if that is open: content follows.
    @inline(__always)
    mutating func beginContent() {
        guard tagOpen else { return }
        frame(tagFrame).pointee.tagEnd = out.count
        out.append(UInt8(ascii: ">"))
        tagOpen = false
    }

    @inline(__always)
    mutating func appendStartTag(_ entry: UnsafeMutablePointer<KeyEntry>) {
        append(padded: (UnsafePointer(entry.pointee.bytes), Int(entry.pointee.length) &+ 2))
    }

    @inline(__always)
    mutating func appendEndTag(_ entry: UnsafeMutablePointer<KeyEntry>) {
        let length = Int(entry.pointee.length)
        append(padded: (UnsafePointer(entry.pointee.bytes + (length &+ 2)), length &+ 3))
    }

    @inline(__always)
    mutating func appendAttributeStart(_ entry: UnsafeMutablePointer<KeyEntry>) {
        let length = Int(entry.pointee.length)
        append(padded: (UnsafePointer(entry.pointee.bytes + (2 &* length &+ 5)), length &+ 3))
    }

    // MARK: - Attributes

    /// Whether an element has no such attribute yet; from now on it has.
    @inline(__always)
    mutating func addAttribute(_ entry: UnsafeMutablePointer<KeyEntry>, to index: Int32) -> Bool {
        let frame = frame(index)
        let number = entry.pointee.name.pointee.number
        guard number < 64 else {
            return wideAttributes.insert(UInt64(UInt32(bitPattern: frame.pointee.serial)) << 32 | UInt64(number))
                .inserted
        }
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: number)
        guard frame.pointee.attributes & bit == 0 else { return false }
        frame.pointee.attributes |= bit
        return true
    }

    mutating func removeAttribute(_ entry: UnsafeMutablePointer<KeyEntry>, from index: Int32) {
        let frame = frame(index)
        let number = entry.pointee.name.pointee.number
        if number < 64 {
            frame.pointee.attributes &= ~(1 << UInt64(number))
        } else {
            wideAttributes.remove(UInt64(UInt32(bitPattern: frame.pointee.serial)) << 32 | UInt64(number))
        }
    }
}
