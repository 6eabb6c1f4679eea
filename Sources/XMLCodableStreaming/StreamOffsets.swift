import XMLCodable

/// Maps offsets in the text of a document that arrives in pieces to offsets in the original encoding.
///
/// The bytes of text that may still be asked for are kept, in parts from which it is transcoded again.
struct StreamOffsets: Sendable {
    /// Bytes that begin with a character.
    struct Part: Sendable {
        let text: Int
        let original: Int
        var bytes: [UInt8]
        let set: Transcoder.Set2022
    }

    /// The largest number of bytes of a part, and so of those that are transcoded for an offset.
    static let partSize = 4_096

    /// The parts that are still needed; none for UTF-8.
    private(set) var parts: [Part] = []
    private var text = 0
    private var original = 0
    private var encoding = CharacterEncoding.utf8
    private var legacy: (any LegacyEncodingReader.Type)?

    /// Notes the encoding and the length of the byte order mark.
    mutating func begin(
        _ encoding: CharacterEncoding, _ legacy: (any LegacyEncodingReader.Type)? = nil, at mark: Int
    ) {
        self.encoding = encoding
        self.legacy = legacy
        original = mark
    }

    /// Notes that bytes became text.
    ///
    /// - Parameters:
    ///   - bytes: The bytes, which are no more than ``partSize``.
    ///   - set: The character set before them.
    mutating func add(_ bytes: ArraySlice<UInt8>, text count: Int, set: Transcoder.Set2022) {
        if let last = parts.last, last.bytes.count + bytes.count <= Self.partSize {
            parts[parts.count - 1].bytes += bytes
        } else {
            parts.append(Part(text: text, original: original, bytes: Array(bytes), set: set))
        }
        text += count
        original += bytes.count
    }

    /// Drops what is only needed for text before an offset.
    mutating func forget(before offset: Int) {
        guard let first = index(of: offset), first > 0 else { return }
        parts.removeFirst(first)
    }

    /// The offset of the first byte that is not text yet.
    var end: Int { original }

    /// Whether offsets in the text are those in the original encoding.
    var areEqual: Bool { parts.isEmpty && original == 0 }

    /// Returns the offset in the original encoding of the character at an offset of the text.
    func original(of offset: Int) -> Int {
        guard let part = index(of: offset).map({ parts[$0] }) ?? parts.first else { return original + offset }
        var transcoder = Transcoder(
            SourceBytes(copying: part.bytes), from: 0, goal: max(0, offset - part.text),
            legacy: legacy)
        transcoder.set2022 = part.set
        // This buffer has no other owner.
        defer { unsafe transcoder.out.deallocate() }
        if offset > part.text { try? transcoder.run(encoding) }
        return part.original + transcoder.position
    }

    /// Returns the index of the part with an offset of the text; nil if it is before all of them.
    private func index(of offset: Int) -> Int? {
        let next = parts.indices.firstIndex(after: { parts[$0].text <= offset })
        return next > 0 ? next - 1 : nil
    }
}
