import Testing

@testable import XMLCodable

struct BooleanTextTests {
    @Test(
        "The four words of XML Schema are read, more words only if lenient, no others, and white space alone is empty")
    func words() {
        forEachRow([
            ("true", true), ("false", false), ("1", true), ("0", false), (" true ", true), ("\n\tfalse\r", false),
            (" 1", true),
        ]) { text, value in
            expectEqual(outcome(text, BooleanText.parse), .success(value))
            expectEqual(outcome(text, BooleanText.parseLenient), .success(value))
        }
        forEachRow([
            ("TRUE", true), ("True", true), ("tRuE", true), ("FALSE", false), ("False", false), ("yes", true),
            ("YES", true), ("Yes", true), ("no", false), ("NO", false), ("No", false), ("on", true), ("ON", true),
            ("off", false), ("Off", false), ("y", true), ("Y", true), ("n", false), ("N", false), ("t", true),
            ("T", true), ("f", false), ("F", false), (" yes\n", true),
        ]) { text, value in
            expectEqual(outcome(text, BooleanText.parse), .failure(.malformed))
            expectEqual(outcome(text, BooleanText.parseLenient), .success(value))
        }
        forEachRow([
            "2", "01", "-1", "10", "tru", "truee", "t rue", "true false", "nope", "enable", "0.0", "1.0", "\u{A0}true",
            "-", "x", "of", "yess", "\u{14}RUE", "ｔrue", "TR\u{55}\u{301}E", "oN\u{0}", "nO\u{B}",
        ]) { text in
            expectEqual(outcome(text, BooleanText.parse), .failure(.malformed))
            expectEqual(outcome(text, BooleanText.parseLenient), .failure(.malformed))
        }
        forEachRow(["", " ", "\r\n\t "]) { text in
            expectEqual(outcome(text, BooleanText.parse), .failure(.empty))
            expectEqual(outcome(text, BooleanText.parseLenient), .failure(.empty))
        }
        expectEqual(written { BooleanText.append(true, to: &$0) }, "true")
        expectEqual(written { BooleanText.append(false, to: &$0) }, "false")
    }
}

struct ValueTextErrorTests {
    @Test func `Distinguishes empty, malformed and out-of-range text for all formats`() {
        let parsers: [(ByteSlice) throws -> Void] = [
            { _ = try IntegerText.parse($0, as: Int.self) }, { _ = try FloatText.parseDouble($0) },
            { _ = try FloatText.parseFloat($0) }, { _ = try BooleanText.parse($0) }, { _ = try DecimalText.parse($0) },
            { _ = try DateText.parse($0) }, { _ = try DateText.parseISO8601($0) }, { _ = try DateText.parseTime($0) },
        ]
        for parse in parsers {
            #expect(throws: ValueTextError.empty) { try withBytes(" \t\r\n") { try parse($0) } }
            #expect(throws: ValueTextError.empty) { try parse(ByteSlice()) }
            #expect(throws: ValueTextError.malformed) { try withBytes("two") { try parse($0) } }
        }
    }
}
