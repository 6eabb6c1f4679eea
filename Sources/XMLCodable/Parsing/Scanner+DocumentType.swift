/// The document type declaration, and the tokens shared by the declarations in it.
extension Scanner {
    /// Scans `<!DOCTYPE name ... [ ... ]>` (production 28).
    mutating func documentType(_ at: inout Pointer) throws(ScanFailure) {
        isInDoctype = true
        defer { isInDoctype = false }
        let start = at
        if options.dtd == .throw {
            throw failure(.doctypeRefused, at, "a document type declaration is not accepted here")
        }
        at += 9
        try requireSpace(&at, "after '<!DOCTYPE'")
        _ = try qualifiedName(&at, "the root element's name")
        // The record comes before those of the processing instructions in the internal subset.
        let node = nodes.count
        addText(start, 0, NodeKind.doctype, 0, leading: 0)
        let definition = DocumentTypeDefinition(after: source.origin?.earlier)
        self.definition = definition
        let hasSpace = skipSpace(&at)
        if at[0] != UInt8(ascii: "["), at[0] != UInt8(ascii: ">") {
            guard hasSpace else { throw failure(.syntax, at, "expected white space after the root element's name") }
            guard try externalID(&at) != nil else {
                throw failure(.syntax, at, "expected 'SYSTEM', 'PUBLIC', '[' or '>' in the document type declaration")
            }
            definition.mayHaveOtherDeclarations = true
            skipSpace(&at)
        }
        if at[0] == UInt8(ascii: "[") {
            at += 1
            definition.isIgnored = options.dtd == .skip
            if definition.isIgnored { try skipInternalSubset(&at) } else { try internalSubset(&at, definition) }
            skipSpace(&at)
        }
        guard at[0] == UInt8(ascii: ">") else {
            throw failure(.syntax, at, "expected '>' at the end of the document type declaration")
        }
        at += 1
        nodes[node].setText(start - base, at - start, lineEndFlag(start, at))
        nodes[node].end = UInt32(truncatingIfNeeded: nodes.count)
    }

    /// Skips past the `]` that ends the internal subset: literals, comments and processing instructions may contain
    /// brackets.
    private mutating func skipInternalSubset(_ at: inout Pointer) throws(ScanFailure) {
        while at[0] != UInt8(ascii: "]") {
            if try commentOrInstruction(&at) { continue }
            if ByteClass.isQuote(at[0]) {
                let close = ByteSearch.next(at[0], at + 1)
                guard close[0] != 0 else { throw failure(.syntax, close, "expected the closing quote of a literal") }
                at = close + 1
            } else if at[0] == 0 {
                throw failure(.syntax, at, "expected ']' at the end of the internal subset")
            } else {
                at += 1
            }
        }
        at += 1
    }

    /// Scans a comment or a processing instruction; the latter becomes a child of the document type declaration.
    ///
    /// - Returns: Whether there was one.
    mutating func commentOrInstruction(_ at: inout Pointer) throws(ScanFailure) -> Bool {
        let count = nodes.count
        if at.stands("<!--") {
            try comment(&at, leading: 0)
            nodes.truncate(to: count)
        } else if at.stands("<?") {
            try processingInstruction(&at, leading: 0)
            if !inclusions.isEmpty { adopt(nodesFrom: count) }
        } else {
            return false
        }
        return true
    }

    // MARK: - Tokens

    @discardableResult
    func skipSpace(_ at: inout Pointer) -> Bool {
        let start = at
        at.skipSpace()
        return at > start
    }

    func requireSpace(_ at: inout Pointer, _ place: String) throws(ScanFailure) {
        guard skipSpace(&at) else { throw failure(.syntax, at, "expected white space \(place)") }
    }

    /// Reads a name that is not in a tag. Its code is shared.
    @inline(never)
    mutating func markupName(_ at: inout Pointer) throws(ScanFailure) -> UInt32 { try name(&at) }

    /// Reads a name with at most one colon (Namespaces in XML, production 7).
    mutating func qualifiedName(_ at: inout Pointer, _ what: String) throws(ScanFailure) -> UInt32 {
        let start = at
        let name = try markupName(&at)
        if names.entries[Int(name)].special & NameTable.isMalformed != 0 {
            throw failure(.invalidNamespace, start, "\(what) is not a valid qualified name")
        }
        return name
    }

    /// Reads a name without a colon (Namespaces in XML, production 4).
    mutating func unprefixedName(_ at: inout Pointer, _ what: String) throws(ScanFailure) -> UInt32 {
        let start = at
        let name = try markupName(&at)
        if names.bytes(of: name).contains(UInt8(ascii: ":")) {
            throw failure(.invalidNamespace, start, "\(what) must not contain a colon")
        }
        return name
    }

    /// Reads `SYSTEM "..."` or `PUBLIC "..." "..."` (production 75); nil if there is neither keyword.
    ///
    /// - Parameter allowsPublicAlone: Whether `PUBLIC "..."` is enough, as for notations (production 83).
    mutating func externalID(
        _ at: inout Pointer, allowsPublicAlone: Bool = false
    ) throws(ScanFailure) -> DocumentTypeDefinition.ExternalID? {
        let isPublic = at.stands("PUBLIC")
        guard isPublic || at.stands("SYSTEM") else { return nil }
        at += 6
        try requireSpace(&at, "and a quoted identifier")
        guard isPublic else { return .init(publicID: nil, systemID: try literal(&at, "system identifier")) }
        let start = at
        let publicID = try literal(&at, "public identifier")
        let quoted = input.slice(start, at)
        for index in 1..<quoted.count - 1 where !Self.isPublicIdentifierCharacter(quoted[index]) {
            throw failure(.invalidCharacter, start + index, "a public identifier must not contain this character")
        }
        var next = at
        let hasSpace = skipSpace(&next)
        guard ByteClass.isQuote(next[0]) else {
            if allowsPublicAlone { return .init(publicID: publicID, systemID: "") }
            throw failure(.syntax, next, "expected a quoted system identifier")
        }
        guard hasSpace else { throw failure(.syntax, next, "expected white space before the system identifier") }
        at = next
        return .init(publicID: publicID, systemID: try literal(&at, "system identifier"))
    }

    /// Reads a quoted literal (productions 11 and 12).
    private func literal(_ at: inout Pointer, _ what: String) throws(ScanFailure) -> String {
        let quote = at[0]
        guard ByteClass.isQuote(quote) else {
            throw failure(.syntax, at, "expected a quoted \(what)")
        }
        let start = at + 1
        let end = ByteSearch.next(quote, start)
        guard end[0] == quote else { throw failure(.syntax, end, "expected the closing quote of the \(what)") }
        at = end + 1
        return String(decoding: input.slice(start, end), as: UTF8.self)
    }

    /// Returns whether a byte is allowed in a public identifier (production 13).
    static func isPublicIdentifierCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x0D, 0x0A, UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            return true
        default:
            return "-'()+,./:=?;!*#@$_%".utf8.contains(byte)
        }
    }

    /// Reads the `>` that ends a declaration, after optional white space.
    func endOfDeclaration(_ at: inout Pointer, _ what: String) throws(ScanFailure) {
        skipSpace(&at)
        guard at[0] == UInt8(ascii: ">") else { throw failure(.syntax, at, "expected '>' at the end of \(what)") }
        at += 1
    }
}
