import Testing

@testable import XMLCodable

struct HexTextTests {
    @Test(
        arguments: [
            ("", []), ("  ", []), ("00", [0]), ("ff", [255]), ("FF", [255]), ("fF", [255]), ("0aB1", [0x0A, 0xB1]),
            (" \n0FB7\t", [0x0F, 0xB7]),
            ("0123456789abcdefABCDEF", [1, 35, 69, 103, 137, 171, 205, 239, 171, 205, 239]),
        ] as [(String, [UInt8])])
    func `Reads pairs of digits`(text: String, bytes: [UInt8]) {
        expectEqual(outcome(text, HexText.decode), .success(bytes))
    }

    @Test(arguments: ["0", "abc", "0g", "g0", "0x10", "#FF0000", "00 00", "0:", "/0", "@@", "``", "GG", "٠٠", "0\u{0}"])
    func `Rejects odd counts and other bytes`(text: String) {
        expectEqual(outcome(text, HexText.decode), .failure(.malformed))
    }

    @Test func `Writes upper case and reads it back`() {
        let bytes = Array(UInt8.min...UInt8.max)
        let text = written { buffer in bytes.withBytes { HexText.append($0, to: &buffer) } }
        #expect(text.hasPrefix("000102") && text.hasSuffix("FCFDFEFF") && text.count == 512)
        expectEqual(outcome(text, HexText.decode), .success(bytes))
        expectEqual(outcome(text.lowercased(), HexText.decode), .success(bytes))
        expectEqual(written { HexText.append(ByteSlice(), to: &$0) }, "")
    }
}
