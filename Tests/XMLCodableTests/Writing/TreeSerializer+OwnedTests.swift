import Testing

@testable import XMLCodable

struct TreeSerializerOwnedTests {
    @Test(
        "Owned elements are escaped, indented from their level, and read back; descriptions replace invalid characters")
    func escapes() throws {
        let element = XML.Element(
            "a", attributes: ["x": "<&>\"'\t\n\r é"],
            children: [
                .text("<&> ]]> \r\n 'q' \"q\""), .cdata("]]>\r&"), .comment(" c\n "), .text(""),
                .processingInstruction(target: "p", data: ""), .processingInstruction(target: "q", data: "d>"),
            ])
        let expected = """
            <a x="&lt;&amp;&gt;&quot;'&#9;&#10;&#13; é">&lt;&amp;&gt; ]]&gt; &#13;\n 'q' "q"\
            <![CDATA[]]]]><![CDATA[>]]>&#13;<![CDATA[&]]><!-- c\n --><?p?><?q d>?></a>
            """
        try expectEqual(element.xmlString(), expected)
        let again = try XML.Document(parsing: expected).root
        expectEqual(again.attributes, element.attributes)
        expectEqual(again.text, element.text)
        try expectEqual(XML.Element("a", children: [.text(""), .text("")]).xmlString(), "<a />")
        try expectEqual(XML.Element("a", children: [.cdata("")]).xmlString(), "<a><![CDATA[]]></a>")
        var root = try XML.Document(parsing: "<root><test text=\"Foo &amp; bar\"/></root>").root
        expectEqual(root[attribute: "test.@text"], "Foo & bar")
        try expectEqual(root.xmlString(.uniform), "<root><test text=\"Foo &amp; bar\" /></root>")
        root["test"]?[attribute: "text"] = "Foo & <bar>"
        try expectEqual(root.xmlString(.uniform), "<root><test text=\"Foo &amp; &lt;bar&gt;\" /></root>")
        let invalid = XML.Element("a b", attributes: ["x": "\u{0}<"], text: "1\u{FFFE}2")
        expectEqual(invalid.description, "<a b x=\"\u{FFFD}&lt;\">1\u{FFFD}2</a b>")
        do {
            let element = XML.Element(
                "r",
                children: [
                    .element(XML.Element("a", text: "x")), .text(" "), .comment("c"),
                    .element(XML.Element("b", children: [.element(XML.Element("c"))])),
                    .element(XML.Element("m", children: [.text("x"), .element(XML.Element("c"))])),
                    .element(
                        XML.Element("s", attributes: ["xml:space": "preserve"], children: [.element(XML.Element("c"))])),
                    .element(XML.Element("d", children: [.cdata(" ")])), .element(XML.Element("e", text: " ")),
                ])
            let expected = """
                <r>
                    <a>x</a>
                    <!--c-->
                    <b>
                        <c />
                    </b>
                    <m>x<c /></m>
                    <s xml:space="preserve"><c /></s>
                    <d><![CDATA[ ]]></d>
                    <e> </e>
                </r>
                """
            try expectEqual(element.xmlString(.prettyPrinted), expected)
        }
    }

    /// Checks the error of writing an element in `r`.
    private func expectError(
        _ element: XML.Element, _ code: XMLWritingError.Code, _ path: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let root = XML.Element("r", children: [.element(element)])
        let error = try requireThrows(XMLWritingError.self, sourceLocation: sourceLocation) { try root.xmlString() }
        expectEqual(error.code, code, sourceLocation: sourceLocation)
        expectEqual(error.elementPath, path, sourceLocation: sourceLocation)
        expectEqual(error.description, "\(error.message), at \(path)", sourceLocation: sourceLocation)
        expectThrows(XMLWritingError.self, sourceLocation: sourceLocation) {
            try XML.Document(root: root).bytes(.prettyPrinted)
        }
        // Descriptions do not fail.
        #expect(!root.description.isEmpty && !root.innerXML.isEmpty, sourceLocation: sourceLocation)
    }

    @Test("a tree that cannot be written is an error with its path")
    func errors() throws {
        try expectError(XML.Element(""), .invalidName, "/r")
        try expectError(XML.Element("0"), .invalidName, "/r")
        try expectError(XML.Element("first name"), .invalidName, "/r")
        try expectError(XML.Element(":a"), .invalidName, "/r")
        try expectError(XML.Element("a:"), .invalidName, "/r")
        try expectError(XML.Element("a:b:c"), .invalidName, "/r")
        try expectError(XML.Element("a:0"), .invalidName, "/r")
        try expectError(XML.Element("a><b"), .invalidName, "/r")
        try expectError(XML.Element("a", attributes: ["x y": ""]), .invalidName, "/r/a")
        try expectError(XML.Element("a", attributes: ["": ""]), .invalidName, "/r/a")
        try expectError(XML.Element("a", attributes: ["p:q:r": ""]), .invalidName, "/r/a")
        try expectError(XML.Element("p:a"), .invalidNamespace, "/r/p:a")
        try expectError(XML.Element("a", attributes: ["p:x": ""]), .invalidNamespace, "/r/a")
        try expectError(XML.Element("xmlns:a"), .invalidNamespace, "/r/xmlns:a")
        try expectError(XML.Element("a", attributes: ["xmlns:p": ""]), .invalidNamespace, "/r/a")
        try expectError(XML.Element("a", attributes: ["xmlns:xmlns": "u"]), .invalidNamespace, "/r/a")
        try expectError(XML.Element("a", attributes: ["xmlns:xml": "u"]), .invalidNamespace, "/r/a")
        try expectError(
            XML.Element("a", attributes: ["xmlns": "http://www.w3.org/XML/1998/namespace"]), .invalidNamespace, "/r/a")
        try expectError(
            XML.Element("a", attributes: ["xmlns:p": "http://www.w3.org/2000/xmlns/"]), .invalidNamespace, "/r/a")
        try expectError(XML.Element("a", attributes: ["x": "", "x": ""]), .duplicateAttribute, "/r/a")
        try expectError(
            XML.Element("a", attributes: ["xmlns:p": "u", "xmlns:q": "u", "p:x": "", "q:x": ""]), .duplicateAttribute,
            "/r/a")
        try expectError(XML.Element("a", text: "\u{0}"), .invalidCharacter, "/r/a")
        try expectError(XML.Element("a", text: "x\u{FFFE}"), .invalidCharacter, "/r/a")
        try expectError(XML.Element("a", attributes: ["x": "\u{1F}"]), .invalidCharacter, "/r/a")
        try expectError(XML.Element("a", children: [.cdata("\u{B}")]), .invalidCharacter, "/r/a")
        try expectError(XML.Element("a", children: [.comment("\u{FFFF}")]), .invalidCharacter, "/r/a")
        try expectError(XML.Element("a", children: [.comment("a--b")]), .invalidComment, "/r/a")
        try expectError(XML.Element("a", children: [.comment("a-")]), .invalidComment, "/r/a")
        try expectError(XML.Element("a", children: [.comment("a\r")]), .invalidComment, "/r/a")
        try expectError(
            XML.Element("a", children: [.processingInstruction(target: "p", data: "a?>b")]),
            .invalidProcessingInstruction, "/r/a")
        try expectError(
            XML.Element("a", children: [.processingInstruction(target: "xMl", data: "")]), .invalidName, "/r/a")
        try expectError(
            XML.Element("a", children: [.processingInstruction(target: "p:q", data: "")]), .invalidName, "/r/a")
        try expectError(
            XML.Element("a", children: [.processingInstruction(target: "", data: "")]), .invalidName, "/r/a")
        try expectError(
            XML.Element("a", children: [.processingInstruction(target: "p", data: "\u{1}")]), .invalidCharacter, "/r/a")
    }

    @Test("A name with a namespace is declared once, also in parts of other documents and changed ones on their own")
    func declarations() throws {
        // A name with a namespace is declared once, with another prefix if needed, and not where it is in scope.
        let name = XML.Name("p:a", namespaceURI: "u")
        let tree = XML.Element(
            name: name, attributes: [XML.Attribute(name: XML.Name("p:x", namespaceURI: "u"), value: "1")],
            children: [
                .element(XML.Element(name: name)), .element(XML.Element(name: XML.Name("b", namespaceURI: "v"))),
            ])
        try expectEqual(tree.xmlString(), "<p:a p:x=\"1\" xmlns:p=\"u\"><p:a /><b xmlns=\"v\" /></p:a>")
        let element = XML.Element(
            name: XML.Name("p:a", namespaceURI: "u"), attributes: [XML.Attribute("xmlns:p", value: "v")])
        try expectEqual(element.xmlString(), "<p1:a xmlns:p=\"v\" xmlns:p1=\"u\" />")
        let text = "<a xmlns:p='u' xmlns='d'><p:b><c/></p:b></a>"
        let inner = try #require(try XML.Document(parsing: text).root["p:b"])
        var out = ByteBuffer()
        defer { out.deallocate() }
        var context = NamespaceContext([NamespaceBinding(prefix: "p", uri: "u")])
        try TreeSerializer.append([.element(inner)], to: &out, .uniform, context: context)
        expectEqual(out.string, "<p:b xmlns=\"d\"><c /></p:b>")
        out.truncate(to: 0)
        context.declare("", "d")
        try TreeSerializer.append([.text("<"), .element(inner)], to: &out, .uniform, context: context)
        expectEqual(out.string, "&lt;<p:b><c /></p:b>")
        // Parts of other documents, and changed ones on their own, keep and declare their namespaces.
        do {
            let source = try XML.Document(parsing: "<s xmlns='u' xmlns:p='v'><i p:k='1'/><p:j/></s>").root
            let plain = try XML.Document(parsing: "<t><k/></t>").root
            var target = try XML.Document(parsing: "<r xmlns='d' xmlns:p='w'><c/></r>").root
            for element in source.elements + plain.elements { target.append(element) }
            let expected = """
                <r xmlns="d" xmlns:p="w"><c /><i p:k='1' xmlns="u" xmlns:p="v" /><p:j xmlns:p="v" /><k xmlns="" /></r>
                """
            try expectEqual(target.xmlString(.uniform), expected)
            try expectEqual(XML.Document(parsing: expected).root.elements.map(\.name), target.elements.map(\.name))
            // A name without a known namespace has the default namespace in scope.
            var other = XML.Element("r", attributes: ["xmlns": "d"])
            other.append(XML.Element("k"))
            try expectEqual(other.xmlString(), "<r xmlns=\"d\"><k /></r>")
            let text = "<a xmlns:p='1' xmlns:q='2' xmlns:r='3'><b><p:c/><p:d/></b></a>"
            var b = try #require(try XML.Document(parsing: text).root["b"])
            b.append(XML.Element("q:e"))
            try expectEqual(b.xmlString(.uniform), "<b xmlns:p=\"1\"><p:c /><p:d /><q:e xmlns:q=\"2\" /></b>")
            b.name = XML.Name("p:b", namespaceURI: "other")
            let again = try XML.Document(parsing: b.xmlString()).root
            expectEqual(again.elements.map(\.name.namespaceURI), ["1", "1", "2"])
            expectEqual(again.name, b.name)
            b.append(XML.Element("s:f"))
            expectThrows(XMLWritingError.self) { try b.xmlString() }
        }
    }

    private static let words = [
        "", "a", " ", "\n", "\r\n", "<", "&amp;", "]]>", "]]", ">", "'", "\"", "é", "🙂", "\t", "p:q",
    ]

    private static func randomText() -> String {
        (0..<Int.random(in: 1...4)).map { _ in words.randomElement() ?? "" }.joined()
    }

    private static func randomElement(_ depth: Int) -> XML.Element {
        let namespaces: [(String, String)] = [("p:", "u"), ("q:", "u"), ("p:", "v"), ("", "u"), ("", "v"), ("", "w")]
        func name(_ locals: [String]) -> XML.Name {
            let (prefix, uri) = namespaces.randomElement() ?? ("", "u")
            return XML.Name(prefix + (locals.randomElement() ?? "a"), namespaceURI: uri)
        }
        var element = XML.Element(name: name(["a", "b"]))
        element.attributes = ["x", "y", "z"].prefix(Int.random(in: 0...3)).map {
            XML.Attribute($0, value: randomText())
        }
        var wasText = false
        for _ in 0..<Int.random(in: 0...(depth == 0 ? 0 : 5)) {
            let kind = Int.random(in: 0..<8)
            let text = randomText()
            switch kind {
            case 0 where !wasText && !text.isEmpty: element.append(.text(text))
            case 1 where !text.contains("]]>") && !text.utf8.contains(0x0D): element.append(.cdata(text))
            case 2: element.append(.comment("c"))
            case 3: element.append(.processingInstruction(target: "p", data: ""))
            default: element.append(randomElement(depth - 1))
            }
            if case .text? = element.children.last { wasText = true } else { wasText = false }
        }
        return element
    }

    /// The tree without namespace declarations, which writing adds.
    private static func bare(_ element: XML.Element) -> XML.Element {
        XML.Element(
            name: element.name, attributes: element.attributes.filter { $0.declaredPrefix == nil },
            children: element.children.map { child in
                if case .element(let element) = child { return .element(bare(element)) }
                return child
            })
    }

    @Test("any tree is unchanged in a round trip, whole, in parts and moved into another tree")
    func anyTree() throws {
        for _ in 0..<100 {
            let tree = Self.randomElement(5)
            let text = try tree.xmlString()
            let parsed = try XML.Document(parsing: text).root
            expectEqual(Self.bare(parsed), tree, for: text)
            for element in parsed.elements {
                let alone = try XML.Document(parsing: element.xmlString()).root
                expectEqual(Self.bare(alone), Self.bare(element), for: text)
            }
            var target = XML.Element(name: XML.Name("p:r", namespaceURI: "other"))
            target.children = tree.children + parsed.children
            let again = try XML.Document(parsing: target.xmlString()).root
            expectEqual(again.elements.map(Self.bare), (tree.elements + parsed.elements).map(Self.bare), for: text)
        }
    }
}
