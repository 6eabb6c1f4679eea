/// The text of nodes and attributes, with references resolved, line endings normalized and runs joined.
extension NodeStore {
    /// Returns an attribute's value, decoded into `scratch` if it cannot be used from the source unchanged. The slice
    /// is valid as long as the store is alive and `scratch` does not change.
    @inline(__always)
    package func value(_ attribute: AttributeRecord, _ scratch: inout ByteBuffer) -> ByteSlice {
        let raw = rawValue(attribute)
        if attribute.flags & AttributeFlag.encoded == 0 { return raw }
        scratch.truncate(to: 0)
        TextDecoding.append(attribute: raw, to: &scratch)
        // Valid as documented above.
        return unsafe scratch.bytes
    }

    /// Returns the string of a text of the document.
    @inline(__always)
    func string(_ bytes: ByteSlice) -> String {
        String(ofDocument: bytes, isShared: source.isShared, isASCII: isASCII)
    }

    package func value(_ attribute: AttributeRecord) -> String {
        ByteBuffer.withScratch(capacity: Int(attribute.valueLength)) { scratch in
            string(value(attribute, &scratch))
        }
    }

    /// Returns the content of a text, CDATA, comment, PI or doctype node.
    func content(_ node: NodeRecord) -> String {
        guard node.flags & NodeFlag.encoded != 0 else { return string(rawText(node)) }
        let resolves = node.kind == NodeKind.text || node.kind == NodeKind.element && node.flags & NodeFlag.cdata == 0
        return decoded(rawText(node), resolvingReferences: resolves)
    }

    /// Returns text as a string, with its line ends normalized.
    func decoded(_ raw: ByteSlice, resolvingReferences: Bool) -> String {
        ByteBuffer.withScratch(capacity: raw.count) { scratch in
            TextDecoding.append(text: raw, resolvingReferences: resolvingReferences, to: &scratch)
            return scratch.string
        }
    }

    /// Appends the characters of a CDATA section, or of an element whose only content is one. The section can contain a
    /// carriage return that is not a line ending only if it comes from an entity.
    func appendSection(_ record: NodeRecord, to out: inout ByteBuffer) {
        if record.flags & NodeFlag.side != 0 {
            out.append(rawText(record))
        } else {
            TextDecoding.append(text: rawText(record), resolvingReferences: false, to: &out)
        }
    }

    /// Returns text without references as a string, with its line ends normalized.
    func plainText(_ raw: ByteSlice) -> String {
        hasCarriageReturn && raw.contains(0x0D) ? decoded(raw, resolvingReferences: false) : string(raw)
    }

    /// Returns an element's own character data: text and CDATA runs joined in document order. The slice is valid as
    /// long as the store is alive and `scratch` does not change.
    ///
    /// - Parameter trimming: Whether white space is trimmed from both ends, as ``XMLDecoder`` does by default: never
    ///   past a CDATA section or a character reference, and not if `xml:space="preserve"` is in effect.
    @inline(__always)
    func text(
        ofElement node: Int, trimming: Bool, _ scratch: inout ByteBuffer
    ) -> ByteSlice {
        text(ofElement: node, nodes[node], trimming: trimming, &scratch)
    }

    /// ``text(ofElement:trimming:_:)`` of an element with the record that the caller has already read.
    @inline(__always)
    func text(
        ofElement node: Int, _ record: NodeRecord, trimming: Bool, _ scratch: inout ByteBuffer
    ) -> ByteSlice {
        let trims = trimming && record.flags & (NodeFlag.preservesSpace | NodeFlag.cdata) == 0
        guard record.flags & NodeFlag.leaf != 0 else {
            return joinedText(
                ofElement: node, trimming: trimming && record.flags & NodeFlag.preservesSpace == 0, &scratch)
        }
        let raw = rawText(record)
        let cut = trims ? raw.trimmed : raw
        if record.flags & NodeFlag.encoded == 0 { return cut }
        scratch.truncate(to: 0)
        TextDecoding.append(text: cut, resolvingReferences: record.flags & NodeFlag.cdata == 0, to: &scratch)
        // Valid as documented above.
        return unsafe scratch.bytes
    }

    func text(ofElement node: Int, trimming: Bool) -> String {
        ByteBuffer.withScratch(capacity: 16) { scratch in
            string(text(ofElement: node, trimming: trimming, &scratch))
        }
    }

    @inline(never)
    private func joinedText(
        ofElement node: Int, trimming: Bool, _ scratch: inout ByteBuffer
    ) -> ByteSlice {
        scratch.truncate(to: 0)
        let record = nodes[node]
        if trimming, record.flags & NodeFlag.mixed == 0 { return ByteSlice() }
        var join = TextJoin(trimming: trimming)
        for child in childRecords(of: node) {
            let run = nodes[child]
            if run.leadingSpace > 0 { join.append(text: leadingSpace(run), to: &scratch) }
            if run.kind == NodeKind.text { join.append(text: rawText(run), to: &scratch) }
            if run.kind == NodeKind.cdata { join.append(section: { appendSection(run, to: &$0) }, to: &scratch) }
        }
        join.append(text: rawText(record), to: &scratch)
        join.finish(&scratch)
        // Valid as documented for `text(ofElement:trimming:_:)`.
        return unsafe scratch.bytes
    }
}

/// Joins runs of character data and trims both ends of the result.
private struct TextJoin {
    let trimming: Bool
    /// Whether content has been appended, so that further white space is not leading.
    private var started = false
    /// The end of the content after which white space may be trimmed.
    private var kept = 0

    init(trimming: Bool) { self.trimming = trimming }

    mutating func append(text raw: ByteSlice, to out: inout ByteBuffer) {
        guard trimming else { return TextDecoding.append(text: raw, to: &out) }
        var start = 0
        let end = raw.count
        if !started {
            while start < end, ByteClass.isSpace(raw[start]) { start += 1 }
        }
        guard start < end else { return }
        started = true
        var last = end
        while last > start, ByteClass.isSpace(raw[last - 1]) { last -= 1 }
        if last > start {
            TextDecoding.append(text: raw.part(start..<last), to: &out)
            kept = out.count
        }
        TextDecoding.append(text: raw.part(last..<end), to: &out)
    }

    mutating func append(section: (inout ByteBuffer) -> Void, to out: inout ByteBuffer) {
        section(&out)
        started = true
        kept = out.count
    }

    func finish(_ out: inout ByteBuffer) {
        if trimming { out.truncate(to: kept) }
    }
}
