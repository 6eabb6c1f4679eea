/// The bytes of one document: immutable, shared by reference, and followed by zeros.
///
/// The zeros let the scanner look ahead up to ``padding`` bytes, and stop at the end, without comparing positions: a
/// zero byte is no XML character, so every loop ends there.
///
/// Its views, ``text`` and the slices, are good as long as somebody holds the source.
@safe
final class SourceBytes: Sendable {
    /// How many zero bytes follow the last byte.
    static let padding = 64

    let count: Int
    /// Whether the bytes were characters when they came, so that no encoding declaration is about them.
    let isText: Bool
    /// Tells where the character at an offset stood before the document became UTF-8; nil for one that was UTF-8.
    private let originalOffset: (@Sendable (Int) -> Int)?
    // `count` bytes and the padding. Nobody writes to them once the source is made, so any task may read them.
    nonisolated(unsafe) private let storage: UnsafeMutablePointer<UInt8>

    /// Makes room for `capacity` bytes and lets `body` fill them; it returns how many it wrote.
    init(capacity: Int, isText: Bool = false, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
        self.isText = isText
        originalOffset = nil
        unsafe storage = .allocate(capacity: capacity + Self.padding)
        // The buffer ends with the call, and the count is cut to what there is.
        let written = unsafe body(UnsafeMutableBufferPointer(start: storage, count: capacity))
        count = Swift.max(0, Swift.min(written, capacity))
        // There is room for them.
        unsafe (storage + count).initialize(repeating: 0, count: Self.padding)
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
        var buffer = buffer
        buffer.reserve(Self.padding)
        unsafe storage = buffer.base
        count = buffer.count
        isText = false
        self.originalOffset = originalOffset
        // There is room for them.
        unsafe (storage + count).initialize(repeating: 0, count: Self.padding)
    }

    deinit {
        // The storage is the source's own.
        unsafe storage.deallocate()
    }

    /// A byte, or one of the zeros behind the end.
    subscript(index: Int) -> UInt8 {
        @inline(__always)
        get {
            precondition(index >= 0 && index < count + Self.padding, "no such byte")
            // The index was just checked.
            return unsafe storage[index]
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
