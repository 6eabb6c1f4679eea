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

    @Test("Plain text of any length is copied, and a byte that needs attention is found at any position")
    func plain() {
        forEachRow(Array(0..<70)) { length in
            let text = (0..<length).map { UInt8(ascii: "a") + UInt8($0 % 26) }
            expectEqual(copied(text), text)
            let high = [UInt8](repeating: 0xC3, count: length)
            expectEqual(copied(high), high)
        }
        forEachRow([1, 2, 15, 16, 17, 33]) { length in
            for position in 0..<length {
                for byte in UInt8.min...UInt8.max {
                    var text = [UInt8](repeating: UInt8(ascii: "x"), count: length)
                    text[position] = byte
                    let isOuterSpace = byte == 0x20 && (position == 0 || position == length - 1)
                    let isMarked = byte < 0x20 || Array("&<>'\"".utf8).contains(byte) || byte == 0xEF || isOuterSpace
                    expectEqual((copied(text) == nil), isMarked, for: "byte \(byte) at \(position)")
                }
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
    @Test("The four white space characters are trimmed at both ends")
    func trimmed() {
        expectEach([
            "": "", " ": "", "\t\r\n ": "", "a": "a", " a b ": "a b", "\n\ta\r ": "a", "\u{A0}a\u{A0}": "\u{A0}a\u{A0}",
            "\u{C}a\u{B}": "\u{C}a\u{B}",
        ]) { text in withBytes(text) { String(decoding: $0.trimmed, as: UTF8.self) } }
        #expect(ByteSlice().trimmed.isEmpty)
    }
}
