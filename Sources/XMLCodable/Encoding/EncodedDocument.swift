#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The bytes of a document that was encoded. Each of the methods uses it up.
struct EncodedDocument {
    private let bytes: ByteBuffer

    init(_ bytes: ByteBuffer) { self.bytes = bytes }

    /// The bytes as data, without copying many.
    func data() -> Data {
        guard bytes.count > 16_384, bytes.capacity <= 2 * bytes.count else {
            defer { bytes.deallocate() }
            return Data(bytes.bytes)
        }
        return Data(
            bytesNoCopy: UnsafeMutableRawPointer(bytes.base), count: bytes.count,
            deallocator: .custom { start, _ in start.deallocate() })
    }

    func string() -> String {
        defer { bytes.deallocate() }
        return bytes.string
    }
}
