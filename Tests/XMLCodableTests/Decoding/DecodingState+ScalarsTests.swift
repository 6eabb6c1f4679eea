import Foundation
import Testing
import XMLCodable

/// Decoding scalars.
struct DecodingStateScalarsTests {
    @Test("White space is trimmed from the ends of element text only, by option, and never past escapes or CDATA")
    func trimming() throws {
        for (element, expected) in [
            ("<a> x  y \n</a>", "x  y"), ("<a>&#32;x&#x20;</a>", " x "), ("<a> <![CDATA[ x ]]> </a>", " x "),
            ("<a>x<![CDATA[ ]]></a>", "x "), ("<a xml:space='preserve'> x </a>", " x "),
            ("<a xml:space='preserve'><b xml:space='default'/> x </a>", " x "),
            ("<a>\u{A0}x\u{A0}</a>", "\u{A0}x\u{A0}"),
            ("<a> x <!-- c --> y </a>", "x  y"), ("<a> x <b/> y </a>", "x  y"), ("<a>\r\nx\r\ny\r</a>", "x\ny"),
            ("<a>&amp;&lt;&#xE9;</a>", "&<\u{E9}"), ("<a><![CDATA[&amp;]]></a>", "&amp;"), ("<a> </a>", ""),
        ] {
            try expectDecoded("<r>\(element)</r>", WithA(a: expected))
            try expectDecoded("<r>\(element)</r>", TextOfA(a: expected))
            try expectDecoded("<r>\(element)</r>", [expected])
            try expectDecoded(element, expected)
        }
        struct Model: Decodable {
            var s: String, n: Int
            @XMLAttribute var t: String
            @XMLAttribute var m: Int
        }
        let xml = "<r t=' x ' m=' 1 '><s> x </s><n xml:space='preserve'> 2 </n></r>"
        let model = try decoded(Model.self, xml) { $0.trimValueWhitespaces = false }
        #expect(model.s == " x " && model.n == 2 && model.t == " x " && model.m == 1)
        let trimmed = try decoded(Model.self, xml)
        #expect(trimmed.s == "x" && trimmed.n == 2 && trimmed.t == " x " && trimmed.m == 1)
        try expectEqual(decoded(String.self, "<r> x </r>") { $0.trimValueWhitespaces = false }, " x ")
        try expectEqual(decoded(Date.self, "<r xml:space='preserve'> 1970-01-01 </r>").timeIntervalSince1970, 0)
        #expect(try decoded(Bool.self, "<r xml:space='preserve'> 1 </r>"))
    }

    @Test("Integers are strict, and the errors for malformed values of every type say what was expected")
    func errors() {
        for (text, expected) in [
            ("128", "an integer in the range of Int8"), ("-129", "an integer in the range of Int8"),
            ("1.0", "an integer"), ("0x1", "an integer"), ("1e1", "an integer"), ("", "an integer"),
            ("1 2", "an integer"), ("١", "an integer"),
        ] {
            let refused = refusal(Int8.self, "<r>\(text)</r>")
            expectEqual(refused?.kind, "dataCorrupted")
            let hints = ["1.0": ", which a Double or a Decimal reads", "": ", which an Optional reads as nil"]
            let hint = (text == "1e1" ? hints["1.0"] : hints[text]) ?? ""
            expectEqual(
                refused?.sentence, "1:\(text.isEmpty ? 1 : 4): expected \(expected) at /r, found \"\(text)\"\(hint)")
        }
        for (refused, expected) in [
            (refusal(Bool.self, "<r>TRUE</r>"), "a boolean"),
            (refusal(UInt.self, "<r>-1</r>"), "an integer in the range"),
            (refusal(Double.self, "<r>1,5</r>"), "a number"), (refusal(Float.self, "<r>inf</r>"), "a number"),
            (refusal(Decimal.self, "<r>1e5x</r>"), "a decimal number"), (refusal(Date.self, "<r>today</r>"), "a date"),
            (refusal(Date.self, "<r>2020-02-30</r>"), "a date"), (refusal(Data.self, "<r>a</r>"), "Base64 data"),
            (refusal(URL.self, "<r></r>"), "a URL"), (refusal(UUID.self, "<r>x</r>"), "UUID"),
            (refusal(String.self, "<r><a/></r>"), "expected text"),
        ] {
            expectPart(refused?.sentence, expected)
            #expect(refused?.location != nil)
        }
    }

    @Test("Floating-point numbers and booleans follow XML Schema, are lenient or strict, or use custom words")
    func words() throws {
        try expectEqual(decoded([Double].self, "<r><i>INF</i><i>-INF</i></r>"), [.infinity, -.infinity])
        #expect(try decoded(Float.self, "<r>NaN</r>").isNaN)
        let own: (XMLDecoder) -> Void = {
            $0.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "+", negativeInfinity: "-", nan: "?")
        }
        try expectEqual(decoded([Double].self, "<r><i>+</i><i>-</i><i>1</i></r>", own), [.infinity, -.infinity, 1])
        #expect(try decoded(Float.self, "<r>?</r>", own).isNaN)
        #expect(refusal(Double.self, "<r>INF</r>", own) != nil)
        for word in ["INF", "-INF", "NaN"] {
            #expect(refusal(Double.self, "<r>\(word)</r>") { $0.nonConformingFloatDecodingStrategy = .throw } != nil)
            #expect(refusal(Float.self, "<r>\(word)</r>") { $0.nonConformingFloatDecodingStrategy = .throw } != nil)
        }
        try expectEqual(
            decoded([Bool].self, "<r><i>true</i><i>0</i><i>false</i><i>1</i></r>"), [true, false, false, true])
        let lenient = try decoded([Bool].self, "<r><i>YES</i><i>off</i><i>True</i><i>n</i></r>") {
            $0.boolDecodingStrategy = .lenient
        }
        expectEqual(lenient, [true, false, true, false])
        let customWords: (XMLDecoder) -> Void = { $0.boolDecodingStrategy = .custom(true: "ja", "jo", false: "nein") }
        try expectEqual(
            decoded([Bool].self, "<r><i>ja</i><i> nein </i><i>jo</i></r>", customWords), [true, false, true])
        expectEqual(refusal(Bool.self, "<r>true</r>", customWords)?.kind, "dataCorrupted")
    }

    @Test("Data is base64, hexadecimal or decoded by a conformance or a function, which may not ask for its own type")
    func data() throws {
        try expectDecoded("<r>aGVs\n bG8=</r>", Data("hello".utf8))
        try expectEqual(decoded(Data.self, "<r>68Ff</r>") { $0.dataDecodingStrategy = .hex }, Data([0x68, 0xFF]))
        expectPart(refusal(Data.self, "<r>6</r>") { $0.dataDecodingStrategy = .hex }?.sentence, "hexadecimal")
        try expectDecoded("<r><a>1</a><a>255</a></r>", WithA(a: Data([1, 255]))) {
            $0.dataDecodingStrategy = .deferredToData
        }
        try expectDecoded("<r><a>xyz</a></r>", WithA(a: Data("xyz".utf8))) {
            $0.dataDecodingStrategy = .custom { decoder in
                expectEqual(decoder.codingPath.map(\.stringValue), ["a"])
                return Data(try decoder.singleValueContainer().decode(String.self).utf8)
            }
        }
        let decimals = try decoded([Decimal].self, "<r><i>0.1</i><i>-12345678901234567890.123</i></r>")
        expectEqual(decimals, [Decimal(string: "0.1"), Decimal(string: "-12345678901234567890.123")])
        try expectEqual(decoded(URL.self, "<r>\n http://a.b/?c=d&amp;e=f\n</r>").absoluteString, "http://a.b/?c=d&e=f")
        struct Attributes: Decodable {
            @XMLAttribute var u: URL
            @XMLAttribute var d: Data
            @XMLAttribute var t: Date
            @XMLAttribute var n: Decimal
        }
        let all = try decoded(Attributes.self, "<r u='http://a/' d='aGk=' t='1970-01-01T00:00:01Z' n='1.50'/>")
        #expect(all.u.absoluteString == "http://a/" && all.d == Data("hi".utf8))
        #expect(all.t.timeIntervalSince1970 == 1 && all.n == 1.5)
        let date = refusal(MaybeA<Date>.self, "<r><a>1</a></r>") {
            $0.dateDecodingStrategy = .custom { try $0.singleValueContainer().decode(Date.self) }
        }
        expectPart(date?.sentence, "too deeply")
        let data = refusal(MaybeA<Data>.self, "<r><a>1</a></r>") {
            $0.dataDecodingStrategy = .custom { try $0.singleValueContainer().decode(Data.self) }
        }
        expectPart(data?.sentence, "too deeply")
    }
}
