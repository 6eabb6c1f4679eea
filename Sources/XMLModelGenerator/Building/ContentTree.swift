/// A content model whose leaves are parts, before their order is known.
struct ContentTree {
    struct Node {
        enum Term {
            case part(Int)
            case sequence([Node])
            case choice([Node])
            case all([Node])
        }

        var term: Term
        /// How often it occurs; 2 stands for any larger number.
        var minimum = 1
        var maximum = 1
    }

    private(set) var root = Node(term: .sequence([]))
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
        var node = Node(term: .sequence([]), minimum: min(particle.minimum, 2), maximum: min(particle.maximum ?? 2, 2))
        switch particle.term {
        case .element(let declaration):
            let all = members(declaration)
            if all.count == 1, all[0] === declaration {
                node.term = .part(index(of: declaration))
            } else if !all.isEmpty, all.allSatisfy({ positions[$0.name] == 1 }) {
                node.term = .part(add(ContentModel.Part(elements: all, head: declaration)))
            } else {
                node.term = .choice(all.map { Node(term: .part(index(of: $0))) })
            }
        case .wildcard(let wildcard):
            node.term = .part(index(of: wildcard))
        case .sequence(let inner):
            if let part = groups(of: particle, members) {
                node.term = .part(add(part))
            } else {
                node.term = .sequence(inner.map { self.node($0, members) })
            }
        case .choice(let inner):
            if let found = alternatives(of: particle, members) {
                node.term = .part(add(found.part))
                if found.isOptional { node.minimum = 0 }
            } else {
                node.term = .choice(inner.map { self.node($0, members) })
            }
        case .all(let inner):
            node.term = .all(inner.map { self.node($0, members) })
            node.maximum = 1
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
        let index = add(ContentModel.Part(elements: [declaration]))
        indices[declaration.name] = index
        return index
    }

    private mutating func index(of wildcard: Wildcard) -> Int {
        if let known = wildcardIndex { return known }
        let index = add(ContentModel.Part(wildcard: wildcard))
        wildcardIndex = index
        return index
    }

    private mutating func add(_ part: ContentModel.Part) -> Int {
        parts.append(part)
        return parts.count - 1
    }
}

extension ContentTree.Node {
    var parts: [Int] {
        switch term {
        case .part(let index): [index]
        case .sequence(let nodes), .choice(let nodes), .all(let nodes): nodes.flatMap(\.parts)
        }
    }
}
