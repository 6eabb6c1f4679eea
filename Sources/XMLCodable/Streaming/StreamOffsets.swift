#if Streaming || !SWIFT_PACKAGE
/// Maps offsets in the text of a document that arrives in pieces to offsets in the original encoding.
struct StreamOffsets: Sendable {
    /// Bytes that were transcoded at once.
    private struct Part: Sendable {
        let text: Int
        let original: Int
        let source: SourceBytes
        let set: Transcoder.Set2022
    }

    /// The parts that are still needed; none for UTF-8.
    private var parts: [Part] = []
    private var text = 0
    private var original = 0
    private var encoding = CharacterEncoding.utf8

    /// Notes the encoding and the length of the byte order mark.
    mutating func begin(_ encoding: CharacterEncoding, at mark: Int) {
        self.encoding = encoding
        original = mark
    }

    /// Notes that bytes became text.
    ///
    /// - Parameter set: The character set before them.
    mutating func add(_ source: SourceBytes, count: Int, text count8: Int, set: Transcoder.Set2022) {
        parts.append(Part(text: text, original: original, source: source, set: set))
        text += count8
        original += count
    }

    /// Drops what is only needed for text before an offset.
    mutating func forget(before offset: Int) {
        guard let first = parts.lastIndex(where: { $0.text <= offset }), first > 0 else { return }
        parts.removeFirst(first)
    }

    /// The offset of the first byte that is not text yet.
    var end: Int { original }

    /// Whether offsets in the text are those in the original encoding.
    var areEqual: Bool { parts.isEmpty && original == 0 }

    /// Returns the offset in the original encoding of the character at an offset of the text.
    func original(of offset: Int) -> Int {
        guard let part = parts.last(where: { $0.text <= offset }) ?? parts.first else { return original + offset }
        var transcoder = Transcoder(part.source, from: 0, goal: max(0, offset - part.text))
        transcoder.set2022 = part.set
        // This buffer has no other owner.
        defer { unsafe transcoder.out.deallocate() }
        if offset > part.text { try? transcoder.run(encoding) }
        return part.original + transcoder.position
    }
}
#endif
