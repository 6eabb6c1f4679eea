import Testing

@testable import XMLCodable

/// Chinese encodings.
struct TranscoderChineseTests {
    /// The checksums are those of Python's codec with the changes of GB 18030 in 2005 and 2022, and the euro at 80.
    @Test("GB 18030-2022, for every sequence of one and two bytes and the Basic Multilingual Plane")
    func gb18030() {
        expectEqual(checksum(upperBytes + upperPairs, .gb18030), 0xC40F_CB49_EC76_90CB)
        expectEqual(checksum((0..<39_500).lazy.map(Self.fourBytes), .gb18030), 0xCE93_16D4_9B80_C010)
        let beyond = stride(from: 188_999, to: 1_237_700, by: 997).lazy.map(Self.fourBytes)
        expectEqual(checksum(beyond, .gb18030), 0x4894_D4F8_840D_5BD4)
    }

    private static func fourBytes(_ number: Int) -> [UInt8] {
        [
            UInt8(0x81 + number / 12_600), UInt8(0x30 + number / 1260 % 10), UInt8(0x81 + number / 10 % 126),
            UInt8(0x30 + number % 10),
        ]
    }

    @Test("Big5 matches the index of the WHATWG Encoding Standard, for every sequence")
    func big5() {
        expectEqual(checksum(upperBytes + upperPairs, .big5), 0xC968_2D6A_2D2F_FAC9)
    }

    @Test("GB2312 and GBK are subsets of GB 18030", arguments: [CharacterEncoding.gb2312, .gbk, .gb18030])
    func parts(encoding: CharacterEncoding) throws {
        let bytes: [UInt8] = [0xD6, 0xD0, 0x81, 0x40, 0x94, 0x39, 0xDA, 0x33]
        try expectEqual(transcoded(bytes, encoding).get(), [0x4E2D, 0x4E02, 0x1F4A9])
    }

    @Test(
        "Undefined sequences are errors",
        arguments: [
            (CharacterEncoding.gb18030, [0x61, 0xFF]), (.gb18030, [0x61, 0x81]), (.gb18030, [0x61, 0x81, 0x30, 0x81]),
            (.gb18030, [0x61, 0x81, 0x3C]), (.gb18030, [0x61, 0xE3, 0x32, 0x9A, 0x36]),
            (.big5, [0x61, 0x80]), (.big5, [0x61, 0xA4, 0x3C]), (.big5, [0x61, 0xA4]), (.big5, [0x61, 0x81, 0x40]),
        ] as [(CharacterEncoding, [UInt8])])
    func malformed(encoding: CharacterEncoding, bytes: [UInt8]) {
        guard case .failure(let error) = transcoded(bytes, encoding) else {
            Issue.record("\(bytes) should mean nothing")
            return
        }
        expectEqual(error.offset, 1)
    }
}
