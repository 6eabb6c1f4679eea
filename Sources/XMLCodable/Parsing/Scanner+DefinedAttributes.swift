/// The effects of the DTD on the attributes of a start tag: entities in values, types and defaults.
extension Scanner {
    /// A value in the side buffer, in the raw form that it would have in the source between double quotes.
    struct SideValue {
        var start: UInt32
        var length: UInt32
        var flags: UInt16
    }

    /// Expands and normalizes the attributes from `first` on of the start tag at `tag`, and adds the default ones.
    mutating func applyDefinition(
        _ tag: Pointer, _ element: UInt32, _ first: Int, _ special: inout UInt16
    ) throws(ScanFailure) {
        if special & NameTable.hasEntity != 0 {
            for index in first..<attributes.count where attributes[index].flags & AttributeFlag.hasEntity != 0 {
                let (start, valueEnd) = value(of: attributes[index])
                replaceValue(of: index, by: try expandedValue(start, valueEnd))
            }
        }
        guard let definition, let list = definition.attributeLists[element] else { return try checkSide(tag) }
        if !list.tokenized.isEmpty {
            for index in first..<attributes.count where list.tokenized.contains(attributes[index].name) {
                let attribute = attributes[index]
                if attribute.flags & AttributeFlag.side == 0 {
                    guard needsTokenizing(rawValue(attribute), attribute.flags) else { continue }
                    let (start, valueEnd) = value(of: attribute)
                    replaceValue(of: index, by: copiedValue(start, valueEnd))
                }
                replaceValue(of: index, by: tokenized(sideValue(of: attributes[index])))
            }
        }
        let stamp = names.firstStamp &+ UInt32(truncatingIfNeeded: nodes.count)
        for value in list.defaults {
            guard let found = names.entries[Int(value.name)].stamp(stamp) else { continue }
            special |= found
            // The size that it would have in a document, but at least that of its record in memory.
            let bytes = Int(names.entries[Int(value.name)].length) + Int(value.valueLength) + 4
            try count(produced: max(bytes, MemoryLayout<AttributeRecord>.stride), definition, at: tag)
            attributes.append(
                AttributeRecord(
                    name: value.name, valueStart: value.valueStart, valueLength: value.valueLength, namespace: 0,
                    flags: value.flags))
        }
        try checkSide(tag)
    }

    private func replaceValue(of attribute: Int, by value: SideValue) {
        attributes[attribute].valueStart = value.start
        attributes[attribute].valueLength = value.length
        attributes[attribute].flags = value.flags
    }

    private func sideValue(of attribute: AttributeRecord) -> SideValue {
        SideValue(start: attribute.valueStart, length: attribute.valueLength, flags: attribute.flags)
    }

    /// The raw bytes of a value, in the source or the side buffer; valid until the next value is made.
    @inline(__always)
    func rawValue(_ attribute: AttributeRecord) -> ByteSlice {
        let start = Int(attribute.valueStart)
        let length = Int(attribute.valueLength)
        // Valid until something is appended to the side buffer.
        return attribute.flags & AttributeFlag.side == 0
            ? input.slice(start, length) : unsafe side.bytes(start..<start + length)
    }

    /// The start and the end of a value in the text being read.
    func value(of attribute: AttributeRecord) -> (Pointer, Pointer) {
        let start = Int(attribute.valueStart)
        return (input.cursor(at: start), input.cursor(at: start + Int(attribute.valueLength)))
    }

    /// The position of an attribute's name in the text being read, for errors; that of the tag if the value is not in
    /// that text.
    mutating func place(_ attribute: AttributeRecord, _ tag: Pointer) -> Pointer {
        guard attribute.flags & AttributeFlag.side == 0 else { return tag }
        let before = input.slice(tag, input.cursor(at: Int(attribute.valueStart) - 1))
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
                let length = try reference(at)
                if length > 0 {
                    side.append(input.slice(at, at + length))
                    at += length
                } else {
                    at = try enterOrKeep(at, -length, isInValue: true)
                }
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
        SideValue(
            start: UInt32(truncatingIfNeeded: from), length: UInt32(truncatingIfNeeded: side.count - from),
            flags: AttributeFlag.side | AttributeFlag.encoded)
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
        var index = Int(value.start)
        let end = index + Int(value.length)
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
