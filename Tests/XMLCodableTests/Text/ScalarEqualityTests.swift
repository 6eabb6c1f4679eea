import Testing

@testable import XMLCodable

struct ScalarEqualityTests {
    @Test("composed and decomposed letters differ")
    func canonicalEquivalents() {
        expectEqual("\u{E9}", "e\u{301}")
        #expect(!ScalarEquality.equal("\u{E9}", "e\u{301}"))
        #expect(ScalarEquality.equal("\u{E9}", "\u{E9}"))
        #expect(!ScalarEquality.equal("a", "ab"))
    }

    @Test("an empty text equals only an empty text")
    func optionals() {
        let none: String? = nil
        #expect(ScalarEquality.equal(none, none))
        #expect(!ScalarEquality.equal(none, ""))
        #expect(!ScalarEquality.equal("", none))
    }
}
