/// Rewrites a document with character references for the characters that its encoding lacks.
///
/// References are written in text and in attribute values; CDATA sections are split around them. XML cannot represent
/// such a character anywhere else: in names, comments, processing instructions and the document type declaration it is
/// an error.
package struct CharacterFallback {
    /// A character that the encoding lacks, in a construct that cannot contain references.
    package struct Failure: Error {
        let scalar: UInt32
        /// The construct that contains it, such as `a comment`.
        let place: StaticString
        /// The path of elements from the root to the character.
        package var path = "/"

        /// Returns the error message for an encoding.
        package func message(_ encoding: XML.Encoding) -> String {
            "the character \(HexText.name(ofScalar: scalar)) in \(place) cannot be written in \(encoding.name)"
        }
    }

    /// The document; the caller owns its buffer and does not change it.
    private let text: CursorText
    private var at: ByteCursor
    /// The first scalar that the encoding lacks.
    private let limit: UInt32
    private var out: ByteBuffer

    /// Returns the well-formed UTF-8 document in `bytes`, rewritten in a new buffer.
    static func written(_ bytes: ByteBuffer, limit: UInt32) throws(Failure) -> ByteBuffer {
        // The buffer does not change during the lifetime of the fallback.
        var fallback = unsafe CharacterFallback(CursorText(bytes.base, bytes.count), limit)
        do throws(Failure) {
            try fallback.run()
            return fallback.out
        } catch {
            // This buffer has no other owner.
            unsafe fallback.out.deallocate()
            var error = error
            let text = fallback.text
            error.path = path(in: text.slice(text.start, text.end), of: fallback.at - text.start)
            throw error
        }
    }

    private static func path(in bytes: ByteSlice, of offset: Int) -> String {
        var options = XML.ParsingOptions()
        options.limits.depth = .max
        options.unresolvedEntities = .keep
        let source = SourceBytes(copying: bytes, isText: true)
        guard let store = try? NodeStore.parse(source, options) else { return "/" }
        var node = 0
        while node + 1 < store.nodeCount, Int(store.nodes[node + 1].reportedOffset) <= offset { node += 1 }
        var places = DocumentPlaces(store)
        return places.elementPath(of: node)
    }

    private init(_ text: CursorText, _ limit: UInt32) {
        self.text = text
        self.limit = limit
        at = text.start
        let count = text.end - text.start
        out = ByteBuffer(capacity: count + count / 4)
    }

    private mutating func run() throws(Failure) {
        while at.rest > 0 {
            guard at[0] == UInt8(ascii: "<") else {
                copyWithReferences()
                continue
            }
            var end = at
            let kind = MarkupEnds.skip(&end)
            if end.rest > 0 { end += 1 }
            switch kind {
            case .startTag, .emptyTag, .endTag: try copyTag(to: end)
            case .comment: try copy(to: end, in: "a comment")
            case .instruction: try copy(to: end, in: "a processing instruction")
            case .doctype: try copy(to: end, in: "the document type declaration")
            case .section: while at < end { copyWithReferences("]]>", "<![CDATA[") }
            }
        }
    }

    /// Copies a character, as a reference if the encoding lacks it.
    private mutating func copyWithReferences(_ before: StaticString = "", _ after: StaticString = "") {
        let (scalar, length) = UTF8Scalar.decode(at)
        if scalar < limit {
            out.append(text.slice(at, at + length))
        } else {
            out.append(before)
            out.append(string: "&#\(scalar);")
            out.append(after)
        }
        at += length
    }

    private mutating func copy(to end: ByteCursor, in place: StaticString) throws(Failure) {
        while at < end {
            let (scalar, length) = UTF8Scalar.decode(at)
            guard scalar < limit else { throw Failure(scalar: scalar, place: place) }
            out.append(text.slice(at, at + length))
            at += length
        }
    }

    private mutating func copyTag(to end: ByteCursor) throws(Failure) {
        var quote: UInt8 = 0
        while at < end {
            let byte = at[0]
            if quote == 0 {
                if ByteClass.isQuote(byte) { quote = byte }
                try copy(to: at + 1, in: "a name")
            } else {
                if byte == quote { quote = 0 }
                copyWithReferences()
            }
        }
    }
}
