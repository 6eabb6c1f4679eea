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
        // A type with so many properties is of no use, and sorting them would take too long.
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
