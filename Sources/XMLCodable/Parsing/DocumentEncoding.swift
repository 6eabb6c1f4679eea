/// The encoding of a document, and how it was determined.
///
/// The order of precedence is that of RFC 7303, section 3, and XML 1.0, section 4.3.3 and appendix F: the byte order
/// mark, external information, the declaration; without any of them, UTF-8.
package struct DocumentEncoding: Sendable {
    package var encoding = CharacterEncoding.utf8
    /// The length of the byte order mark in the source, for encodings other than UTF-8.
    package var markLength = 0
    /// Whether the encoding declaration must name this encoding; not if the encoding is known from outside the
    /// document.
    var isDeclarationBinding = true
    /// Whether an encoding declaration is required, as it is without a byte order mark for all encodings but UTF-8.
    package var needsDeclaration = false
    /// The encodings in which documents can be read.
    package private(set) var readable = XML.EncodingSet.standard

    /// Creates the default encoding, UTF-8.
    package init() {}

    /// Detects the encoding from the first bytes, and from the encoding declaration if the code units are one byte
    /// each.
    package init(_ source: borrowing SourceBytes, _ options: borrowing XML.ParsingOptions) throws(ScanFailure) {
        readable = options.encodings
        let external = options.externalEncoding?.kind
        guard !source.isText else {
            isDeclarationBinding = false
            return
        }
        isDeclarationBinding = external == nil
        // Most documents. The caller retains the source.
        if isDeclarationBinding, unsafe source.text.start.stands(XML.Declaration.usual) { return }
        let first = (source[0], source[1], source[2], source[3])
        let marked: (CharacterEncoding, Int)? =
            switch first {
            case (0xEF, 0xBB, 0xBF, _): (.utf8, 0)
            case (0xFF, 0xFE, 0, 0) where source.count >= 4: (.utf32LE, 4)
            case (0, 0, 0xFE, 0xFF): (.utf32BE, 4)
            case (0xFE, 0xFF, 0, 0) where source.count >= 4, (0, 0, 0xFF, 0xFE):
                throw Self.unsupported("UTF-32 in an unusual byte order")
            case (0xFF, 0xFE, _, _): (.utf16LE, 2)
            case (0xFE, 0xFF, _, _): (.utf16BE, 2)
            default: nil
            }
        if let marked {
            (encoding, markLength) = marked
            return
        }
        let less = UInt8(ascii: "<")
        if let external {
            try check(external, at: 0)
            switch external {
            case .utf16: encoding = first.0 == less && first.1 == 0 ? .utf16LE : .utf16BE
            case .utf32: encoding = first.0 == less && first.1 == 0 ? .utf32LE : .utf32BE
            default: encoding = external
            }
            return
        }
        switch first {
        case (less, 0, 0, 0) where source.count >= 4: encoding = .utf32LE
        case (0, 0, 0, less): encoding = .utf32BE
        case (less, 0, _, _) where source.count >= 2: encoding = .utf16LE
        case (0, 0, less, 0) where source.count >= 4, (0, less, 0, 0) where source.count >= 4:
            throw Self.unsupported("UTF-32 in an unusual byte order")
        case (0, less, _, _): encoding = .utf16BE
        case (0x4C, 0x6F, 0xA7, 0x94): throw Self.unsupported("a form of EBCDIC")
        default:
            var start = source.textStart
            if options.repairs.contains(.outsideRoot) {
                // Text before the declaration is left out. The caller retains the source.
                start = MarkupEnds.firstMarkup(in: unsafe source.bytes, from: start)
            }
            // The code units are of one byte.
            guard let (name, offset) = Self.declaredName(source, at: start) else { return }
            encoding = try encoding(named: name, at: offset)
            guard encoding.unitWidth == .one else { throw Self.disagreement(name, "an 8-bit encoding", at: offset) }
            return
        }
        needsDeclaration = true
    }

    private static func unsupported(_ what: String) -> ScanFailure {
        ScanFailure(
            code: .unsupportedEncoding, offset: 0, message: "the document is in \(what), which is not supported")
    }

    package func encoding(
        named name: ByteSlice, at offset: Int
    ) throws(ScanFailure) -> CharacterEncoding {
        if name.isEqual(to: "UTF-8") { return .utf8 }
        if let encoding = CharacterEncoding(name: name) {
            try check(encoding, at: offset)
            return encoding
        }
        throw ScanFailure(
            code: .unsupportedEncoding, offset: offset,
            message: "the encoding '\(String(decoding: name, as: UTF8.self))' is not known")
    }

    /// Throws if documents in the encoding cannot be read.
    private func check(_ encoding: CharacterEncoding, at offset: Int) throws(ScanFailure) {
        guard !readable.contains(encoding) else { return }
        throw ScanFailure(
            code: .unsupportedEncoding, offset: offset,
            message:
                "`import XMLCodableEncodings` and `parsingOptions.encodings = .legacy` read the encoding '\(encoding.name)'"
        )
    }

    private static func disagreement(
        _ name: ByteSlice, _ actual: String, at offset: Int
    ) -> ScanFailure {
        ScanFailure(
            code: .invalidEncoding, offset: offset,
            message:
                "the document declares the encoding '\(String(decoding: name, as: UTF8.self))', but is in \(actual)")
    }

    // MARK: - The declaration

    /// Checks that the name in an encoding declaration, which is at `offset`, matches this encoding.
    func check(declared name: ByteSlice, at offset: Int) throws(ScanFailure) {
        guard isDeclarationBinding else { return }
        guard try encoding(named: name, at: offset).names(encoding) else {
            throw Self.disagreement(name, encoding.name, at: offset)
        }
    }

    /// The value of the encoding declaration, if a well-formed XML declaration contains one (productions 23 and 80).
    ///
    /// The scanner reads the declaration again and reports it if it is malformed.
    ///
    /// - Parameter start: Where the XML declaration is. Defaults to the start.
    /// - Returns: The name and its offset; valid for as long as the caller retains the source.
    package static func declaredName(_ source: SourceBytes, at start: Int? = nil) -> (name: ByteSlice, offset: Int)? {
        // Valid as documented above.
        let text = unsafe source.text
        var at = text.cursor(at: start ?? source.textStart)
        guard at.stands("<?xml") else { return nil }
        at += 5
        guard let version = try? XML.Declaration.pseudoAttribute("version", &at, in: text), !version.text.isEmpty,
            let encoding = try? XML.Declaration.pseudoAttribute("encoding", &at, in: text),
            isEncodingName(encoding.text)
        else { return nil }
        return (encoding.text, encoding.at - text.start)
    }

    /// Returns whether the bytes are an encoding name (production 81).
    @inline(never)
    static func isEncodingName(_ name: ByteSlice) -> Bool {
        let first = (name.first ?? 0) | 0x20
        return first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
            && name.allSatisfy { ByteClass.isName($0) && $0 != UInt8(ascii: ":") }
    }
}
