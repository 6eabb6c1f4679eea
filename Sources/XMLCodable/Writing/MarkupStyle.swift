/// Gives finished markup another style: how empty elements, attributes and line ends look.
///
/// It reads what was written, which is well-formed, tag by tag, and changes nothing that a parser passes on. The parts of a
/// document can be styled one after another, if none of them begins or ends inside a tag or the like.
package struct MarkupStyle {
    private let formatting: XML.OutputFormatting
    private let indentation: XML.Indentation
    /// The number of open elements.
    private var depth = 0

    /// Returns nil if the formatting has no such style.
    package init?(_ formatting: XML.OutputFormatting, _ indentation: XML.Indentation) {
        guard !formatting.isDisjoint(with: .restyling) else { return nil }
        self.formatting = formatting
        self.indentation = indentation
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
        // The source has its own copy.
        let markup = unsafe SourceBytes(copying: buffer.bytes(start..<buffer.count))
        buffer.truncate(to: start)
        append(markup, to: &buffer)
    }

    /// Returns markup in another style.
    package mutating func styled(_ markup: [UInt8]) -> [UInt8] {
        ByteBuffer.withScratch(capacity: markup.count + markup.count / 8) { out in
            append(SourceBytes(copying: markup), to: &out)
            return out.array
        }
    }

    private mutating func append(_ markup: SourceBytes, to out: inout ByteBuffer) {
        // The caller retains the source.
        let text = unsafe markup.text
        var at = text.start
        while at.rest > 0 {
            let start = at
            at = ByteSearch.next(UInt8(ascii: "<"), at)
            copy(text.slice(start, at), to: &out)
            let tag = at
            let kind = MarkupEnds.skip(&at)
            if at.rest > 0 { at += 1 }
            if kind == .startTag || kind == .emptyTag, let read = SourceTag(text, at: tag - text.start) {
                append(read, from: tag, in: text, to: &out)
            } else {
                if kind == .endTag { depth -= 1 }
                copy(text.slice(tag, at), to: &out)
            }
        }
    }

    private mutating func append(
        _ tag: SourceTag, from start: ByteCursor, in text: CursorText, to out: inout ByteBuffer
    ) {
        let nameEnd = tag.attributes.first?.space.lowerBound ?? tag.close.lowerBound
        out.append(text.slice(start, text.cursor(at: nameEnd)))
        let areOnLines = formatting.contains(.attributesOnLines) && tag.attributes.count > 1
        for attribute in tag.attributes {
            if areOnLines { appendLine(to: &out) } else { out.append(UInt8(ascii: " ")) }
            let name = text.slice(from: text.cursor(at: attribute.space.upperBound))
            let length = name.firstIndex { ByteClass.isSpace($0) || $0 == UInt8(ascii: "=") } ?? 0
            out.append(name.part(0..<length))
            out.append(UInt8(ascii: "="))
            let quote = text.cursor(at: attribute.value.lowerBound - 1)[0]
            let isChanged = formatting.contains(.singleQuotes) && quote == UInt8(ascii: "\"")
            out.append(isChanged ? UInt8(ascii: "'") : quote)
            copy(text.slice(attribute.value.lowerBound, attribute.value.count), escapesApostrophes: isChanged, to: &out)
            out.append(isChanged ? UInt8(ascii: "'") : quote)
        }
        if tag.isEmptyElement {
            out.append(formatting.contains(.compactEmptyElements) ? "/>" : " />")
        } else {
            out.append(UInt8(ascii: ">"))
            depth += 1
        }
    }

    private func appendLine(to out: inout ByteBuffer) {
        if formatting.contains(.crlfLineEnds) { out.append(0x0D) }
        indentation.appendLine(max(0, depth) + 1, to: &out)
    }

    /// Appends bytes with the line ends of the style.
    private func copy(_ bytes: ByteSlice, escapesApostrophes: Bool = false, to out: inout ByteBuffer) {
        let areCRLF = formatting.contains(.crlfLineEnds)
        for byte in bytes {
            if escapesApostrophes, byte == UInt8(ascii: "'") {
                out.append("&apos;")
            } else {
                if byte == 0x0A, areCRLF { out.append(0x0D) }
                out.append(byte)
            }
        }
    }
}
