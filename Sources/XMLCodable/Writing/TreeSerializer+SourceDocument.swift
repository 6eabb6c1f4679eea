/// Writes parsed documents in the form of their source.
extension TreeSerializer {
    /// Writes a document with the declarations, the nodes around the root element and the white space there as they are
    /// in its source, unless they were changed.
    package mutating func write(_ document: XML.Document, parsedAs store: NodeStore) throws(XMLWritingError) {
        if document.hasParsedDoctype, !store.hasUndeclaredEntities { home = store }
        lookUpLineEnds(of: store)
        var outside = SourceProlog(store)
        outside.isInterrupted = try writeDeclaration(of: document, parsedAs: store)
        let before = document.doctypeIndex
        try write(document.prolog[..<before], &outside, upTo: outside.doctype ?? outside.root)
        if let doctype = document.doctype {
            let part = outside.doctype.map { outside.take($0) }
            if let part { copySpace(of: part, in: store) } else { startLine() }
            if let part, document.hasParsedDoctype {
                note(doctype, of: document)
                copy(part.markup, of: store)
            } else {
                try writeDoctype(doctype, of: document)
                outside.isInterrupted = part == nil
            }
        }
        try write(document.prolog[before...], &outside, upTo: outside.root)
        copySpace(of: outside.take(outside.root), in: store)
        try write(document.root)
        try write(document.epilog[...], &outside, upTo: store.nodeCount)
        copy(outside.take(store.nodeCount).space, of: store)
    }

    /// Writes nodes outside the root element.
    ///
    /// - Parameter limit: The first record of the source that comes after them.
    package mutating func write(
        _ nodes: ArraySlice<XML.Node>, _ outside: inout SourceProlog, upTo limit: Int
    ) throws(XMLWritingError) {
        for index in nodes.indices {
            if let found = outside.find(nodes[index], upTo: limit) {
                let part = outside.take(found)
                copySpace(of: part, in: outside.store)
                copy(part.markup, of: outside.store)
            } else {
                let count = out.count
                try writeOutside(nodes[index...index])
                if out.count > count { outside.isInterrupted = true }
            }
        }
    }

    /// Copies the white space before the root element or a node outside it.
    private mutating func copySpace(of part: SourceProlog.Part, in store: NodeStore) {
        // If what was before it is not written, neither is the white space between them.
        if out.count == 0, part.space.lowerBound > store.source.textStart { return }
        if part.space.isEmpty, part.isInterrupted { startLine() } else { copy(part.space, of: store) }
    }

    /// Writes the XML declaration as it is in the source, with another encoding if the output has another one.
    ///
    /// - Returns: Whether the source has none.
    package mutating func writeDeclaration(
        of document: XML.Document, parsedAs store: NodeStore
    ) throws(XMLWritingError) -> Bool {
        let start = store.source.textStart
        let end = store.declarationEnd
        let declared = DocumentEncoding.declaredName(store.source)
        guard options.declaration.rule != .never, end > start,
            document.declaration == store.declaration,
            declared != nil || options.outputEncoding == .utf8
        else {
            try writeDeclaration(of: document)
            return end == start
        }
        guard let (name, offset) = declared,
            CharacterEncoding(name: name)?.names(options.outputEncoding.kind) != true
        else {
            copy(start..<end, of: store)
            return false
        }
        copy(start..<offset, of: store)
        out.append(string: options.outputEncoding.declaredName)
        copy(offset + name.count..<end, of: store)
        return false
    }
}
