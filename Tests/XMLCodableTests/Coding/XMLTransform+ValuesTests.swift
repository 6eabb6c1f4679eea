import Foundation
import Testing
import XMLCodable

/// Value transforms.
struct XMLTransformValuesTests {
    struct Point: LosslessStringConvertible, Equatable {
        var x, y: Int
        var description: String { "\(x);\(y)" }
        init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
        init?(_ description: String) {
            let parts = description.split(separator: ";").compactMap { Int($0) }
            guard parts.count == 2 else { return nil }
            self.init(x: parts[0], y: parts[1])
        }
    }

    @Test("An inverted boolean, a LosslessStringConvertible type, Codable or not, a String as a number, and data")
    func inverted() throws {
        try expectTransform(XML.Inverted.self, "true", false, json: "true")
        try expectTransform(XML.Inverted.self, "0", true, json: "false", written: "false")
        let hint = ", which `decoder.boolDecodingStrategy = .lenient` reads"
        expectNoTransform(XML.Inverted.self, "no", "a boolean", hint: hint)
        try expectTransform(XML.AsString<Int>.self, "123", 123, json: "\"123\"")
        try expectTransform(XML.AsString<Point>.self, "1;2", Point(x: 1, y: 2), json: "\"1;2\"")
        expectNoTransform(XML.AsString<Int>.self, "12x", "a value of type Int")
        expectNoTransform(XML.AsString<Point>.self, "1", "a value of type Point")
        for text in ["", "ab"] { expectNoTransform(XML.AsString<Character>.self, text, "a value of type Character") }
        try expectTransform(XML.FromString<Int>.self, "123", "123", json: "123")
        expectNoTransform(XML.FromString<Int>.self, "x", "an integer")
        expectRefused(
            TransformedValue<XML.FromString<Int>>(value: "x"),
            "cannot write a value of type String at /r/value: expected the text of a value of type Int, found \"x\"")
        try expectTransform(XML.HexData.self, "0aFF", Data([0x0A, 0xFF]), json: "\"0AFF\"", written: "0AFF")
        for text in ["0a0", "0g"] { expectNoTransform(XML.HexData.self, text, "hexadecimal data") }
        try expectTransform(XML.Base64Data.self, "aGVsbG8=", Data("hello".utf8), json: "\"aGVsbG8=\"")
        expectNoTransform(XML.Base64Data.self, "aGV*", "Base64 data")
    }

    @Test("A URL from text that needs percent-encoding, whose references stay as they are, or which is refused")
    func percentEncodedURL() throws {
        for (text, written) in [
            ("http://example.org/a b", "http://example.org/a%20b"),
            ("http://example.org/a%20b", "http://example.org/a%20b"),
            ("http://example.org/100%", "http://example.org/100%25"),
            ("http://example.org/é?q=\"1\"#f", "http://example.org/%C3%A9?q=%221%22#f"),
            ("http://example.org/image/1234#fragment", "http://example.org/image/1234#fragment"),
        ] {
            let url = try #require(URL(string: written))
            try expectTransform(XML.PercentEncodedURL.self, text, url, json: "\"\(written)\"", written: written)
        }
        expectNoTransform(XML.PercentEncodedURL.self, "", "a URL")
        for (text, url) in [
            ("http://e.org/a%20b[1]", "http://e.org/a%20b%5B1%5D"),
            ("http://e.org/?a[0]=%20", "http://e.org/?a%5B0%5D=%20"),
            ("http://[::1]:80/[a]#b#%20", "http://[::1]:80/%5Ba%5D#b%23%20"), ("a[b", "a%5Bb"),
            ("//u@[::1]", "//u@[::1]"), ("http://e.org/100%", "http://e.org/100%25"),
        ] {
            expectEqual(try XML.PercentEncodedURL.decode(text).absoluteString, url)
            expectEqual(try XML.PercentEncodedURL.decode(url).absoluteString, url)
        }
        expectRefused(
            One<URL>.self, "<r><value>http://e.org/a%20b c</value></r>",
            "1:11: expected a URL for One<URL>.value at /r/value, found \"http://e.org/a%20b c\"")
        let url = try #require(URL(string: "http://e.org/a%20b"))
        try expectCase("<r><value>http://e.org/a%20b</value></r>", One(value: url))
    }
}
