/// Decoding of raw character data and attribute values into text.
///
/// The ranges were checked when the document was scanned; a reference that cannot be resolved is copied unchanged.
package enum TextDecoding {
    /// Appends character data with its references resolved and its line ends normalized (section 2.11).
    @inline(never)
    package static func append(text: ByteSlice, resolvingReferences: Bool = true, to out: inout ByteBuffer) {
        append(text, space: 0x0A, resolvingReferences, to: &out) { ByteSearch.characterDataStop(text, from: $0) }
    }

    /// Appends an attribute value, normalized as type CDATA (section 3.3.3).
    @inline(never)
    static func append(attribute value: ByteSlice, to out: inout ByteBuffer) {
        append(value, space: 0x20, true, to: &out) { ByteSearch.attributeStop(value, from: $0) }
    }

    /// Appends text with its references resolved.
    ///
    /// - Parameters:
    ///   - space: What replaces the white space at which `stop` stops.
    ///   - stop: Returns the index of the next `&` or white space to replace from an index on, or the count.
    @inline(__always)
    package static func append(
        _ text: ByteSlice, space: UInt8, _ resolvingReferences: Bool, to out: inout ByteBuffer,
        _ stop: (Int) -> Int
    ) {
        var index = 0
        var run = 0
        while true {
            index = stop(index)
            if index >= text.count { break }
            let scalar: UInt32
            let length: Int
            if text[index] != UInt8(ascii: "&") {
                scalar = UInt32(space)
                length = text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A ? 2 : 1
            } else if resolvingReferences, let reference = try? References.read(text, at: index) {
                (scalar, length) = reference
            } else {
                index += 1
                continue
            }
            out.append(text.part(run..<index))
            if scalar < 0x80 {
                out.append(UInt8(truncatingIfNeeded: scalar))
            } else {
                UTF8Scalar.append(scalar, to: &out)
            }
            index += length
            run = index
        }
        out.append(text.part(from: run))
    }
}
