/// Runs of text between the child elements of an element.
extension DecodingState {
    /// Returns whether there is any character between two positions in an element's content.
    func hasCharacters(_ parent: UInt32, _ start: UInt32, _ end: UInt32) -> Bool {
        var node = start
        while node < end {
            let record = nodes[Int(node)]
            if record.leadingSpace > 0 || record.kind == NodeKind.text || record.kind == NodeKind.cdata { return true }
            node = record.end
        }
        let record = nodes[Int(parent)]
        return end < record.end ? nodes[Int(end)].leadingSpace > 0 : record.textLength > 0
    }

    /// Returns the position at which a run begins, for errors.
    func runPosition(_ run: TextRun) -> UInt32 {
        let parent = nodes[Int(run.parent)]
        if run.start < parent.end {
            let first = nodes[Int(run.start)]
            return first.position - UInt32(first.leadingSpace)
        }
        return parent.flags & NodeFlag.side == 0 && parent.textLength > 0 ? parent.textStart : parent.position
    }

    /// Returns the exact characters of a run; valid until the next call.
    func runText(_ number: UInt32) -> ByteSlice {
        let run = core.pointee.runs[Int(number)]
        core.pointee.scratch.truncate(to: 0)
        var node = run.start
        while node < run.end {
            let record = nodes[Int(node)]
            appendSpace(before: record)
            if record.kind == NodeKind.text {
                TextDecoding.append(text: store.rawText(record), to: &core.pointee.scratch)
            } else if record.kind == NodeKind.cdata {
                store.appendSection(record, to: &core.pointee.scratch)
            }
            node = record.end
        }
        let parent = nodes[Int(run.parent)]
        if run.end < parent.end {
            appendSpace(before: nodes[Int(run.end)])
        } else if parent.flags & NodeFlag.cdata != 0 {
            store.appendSection(parent, to: &core.pointee.scratch)
        } else {
            TextDecoding.append(text: store.rawText(parent), to: &core.pointee.scratch)
        }
        return core.pointee.scratch.bytes
    }

    private func appendSpace(before record: NodeRecord) {
        guard record.leadingSpace > 0 else { return }
        TextDecoding.append(text: store.leadingSpace(record), to: &core.pointee.scratch)
    }
}
