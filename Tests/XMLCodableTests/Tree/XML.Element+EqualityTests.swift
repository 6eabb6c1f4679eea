import Testing

@testable import XMLCodable

struct XMLElementEqualityTests {
    static let different = [
        "<a/>", "<b/>", "<a x='1'/>", "<a x='2'/>", "<a y='1'/>", "<a x='1' y='2'/>", "<a y='2' x='1'/>", "<a> </a>",
        "<a>x</a>", "<a><![CDATA[x]]></a>", "<a><x/></a>", "<a><x/><x/></a>", "<a><x><x/></x></a>", "<a><!--x--></a>",
        "<a><?x?></a>", "<a>\u{E9}</a>", "<a>e\u{301}</a>", "<a xmlns='u'/>", "<a xmlns='v'/>", "<p:a xmlns:p='u'/>",
        "<a><b><c/></b><d/></a>", "<a><b/><c/><d/></a>",
    ]

    @Test("an element equals only itself, also when parsed again", arguments: different.indices)
    func equality(_ index: Int) throws {
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

    @Test("Equality does not depend on the written form, and a node equals only itself")
    func spelling() throws {
        let first = try XML.Document(parsing: "<a  x='&#65;'>\r\n&lt;</a >").root
        let second = try XML.Document(parsing: "<a x=\"A\">\n&#60;</a>").root
        expectEqual(first, second)
        expectEqual(first.hashValue, second.hashValue)
        for node in Self.nodes {
            #expect(Self.nodes.filter { $0 == node }.count == 1, "\(node)")
            #expect(Set(Self.nodes + [node]).count == Self.nodes.count, "\(node)")
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
