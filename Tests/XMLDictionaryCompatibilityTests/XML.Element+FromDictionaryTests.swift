import Foundation
import Testing
import XMLCodable
import XMLDictionaryCompatibility

/// XML.Element from a dictionary.
struct XMLElementFromDictionaryTests {
    private static func written(_ dictionary: [String: Any], _ name: String? = nil) throws -> String {
        try XML.Element(dictionary: dictionary, name: name).xmlString()
    }

    @Test("The order is attributes, comments, children sorted by name, text")
    func everything() throws {
        let dictionary: [String: Any] = [
            "__name": "r", "_z": 1, "_a": "<", "__text": ["one", "two"], "__comments": ["c", "d"],
            "b": ["x": true], "a": ["1", ["_k": "2"], [3, 4]] as [Any], "e": "", "none": [String](),
        ]
        #expect(
            try Self.written(dictionary)
                == "<r a=\"&lt;\" z=\"1\"><!--c--><!--d--><a>1</a><a k=\"2\" /><a>3</a><a>4</a><b><x>true</x></b><e />one\ntwo</r>"
        )
    }

    @Test("Attributes may be in a separate dictionary")
    func attributes() throws {
        #expect(try Self.written(["__attributes": ["b": 1, "a": 2], "__name": "r"]) == "<r a=\"2\" b=\"1\" />")
    }

    @Test("The root's name is the given name, the name in the dictionary, its only key, or root")
    func names() throws {
        #expect(try Self.written(["__name": "r"]) == "<r />")
        #expect(try Self.written(["__name": "r"], "s") == "<s />")
        #expect(try Self.written(["r": ["a": "1"]]) == "<r><a>1</a></r>")
        #expect(try Self.written(["r": ["a": "1"]], "s") == "<s><r><a>1</a></r></s>")
        #expect(try Self.written(["r": ["1"]]) == "<r>1</r>")
        #expect(try Self.written(["r": ["1", "2"]]) == "<root><r>1</r><r>2</r></root>")
        #expect(try Self.written(["_k": "1"]) == "<root k=\"1\" />")
        #expect(try Self.written([:]) == "<root />")
    }

    @Test("Values are written in their XML form")
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
        for (value, text) in cases { #expect(try Self.written(["r": value]) == "<r>\(text)</r>") }
    }

    struct Unsupported {}

    @Test("Other values throw with their path")
    func unsupported() throws {
        let cases: [([String: Any], String)] = [
            (["__name": "r", "a": ["b": Unsupported()]], "/r/a/b"),
            (["__name": "r", "_k": ["x": 1]], "/r"),
            (["__name": "r", "__attributes": "x"], "/r"),
            (["__name": "r", "__text": ["x": 1]], "/r"),
            (["__name": "r", "a": [1, Optional<Int>.none as Any] as [Any]], "/r/a"),
        ]
        for (dictionary, path) in cases {
            let error = #expect(throws: XMLDictionaryError.self) { try XML.Element(dictionary: dictionary) }
            #expect(error?.elementPath == path)
        }
    }

    @Test("Names and characters are checked when the element is written")
    func badNames() throws {
        let dictionaries: [[String: Any]] = [["a b": "1"], ["_": "1"], ["r": ["_1": "x"]], ["r": "\u{1}"]]
        for dictionary in dictionaries {
            let element = try XML.Element(dictionary: dictionary)
            #expect(throws: XMLWritingError.self) { try element.xmlString() }
        }
    }

    @Test(
        "A converted element is restored, except for the order",
        arguments: [
            "<r k=\"1\"><a>1</a><a l=\"2\">3</a><b><c>x</c></b>text</r>",
            "<r><!-- c --><a>one</a></r>",
            "<soap:r xmlns:soap=\"urn:s\"><soap:a>1</soap:a></soap:r>",
        ])
    func roundTrip(xml: String) throws {
        var options = XML.DictionaryOptions()
        options.preserveComments = true
        for mode in [XML.DictionaryOptions.AttributesMode.prefixed, .dictionary] {
            options.attributesMode = mode
            let dictionary = try XML.Document(parsing: xml).root.dictionary(options)
            let element = try XML.Element(dictionary: dictionary)
            #expect(try element.xmlString() == xml)
            #expect(DictionaryText.of(element.dictionary(options)) == DictionaryText.of(dictionary))
        }
    }

    @Test("A deep dictionary is converted without using the stack")
    func depth() throws {
        var dictionary: [String: Any] = ["a": "x"]
        for _ in 0..<2_000 { dictionary = ["a": dictionary] }
        let element = try XML.Element(dictionary: dictionary, name: "r")
        #expect(try element.bytes().count == 7 + 2_001 * 7 + 1)
    }
}
