#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The bytes of an encoded document. Each method consumes it.
struct EncodedDocument {
    private let characters: ByteBuffer
    private let encoding: XML.Encoding

    /// - Parameter characters: The document in UTF-8.
    init(_ characters: ByteBuffer, _ encoding: XML.Encoding) {
        self.characters = characters
        self.encoding = encoding
    }

    /// Returns the document in its encoding, avoiding copies of large buffers.
    func data() -> Data {
        let bytes = encoding.encoded(characters)
        guard bytes.count > 16_384, bytes.capacity <= 2 * bytes.count else {
            // The data has its own copy, and the buffer has no other owner.
            defer { unsafe bytes.deallocate() }
            return Data(copying: bytes)
        }
        // The data is now the owner of the memory, which was allocated without a type or an alignment.
        return unsafe Data(
            bytesNoCopy: UnsafeMutableRawPointer(bytes.base), count: bytes.count,
            deallocator: .custom { start, _ in unsafe start.deallocate() })
    }

    func string() -> String {
        // The string has its own copy, and the buffer has no other owner.
        defer { unsafe characters.deallocate() }
        return characters.string
    }
}
