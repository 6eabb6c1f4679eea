import Testing

@testable import XMLCodable

/// Korean encodings.
struct TranscoderKoreanTests {
    @Test("EUC-KR with the Windows extensions matches Python's cp949, for every sequence")
    func sequences() {
        expectEqual(checksum(upperBytes + upperPairs, .eucKR), 0x0AC7_A140_F2AA_4C86)
    }

    @Test(
        "Undefined sequences are errors",
        arguments: [[0x80], [0xB0], [0xB0, 0x3C], [0xC9, 0xA1]] as [[UInt8]])
    func malformed(bytes: [UInt8]) {
        #expect(throws: MalformedText.self) { try transcoded(bytes, .eucKR).get() }
    }
}
