/// The bytes of one document: immutable, shared by reference, and followed by zeros.
///
/// The zeros let the scanner look ahead up to ``padding`` bytes, and stop at the end, without comparing positions: a
/// zero byte is no XML character, so every loop ends there.
final class SourceBytes: @unchecked Sendable {
    /// How many zero bytes follow the last byte.
    static let padding = 64

    let base: UnsafePointer<UInt8>
    let count: Int
    /// Whether the bytes were characters when they came, so that no encoding declaration is about them.
    let isText: Bool
    /// Tells where the character at an offset stood before the document became UTF-8; nil for one that was UTF-8.
    private let originalOffset: (@Sendable (Int) -> Int)?
    private let storage: UnsafeMutablePointer<UInt8>

    /// Makes room for `capacity` bytes and lets `body` fill them; it returns how many it wrote.
    init(capacity: Int, isText: Bool = false, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
        self.isText = isText
        originalOffset = nil
        storage = .allocate(capacity: capacity + Self.padding)
        let written = body(UnsafeMutableBufferPointer(start: storage, count: capacity))
        count = Swift.max(0, Swift.min(written, capacity))
        (storage + count).initialize(repeating: 0, count: Self.padding)
        base = UnsafePointer(storage)
    }

    convenience init(copying bytes: UnsafeBufferPointer<UInt8>, isText: Bool = false) {
        self.init(capacity: bytes.count, isText: isText) { target in
            if let start = bytes.baseAddress, let to = target.baseAddress {
                to.update(from: start, count: bytes.count)
            }
            return bytes.count
        }
    }

    /// Takes over what was transcoded into a buffer.
    init(adopting buffer: ByteBuffer, originalOffset: (@Sendable (Int) -> Int)? = nil) {
        var buffer = buffer
        buffer.reserve(Self.padding)
        storage = buffer.base
        count = buffer.count
        isText = false
        self.originalOffset = originalOffset
        (storage + count).initialize(repeating: 0, count: Self.padding)
        base = UnsafePointer(storage)
    }

    deinit { storage.deallocate() }

    /// Where the first character stands: behind the byte order mark. That of a transcoded document is gone.
    var textStart: Int {
        originalOffset == nil && base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF ? 3 : 0
    }

    /// The offset in the document as it came, in its own encoding, of the character at an offset.
    func documentOffset(of offset: Int) -> Int { originalOffset?(offset) ?? offset }

    /// The bytes of a range, cut to what there is.
    func slice(_ start: Int, _ length: Int) -> UnsafeBufferPointer<UInt8> {
        let start = Swift.min(Swift.max(0, start), count)
        return UnsafeBufferPointer(start: base + start, count: Swift.max(0, Swift.min(length, count - start)))
    }
}
