extension Scanner {
    // MARK: - XML declaration

    /// Scans the XML declaration, such as `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` (production 23), if
    /// present.
    mutating func scanDeclaration(_ at: inout Pointer) throws(ScanFailure) {
        guard at.stands("<?xml"), ByteClass.isSpace(at[5]) || at[5] == UInt8(ascii: "?") else { return }
        if encoding.encoding == .utf8, at.stands(XML.Declaration.usual) {
            declaration = XML.Declaration(encoding: "UTF-8")
            at += XML.Declaration.usual.utf8CodeUnitCount
            return
        }
        at += 5
        guard let version = try XML.Declaration.pseudoAttribute("version", &at, in: input) else {
            throw failure(.invalidDeclaration, at, "expected 'version' in the XML declaration")
        }
        declaration = XML.Declaration(version: try self.version(version.text, version.at))
        if let encoding = try XML.Declaration.pseudoAttribute("encoding", &at, in: input) {
            try check(encoding: encoding.text, encoding.at)
            declaration?.encoding =
                encoding.text.isEqual(to: "UTF-8") ? "UTF-8" : String(decoding: encoding.text, as: UTF8.self)
        }
        if let standalone = try XML.Declaration.pseudoAttribute("standalone", &at, in: input) {
            let isStandalone = standalone.text.isEqual(to: "yes")
            guard isStandalone || standalone.text.isEqual(to: "no") else {
                throw failure(.invalidDeclaration, standalone.at, "'standalone' must be 'yes' or 'no'")
            }
            declaration?.standalone = isStandalone
        }
        at.skipSpace()
        guard at[0] == UInt8(ascii: "?"), at[1] == UInt8(ascii: ">") else {
            throw failure(.invalidDeclaration, at, "expected '?>' at the end of the XML declaration")
        }
        at += 2
    }

    /// Checks and returns a version number (production 26).
    private func version(_ text: ByteSlice, _ at: Pointer) throws(ScanFailure) -> String {
        if text.isEqual(to: "1.0") { return "1.0" }
        let version = String(decoding: text, as: UTF8.self)
        guard XMLCharacters.isVersion(version) else {
            throw failure(.invalidDeclaration, at, "the XML version '\(version.shown)' is not known")
        }
        return version
    }

    /// Checks the declared encoding (production 81), which must match the encoding of the document.
    private func check(encoding name: ByteSlice, _ at: Pointer) throws(ScanFailure) {
        guard DocumentEncoding.isEncodingName(name) else {
            let name = String(decoding: name, as: UTF8.self)
            throw failure(.invalidDeclaration, at, "'\(name)' is not the name of an encoding")
        }
        try self.encoding.check(declared: name, at: offset(at))
    }

    // MARK: - Prolog and end

    /// Scans the comments, the processing instructions and the document type declaration before the root element.
    mutating func scanProlog(_ at: inout Pointer) throws(ScanFailure) {
        try scanMisc(&at)
        if at.stands("<!DOCTYPE") {
            try documentType(&at)
            try scanMisc(&at)
        }
        guard at[0] == UInt8(ascii: "<"), at[1] != UInt8(ascii: "/"), at[1] != UInt8(ascii: "!") else {
            if at >= end {
                // A fragment may have no element at all.
                if isFragment { return }
                throw ScanFailure(
                    code: .noRootElement, offset: source.count, message: "the document has no root element")
            }
            let isJSON = at[0] == UInt8(ascii: "{") || at[0] == UInt8(ascii: "[")
            let failure = failure(
                .syntax, at, "expected the root element" + (isJSON ? ", found what looks like JSON" : ""))
            if isJSON { throw failure }
            throw isMarkup(at) ? failure : offeringRoot(at, failure)
        }
    }

    /// Scans white space, comments and processing instructions (production 27).
    @inline(never)
    mutating func scanMisc(_ at: inout Pointer) throws(ScanFailure) {
        while true {
            at.skipSpace()
            guard at[0] == UInt8(ascii: "<") else { return }
            if at[1] == UInt8(ascii: "?") {
                try processingInstruction(&at, leading: 0)
            } else if at.stands("<!--") {
                try comment(&at, leading: 0)
            } else {
                return
            }
        }
    }

    // MARK: - Comments, processing instructions, CDATA

    /// Scans a comment or a CDATA section in the root element, from its `<!`.
    mutating func declarationInContent(_ at: inout Pointer, _ current: UInt32, _ leading: Int) throws(ScanFailure) {
        if at.stands("<!--") { return try comment(&at, leading: leading) }
        guard at.stands("<![CDATA[") else {
            throw failure(.syntax, at, "expected '<!--' or '<![CDATA[' here")
        }
        let section = at
        let start = at + 9
        let last = start.last(of: "]]>")
        guard last.rest > 0 else { throw failure(.syntax, last, "expected ']]>' at the end of the CDATA section") }
        let length = last - start - 2
        at = last + 1
        var flags = lineEndFlag(start, start + length)
        if leading == 0, nodes.count == Int(current) + 1, at[0] == UInt8(ascii: "<"), at[1] == UInt8(ascii: "/") {
            flags |= NodeFlag.cdata
            nodes[Int(current)].setText(start - base, length, flags)
        } else {
            nodes[Int(current)].flags |= NodeFlag.mixed
            addText(start, length, NodeKind.cdata, flags, leading: leading)
            nodes[nodes.count - 1].setPosition(section - base)
        }
    }

    /// Scans a comment, `<!-- ... -->` (production 15).
    mutating func comment(_ at: inout Pointer, leading: Int) throws(ScanFailure) {
        let position = at
        let start = at + 4
        let last = start.last(of: "--")
        guard last.rest > 0 else { throw failure(.syntax, last, "expected '-->' at the end of the comment") }
        let end = start + (last - start - 1)
        guard last[1] == UInt8(ascii: ">") else { throw failure(.syntax, end, "'--' is not allowed in a comment") }
        at = last + 2
        addText(start, end - start, NodeKind.comment, lineEndFlag(start, end), leading: leading)
        nodes[nodes.count - 1].setPosition(position - base)
    }

    /// Scans a processing instruction, `<?target data?>` (production 16); the data is optional.
    mutating func processingInstruction(_ at: inout Pointer, leading: Int) throws(ScanFailure) {
        let position = at
        at += 2
        let nameStart = at
        let target = try markupName(&at)
        let bytes = names.bytes(of: target)
        if bytes.count == 3, bytes[0] | 0x20 == UInt8(ascii: "x"), bytes[1] | 0x20 == UInt8(ascii: "m"),
            bytes[2] | 0x20 == UInt8(ascii: "l")
        {
            let isDeclaration = bytes.isEqual(to: "xml")
            let failure = failure(
                .invalidDeclaration, position,
                isDeclaration
                    ? "the XML declaration is allowed only at the very start of the document"
                    : "the processing instruction target 'xml' is reserved, in upper and lower case")
            throw isDeclaration && open.count == 0 ? offering(.outsideRoot, failure) : failure
        }
        if bytes.contains(UInt8(ascii: ":")) {
            throw failure(.invalidNamespace, nameStart, "a processing instruction target must not contain a colon")
        }
        let afterName = at
        skipSpace(&at)
        let start = at
        let last = start.last(of: "?>")
        guard last.rest > 0 else {
            throw failure(.syntax, last, "expected '?>' at the end of the processing instruction")
        }
        let end = start + (last - start - 1)
        if start == afterName, end != start {
            throw failure(.syntax, start, "expected white space after the target of the processing instruction")
        }
        at = last + 1
        addText(start, end - start, NodeKind.processingInstruction, lineEndFlag(start, end), leading: leading)
        nodes[nodes.count - 1].setPosition(position - base)
        nodes[nodes.count - 1].name = target
    }
}
