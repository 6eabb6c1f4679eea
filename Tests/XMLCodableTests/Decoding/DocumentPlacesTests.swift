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

    @Test("What is no node of the document has no path")
    func none() throws {
        let store = try NodeStore.parse(SourceBytes("<r/>"), XML.ParsingOptions())
        var places = DocumentPlaces(store)
        #expect(places.elementPath(of: store.emptyNode) == "/")
        #expect(places.elementPath(of: 0) == "/")
    }
}
