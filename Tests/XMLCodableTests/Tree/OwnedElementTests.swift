import Testing

@testable import XMLCodable
@testable import XMLCodableStreaming

/// The depth of a tree needs memory, but no stack.
struct OwnedElementTests {
    /// A frame of a recursion this deep would have to be smaller than 140 bytes for a stack of 8 MB.
    static let depth = 60_000

    static func made(_ depth: Int, leaf: String = "end") -> XML.Element {
        var element = XML.Element("a", text: leaf)
        for _ in 1..<depth { element = XML.Element("a", children: [.element(element)]) }
        return element
    }

    static func text(_ depth: Int) -> String {
        String(repeating: "<a>", count: depth) + "end" + String(repeating: "</a>", count: depth)
    }

    static func parsed(_ depth: Int) throws -> XML.Element {
        var options = XML.ParsingOptions()
        options.limits.depth = depth
        return try XML.Document(parsing: text(depth), options: options).root
    }

    @Test("A deep tree, made or parsed, is compared, hashed, written, changed and freed")
    func deep() throws {
        let (tree, same, text) = (Self.made(Self.depth), Self.made(Self.depth), Self.text(Self.depth))
        expectEqual(tree, same)
        #expect(tree != Self.made(Self.depth, leaf: "other"))
        expectEqual(tree.hashValue, same.hashValue)
        try expectEqual(tree.xmlString(), text)
        expectEqual(tree.innerXML.utf8.count, text.utf8.count - 7)
        var document = XML.Document(root: tree)
        document.root[attribute: "x"] = "1"
        try expectEqual(document.xmlString().utf8.count, text.utf8.count + 6)
        let parsed = try Self.parsed(Self.depth)
        expectEqual(parsed, same)
        expectEqual(parsed.hashValue, same.hashValue)
        try expectEqual(parsed.xmlString(), text)
        let pretty = try parsed.xmlString(XML.WritingOptions(.prettyPrinted, indentation: .spaces(0)))
        #expect(pretty.utf8.count > 7 * Self.depth)
    }

    @Test("Trees that share subtrees are freed once, and survive the release of their copies")
    func shared() {
        let deep = Self.made(10_000)
        var copy = deep
        copy.append(text: "x")
        copy = XML.Element("b")
        #expect(deep["a.a.a"] != nil)
        expectEqual(deep, Self.made(10_000))
        let leaf = Self.made(1_000)
        var tree = XML.Element("r", children: (0..<50).map { _ in .element(leaf) })
        tree = XML.Element("r", children: [.element(tree), .element(leaf), .element(tree)])
        expectEqual(tree.elements(at: "r.a").count, 100)
        tree.children = []
        expectEqual(leaf, Self.made(1_000))
    }
}
