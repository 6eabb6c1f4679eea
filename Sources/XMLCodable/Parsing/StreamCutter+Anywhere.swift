/// Cutting anywhere: after any end tag, empty element, comment or processing instruction in the root element.
///
/// The start tags since the last cut are kept as ranges of the text, since most elements end before the next one.
extension StreamCutter {
    /// Moves past text and whole tags to anything else, to a cut at or after an offset, or to the end.
    ///
    /// - Returns: Whether there is such a cut, or the text is too long.
    mutating func skipAnywhere(_ text: CursorText, _ at: inout ByteCursor, to goal: Int) -> Bool {
        while depth > 0 {
            at = ByteSearch.next(UInt8(ascii: "<"), at)
            var end = at
            switch at[1] {
            case UInt8(ascii: "/"):
                end = ByteSearch.next(UInt8(ascii: ">"), at)
                guard end < text.end else { return false }
                guard isAllowed(end - text.start + 1) else { return true }
                closeAnywhere(end - text.start + 1)
            case UInt8(ascii: "!"), UInt8(ascii: "?"), 0: return false
            default:
                guard let isEmpty = MarkupEnds.skipTag(&end) else { return false }
                guard isAllowed(end - text.start + 1) else { return true }
                openAnywhere(at - text.start..<end - text.start + 1, isEmpty: isEmpty)
            }
            at = end + 1
            if let lastCut, lastCut >= goal { return true }
        }
        return false
    }

    /// Notes a start tag.
    mutating func openAnywhere(_ tag: Range<Int>, isEmpty: Bool) {
        hasRoot = true
        if isEmpty {
            lastCut = tag.upperBound
        } else {
            openTags.append(tag)
            depth += 1
        }
    }

    /// Notes an end tag, which ends at an offset.
    mutating func closeAnywhere(_ end: Int) {
        guard depth > 0 else { return }
        depth -= 1
        if openTags.popLast() == nil { ancestors.removeLast() }
        lastCut = end
    }

    /// Adds the elements to ``ancestors`` that are open at the last cut.
    package mutating func settleAncestors(_ text: CursorText) {
        guard let lastCut else { return }
        let count = openTags.prefix { $0.lowerBound < lastCut }.count
        for tag in openTags.prefix(count) {
            let bytes = text.slice(tag.lowerBound, tag.count)
            let name = bytes.part(1..<1 + MarkupEnds.nameLength(bytes.part(from: 1)))
            let place = place(of: tag.lowerBound, in: text)
            ancestors.append(Ancestor(tag: Array(bytes), name: Array(name), place: place))
        }
        openTags.removeFirst(count)
    }
}
