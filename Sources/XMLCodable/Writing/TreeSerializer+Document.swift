/// Writes whole documents: the root element and everything around it.
extension TreeSerializer {
    package mutating func write(_ document: XML.Document) throws(XMLWritingError) {
        if keepsForm, let origin = document.origin { return try write(document, parsedAs: origin) }
        try writeHead(of: document)
        try write(document.root)
        try writeOutside(document.epilog[...])
    }

    /// Writes everything before the root element of a document.
    package mutating func writeHead(of document: XML.Document) throws(XMLWritingError) {
        try writeDeclaration(of: document)
        let before = document.doctypeIndex
        try writeOutside(document.prolog[..<before])
        if let doctype = document.doctype {
            startLine()
            try writeDoctype(doctype, of: document)
        }
        try writeOutside(document.prolog[before...])
        startLine()
    }

    mutating func writeDoctype(_ doctype: String, of document: XML.Document) throws(XMLWritingError) {
        if isStrict, !document.hasParsedDoctype { try check(doctype: doctype) }
        note(doctype, of: document)
        out.append(string: doctype)
    }

    /// Notes that a document type declaration is written.
    mutating func note(_ doctype: String, of document: XML.Document) {
        let store = document.hasParsedDoctype ? document.origin : nil
        self.doctype = (doctype, store)
        referring = store
    }

    package mutating func startLine() {
        guard out.count > 0 else { return }
        if lineEnds?.areCRLF == true { out.append(0x0D) }
        out.append(0x0A)
    }

    package mutating func writeDeclaration(of document: XML.Document) throws(XMLWritingError) {
        let declaration: XML.Declaration
        switch (options.declaration.rule, document.declaration) {
        case (.never, _): return
        case (_, let own?): declaration = own
        case (.automatic, nil) where !options.outputEncoding.needsDeclaration: return
        case (_, nil): declaration = XML.Declaration(encoding: options.outputEncoding.declaredName)
        }
        if isStrict, !XMLCharacters.isVersion(declaration.version) {
            throw failure(.invalidDeclaration, "'\(declaration.version.shown)' is not a valid XML version")
        }
        let isNamed = declaration.encoding != nil || options.outputEncoding != .utf8
        out.append(declaration, encoding: isNamed ? options.outputEncoding.declaredName : nil)
    }

    /// Writes nodes outside the root element, one per line; white space there is insignificant and not preserved.
    package mutating func writeOutside(_ nodes: ArraySlice<XML.Node>) throws(XMLWritingError) {
        for node in nodes {
            let start = out.count
            startLine()
            if try !writeOutside(node) { out.truncate(to: start) }
        }
    }

    /// Writes a node outside the root element, and returns false if there is nothing to write.
    package mutating func writeOutside(_ node: XML.Node) throws(XMLWritingError) -> Bool {
        switch node {
        case .comment, .processingInstruction:
            try writeLeaf(node)
            return true
        case .text(let text) where text.utf8.allSatisfy(ByteClass.isSpace):
            return false
        case .text, .cdata, .element:
            guard isStrict else { return false }
            throw failure(
                .misplacedNode, "only comments and processing instructions may appear outside the root element")
        }
    }

    /// Checks that the parser accepts the text as exactly one document type declaration.
    private func check(doctype: String) throws(XMLWritingError) {
        let source = SourceBytes(doctype)
        let store: NodeStore
        do throws(XMLParsingError) {
            store = try NodeStore.parse(source, XML.ParsingOptions(), isFragment: true)
        } catch {
            throw failure(.invalidDeclaration, "the document type declaration is malformed: \(error.message)")
        }
        guard store.nodeCount > 1, Int(store.nodes[1].end) == store.nodeCount,
            store.nodes[1].kind == NodeKind.doctype, Int(store.nodes[1].textLength) == doctype.utf8.count
        else { throw failure(.invalidDeclaration, "'\(doctype.shown)' is not a valid document type declaration") }
    }
}
