import Testing

@testable import XMLCodable

/// UTF-16 and UTF-32.
struct TranscoderUnicodeTests {
    @Test(
        "Characters are decoded in either byte order",
        arguments: [
            (CharacterEncoding.utf16LE, [0x61, 0, 0xE9, 0, 0x3D, 0xD8, 0, 0xDE, 0xFF, 0xFF]),
            (.utf16BE, [0, 0x61, 0, 0xE9, 0xD8, 0x3D, 0xDE, 0, 0xFF, 0xFF]),
            (.utf32LE, [0x61, 0, 0, 0, 0xE9, 0, 0, 0, 0, 0xF6, 1, 0, 0xFF, 0xFF, 0, 0]),
            (.utf32BE, [0, 0, 0, 0x61, 0, 0, 0, 0xE9, 0, 1, 0xF6, 0, 0, 0, 0xFF, 0xFF]),
        ] as [(CharacterEncoding, [UInt8])])
    func characters(encoding: CharacterEncoding, bytes: [UInt8]) throws {
        try expectEqual(transcoded(bytes, encoding).get(), [0x61, 0xE9, 0x1F600, 0xFFFF])
    }

    @Test(
        "Truncated, unpaired and invalid code units are errors with the offset of their start",
        arguments: [
            (CharacterEncoding.utf16LE, [0x61, 0, 0x62], 2),
            (.utf16LE, [0x61, 0, 0x3D, 0xD8], 2),
            (.utf16LE, [0x3D, 0xD8, 0], 0),
            (.utf16LE, [0x3D, 0xD8, 0x61, 0], 0),
            (.utf16LE, [0x61, 0, 0, 0xDE], 2),
            (.utf16BE, [0xDE, 0, 0xD8, 0x3D], 0),
            (.utf16BE, [0xD8, 0x3D, 0xD8, 0x3D, 0xDE, 0], 0),
            (.utf32LE, [0x61, 0, 0], 0),
            (.utf32LE, [0x61, 0, 0, 0, 0, 0xD8, 0, 0], 4),
            (.utf32BE, [0, 0x11, 0, 0], 0),
            (.utf32BE, [0xFF, 0xFF, 0xFF, 0xFF], 0),
        ] as [(CharacterEncoding, [UInt8], Int)])
    func malformed(encoding: CharacterEncoding, bytes: [UInt8], offset: Int) {
        guard case .failure(let error) = transcoded(bytes, encoding) else {
            Issue.record("\(bytes) should mean nothing")
            return
        }
        expectEqual(error.offset, offset)
    }
}
