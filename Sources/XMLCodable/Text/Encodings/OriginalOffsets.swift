/// Maps offsets of transcoded text to offsets in the original encoding.
///
/// Transcoding leaves a mark every kilobyte. The text is transcoded again from the last mark before an offset, so that
/// locating many errors in one document takes linear time.
struct OriginalOffsets: Sendable {
    /// A position at which transcoding can continue.
    struct Mark: Sendable {
        /// The offset in the UTF-8 text.
        let transcoded: Int
        let original: Int
        fileprivate let set: Transcoder.Set2022
    }

    /// The distance between two marks, in bytes of UTF-8.
    static let stride = 1024

    private var marks: [Mark] = []
    private var legacy: (any LegacyEncodingReader.Type)?

    /// Transcodes the whole text, or the part up to the transcoder's goal, and leaves marks.
    mutating func run(_ transcoder: inout Transcoder, _ encoding: CharacterEncoding) throws(MalformedText) {
        let goal = transcoder.goal
        legacy = transcoder.legacy
        defer { transcoder.goal = goal }
        repeat {
            marks.append(
                Mark(transcoded: transcoder.out.count, original: transcoder.position, set: transcoder.set2022))
            transcoder.goal = Swift.min(goal, transcoder.out.count + Self.stride)
            try transcoder.run(encoding)
        } while transcoder.position < transcoder.count && transcoder.out.count < goal
    }

    /// Returns the last mark at or before an offset of the UTF-8 text.
    func mark(before offset: Int) -> Mark {
        marks[max(0, marks.indices.firstIndex(after: { marks[$0].transcoded <= offset }) - 1)]
    }

    /// Returns the offset in the original text of the character at an offset of the UTF-8 text.
    func original(of offset: Int, in source: SourceBytes, _ encoding: CharacterEncoding) -> Int {
        let mark = mark(before: offset)
        var transcoder = Transcoder(
            source, from: mark.original, goal: Swift.max(0, offset - mark.transcoded), legacy: legacy)
        transcoder.set2022 = mark.set
        // This buffer has no other owner.
        defer { unsafe transcoder.out.deallocate() }
        try? transcoder.run(encoding)
        return transcoder.position
    }
}
