import Testing
import XMLCodable

/// Arrays.
struct UnkeyedEncodingTests {
    @Test("Items are elements of the name of their key or of the element around them, nested containers too")
    func items() throws {
        struct Model: Encodable {
            var n = [1, 2], s = ["a", ""], p = [WithA(a: 1), WithA(a: 1)], e: [Int] = [], b: Set = [true], d = [1.5]
            var i8: [Int8] = [1], o: [Int?] = [1, nil]
        }
        let expected =
            "<r xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"><n>1</n><n>2</n><s>a</s><s></s>"
            + "<p><a>1</a></p><p><a>1</a></p><b>true</b><d>1.5</d><i8>1</i8><o>1</o><o xsi:nil=\"true\" /></r>"
        try expectEqual(encoded(Model()), expected)
        try expectEqual(encoded(WithA(a: [[1], [2, 3], []])), "<r><a><a>1</a></a><a><a>2</a><a>3</a></a><a /></r>")
        try expectEqual(encoded([[1], [2]]), "<r><r><r>1</r></r><r><r>2</r></r></r>")
        try expectEqual(encoded([Int]()), "<r />")
        try expectEqual(encoded(["a": [1, 2], "b": [3]]), "<r><a>1</a><a>2</a><b>3</b></r>")
        struct Sections: Encodable {
            @XMLCData var a = ["<", "b"]
            @XMLCData var n = 5
        }
        try expectEqual(encoded(Sections()), "<r><a><![CDATA[<]]></a><a><![CDATA[b]]></a><n><![CDATA[5]]></n></r>")
        let text = try encoded(
            Custom { encoder in
                var list = encoder.unkeyedContainer()
                var keyed = list.nestedContainer(keyedBy: OpenKey.self)
                var inner = list.nestedUnkeyedContainer()
                let other = list.superEncoder()
                try list.encodeNil()
                try keyed.encode(1, forKey: "k")
                try inner.encode("i")
                try "s".encode(to: other)
                expectEqual(list.count, 4)
            })
        let nested =
            #"<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><r><k>1</k></r><r><r>i</r></r><r>s</r>"#
            + #"<r xsi:nil="true" /></r>"#
        expectEqual(text, nested)
        let refused = refusal(WithA(a: [["a"], ["b", "\u{1}"]]))
        expectEqual(refused?.path, ["a", "Index 1", "Index 1"])
        expectEqual(
            refused?.sentence,
            "cannot write a value of type String at /r/a/a: the character U+0001 is not allowed in XML")
    }
}
