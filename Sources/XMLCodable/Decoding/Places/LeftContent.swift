/// The content of an element, or of those that a path leads to, that is left to a key.
struct LeftContent {
    /// The element with the keys.
    let owner: UInt32
    let steps: [DecodingKeyTable.Path.Step]
    /// The table of the key, which its call keeps, and its index there.
    let table: Uncounted<DecodingKeyTable>
    let index: Int
    /// Whether the key leaves to later ones what it takes, and takes nothing from earlier ones. Any other takes what such a
    /// key took before.
    let isAny: Bool
    /// The names that other keys of the same type use.
    let known: KnownNames
    /// The other takers.
    fileprivate let others: [Ledger.Taker]
    /// The names of those that are the keys of another type.
    fileprivate let names: [KnownNames]
    fileprivate let foreseen: RareSet<Ledger.Foreseen>

    /// Returns the other takers that have taken what the key takes, and leave it if they are asked again.
    func anyTakers(of part: Ledger.Part) -> [Ledger.Taker] {
        switch part {
        case .cases, .groups, .elements, .nodes: break
        case .attributes, .comments, .mark, .superclass: return []
        }
        if isAny || others.isEmpty { return [] }
        return others.filter { if $0.isAny, case .elements = $0.part { true } else { false } }
    }

    /// Whether another key has taken all that a part could be, so that none of it need be looked for.
    func hasNone(of part: Ledger.Part) -> Bool {
        others.contains { other in
            switch (part, other.part) {
            case (.elements, .elements): isAny || !other.isAny
            case (.elements, .nodes), (.nodes, .nodes), (.attributes, .attributes): true
            case (.cases(let cases), .cases(let taken)): cases === taken
            default: false
            }
        }
    }

    private func isForeseen(_ node: UInt32, isAttribute: Bool) -> Bool {
        if foreseen.isEmpty { return false }
        return foreseen.contains(.taken(node, isAttribute: isAttribute, table: table.id, index: index))
    }

    /// Returns whether a child element is left to the key.
    func has(_ child: UInt32, _ record: NodeRecord) -> Bool {
        if known.hasChild(record.usedName) || isForeseen(child, isAttribute: false) { return false }
        return others.isEmpty && names.isEmpty || !isTaken(record)
    }

    /// Whether a key of another type names a child element.
    func isNamedByOthers(_ child: NodeRecord) -> Bool { names.contains { $0.hasChild(child.usedName) } }

    @inline(never)
    private func isTaken(_ child: NodeRecord) -> Bool {
        if isNamedByOthers(child) { return true }
        return others.contains { other in
            switch other.part {
            case .elements: isAny || !other.isAny
            case .mark(let name, let isAttribute): !isAttribute && name == child.usedName
            case .superclass(let name): name == child.usedName
            default: other.part.has(child)
            }
        }
    }

    /// Whether the text is left to the key.
    var hasText: Bool {
        if known.hasText || names.contains(where: { $0.hasText }) { return false }
        return !others.contains { other in
            switch other.part {
            case .cases(let cases): cases.text != nil
            case .nodes: true
            case .groups, .elements, .attributes, .comments, .mark, .superclass: false
            }
        }
    }

    /// Whether the comments are left to the key.
    var hasComments: Bool {
        !others.contains { other in
            switch other.part {
            case .comments, .nodes: true
            case .cases, .groups, .elements, .attributes, .mark, .superclass: false
            }
        }
    }

    /// Returns whether an attribute is left to the key.
    func has(attribute index: UInt32, _ name: UsedName) -> Bool {
        if known.hasAttribute(name) || names.contains(where: { $0.hasAttribute(name) }) { return false }
        if isForeseen(index, isAttribute: true) { return false }
        return !others.contains { other in
            switch other.part {
            case .attributes: true
            case .mark(let mark, let isAttribute): isAttribute && mark == name
            case .cases, .groups, .elements, .nodes, .comments, .superclass: false
            }
        }
    }
}

extension PlaceFinder {
    /// Returns the content of an element, or of those that a path leads to, that is left to a key.
    ///
    /// - Parameter isAny: Whether the value takes what is left whatever its key is.
    func leftContent(_ site: KeySite, isAny: Bool = false) -> LeftContent {
        let (owner, path, table, index) = (site.node, site.path, site.table, site.index)
        table.isReliedOn = true
        let known = keys.knownNames(table, path, except: index, asPath: !isAny)
        let sharers = sharers(of: table, path, in: owner)
        for sharer in sharers { learnPaths(of: sharer, from: owner, path) }
        let steps = isAny ? [] : keys.contentPath(index, table) ?? []
        let others =
            core.value.ledger.mayHaveTakers(of: owner)
            ? core.value.ledger.takers(of: owner, below: steps, beside: table, sharers).filter {
                $0.table?.id != ObjectIdentifier(table) || $0.index != index
            } : []
        // The call keeps the table until it ends.
        return LeftContent(
            owner: owner, steps: steps, table: unsafe Uncounted(table), index: index, isAny: isAny, known: known,
            others: others, names: sharers.map { keys.knownNames($0, path, below: steps) },
            foreseen: core.value.ledger.foreseen)
    }

    /// Takes the elements that are left to a dictionary without an element of its own.
    func takeEntries(of node: UInt32, _ path: Int32) {
        guard let (table, index) = paths.innermostKey(path) else { return }
        let left = leftContent(KeySite(node, at: paths.parent(path), table.object, index))
        take(.elements, left, leftElements(of: node, left))
    }

    /// Returns the child elements of an element that are left to a key.
    func leftElements(of node: UInt32, _ left: LeftContent) -> [UInt32] {
        left.hasNone(of: .elements) ? [] : document.children(node).filter { left.has($0, document[$0]) }
    }

    /// Returns the attributes of an element that are left to a key.
    func leftAttributes(of node: UInt32, _ left: LeftContent) -> [UInt32] {
        if left.hasNone(of: .attributes) { return [] }
        return document.attributes(of: node).filter { left.has(attribute: $0, document.attribute(at: $0).usedName) }
    }
}
