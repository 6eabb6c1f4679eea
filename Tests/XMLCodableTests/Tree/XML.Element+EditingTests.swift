import Testing

@testable import XMLCodable

struct XMLElementEditingTests {
    /// Checks a change of an element of a document, and of one that owns its content.
    static func expectChange(
        _ before: String, _ after: String, as options: XML.WritingOptions = XML.WritingOptions(),
        sourceLocation: SourceLocation = #_sourceLocation, _ change: (inout XML.Element) -> Void
    ) throws {
        let original = try XML.Document(parsing: before).root
        var changed = original
        change(&changed)
        try expectEqual(changed.xmlString(options), after, sourceLocation: sourceLocation)
        try expectEqual(original.xmlString(), before, sourceLocation: sourceLocation)
        var owned = XML.Element(name: original.name, attributes: original.attributes, children: original.children)
        let copy = owned
        change(&owned)
        expectEqual(owned, changed, sourceLocation: sourceLocation)
        expectEqual(copy, original, sourceLocation: sourceLocation)
    }

    @Test(
        "Elements that a path leads to can be edited; inserting beside a missing one is reported, others stay in the store"
    )
    func edits() throws {
        try Self.expectChange("<r><a/><b><a/></b></r>", "<r><a>1</a><b><a/></b></r>") {
            $0.updateElements(at: "a") { $0.text = "1" }
        }
        try Self.expectChange(
            "<r><b><a/></b><c/><b><a/><a/></b></r>", "<r><b><a>1</a></b><c/><b><a>1</a><a>1</a></b></r>"
        ) {
            $0.updateElements(at: "b.a") { $0.text = "1" }
        }
        try Self.expectChange("<r><a/><a/><a/></r>", "<r><a/><a>1</a><a/></r>") {
            $0.updateElements(at: "a.1") { $0.text = "1" }
        }
        try Self.expectChange("<r><b><a/><a/></b><b><a/></b></r>", "<r><b><a/><a>1</a></b><b><a/></b></r>") {
            $0.updateElements(at: "b.a.1") { $0.text = "1" }
        }
        try Self.expectChange("<r><a.b/><a><b/></a></r>", "<r><a.b>1</a.b><a><b/></a></r>") {
            $0.updateElements(at: "a.b") { $0.text = "1" }
        }
        try Self.expectChange("<r><a/></r>", "<r><a/></r>") { $0.updateElements(at: "x") { $0.text = "1" } }
        try Self.expectChange("<r><a x='1'/></r>", "<r><a x='1'/></r>") {
            $0.updateElements(at: "a.@x") { $0.text = "1" }
        }
        try Self.expectChange("<r xmlns:p='u'><p:a/><a/></r>", "<r xmlns:p='u'><p:a>1</p:a><a/></r>") {
            $0.updateElements(at: "{u}a") { $0.text = "1" }
        }
        // Removing.
        try Self.expectChange("<r>1<a/>2<b/><a/>3</r>", "<r>12<b/>3</r>") { $0.removeElements(at: "a") }
        try Self.expectChange("<r>\n  <a/>\n  <b/>\n</r>", "<r>\n  <b/>\n</r>") { $0.removeElements(at: "a") }
        try Self.expectChange("<r>\n  <a/>\n  <b/>\n</r>", "<r>\n  <a/>\n</r>") { $0.removeElements(at: "b") }
        try Self.expectChange("<r>\n  <a/>\n  <a/>\n\n  <a/>\n</r>", "<r>\n\n</r>") { $0.removeElements(at: "a") }
        try Self.expectChange("<r>\n  <a/><b/>\n</r>", "<r>\n  <b/>\n</r>") { $0.removeElements(at: "a") }
        try Self.expectChange("<r>\n  <b/><a/>\n</r>", "<r>\n  <b/>\n</r>") { $0.removeElements(at: "a") }
        try Self.expectChange("<r>\n  <a/></r>", "<r>\n  </r>") { $0.removeElements(at: "a") }
        try Self.expectChange("<r>text\n  <a/>\n</r>", "<r>text\n</r>") { $0.removeElements(at: "a") }
        try Self.expectChange("<r><b><a/></b><b>\n<a/>\n<c/></b></r>", "<r><b></b><b>\n<c/></b></r>") {
            $0.removeElements(at: "b.a")
        }
        try Self.expectChange("<r><a>1</a><a>2</a></r>", "<r><a>1</a></r>") {
            $0.removeElements(at: "a") { $0.text == "2" }
        }
        // Inserting.
        try Self.expectChange("<r><a/><a/></r>", "<r><n /><a/><a/></r>") {
            _ = $0.insert(XML.Element("n"), before: "a")
        }
        try Self.expectChange("<r><a/><a/></r>", "<r><a/><n /><a/></r>") { _ = $0.insert(XML.Element("n"), after: "a") }
        try Self.expectChange("<r><a/><a/></r>", "<r><a/><a/><n /></r>") {
            _ = $0.insert(XML.Element("n"), after: "a.1")
        }
        try Self.expectChange("<r>\n  <a/>\n</r>", "<r>\n  <n />\n  <a/>\n</r>") {
            _ = $0.insert(XML.Element("n"), before: "a")
        }
        try Self.expectChange("<r>\n  <a/>\n</r>", "<r>\n  <a/>\n  <n />\n</r>") {
            _ = $0.insert(XML.Element("n"), after: "a")
        }
        try Self.expectChange("<r>text <a/>\n</r>", "<r>text <a/><n />\n</r>") {
            _ = $0.insert(XML.Element("n"), after: "a")
        }
        try Self.expectChange("<r><b/><b><a/></b></r>", "<r><b/><b><a/><n /></b></r>") {
            _ = $0.insert(XML.Element("n"), after: "b.a")
        }
        // Attributes.
        try Self.expectChange("<r x='1' y='2'/>", "<r z=\"1\" y='2'/>") { $0.renameAttribute("x", to: "z") }
        try Self.expectChange("<r x='1'/>", "<r x='1'/>") { $0.renameAttribute("y", to: "z") }
        try Self.expectChange("<r xmlns:p='u' p:x='1'/>", "<r xmlns:p='u' x=\"1\"/>") {
            $0.renameAttribute("{u}x", to: "x")
        }
        var root = try XML.Document(parsing: "<r><a/></r>").root
        let original = root
        for isInserted in [
            root.insert(XML.Element("n"), before: "b"), root.insert(XML.Element("n"), after: "a.1"),
            root.insert(XML.Element("n"), after: "a.@x"),
        ] { #expect(!isInserted) }
        expectEqual(root, original)
        let isInserted = root.insert(XML.Element("n"), after: "a")
        #expect(isInserted)
        var stored = try XML.Document(parsing: "<r><b><a/></b><b/><c/></r>").root
        stored.updateElements(at: "b.a") { $0.text = "1" }
        #expect(stored["b"]?.owned != nil)
        expectNil(stored["b.1"]?.owned)
        expectNil(stored["c"]?.owned)
    }

    private struct Stop: Error {}

    @Test("Editing many elements, in one another or at a great depth, takes linear time")
    func manyElements() throws {
        let count = 5_000
        var root = try XML.Document(parsing: "<r>" + String(repeating: "\n<a/>", count: count) + "\n</r>").root
        root.updateElements(at: "a") { $0.text = "1" }
        #expect(root.elements.allSatisfy { $0.text == "1" })
        var isEven = false
        root.removeElements(at: "a") { _ in
            isEven.toggle()
            return isEven
        }
        expectEqual(root.elements.count, count / 2)
        expectEqual(root.children.count, count + 1)
        let path = Array(repeating: "a", count: 20_000).joined(separator: ".")
        var deep = XML.Element("r")
        deep[path] = XML.Element("a")
        deep.updateElements(at: path) { $0.text = "end" }
        expectEqual(deep[path]?.text, "end")
        forEachRow(["a", "b"]) { name in
            let count = 4_000
            var options = XML.ParsingOptions()
            options.limits.depth = count + 1
            let inner = String(repeating: "<b/>", count: count)
            let xml = String(repeating: "<a>", count: count) + inner + String(repeating: "</a>", count: count)
            var root = try XML.Document(parsing: xml, options: options).root
            var edited = 0
            root.updateElements(at: "**.\(name)") { _ in edited += 1 }
            expectEqual(edited, name == "a" ? count - 1 : count)
        }
    }

    @Test("Elements in one another are each edited once, the inner ones first, and one that throws ends the changes")
    func throwing() throws {
        var tree = try XML.Document(parsing: "<r><a id='1'><b/><a id='2'/><a id='4'/></a><a id='3'/></r>").root
        var visited: [String?] = []
        tree.updateElements(at: "**.a") { element in
            visited.append(element[attribute: "id"])
            element.removeElements(named: "b")
            element.children.insert(.element(XML.Element("a")), at: 0)
        }
        expectEqual(visited, ["2", "4", "1", "3"])
        expectEqual(
            try tree.xmlString(), "<r><a id='1'><a /><a id='2'><a /></a><a id='4'><a /></a></a><a id='3'><a /></a></r>")
        tree.removeElements(at: "**.a") { $0[attribute: "id"] == "2" }
        expectEqual(try tree.xmlString(), "<r><a id='1'><a /><a id='4'><a /></a></a><a id='3'><a /></a></r>")
        var root = try XML.Document(parsing: "<r><b><a/><a/></b><b><a/></b></r>").root
        var count = 0
        expectThrows(Stop.self) {
            try root.updateElements(at: "b.a") { element in
                count += 1
                element.text = "\(count)"
                if count == 2 { throw Stop() }
            }
        }
        try expectEqual(root.xmlString(), "<r><b><a>1</a><a>2</a></b><b><a/></b></r>")
        expectThrows(Stop.self) {
            try root.removeElements(at: "b.a") { element in
                if element.text == "2" { throw Stop() }
                return true
            }
        }
        try expectEqual(root.xmlString(), "<r><b><a>2</a></b><b><a/></b></r>")
    }
}
