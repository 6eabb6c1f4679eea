import Testing

@testable import XMLCodable

struct XMLElementChangingTests {
    private func root(_ text: String) throws -> XML.Element { try XML.Document(parsing: text).root }

    private func expectChange(
        _ before: String, _ after: String, sourceLocation: SourceLocation = #_sourceLocation,
        _ change: (inout XML.Element) -> Void
    ) throws {
        try XMLElementEditingTests.expectChange(before, after, as: .uniform, sourceLocation: sourceLocation, change)
    }

    @Test("An element can be changed; a change copies one element, and its children stay in the store")
    func changes() throws {
        try expectChange("<a>x<b/></a>", "<z>x<b /></z>") { $0.name = "z" }
        try expectChange("<a>x<b/></a>", "<a>x<b /><c>1</c></a>") { $0.append(XML.Element("c", text: "1")) }
        try expectChange("<a/>", "<a><!--c--></a>") { $0.append(.comment("c")) }
        try expectChange("<a>x</a>", "<a>xy</a>") { $0.append(text: "y") }
        try expectChange("<a><b/></a>", "<a><b />y</a>") { $0.append(text: "y") }
        try expectChange("<a><b/></a>", "<a><b /></a>") { $0.append(text: "") }
        try expectChange("<a><b/>x<c/><b>1</b></a>", "<a>x<c /></a>") { $0.removeElements(named: "b") }
        try expectChange("<a><c/></a>", "<a><n /><c /></a>") { $0.children.insert(.element(XML.Element("n")), at: 0) }
        try expectChange("<a>x</a>", "<a />") { $0.children = [] }
        // Text.
        try expectChange("<a/>", "<a>t</a>") { $0.text = "t" }
        try expectChange("<a>x<b/>y<![CDATA[z]]><!--c--></a>", "<a>t<b /><!--c--></a>") { $0.text = "t" }
        try expectChange("<a><b/></a>", "<a><b />t</a>") { $0.text = "t" }
        try expectChange("<a>x<b/></a>", "<a><b /></a>") { $0.text = "" }
        // Attributes.
        try expectChange("<a/>", "<a x=\"1\" />") { $0[attribute: "x"] = "1" }
        try expectChange("<a x='1' y='2'/>", "<a x=\"3\" y=\"2\" />") { $0[attribute: "x"] = "3" }
        try expectChange("<a x='1' y='2'/>", "<a y=\"2\" />") { $0[attribute: "x"] = nil }
        try expectChange("<a/>", "<a />") { $0[attribute: "x"] = nil }
        try expectChange("<a x='1'/>", "<a x=\"1\" y=\"2\" />") { $0.attributes.append(XML.Attribute("y", value: "2")) }
        // By path.
        try expectChange("<a><b><c>1</c></b></a>", "<a><b><c>2</c></b></a>") { $0["b.c"]?.text = "2" }
        try expectChange("<a><b/><b><c>1</c>x</b></a>", "<a><b /><b><c k=\"v\">1</c>x</b></a>") {
            $0["b.c"]?[attribute: "k"] = "v"
        }
        try expectChange("<a>x<b/>y<b>1</b>z</a>", "<a>x<b />y<b>2</b>z</a>") { $0["b.1"]?.text = "2" }
        try expectChange("<a><b><c/><d/></b></a>", "<a><b><d /></b></a>") { $0["b.c"] = nil }
        try expectChange("<a/>", "<a />") { $0["b.c"] = nil }
        try expectChange("<a/>", "<a><b><c>1</c></b></a>") { $0["b.c"] = XML.Element("c", text: "1") }
        try expectChange("<a><b/></a>", "<a><b><c>1</c></b></a>") { $0["b.c"] = XML.Element("c", text: "1") }
        try expectChange("<a><b><d/></b></a>", "<a><b><d /><x /></b></a>") { $0["b.c"] = XML.Element("x") }
        try expectChange("<a><b/></a>", "<a><b /><b>new</b></a>") { $0["b.7"] = XML.Element("b", text: "new") }
        try expectChange("<a><b.c/><b><c/></b></a>", "<a><b.c>1</b.c><b><c /></b></a>") { $0["b.c"]?.text = "1" }
        try expectChange("<a x='1'/>", "<a x='1' />") { $0["@x"] = XML.Element("b") }
        try expectChange("<a><b/></a>", "<a><b /><y>1</y></a>") { $0["x..y"] = XML.Element("y", text: "1") }
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
