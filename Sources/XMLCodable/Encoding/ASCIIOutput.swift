/// Writes a document again in ASCII: other characters become references.
///
/// Where no reference can stand, in names and comments, that is impossible; CDATA sections are interrupted.
enum ASCIIOutput {
    private enum Place {
        case text, tag, value, cdata, other
    }

    /// Appends `bytes`, a document of the encoder, or returns what stands in the way.
    static func append(_ bytes: UnsafeBufferPointer<UInt8>, to out: inout ByteBuffer) -> EncodingProblem? {
        guard let start = bytes.baseAddress else { return nil }
        let end = start + bytes.count
        var at = start
        var place = Place.text
        var quote: UInt8 = 0
        func stands(_ mark: StaticString) -> Bool {
            end - at >= mark.utf8CodeUnitCount
                && (0..<mark.utf8CodeUnitCount).allSatisfy { at[$0] == mark.utf8Start[$0] }
        }
        while at < end {
            let byte = at[0]
            if byte >= 0x80 {
                let (scalar, length) = UTF8Scalar.decode(at)
                let isSection = place == .cdata
                guard place == .text || place == .value || isSection else {
                    let hex = String(scalar, radix: 16, uppercase: true)
                    return .head("the character U+\(hex) stands where US-ASCII cannot write it, in a name or a comment")
                }
                out.append((isSection ? "]]>" : "") + "&#\(scalar);" + (isSection ? "<![CDATA[" : ""))
                at += length
                continue
            }
            switch place {
            case .text where stands("<![CDATA["): place = .cdata
            case .text where stands("<!--") || stands("<?"): place = .other
            case .text where byte == UInt8(ascii: "<"): place = .tag
            case .tag where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"):
                place = .value
                quote = byte
            case .value where byte == quote: place = .tag
            case .tag where byte == UInt8(ascii: ">"): place = .text
            case .cdata where byte == UInt8(ascii: ">") && ends(with: "]]", at, start): place = .text
            case .other where byte == UInt8(ascii: ">") && (ends(with: "--", at, start) || ends(with: "?", at, start)):
                place = .text
            default: break
            }
            out.append(byte)
            at += 1
        }
        return nil
    }

    private static func ends(
        with mark: StaticString, _ at: UnsafePointer<UInt8>, _ start: UnsafePointer<UInt8>
    ) -> Bool {
        let length = mark.utf8CodeUnitCount
        return at - start >= length && (0..<length).allSatisfy { at[$0 - length] == mark.utf8Start[$0] }
    }
}
