/// Escaping of text for use in a document.
///
/// Every function examines each byte once, for characters to escape and for characters that XML cannot represent. It
/// returns nil on success, or the forbidden scalar; the caller must then discard what was appended. The bytes must be
/// valid UTF-8; nothing past them is read.
package enum Escaping {
    /// Appends character data: `& < > ' "` as predefined entities, and CR as a reference so that it is not read back as
    /// a line end.
    static func appendText(_ bytes: ByteSlice, to out: inout ByteBuffer) -> UInt32? {
        append(bytes, text, to: &out)
    }

    /// Appends an attribute value without its quotes, escaped like text, with tab and LF as references too, so that
    /// they are not read back as spaces.
    static func appendAttribute(_ bytes: ByteSlice, to out: inout ByteBuffer) -> UInt32? {
        append(bytes, attribute, to: &out)
    }

    /// Appends character data with only the necessary escapes: quotes and apostrophes are not escaped.
    static func appendPlainText(_ bytes: ByteSlice, to out: inout ByteBuffer) -> UInt32? {
        append(bytes, plainText, to: &out)
    }

    /// Appends a double-quoted attribute value without its quotes, with only the necessary escapes.
    package static func appendPlainAttribute(_ bytes: ByteSlice, to out: inout ByteBuffer) -> UInt32? {
        append(bytes, plainAttribute, to: &out)
    }

    /// Appends character data with the white space at both ends written as references, so that a reader that trims
    /// values, such as ``XMLDecoder``, preserves it.
    static func appendValueText(_ bytes: ByteSlice, to out: inout ByteBuffer) -> UInt32? {
        guard let first = bytes.first, ByteClass.isSpace(first) || ByteClass.isSpace(bytes[bytes.count &- 1]) else {
            return append(bytes, text, to: &out)
        }
        return append(valueText: bytes, to: &out, appendText)
    }

    /// Appends the white space at both ends as references, and what is between with a function.
    static func append(
        valueText bytes: ByteSlice, to out: inout ByteBuffer, _ appendInner: (ByteSlice, inout ByteBuffer) -> UInt32?
    ) -> UInt32? {
        var start = 0
        var end = bytes.count
        while start < end, ByteClass.isSpace(bytes[start]) { start += 1 }
        while end > start, ByteClass.isSpace(bytes[end - 1]) { end -= 1 }
        for space in bytes.part(0..<start) { appendReference(to: space, &out) }
        if let forbidden = appendInner(bytes.part(start..<end), &out) { return forbidden }
        for space in bytes.part(from: end) { appendReference(to: space, &out) }
        return nil
    }

    /// Appends a CDATA section with its delimiters. `]]>` is split between two sections; CR, which a section cannot
    /// contain, is written as a reference between two.
    package static func appendCDATA(_ bytes: ByteSlice, to out: inout ByteBuffer) -> UInt32? {
        out.append("<![CDATA[")
        var run = 0
        for index in bytes.indices {
            let byte = bytes[index]
            if byte == UInt8(ascii: ">"), index >= 2, bytes[index - 1] == 0x5D, bytes[index - 2] == 0x5D {
                out.append(bytes.part(run..<index))
                out.append("]]><![CDATA[")
                run = index
            } else if byte == 0x0D {
                out.append(bytes.part(run..<index))
                out.append("]]>&#13;<![CDATA[")
                run = index + 1
            } else if byte < 0x20 || byte == 0xEF, let forbidden = forbidden(bytes, at: index) {
                return forbidden
            }
        }
        out.append(bytes.part(from: run))
        out.append("]]>")
        return nil
    }

    /// The first scalar that XML cannot represent, not even as a reference (production 2).
    static func forbidden(_ bytes: ByteSlice) -> UInt32? {
        for index in bytes.indices where bytes[index] < 0x20 || bytes[index] == 0xEF {
            if let forbidden = forbidden(bytes, at: index) { return forbidden }
        }
        return nil
    }

    /// The forbidden scalar that a control character or the byte 0xEF at an index begins, or nil.
    @inline(__always)
    static func forbidden(_ bytes: ByteSlice, at index: Int) -> UInt32? {
        let byte = bytes[index]
        if byte == 0xEF {
            guard bytes.count - index >= 3, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE else { return nil }
            return bytes[index + 2] == 0xBE ? 0xFFFE : 0xFFFF
        }
        return byte == 0x09 || byte == 0x0A || byte == 0x0D ? nil : UInt32(byte)
    }

    // MARK: - The loop

    private static let text: UInt8 = 1
    private static let attribute: UInt8 = 2
    private static let plainText: UInt8 = 4
    private static let plainAttribute: UInt8 = 8

    @inline(__always)
    private static func append(
        _ bytes: ByteSlice, _ kind: UInt8, to out: inout ByteBuffer
    ) -> UInt32? {
        var index = 0
        var run = 0
        while let stop = ByteSearch.escapeStop(
            bytes, from: &index, tabs: kind == attribute || kind == plainAttribute, quotes: kind != plainText,
            apostrophes: kind == text || kind == attribute)
        {
            let byte = bytes[stop]
            index = stop &+ 1
            if byte == 0xEF {
                if let forbidden = forbidden(bytes, at: stop) { return forbidden }
                continue
            }
            let reference = reference(to: byte)
            guard reference != 0 else { return UInt32(byte) }
            out.append(short: bytes.part(run..<stop))
            out.append(reference, first: Int(reference &>> 56))
            run = index
        }
        out.append(short: bytes.part(from: run))
        return nil
    }

    // MARK: - References

    private static func appendReference(to space: UInt8, _ out: inout ByteBuffer) {
        let reference = reference(to: space)
        if reference != 0 {
            out.append(reference, first: Int(reference &>> 56))
        } else {
            out.append("&#32;")
        }
    }

    /// The packed reference for a byte that this type writes as one; zero for all others.
    private static func reference(to byte: UInt8) -> UInt64 {
        switch byte {
        case UInt8(ascii: "&"): packed("&amp;")
        case UInt8(ascii: "<"): packed("&lt;")
        case UInt8(ascii: ">"): packed("&gt;")
        case UInt8(ascii: "'"): packed("&apos;")
        case UInt8(ascii: "\""): packed("&quot;")
        case 0x09: packed("&#9;")
        case 0x0A: packed("&#10;")
        case 0x0D: packed("&#13;")
        default: 0
        }
    }

    /// A reference of at most seven bytes in little-endian order, with its length in the highest byte.
    @inline(__always)
    private static func packed(_ reference: StaticString) -> UInt64 {
        ByteSlice(reference).word(at: 0) | UInt64(reference.utf8CodeUnitCount) &<< 56
    }
}
