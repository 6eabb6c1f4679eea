/// What a content consists of, in the order in which it is written.
///
/// The parts of a content model become properties if the order of the elements follows from that of the properties.
/// Which elements can come before which others says where it does not:
///
///     (a, b?, c*)         a < b, a < c, b < c, c < c     a, b and c are properties
///     (a, (b | c)*, d)    b < c and c < b                b and c share an ordered list
///     (a, b, a)           a < b and b < a                so do these
///
/// The strongly connected parts of that graph are the lists. Everything else is sorted by it.
struct ContentModel {
    /// Elements that share a property: one, the alternatives of a choice, or those whose order must be kept.
    struct Part {
        var elements: [ElementDeclaration] = []
        var wildcard: Wildcard?
        /// How often it occurs; 2 stands for any larger number.
        var minimum = 0
        var maximum = 0
        /// The name of the group that it is.
        var group: String?
        /// The head of the substitution group that it is.
        var head: ElementDeclaration?
        /// The parts of each group of elements, if it is a sequence that repeats.
        var groups: [Part] = []

        var cardinality: Cardinality { maximum > 1 ? .many : minimum == 0 ? .optional : .required }
        /// Whether an enum tells its elements apart.
        var isChoice: Bool { groups.isEmpty && (elements.count + (wildcard == nil ? 0 : 1) > 1 || head != nil) }
    }

    private(set) var parts: [Part] = []
    private static let partLimit = 2_000

    /// - Parameter members: The elements that can stand for another one, including itself unless it is abstract.
    init(_ particle: Particle, members: (ElementDeclaration) -> [ElementDeclaration]) {
        let tree = ContentTree(particle, members: members)
        // So many properties help nobody, and sorting them takes too long.
        if tree.parts.count > Self.partLimit {
            parts = [Self.everything(in: particle, members: members)]
            return
        }
        var order = ContentOrder(count: tree.parts.count)
        let counts = order.add(tree.root)
        for (index, part) in tree.parts.enumerated() {
            guard let wildcard = part.wildcard else { continue }
            // An element that a wildcard takes is read under its own name.
            for (other, named) in tree.parts.enumerated() where other != index {
                if named.elements.contains(where: { wildcard.takes($0.name) }) { order.mix([index, other]) }
            }
        }
        for members in order.components() {
            var merged = tree.parts[members[0]]
            for member in members.dropFirst() {
                merged.elements += tree.parts[member].elements
                merged.wildcard = merged.wildcard ?? tree.parts[member].wildcard
                merged.head = nil
                merged.group = nil
                merged.groups = []
            }
            if members.count > 1 {
                (merged.minimum, merged.maximum) = (0, 2)
                merged.group = tree.groups[Set(members)]
                var seen: Set<SchemaName> = []
                merged.elements = merged.elements.filter { seen.insert($0.name).inserted }
            } else {
                let count = counts[members[0]] ?? (0, 0)
                (merged.minimum, merged.maximum) = count
            }
            parts.append(merged)
        }
    }

    /// All elements and the wildcard of a content, in the order of the schema.
    static func everything(in particle: Particle, members: (ElementDeclaration) -> [ElementDeclaration]) -> Part {
        var part = Part()
        var seen: Set<SchemaName> = []
        var open = [particle]
        while let next = open.popLast() {
            switch next.term {
            case .element(let declaration):
                part.elements += members(declaration).filter { seen.insert($0.name).inserted }
            case .wildcard(let wildcard):
                part.wildcard = part.wildcard ?? wildcard
            case .sequence(let parts), .choice(let parts), .all(let parts):
                open += parts.reversed()
            }
        }
        (part.minimum, part.maximum) = (0, 2)
        return part
    }
}

/// A content model whose leaves are parts, before their order is known.
struct ContentTree {
    indirect enum Node {
        case part(Int, minimum: Int, maximum: Int)
        case sequence([Node], minimum: Int, maximum: Int)
        case choice([Node], minimum: Int, maximum: Int)
        case all([Node], minimum: Int)
    }

    private(set) var root = Node.sequence([], minimum: 1, maximum: 1)
    private(set) var parts: [ContentModel.Part] = []
    /// The names of groups, by the parts that they have.
    private(set) var groups: [Set<Int>: String] = [:]
    private var positions: [SchemaName: Int] = [:]
    private var wildcards = 0
    private var indices: [SchemaName: Int] = [:]
    private var wildcardIndex: Int?

    init(_ particle: Particle, members: (ElementDeclaration) -> [ElementDeclaration]) {
        count(particle, members)
        root = node(particle, members)
    }

    private mutating func count(_ particle: Particle, _ members: (ElementDeclaration) -> [ElementDeclaration]) {
        switch particle.term {
        case .element(let declaration):
            for member in members(declaration) { positions[member.name, default: 0] += 1 }
        case .wildcard:
            wildcards += 1
        case .sequence(let parts), .choice(let parts), .all(let parts):
            for part in parts { count(part, members) }
        }
    }

    private mutating func node(_ particle: Particle, _ members: (ElementDeclaration) -> [ElementDeclaration]) -> Node {
        let (minimum, maximum) = (min(particle.minimum, 2), min(particle.maximum ?? 2, 2))
        let node: Node
        switch particle.term {
        case .element(let declaration):
            let all = members(declaration)
            if all.count == 1, all[0] === declaration {
                node = .part(index(of: declaration), minimum: minimum, maximum: maximum)
            } else if !all.isEmpty, all.allSatisfy({ positions[$0.name] == 1 }) {
                var part = ContentModel.Part()
                part.elements = all
                part.head = declaration
                parts.append(part)
                node = .part(parts.count - 1, minimum: minimum, maximum: maximum)
            } else {
                let choices = all.map { Node.part(index(of: $0), minimum: 1, maximum: 1) }
                node = .choice(choices, minimum: minimum, maximum: maximum)
            }
        case .wildcard(let wildcard):
            node = .part(index(of: wildcard), minimum: minimum, maximum: maximum)
        case .sequence(let inner):
            if let part = groups(of: particle, members) {
                parts.append(part)
                node = .part(parts.count - 1, minimum: minimum, maximum: maximum)
            } else {
                node = .sequence(inner.map { self.node($0, members) }, minimum: minimum, maximum: maximum)
            }
        case .choice(let inner):
            if let part = alternatives(of: particle, members) {
                parts.append(part.part)
                node = .part(parts.count - 1, minimum: part.isOptional ? 0 : minimum, maximum: maximum)
            } else {
                node = .choice(inner.map { self.node($0, members) }, minimum: minimum, maximum: maximum)
            }
        case .all(let inner):
            node = .all(inner.map { self.node($0, members) }, minimum: minimum)
        }
        if let group = particle.group { groups[Set(node.parts)] = group }
        return node
    }

    /// Returns the alternatives of a choice of single elements that are nowhere else; nil for any other particle.
    private func alternatives(
        of particle: Particle, _ members: (ElementDeclaration) -> [ElementDeclaration]
    ) -> (part: ContentModel.Part, isOptional: Bool)? {
        var part = ContentModel.Part()
        var isOptional = false
        var open = [particle]
        var isInside = false
        while let next = open.popLast() {
            if isInside, next.isRepeated { return nil }
            isInside = true
            if next.minimum == 0 { isOptional = true }
            switch next.term {
            case .element(let declaration):
                let all = members(declaration)
                guard all.allSatisfy({ positions[$0.name] == 1 }) else { return nil }
                part.elements += all
            case .wildcard(let wildcard):
                guard wildcards == 1 else { return nil }
                part.wildcard = wildcard
            case .choice(let inner):
                open += inner.reversed()
            case .sequence(let inner):
                // A sequence of one is what it has.
                guard inner.count == 1 else { return nil }
                open += inner
            case .all:
                return nil
            }
        }
        guard part.isChoice else { return nil }
        part.group = particle.group
        return (part, isOptional)
    }

    /// Returns the groups of a sequence that repeats: each begins with an element that occurs once in it, and has elements
    /// that are nowhere else, in an order that follows from that of properties. nil for any other particle.
    private func groups(
        of particle: Particle, _ members: (ElementDeclaration) -> [ElementDeclaration]
    ) -> ContentModel.Part? {
        guard particle.isRepeated, case .sequence(var inner) = particle.term else { return nil }
        while inner.count == 1, case .sequence(let next) = inner[0].term, !inner[0].isRepeated, inner[0].minimum == 1 {
            inner = next
        }
        guard let first = inner.first, case .element(let head) = first.term, first.minimum == 1, first.maximum == 1
        else {
            return nil
        }
        var part = ContentModel.Part()
        part.group = particle.group
        var open = Array(inner.reversed())
        while let next = open.popLast() {
            switch next.term {
            case .element(let declaration):
                let all = members(declaration)
                guard all.count == 1, all[0] === declaration, positions[declaration.name] == 1 else { return nil }
                if case .any = declaration.type { return nil }
                part.elements.append(declaration)
            case .sequence(let parts), .choice(let parts): open += parts.reversed()
            case .wildcard, .all: return nil
            }
        }
        guard part.elements.count > 1 else { return nil }
        let once = Particle(term: .sequence(inner), minimum: 1, maximum: 1)
        part.groups = ContentModel(once, members: members).parts
        let isPlain = part.groups.allSatisfy { !$0.isChoice && $0.groups.isEmpty && $0.wildcard == nil }
        return isPlain && part.groups.first?.elements.first === head ? part : nil
    }

    private mutating func index(of declaration: ElementDeclaration) -> Int {
        if let known = indices[declaration.name] { return known }
        var part = ContentModel.Part()
        part.elements = [declaration]
        parts.append(part)
        indices[declaration.name] = parts.count - 1
        return parts.count - 1
    }

    private mutating func index(of wildcard: Wildcard) -> Int {
        if let known = wildcardIndex { return known }
        var part = ContentModel.Part()
        part.wildcard = wildcard
        parts.append(part)
        wildcardIndex = parts.count - 1
        return parts.count - 1
    }
}

extension ContentTree.Node {
    /// The parts in it.
    var parts: [Int] {
        switch self {
        case .part(let index, _, _): [index]
        case .sequence(let nodes, _, _), .choice(let nodes, _, _), .all(let nodes, _): nodes.flatMap(\.parts)
        }
    }
}

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
        switch node {
        case .part(let index, let minimum, let maximum):
            return repeated([index: (1, 1)], minimum, maximum)
        case .sequence(let nodes, let minimum, let maximum):
            var counts: Counts = [:]
            for node in nodes {
                let next = add(node)
                var later = PartSet(count: count)
                for part in next.keys { later.insert(part) }
                for part in counts.keys { followers[part].formUnion(later) }
                counts.merge(next) { (min($0.minimum + $1.minimum, 2), min($0.maximum + $1.maximum, 2)) }
            }
            return repeated(counts, minimum, maximum)
        case .choice(let nodes, let minimum, let maximum):
            var counts: Counts = [:]
            var branches = 0
            for node in nodes {
                let next = add(node)
                for part in counts.keys where next[part] == nil { counts[part]?.minimum = 0 }
                for (part, number) in next {
                    let known = counts[part] ?? (branches == 0 ? number.minimum : 0, 0)
                    counts[part] = (min(known.minimum, number.minimum), max(known.maximum, number.maximum))
                }
                branches += 1
            }
            return repeated(counts, minimum, maximum)
        case .all(let nodes, let minimum):
            var counts: Counts = [:]
            for node in nodes {
                counts.merge(add(node)) { (min($0.minimum + $1.minimum, 2), min($0.maximum + $1.maximum, 2)) }
            }
            return repeated(counts, minimum, 1)
        }
    }

    private mutating func repeated(_ counts: Counts, _ minimum: Int, _ maximum: Int) -> Counts {
        if maximum > 1 { mix(counts.keys) }
        return counts.mapValues { (min($0.minimum * minimum, 2), min($0.maximum * maximum, 2)) }
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
