import Testing
import XMLCodable

struct IndirectTests {
    static let schema = #"xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance""#
    struct Comment: Codable, Hashable {
        var text: String
        @XMLIndirect var reply: Comment?
    }
    static let thread = Comment(text: "Why?", reply: Comment(text: "Because.", reply: nil))

    @Test("A struct contains itself, plainly in JSON; an update keeps what is absent, and nil is as by the strategy")
    func recursion() throws {
        try expectCase("<r><text>Why?</text><reply><text>Because.</text></reply></r>", Self.thread)
        var copy = Self.thread
        copy.reply?.text = "So."
        #expect(copy != Self.thread)
        expectEqual(Set([Self.thread, copy, Self.thread]).count, 2)
        expectEqual(Self.thread.reply?.text, "Because.")
        try expectJSON(#"{"reply":{"text":"Because."},"text":"Why?"}"#, Self.thread)
        var comment = Self.thread
        try XMLDecoder().update(&comment, from: "<r><text>Who?</text></r>")
        expectEqual(comment, Comment(text: "Who?", reply: Comment(text: "Because.", reply: nil)))
        try XMLDecoder().update(&comment, from: "<r><reply><text>Me.</text></reply></r>")
        expectEqual(comment, Comment(text: "Who?", reply: Comment(text: "Me.", reply: nil)))
        let single = Comment(text: "a", reply: nil)
        for (strategy, xml) in [
            (XMLEncoder.NilEncodingStrategy.omit, "<r><text>a</text></r>"),
            (.emptyElement, "<r><text>a</text><reply /></r>"),
            (.xsiNil, #"<r \#(Self.schema)><text>a</text><reply xsi:nil="true" /></r>"#),
        ] {
            try expectEqual(encoded(single) { $0.nilEncodingStrategy = strategy }, xml)
            try expectEqual(decoded(Comment.self, xml), single)
        }
    }

    @Test("Other wrappers go before it or inside; lists, choices and the rest; errors are those of the value")
    func wrappers() throws {
        struct Wrapped: Codable, Equatable {
            @XMLAttribute @XMLIndirect var a: Int
            @XMLChild @XMLIndirect var b: Int?
            @XMLIndirect @XMLDefault<XML.Zero> var c: Int
            @XMLIndirect @XMLLenient var d: Int?
            @XMLLenient @XMLIndirect var e: Int?
            @XMLIndirect @XMLLossy var f: [Int]
            @XMLIndirect @XMLList var g: [Int]
            @XMLAttribute @XMLIndirect @XMLTransformed<XML.YesNo> var h: Bool
        }
        let full = Wrapped(a: 1, b: 2, c: 3, d: 4, e: 5, f: [6, 7], g: [8, 9], h: true)
        let xml = #"<r a="1" h="yes"><b>2</b><c>3</c><d>4</d><e>5</e><f>6</f><f>7</f><g>8 9</g></r>"#
        try expectCase(xml, full)
        let sparse = try decoded(Wrapped.self, #"<r a="1" h="no"><d>x</d><e>x</e><f>x</f><f>7</f></r>"#)
        expectEqual(sparse, Wrapped(a: 1, b: nil, c: 0, d: nil, e: nil, f: [7], g: [], h: false))
        enum Choice: Codable, Equatable { case p(Int), q(String) }
        struct Tree: Codable, Equatable {
            @XMLAttribute var n: Int
            @XMLIndirect var kid: [Tree]
            @XMLIndirect var map: [String: Tree]?
            @XMLIndirect var one: Tree?
            @XMLIndirect var choice: Choice?
            @XMLIndirect var deep: Tree?
            @XMLIndirect var rest: [XML.Element]
            enum CodingKeys: String, CodingKey { case n, kid, map, one, choice, deep = "a.b", rest = "*" }
        }
        let nested = """
            <r n="1"><kid n="2"><one n="3" /><x /></kid><kid n="4" /><map><k n="5" /></map><choice><p>6</p></choice>
            <a><b n="7" /></a><y /></r>
            """
        let tree = try decoded(Tree.self, nested)
        expectEqual(tree.kid.map(\.n), [2, 4])
        expectEqual(tree.kid[0].one?.n, 3)
        expectEqual(tree.kid[0].rest.map(\.name.qualifiedName), ["x"])
        expectEqual(tree.choice, .p(6))
        expectEqual(tree.deep?.n, 7)
        try expectStrict(nested, tree)
        let missing = refusal(Comment.self, "<r><text>a</text>\n<reply><zz/></reply></r>")
        expectEqual(missing?.sentence, "2:1: expected <text> for Comment.text at /r/reply, found none")
        expectEqual(missing?.path, ["reply"])
        let strict = refusal(Comment.self, "<r><text>a</text><reply><text/><zz/></reply></r>") {
            $0.unknownNodes = .throw
        }
        expectEqual(strict?.sentence, "1:32: nothing in Comment reads <zz> at /r/reply/zz")
    }
}
