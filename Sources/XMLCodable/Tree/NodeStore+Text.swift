/// Text of nodes and attributes as it is meant: references resolved, line ends normalised, runs joined.
extension NodeStore {
    /// An attribute's value; `scratch` holds it where it could not be taken from the source as it stands.
    @inline(__always)
    func value(_ attribute: AttributeRecord, _ scratch: inout ByteBuffer) -> UnsafeBufferPointer<UInt8> {
        let raw = rawValue(attribute)
        if attribute.flags & AttributeFlag.encoded == 0 { return raw }
        scratch.truncate(to: 0)
        TextDecoding.append(attribute: raw, to: &scratch)
        return scratch.bytes
    }

    func value(_ attribute: AttributeRecord) -> String {
        var scratch = ByteBuffer(capacity: Int(attribute.valueLength))
        defer { scratch.deallocate() }
        return String(validUTF8: value(attribute, &scratch))
    }

    /// The content of a text, CDATA, comment, PI or doctype node.
    func content(_ node: NodeRecord) -> String {
        guard node.flags & NodeFlag.encoded != 0 else { return String(validUTF8: rawText(node)) }
        var scratch = ByteBuffer(capacity: Int(node.textLength))
        defer { scratch.deallocate() }
        let resolves = node.kind == NodeKind.text || node.kind == NodeKind.element && node.flags & NodeFlag.cdata == 0
        TextDecoding.append(text: rawText(node), resolvingReferences: resolves, to: &scratch)
        return scratch.string
    }

    /// White space between markup.
    func spaceText(_ raw: UnsafeBufferPointer<UInt8>) -> String {
        guard hasCarriageReturn else { return String(validUTF8: raw) }
        var scratch = ByteBuffer(capacity: raw.count)
        defer { scratch.deallocate() }
        TextDecoding.append(text: raw, to: &scratch)
        return scratch.string
    }

    /// An element's own character data: text and CDATA runs joined in document order.
    ///
    /// - Parameter trimming: Whether white space is cut from both ends, as ``XMLDecoder`` does unless told otherwise:
    ///   never past a CDATA section or a character reference, and not where `xml:space="preserve"` is in force.
    @inline(__always)
    func text(
        ofElement node: Int, trimming: Bool, _ scratch: inout ByteBuffer
    ) -> UnsafeBufferPointer<UInt8> {
        let record = nodes[node]
        let trims = trimming && record.flags & (NodeFlag.preservesSpace | NodeFlag.cdata) == 0
        guard record.flags & NodeFlag.leaf != 0 else {
            return joinedText(
                ofElement: node, trimming: trimming && record.flags & NodeFlag.preservesSpace == 0, &scratch)
        }
        let raw = rawText(record)
        let cut = trims ? Self.trimmed(raw) : raw
        if record.flags & NodeFlag.encoded == 0 { return cut }
        scratch.truncate(to: 0)
        TextDecoding.append(text: cut, resolvingReferences: record.flags & NodeFlag.cdata == 0, to: &scratch)
        return scratch.bytes
    }

    func text(ofElement node: Int, trimming: Bool) -> String {
        var scratch = ByteBuffer(capacity: 16)
        defer { scratch.deallocate() }
        return String(validUTF8: text(ofElement: node, trimming: trimming, &scratch))
    }

    /// The bytes without the white space at both ends.
    @inline(__always)
    static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        guard var start = bytes.baseAddress else { return bytes }
        var end = start + bytes.count
        while start < end, ByteClass.isSpace(start[0]) { start += 1 }
        while end > start, ByteClass.isSpace(end[-1]) { end -= 1 }
        return UnsafeBufferPointer(start: start, count: end - start)
    }

    @inline(never)
    private func joinedText(
        ofElement node: Int, trimming: Bool, _ scratch: inout ByteBuffer
    ) -> UnsafeBufferPointer<UInt8> {
        scratch.truncate(to: 0)
        let record = nodes[node]
        if trimming, record.flags & NodeFlag.mixed == 0 { return scratch.bytes }
        var join = TextJoin(trimming: trimming)
        var child = node + 1
        while child < Int(record.end) {
            let run = nodes[child]
            if run.leadingSpace > 0 { join.append(text: leadingSpace(run), to: &scratch) }
            if run.kind == NodeKind.text { join.append(text: rawText(run), to: &scratch) }
            if run.kind == NodeKind.cdata { join.append(cdata: rawText(run), to: &scratch) }
            child = Int(run.end)
        }
        join.append(text: rawText(record), to: &scratch)
        join.finish(&scratch)
        return scratch.bytes
    }
}

/// Joins runs of character data and trims the two ends of the whole.
private struct TextJoin {
    let trimming: Bool
    /// Whether something stands that white space must not be trimmed before.
    private var started = false
    /// The end of the last thing that white space must not be trimmed after.
    private var kept = 0

    init(trimming: Bool) { self.trimming = trimming }

    mutating func append(text raw: UnsafeBufferPointer<UInt8>, to out: inout ByteBuffer) {
        guard trimming else { return TextDecoding.append(text: raw, to: &out) }
        guard var start = raw.baseAddress else { return }
        let end = start + raw.count
        if !started {
            while start < end, ByteClass.isSpace(start[0]) { start += 1 }
        }
        guard start < end else { return }
        started = true
        var last = end
        while last > start, ByteClass.isSpace(last[-1]) { last -= 1 }
        if last > start {
            TextDecoding.append(text: UnsafeBufferPointer(start: start, count: last - start), to: &out)
            kept = out.count
        }
        TextDecoding.append(text: UnsafeBufferPointer(start: last, count: end - last), to: &out)
    }

    mutating func append(cdata raw: UnsafeBufferPointer<UInt8>, to out: inout ByteBuffer) {
        TextDecoding.append(text: raw, resolvingReferences: false, to: &out)
        started = true
        kept = out.count
    }

    func finish(_ out: inout ByteBuffer) {
        if trimming { out.truncate(to: kept) }
    }
}
