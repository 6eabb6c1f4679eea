import XMLCodable

/// Where a writer passes its document in chunks. After an error there, nothing can follow: what is missing cannot be written
/// again.
final class ChunkOutput {
    private let destination: (([UInt8]?) throws -> Void)?
    /// The number of bytes that were passed or taken.
    private(set) var byteCount = 0
    private var hasEnded = false
    private var failure: (any Error)?

    /// - Parameter destination: Nil if the chunks are taken by hand.
    init(to destination: XMLRecordDestination?) throws { self.destination = try destination?.open() }

    var hasDestination: Bool { destination != nil }
    var isOpen: Bool { !hasEnded && failure == nil }
    var isFinished: Bool { hasEnded && failure == nil }

    /// Why nothing can follow, and the error of the destination if that is why.
    var refusal: (message: String, error: (any Error)?) {
        guard let failure else { return ("the document is finished, so nothing can follow", nil) }
        return ("an earlier part of the document could not be written: \(failure)", failure)
    }

    /// Empties a buffer of text, and returns the text in the encoding of the document.
    func take(_ text: inout ByteBuffer, in encoding: XML.Encoding) -> [UInt8] {
        if encoding == .utf8 || encoding == .ascii {
            defer { text.truncate(to: 0) }
            return counted(text.array)
        }
        var taken = ByteBuffer(capacity: text.capacity)
        swap(&taken, &text)
        let encoded = encoding.encoded(taken, isStart: byteCount == 0)
        // This buffer has no other owner.
        return counted(unsafe encoded.takeArray())
    }

    func counted(_ chunk: [UInt8]) -> [UInt8] {
        byteCount += chunk.count
        return chunk
    }

    /// Notes that all of the document was written.
    func end() { hasEnded = true }

    /// Passes a chunk, unless it is empty; nil at the end of the document.
    func pass(_ chunk: [UInt8]?) throws {
        guard let destination, chunk?.isEmpty != true else { return }
        do { try destination(chunk) } catch {
            failure = error
            throw error
        }
    }
}
