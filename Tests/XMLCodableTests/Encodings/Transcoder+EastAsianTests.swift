import Testing

@testable import XMLCodable

/// Japanese encodings.
struct TranscoderJapaneseTests {
    @Test("Shift_JIS, EUC-JP and the kanji of ISO-2022-JP match the WHATWG Encoding Standard, for every sequence")
    func everySequence() {
        expectEqual(checksum(upperBytes + upperPairs, .shiftJIS), 0xB254_9035_36D4_FA7B)
        expectEqual(checksum(upperBytes + upperPairs, .eucJP), 0xEF3B_4D66_CE40_7B09)
        let supplements = sequences(after: [0x8F], 0xA0...0xFF, 0xA0...0xFF)
        expectEqual(checksum(supplements, .eucJP), 0x0846_525F_CF89_AEC3)
        let escaped = sequences(after: [0x1B, 0x24, 0x42], 0x20...0x7F, 0x20...0x7F, [0x1B, 0x28, 0x42])
        expectEqual(checksum(escaped, .iso2022JP), 0x50C1_0FF2_2EA8_615F)
    }

    @Test("The sets of ISO-2022-JP follow its escapes, strictly, and ambiguous characters are those of Windows")
    func escapes() throws {
        expectEach([
            "a\u{1B}$B0!\u{1B}(Bb": [0x61, 0x4E9C, 0x62],
            "\u{1B}$@0!0\"\u{1B}(J\\~a": [0x4E9C, 0x5516, 0xA5, 0x203E, 0x61], "\u{1B}(I1\u{1B}(B\\": [0xFF71, 0x5C],
        ]) { (text: String) in try transcoded(Array(text.utf8), .iso2022JP).get() }
        forEachRow([
            ("\u{1B}$A0!", 0), ("a\u{1B}", 1), ("a\u{E}", 1), ("a\u{F}", 1), ("é", 0), ("\u{1B}$B0!\n", 5),
            ("\u{1B}$B0", 3), ("\u{1B}$B0\u{1B}(B", 3), ("\u{1B}(B\u{1B}$B0!", 3), ("\u{1B}(Ia", 3),
        ]) { text, offset in
            guard case .failure(let error) = transcoded(Array(text.utf8), .iso2022JP) else {
                Issue.record("\(text.debugDescription) should mean nothing")
                return
            }
            expectEqual(error.offset, offset)
        }
        // Ambiguous characters are decoded as on Windows.
        forEachRow(
            [
                (CharacterEncoding.shiftJIS, [0x5C, 0x7E, 0x81, 0x60, 0x87, 0x40], [0x5C, 0x7E, 0xFF5E, 0x2460]),
                (.shiftJIS, [0xB1, 0xF0, 0x40], [0xFF71, 0xE000]),
                (.eucJP, [0xA1, 0xC1, 0x8E, 0xB1, 0x8F, 0xB0, 0xA1], [0xFF5E, 0xFF71, 0x4E02]),
            ] as [(CharacterEncoding, [UInt8], [UInt32])]
        ) { encoding, bytes, expected in
            try expectEqual(transcoded(bytes, encoding).get(), expected)
        }
    }
}

/// Chinese encodings.
struct TranscoderChineseTests {
    @Test("GB 18030-2022 and Big5 match other implementations, for every sequence")
    func everySequence() {
        // GB 18030-2022, for every sequence of one and two bytes and the Basic Multilingual Plane.
        expectEqual(checksum(upperBytes + upperPairs, .gb18030), 0xC40F_CB49_EC76_90CB)
        expectEqual(checksum((0..<39_500).lazy.map(Self.fourBytes), .gb18030), 0xCE93_16D4_9B80_C010)
        let beyond = stride(from: 188_999, to: 1_237_700, by: 997).lazy.map(Self.fourBytes)
        expectEqual(checksum(beyond, .gb18030), 0x4894_D4F8_840D_5BD4)
        // Big5 matches the index of the WHATWG Encoding Standard, for every sequence.
        expectEqual(checksum(upperBytes + upperPairs, .big5), 0xC968_2D6A_2D2F_FAC9)
    }

    private static func fourBytes(_ number: Int) -> [UInt8] {
        [
            UInt8(0x81 + number / 12_600), UInt8(0x30 + number / 1260 % 10), UInt8(0x81 + number / 10 % 126),
            UInt8(0x30 + number % 10),
        ]
    }

    @Test("GB2312 and GBK are subsets of GB 18030, and undefined sequences are errors")
    func parts() throws {
        forEachRow([CharacterEncoding.gb2312, .gbk, .gb18030]) { encoding in
            let bytes: [UInt8] = [0xD6, 0xD0, 0x81, 0x40, 0x94, 0x39, 0xDA, 0x33]
            try expectEqual(transcoded(bytes, encoding).get(), [0x4E2D, 0x4E02, 0x1F4A9])
        }
        forEachRow(
            [
                (CharacterEncoding.gb18030, [0x61, 0xFF]), (.gb18030, [0x61, 0x81]),
                (.gb18030, [0x61, 0x81, 0x30, 0x81]), (.gb18030, [0x61, 0x81, 0x3C]),
                (.gb18030, [0x61, 0xE3, 0x32, 0x9A, 0x36]), (.big5, [0x61, 0x80]), (.big5, [0x61, 0xA4, 0x3C]),
                (.big5, [0x61, 0xA4]), (.big5, [0x61, 0x81, 0x40]),
            ] as [(CharacterEncoding, [UInt8])]
        ) { encoding, bytes in
            guard case .failure(let error) = transcoded(bytes, encoding) else {
                Issue.record("\(bytes) should mean nothing")
                return
            }
            expectEqual(error.offset, 1)
        }
    }
}

/// Korean encodings.
struct TranscoderKoreanTests {
    @Test("EUC-KR with the Windows extensions matches Python's cp949, for every sequence, and others are errors")
    func sequences() {
        expectEqual(checksum(upperBytes + upperPairs, .eucKR), 0x0AC7_A140_F2AA_4C86)
        forEachRow([[0x80], [0xB0], [0xB0, 0x3C], [0xC9, 0xA1]] as [[UInt8]]) { bytes in
            expectThrows(MalformedText.self) { try transcoded(bytes, .eucKR).get() }
        }
    }
}
