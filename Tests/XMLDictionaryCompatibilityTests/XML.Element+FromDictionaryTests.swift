import Foundation
import Testing
import XMLCodable
import XMLDictionaryCompatibility

/// XML.Element from a dictionary.
struct XMLElementFromDictionaryTests {
    private static func written(_ dictionary: [String: Any], _ name: String? = nil) throws -> String {
        try XML.Element(dictionary: dictionary, name: name).xmlString()
    }

    @Test("Attributes, comments, sorted children and text are written, and the name of the root is found")
    func written() throws {
        let dictionary: [String: Any] = [
            "__name": "r", "_z": 1, "_a": "<", "__text": ["one", "two"], "__comments": ["c", "d"],
            "b": ["x": true], "a": ["1", ["_k": "2"], [3, 4]] as [Any], "e": "", "none": [String](),
        ]
        try expectEqual(
            Self.written(dictionary),
            "<r a=\"&lt;\" z=\"1\"><!--c--><!--d--><a>1</a><a k=\"2\" /><a>3</a><a>4</a><b><x>true</x></b><e />one\ntwo</r>"
        )
        try expectEqual(Self.written(["__attributes": ["b": 1, "a": 2], "__name": "r"]), "<r a=\"2\" b=\"1\" />")
        try expectEqual(Self.written(["__name": "r"]), "<r />")
        try expectEqual(Self.written(["__name": "r"], "s"), "<s />")
        try expectEqual(Self.written(["r": ["a": "1"]]), "<r><a>1</a></r>")
        try expectEqual(Self.written(["r": ["a": "1"]], "s"), "<s><r><a>1</a></r></s>")
        try expectEqual(Self.written(["r": ["1"]]), "<r>1</r>")
        try expectEqual(Self.written(["r": ["1", "2"]]), "<root><r>1</r><r>2</r></root>")
        try expectEqual(Self.written(["_k": "1"]), "<root k=\"1\" />")
        try expectEqual(Self.written([:]), "<root />")
    }

    @Test("Values are written in their XML form; others throw with their path, and names when they are written")
    func values() throws {
        let identifier = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        let url = try #require(URL(string: "http://example.org/?a=1&b=2"))
        let cases: [(Any, String)] = [
            ("a & b", "a &amp; b"), (Substring("s"), "s"), (5, "5"), (UInt8(7), "7"), (2.5, "2.5"), (true, "true"),
            (Double.infinity, "INF"), (-Float.infinity, "-INF"), (Double.nan, "NaN"), (Decimal(1) / 8, "0.125"),
            (url, "http://example.org/?a=1&amp;b=2"), (identifier, "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
            (Optional("o") as Any, "o"), (NSNumber(value: -5), "-5"), (NSNumber(value: UInt64.max), "\(UInt64.max)"),
            (NSNumber(value: 2.5), "2.5"), (NSNumber(value: true), "1"), (NSNumber(value: Double.nan), "NaN"),
        ]
        for (value, text) in cases { try expectEqual(Self.written(["r": value]), "<r>\(text)</r>") }
        do {
            let cases: [([String: Any], String)] = [
                (["__name": "r", "a": ["b": Unsupported()]], "/r/a/b"),
                (["__name": "r", "_k": ["x": 1]], "/r"),
                (["__name": "r", "__attributes": "x"], "/r"),
                (["__name": "r", "__text": ["x": 1]], "/r"),
                (["__name": "r", "a": [1, Optional<Int>.none as Any] as [Any]], "/r/a"),
            ]
            for (dictionary, path) in cases {
                let error = #expect(throws: XMLDictionaryError.self) { try XML.Element(dictionary: dictionary) }
                expectEqual(error?.elementPath, path)
            }
        }
        let dictionaries: [[String: Any]] = [["a b": "1"], ["_": "1"], ["r": ["_1": "x"]], ["r": "\u{1}"]]
        for dictionary in dictionaries {
            let element = try XML.Element(dictionary: dictionary)
            #expect(throws: XMLWritingError.self) { try element.xmlString() }
        }
    }

    struct Unsupported {}

    @Test("A converted element is restored, except for the order, at any depth")
    func roundTrip() throws {
        for xml in [
            "<r k=\"1\"><a>1</a><a l=\"2\">3</a><b><c>x</c></b>text</r>", "<r><!-- c --><a>one</a></r>",
            "<soap:r xmlns:soap=\"urn:s\"><soap:a>1</soap:a></soap:r>",
        ] {
            var options = XML.DictionaryOptions()
            options.preserveComments = true
            for mode in [XML.DictionaryOptions.AttributesMode.prefixed, .dictionary] {
                options.attributesMode = mode
                let dictionary = try XML.Document(parsing: xml).root.dictionary(options)
                let element = try XML.Element(dictionary: dictionary)
                try expectEqual(element.xmlString(), xml)
                expectEqual(DictionaryText.of(element.dictionary(options)), DictionaryText.of(dictionary))
            }
        }
        var dictionary: [String: Any] = ["a": "x"]
        for _ in 0..<2_000 { dictionary = ["a": dictionary] }
        let element = try XML.Element(dictionary: dictionary, name: "r")
        try expectEqual(element.bytes().count, 7 + 2_001 * 7 + 1)
    }
}
