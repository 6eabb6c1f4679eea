import Testing
import XMLCodable

/// Values encoded out of order.
struct TapeTests {
    enum Key: String, CodingKey { case id = "@id", name = "@name", a, b, c, text = "#text" }

    @Test("Attributes precede content, whenever they are encoded, and an element closed as empty can still be filled")
    func attributes() throws {
        let text = try encoded(Key.self) { container in
            try container.encode(1, forKey: .a)
            try container.encode(2, forKey: .id)
            try container.encode("t", forKey: .text)
            try container.encode("x\"", forKey: .name)
        }
        expectEqual(text, #"<r id="2" name="x&quot;"><a>1</a>t</r>"#)
        let rows = (0..<300).map { id in
            Custom(Key.self) { container in
                try container.encode(id, forKey: .a)
                try container.encode(id, forKey: .id)
            }
        }
        let expected = (0..<300).map { "<r id=\"\($0)\"><a>\($0)</a></r>" }.joined()
        try expectEqual(encoded(rows), "<r>\(expected)</r>")
        for noEmptyElements in [false, true] {
            let text = try encoded(
                Custom(Key.self) { container in
                    var nested = container.nestedContainer(keyedBy: Key.self, forKey: .a)
                    try container.encode(1, forKey: .b)
                    try nested.encode(3, forKey: .id)
                    try nested.encode(2, forKey: .c)
                    var inner = nested.nestedContainer(keyedBy: Key.self, forKey: .a)
                    try container.encode(1, forKey: .b)
                    try inner.encode(4, forKey: .c)
                    try nested.encode(5, forKey: .c)
                    try inner.encode(6, forKey: .name)
                }
            ) { $0.outputFormatting = noEmptyElements ? .noEmptyElements : [] }
            expectEqual(text, #"<r><a id="3"><c>2</c><a name="6"><c>4</c></a><c>5</c></a><b>1</b><b>1</b></r>"#)
        }
    }

    @Test("Nested containers, lists and super encoders keep their places while others are written, in linear time")
    func nested() throws {
        let text = try encoded(Key.self) { container in
            var first = container.nestedContainer(keyedBy: Key.self, forKey: .a)
            var second = container.nestedContainer(keyedBy: Key.self, forKey: .b)
            for index in 0..<3 {
                try first.encode(index, forKey: .a)
                try second.encode(index, forKey: .b)
            }
            try container.encode(9, forKey: .c)
            try first.encode(8, forKey: .id)
            try second.encode(7, forKey: .id)
            _ = container.nestedContainer(keyedBy: Key.self, forKey: .c)
        }
        let expected =
            #"<r><a id="8"><a>0</a><a>1</a><a>2</a></a><b id="7"><b>0</b><b>1</b><b>2</b></b><c>9</c><c /></r>"#
        expectEqual(text, expected)
        let lists = try encoded(Key.self) { container in
            var first = container.nestedUnkeyedContainer(forKey: .a)
            var second = container.nestedUnkeyedContainer(forKey: .b)
            for index in 0..<3 {
                try first.encode(index)
                try second.encode([index, index])
            }
            try container.encode(9, forKey: .c)
            expectEqual(first.count, 3)
        }
        let listed =
            "<r><a>0</a><a>1</a><a>2</a><b><b>0</b><b>0</b></b><b><b>1</b><b>1</b></b><b><b>2</b><b>2</b></b><c>9</c></r>"
        expectEqual(lists, listed)
        let supers = try encoded(Key.self) { container in
            let first = container.superEncoder(forKey: .a)
            let second = container.superEncoder()
            let unused = container.superEncoder(forKey: .c)
            _ = unused
            try container.encode(1, forKey: .b)
            var single = second.singleValueContainer()
            try single.encode("s")
            var list = first.unkeyedContainer()
            try list.encode(1)
            try container.encode(2, forKey: .b)
            try list.encode(2)
            try container.encode(3, forKey: .id)
        }
        expectEqual(supers, #"<r id="3"><a>1</a><a>2</a><super>s</super><c /><b>1</b><b>2</b></r>"#)
        let long = try encoded(Key.self) { container in
            var first = container.nestedContainer(keyedBy: Key.self, forKey: .a)
            var second = container.nestedContainer(keyedBy: Key.self, forKey: .b)
            for index in 0..<50_000 {
                try first.encode(index, forKey: .a)
                try second.encode(index, forKey: .b)
            }
        }
        #expect(long.utf8.count > 1_000_000)
        expectStart(long, "<r><a><a>0</a><a>1</a>")
        expectEnd(long, "<b>49998</b><b>49999</b></b></r>")
    }

    @Test("The output of a value that throws is discarded, and a value can write into the container of its parent")
    func abandoned() throws {
        struct Failure: Error {}
        let bad = Custom(Key.self) { container in
            try container.encode(1, forKey: .id)
            try container.encode([1, 2], forKey: .a)
            throw Failure()
        }
        let text = try encoded(Key.self) { container in
            try? container.encode(bad, forKey: .a)
            try container.encode(1, forKey: .id)
            try container.encode(1, forKey: .b)
            try? container.encode(bad, forKey: .a)
            try? container.encode([bad], forKey: .a)
            try? container.encode("\u{0}", forKey: .a)
            try? container.encode("\u{0}", forKey: .name)
            try container.encode("n", forKey: .name)
        }
        expectEqual(text, #"<r id="1" name="n"><b>1</b></r>"#)
        final class Keeper: @unchecked Sendable { var container: KeyedEncodingContainer<Key>? }
        let keeper = Keeper()
        let inner = Custom(Key.self) { container in
            try container.encode(1, forKey: .a)
            try keeper.container?.encode(2, forKey: .b)
            try container.encode(3, forKey: .c)
            try keeper.container?.encode(4, forKey: .id)
            var nested = keeper.container?.nestedContainer(keyedBy: Key.self, forKey: .c)
            try container.encode(5, forKey: .c)
            try nested?.encode(6, forKey: .a)
        }
        let around = try encoded(Key.self) { container in
            keeper.container = container
            try container.encode(inner, forKey: .a)
            try container.encode(7, forKey: .b)
        }
        keeper.container = nil
        expectEqual(around, #"<r id="4"><a><a>1</a><c>3</c><c>5</c></a><b>2</b><c><a>6</a></c><b>7</b></r>"#)
    }

    @Test("A container that outlives its element throws")
    func stale() throws {
        final class Keeper: @unchecked Sendable {
            var keyed: KeyedEncodingContainer<Key>?, unkeyed: (any UnkeyedEncodingContainer)?
            var single: (any SingleValueEncodingContainer)?
        }
        let keeper = Keeper()
        let inner = Custom { encoder in
            keeper.keyed = encoder.container(keyedBy: Key.self)
            keeper.single = encoder.singleValueContainer()
        }
        let list = Custom { encoder in keeper.unkeyed = encoder.unkeyedContainer() }
        let outer = Custom(Key.self) { container in
            try container.encode(inner, forKey: .a)
            try container.encode(list, forKey: .b)
            try container.encode([[1]], forKey: .b)
            #expect(throws: EncodingError.self) { try keeper.keyed?.encode(1, forKey: .c) }
            #expect(throws: EncodingError.self) { try keeper.keyed?.encode([1], forKey: .c) }
            #expect(throws: EncodingError.self) { try keeper.unkeyed?.encode(1) }
            #expect(throws: EncodingError.self) { try keeper.unkeyed?.encode([1]) }
            #expect(throws: EncodingError.self) { try keeper.single?.encode(1) }
            expectEqual(keeper.keyed?.codingPath.isEmpty, true)
        }
        let encoder = XMLEncoder()
        try expectEqual(encoder.encodeToString(outer, withRootKey: "r"), "<r><a /><b><b>1</b></b></r>")
        #expect(throws: EncodingError.self) { try keeper.keyed?.encode(1, forKey: .c) }
        #expect(throws: EncodingError.self) { try keeper.unkeyed?.encode([1]) }
        #expect(throws: EncodingError.self) { try keeper.single?.encode([1]) }
        try expectEqual(encoder.encodeToString(outer, withRootKey: "r"), "<r><a /><b><b>1</b></b></r>")
    }
}
