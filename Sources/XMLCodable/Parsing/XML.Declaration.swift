extension XML {
    /// The XML declaration at the start of a document: `<?xml version="1.0" encoding="UTF-8"?>` (XML 1.0, section 2.8).
    public struct Declaration: Sendable, Hashable {
        /// The version of XML. Defaults to `1.0`, the only version that `XMLEncoder` writes.
        public var version: String
        /// The name of the encoding that the document declares, or nil if it declares none.
        ///
        /// A tree is written in ``XML/WritingOptions/outputEncoding``, and declares that encoding if this property is
        /// not nil or if that encoding is not UTF-8. ``XMLEncoder`` writes in the encoding named here: UTF-8, UTF-16,
        /// ISO-8859-1 or US-ASCII, by any of their names.
        public var encoding: String?
        /// Whether the document declares that it does not depend on external markup declarations, or nil if it has no
        /// standalone declaration.
        public var standalone: Bool?

        /// Creates an XML declaration.
        ///
        /// - Parameters:
        ///   - version: The version of XML. Defaults to `1.0`.
        ///   - encoding: The name of the encoding. Defaults to none.
        ///   - standalone: The standalone declaration. Defaults to none.
        public init(version: String = "1.0", encoding: String? = nil, standalone: Bool? = nil) {
            self.version = version
            self.encoding = encoding
            self.standalone = standalone
        }
    }
}

extension XML.Declaration {
    /// The declaration that most documents begin with, recognized without parsing.
    static let usual: StaticString = #"<?xml version="1.0" encoding="UTF-8"?>"#

    /// Reads white space, a name, `=` and a quoted value (productions 24, 32 and 80), if the name is there.
    ///
    /// - Returns: The value and where it begins. It is valid for as long as the text.
    static func pseudoAttribute(
        _ name: StaticString, _ at: inout ByteCursor, in text: CursorText
    ) throws(ScanFailure) -> (text: ByteSlice, at: ByteCursor)? {
        func failure(_ at: ByteCursor, _ message: String) -> ScanFailure {
            ScanFailure(code: .invalidDeclaration, offset: at - text.start, message: message)
        }
        var next = at
        next.skipSpace()
        guard next > at, next.stands(name) else { return nil }
        next += name.utf8CodeUnitCount
        next.skipSpace()
        guard next[0] == UInt8(ascii: "=") else { throw failure(next, "expected '=' after '\(name)'") }
        next += 1
        next.skipSpace()
        let quote = next[0]
        guard ByteClass.isQuote(quote) else { throw failure(next, "expected a quoted value for '\(name)'") }
        let start = next + 1
        next = start
        while next[0] != quote {
            guard next[0] != 0, next[0] != UInt8(ascii: "<") else {
                throw failure(start, "expected the closing quote of '\(name)'")
            }
            next += 1
        }
        at = next + 1
        return (text.slice(start, next), start)
    }
}
