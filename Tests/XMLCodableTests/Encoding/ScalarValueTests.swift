import Foundation
import Testing
import XMLCodable
import XMLCodableFormatters

/// Scalars and their strategies.
struct ScalarValueTests {
    struct Text: Encodable {
        @XMLAttribute var a: String
        var b: String
    }

    @Test(
        "Text is escaped for its placement",
        arguments: zip(
            ["& < > ' \"", "a\tb\nc\rd", " x ", "\n", "]]>", "é😀\u{85}"],
            [
                #"<r a="&amp; &lt; &gt; &apos; &quot;"><b>&amp; &lt; &gt; &apos; &quot;</b></r>"#,
                "<r a=\"a&#9;b&#10;c&#13;d\"><b>a\tb\nc&#13;d</b></r>", #"<r a=" x "><b>&#32;x&#32;</b></r>"#,
                #"<r a="&#10;"><b>&#10;</b></r>"#, #"<r a="]]&gt;"><b>]]&gt;</b></r>"#,
                "<r a=\"é😀\u{85}\"><b>é😀\u{85}</b></r>",
            ]))
    func escaping(text: String, expected: String) throws {
        try expectEqual(encoded(Text(a: text, b: text)), expected)
    }

    @Test(
        "Characters that are invalid in XML throw",
        arguments: [
            ("a\u{0}b", "U+0000"), ("\u{B}", "U+000B"), ("\u{FFFE}", "U+FFFE"), ("x\u{FFFF}", "U+FFFF"),
        ])
    func forbidden(text: String, name: String) throws {
        struct Element: Encodable { var b: String }
        let element = try #require(refusal(["k": Element(b: text)]))
        expectEqual(element.path, ["k", "b"])
        expectEqual(
            element.sentence,
            "cannot write a value of type String at /r/k/b: the character \(name) is not allowed in XML")
        let attribute = try #require(refusal(Text(a: text, b: "")))
        expectEqual(attribute.path, ["a"])
        #expect(attribute.sentence.contains(" at /r/@a: "))
        #expect(refusal(Element(b: text)) { $0.stringEncodingStrategy = .cdata } != nil)
        expectEqual(refusal(text)?.path, [])
        expectEqual(refusal([text])?.path, ["Index 0"])
    }

    @Test("Strings can be CDATA sections, except in attributes, and custom escapes keep the document well-formed")
    func cdata() throws {
        try expectEqual(
            encoded(Text(a: "<", b: "<]]>")) { $0.stringEncodingStrategy = .cdata },
            #"<r a="&lt;"><b><![CDATA[<]]]]><![CDATA[>]]></b></r>"#)
        try expectEqual(encoded(["a"]) { $0.stringEncodingStrategy = .cdata }, "<r><r><![CDATA[a]]></r></r>")
        try expectEqual(encoded([1]) { $0.stringEncodingStrategy = .cdata }, "<r><r>1</r></r>")
        let text = try encoded(Text(a: "é'\"<\n", b: "é'\"<]]>")) {
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

    @Test("Infinities, NaN and booleans follow their strategies")
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
    }

    struct Dated: Encodable {
        @XMLAttribute var a: Date
        var b: Date, c: [Date]
    }

    @Test(
        "Dates follow their strategy",
        arguments: [
            (XMLEncoder.DateEncodingStrategy.xmlSchema, "2015-03-03T02:36:44.25Z"), (.date, "2015-03-03"),
            (.iso8601, "2015-03-03T02:36:44Z"), (.secondsSince1970, "1425350204.25"),
            (.millisecondsSince1970, "1425350204250"), (.deferredToDate, "447043004.25"),
            (.format("yyyy/MM/dd HH:mm"), "2015/03/03 02:36"),
            (.custom { date, encoder in try "d<".encode(to: encoder) }, "d&lt;"),
        ])
    func dates(strategy: XMLEncoder.DateEncodingStrategy, expected: String) throws {
        let date = Date(timeIntervalSince1970: 1_425_350_204.25)
        let text = try encoded(Dated(a: date, b: date, c: [date])) { $0.dateEncodingStrategy = strategy }
        expectEqual(text, "<r a=\"\(expected)\"><b>\(expected)</b><c>\(expected)</c></r>")
        try expectEqual(encoded(date) { $0.dateEncodingStrategy = strategy }, "<r>\(expected)</r>")
    }

    @Test("Custom formatters and functions are called for each date")
    func formatters() throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 3600)
        formatter.dateFormat = "HH"
        let date = Date(timeIntervalSince1970: 0)
        try expectEqual(encoded([date]) { $0.dateEncodingStrategy = .formatted(formatter) }, "<r><r>01</r></r>")
        let keyed = XMLEncoder.DateEncodingStrategy.custom { date, encoder in
            var container = encoder.container(keyedBy: OpenKey.self)
            try container.encode(date.timeIntervalSince1970, forKey: OpenKey("s"))
        }
        try expectEqual(encoded(["k": date]) { $0.dateEncodingStrategy = keyed }, "<r><k><s>0.0</s></k></r>")
        try expectEqual(encoded(["k": date]) { $0.dateEncodingStrategy = .custom { _, _ in } }, "<r><k /></r>")
        expectEqual(refusal(["k": Date(timeIntervalSince1970: .infinity)])?.path, ["k"])
    }

    struct Bytes: Encodable {
        @XMLAttribute var a = Data([0xAB])
        var b = Data([1, 2, 3])
    }

    @Test("Data follows its strategy, and decimals and URLs are exact")
    func data() throws {
        try expectEqual(encoded(Bytes()), #"<r a="qw=="><b>AQID</b></r>"#)
        try expectEqual(encoded(Bytes()) { $0.dataEncodingStrategy = .hex }, #"<r a="AB"><b>010203</b></r>"#)
        try expectEqual(
            encoded(["b": Data([1, 2])]) { $0.dataEncodingStrategy = .deferredToData }, "<r><b>1</b><b>2</b></r>")
        try expectEqual(
            encoded(Bytes()) {
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
}
