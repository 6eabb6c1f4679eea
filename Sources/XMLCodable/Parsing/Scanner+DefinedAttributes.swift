/// The effects of the DTD on the attributes of a start tag: entities in values, types and defaults.
extension Scanner {
    /// A value in the side buffer, in the raw form that it would have in the source between double quotes.
    struct SideValue {
        var range: Range<Int>
        var flags: UInt16
    }

    /// Expands and normalizes the attributes from `first` on of the start tag at `tag`, and adds the default ones.
    mutating func applyDefinition(
        _ tag: Pointer, _ element: UInt32, _ first: Int, _ special: inout UInt16
    ) throws(ScanFailure) {
        if special & NameTable.hasEntity != 0 {
            for index in first..<attributes.count where attributes[index].flags & AttributeFlag.hasEntity != 0 {
                // A value with references that are not expanded yet is in the text being read.
                guard let range = attributes[index].value.inSource else { continue }
                let (start, valueEnd) = cursors(to: range)
                replaceValue(of: index, by: try expandedValue(start, valueEnd))
            }
        }
        guard let list = attributeList(of: element), let definition else { return try checkSide(tag) }
        if !list.tokenized.isEmpty {
            for index in first..<attributes.count where isTokenized(attributes[index].name, list) {
                let attribute = attributes[index]
                switch attribute.value {
                case .source(let range):
                    guard needsTokenizing(rawValue(attribute), attribute.flags) else { continue }
                    let (start, valueEnd) = cursors(to: range)
                    replaceValue(of: index, by: tokenized(copiedValue(start, valueEnd)))
                case .side(let range):
                    replaceValue(of: index, by: tokenized(SideValue(range: range, flags: attribute.flags)))
                }
            }
        }
        let stamp = names.firstStamp &+ UInt32(truncatingIfNeeded: nodes.count)
        for value in list.defaults {
            guard let found = names.entries[Int(value.name)].stamp(stamp) else { continue }
            special |= found
            // The size that it would have in a document, but at least that of its record in memory.
            let bytes = Int(names.entries[Int(value.name)].length) + value.value.range.count + 4
            try count(produced: max(bytes, MemoryLayout<AttributeRecord>.stride), definition, at: tag)
            attributes.append(value.record)
        }
        try checkSide(tag)
    }

    private func replaceValue(of attribute: Int, by value: SideValue) {
        attributes[attribute].setValue(side: value.range, flags: value.flags)
    }

    /// The raw bytes of a value, in the source or the side buffer; valid until the next value is made.
    @inline(__always)
    func rawValue(_ attribute: AttributeRecord) -> ByteSlice {
        switch attribute.value {
        case .source(let range): return input.slice(range.lowerBound, range.count)
        // Valid until something is appended to the side buffer.
        case .side(let range): return unsafe side.bytes(range)
        }
    }

    /// The start and the end of a range of the text being read.
    func cursors(to range: Range<Int>) -> (Pointer, Pointer) {
        (input.cursor(at: range.lowerBound), input.cursor(at: range.upperBound))
    }

    /// The position of an attribute's name in the text being read, for errors; that of the tag if the value is not in
    /// that text.
    mutating func place(_ attribute: AttributeRecord, _ tag: Pointer) -> Pointer {
        guard let range = attribute.value.inSource else { return tag }
        let before = input.slice(tag, input.cursor(at: range.lowerBound - 1))
        let isBetween: (UInt8) -> Bool = { $0 == UInt8(ascii: "=") || ByteClass.isSpace($0) }
        let end = (before.lastIndex { !isBetween($0) } ?? -1) + 1
        let length = Int(names.entries[Int(attribute.name)].length)
        return end > length ? input.cursor(at: offset(tag) + end - length) : tag
    }

    // MARK: - Values

    /// Copies a checked value to the side buffer and expands its references to entities (section 3.3.3).
    mutating func expandedValue(_ start: Pointer, _ valueEnd: Pointer) throws(ScanFailure) -> SideValue {
        let from = side.count
        let depth = inclusions.count
        var at = start
        while true {
            // The value itself ends at its closing quote; the text of an entity ends at its own end.
            let stop = inclusions.count == depth ? valueEnd : end
            let piece = at
            while at < stop, at[0] != UInt8(ascii: "&"), at[0] != UInt8(ascii: "<") { at += 1 }
            appendValue(piece, at)
            if at >= stop {
                guard inclusions.count > depth, let definition else { break }
                at = leaveEntity(definition)
            } else if at[0] == UInt8(ascii: "<") {
                throw failure(.syntax, at, "'<' is not allowed in an attribute value, not even through an entity")
            } else {
                at = try passReference(at, isInValue: true)
            }
        }
        return endValue(from)
    }

    private mutating func copiedValue(_ start: Pointer, _ end: Pointer) -> SideValue {
        let from = side.count
        appendValue(start, end)
        return endValue(from)
    }

    private func endValue(_ from: Int) -> SideValue {
        SideValue(range: from..<side.count, flags: AttributeFlag.side | AttributeFlag.encoded)
    }

    /// Appends a piece of a value in a form that is valid between double quotes.
    ///
    /// In the text of an entity every white-space character becomes a space, since line ends are already normalized
    /// there.
    mutating func appendValue(_ start: Pointer, _ end: Pointer) {
        var at = start
        while at < end {
            switch at[0] {
            case UInt8(ascii: "\""): side.append("&quot;")
            case 0x0D where inclusions.isEmpty:
                side.append(0x20)
                if at[1] == 0x0A { at += 1 }
            case 0x09, 0x0A, 0x0D: side.append(0x20)
            default: side.append(at[0])
            }
            at += 1
        }
    }

    // MARK: - Types

    /// Returns whether a value may contain spaces that an attribute of a type other than CDATA does not keep.
    private func needsTokenizing(_ value: ByteSlice, _ flags: UInt16) -> Bool {
        if flags & AttributeFlag.encoded != 0 { return true }
        guard let first = value.first, let last = value.last else { return false }
        if first == 0x20 || last == 0x20 { return true }
        return (1..<value.count).contains { value[$0] == 0x20 && value[$0 - 1] == 0x20 }
    }

    /// Normalizes the value of an attribute of a type other than CDATA: no spaces at the ends, and single ones between.
    ///
    /// A space written as a reference counts as one too; other references are left unchanged.
    mutating func tokenized(_ value: SideValue) -> SideValue {
        let from = side.count
        var index = value.range.lowerBound
        let end = value.range.upperBound
        var isPending = false
        while index < end {
            var length = 1
            var isSpace = side[index] == 0x20
            // Nothing is appended while the slice is in use.
            if side[index] == UInt8(ascii: "&"), let reference = try? References.read(unsafe side.bytes(index..<end)) {
                length = reference.length
                isSpace = reference.scalar == 0x20
            }
            if isSpace {
                isPending = side.count > from
            } else {
                if isPending { side.append(0x20) }
                isPending = false
                for offset in index..<index + length { side.append(side[offset]) }
            }
            index += length
        }
        return endValue(from)
    }
}
