import Testing
import XMLCodable

/// Values that are nil.
struct EncodingStateNilTests {
    struct Model: Encodable {
        var a: Int? = nil, b: String? = nil, c: [Int]? = nil, d: [Int?] = [nil, 1]
        @XMLAttribute var e: Int?
        @XMLChild var f: Int?
        @XMLText var g: String?
        var h: Custom? = Custom { encoder in
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        }
    }

    @Test("Each strategy has its form, for explicit nil and wrapped Optionals too; a finished container refuses nil")
    func strategies() throws {
        for (strategy, expected) in zip(
            [XMLEncoder.NilEncodingStrategy.omit, .emptyElement, .xsiNil],
            [
                #"<d xsi:nil="true" /><d>1</d>"#, #"<a /><b /><d xsi:nil="true" /><d>1</d><f /><h />"#,
                #"<a xsi:nil="true" /><b xsi:nil="true" /><c xsi:nil="true" /><d xsi:nil="true" /><d>1</d>"#
                    + #"<f xsi:nil="true" /><h xsi:nil="true" />"#,
            ])
        {
            let text = try encoded(Model()) { $0.nilEncodingStrategy = strategy }
            expectEqual(text, #"<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">"# + expected + "</r>")
        }
        enum Key: String, CodingKey { case a, b = "b.c", d = "b.@d" }
        let value = Custom(Key.self) { container in
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
        for strategy in [XMLEncoder.NilEncodingStrategy.omit, .emptyElement, .xsiNil] {
            final class Kept: @unchecked Sendable { var container: KeyedEncodingContainer<OpenKey>? }
            let kept = Kept()
            let model = Custom { encoder in
                var outer = encoder.container(keyedBy: OpenKey.self)
                try outer.encode(Custom { kept.container = $0.container(keyedBy: OpenKey.self) }, forKey: "a")
                #expect(throws: EncodingError.self) { try kept.container?.encodeNil(forKey: "x") }
            }
            try expectEqual(encoded(model) { $0.nilEncodingStrategy = strategy }, "<r><a /></r>")
            #expect(throws: EncodingError.self) { try kept.container?.encodeNil(forKey: "x") }
        }
    }
}
