/// The text of elements and attributes, and whether there is any. Slices are valid until the next text is read.
extension DocumentReader {
    @inline(__always)
    func text(of node: UInt32, trimming: Bool) -> ByteSlice { text(of: node, self[node], trimming: trimming) }

    /// Returns the text of an element with the record that the caller has already read.
    @inline(__always)
    func text(of node: UInt32, _ record: NodeRecord, trimming: Bool) -> ByteSlice {
        read { $0.text(ofElement: Int(node), record, trimming: trimming, &memory.value.scratch) }
    }

    @inline(__always)
    func text(ofAttribute index: UInt32) -> ByteSlice {
        read { $0.value(attribute(at: index), &memory.value.scratch) }
    }

    /// Returns the string of a text of the document.
    @inline(__always)
    func string(_ bytes: ByteSlice) -> String {
        String(ofDocument: bytes, isShared: isShared, isASCII: memory.value.isASCII)
    }

    /// Returns a copy of a range of some bytes that is valid like every text.
    func copy(_ bytes: [UInt8], _ range: Range<Int>) -> ByteSlice {
        memory.value.scratch.truncate(to: 0)
        bytes.withBytes { memory.value.scratch.append($0.part(range)) }
        // The buffer belongs to the call, and changes when the next text is read.
        return unsafe memory.value.scratch.bytes
    }

    // MARK: - Empty or not

    /// Whether an attribute has no value, or none but white space unless it is a string.
    func isEmpty(attribute index: UInt32, isString: Bool) -> Bool {
        attribute(at: index).valueLength == 0 || !isString && text(ofAttribute: index).trimmed.isEmpty
    }

    /// Whether the text range of a node is white space only.
    func isBlank(_ record: NodeRecord) -> Bool {
        read { $0.rawText(record).allSatisfy { ByteClass.isSpace($0) } }
    }

    /// Whether an element has character data other than white space.
    func hasText(_ node: UInt32) -> Bool {
        let record = self[node]
        if record.flags & NodeFlag.leaf == 0 { return record.flags & NodeFlag.mixed != 0 }
        // A reference is no white space, and a carriage return is.
        return record.flags & NodeFlag.cdata != 0 || !isBlank(record)
    }

    /// Whether there are comments directly in an element.
    func hasComments(_ node: UInt32) -> Bool {
        let end = self[node].end
        // A model may ask before each value.
        if memory.value.uncommented == node { return false }
        var child = node + 1
        while child < end {
            if self[child].kind == NodeKind.comment { return true }
            child = self[child].end
        }
        memory.value.uncommented = node
        return false
    }

    /// Whether an element has no text of its own, not even empty CDATA.
    ///
    /// - Parameter trimming: Whether white space counts as no text, where it is not preserved.
    func lacksText(_ node: UInt32, trimming: Bool) -> Bool {
        let record = self[node]
        if record.flags & NodeFlag.leaf == 0 { return record.flags & NodeFlag.mixed == 0 }
        if record.flags & NodeFlag.cdata != 0 { return false }
        if record.textLength == 0 { return true }
        guard trimming, record.flags & NodeFlag.preservesSpace == 0 else { return false }
        return isBlank(record)
    }

    /// Whether an element has no child elements, and no text except white space.
    ///
    /// - Parameter isString: Whether the value is a string, for which a CDATA section and white space that is written
    ///   with references are text.
    func isEmpty(_ node: UInt32, isString: Bool = false) -> Bool {
        let record = self[node]
        if record.flags & (NodeFlag.leaf | NodeFlag.cdata | NodeFlag.encoded) == NodeFlag.leaf {
            return isBlank(record)
        }
        return isRarelyEmpty(node, record, isString: isString)
    }

    /// Whether an element with child nodes, with a CDATA section or with references is empty.
    @inline(never)
    private func isRarelyEmpty(_ node: UInt32, _ record: NodeRecord, isString: Bool) -> Bool {
        if record.flags & NodeFlag.leaf == 0 {
            guard nextElement(node + 1, record.end) == record.end else { return false }
            if record.flags & NodeFlag.mixed == 0 { return true }
        } else if record.flags & NodeFlag.cdata == 0, isBlank(record) {
            return true
        }
        return !isString && text(of: node, record, trimming: false).trimmed.isEmpty
    }

    /// Whether an element has the attribute `xsi:nil` with the value `true` or `1`.
    func isSchemaNil(_ node: UInt32) -> Bool {
        guard let attribute = schemaAttribute(node, "nil") else { return false }
        let value = store.rawValue(self.attribute(at: attribute)).trimmed
        return value.isEqual(to: "true") || value.isEqual(to: "1")
    }
}

/// The character data between two child elements, ignoring comments and processing instructions.
struct TextRun: BitwiseCopyable {
    let parent: UInt32
    /// The nodes of the run; if `end` is that of the parent, the parent's own text is part of the run.
    let start: UInt32
    let end: UInt32
}

/// Runs of text between the child elements of an element.
extension DocumentReader {
    /// Returns a number for a run.
    func add(_ run: TextRun) -> UInt32 {
        memory.value.runs.append(run)
        return UInt32(memory.value.runs.count - 1)
    }

    func run(_ number: UInt32) -> TextRun { memory.value.runs[Int(number)] }

    /// Returns whether there is any character between two positions in an element's content.
    func hasCharacters(_ parent: UInt32, _ start: UInt32, _ end: UInt32) -> Bool {
        var node = start
        while node < end {
            let record = self[node]
            if record.leadingSpace > 0 || record.kind == NodeKind.text || record.kind == NodeKind.cdata { return true }
            node = record.end
        }
        let record = self[parent]
        return end < record.end ? self[end].leadingSpace > 0 : record.textLength > 0
    }

    /// Returns the position at which a run begins, for errors.
    func position(of run: TextRun) -> UInt32 {
        let parent = self[run.parent]
        if run.start < parent.end {
            return UInt32(self[run.start].spaceBefore.lowerBound)
        }
        guard let text = parent.text.inSource, !text.isEmpty else { return parent.reportedOffset }
        return UInt32(text.lowerBound)
    }

    /// Returns the exact characters of a run; valid until the next text is read.
    func text(ofRun number: UInt32) -> ByteSlice {
        let run = run(number)
        memory.value.scratch.truncate(to: 0)
        var node = run.start
        while node < run.end {
            let record = self[node]
            appendSpace(before: record)
            if record.kind == NodeKind.text {
                TextDecoding.append(text: store.rawText(record), to: &memory.value.scratch)
            } else if record.kind == NodeKind.cdata {
                store.appendSection(record, to: &memory.value.scratch)
            }
            node = record.end
        }
        let parent = self[run.parent]
        if run.end < parent.end {
            appendSpace(before: self[run.end])
        } else if parent.flags & NodeFlag.cdata != 0 {
            store.appendSection(parent, to: &memory.value.scratch)
        } else {
            TextDecoding.append(text: store.rawText(parent), to: &memory.value.scratch)
        }
        // The buffer belongs to the call, and changes when the next text is read.
        return unsafe memory.value.scratch.bytes
    }

    private func appendSpace(before record: NodeRecord) {
        guard record.leadingSpace > 0 else { return }
        TextDecoding.append(text: store.leadingSpace(record), to: &memory.value.scratch)
    }
}
