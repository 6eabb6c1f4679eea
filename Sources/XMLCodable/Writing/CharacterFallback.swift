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
    private let bytes: ByteSlice
    private var at = 0
    private var end: Int { bytes.count }
    /// The first scalar that the encoding lacks.
    private let limit: UInt32
    private var out: ByteBuffer

    /// Returns the well-formed UTF-8 document in `bytes`, rewritten in a new buffer.
    static func written(_ bytes: ByteBuffer, limit: UInt32) throws(Failure) -> ByteBuffer {
        // The buffer does not change during the lifetime of the fallback.
        var fallback = CharacterFallback(unsafe bytes.bytes, limit)
        do throws(Failure) {
            try fallback.run()
            return fallback.out
        } catch {
            // This buffer has no other owner.
            unsafe fallback.out.deallocate()
            var error = error
            error.path = path(in: fallback.bytes, of: fallback.at)
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

    private init(_ bytes: ByteSlice, _ limit: UInt32) {
        self.bytes = bytes
        self.limit = limit
        out = ByteBuffer(capacity: bytes.count + bytes.count / 4)
    }

    private mutating func run() throws(Failure) {
        while at < end {
            if bytes[at] != UInt8(ascii: "<") {
                copyWithReferences()
            } else if bytes.stands("<!--", at: at) {
                try copy(4, through: "-->", "a comment")
            } else if bytes.stands("<?", at: at) {
                try copy(2, through: "?>", "a processing instruction")
            } else if bytes.stands("<![CDATA[", at: at) {
                copySection()
            } else if bytes.stands("<!", at: at) {
                try copyDoctype()
            } else {
                try copyTag()
            }
        }
    }

    // MARK: - One character

    /// Copies a character, as a reference if the encoding lacks it.
    private mutating func copyWithReferences(_ before: StaticString = "", _ after: StaticString = "") {
        let (scalar, length) = UTF8Scalar.decode(bytes, at: at)
        if scalar < limit {
            out.append(bytes.part(at..<at + length))
        } else {
            out.append(before)
            out.append(string: "&#\(scalar);")
            out.append(after)
        }
        at += length
    }

    private mutating func copy(in place: StaticString) throws(Failure) {
        let (scalar, length) = UTF8Scalar.decode(bytes, at: at)
        guard scalar < limit else { throw Failure(scalar: scalar, place: place) }
        out.append(bytes.part(at..<at + length))
        at += length
    }

    // MARK: - Constructs

    private mutating func copy(_ count: Int, through mark: StaticString, _ place: StaticString) throws(Failure) {
        for _ in 0..<count where at < end { try copy(in: place) }
        while at < end, !bytes.stands(mark, at: at) { try copy(in: place) }
        for _ in 0..<mark.utf8CodeUnitCount where at < end { try copy(in: place) }
    }

    private mutating func copySection() {
        while at < end, !bytes.stands("]]>", at: at) { copyWithReferences("]]>", "<![CDATA[") }
        for _ in 0..<3 where at < end { copyWithReferences() }
    }

    private mutating func copyTag() throws(Failure) {
        var quote: UInt8 = 0
        while at < end {
            let byte = bytes[at]
            if quote != 0 {
                if byte == quote { quote = 0 }
                copyWithReferences()
                continue
            }
            if ByteClass.isQuote(byte) { quote = byte }
            try copy(in: "a name")
            if byte == UInt8(ascii: ">") { return }
        }
    }

    private mutating func copyDoctype() throws(Failure) {
        var doctype = MarkupEnds.Doctype()
        var isEnd = false
        for _ in 0..<2 where at < end { try copy(in: "the document type declaration") }
        while at < end, !isEnd {
            isEnd = doctype.ends(with: bytes[at])
            try copy(in: "the document type declaration")
        }
    }
}
