/// Bytes that arrive one by one, which are passed on when a tag may be complete.
struct ByteGathering {
    private static let size = 4_096

    private(set) var bytes: [UInt8] = []
    /// The number of bytes since the last `>`, in UTF-16 and UTF-32 any byte of one.
    private var sinceTag = 4

    /// Adds a byte; returns the bytes to pass on, if there are any.
    mutating func add(_ byte: UInt8) -> [UInt8]? {
        bytes.append(byte)
        sinceTag = byte == UInt8(ascii: ">") ? 0 : sinceTag + 1
        guard sinceTag < 4 || bytes.count >= Self.size else { return nil }
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }
}
