import Testing

@testable import XMLCodable

/// Error locations.
struct DocumentPlacesTests {
    @Test("Locations looked up in any order are as counted from the start; a position without a node has no path")
    func anyOrder() throws {
        let xml = "<r>\r\n<a>é</a>\r<b><a/><!-- \n --><a x='1'/>t<c/></b><a/>\n<ü><a><a/></a></ü></r>"
        let source = SourceBytes(xml)
        let store = try NodeStore.parse(source, XML.ParsingOptions())
        let nodes = (1..<store.nodeCount).filter { store.nodes[$0].kind == NodeKind.element }
        let paths = nodes.map { node in
            var alone = DocumentPlaces(store)
            return alone.elementPath(of: node)
        }
        expectEqual(
            paths,
            ["/r", "/r/a[1]", "/r/b", "/r/b/a[1]", "/r/b/a[2]", "/r/b/c", "/r/a[2]", "/r/ü", "/r/ü/a", "/r/ü/a/a"])
        var random = SplitMix(seed: 3)
        var places = DocumentPlaces(store)
        for _ in 0..<500 {
            let index = Int.random(in: nodes.indices, using: &random)
            expectEqual(places.elementPath(of: nodes[index]), paths[index])
            let offset = Int.random(in: 0...xml.utf8.count, using: &random)
            expectEqual(places.location(ofOffset: UInt32(offset)), SourcePosition(offset: offset, in: source))
        }
        let single = try NodeStore.parse(SourceBytes("<r/>"), XML.ParsingOptions())
        var nowhere = DocumentPlaces(single)
        expectEqual(nowhere.elementPath(of: single.emptyNode), "/")
        expectEqual(nowhere.elementPath(of: 0), "/")
    }

    /// The cost of locating items and their content, going back from the end of each item to its start.
    private func steps(items: Int) throws -> Int {
        let item = "<item><a>x</a><d/><e/></item>\n"
        let store = try NodeStore.parse(
            SourceBytes("<list>\(String(repeating: item, count: items))</list>"), XML.ParsingOptions())
        var places = DocumentPlaces(store)
        for node in 1..<store.nodeCount where store.names.string(of: store.nodes[node].name) == "e" {
            for place in [node, node - 3, node - 1] {
                _ = places.location(ofOffset: store.nodes[place].reportedOffset)
                _ = places.elementPath(of: place)
            }
        }
        return places.known.steps
    }

    @Test("Lookups that go back and forth take linear time, and paths of neighbors only the steps they do not share")
    func linear() throws {
        let few = try steps(items: 400)
        let many = try steps(items: 3_200)
        #expect(few > 400 * 3)
        // Eight times as much; quadratic time would be sixty-four times.
        #expect(many < 12 * few)
        let items = String(repeating: "<b/><i/>", count: 20)
        let xml = String(repeating: "<n><b/>", count: 200) + items + String(repeating: "</n>", count: 200)
        let store = try NodeStore.parse(SourceBytes(xml), XML.ParsingOptions())
        let nodes = (1..<store.nodeCount).filter { store.names.string(of: store.nodes[$0].name) == "i" }
        var places = DocumentPlaces(store)
        let first = places.elementPath(of: try #require(nodes.first))
        expectEqual(first, String(repeating: "/n", count: 200) + "/i[1]")
        let once = places.known.steps
        for node in nodes.dropFirst() { _ = places.trail(of: node) }
        #expect(places.known.steps - once <= 19 * 64)
    }

    @Test("Locations of wide elements take a bounded number of steps in any order, and on any thread")
    func wideElements() async throws {
        let count = 1_500
        let wide = (0..<count).map { "<k\($0 % 100)><v>\($0)</v></k\($0 % 100)>\n" }.joined()
        let xml = "<r><a>\(wide)</a><b>\(wide)</b></r>"
        let store = try NodeStore.parse(SourceBytes(xml), XML.ParsingOptions())
        var nodes = (1..<store.nodeCount).filter { store.names.string(of: store.nodes[$0].name) == "v" }
        let lines = xml.utf8.reduce(into: [1]) { lines, byte in lines.append((lines.last ?? 1) + (byte == 0x0A ? 1 : 0))
        }
        var random = SplitMix(seed: 7)
        for order in 0..<3 {
            if order == 1 { nodes.reverse() } else if order == 2 { nodes.shuffle(using: &random) }
            var places = DocumentPlaces(store)
            for node in nodes {
                let position = store.nodes[node].reportedOffset
                expectEqual(places.location(ofOffset: position).line, lines[Int(position)])
                _ = places.elementPath(of: node)
            }
            // A location is at most 4,096 bytes behind a mark; a path is found by bisection in the large elements.
            #expect(places.known.steps < xml.utf8.count + 3 * 2 * count + nodes.count * (4_096 + 64))
        }
        // The locations of elements of a tree continue from the ones before, on any thread.
        do {
            let xml = "<r>" + (0..<1_500).map { "<i>\($0)</i>\n" }.joined() + "</r>"
            let store = try NodeStore.parse(SourceBytes(xml), XML.ParsingOptions())
            let document = XML.Document(store)
            let elements = Array(document.root.elements)
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        for (number, element) in elements.enumerated() {
                            expectEqual(element.location?.line, number + 1)
                        }
                    }
                }
            }
            let steps = store.withPlaces { $0.known.steps }
            #expect(steps < xml.utf8.count + 4 * elements.count * (4_096 + 64))
            let before = steps
            for element in elements { _ = element.location }
            let once = store.withPlaces { $0.known.steps } - before
            #expect(once <= xml.utf8.count + elements.count * 64)
        }
    }
}

/// Element paths that are made when they are read.
struct ElementTrailTests {
    private func trail(_ steps: [(String, Int)]) throws -> ElementTrail {
        let trail = steps.reduce(nil as ElementTrail?) { ElementTrail($0, $1.0, number: $1.1) }
        return try #require(trail)
    }

    @Test("Numbers are shown where a name repeats; of a long path the end is shown, and of long names the beginning")
    func trails() throws {
        let orders = try trail([("orders", 0), ("order", 2), ("quantity", 0)])
        expectEqual(orders.text, "/orders/order[2]/quantity")
        expectEqual(orders.shown, orders.text)
        let name = String(repeating: "é", count: 300)
        let deep = try trail([("r", 0), (name, 0), (name, 3), ("last", 0)])
        expectEqual(deep.text, "/r/\(name)/\(name)[3]/last")
        expectEqual(deep.shown, "/…/\(name)[3]/last")
        let wide = try trail([("r", 0), (name + name, 4)])
        expectEqual(wide.shown, "/…/\(name.prefix(60))…[4]")
        expectEqual(wide.text, "/r/\(name)\(name)[4]")
        let root = try XML.Document(parsing: "<r><a/><a/></r>").root
        let found = try #require(root.elements.last?.location)
        let same = XMLLocation(line: 1, column: 8, byteOffset: 7, elementPath: "/r/a[2]")
        expectEqual(found, same)
        expectEqual(found.hashValue, same.hashValue)
        #expect(found != XMLLocation(line: 1, column: 8, byteOffset: 7, elementPath: "/r/a[1]"))
        expectEqual(found.description, "1:8 at /r/a[2]")
        let long = try trail([(String, Int)](repeating: ("n", 0), count: 200_000))
        expectStart(long.shown, "/…/n/n")
        #expect(long.shown.utf8.count < 1_010)
    }
}

extension ElementTrail {
    fileprivate var shown: String {
        ByteBuffer.withScratch(capacity: 128) { out in
            append(shownTo: &out)
            return out.string
        }
    }
}
