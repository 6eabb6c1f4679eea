package import BenchmarkModels

/// A map: elements of many short attributes, no text.
package enum MapShape: DocumentShape {
    package static var name: String { "map" }

    package static func sample(size: Int, seed: UInt64) -> Sample<MapExtract> {
        var random = SeededGenerator(seed: seed)
        var markup = Markup()
        var nodes: [MapNode] = []
        var ways: [MapWay] = []
        markup.open(MapExtract.root.name, ["version": "0.6", "generator": "benchmarks"])
        // Ways stand after the nodes, and are a fifth of the document.
        while markup.count < size / 5 * 4 {
            let node = node(Int64(200_000_000 + nodes.count * 7), &random)
            write(node, to: &markup)
            nodes.append(node)
        }
        while markup.count < size {
            let way = way(Int64(20_000_000 + ways.count * 3), nodeCount: nodes.count, &random)
            write(way, to: &markup)
            ways.append(way)
        }
        markup.raw("\n")
        markup.close(MapExtract.root.name)
        let value = MapExtract(version: 0.6, generator: "benchmarks", nodes: nodes, ways: ways)
        return Sample(value: value, data: markup.data)
    }

    private static func node(_ id: Int64, _ random: inout SeededGenerator) -> MapNode {
        MapNode(
            id: id,
            latitude: Double(540_000_000 + random.below(9_999_999)) / 10_000_000,
            longitude: Double(120_000_000 + random.below(9_999_999)) / 10_000_000,
            version: random.within(1...20),
            changeset: random.within(10_000_000...99_999_999),
            timestamp: "20\(random.within(10...25))-0\(random.within(1...9))-\(random.within(10...28))T12:34:56Z",
            user: random.pick(Vocabulary.users),
            visible: random.happens(percent: 98),
            tags: random.happens(percent: 30) ? tags(random.within(1...3), &random) : [])
    }

    private static func way(_ id: Int64, nodeCount: Int, _ random: inout SeededGenerator) -> MapWay {
        MapWay(
            id: id, version: random.within(1...20), user: random.pick(Vocabulary.users),
            points: (0..<random.within(4...14)).map { _ in
                MapReference(ref: Int64(200_000_000 + random.below(nodeCount) * 7))
            },
            tags: tags(random.within(1...4), &random))
    }

    private static func tags(_ count: Int, _ random: inout SeededGenerator) -> [MapTag] {
        (0..<count).map { _ in
            MapTag(key: random.pick(Vocabulary.tagKeys), value: random.pick(Vocabulary.tagValues))
        }
    }

    private static func write(_ node: MapNode, to markup: inout Markup) {
        markup.raw("\n ")
        markup.open(
            "node",
            [
                "id": "\(node.id)", "lat": "\(node.latitude)", "lon": "\(node.longitude)",
                "version": "\(node.version)", "changeset": "\(node.changeset)", "timestamp": node.timestamp,
                "user": node.user, "visible": "\(node.visible)",
            ])
        write(node.tags, to: &markup)
        markup.close("node")
    }

    private static func write(_ way: MapWay, to markup: inout Markup) {
        markup.raw("\n ")
        markup.open("way", ["id": "\(way.id)", "version": "\(way.version)", "user": way.user])
        for point in way.points {
            markup.raw("\n  ")
            markup.empty("nd", ["ref": "\(point.ref)"])
        }
        write(way.tags, to: &markup)
        markup.close("way")
    }

    private static func write(_ tags: [MapTag], to markup: inout Markup) {
        for tag in tags {
            markup.raw("\n  ")
            markup.empty("tag", ["k": tag.key, "v": tag.value])
        }
        if !tags.isEmpty { markup.raw("\n ") }
    }
}
