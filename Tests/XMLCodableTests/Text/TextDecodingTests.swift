import Testing

@testable import XMLCodable

struct TextDecodingTests {
    /// What text is made of: as written, and what it means in character data and in an attribute.
    private static let pieces: [(raw: String, text: String, attribute: String)] = [
        ("plain ", "plain ", "plain "),
        ("a rather long run of letters", "a rather long run of letters", "a rather long run of letters"),
        ("é中😀", "é中😀", "é中😀"), ("&amp;", "&", "&"), ("&lt;", "<", "<"), ("&gt;", ">", ">"), ("&apos;", "'", "'"),
        ("&quot;", "\"", "\""), ("&#65;", "A", "A"), ("&#xE9;", "é", "é"), ("&#x1F600;", "😀", "😀"),
        ("&#13;", "\u{D}", "\u{D}"), ("&#10;", "\u{A}", "\u{A}"), ("\u{D}\u{A}", "\u{A}", " "), ("\u{D}", "\u{A}", " "),
        ("\u{A}", "\u{A}", " "), ("\u{9}", "\u{9}", " "), ("&unknown;", "&unknown;", "&unknown;"), ("x", "x", "x"),
    ]

    private func decoded(_ decode: (inout ByteBuffer) -> Void) -> [UInt8] {
        ByteBuffer.withScratch(capacity: 16) { buffer in
            decode(&buffer)
            return Array(buffer.string.utf8)
        }
    }

    @Test(
        "References are resolved and white space is normalized wherever they are; without references only line ends change"
    )
    func pieces() {
        var generator = SplitMix(seed: 211)
        for _ in 0..<2_000 {
            var (raw, text, attribute) = ("", "", "")
            for _ in 0..<Int.random(in: 0..<9, using: &generator) {
                let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
                // CR and LF would be one line end.
                if raw.utf8.last == 0x0D, piece.raw.utf8.first == 0x0A { continue }
                raw += piece.raw
                text += piece.text
                attribute += piece.attribute
            }
            raw.withBytes { bytes in
                let decodedText = decoded { TextDecoding.append(text: bytes, to: &$0) }
                expectEqual(decodedText, Array(text.utf8), for: "\(raw.debugDescription)")
                let decodedAttribute = decoded { TextDecoding.append(attribute: bytes, to: &$0) }
                expectEqual(decodedAttribute, Array(attribute.utf8), for: "\(raw.debugDescription)")
            }
        }
        forEachRow([
            ("&amp;\r\n&#65;\r", "&amp;\n&#65;\n"), ("no change & none", "no change & none"), ("\r\r\n", "\n\n"),
            ("", ""),
        ]) { raw, expected in
            let found = raw.withBytes { bytes in
                decoded { TextDecoding.append(text: bytes, resolvingReferences: false, to: &$0) }
            }
            expectEqual(found, Array(expected.utf8))
        }
    }
}
