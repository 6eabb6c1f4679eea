import Testing

@testable import XMLCodable

/// Copying text that needs no escaping.
struct PlainCopyTests {
    private func copied(_ bytes: [UInt8]) -> [UInt8]? {
        var out = ByteBuffer(capacity: 16)
        defer { out.deallocate() }
        out.append("<")
        let isPlain = bytes.withBytes { out.appendIfPlain($0) }
        expectEqual(out[0], UInt8(ascii: "<"))
        #expect(isPlain || out.count == 1)
        return isPlain ? Array(out.array.dropFirst()) : nil
    }

    @Test("Plain text of any length is copied", arguments: 0..<70)
    func plain(length: Int) {
        let text = (0..<length).map { UInt8(ascii: "a") + UInt8($0 % 26) }
        expectEqual(copied(text), text)
        let high = [UInt8](repeating: 0xC3, count: length)
        expectEqual(copied(high), high)
    }

    @Test("A byte that needs attention is found at any position", arguments: [1, 2, 15, 16, 17, 33])
    func marked(length: Int) {
        for position in 0..<length {
            for byte in UInt8.min...UInt8.max {
                var text = [UInt8](repeating: UInt8(ascii: "x"), count: length)
                text[position] = byte
                let isOuterSpace = byte == 0x20 && (position == 0 || position == length - 1)
                let isMarked = byte < 0x20 || Array("&<>'\"".utf8).contains(byte) || byte == 0xEF || isOuterSpace
                #expect((copied(text) == nil) == isMarked, "byte \(byte) at \(position)")
            }
        }
    }
}

struct ScalarEqualityTests {
    @Test("Composed and decomposed letters differ, and an empty text equals only an empty text")
    func equality() {
        expectEqual("\u{E9}", "e\u{301}")
        #expect(!ScalarEquality.equal("\u{E9}", "e\u{301}"))
        #expect(ScalarEquality.equal("\u{E9}", "\u{E9}"))
        #expect(!ScalarEquality.equal("a", "ab"))
        let none: String? = nil
        #expect(ScalarEquality.equal(none, none))
        #expect(!ScalarEquality.equal(none, ""))
        #expect(!ScalarEquality.equal("", none))
    }
}

struct TrimmingTests {
    @Test(arguments: [
        ("", ""), (" ", ""), ("\t\r\n ", ""), ("a", "a"), (" a b ", "a b"), ("\n\ta\r ", "a"),
        ("\u{A0}a\u{A0}", "\u{A0}a\u{A0}"), ("\u{C}a\u{B}", "\u{C}a\u{B}"),
    ])
    func `Trims the four white space characters at both ends`(text: String, trimmed: String) {
        expectEqual(withBytes(text) { String(decoding: $0.trimmed, as: UTF8.self) }, trimmed)
    }

    @Test func `Leaves an empty slice unchanged`() {
        #expect(ByteSlice().trimmed.isEmpty)
    }
}
