import Testing

@testable import XMLCodable

/// Japanese encodings.
struct TranscoderJapaneseTests {
    @Test("Shift_JIS and EUC-JP match the indexes of the WHATWG Encoding Standard, for every sequence")
    func everySequence() {
        expectEqual(checksum(upperBytes + upperPairs, .shiftJIS), 0xB254_9035_36D4_FA7B)
        expectEqual(checksum(upperBytes + upperPairs, .eucJP), 0xEF3B_4D66_CE40_7B09)
        let supplements = sequences(after: [0x8F], 0xA0...0xFF, 0xA0...0xFF)
        expectEqual(checksum(supplements, .eucJP), 0x0846_525F_CF89_AEC3)
    }

    @Test("The kanji of ISO-2022-JP match the index")
    func kanji() {
        let escaped = sequences(
            after: [0x1B, 0x24, 0x42], 0x20...0x7F, 0x20...0x7F, [0x1B, 0x28, 0x42])
        expectEqual(checksum(escaped, .iso2022JP), 0x50C1_0FF2_2EA8_615F)
    }

    @Test(
        "The character sets of ISO-2022-JP follow its escape sequences",
        arguments: [
            ("a\u{1B}$B0!\u{1B}(Bb", [0x61, 0x4E9C, 0x62]),
            ("\u{1B}$@0!0\"\u{1B}(J\\~a", [0x4E9C, 0x5516, 0xA5, 0x203E, 0x61]),
            ("\u{1B}(I1\u{1B}(B\\", [0xFF71, 0x5C]),
        ] as [(String, [UInt32])])
    func escapes(text: String, expected: [UInt32]) throws {
        try expectEqual(transcoded(Array(text.utf8), .iso2022JP).get(), expected)
    }

    @Test(
        "ISO-2022-JP is strict",
        arguments: [
            ("\u{1B}$A0!", 0), ("a\u{1B}", 1), ("a\u{E}", 1), ("a\u{F}", 1), ("é", 0), ("\u{1B}$B0!\n", 5),
            ("\u{1B}$B0", 3), ("\u{1B}$B0\u{1B}(B", 3), ("\u{1B}(B\u{1B}$B0!", 3), ("\u{1B}(Ia", 3),
        ])
    func strict(text: String, offset: Int) {
        guard case .failure(let error) = transcoded(Array(text.utf8), .iso2022JP) else {
            Issue.record("\(text.debugDescription) should mean nothing")
            return
        }
        expectEqual(error.offset, offset)
    }

    @Test(
        "Ambiguous characters are decoded as on Windows",
        arguments: [
            (CharacterEncoding.shiftJIS, [0x5C, 0x7E, 0x81, 0x60, 0x87, 0x40], [0x5C, 0x7E, 0xFF5E, 0x2460]),
            (.shiftJIS, [0xB1, 0xF0, 0x40], [0xFF71, 0xE000]),
            (.eucJP, [0xA1, 0xC1, 0x8E, 0xB1, 0x8F, 0xB0, 0xA1], [0xFF5E, 0xFF71, 0x4E02]),
        ] as [(CharacterEncoding, [UInt8], [UInt32])])
    func windows(encoding: CharacterEncoding, bytes: [UInt8], expected: [UInt32]) throws {
        try expectEqual(transcoded(bytes, encoding).get(), expected)
    }
}
