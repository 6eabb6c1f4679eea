/// Repairs of the ends of a document: text outside of the root element, and elements that do not end.
///
/// It runs after the scanner has failed, reads the text once, and only finds tags, where the cutter of streams finds them
/// (``MarkupEnds``). What it makes is scanned again. Everything stays at its offset: text is blanked, and end tags are added at
/// the end.
struct MarkupRepair {
    private let repairs: XML.Repairs
    private var bytes: [UInt8]
    /// The text in which tags are found: without U+0000, which would be its end, and without what is cut off at the end.
    private var text: SourceBytes
    private var log = RepairLog()
    private var isChanged = false
    /// The names of the open elements.
    private var open: [[UInt8]]
    private var hasRoot: Bool
    private let isFragment: Bool
    /// Whether the text is the start of the document, and nothing but text was read yet.
    private var isAtStart: Bool
    /// Whether the text is the end of the document.
    private let isLast: Bool
    /// Where the XML declaration begins that other text comes before.
    private var declaration: Int?

    /// Returns the repaired source and what was repaired; nil if there is nothing to repair.
    static func repaired(
        _ source: SourceBytes, _ repairs: XML.Repairs, isFragment: Bool, part: DocumentPart?
    ) -> (source: SourceBytes, log: RepairLog)? {
        guard !repairs.isDisjoint(with: [.outsideRoot, .missingEnd]) else { return nil }
        var repair = MarkupRepair(source, repairs, isFragment: isFragment, part: part)
        repair.run(from: source.textStart)
        return repair.isChanged ? (source.replacing(by: repair.bytes, from: repair.declaration), repair.log) : nil
    }

    private init(_ source: SourceBytes, _ repairs: XML.Repairs, isFragment: Bool, part: DocumentPart?) {
        self.repairs = repairs
        self.isFragment = isFragment
        // The slice is used while the source is alive.
        bytes = Array(unsafe source.bytes)
        text = source
        isLast = part.map { $0.openCount == nil } ?? true
        isAtStart = part?.prologue == nil
        switch part?.start {
        case nil, .document?, .root?: (open, hasRoot) = ([], false)
        case .content(let context)?: (open, hasRoot) = (context.chain.map(\.name), true)
        case .epilog?: (open, hasRoot) = ([], true)
        }
    }

    private mutating func run(from start: Int) {
        if repairs.contains(.missingEnd), isLast { cutCharacter(text.cut) }
        if isChanged || bytes.contains(0) { text = SourceBytes(copying: bytes.map { $0 == 0 ? 0x20 : $0 }) }
        var index = start
        while true {
            let text = index
            while index < bytes.count, bytes[index] != UInt8(ascii: "<") || open.isEmpty && !isMarkup(index) {
                index += 1
            }
            let isDeclaration =
                open.isEmpty && bytes.stands("<?xml", at: index) && index + 5 < bytes.count && isBlank(bytes[index + 5])
            if open.isEmpty { leaveOut(text..<index, isBeforeDeclaration: isDeclaration && isAtStart) }
            guard index < bytes.count else { break }
            let markup = index
            defer { isAtStart = false }
            if isDeclaration, !isAtStart {
                // Another one means nothing.
                guard let end = bytes.end(of: "?>", from: index + 5) else { break }
                leaveOut(index..<end)
                index = end
            } else if let end = read(markup) {
                // What follows the root element is only repaired if it is text.
                if end < 0 { return }
                index = end
            } else {
                return cutOff(markup)
            }
        }
        close()
    }

    /// Whether a `<` can begin markup outside of the root element.
    private func isMarkup(_ index: Int) -> Bool {
        index + 1 < bytes.count && MarkupEnds.beginsMarkup(bytes[index + 1])
    }

    /// Reads a tag or other markup; returns its end, nil if it has none, or a negative number if it cannot be here.
    private mutating func read(_ start: Int) -> Int? {
        // The text is alive.
        let text = unsafe self.text.text
        var at = text.cursor(at: start)
        let kind = MarkupEnds.skip(&at)
        let end = at.rest > 0 ? at - text.start + 1 : nil
        switch kind {
        case .comment, .section, .instruction: break
        case .doctype:
            if !hasRoot { return bytes.stands("<!DOCTYPE", at: start) ? end : -1 }
            // Only a comment or a section can be cut off here.
            let isCut = ["<!--", "<![CDATA["].contains { $0.utf8.starts(with: bytes[start...]) }
            return isCut ? nil : -1
        case .endTag: if end != nil, open.popLast() == nil { return -1 }
        case .startTag, .emptyTag:
            if open.isEmpty, hasRoot, !isFragment { return -1 }
            guard end != nil else { return nil }
            hasRoot = true
            if kind == .startTag {
                let tag = text.slice(text.cursor(at: start + 1), at)
                open.append(Array(tag.part(0..<MarkupEnds.nameLength(tag)).prefix { !isBlank($0) }))
            }
        }
        return end
    }

    // MARK: - Repairs

    /// Blanks text outside of the root element; before the XML declaration, there cannot even be white space.
    private mutating func leaveOut(_ range: Range<Int>, isBeforeDeclaration: Bool = false) {
        guard repairs.contains(.outsideRoot), !range.isEmpty,
            let found = trimmed(range) ?? (isBeforeDeclaration ? range : nil)
        else { return }
        log.add(.outsideRoot, at: found.lowerBound, length: found.count, text: string(found))
        if isBeforeDeclaration { declaration = range.upperBound }
        for index in isBeforeDeclaration ? range : found where bytes[index] != 0x0A && bytes[index] != 0x0D {
            bytes[index] = 0x20
        }
        isChanged = true
    }

    /// Returns a part of the text as the document has it.
    private func string(_ range: Range<Int>) -> String {
        let bytes = bytes[range]
        let zero = text.origin?.zero
        return String(decoding: zero == nil ? bytes : bytes.map { $0 == zero ? 0 : $0 }[...], as: UTF8.self)
    }

    /// Returns a range without the white space at its ends; nil if there is nothing else.
    @inline(never)
    private func trimmed(_ range: Range<Int>) -> Range<Int>? {
        guard let first = range.first(where: { !isBlank(bytes[$0]) }),
            let last = range.last(where: { !isBlank(bytes[$0]) })
        else { return nil }
        return first..<last + 1
    }

    /// Whether a byte is white space, or a control character that another repair replaces by a space.
    private func isBlank(_ byte: UInt8) -> Bool {
        ByteClass.isSpace(byte) || byte < 0x20 && repairs.contains(.controlCharacters)
    }

    /// Removes the bytes of a character that is not complete at the end.
    ///
    /// - Parameter cut: What is wrong with such bytes that have already been removed.
    private mutating func cutCharacter(_ cut: String?) {
        if cut != nil {
            log.add(.missingEnd, at: bytes.count, length: 0, text: "\u{FFFD}")
            isChanged = true
            return
        }
        guard let first = bytes.suffix(3).lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return }
        let length = bytes[first] >= 0xF0 ? 4 : bytes[first] >= 0xE0 ? 3 : bytes[first] >= 0xC0 ? 2 : 1
        guard bytes.count - first < length else { return }
        log.add(.missingEnd, at: first, length: bytes.count - first, text: "\u{FFFD}")
        bytes.removeSubrange(first...)
        isChanged = true
    }

    /// Ends markup that is cut off: a comment or a section, whose text is kept, or a tag, which is left out.
    private mutating func cutOff(_ start: Int) {
        guard repairs.contains(.missingEnd), isLast, hasRoot else { return }
        let mark: [UInt8] =
            bytes.stands("<!--", at: start)
            ? Array("-->".utf8) : bytes.stands("<![CDATA[", at: start) ? Array("]]>".utf8) : []
        if mark.isEmpty {
            log.add(.missingEnd, at: start, length: bytes.count - start, text: string(start..<bytes.count))
            bytes.removeSubrange(start...)
        } else {
            // The mark may have begun, but not within the one that begins the comment or section.
            let content = start + (mark[0] == UInt8(ascii: "-") ? 4 : 9)
            var present = min(2, max(0, bytes.count - content))
            while present > 0, Array(bytes.suffix(present)) != Array(mark.prefix(present)) { present -= 1 }
            let shown = start..<min(start + 60, bytes.count)
            log.add(.missingEnd, at: bytes.count, length: 0, text: string(shown))
            bytes += mark.dropFirst(present)
        }
        isChanged = true
        close()
    }

    /// Returns a name as the repair of control characters leaves it: with U+FFFD for U+FFFE and U+FFFF.
    private func repaired(_ name: [UInt8]) -> [UInt8] {
        guard repairs.contains(.controlCharacters), name.contains(0xEF) else { return name }
        var name = name
        for index in name.indices.dropFirst(2)
        where name[index] | 1 == 0xBF && name[index - 1] == 0xBF && name[index - 2] == 0xEF {
            name[index] = 0xBD
        }
        return name
    }

    /// Ends the elements that are open.
    private mutating func close() {
        guard repairs.contains(.missingEnd), isLast, !open.isEmpty else { return }
        if !log.hasMissingEnd { log.add(.missingEnd, at: bytes.count, length: 0, text: "") }
        isChanged = true
        while let name = open.popLast() {
            bytes += Array("</".utf8) + repaired(name) + Array(">".utf8)
        }
    }
}
