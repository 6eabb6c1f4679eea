/// Writes what was parsed in the form of its source: quotes, line ends, white space in tags, and `<a/>` or `<a></a>`.
///
/// An element that is unchanged is copied as a whole. Of a changed one, everything is copied that is still there.
extension TreeSerializer {
    /// Copies an unchanged element of a parsed document; returns false if it must be written from its records.
    ///
    /// - Parameter extra: Declarations to add besides those that its names need.
    mutating func copy(_ store: NodeStore, _ node: Int, extra: [NamespaceBinding]) -> Bool {
        // Without its document type declaration, entities are not known and default attributes are missing.
        guard store.isSelfContained || store === home, let range = store.markup(ofElement: node) else { return false }
        let declarations = missing(store, node, extra)
        if declarations.isEmpty {
            copy(range, of: store)
        } else {
            guard let tag = store.startTag(ofElement: node) else { return false }
            copy(range.lowerBound..<tag.close.lowerBound, of: store)
            for binding in declarations { out.append(binding) }
            copy(tag.close.lowerBound..<range.upperBound, of: store)
        }
        sourceEnd = range.upperBound
        return true
    }

    package mutating func copy(_ range: Range<Int>, of store: NodeStore) {
        store.append(range, to: &out)
    }

    /// Appends character data as it appears in the source, where other text may not have been before it.
    mutating func appendJoined(_ raw: ByteSlice) {
        if raw.first == 0x0A { endLine() }
        // Together with what is before it, `>` must not become `]]>`.
        guard let mark = raw.prefix(2).firstIndex(of: UInt8(ascii: ">")), mark == 0 || raw[0] == UInt8(ascii: "]"),
            out.count >= 2 - mark, (out.count - 2 + mark..<out.count).allSatisfy({ out[$0] == UInt8(ascii: "]") })
        else { return out.append(raw) }
        out.append(raw.part(0..<mark))
        out.append("&gt;")
        out.append(raw.part(from: mark + 1))
    }

    /// Keeps a line end that is a carriage return apart from a line feed that follows.
    mutating func endLine() {
        guard out.last == 0x0D else { return }
        out.truncate(to: out.count - 1)
        out.append(0x0A)
    }

    /// Writes the line ends of new text like those of its source.
    mutating func writeLineEnds(from start: Int, likeThoseOf store: NodeStore) {
        lookUpLineEnds(of: store)
        guard lineEnds?.areCRLF == true else { return }
        // The slice does not outlive the statement.
        let written = Array(unsafe out.bytes(start..<out.count))
        out.truncate(to: start)
        for byte in written {
            if byte == 0x0A { out.append(0x0D) }
            out.append(byte)
        }
    }

    mutating func lookUpLineEnds(of store: NodeStore) {
        if lineEnds?.store !== store { lineEnds = (store, store.hasCarriageReturn && store.endsLinesWithCRLF == true) }
    }

    // MARK: - Tags of changed elements

    /// Writes the start tag of a changed element; returns false if that is the whole element.
    ///
    /// - Parameter names: The names in it, and the declarations to add to its own.
    mutating func writeTag(
        _ tag: SourceTag, of element: OwnedElement, _ names: TagNames, parsedAs node: Int, in store: NodeStore
    ) throws(XMLWritingError) -> Bool {
        out.append(UInt8(ascii: "<"))
        out.append(string: names.element)
        let first = Int(store.nodes[node].attributeStart)
        // Declarations of attributes are for elements with a certain name.
        let name = store.names.bytes(of: store.nodes[node].name)
        let isDeclared = store === home && names.element.withBytes { $0 == name }
        // A new attribute is separated like the one before it, which may be on a line of its own.
        var space = tag.attributes.first?.space
        for (number, attribute) in element.attributes.enumerated() {
            if names.renamed[number] == nil, let (index, isChanged) = attribute.origin(in: store),
                tag.attributes.indices.contains(index - first),
                isDeclared || isChanged || unresolvedValue(of: attribute) == nil
            {
                let written = tag.attributes[index - first]
                space = written.space
                if !isChanged, isDeclared || !store.isExpanded(attribute: index) {
                    copy(written.space.lowerBound..<written.value.upperBound + 1, of: store)
                } else {
                    copy(written.space.lowerBound..<written.value.lowerBound, of: store)
                    let quote = store.source[written.value.lowerBound - 1]
                    try append(
                        attribute.value, in: names.element,
                        quote == UInt8(ascii: "\"") ? Escaping.appendPlainAttribute : Escaping.appendAttribute)
                    out.append(quote)
                }
            } else if !isDeclared || names.renamed[number] != nil || !isDefault(attribute, of: node, in: store) {
                if let space { copy(space, of: store) } else { out.append(UInt8(ascii: " ")) }
                try writeAttribute(attribute, names.name(of: attribute, at: number), in: names)
            }
        }
        try writeDeclarations(of: names)
        let isEmpty = !element.children.contains(where: Self.isContent)
        if tag.isEmptyElement, !isEmpty {
            out.append(UInt8(ascii: ">"))
            sourceEnd = nil
        } else {
            copy(tag.close, of: store)
            sourceEnd = tag.close.upperBound
        }
        return !(tag.isEmptyElement && isEmpty)
    }

    /// Returns whether an attribute that is not in the start tag has its value from the document type declaration.
    private func isDefault(_ attribute: XML.Attribute, of node: Int, in store: NodeStore) -> Bool {
        guard let (index, isChanged) = attribute.origin(in: store), !isChanged else { return false }
        return store.nodes[node].attributeRange.contains(index)
    }

    /// Copies the end tag of a changed element; returns false if it is to be written anew.
    mutating func copyEndTag(_ current: OpenElement) -> Bool {
        guard keepsForm, let content = current.content,
            let range = sourceEnd.flatMap({ content.store.endTag(at: $0) })
                ?? content.endTagStart.flatMap({ content.store.endTag(at: $0) }),
            current.name.withBytes({ $0 == content.store.names.bytes(of: content.name) })
        else { return false }
        copy(range, of: content.store)
        sourceEnd = range.upperBound
        return true
    }
}
