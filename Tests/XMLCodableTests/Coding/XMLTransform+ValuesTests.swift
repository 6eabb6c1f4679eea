import Foundation
import Testing
import XMLCodable

/// Value transforms.
struct XMLTransformValuesTests {
    struct Model<T: XMLTransform>: Codable, Equatable where T.Output: Equatable {
        @XMLTransformed<T> var value: T.Output
    }

    func check<T: XMLTransform>(_ type: T.Type, _ text: String, _ value: T.Output, json: String, written: String? = nil)
        throws where T.Output: Equatable
    {
        let model = Model<T>(value: value)
        try expectCase("<r><value>\(text)</value></r>", model, written: "<r><value>\(written ?? text)</value></r>")
        try expectJSON(#"{"value":\#(json)}"#, model)
    }

    func refuse<T: XMLTransform>(_ type: T.Type, _ text: String, _ expected: String) throws where T.Output: Equatable {
        let refusal = unreadable(Model<T>.self, "<r value=\"\(text)\"/>")
        expectEqual(refusal?.kind, "dataCorrupted")
        expectEqual(refusal?.path, ["value"])
        expectStart(refusal?.sentence, "1:11: expected \(expected) for Model<")
        expectPart(refusal?.sentence, ".value at /r/@value, found \"\(text)\"")
    }

    @Test("An inverted boolean, a LosslessStringConvertible type, Codable or not, and a String as a number")
    func inverted() throws {
        try check(XML.Inverted.self, "true", false, json: "true")
        try check(XML.Inverted.self, "0", true, json: "false", written: "false")
        try refuse(XML.Inverted.self, "no", "a boolean")
        try check(XML.AsString<Int>.self, "123", 123, json: "\"123\"")
        try check(XML.AsString<Point>.self, "1;2", Point(x: 1, y: 2), json: "\"1;2\"")
        try refuse(XML.AsString<Int>.self, "12x", "a value of type Int")
        try refuse(XML.AsString<Point>.self, "1", "a value of type Point")
        for text in ["", "ab"] { try refuse(XML.AsString<Character>.self, text, "a value of type Character") }
        try check(XML.FromString<Int>.self, "123", "123", json: "123")
        try refuse(XML.FromString<Int>.self, "x", "an integer")
        expectEqual(
            unwritable(Model<XML.FromString<Int>>(value: "x"))?.sentence,
            "cannot write a value of type String at /r/value: expected the text of a value of type Int, "
                + "found \"x\"")
    }

    struct Point: LosslessStringConvertible, Equatable {
        var x: Int
        var y: Int
        var description: String { "\(x);\(y)" }
        init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
        init?(_ description: String) {
            let parts = description.split(separator: ";").compactMap { Int($0) }
            guard parts.count == 2 else { return nil }
            self.init(x: parts[0], y: parts[1])
        }
    }

    @Test("Hexadecimal and Base64 data")
    func hexData() throws {
        try check(XML.HexData.self, "0aFF", Data([0x0A, 0xFF]), json: "\"0AFF\"", written: "0AFF")
        for text in ["0a0", "0g"] { try refuse(XML.HexData.self, text, "hexadecimal data") }
        try check(XML.Base64Data.self, "aGVsbG8=", Data("hello".utf8), json: "\"aGVsbG8=\"")
        try refuse(XML.Base64Data.self, "aGV*", "Base64 data")
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
            try check(XML.PercentEncodedURL.self, text, url, json: "\"\(written)\"", written: written)
        }
        try refuse(XML.PercentEncodedURL.self, "", "a URL")
        for (text, url) in [
            ("http://e.org/a%20b[1]", "http://e.org/a%20b%5B1%5D"),
            ("http://e.org/?a[0]=%20", "http://e.org/?a%5B0%5D=%20"),
            ("http://[::1]:80/[a]#b#%20", "http://[::1]:80/%5Ba%5D#b%23%20"), ("a[b", "a%5Bb"),
            ("//u@[::1]", "//u@[::1]"),
            ("http://e.org/100%", "http://e.org/100%25"),
        ] {
            expectEqual(try XML.PercentEncodedURL.decode(text).absoluteString, url)
            expectEqual(try XML.PercentEncodedURL.decode(url).absoluteString, url)
        }
        struct Link: Codable, Equatable { var url: URL }
        expectEqual(
            refusal(Link.self, "<r><url>http://e.org/a%20b c</url></r>")?.sentence,
            "1:9: expected a URL for Link.url at /r/url, found \"http://e.org/a%20b c\"")
        try expectCase(
            "<r><url>http://e.org/a%20b</url></r>", Link(url: try #require(URL(string: "http://e.org/a%20b"))))
    }
}
