import Testing

@testable import XMLCodable

struct Base64TextTests {
    @Test(arguments: [
        ("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob"), ("Zm9vYmE=", "fooba"),
        ("Zm9vYmFy", "foobar"),
    ])
    func `Reads and writes the examples of RFC 4648, section 10`(text: String, plain: String) {
        expectEqual(outcome(text, Base64Text.decode), .success(Array(plain.utf8)))
        expectEqual(withBytes(plain) { bytes in written { Base64Text.append(bytes, to: &$0) } }, text)
    }

    @Test(
        arguments: [
            ("AQID\n", [1, 2, 3]), (" A Q I D ", [1, 2, 3]), ("AQ\r\nIDBA\t==", [1, 2, 3, 4]),
            ("AQIDBA= =", [1, 2, 3, 4]),
            ("A\nQIDBAUG", [1, 2, 3, 4, 5, 6]), (" \n\t\r", []), ("+/+/", [0xFB, 0xFF, 0xBF]), ("AR==", [1]),
            ("AQJ=", [1, 2]),
        ] as [(String, [UInt8])])
    func `Ignores white space and the bits before padding`(text: String, bytes: [UInt8]) {
        expectEqual(outcome(text, Base64Text.decode), .success(bytes))
    }

    @Test(arguments: [
        "!!!", "AQI", "AQ", "A", "AQ=", "A===", "=", "====", "==", "AQID=", "AQID====", "AQ==AQ==", "AQ==A", "AQI=A",
        "AQ=I",
        "-_-_", "AQ\u{A0}ID", "AQID*", "AQ\u{0}ID", "ÄQID", "AQ===", "AQI==", "AQIDAQI", "AQID,AQID",
    ])
    func `Rejects other bytes and wrong padding`(text: String) {
        expectEqual(outcome(text, Base64Text.decode), .failure(.malformed))
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
