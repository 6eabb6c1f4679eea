/// Gives finished markup another style: how empty elements, attributes and line ends look.
///
/// It reads what was written, which is well-formed, tag by tag, and changes nothing that a parser passes on. The parts of a
/// document can be styled one after another, if none of them begins or ends inside a tag or the like.
package struct MarkupStyle {
    private let formatting: XML.OutputFormatting
    private let indentation: XML.Indentation
    /// The number of open elements.
    private var depth = 0
    private var out: ByteBuffer

    /// Returns nil if the formatting has no such style.
    package init?(_ formatting: XML.OutputFormatting, _ indentation: XML.Indentation) {
        guard !formatting.isDisjoint(with: .restyling) else { return nil }
        self.formatting = formatting
        self.indentation = indentation
        out = ByteBuffer(capacity: 0)
    }

    /// Returns a document in another style. Consumes the document.
    package static func styled(
        _ document: ByteBuffer, _ formatting: XML.OutputFormatting, _ indentation: XML.Indentation
    ) -> ByteBuffer {
        guard var style = MarkupStyle(formatting, indentation) else { return document }
        var document = document
        style.restyle(&document, from: 0)
        return document
    }

    /// Replaces the markup in a buffer from an offset on.
    package mutating func restyle(_ buffer: inout ByteBuffer, from start: Int) {
        // The array has its own copy.
        let styled = styled(Array(unsafe buffer.bytes(start..<buffer.count)))
        buffer.truncate(to: start)
        buffer.append(styled)
    }

    /// Returns markup in another style.
    package mutating func styled(_ markup: [UInt8]) -> [UInt8] {
        out = ByteBuffer(capacity: markup.count + markup.count / 8)
        // The buffer has no other owner, and the result has its own copy.
        defer { unsafe out.deallocate() }
        var index = 0
        while index < markup.count {
            let start = index
            while index < markup.count, markup[index] != UInt8(ascii: "<") { index += 1 }
            copy(markup[start..<index])
            guard index < markup.count else { break }
            index = appendMarkup(markup, index)
        }
        return out.array
    }

    /// Appends bytes with the line ends of the style.
    private mutating func copy(_ bytes: ArraySlice<UInt8>) {
        let areCRLF = formatting.contains(.crlfLineEnds)
        for byte in bytes {
            if byte == 0x0A, areCRLF { out.append(0x0D) }
            out.append(byte)
        }
    }

    /// Appends a tag or other markup; returns its end.
    private mutating func appendMarkup(_ markup: [UInt8], _ start: Int) -> Int {
        let found: Int?
        if markup.stands("<!--", at: start) {
            found = markup.end(of: "-->", from: start + 4)
        } else if markup.stands("<![CDATA[", at: start) {
            found = markup.end(of: "]]>", from: start + 9)
        } else if markup.stands("<?", at: start) {
            found = markup.end(of: "?>", from: start + 2)
        } else if markup.stands("<!", at: start) {
            var doctype = MarkupEnds.Doctype()
            found = markup[(start + 2)...].firstIndex { doctype.ends(with: $0) }.map { $0 + 1 }
        } else if markup.stands("</", at: start) {
            found = markup.end(of: ">", from: start)
            depth -= 1
        } else {
            return appendStartTag(markup, start)
        }
        let end = found ?? markup.count
        copy(markup[start..<end])
        return end
    }

    // MARK: - Start tags

    private mutating func appendStartTag(_ markup: [UInt8], _ start: Int) -> Int {
        var index = start
        while index < markup.count, !ByteClass.isSpace(markup[index]), markup[index] != UInt8(ascii: ">"),
            markup[index] != UInt8(ascii: "/")
        {
            index += 1
        }
        copy(markup[start..<index])
        var attributes: [(name: Range<Int>, value: Range<Int>)] = []
        while index < markup.count {
            skipSpace(markup, &index)
            let name = index
            while index < markup.count, !ByteClass.isSpace(markup[index]), markup[index] != UInt8(ascii: "="),
                markup[index] != UInt8(ascii: ">"), markup[index] != UInt8(ascii: "/")
            {
                index += 1
            }
            let nameEnd = index
            skipSpace(markup, &index)
            guard index < markup.count, markup[index] == UInt8(ascii: "=") else { break }
            index += 1
            skipSpace(markup, &index)
            guard index < markup.count else { break }
            let quote = index
            index += 1
            while index < markup.count, markup[index] != markup[quote] { index += 1 }
            attributes.append((name..<nameEnd, quote..<index))
            index += 1
        }
        let areOnLines = formatting.contains(.attributesOnLines) && attributes.count > 1
        for attribute in attributes {
            if areOnLines { appendLine() } else { out.append(UInt8(ascii: " ")) }
            copy(markup[attribute.name])
            out.append(UInt8(ascii: "="))
            appendValue(markup, attribute.value)
        }
        guard index < markup.count, markup[index] == UInt8(ascii: "/") else {
            out.append(UInt8(ascii: ">"))
            depth += 1
            return min(markup.count, index + 1)
        }
        out.append(formatting.contains(.compactEmptyElements) ? "/>" : " />")
        return min(markup.count, index + 2)
    }

    private func skipSpace(_ markup: [UInt8], _ index: inout Int) {
        while index < markup.count, ByteClass.isSpace(markup[index]) { index += 1 }
    }

    private mutating func appendLine() {
        if formatting.contains(.crlfLineEnds) { out.append(0x0D) }
        indentation.appendLine(max(0, depth) + 1, to: &out)
    }

    /// Appends a value in quotes.
    ///
    /// - Parameter range: From the quote to the end of the value.
    private mutating func appendValue(_ markup: [UInt8], _ range: Range<Int>) {
        let isChanged = formatting.contains(.singleQuotes) && markup[range.lowerBound] == UInt8(ascii: "\"")
        let quote = isChanged ? UInt8(ascii: "'") : markup[range.lowerBound]
        out.append(quote)
        for byte in markup[range].dropFirst() {
            if isChanged, byte == quote { out.append("&apos;") } else { copy([byte]) }
        }
        out.append(quote)
    }
}
