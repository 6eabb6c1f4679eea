import Testing
import XMLCodable

/// Values that are nil.
struct EncodingStateNilTests {
    struct Model: Encodable {
        var a: Int?
        var b: String?
        var c: [Int]?
        var d: [Int?] = [nil, 1]
        @XMLAttribute var e: Int?
        @XMLChild var f: Int?
        @XMLText var g: String?
        var h: Wrapper? = Wrapper()
        struct Wrapper: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encodeNil()
            }
        }
    }

    @Test(
        "Each strategy has its form",
        arguments: zip(
            [XMLEncoder.NilEncodingStrategy.omit, .emptyElement, .xsiNil],
            [
                #"<d xsi:nil="true" /><d>1</d>"#, #"<a /><b /><d xsi:nil="true" /><d>1</d><f /><h />"#,
                #"<a xsi:nil="true" /><b xsi:nil="true" /><c xsi:nil="true" /><d xsi:nil="true" /><d>1</d>"#
                    + #"<f xsi:nil="true" /><h xsi:nil="true" />"#,
            ]))
    func strategies(strategy: XMLEncoder.NilEncodingStrategy, expected: String) throws {
        let text = try encoded(Model()) { $0.nilEncodingStrategy = strategy }
        expectEqual(text, #"<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">"# + expected + "</r>")
    }

    @Test(
        "Explicit nil and a wrapped absent Optional are written like an absent value, with the own declaration of xsi")
    func explicit() throws {
        enum Key: String, CodingKey { case a, b = "b.c", d = "b.@d" }
        let value = Custom { encoder in
            var container = encoder.container(keyedBy: Key.self)
            try container.encodeNil(forKey: .a)
            try container.encodeNil(forKey: .b)
            try container.encodeNil(forKey: .d)
        }
        try expectEqual(encoded(value), "<r />")
        try expectEqual(encoded(value) { $0.nilEncodingStrategy = .emptyElement }, "<r><a /><b><c /></b></r>")
        struct Generic<V: Encodable>: Encodable {
            @XMLAttribute var v: V
            @XMLChild var w: V
        }
        try expectEqual(encoded(Generic<Int?>(v: nil, w: nil)), "<r />")
        try expectEqual(encoded(Generic<Int?>(v: 1, w: 2)), #"<r v="1"><w>2</w></r>"#)
        let encoder = XMLEncoder()
        let name = "http://www.w3.org/2001/XMLSchema-instance"
        try expectEqual(
            encoder.encodeToString([Int?.none], withRootKey: "r", rootAttributes: ["xmlns:xsi": name]),
            #"<r xmlns:xsi="\#(name)"><r xsi:nil="true" /></r>"#)
        #expect(throws: EncodingError.self) {
            try encoder.encodeToString([Int?.none], withRootKey: "r", rootAttributes: ["xmlns:xsi": "urn:x"])
        }
    }

    @Test("A finished container refuses nil", arguments: [XMLEncoder.NilEncodingStrategy.omit, .emptyElement, .xsiNil])
    func finished(strategy: XMLEncoder.NilEncodingStrategy) throws {
        final class Kept: @unchecked Sendable { var container: KeyedEncodingContainer<OpenKey>? }
        let kept = Kept()
        let model = Custom { encoder in
            var outer = encoder.container(keyedBy: OpenKey.self)
            try outer.encode(Custom { kept.container = $0.container(keyedBy: OpenKey.self) }, forKey: OpenKey("a"))
            #expect(throws: EncodingError.self) { try kept.container?.encodeNil(forKey: OpenKey("x")) }
        }
        try expectEqual(encoded(model) { $0.nilEncodingStrategy = strategy }, "<r><a /></r>")
        #expect(throws: EncodingError.self) { try kept.container?.encodeNil(forKey: OpenKey("x")) }
    }
}
