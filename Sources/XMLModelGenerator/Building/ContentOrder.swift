/// Which parts of a content can come before which others.
struct ContentOrder {
    typealias Counts = [Int: (minimum: Int, maximum: Int)]

    private let count: Int
    private var followers: [PartSet]

    init(count: Int) {
        self.count = count
        followers = Array(repeating: PartSet(count: count), count: count)
    }

    /// Lets parts come in any order, any number of times.
    mutating func mix(_ parts: some Collection<Int>) {
        var all = PartSet(count: count)
        for part in parts { all.insert(part) }
        for part in parts { followers[part].formUnion(all) }
    }

    /// Notes that a part can come before another one.
    mutating func add(_ part: Int, before other: Int) { followers[part].insert(other) }

    /// Adds what a node says, and returns how often its parts occur in it.
    mutating func add(_ node: ContentTree.Node) -> Counts {
        var counts: Counts = [:]
        switch node.term {
        case .part(let index):
            counts[index] = (1, 1)
        case .sequence(let nodes):
            for node in nodes {
                let next = add(node)
                var later = PartSet(count: count)
                for part in next.keys { later.insert(part) }
                for part in counts.keys { followers[part].formUnion(later) }
                counts.merge(next) { (min($0.minimum + $1.minimum, 2), min($0.maximum + $1.maximum, 2)) }
            }
        case .choice(let nodes):
            for (branch, node) in nodes.enumerated() {
                let next = add(node)
                for part in counts.keys where next[part] == nil { counts[part]?.minimum = 0 }
                for (part, number) in next {
                    let known = counts[part] ?? (branch == 0 ? number.minimum : 0, 0)
                    counts[part] = (min(known.minimum, number.minimum), max(known.maximum, number.maximum))
                }
            }
        case .all(let nodes):
            for node in nodes {
                counts.merge(add(node)) { (min($0.minimum + $1.minimum, 2), min($0.maximum + $1.maximum, 2)) }
            }
        }
        if node.maximum > 1 { mix(counts.keys) }
        return counts.mapValues { (min($0.minimum * node.minimum, 2), min($0.maximum * node.maximum, 2)) }
    }

    /// Returns the parts in an order that all documents agree with; those that have none are together.
    func components() -> [[Int]] {
        var reach = followers
        for middle in 0..<count {
            for part in 0..<count where reach[part].contains(middle) { reach[part].formUnion(reach[middle]) }
        }
        var component = Array(repeating: -1, count: count)
        var members: [[Int]] = []
        for part in 0..<count where component[part] < 0 {
            let together = (part..<count).filter {
                $0 == part || (component[$0] < 0 && reach[part].contains($0) && reach[$0].contains(part))
            }
            for other in together { component[other] = members.count }
            members.append(together)
        }
        // Always the first one that nothing else must precede.
        var precedents = members.map { own in
            members.count(where: { $0[0] != own[0] && reach[$0[0]].contains(own[0]) })
        }
        var sorted: [[Int]] = []
        while sorted.count < members.count, let next = precedents.firstIndex(of: 0) {
            sorted.append(members[next])
            precedents[next] = -1
            for (other, follower) in members.enumerated()
            where other != next && reach[members[next][0]].contains(follower[0]) {
                precedents[other] -= 1
            }
        }
        return sorted
    }
}

/// A set of small numbers.
struct PartSet {
    private var words: [UInt64]

    init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

    mutating func insert(_ part: Int) { words[part / 64] |= 1 << UInt64(part % 64) }

    func contains(_ part: Int) -> Bool { words[part / 64] & (1 << UInt64(part % 64)) != 0 }

    mutating func formUnion(_ other: PartSet) {
        for index in words.indices { words[index] |= other.words[index] }
    }
}
