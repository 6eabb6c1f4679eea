import Testing

@testable import XMLCodable
@testable import XMLCodableStreaming

struct XMLElementTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let xml: String, children: [XML.Node], text: String
        var testDescription: String { xml.debugDescription }
    }

    static let b = XML.Node.element(XML.Element("b"))

    static let cases = [
        Case(xml: "<a/>", children: [], text: ""), Case(xml: "<a></a>", children: [], text: ""),
        Case(xml: "<a> \n</a>", children: [.text(" \n")], text: " \n"),
        Case(xml: "<a>x &amp; y</a>", children: [.text("x & y")], text: "x & y"),
        Case(xml: "<a><![CDATA[]]></a>", children: [.cdata("")], text: ""),
        Case(xml: "<a><![CDATA[&x;]]></a>", children: [.cdata("&x;")], text: "&x;"),
        Case(xml: "<a> <![CDATA[x]]> </a>", children: [.text(" "), .cdata("x"), .text(" ")], text: " x "),
        Case(xml: "<a>x<![CDATA[y]]></a>", children: [.text("x"), .cdata("y")], text: "xy"),
        Case(xml: "<a><![CDATA[x]]><![CDATA[y]]></a>", children: [.cdata("x"), .cdata("y")], text: "xy"),
        Case(xml: "<a><b/></a>", children: [b], text: ""),
        Case(xml: "<a>\n  <b/>\n</a>", children: [.text("\n  "), b, .text("\n")], text: "\n  \n"),
        Case(xml: "<a>\r\n\r<b/>\r</a>", children: [.text("\n\n"), b, .text("\n")], text: "\n\n\n"),
        Case(xml: "<a> x <b/> y </a>", children: [.text(" x "), b, .text(" y ")], text: " x  y "),
        Case(xml: "<a>&#32;<b/>&#13;</a>", children: [.text(" "), b, .text("\r")], text: " \r"),
        Case(
            xml: "<a><!-- a & b -->\t<?p?> <?q  d ?></a>",
            children: [
                .comment(" a & b "), .text("\t"), .processingInstruction(target: "p", data: ""), .text(" "),
                .processingInstruction(target: "q", data: "d "),
            ], text: "\t "),
        Case(xml: "<a><!--x\r\ny--></a>", children: [.comment("x\ny")], text: ""),
    ]

    @Test("children contain every character and node in order", arguments: cases)
    func children(_ test: Case) throws {
        let root = try XML.Document(parsing: test.xml).root
        expectEqual(root.children, test.children)
        expectEqual(root.text, test.text)
        let made = XML.Element("a", children: test.children)
        expectEqual(made, root)
        expectEqual(made.text, test.text)
    }

    @Test("An element can be built, and elements and comments are filtered from the children")
    func parts() throws {
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
            #expect(root.children == [.text(space), Self.b, .text(space), .comment("c"), .text(space)], "\(count)")
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
