import Testing
import XMLCodable

/// Dictionaries.
struct KeyedDictionaryTests {
    enum Number: String, CodingKeyRepresentable, Codable { case one, two }

    @Test("String keys are names, sorted; other keys make arrays of keys and values, and entries can have any")
    func names() throws {
        try expectEqual(encoded(["b": 1, "a": 2, "c": 3]), "<r><a>2</a><b>1</b><c>3</c></r>")
        try expectEqual(encoded(["k": ["x.y": ["z": true]]]), "<r><k><x.y><z>true</z></x.y></k></r>")
        try expectEqual(encoded([Number.two: 2, .one: 1]), "<r><one>1</one><two>2</two></r>")
        try expectEqual(encoded([String: Int]()), "<r />")
        struct Model: Encodable { var someKeys = ["someKey": 1] }
        try expectEqual(
            encoded(Model()) { $0.keyEncodingStrategy = .convertToSnakeCase },
            "<r><some_keys><someKey>1</someKey></some_keys></r>")
        struct Key: Hashable, Encodable { var k = 1 }
        try expectEqual(encoded([Key(): "v"]), "<r><r><k>1</k></r><r>v</r></r>")
        func text(_ value: some Encodable) throws -> String {
            try encoded(value) { $0.dictionaryKeyStrategy = .entries }
        }
        try expectEqual(text([10: "a", 9: "b"]), #"<r><entry key="9">b</entry><entry key="10">a</entry></r>"#)
        try expectEqual(
            text(["first <name>": ["x": 1]]),
            #"<r><entry key="first &lt;name&gt;"><entry key="x">1</entry></entry></r>"#)
        try expectEqual(
            text(["a": [1, 2], "b": []]),
            #"<r><entry key="a"><entry>1</entry><entry>2</entry></entry><entry key="b" /></r>"#)
        try expectEqual(text(["p": AttributeA(a: 1)]), #"<r><entry key="p" a="1" /></r>"#)
        expectEqual(refusal(["a": "\u{1}"]) { $0.dictionaryKeyStrategy = .entries }?.path, ["a"])
    }

    @Test("Keys that are not names throw, and one without items is kept unless it would be read as an item that is nil")
    func badKeys() throws {
        expectEqual(refusal([1: "a"])?.path, ["1"])
        expectEqual(refusal(["first name": "a"])?.path, ["first name"])
        expectEqual(refusal(["k": ["@id": "a"]])?.path, ["k", "@id"])
        #expect(refusal(["xmlns:p": "urn:x"]) != nil)
        let waysOut = "; `encoder.dictionaryKeyStrategy = .entries` and `XML.MapOf` write any key"
        expectPart(refusal([1: "a"])?.sentence, "\"1\" is not an XML name" + waysOut)
        expectPart(refusal(["xmlns:p": "urn:x"])?.sentence, waysOut)
        let xsi = "http://www.w3.org/2001/XMLSchema-instance"
        let empty = #"<r xmlns:xsi="\#(xsi)"><a xsi:nil="true" /></r>"#
        try expectCase(empty, ["a": [Int]()])
        try expectCase(empty, ["a": [nil] as [Int?]])
        for refused in [refusal(["a": []] as [String: [Int?]]), refusal(["a": nil] as [String: [Int?]?])] {
            expectEqual(refused?.path, ["a"])
            expectPart(refused?.sentence, "the key has no items")
        }
    }
}
