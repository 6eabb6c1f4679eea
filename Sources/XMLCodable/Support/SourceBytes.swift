/// The bytes of one document: immutable, and shared by reference.
///
/// They are the source's own, or somebody else's whom it holds: a large document is read where it lies.
///
/// Its views, ``text`` and the slices, are good as long as somebody holds the source.
@safe
final class SourceBytes: Sendable {
    let count: Int
    /// Whether the bytes were characters when they came, so that no encoding declaration is about them.
    let isText: Bool
    /// Tells where the character at an offset stood before the document became UTF-8; nil for one that was UTF-8.
    private let originalOffset: (@Sendable (Int) -> Int)?
    // `count` bytes. Nobody writes to them once the source is made, so any task may read them.
    nonisolated(unsafe) private let storage: UnsafePointer<UInt8>
    /// What keeps the bytes; nil where they are the source's own.
    private let owner: (any Sendable)?

    /// Makes room for `capacity` bytes and lets `body` fill them; it returns how many it wrote.
    init(capacity: Int, isText: Bool = false, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
        self.isText = isText
        originalOffset = nil
        owner = nil
        let target = UnsafeMutablePointer<UInt8>.allocate(capacity: Swift.max(1, capacity))
        unsafe storage = UnsafePointer(target)
        // The buffer ends with the call, and the count is cut to what there is.
        let written = unsafe body(UnsafeMutableBufferPointer(start: target, count: capacity))
        count = Swift.max(0, Swift.min(written, capacity))
    }

    /// Reads bytes where they are: `count` from `start` on, which must stay there unchanged as long as the owner is held.
    @unsafe
    init(of owner: any Sendable, start: UnsafePointer<UInt8>, count: Int) {
        isText = false
        originalOffset = nil
        self.owner = owner
        unsafe storage = start
        self.count = count
    }

    convenience init(copying bytes: ByteSlice, isText: Bool = false) {
        unsafe self.init(capacity: bytes.count, isText: isText) { target in
            // The target has room for as many bytes.
            if let start = target.baseAddress { unsafe bytes.copy(to: start) }
            return bytes.count
        }
    }

    convenience init(copying bytes: [UInt8], isText: Bool = false) {
        unsafe self.init(capacity: bytes.count, isText: isText) { target in
            // The target has room for as many bytes.
            bytes.withBytes { if let start = target.baseAddress { unsafe $0.copy(to: start) } }
            return bytes.count
        }
    }

    /// Takes over what was transcoded into a buffer, which nobody may use any more.
    @unsafe
    init(adopting buffer: ByteBuffer, originalOffset: (@Sendable (Int) -> Int)? = nil) {
        unsafe storage = UnsafePointer(buffer.base)
        owner = nil
        count = buffer.count
        isText = false
        self.originalOffset = originalOffset
    }

    deinit {
        // Without another owner, the storage is the source's own.
        if owner == nil { unsafe storage.deallocate() }
    }

    /// A byte; zero from the end on.
    subscript(index: Int) -> UInt8 {
        @inline(__always)
        get {
            precondition(index >= 0, "no such byte")
            // The index was just checked.
            return index < count ? unsafe storage[index] : 0
        }
    }

    /// The bytes to read with cursors; good as long as somebody holds the source.
    @unsafe
    @inline(__always)
    var text: CursorText { unsafe CursorText(storage, count) }

    /// The bytes; good as long as somebody holds the source.
    @unsafe
    @inline(__always)
    var bytes: ByteSlice { unsafe ByteSlice(start: storage, count: count) }

    /// So many bytes from an offset on; good as long as somebody holds the source.
    @unsafe
    @inline(__always)
    func slice(_ start: Int, _ length: Int) -> ByteSlice {
        precondition(start >= 0 && length >= 0 && start <= count &- length, "no such bytes")
        // The range was just checked.
        return unsafe ByteSlice(start: storage + start, count: length)
    }

    /// Where the first character stands: behind the byte order mark. That of a transcoded document is gone.
    var textStart: Int {
        originalOffset == nil && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3 : 0
    }

    /// The offset in the document as it came, in its own encoding, of the character at an offset.
    func documentOffset(of offset: Int) -> Int { originalOffset?(offset) ?? offset }
}
