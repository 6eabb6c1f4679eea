import Testing

@testable import XMLCodable

@Suite("Places for errors")
struct DocumentPlacesTests {
    @Test("Every place in any order is the same as counted alone")
    func anyOrder() throws {
        let xml = "<r>\r\n<a>é</a>\r<b><a/><!-- \n --><a x='1'/>t<c/></b><a/>\n<ü><a><a/></a></ü></r>"
        let source = SourceBytes(xml)
        let store = try NodeStore.parse(source, XML.ParsingOptions())
        let nodes = (1..<store.nodeCount).filter { store.nodes[$0].kind == NodeKind.element }
        let paths = nodes.map { node in
            var alone = DocumentPlaces(store)
            return alone.elementPath(of: node)
        }
        #expect(
            paths == [
                "/r", "/r/a[1]", "/r/b", "/r/b/a[1]", "/r/b/a[2]", "/r/b/c", "/r/a[2]", "/r/ü", "/r/ü/a", "/r/ü/a/a",
            ])
        var random = SplitMix(seed: 3)
        var places = DocumentPlaces(store)
        for _ in 0..<500 {
            let index = Int.random(in: nodes.indices, using: &random)
            #expect(places.elementPath(of: nodes[index]) == paths[index])
            let offset = Int.random(in: 0...xml.utf8.count, using: &random)
            #expect(places.location(ofOffset: UInt32(offset)) == SourceLocation(offset: offset, in: source))
        }
    }

    /// What it costs to tell the places of items and of what is in them, going back from each item's end to its start.
    private func steps(items: Int) throws -> Int {
        let item = "<item><a>x</a><d/><e/></item>\n"
        let store = try NodeStore.parse(
            SourceBytes("<list>\(String(repeating: item, count: items))</list>"), XML.ParsingOptions())
        var places = DocumentPlaces(store)
        for node in 1..<store.nodeCount where store.names.string(of: store.nodes[node].name) == "e" {
            for place in [node, node - 3, node - 1] {
                _ = places.location(ofOffset: store.nodes[place].position)
                _ = places.elementPath(of: place)
            }
        }
        return places.steps
    }

    @Test("The cost of places grows with the document, although they go back and forth in it")
    func linear() throws {
        let few = try steps(items: 400)
        let many = try steps(items: 3_200)
        #expect(few > 400 * 3)
        // Eight times as much; squared it would be sixty-four.
        #expect(many < 10 * few)
    }

    @Test("What is no node of the document has no path")
    func none() throws {
        let store = try NodeStore.parse(SourceBytes("<r/>"), XML.ParsingOptions())
        var places = DocumentPlaces(store)
        #expect(places.elementPath(of: store.emptyNode) == "/")
        #expect(places.elementPath(of: 0) == "/")
    }
}
