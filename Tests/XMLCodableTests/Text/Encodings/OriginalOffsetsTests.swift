import Testing
import XMLCodableEncodings

@testable import XMLCodable

/// Offsets in the original encoding.
struct OriginalOffsetsTests {
    /// A sequence of characters of several lengths for each encoding, and the number of characters in it.
    static let samples: [(encoding: CharacterEncoding, bytes: [UInt8], characters: Int)] = [
        (.isoLatin1, [0x61, 0xE9, 0x62], 3), (.utf16BE, [0, 0x61, 0, 0xE9, 0xD8, 0x3D, 0xDE, 0], 3),
        (.shiftJIS, [0x61, 0x88, 0x9F, 0xB1], 3),
        (.iso2022JP, [0x61, 0x1B, 0x24, 0x42, 0x30, 0x21, 0x30, 0x21, 0x1B, 0x28, 0x4A, 0x5C, 0x1B, 0x28, 0x42], 4),
        (.gb18030, [0x61, 0x81, 0x30, 0x81, 0x30, 0xD6, 0xD0], 3),
    ]

    @Test(
        "Offsets are the same as counted from the start, and each is near a mark; a goal ends the text at a character")
    func offsets() throws {
        forEachRow(Self.samples) { encoding, bytes, characters in
            let source = SourceBytes(copying: Array([[UInt8]](repeating: bytes, count: 900).joined()))
            var transcoder = Transcoder(source, from: 0, legacy: LegacyEncodings.self)
            var offsets = OriginalOffsets()
            try offsets.run(&transcoder, encoding)
            let text = transcoder.out.array
            unsafe transcoder.out.deallocate()
            let starts = text.indices.filter { text[$0] & 0xC0 != 0x80 }
            expectEqual(starts.count, 900 * characters)
            for start in starts.enumerated() where start.offset % 31 == 0 {
                var plain = Transcoder(source, from: 0, goal: start.element, legacy: LegacyEncodings.self)
                try plain.run(encoding)
                expectEqual(offsets.original(of: start.element, in: source, encoding), plain.position)
                unsafe plain.out.deallocate()
                #expect(start.element - offsets.mark(before: start.element).transcoded < OriginalOffsets.stride + 4)
            }
            let escape = encoding == .iso2022JP ? 3 : 0
            expectEqual(offsets.original(of: text.count, in: source, encoding), source.count - escape)
        }
        // A goal ends the text at a character.
        let source = SourceBytes(copying: [UInt8](repeating: 0xE9, count: 5_000))
        var transcoder = Transcoder(source, from: 0, goal: 3_001)
        var offsets = OriginalOffsets()
        try offsets.run(&transcoder, .isoLatin1)
        expectEqual(transcoder.out.count, 3_002)
        expectEqual(transcoder.goal, 3_001)
        unsafe transcoder.out.deallocate()
    }
}
