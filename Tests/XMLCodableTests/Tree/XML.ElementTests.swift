import Testing

@testable import XMLCodable
@testable import XMLCodableStreaming

struct XMLElementTests {
    static let b = XML.Node.element(XML.Element("b"))

    private func expectChildren(
        _ xml: String, _ children: [XML.Node], _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let root = try XML.Document(parsing: xml).root
        expectEqual(root.children, children, sourceLocation: sourceLocation)
        expectEqual(root.text, text, sourceLocation: sourceLocation)
        let made = XML.Element("a", children: children)
        expectEqual(made, root, sourceLocation: sourceLocation)
        expectEqual(made.text, text, sourceLocation: sourceLocation)
    }

    @Test("Children are every character and node in order, and elements and comments are filtered from them")
    func children() throws {
        try expectChildren("<a/>", [], "")
        try expectChildren("<a></a>", [], "")
        try expectChildren("<a> \n</a>", [.text(" \n")], " \n")
        try expectChildren("<a>x &amp; y</a>", [.text("x & y")], "x & y")
        try expectChildren("<a><![CDATA[]]></a>", [.cdata("")], "")
        try expectChildren("<a><![CDATA[&x;]]></a>", [.cdata("&x;")], "&x;")
        try expectChildren("<a> <![CDATA[x]]> </a>", [.text(" "), .cdata("x"), .text(" ")], " x ")
        try expectChildren("<a>x<![CDATA[y]]></a>", [.text("x"), .cdata("y")], "xy")
        try expectChildren("<a><![CDATA[x]]><![CDATA[y]]></a>", [.cdata("x"), .cdata("y")], "xy")
        try expectChildren("<a><b/></a>", [Self.b], "")
        try expectChildren("<a>\n  <b/>\n</a>", [.text("\n  "), Self.b, .text("\n")], "\n  \n")
        try expectChildren("<a>\r\n\r<b/>\r</a>", [.text("\n\n"), Self.b, .text("\n")], "\n\n\n")
        try expectChildren("<a> x <b/> y </a>", [.text(" x "), Self.b, .text(" y ")], " x  y ")
        try expectChildren("<a>&#32;<b/>&#13;</a>", [.text(" "), Self.b, .text("\r")], " \r")
        try expectChildren(
            "<a><!-- a & b -->\t<?p?> <?q  d ?></a>",
            [
                .comment(" a & b "), .text("\t"), .processingInstruction(target: "p", data: ""), .text(" "),
                .processingInstruction(target: "q", data: "d "),
            ], "\t ")
        try expectChildren("<a><!--x\r\ny--></a>", [.comment("x\ny")], "")
        // An element can be built, and elements and comments are filtered from the children.
        let root = try XML.Document(parsing: "<a>x<b/><!--1--><c/>y<b/><!--2--></a>").root
        for element in [root, XML.Element(name: root.name, children: root.children)] {
            expectEqual(element.elements.map(\.name.qualifiedName), ["b", "c", "b"])
            expectEqual(element.comments, ["1", "2"])
        }
        let built = XML.Element(
            "p:a", attributes: ["xmlns:p": "u", "x": "1"],
            children: [.text("t"), .element(XML.Element("b", text: "c"))])
        expectEqual(built.name, "p:a")
        expectEqual(built.attributes, [XML.Attribute("xmlns:p", value: "u"), XML.Attribute("x", value: "1")])
        expectEqual(built.text, "t")
        expectEqual(built["b"]?.text, "c")
        #expect(XML.Element("a", text: "").children.isEmpty)
        expectNil(built.location)
        for count in [0xFFFE, 0xFFFF, 0x10000, 200_000] {
            let space = String(repeating: " ", count: count)
            let root = try XML.Document(parsing: "<a>\(space)<b/>\(space)<!--c-->\(space)</a>").root
            expectEqual(root.children, [.text(space), Self.b, .text(space), .comment("c"), .text(space)], for: count)
        }
    }

    @Test("Children, attributes, names, texts and places of an element, also an empty one")
    func samples() throws {
        let text = """
            <root>
            \t<bar cliche="true">
            \t\t<foo>Hello World</foo>
            \t</bar>
            \t<banjo>Was his name-oh</banjo>
            </root>
            """
        let root = try XML.Document(parsing: text).root
        expectEqual(root["bar.foo"]?.text, "Hello World")
        expectEqual(root["banjo"]?.text, "Was his name-oh")
        expectEqual(root["bar"]?[attribute: "cliche"], "true")
        expectEqual(root[attribute: "bar.@cliche"], "true")
        expectEqual(root.name.qualifiedName, "root")
        expectEqual(root.elements(at: "bar.foo").map(\.text), ["Hello World"])
        expectEqual(root["bar.foo"], XML.Element("foo", text: "Hello World"))
        expectEqual(root["bar"]?.text, "\n\t\t\n\t")
        let empty = try XML.Document(parsing: "<root><emptyNode/><notEmptyNode>nodeValue</notEmptyNode></root>").root
        expectEqual(empty["emptyNode"]?.text, "")
        expectEqual(empty["notEmptyNode"]?.text, "nodeValue")
        expectNil(empty["missing"])
        let placed = try XML.Document(parsing: "<a>\r\n é<b/>\n</a>").root
        expectEqual(placed.location, XMLLocation(line: 1, column: 1, byteOffset: 0, elementPath: "/a"))
        var b = try #require(placed["b"])
        expectEqual(b.location, XMLLocation(line: 2, column: 3, byteOffset: 8, elementPath: "/a/b"))
        b.text = "changed"
        expectEqual(b.location, XMLLocation(line: 2, column: 3, byteOffset: 8, elementPath: "/a/b"))
    }
}

struct XMLElementEqualityTests {
    static let different = [
        "<a/>", "<b/>", "<a x='1'/>", "<a x='2'/>", "<a y='1'/>", "<a x='1' y='2'/>", "<a y='2' x='1'/>", "<a> </a>",
        "<a>x</a>", "<a><![CDATA[x]]></a>", "<a><x/></a>", "<a><x/><x/></a>", "<a><x><x/></x></a>", "<a><!--x--></a>",
        "<a><?x?></a>", "<a>\u{E9}</a>", "<a>e\u{301}</a>", "<a xmlns='u'/>", "<a xmlns='v'/>", "<p:a xmlns:p='u'/>",
        "<a><b><c/></b><d/></a>", "<a><b/><c/><d/></a>",
    ]

    @Test("An element equals only itself, also when parsed again or written in another form; so does a node")
    func equality() throws {
        forEachRow(Array(Self.different.indices)) { index in
            let root = try XML.Document(parsing: Self.different[index]).root
            let again = try XML.Document(parsing: Self.different[index]).root
            let made = XML.Element(name: root.name, attributes: root.attributes, children: again.children)
            expectEqual(root, again)
            expectEqual(root, made)
            expectEqual(made, root)
            expectEqual(root.hashValue, again.hashValue)
            expectEqual(root.hashValue, made.hashValue)
            for (other, text) in Self.different.enumerated() where other != index {
                #expect(try XML.Document(parsing: text).root != root)
            }
        }
        let first = try XML.Document(parsing: "<a  x='&#65;'>\r\n&lt;</a >").root
        let second = try XML.Document(parsing: "<a x=\"A\">\n&#60;</a>").root
        expectEqual(first, second)
        expectEqual(first.hashValue, second.hashValue)
        for node in Self.nodes {
            expectEqual(Self.nodes.filter { $0 == node }.count, 1, for: node)
            expectEqual(Set(Self.nodes + [node]).count, Self.nodes.count, for: node)
        }
    }

    static let nodes: [XML.Node] = [
        .element("a"), .element("b"), .text("a"), .text("b"), .cdata("a"), .comment("a"), .text("\u{E9}"),
        .text("e\u{301}"), .processingInstruction(target: "a", data: ""),
        .processingInstruction(target: "a", data: "a"), .processingInstruction(target: "b", data: ""),
    ]
}

extension XML.Node {
    fileprivate static func element(_ name: String) -> XML.Node { .element(XML.Element(name)) }
}
