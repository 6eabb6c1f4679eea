/// Rewrites a document of the encoder, indented or sorted by name.
///
/// The document is parsed only for its structure: tags, text and references are copied as they are, so that a reader
/// gets the same content. Elements that contain text or CDATA sections are written exactly, with everything in them.
struct OutputFormatter {
    private let store: NodeStore
    private let indentation: XML.Indentation?
    private let sortsChildren: Bool
    private let sortsAttributes: Bool
    /// What is written exactly, in order.
    private let kept: [Tape.Kept]
    private var out: ByteBuffer
    private var open: [Open] = []
    /// The number of elements around the outermost one that is open.
    private var outerLevel = 0
    /// The element whose place is asked for; -1 for none.
    private var markedNode = -1
    private var mark: Mark?

    /// Where an element was written.
    struct Mark {
        /// From the white space before the element to its end.
        let range: Range<Int>
        /// Whether white space around it is copied rather than generated.
        let isExact: Bool
    }

    /// An element whose children are being written.
    private struct Open {
        let node: Int
        let children: [Int]
        /// Whether white space is copied rather than generated, and the order is kept.
        let isExact: Bool
        var next = 0
    }

    /// - Parameters:
    ///   - kept: What is written exactly, in order.
    ///   - out: The buffer to append to; `format()` returns it.
    init(
        _ store: NodeStore, _ formatting: XML.OutputFormatting,
        _ indentation: XML.Indentation, kept: [Tape.Kept] = [], appendingTo out: ByteBuffer
    ) {
        self.store = store
        self.kept = kept
        self.indentation = formatting.contains(.prettyPrinted) ? indentation : nil
        sortsChildren = formatting.contains(.sortedElements)
        sortsAttributes = formatting.contains(.sortedAttributes)
        self.out = out
    }

    /// Returns the formatted document.
    mutating func format() -> ByteBuffer {
        write(store.root)
        writeContent()
        return out
    }

    /// Returns the formatted document, and where an element without children is in it.
    mutating func format(marking node: Int) -> (ByteBuffer, Mark?) {
        markedNode = node
        return (format(), mark)
    }

    /// Returns the formatted content of the last of some elements, each of which is the first node in the one before it.
    ///
    /// - Parameters:
    ///   - level: The number of these elements, and so that of the record.
    ///   - isExact: Whether white space is copied rather than generated, and the order is kept.
    mutating func formatContent(at level: Int, isExact: Bool) -> ByteBuffer {
        outerLevel = level - 1
        let isExact = isExact || (indentation == nil && !sortsChildren)
        open.append(Open(node: level, children: children(of: level, isExact: isExact), isExact: isExact))
        writeContent(isPart: true)
        return out
    }

    /// Writes the content and the end tags of the elements that are open.
    ///
    /// - Parameter isPart: Whether the outermost one has no tags.
    private mutating func writeContent(isPart: Bool = false) {
        while var element = open.popLast() {
            let record = store.nodes[element.node]
            guard element.next < element.children.count else {
                if isPart, open.isEmpty { return }
                if element.isExact { out.append(store.rawText(record)) } else { newLine(open.count) }
                out.append(endTagOf: store.names.bytes(of: record.name))
                continue
            }
            let child = element.children[element.next]
            element.next += 1
            open.append(element)
            let start = out.count
            if element.isExact {
                out.append(store.leadingSpace(store.nodes[child]))
            } else {
                newLine(open.count)
            }
            write(child, isExact: element.isExact)
            if child == markedNode {
                mark = Mark(range: start..<out.count, isExact: element.isExact)
            }
        }
    }

    private mutating func write(_ node: Int, isExact: Bool = false) {
        let record = store.nodes[node]
        guard record.kind == NodeKind.element else { return appendContent(record) }
        let kept = keeping(record)
        if kept == .form, let range = store.markup(ofElement: node) { return copy(range.lowerBound, range.upperBound) }
        appendStartTag(record)
        // Markup that a value brought along may have more white space, or none.
        var tagEnd = tagEnd(record)
        while tagEnd < store.source.count, ByteClass.isSpace(store.source[tagEnd]) { tagEnd += 1 }
        if tagEnd < store.source.count, store.source[tagEnd] == UInt8(ascii: "/") {
            out.append(" />")
            return
        }
        out.append(UInt8(ascii: ">"))
        if record.flags & NodeFlag.leaf != 0 {
            appendContent(record)
            out.append(endTagOf: store.names.bytes(of: record.name))
        } else {
            let changesSpace = indentation != nil || sortsChildren
            // Text, sections and `xml:space="preserve"` keep it, as do lists of mixed content.
            let keepsSpace =
                record.flags & (NodeFlag.mixed | NodeFlag.preservesSpace) != 0 || kept == .space
            let isExact = isExact || !changesSpace || keepsSpace
            open.append(Open(node: node, children: children(of: node, isExact: isExact), isExact: isExact))
        }
    }

    /// What of the content of an element is data.
    private func keeping(_ record: NodeRecord) -> Tape.Keeping {
        guard !kept.isEmpty, let start = record.start else { return .names }
        let index = kept.indices.firstIndex(after: { kept[$0].range.upperBound <= start })
        return index < kept.count && kept[index].range.contains(start) ? kept[index].what : .names
    }

    private func children(of node: Int, isExact: Bool) -> [Int] {
        var children: [Int] = []
        var child = node + 1
        while child < Int(store.nodes[node].end) {
            if isExact || store.nodes[child].kind != NodeKind.text { children.append(child) }
            child = Int(store.nodes[child].end)
        }
        guard sortsChildren, !isExact, keeping(store.nodes[node]) == .names else { return children }
        // Comments and processing instructions come first; equal names keep their order.
        return children.sorted(once: { precedes(store.nodes[$0], store.nodes[$1]) })
    }

    private func precedes(_ left: NodeRecord, _ right: NodeRecord) -> Bool {
        let isLeft = left.kind == NodeKind.element
        guard isLeft, right.kind == NodeKind.element else { return !isLeft && right.kind == NodeKind.element }
        return precedes(left.name, right.name)
    }

    private func precedes(_ left: UInt32, _ right: UInt32) -> Bool {
        store.names.bytes(of: left).lexicographicallyPrecedes(store.names.bytes(of: right))
    }

    // MARK: - Bytes

    private mutating func newLine(_ depth: Int) {
        guard let indentation else { return }
        indentation.appendLine(outerLevel + depth, to: &out)
    }

    private mutating func copy(_ start: Int, _ end: Int) {
        // The store keeps its source alive.
        if end > start { unsafe out.append(store.source.slice(start, end - start)) }
    }

    /// Appends the start tag up to, but not including, the white space before its `>` or `/>`.
    private mutating func appendStartTag(_ record: NodeRecord) {
        guard sortsAttributes, record.attributeCount > 1 else {
            return copy(Int(record.reportedOffset), tagEnd(record))
        }
        out.append(UInt8(ascii: "<"))
        out.append(store.names.bytes(of: record.name))
        let sorted = Array(record.attributeRange).sorted(once: { left, right in
            precedes(store.attributes[left].name, store.attributes[right].name)
        })
        for index in sorted {
            let attribute = store.attributes[index]
            let name = store.names.bytes(of: attribute.name)
            out.append(UInt8(ascii: " "))
            out.append(name)
            out.append(UInt8(ascii: "="))
            // Including its quotes. Output has no declarations, so everything in it is in the source.
            if let value = attribute.value.inSource { copy(value.lowerBound - 1, value.upperBound + 1) }
        }
    }

    /// Returns the offset after the name and the attributes of an element's start tag.
    private func tagEnd(_ record: NodeRecord) -> Int {
        guard record.attributeCount > 0 else {
            return Int(record.reportedOffset) + 1 + store.names.bytes(of: record.name).count
        }
        let last = store.attributes[Int(record.attributeStart) + Int(record.attributeCount) - 1]
        return (last.value.inSource?.upperBound ?? 0) + 1
    }

    /// Appends a node other than an element, or the content of an element that has no nodes.
    private mutating func appendContent(_ record: NodeRecord) {
        out.append(startOf: record, in: store)
        out.append(store.rawText(record))
        out.append(endOf: record)
    }
}
