/// A start tag or an empty-element tag in the source of a document, as offsets.
package struct SourceTag {
    /// An attribute as it is written.
    package struct Attribute {
        /// The white space before the name.
        package let space: Range<Int>
        /// The value, without its quotes.
        package let value: Range<Int>
    }

    /// The attributes in the tag. Default attributes, which come after them in the records, are not in the tag.
    package private(set) var attributes: [Attribute] = []
    /// The white space before the `>` or `/>`, and these characters.
    package let close: Range<Int>
    package let isEmptyElement: Bool

    /// Reads the tag at an offset; returns nil if there is none.
    init?(_ text: CursorText, at start: Int) {
        var at = text.cursor(at: start)
        while !ByteClass.isSpace(at[0]), at[0] != UInt8(ascii: "/"), at[0] != UInt8(ascii: ">"), at[0] != 0 { at += 1 }
        while true {
            let space = at - text.start
            at.skipSpace()
            let name = at - text.start
            if at[0] == UInt8(ascii: ">") || at[0] == UInt8(ascii: "/") && at[1] == UInt8(ascii: ">") {
                isEmptyElement = at[0] == UInt8(ascii: "/")
                close = space..<name + (isEmptyElement ? 2 : 1)
                return
            }
            at = ByteSearch.next(UInt8(ascii: "="), at)
            if at[0] != 0 { at += 1 }
            at.skipSpace()
            let quote = at[0]
            guard ByteClass.isQuote(quote) else { return nil }
            let value = at + 1
            at = ByteSearch.next(quote, value)
            guard at[0] == quote else { return nil }
            attributes.append(Attribute(space: space..<name, value: value - text.start..<at - text.start))
            at += 1
        }
    }
}

/// The markup of a document as ranges of its source, for parts that are written in the form that they have there.
///
/// Records contain no such ranges, so the markup is read again. It is well-formed, or the document would not have been
/// parsed; nil is returned for markup that is in the text of an entity.
extension NodeStore {
    /// The range of an element, from its start tag to its end tag.
    package func markup(ofElement node: Int) -> Range<Int>? {
        guard let start = nodes[node].start else { return nil }
        guard node == root else { return elementEnd(from: start).map { start..<$0 } }
        // What follows the root is known, so that a whole document need not be read again.
        let next = Int(nodes[node].end)
        var end = next < nodeCount ? nodes[next].start ?? start : source.count
        while end > start, ByteClass.isSpace(source[end - 1]) { end -= 1 }
        return end > start && source[end - 1] == UInt8(ascii: ">") ? start..<end : nil
    }

    /// The range of a node that is not an element.
    func markup(of record: NodeRecord) -> Range<Int>? {
        guard let start = record.start, let end = record.text.inSource?.upperBound else { return nil }
        switch record.kind {
        case NodeKind.element: return nil
        case NodeKind.comment, NodeKind.cdata: return start..<end + 3
        case NodeKind.processingInstruction: return start..<end + 2
        default: return start..<end
        }
    }

    /// Returns the offset after the element whose start tag is at an offset.
    private func elementEnd(from start: Int) -> Int? {
        // The store owns the source.
        let text = unsafe source.text
        var at = text.cursor(at: start)
        var depth = 0
        repeat {
            at = ByteSearch.next(UInt8(ascii: "<"), at)
            switch MarkupEnds.skip(&at) {
            case .startTag: depth += 1
            case .endTag: depth -= 1
            case .emptyTag, .comment, .section, .instruction, .doctype: break
            }
            if at.rest == 0 { return nil }
            at += 1
        } while depth > 0
        return at - text.start
    }

    /// Returns the start tag of an element.
    package func startTag(ofElement node: Int) -> SourceTag? {
        // The store owns the source.
        nodes[node].start.flatMap { unsafe SourceTag(source.text, at: $0) }
    }

    /// Whether the value of an attribute depends on the document type declaration.
    package func isExpanded(attribute index: Int) -> Bool { attributes[index].flags & AttributeFlag.side != 0 }

    /// Whether there is a reference in a range of the source.
    package func hasReference(in range: Range<Int>) -> Bool {
        // The store owns the source.
        unsafe source.slice(range.lowerBound, range.count).contains(UInt8(ascii: "&"))
    }

    /// Returns the end tag that begins at an offset.
    func endTag(at start: Int) -> Range<Int>? {
        guard start < source.count, source[start] == UInt8(ascii: "<"), source[start + 1] == UInt8(ascii: "/") else {
            return nil
        }
        // The store owns the source.
        let text = unsafe source.text
        let end = ByteSearch.next(UInt8(ascii: ">"), text.cursor(at: start))
        return end[0] == 0 ? nil : start..<end - text.start + 1
    }

    /// Whether the first line ends with CR LF; nil if there is no other line.
    package var endsLinesWithCRLF: Bool? {
        // The store owns the source.
        let text = unsafe source.text
        let end = ByteSearch.next(0x0A, text.start) - text.start
        return end < source.count ? end > 0 && source[end - 1] == 0x0D : nil
    }

    /// Whether the source has all that is in its elements: no entity or default attribute added anything.
    var isSelfContained: Bool {
        side.count == 0 && expansion.produced == 0
            || hasRepairedReferences && !hasDocumentType && !hasUndeclaredEntities
    }

    /// Appends a range of the source with its references repaired.
    package func append(_ range: Range<Int>, to out: inout ByteBuffer) {
        var start = range.lowerBound
        func append(upTo end: Int, to out: inout ByteBuffer) {
            // The store owns the source.
            if end > start { out.append(unsafe source.slice(start, end - start)) }
        }
        if hasRepairedReferences {
            repairLog.forEachReference(in: range) { reference in
                append(upTo: reference.lowerBound, to: &out)
                // As above.
                let text = unsafe source.slice(reference.lowerBound, reference.count)
                RepairedReference.append(text, to: &out)
                start = reference.upperBound
            }
        }
        append(upTo: range.upperBound, to: &out)
    }

    /// Whether a range of the source can be read back, once its references are repaired: it must not refer to entities that are
    /// not declared, nor to those whose own text was repaired.
    package func isReadable(_ range: Range<Int>) -> Bool {
        guard hasUndeclaredEntities else { return true }
        // The store owns the source.
        let text = unsafe source.slice(range.lowerBound, range.count)
        for index in text.indices where text[index] == UInt8(ascii: "&") {
            do throws(References.Problem) { _ = try References.read(text, at: index) } catch {
                guard case .entity(let length) = error, let name = names.find(text.part(index + 1..<index + 1 + length))
                else { continue }
                if suppliedEntities?.contains(name) == true { return false }
            }
        }
        return !repairLog.hasReferencesInEntities(range)
    }

    /// The offset after the XML declaration; that of the first character if there is none.
    package var declarationEnd: Int {
        // The store owns the source.
        let text = unsafe source.text
        let start = text.cursor(at: source.textStart)
        guard declaration != nil else { return source.textStart }
        let end = start.last(of: "?>")
        return end - text.start + (end[0] == 0 ? 0 : 1)
    }
}
