/// The bytes of the document being encoded, and the elements that are open in it.
///
/// Bytes are appended to a single buffer as long as values arrive in document order, which is nearly always. For
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
/// A writer is identified by a frame and its serial number. If the frame is the current one, bytes are appended. If it
/// is below the current one, the frames above it are closed for the time being; closed frames record where their
/// content ends. If the frame itself is closed, its output goes to a separate stream, which is spliced in at the end
/// (`EncoderCore+Splices`).
struct EncoderCore {
    struct PlainEntry {
        let name: String
        let kind: UInt8
        let isOpen: Bool
        let entry: UnsafeMutablePointer<KeyEntry>
    }

    var out: ByteBuffer
    /// The serial number of the current frame, or 0 if the fast path must not be used for it.
    var shortSerial: Int32 = 0
    /// The innermost open frame of the active stream; -1 for none.
    var current: Int32 = -1
    /// Whether the start tag of `tagFrame`, the innermost open element, still lacks its `>`.
    var tagOpen = false
    /// Whether an error occurred where it could not be thrown.
    var hasFailed = false
    /// Whether the result must be parsed to verify it.
    var needsCheck = false
    let noEmptyElements: Bool
    var tagFrame: Int32 = -1
    var nextSerial: Int32 = 1
    let depthLimit: Int32
    var frames: RecordBuffer<Frame>
    var stack: StackGuard

    /// The stream that `out` belongs to; the others are in `streams`.
    var stream: Int32 = 0
    var streams: [Stream] = []
    var splices: [Splice] = []
    /// The bytes of late attributes.
    var side: ByteBuffer
    var nextClose: Int32 = 1
    /// How often content was moved for a late attribute or a renamed element.
    var insertions = 0
    /// The highest position of any splice.
    var lastSplice = 0
    /// The length of the last document, used as an estimate for the next one.
    var expectedCount = 1024
    /// The attributes whose numbers have no bit in their frame: the serial number of the frame and the number of the
    /// attribute.
    var wideAttributes: Set<UInt64> = []
    /// The prefixes of names that come from keys of the model.
    var modelPrefixes: UInt64 = 0
    /// The prefixes that were generated for one namespace and that the model declares for another.
    var foreignPrefixes: UInt64 = 0
    /// Whether containers may be reused, because the call is in progress and keeps the state alive.
    var keepsContainers = false
    /// The first table in the list of tables whose containers this call has handed out.
    var tablesInUse: UnsafeMutablePointer<KeyTable>?
    /// The containers beyond the number that their tables keep.
    var otherContainers = OtherContainers()
    /// The entry last requested for a name that is not a key, usually that of the root.
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

    /// Resets the core for the next document.
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

    /// Whether the frame still has the serial number with which it was handed out.
    @inline(__always)
    func isLive(_ index: Int32, _ serial: Int32) -> Bool {
        index >= 0 && Int(index) < frames.count && frame(index).pointee.serial == serial
    }

    // MARK: - Bytes

    /// Appends bytes that are followed by ``OutputName/padding`` more readable bytes.
    @inline(__always)
    mutating func append(padded bytes: (UnsafePointer<UInt8>, Int)) {
        out.append(padded: bytes.0, bytes.1)
    }

    /// Ends the start tag if it is open, because content follows.
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

    /// Records that an element has an attribute; returns false if it already has one with this name.
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
