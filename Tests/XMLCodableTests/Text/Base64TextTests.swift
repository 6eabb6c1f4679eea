import Testing

@testable import XMLCodable

struct Base64TextTests {
    @Test(
        "Base64 is read and written as in RFC 4648, without white space and the bits before padding, and nothing else")
    func base64() {
        forEachRow([
            ("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob"), ("Zm9vYmE=", "fooba"),
            ("Zm9vYmFy", "foobar"),
        ]) { text, plain in
            expectEqual(outcome(text, Base64Text.decode), .success(Array(plain.utf8)))
            expectEqual(withBytes(plain) { bytes in written { Base64Text.append(bytes, to: &$0) } }, text)
        }
        forEachRow(
            [
                ("AQID\n", [1, 2, 3]), (" A Q I D ", [1, 2, 3]), ("AQ\r\nIDBA\t==", [1, 2, 3, 4]),
                ("AQIDBA= =", [1, 2, 3, 4]), ("A\nQIDBAUG", [1, 2, 3, 4, 5, 6]), (" \n\t\r", []),
                ("+/+/", [0xFB, 0xFF, 0xBF]), ("AR==", [1]), ("AQJ=", [1, 2]),
            ] as [(String, [UInt8])]
        ) { text, bytes in
            expectEqual(outcome(text, Base64Text.decode), .success(bytes))
        }
        forEachRow([
            "!!!", "AQI", "AQ", "A", "AQ=", "A===", "=", "====", "==", "AQID=", "AQID====", "AQ==AQ==", "AQ==A",
            "AQI=A", "AQ=I", "-_-_", "AQ\u{A0}ID", "AQID*", "AQ\u{0}ID", "ÄQID", "AQ===", "AQI==", "AQIDAQI",
            "AQID,AQID",
        ]) { text in
            expectEqual(outcome(text, Base64Text.decode), .failure(.malformed))
        }
    }

    @Test func `Reads back all bytes at all lengths, also with line breaks`() {
        var source = SplitMix(seed: 2)
        for length in 0...130 {
            let bytes = (0..<length).map { _ in UInt8(truncatingIfNeeded: source.next()) }
            let text = written { buffer in bytes.withBytes { Base64Text.append($0, to: &buffer) } }
            expectEqual(text.utf8.count, (length + 2) / 3 * 4)
            expectEqual(outcome(text, Base64Text.decode), .success(bytes))
            let width = Int.random(in: 1...20, using: &source)
            let lines = text.enumerated().map {
                $0.offset.isMultiple(of: width) ? "\r\n\($0.element)" : "\($0.element)"
            }
            expectEqual(outcome(lines.joined(), Base64Text.decode), .success(bytes))
        }
    }
}

struct HexTextTests {
    @Test("Hexadecimal digits are read in pairs of either case and written in upper case, and nothing else is read")
    func hex() {
        forEachRow(
            [
                ("", []), ("  ", []), ("00", [0]), ("ff", [255]), ("FF", [255]), ("fF", [255]), ("0aB1", [0x0A, 0xB1]),
                (" \n0FB7\t", [0x0F, 0xB7]),
                ("0123456789abcdefABCDEF", [1, 35, 69, 103, 137, 171, 205, 239, 171, 205, 239]),
            ] as [(String, [UInt8])]
        ) { text, bytes in
            expectEqual(outcome(text, HexText.decode), .success(bytes))
        }
        forEachRow(["0", "abc", "0g", "g0", "0x10", "#FF0000", "00 00", "0:", "/0", "@@", "``", "GG", "٠٠", "0\u{0}"]) {
            text in
            expectEqual(outcome(text, HexText.decode), .failure(.malformed))
        }
        let bytes = Array(UInt8.min...UInt8.max)
        let text = written { buffer in bytes.withBytes { HexText.append($0, to: &buffer) } }
        #expect(text.hasPrefix("000102") && text.hasSuffix("FCFDFEFF") && text.count == 512)
        expectEqual(outcome(text, HexText.decode), .success(bytes))
        expectEqual(outcome(text.lowercased(), HexText.decode), .success(bytes))
        expectEqual(written { HexText.append(ByteSlice(), to: &$0) }, "")
    }
}
