import Testing
import XMLCodable
import XMLCodableStreaming

/// XML.Element descendants and wildcards.
struct XMLElementDescendantsTests {
    static let xml = """
        <r xmlns:p="u"><a id="1"><b>1</b><c><b id="2">2</b><p:b>3</p:b></c></a>t<b>4<b>5</b></b><!--x--><d><a><b>6</b></a></d></r>
        """

    /// The parsed tree, and one that was changed and is therefore not in the records.
    static func trees() throws -> [XML.Element] {
        let parsed = try XML.Document(parsing: xml).root
        var changed = parsed
        changed["a.c"]?.attributes = [XML.Attribute("new", value: "1")]
        changed.text += ""
        return [parsed, changed, XML.Element(name: parsed.name, children: parsed.children)]
    }

    @Test("Descendants come in document order, by name or not, and paths may have wildcards")
    func descendants() throws {
        for root in try Self.trees() {
            expectEqual(
                root.descendants.map(\.name.qualifiedName), ["a", "b", "c", "b", "p:b", "b", "b", "d", "a", "b"])
            expectEqual(root.descendants(named: "b").map(\.text), ["1", "2", "4", "5", "6"])
            expectEqual(root.descendants(named: "p:b").map(\.text), ["3"])
            expectEqual(root.descendants(named: "{u}b").map(\.text), ["3"])
            expectEqual(root.descendants(named: "{}b").map(\.text), ["1", "2", "4", "5", "6"])
            #expect(root.descendants(named: "none").map(\.text).isEmpty)
            #expect(root.descendants(named: "r").map(\.text).isEmpty)
        }
        let root = try XML.Document(parsing: Self.xml).root
        expectEqual(root.descendants(named: "b").map { $0.location?.column }, [26, 37, 73, 77, 103])
        var iterator = root.descendants.makeIterator()
        expectEqual(iterator.next()?.name.qualifiedName, "a")
        expectEqual(Array(IteratorSequence(iterator)).count, 9)
        forEachRow([
            ("**.b", ["1", "2", "4", "5", "6"]), ("*.b", ["1", "5"]), ("*", ["", "4", ""]), ("a.*", ["1", ""]),
            ("a.**", ["1", "", "2", "3"]), ("**.a.b", ["1", "6"]), ("**.a.**.b", ["1", "2", "6"]),
            ("**.**.b", ["1", "2", "4", "5", "6"]), ("*.*.b", ["2", "6"]), ("**.b.1", []), ("*.1", ["4"]),
            ("**.c.*.1", ["3"]), ("**.{u}b", ["3"]), ("b.**.b", ["5"]), ("**.none", []), ("**.b.*", ["5"]),
        ]) { path, texts in
            for root in try Self.trees() {
                expectEqual(root.elements(at: path).map(\.text), texts)
                expectEqual(root[path]?.text, texts.first)
            }
        }
    }

    @Test("Attributes are found and elements changed through wildcards; nothing is added")
    func changes() throws {
        for var root in try Self.trees() {
            expectEqual(root[attribute: "**.b.@id"], "2")
            root.updateElements(at: "**.b") { $0.text = "x" }
            expectEqual(root.descendants(named: "b").map(\.text), ["x", "x", "x", "x", "x"])
            root[attribute: "**.c.@k"] = "v"
            expectEqual(root["a.c"]?[attribute: "k"], "v")
            let before = root
            root["**.none"] = XML.Element("none")
            root[attribute: "**.none.@a"] = "1"
            expectEqual(root, before)
            root["**.a"] = nil
            expectNil(root["a"])
        }
    }

    @Test(
        "Descendants are found when they are asked for, and many wildcards take linear time", .timeLimit(.minutes(20)))
    func lazily() throws {
        let count = 20_000
        let parsed = try XML.Document(parsing: "<r>\(String(repeating: "<a/>", count: count))</r>").root
        // To find all of them each time would take minutes.
        for root in [parsed, XML.Element("r", children: parsed.children)] {
            var found = 0
            for _ in 0..<count where root.descendants.first(where: { _ in true }) != nil { found += 1 }
            for _ in 0..<count where root.descendants(named: "a").prefix(2).map(\.name).count == 2 { found += 1 }
            expectEqual(found, 2 * count)
        }
        var text = ""
        for _ in 0..<200 { text += "<a>" }
        for _ in 0..<200 { text += "</a>" }
        let root = try XML.Document(parsing: text).root
        expectEqual(root.elements(at: Array(repeating: "**.a", count: 40).joined(separator: ".")).count, 160)
    }
}
