import Testing

@testable import XMLCodable

/// UTF-16 and UTF-32.
struct TranscoderUnicodeTests {
    @Test("Characters are decoded in either byte order; wrong code units are errors with the offset of their start")
    func unicode() throws {
        forEachRow(
            [
                (CharacterEncoding.utf16LE, [0x61, 0, 0xE9, 0, 0x3D, 0xD8, 0, 0xDE, 0xFF, 0xFF]),
                (.utf16BE, [0, 0x61, 0, 0xE9, 0xD8, 0x3D, 0xDE, 0, 0xFF, 0xFF]),
                (.utf32LE, [0x61, 0, 0, 0, 0xE9, 0, 0, 0, 0, 0xF6, 1, 0, 0xFF, 0xFF, 0, 0]),
                (.utf32BE, [0, 0, 0, 0x61, 0, 0, 0, 0xE9, 0, 1, 0xF6, 0, 0, 0, 0xFF, 0xFF]),
            ] as [(CharacterEncoding, [UInt8])]
        ) { encoding, bytes in
            try expectEqual(transcoded(bytes, encoding).get(), [0x61, 0xE9, 0x1F600, 0xFFFF])
        }
        forEachRow(
            [
                (CharacterEncoding.utf16LE, [0x61, 0, 0x62], 2), (.utf16LE, [0x61, 0, 0x3D, 0xD8], 2),
                (.utf16LE, [0x3D, 0xD8, 0], 0), (.utf16LE, [0x3D, 0xD8, 0x61, 0], 0),
                (.utf16LE, [0x61, 0, 0, 0xDE], 2), (.utf16BE, [0xDE, 0, 0xD8, 0x3D], 0),
                (.utf16BE, [0xD8, 0x3D, 0xD8, 0x3D, 0xDE, 0], 0), (.utf32LE, [0x61, 0, 0], 0),
                (.utf32LE, [0x61, 0, 0, 0, 0, 0xD8, 0, 0], 4), (.utf32BE, [0, 0x11, 0, 0], 0),
                (.utf32BE, [0xFF, 0xFF, 0xFF, 0xFF], 0),
            ] as [(CharacterEncoding, [UInt8], Int)]
        ) { encoding, bytes, offset in
            guard case .failure(let error) = transcoded(bytes, encoding) else {
                Issue.record("\(bytes) should mean nothing")
                return
            }
            expectEqual(error.offset, offset)
        }
    }
}

/// Single-byte encodings.
struct TranscoderSingleBytesTests {
    @Test("All 128 upper bytes match other implementations, and an undefined byte is an error with its offset")
    func upperHalf() throws {
        expectEach([
            CharacterEncoding.isoLatin1: 0x1137_9A30_C60F_8625, .ascii: 0x2BBC_A342_F091_0C25,
            .iso8859Part2: 0x0A80_A04C_BE77_E55C, .iso8859Part3: 0xF520_23A8_A11D_7469,
            .iso8859Part4: 0x55B8_6445_3CB6_F8D1, .iso8859Part5: 0x406B_FAD2_ADF1_EB8D,
            .iso8859Part6: 0x7792_7013_9C98_870E, .iso8859Part7: 0x1323_C331_CA41_FC32,
            .iso8859Part8: 0x6BF7_DF42_9429_60AE, .iso8859Part9: 0xB4A6_529E_3384_9D34,
            .iso8859Part10: 0xCBBA_9F92_66D1_3EF4, .iso8859Part11: 0xA522_FC8A_EC8F_44C1,
            .iso8859Part13: 0x8721_1100_A852_0E02, .iso8859Part14: 0x6F00_0FC2_0627_5CA4,
            .iso8859Part15: 0xB362_0073_BAD7_4D47, .iso8859Part16: 0x50E8_35E5_1DA0_C4DF,
            .windows874: 0x2BB8_9A7D_E7C1_75AC, .windows1250: 0xAE5B_0A3D_5992_9FA5,
            .windows1251: 0x1CC5_9E99_87ED_F375, .windows1252: 0x1E5F_230F_D459_D567,
            .windows1253: 0x7BB4_6BA4_054C_DF83, .windows1254: 0xC806_DD70_E6D9_C04D,
            .windows1255: 0xFEBA_CCD6_9E20_9132, .windows1256: 0x915A_4636_2399_2FE6,
            .windows1257: 0x7BC4_C728_9BC1_A66D, .windows1258: 0xF87E_2A75_15CF_AED4, .koi8R: 0x18FC_FB55_CDDE_878F,
            .koi8U: 0xE9F0_B9D0_48E4_193A,
        ]) { (encoding: CharacterEncoding) in checksum(upperBytes, encoding) }
        guard case .failure(let error) = transcoded([0x61, 0x62, 0x81], .windows1252) else {
            Issue.record("81 means nothing in windows-1252")
            return
        }
        expectEqual(error.offset, 2)
        expectEqual(error.message, "the byte 81 is not valid in windows-1252")
    }
}
