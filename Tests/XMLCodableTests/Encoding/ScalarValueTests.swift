import Foundation
import Testing
import XMLCodable
import XMLCodableFormatters

/// Scalars and their strategies.
struct ScalarValueTests {
    /// A value as an attribute and as an element.
    struct Both<Value: Encodable>: Encodable {
        @XMLAttribute var a: Value
        var b: Value
    }

    @Test("Text is escaped for its placement, or in CDATA sections, by custom escapes too; invalid characters throw")
    func text() throws {
        for (text, expected) in zip(
            ["& < > ' \"", "a\tb\nc\rd", " x ", "\n", "]]>", "é😀\u{85}"],
            [
                #"<r a="&amp; &lt; &gt; &apos; &quot;"><b>&amp; &lt; &gt; &apos; &quot;</b></r>"#,
                "<r a=\"a&#9;b&#10;c&#13;d\"><b>a\tb\nc&#13;d</b></r>", #"<r a=" x "><b>&#32;x&#32;</b></r>"#,
                #"<r a="&#10;"><b>&#10;</b></r>"#, #"<r a="]]&gt;"><b>]]&gt;</b></r>"#,
                "<r a=\"é😀\u{85}\"><b>é😀\u{85}</b></r>",
            ])
        { try expectEqual(encoded(Both(a: text, b: text)), expected) }
        for (text, name) in [
            ("a\u{0}b", "U+0000"), ("\u{B}", "U+000B"), ("\u{FFFE}", "U+FFFE"), ("x\u{FFFF}", "U+FFFF"),
        ] {
            let element = refusal(["k": WithA(a: text)])
            expectEqual(element?.path, ["k", "a"])
            expectEqual(
                element?.sentence,
                "cannot write a value of type String at /r/k/a: the character \(name) is not allowed in XML")
            let attribute = refusal(Both(a: text, b: ""))
            expectEqual(attribute?.path, ["a"])
            expectPart(attribute?.sentence, " at /r/@a: ")
            #expect(refusal(WithA(a: text)) { $0.stringEncodingStrategy = .cdata } != nil)
            expectEqual(refusal(text)?.path, [])
            expectEqual(refusal([text])?.path, ["Index 0"])
        }
        try expectEqual(
            encoded(Both(a: "<", b: "<]]>")) { $0.stringEncodingStrategy = .cdata },
            #"<r a="&lt;"><b><![CDATA[<]]]]><![CDATA[>]]></b></r>"#)
        try expectEqual(encoded(["a"]) { $0.stringEncodingStrategy = .cdata }, "<r><r><![CDATA[a]]></r></r>")
        try expectEqual(encoded([1]) { $0.stringEncodingStrategy = .cdata }, "<r><r>1</r></r>")
        let text = try encoded(Both(a: "é'\"<\n", b: "é'\"<]]>")) {
            $0.charactersEscapedInElements = [("é", "&#xE9;")]
            $0.charactersEscapedInAttributes = [("'", "&apos;")]
        }
        expectEqual(text, "<r a=\"é&apos;&quot;&lt;&#10;\"><b>&#xE9;'\"&lt;]]&gt;</b></r>")
        #expect(refusal("x") { $0.charactersEscapedInElements = [("x", "<y>")] } != nil)
        expectEqual(XMLEncoder().charactersEscapedInElements.count, 5)
    }

    struct Numbers: Encodable {
        var d: Double
        @XMLAttribute var f: Float
    }

    @Test("Infinities, NaN, booleans and data follow their strategies, and decimals and URLs are exact")
    func words() throws {
        let values = Numbers(d: .infinity, f: -.infinity)
        try expectEqual(encoded(values), #"<r f="-INF"><d>INF</d></r>"#)
        try expectEqual(encoded(Double.nan), "<r>NaN</r>")
        try expectEqual(
            encoded(values) {
                $0.nonConformingFloatEncodingStrategy = .convertToString(
                    positiveInfinity: "<+>", negativeInfinity: "-", nan: "?")
            }, #"<r f="-"><d>&lt;+&gt;</d></r>"#)
        let refused = try #require(refusal(values) { $0.nonConformingFloatEncodingStrategy = .throw })
        expectEqual(refused.path, ["d"])
        try expectEqual(encoded([5.0, 1e20, 0.1, -0.0]), "<r><r>5.0</r><r>1e+20</r><r>0.1</r><r>-0.0</r></r>")
        try expectEqual(encoded([true, false]), "<r><r>true</r><r>false</r></r>")
        try expectEqual(encoded([true, false]) { $0.boolEncodingStrategy = .numeric }, "<r><r>1</r><r>0</r></r>")
        try expectEqual(
            encoded([true, false]) { $0.boolEncodingStrategy = .custom(true: "y&", false: "n") },
            "<r><r>y&amp;</r><r>n</r></r>")
        let bytes = Both(a: Data([0xAB]), b: Data([1, 2, 3]))
        try expectEqual(encoded(bytes), #"<r a="qw=="><b>AQID</b></r>"#)
        try expectEqual(encoded(bytes) { $0.dataEncodingStrategy = .hex }, #"<r a="AB"><b>010203</b></r>"#)
        try expectEqual(
            encoded(["b": Data([1, 2])]) { $0.dataEncodingStrategy = .deferredToData }, "<r><b>1</b><b>2</b></r>")
        try expectEqual(
            encoded(bytes) {
                $0.dataEncodingStrategy = .custom { data, encoder in try data.count.encode(to: encoder) }
            }, #"<r a="1"><b>3</b></r>"#)
        struct Model: Encodable {
            @XMLAttribute var d = Decimal(string: "123456789.123456789")
            var u = URL(string: "http://google.com/image/1234#f?a&b"), l = [Decimal(string: "-0.10")]
        }
        try expectEqual(
            encoded(Model()),
            #"<r d="123456789.123456789"><u>http://google.com/image/1234#f?a&amp;b</u><l>-0.1</l></r>"#)
        #expect(refusal(Decimal.nan) != nil)
    }

    @Test("Dates follow their strategy; formatters and functions are called for each")
    func dates() throws {
        for (strategy, expected) in [
            (XMLEncoder.DateEncodingStrategy.xmlSchema, "2015-03-03T02:36:44.25Z"), (.date, "2015-03-03"),
            (.iso8601, "2015-03-03T02:36:44Z"), (.secondsSince1970, "1425350204.25"),
            (.millisecondsSince1970, "1425350204250"), (.deferredToDate, "447043004.25"),
            (.format("yyyy/MM/dd HH:mm"), "2015/03/03 02:36"),
            (.custom { date, encoder in try "d<".encode(to: encoder) }, "d&lt;"),
        ] {
            let date = Date(timeIntervalSince1970: 1_425_350_204.25)
            let text = try encoded(Both(a: date, b: date)) { $0.dateEncodingStrategy = strategy }
            expectEqual(text, "<r a=\"\(expected)\"><b>\(expected)</b></r>")
            try expectEqual(
                encoded(WithA(a: [date])) { $0.dateEncodingStrategy = strategy }, "<r><a>\(expected)</a></r>")
            try expectEqual(encoded(date) { $0.dateEncodingStrategy = strategy }, "<r>\(expected)</r>")
        }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 3600)
        formatter.dateFormat = "HH"
        let date = Date(timeIntervalSince1970: 0)
        try expectEqual(encoded([date]) { $0.dateEncodingStrategy = .formatted(formatter) }, "<r><r>01</r></r>")
        let keyed = XMLEncoder.DateEncodingStrategy.custom { date, encoder in
            var container = encoder.container(keyedBy: OpenKey.self)
            try container.encode(date.timeIntervalSince1970, forKey: "s")
        }
        try expectEqual(encoded(["k": date]) { $0.dateEncodingStrategy = keyed }, "<r><k><s>0.0</s></k></r>")
        try expectEqual(encoded(["k": date]) { $0.dateEncodingStrategy = .custom { _, _ in } }, "<r><k /></r>")
        expectEqual(refusal(["k": Date(timeIntervalSince1970: .infinity)])?.path, ["k"])
    }
}
