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
            defer { bytes.deallocate() }
            return Data(bytes.bytes)
        }
        return Data(
            bytesNoCopy: UnsafeMutableRawPointer(bytes.base), count: bytes.count,
            deallocator: .custom { start, _ in start.deallocate() })
    }

    func string() -> String {
        defer { characters.deallocate() }
        return characters.string
    }
}
