import XMLCodable

/// Writes a parsed document, or an element of it in its context, in a canonical form.
///
/// It works on records only. A tree that was created or modified in code is first written and parsed again
/// (`XML.Element+Canonical.swift`), so that every name has a namespace and every declaration has a position.
///
/// A namespace declaration is identified by the number of its prefix and by its attribute. `inScope` holds the
/// declaration in effect for each prefix, and `rendered` the one that the output has. An element writes a declaration
/// if the two differ; the canonical forms differ only in the prefixes they consider. Nothing recurses, and each record
/// is visited once.
struct CanonicalWriter {
    /// The output buffer; the caller frees it.
    var out: ByteBuffer
    let store: NodeStore
    let form: XML.CanonicalForm
    var inScope = PrefixBindings()
    var rendered = PrefixBindings()
    /// The prefixes in the PrefixList of an exclusive form that occur in the document.
    let listed: [UInt32]

    private struct OpenElement {
        let node: Int
        let inScopeMark: Int
        let renderedMark: Int
    }

    init(_ store: NodeStore, _ form: XML.CanonicalForm, appendingTo out: ByteBuffer) {
        self.store = store
        self.form = form
        self.out = out
        listed = form.inclusivePrefixes.compactMap { prefix in
            if prefix == "#default" { return NameTable.noPrefix }
            let name = prefix.withBytes { store.number(ofName: $0) }
            return name.flatMap { store.names.knownPrefixNumber(ofLocalPart: $0) }
        }
    }

    /// Writes an element with all of its content; the form determines what is inherited from its ancestors.
    mutating func write(_ top: Int) throws(XMLWritingError) {
        let nodes = store.nodes
        let end = Int(nodes[top].end)
        var open: [OpenElement] = []
        var index = top
        while true {
            while let last = open.last, Int(nodes[last.node].end) == index {
                open.removeLast()
                try append(text: nodes[last.node], at: last.node)
                writeEndTag(last)
            }
            if index == end { return }
            let record = nodes[index]
            if index > top { append(markup: store.leadingSpace(record)) }
            switch record.kind {
            case NodeKind.element:
                let element = OpenElement(node: index, inScopeMark: inScope.mark, renderedMark: rendered.mark)
                try writeStartTag(index, isApex: index == top)
                if record.flags & NodeFlag.leaf == 0 {
                    open.append(element)
                } else {
                    try append(text: record, at: index)
                    writeEndTag(element)
                }
            case NodeKind.text, NodeKind.cdata:
                try append(text: record, at: index)
            case NodeKind.comment where !form.keepsComments:
                break
            case NodeKind.comment, NodeKind.processingInstruction:
                out.append(startOf: record, in: store)
                append(markup: store.rawText(record))
                out.append(endOf: record)
            default:
                break
            }
            index += 1
        }
    }

    private mutating func writeEndTag(_ element: OpenElement) {
        out.append(endTagOf: store.names.bytes(of: store.nodes[element.node].name))
        inScope.restore(to: element.inScopeMark)
        rendered.restore(to: element.renderedMark)
    }

    // MARK: - Text

    /// Appends the character data of a text or CDATA node, or of an element's own text range.
    private mutating func append(text record: NodeRecord, at node: Int) throws(XMLWritingError) {
        let raw = store.rawText(record)
        // Without this flag, a carriage return is one of an entity's text, and no line end.
        guard record.flags & NodeFlag.encoded != 0 else { return append(raw, isValue: false) }
        if !record.isSection { try checkReferences(raw, at: node) }
        ByteBuffer.withScratch(capacity: raw.count) { text in
            TextDecoding.append(text: raw, resolvingReferences: !record.isSection, to: &text)
            // Nothing more is appended.
            append(unsafe text.bytes, isValue: false)
        }
    }

    private mutating func append(markup raw: ByteSlice) {
        TextDecoding.append(text: raw, resolvingReferences: false, to: &out)
    }

    /// Appends the value of an attribute in the document, normalized and escaped.
    mutating func append(valueOf attribute: AttributeRecord, at node: Int) throws(XMLWritingError) {
        let raw = store.rawValue(attribute)
        guard attribute.flags & AttributeFlag.encoded != 0 else { return append(raw, isValue: true) }
        try checkReferences(raw, at: node)
        ByteBuffer.withScratch(capacity: raw.count) { value in
            append(store.value(attribute, &value), isValue: true)
        }
    }

    private func checkReferences(_ raw: ByteSlice, at node: Int) throws(XMLWritingError) {
        var rest = raw
        while let index = rest.firstIndex(of: UInt8(ascii: "&")) {
            guard let (_, length) = try? References.read(rest, at: index) else {
                throw failure(.unresolvedEntity, "a reference to an unknown entity has no canonical form", node)
            }
            rest = rest.part(from: index + length)
        }
    }

    /// Appends text or an attribute value, escaped.
    mutating func append(_ bytes: ByteSlice, isValue: Bool) {
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "&"): out.append("&amp;")
            case UInt8(ascii: "<"): out.append("&lt;")
            case UInt8(ascii: ">") where !isValue: out.append("&gt;")
            case UInt8(ascii: "\"") where isValue: out.append("&quot;")
            case 0x09 where isValue: out.append("&#x9;")
            case 0x0A where isValue: out.append("&#xA;")
            case 0x0D: out.append("&#xD;")
            default: out.append(byte)
            }
        }
    }

    // MARK: - Errors

    func failure(_ code: XMLWritingError.Code, _ message: String, _ node: Int) -> XMLWritingError {
        var places = DocumentPlaces(store)
        return XMLWritingError(code: code, message: message, elementPath: places.elementPath(of: node))
    }
}

/// The declaration bound to each prefix: the index of its attribute plus one, or 0 for none.
struct PrefixBindings {
    private(set) var values: [UInt32] = []
    /// The replaced values, restored when an element ends.
    private var undo: [(prefix: UInt32, value: UInt32)] = []

    var mark: Int { undo.count }

    subscript(prefix: UInt32) -> UInt32 {
        Int(prefix) < values.count ? values[Int(prefix)] : 0
    }

    mutating func set(_ prefix: UInt32, to value: UInt32) {
        while values.count <= Int(prefix) { values.append(0) }
        undo.append((prefix, values[Int(prefix)]))
        values[Int(prefix)] = value
    }

    mutating func restore(to mark: Int) {
        while undo.count > mark, let last = undo.popLast() { values[Int(last.prefix)] = last.value }
    }
}
