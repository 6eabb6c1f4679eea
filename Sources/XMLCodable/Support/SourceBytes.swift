/// The bytes of one document: immutable, shared by reference, and followed by zeros.
///
/// The zeros let the scanner look ahead up to ``padding`` bytes, and stop at the end, without comparing positions: a
/// zero byte is no XML character, so every loop ends there.
final class SourceBytes: @unchecked Sendable {
    /// How many zero bytes follow the last byte.
    static let padding = 64

    let base: UnsafePointer<UInt8>
    let count: Int
    private let storage: UnsafeMutablePointer<UInt8>

    /// Makes room for `capacity` bytes and lets `body` fill them; it returns how many it wrote.
    init(capacity: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
        storage = .allocate(capacity: capacity + Self.padding)
        let written = body(UnsafeMutableBufferPointer(start: storage, count: capacity))
        count = Swift.max(0, Swift.min(written, capacity))
        (storage + count).initialize(repeating: 0, count: Self.padding)
        base = UnsafePointer(storage)
    }

    convenience init(copying bytes: UnsafeBufferPointer<UInt8>) {
        self.init(capacity: bytes.count) { target in
            if let start = bytes.baseAddress, let to = target.baseAddress {
                to.update(from: start, count: bytes.count)
            }
            return bytes.count
        }
    }

    deinit { storage.deallocate() }

    /// The bytes of a range, cut to what there is.
    func slice(_ start: Int, _ length: Int) -> UnsafeBufferPointer<UInt8> {
        let start = Swift.min(Swift.max(0, start), count)
        return UnsafeBufferPointer(start: base + start, count: Swift.max(0, Swift.min(length, count - start)))
    }
}
