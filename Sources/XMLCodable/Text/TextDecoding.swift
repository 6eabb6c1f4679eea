/// Decoding of raw character data and attribute values into text.
///
/// The ranges were checked when the document was scanned; a reference that cannot be resolved is copied unchanged.
package enum TextDecoding {
    /// Appends character data with its references resolved and its line ends normalized (section 2.11).
    @inline(never)
    package static func append(text: ByteSlice, resolvingReferences: Bool = true, to out: inout ByteBuffer) {
        append(text, space: 0x0A, resolvingReferences, to: &out, ByteSearch.characterDataStops)
    }

    /// Appends an attribute value, normalized as type CDATA (section 3.3.3).
    @inline(never)
    static func append(attribute value: ByteSlice, resolvingReferences: Bool = true, to out: inout ByteBuffer) {
        append(value, space: 0x20, resolvingReferences, to: &out, ByteSearch.attributeStops)
    }

    /// Appends text with its references resolved. It is copied block by block while it is searched.
    ///
    /// - Parameters:
    ///   - space: What replaces the white space at which `stops` stops.
    ///   - stops: Marks `&` and the white space to replace in a block; may mark zeros.
    @inline(__always)
    private static func append(
        _ text: ByteSlice, space: UInt8, _ resolvingReferences: Bool, to out: inout ByteBuffer,
        _ stops: (ByteSearch.Block) -> ByteSearch.Marks
    ) {
        var index = 0
        while true {
            index = out.append(blocksOf: text, from: index) { ByteSearch.any(stops($0)) }
            // The block with a stop, or the last one; zeros follow the end.
            let block = text.block(paddedAt: index)
            let length = Swift.min(ByteSearch.first(stops(block)) ?? 16, text.count &- index)
            out.append(block, first: length)
            index &+= length
            if index == text.count { return }
            if text[index] != UInt8(ascii: "&") {
                out.append(space)
                index &+= text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A ? 2 : 1
            } else if resolvingReferences, let (scalar, length) = try? References.read(text, at: index) {
                if scalar < 0x80 {
                    out.append(UInt8(truncatingIfNeeded: scalar))
                } else {
                    UTF8Scalar.append(scalar, to: &out)
                }
                index &+= length
            } else {
                out.append(UInt8(ascii: "&"))
                index &+= 1
            }
        }
    }
}
