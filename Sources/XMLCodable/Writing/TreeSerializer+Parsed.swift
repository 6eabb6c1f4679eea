/// Writes parts of a parsed document directly from records.
extension TreeSerializer {
    private struct OpenRecord {
        let node: Int
        let isExact: Bool
    }

    /// What is written before and after a part of an element.
    package struct Continuation {
        /// Whether white space is preserved in the elements whose start tags are written, outermost first. Each is the
        /// first node in the one before it.
        var opened: [Bool] = []
        /// The number of elements that are not closed.
        var leavingOpen = 0
        /// The elements with text before or after the part.
        var exact: Set<Int> = []

        package init(opened: [Bool] = [], leavingOpen: Int = 0, exact: Set<Int> = []) {
            self.opened = opened
            self.leavingOpen = leavingOpen
            self.exact = exact
        }
    }

    /// Writes an element of a parsed document, or a part of it, which cannot fail.
    ///
    /// - Parameters:
    ///   - isExact: Whether white space around it is preserved rather than generated.
    ///   - extra: Declarations to add besides those that its names need.
    ///   - part: The part to write. Defaults to the whole element.
    /// - Returns: Whether white space is preserved in the elements that are not closed, outermost first.
    @discardableResult
    package mutating func write(
        _ store: NodeStore, _ top: Int, isExact: Bool, extra: [NamespaceBinding], _ part: Continuation = Continuation()
    ) -> [Bool] {
        let nodes = store.nodes
        let end = Int(nodes[top].end)
        let level = open.count
        var records = part.opened.enumerated().map { OpenRecord(node: top + $0, isExact: $1) }
        var index = top + records.count
        while true {
            while let last = records.last, Int(nodes[last.node].end) == index {
                if index == end, records.count <= part.leavingOpen { return records.map(\.isExact) }
                records.removeLast()
                writeEnd(store, last.node, isExact: last.isExact, level: level + records.count)
            }
            if index == end { return [] }
            let record = nodes[index]
            let isInExact = records.last?.isExact ?? isExact
            if index > top {
                if isInExact {
                    appendMarkup(store, store.leadingSpace(record))
                } else if record.kind != NodeKind.text {
                    newLine(level + records.count)
                }
            }
            if record.kind == NodeKind.element {
                writeStart(store, record, declaring: index == top ? missing(store, top, extra) : [])
                if record.flags & NodeFlag.leaf != 0 {
                    writeLeafContent(store, record)
                } else {
                    out.append(UInt8(ascii: ">"))
                    let keepsSpace = record.flags & (NodeFlag.mixed | NodeFlag.preservesSpace) != 0
                    let isPart = !part.exact.isEmpty && part.exact.contains(index)
                    records.append(OpenRecord(node: index, isExact: isInExact || keepsSpace || isPart))
                }
            } else if isInExact || record.kind != NodeKind.text {
                writeNode(store, record)
            }
            index += 1
        }
    }

    /// Writes the content between the tags of an element of a parsed document, or some of its nodes, which cannot fail.
    mutating func writeContent(_ store: NodeStore, _ node: Int, where isIncluded: (Int) -> Bool = { _ in true }) {
        let record = store.nodes[node]
        if record.flags & NodeFlag.leaf != 0 { return appendContent(store, record) }
        for index in store.childRecords(of: node) where isIncluded(index) {
            let child = store.nodes[index]
            appendMarkup(store, store.leadingSpace(child))
            if child.kind == NodeKind.element {
                let element = XML.Element(store, index)
                let extra = addsDeclarations ? Self.outerDeclarations(for: element, in: context) : []
                if !keepsForm || !copy(store, index, extra: extra) { write(store, index, isExact: true, extra: extra) }
            } else {
                writeNode(store, child)
            }
        }
        appendText(store, record)
    }

    // MARK: - Tags

    /// Writes the start tag of an element of a parsed document.
    package mutating func writeStartTag(_ store: NodeStore, _ node: Int) {
        writeStart(store, store.nodes[node], declaring: [])
        out.append(UInt8(ascii: ">"))
    }

    private mutating func writeStart(_ store: NodeStore, _ record: NodeRecord, declaring: [NamespaceBinding]) {
        out.append(UInt8(ascii: "<"))
        out.append(store.names.bytes(of: record.name))
        for index in record.attributeRange { writeAttribute(store, store.attributes[index]) }
        for binding in declaring { out.append(binding) }
    }

    private mutating func writeAttribute(_ store: NodeStore, _ attribute: AttributeRecord) {
        out.append(UInt8(ascii: " "))
        out.append(store.names.bytes(of: attribute.name))
        out.append(UInt8(ascii: "="))
        let raw = store.rawValue(attribute)
        // Keeps the quote of the source, because the value may contain the other one.
        let range = attribute.value.inSource
        let quote = range.map { store.source[$0.lowerBound - 1] } ?? UInt8(ascii: "\"")
        out.append(quote)
        if attribute.flags & AttributeFlag.encoded == 0 {
            out.append(raw)
        } else {
            let from = out.count
            TextDecoding.append(attribute: raw, resolvingReferences: false, to: &out)
            if range == nil { escapeUnknownReferences(of: store, from: from) }
        }
        out.append(quote)
    }

    private mutating func writeEnd(_ store: NodeStore, _ node: Int, isExact: Bool, level: Int) {
        let record = store.nodes[node]
        // There is a section if the start tag was written before it was seen.
        if isExact { appendContent(store, record) } else { newLine(level) }
        out.append(endTagOf: store.names.bytes(of: record.name))
    }

    /// Writes the end of the start tag, the text and the end tag of an element that contains only text.
    private mutating func writeLeafContent(_ store: NodeStore, _ record: NodeRecord) {
        let name = store.names.bytes(of: record.name)
        guard record.textLength > 0 || record.isSection else { return writeEmptyEnd(name) }
        out.append(UInt8(ascii: ">"))
        appendContent(store, record)
        out.append(endTagOf: name)
    }

    /// Writes the end of the tag or tags of an element without content.
    mutating func writeEmptyEnd(_ name: ByteSlice) {
        guard options.outputFormatting.contains(.noEmptyElements) else { return out.append(" />") }
        out.append(UInt8(ascii: ">"))
        out.append(endTagOf: name)
    }

    // MARK: - Other nodes

    private mutating func writeNode(_ store: NodeStore, _ record: NodeRecord) {
        switch record.kind {
        case NodeKind.text, NodeKind.cdata: appendContent(store, record)
        case NodeKind.comment, NodeKind.processingInstruction:
            noteCarriageReturn(store, record)
            out.append(startOf: record, in: store)
            appendMarkup(store, store.rawText(record))
            out.append(endOf: record)
        default: break
        }
    }

    /// Notes a carriage return that is not a line end, as one in the text of an entity is not.
    private mutating func noteCarriageReturn(_ store: NodeStore, _ record: NodeRecord) {
        guard record.flags & NodeFlag.side != 0, unwritable == nil, store.rawText(record).contains(0x0D) else { return }
        unwritable = carriageReturn(record.kind == NodeKind.comment ? .invalidComment : .invalidProcessingInstruction)
    }

    /// Appends bytes without references, with their line endings normalized unless the form of the source is kept.
    private mutating func appendMarkup(_ store: NodeStore, _ raw: ByteSlice) {
        guard raw.count > 0 else { return }
        if store.hasCarriageReturn, !keepsForm {
            TextDecoding.append(text: raw, resolvingReferences: false, to: &out)
        } else {
            appendJoined(raw)
        }
    }

    /// Appends character data as it appears in the source, including references.
    mutating func appendText(_ store: NodeStore, _ record: NodeRecord) {
        let raw = store.rawText(record)
        if record.flags & NodeFlag.encoded == 0 || keepsForm && record.flags & NodeFlag.side == 0 {
            appendJoined(raw)
        } else {
            let from = out.count
            TextDecoding.append(text: raw, resolvingReferences: false, to: &out)
            if record.flags & NodeFlag.side != 0 { escapeUnknownReferences(of: store, from: from) }
        }
    }

    /// Whether references that only their original document can resolve may be written.
    func keepsReferences(of store: NodeStore) -> Bool { keepsReferences || store === referring }

    /// The raw value of an unchanged attribute that may have such references, if they may be written.
    func unresolvedValue(of attribute: XML.Attribute) -> ByteSlice? {
        guard let store = attribute.source?.store, keepsReferences(of: store),
            let (index, isChanged) = attribute.origin(in: store), !isChanged, store.isExpanded(attribute: index)
        else { return nil }
        let value = store.rawValue(store.attributes[index])
        return value.indices.contains(where: { Self.isUnknownReference(value, at: $0) }) ? value : nil
    }

    /// Whether a reference begins at an index that only a document type declaration can resolve.
    private static func isUnknownReference(_ bytes: ByteSlice, at index: Int) -> Bool {
        bytes[index] == UInt8(ascii: "&") && (try? References.read(bytes, at: index)) == nil
    }

    /// Escapes references that only their original document could resolve, if its declarations are not written.
    private mutating func escapeUnknownReferences(of store: NodeStore, from start: Int) {
        if keepsReferences(of: store) { return }
        // The slice does not outlive the statement.
        guard unsafe out.bytes(start..<out.count).contains(UInt8(ascii: "&")) else { return }
        // The slice does not outlive the statement.
        let written = Array(unsafe out.bytes(start..<out.count))
        out.truncate(to: start)
        written.withBytes { written in
            for (index, byte) in written.enumerated() {
                out.append(byte)
                if Self.isUnknownReference(written, at: index) { out.append("amp;") }
            }
        }
    }

    /// Appends text, or a section.
    private mutating func appendContent(_ store: NodeStore, _ record: NodeRecord) {
        guard record.isSection else { return appendText(store, record) }
        // A section can contain a carriage return that is not a line ending only if it comes from an entity.
        if record.flags & NodeFlag.side != 0 {
            _ = Escaping.appendCDATA(store.rawText(record), to: &out)
        } else {
            out.append(startOf: record, in: store)
            appendMarkup(store, store.rawText(record))
            out.append(endOf: record)
        }
    }

    // MARK: - Namespaces

    /// Returns the declarations that an element needs at the current position and that neither it nor the context has.
    func missing(_ store: NodeStore, _ node: Int, _ extra: [NamespaceBinding]) -> [NamespaceBinding] {
        // Without a context, neither a root element nor a document without namespaces needs any.
        guard addsDeclarations, !context.isEmpty || node != store.root && store.hasPrefixes else {
            return []
        }
        let needed = store.undeclaredBindings(in: node).filter { binding in
            !ScalarEquality.equal(context.uri(ofPrefix: binding.prefix), binding.uri)
        }
        if extra.isEmpty { return needed }
        let known = PrefixTable(needed)
        return needed + extra.filter { known[$0.prefix] == nil }
    }
}
