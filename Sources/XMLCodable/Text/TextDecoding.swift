/// Decoding of raw character data and attribute values into text.
enum TextDecoding {
    /// Appends character data with its references resolved and its line ends normalized (section 2.11).
    ///
    /// The range was checked when the document was scanned; a reference that cannot be resolved is copied unchanged.
    static func append(text: ByteSlice, resolvingReferences: Bool = true, to out: inout ByteBuffer) {
        var index = 0
        var run = 0
        while true {
            index = ByteSearch.decodeStop(text, from: index)
            if index >= text.count { break }
            if text[index] == 0x0D {
                out.append(text.part(run..<index))
                out.append(0x0A)
                index += index + 1 < text.count && text[index + 1] == 0x0A ? 2 : 1
                run = index
            } else if resolvingReferences, let reference = try? References.read(text, at: index) {
                out.append(text.part(run..<index))
                UTF8Scalar.append(reference.scalar, to: &out)
                index += reference.length
                run = index
            } else {
                index += 1
            }
        }
        out.append(text.part(from: run))
    }

    /// Appends an attribute value, normalized as type CDATA (section 3.3.3).
    static func append(attribute value: ByteSlice, to out: inout ByteBuffer) {
        var index = 0
        while index < value.count {
            let byte = value[index]
            if byte == UInt8(ascii: "&"), let reference = try? References.read(value, at: index) {
                UTF8Scalar.append(reference.scalar, to: &out)
                index += reference.length
            } else if byte == 0x0D {
                out.append(0x20)
                index += index + 1 < value.count && value[index + 1] == 0x0A ? 2 : 1
            } else {
                out.append(byte == 0x0A || byte == 0x09 ? 0x20 : byte)
                index += 1
            }
        }
    }
}
