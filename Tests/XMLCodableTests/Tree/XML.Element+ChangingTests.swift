import Testing

@testable import XMLCodable

struct XMLElementChangingTests {
    private func root(_ text: String) throws -> XML.Element { try XML.Document(parsing: text).root }

    typealias Case = XMLElementEditingTests.Case

    static let cases = [
        Case("<a>x<b/></a>", "<z>x<b /></z>") { $0.name = "z" },
        Case("<a>x<b/></a>", "<a>x<b /><c>1</c></a>") { $0.append(XML.Element("c", text: "1")) },
        Case("<a/>", "<a><!--c--></a>") { $0.append(.comment("c")) },
        Case("<a>x</a>", "<a>xy</a>") { $0.append(text: "y") },
        Case("<a><b/></a>", "<a><b />y</a>") { $0.append(text: "y") },
        Case("<a><b/></a>", "<a><b /></a>") { $0.append(text: "") },
        Case("<a><b/>x<c/><b>1</b></a>", "<a>x<c /></a>") { $0.removeElements(named: "b") },
        Case("<a><c/></a>", "<a><n /><c /></a>") { $0.children.insert(.element(XML.Element("n")), at: 0) },
        Case("<a>x</a>", "<a />") { $0.children = [] },
        // Text.
        Case("<a/>", "<a>t</a>") { $0.text = "t" },
        Case("<a>x<b/>y<![CDATA[z]]><!--c--></a>", "<a>t<b /><!--c--></a>") { $0.text = "t" },
        Case("<a><b/></a>", "<a><b />t</a>") { $0.text = "t" },
        Case("<a>x<b/></a>", "<a><b /></a>") { $0.text = "" },
        // Attributes.
        Case("<a/>", "<a x=\"1\" />") { $0[attribute: "x"] = "1" },
        Case("<a x='1' y='2'/>", "<a x=\"3\" y=\"2\" />") { $0[attribute: "x"] = "3" },
        Case("<a x='1' y='2'/>", "<a y=\"2\" />") { $0[attribute: "x"] = nil },
        Case("<a/>", "<a />") { $0[attribute: "x"] = nil },
        Case("<a x='1'/>", "<a x=\"1\" y=\"2\" />") { $0.attributes.append(XML.Attribute("y", value: "2")) },
        // By path.
        Case("<a><b><c>1</c></b></a>", "<a><b><c>2</c></b></a>") { $0["b.c"]?.text = "2" },
        Case("<a><b/><b><c>1</c>x</b></a>", "<a><b /><b><c k=\"v\">1</c>x</b></a>") {
            $0["b.c"]?[attribute: "k"] = "v"
        },
        Case("<a>x<b/>y<b>1</b>z</a>", "<a>x<b />y<b>2</b>z</a>") { $0["b.1"]?.text = "2" },
        Case("<a><b><c/><d/></b></a>", "<a><b><d /></b></a>") { $0["b.c"] = nil },
        Case("<a/>", "<a />") { $0["b.c"] = nil },
        Case("<a/>", "<a><b><c>1</c></b></a>") { $0["b.c"] = XML.Element("c", text: "1") },
        Case("<a><b/></a>", "<a><b><c>1</c></b></a>") { $0["b.c"] = XML.Element("c", text: "1") },
        Case("<a><b><d/></b></a>", "<a><b><d /><x /></b></a>") { $0["b.c"] = XML.Element("x") },
        Case("<a><b/></a>", "<a><b /><b>new</b></a>") { $0["b.7"] = XML.Element("b", text: "new") },
        Case("<a><b.c/><b><c/></b></a>", "<a><b.c>1</b.c><b><c /></b></a>") { $0["b.c"]?.text = "1" },
        Case("<a x='1'/>", "<a x='1' />") { $0["@x"] = XML.Element("b") },
        Case("<a><b/></a>", "<a><b /><y>1</y></a>") { $0["x..y"] = XML.Element("y", text: "1") },
    ]

    @Test("an element can be changed", arguments: cases)
    func changes(_ test: Case) throws {
        let original = try root(test.before)
        let before = try original.xmlString()
        var changed = original
        test.change(&changed)
        try expectEqual(changed.xmlString(.uniform), test.after)
        try expectEqual(original.xmlString(), before)
        // The same on an element that already owns its content.
        var owned = XML.Element(name: original.name, attributes: original.attributes, children: original.children)
        let copy = owned
        test.change(&owned)
        expectEqual(owned, changed)
        expectEqual(copy, original)
    }

    @Test("a change copies one element; its children stay in the store")
    func childrenStay() throws {
        var changed = try root("<a><b><c/></b></a>")
        changed[attribute: "x"] = "1"
        #expect(changed.owned != nil)
        expectNil(changed["b"]?.owned)
        changed["b.c"]?.text = "1"
        #expect(changed["b.c"]?.owned != nil)
    }

    @Test("Appending many children takes linear time, and a path of any length can be set")
    func manyAppends() {
        var list = XML.Element("list")
        for number in 0..<20_000 { list.append(XML.Element("item", text: String(number))) }
        expectEqual(list.children.count, 20_000)
        for index in 0..<20_000 {
            if case .element(var item) = list.children[index] {
                item.text = "x"
                list.children[index] = .element(item)
            }
        }
        expectEqual(list["item.19999"]?.text, "x")
        let path = Array(repeating: "a", count: 20_000).joined(separator: ".")
        var root = XML.Element("r")
        root[path] = XML.Element("a", text: "end")
        expectEqual(root[path]?.text, "end")
        root[path]?.text = "changed"
        expectEqual(root[path]?.text, "changed")
    }
}
