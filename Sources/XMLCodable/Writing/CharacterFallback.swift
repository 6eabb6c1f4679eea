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
            let hex = String(scalar, radix: 16, uppercase: true)
            return
                "the character U+\(String(repeating: "0", count: Swift.max(0, 4 - hex.count)))\(hex) in \(place) "
                + "cannot be written in \(encoding.name)"
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
            } else if stands("<!--") {
                try copy(4, through: "-->", "a comment")
            } else if stands("<?") {
                try copy(2, through: "?>", "a processing instruction")
            } else if stands("<![CDATA[") {
                copySection()
            } else if stands("<!") {
                try copyDoctype()
            } else {
                try copyTag()
            }
        }
    }

    @inline(never)
    private func stands(_ mark: StaticString) -> Bool {
        end - at >= mark.utf8CodeUnitCount && (0..<mark.utf8CodeUnitCount).allSatisfy { bytes[at + $0] == mark[$0] }
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
        while at < end, !stands(mark) { try copy(in: place) }
        for _ in 0..<mark.utf8CodeUnitCount where at < end { try copy(in: place) }
    }

    private mutating func copySection() {
        while at < end, !stands("]]>") { copyWithReferences("]]>", "<![CDATA[") }
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

    /// Copies a document type declaration, up to the `>` outside literals, comments, processing instructions and the
    /// internal subset.
    private mutating func copyDoctype() throws(Failure) {
        let place: StaticString = "the document type declaration"
        var isInside = false
        while at < end {
            let byte = bytes[at]
            if stands("<!--") {
                try copy(4, through: "-->", place)
            } else if stands("<?") {
                try copy(2, through: "?>", place)
            } else if ByteClass.isQuote(byte) {
                repeat { try copy(in: place) } while at < end && bytes[at] != byte
                if at < end { try copy(in: place) }
            } else {
                if byte == UInt8(ascii: "[") { isInside = true }
                if byte == UInt8(ascii: "]") { isInside = false }
                try copy(in: place)
                if byte == UInt8(ascii: ">"), !isInside { return }
            }
        }
    }
}
