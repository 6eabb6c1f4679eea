import Testing

@testable import XMLCodable

struct TrimmingTests {
    @Test(arguments: [
        ("", ""), (" ", ""), ("\t\r\n ", ""), ("a", "a"), (" a b ", "a b"), ("\n\ta\r ", "a"),
        ("\u{A0}a\u{A0}", "\u{A0}a\u{A0}"),
        ("\u{C}a\u{B}", "\u{C}a\u{B}"),
    ])
    func `Trims the four white space characters at both ends`(text: String, trimmed: String) {
        expectEqual(withBytes(text) { String(decoding: $0.trimmed, as: UTF8.self) }, trimmed)
    }

    @Test func `Leaves an empty slice unchanged`() {
        #expect(ByteSlice().trimmed.isEmpty)
    }
}
