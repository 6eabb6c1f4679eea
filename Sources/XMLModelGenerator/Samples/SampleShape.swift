/// What the elements of a name in a parent look like in all samples.
struct SampleShape {
    struct Attribute {
        var values = SampleValues()
        var order: Int
    }

    struct Child {
        /// How many elements have one or more of them.
        var parents = 0
        /// The most in one element.
        var maximum = 0
        var total = 0
        var order: Int
    }

    let name: SchemaName
    var count = 0
    /// The samples that have such elements.
    var documents: Set<Int> = []
    var attributes: [SchemaName: Attribute] = [:]
    var children: [SchemaName: Child] = [:]
    /// Which children come directly or later after which others.
    var followers: [SchemaName: Set<SchemaName>] = [:]
    /// The texts of elements without children.
    var texts = SampleValues()
    /// Elements with neither text nor children.
    var empty = 0
    var nils = 0
    /// Whether an element has both text and children.
    var isMixed = false
    var place: SourcePlace?

    init(_ name: SchemaName) { self.name = name }

    /// Whether all elements are texts without attributes.
    var isLeaf: Bool { children.isEmpty && attributes.isEmpty && !isEmpty }
    /// Whether no element has anything, so that only its presence counts.
    var isEmpty: Bool { children.isEmpty && attributes.isEmpty && empty > 0 && texts.count == empty }
    var hasText: Bool { texts.count > empty }

    var sortedAttributes: [(name: SchemaName, attribute: Attribute)] {
        attributes.sorted { ($0.value.order, $0.key) < ($1.value.order, $1.key) }.map { ($0.key, $0.value) }
    }

    var sortedChildren: [(name: SchemaName, child: Child)] {
        children.sorted { ($0.value.order, $0.key) < ($1.value.order, $1.key) }.map { ($0.key, $0.value) }
    }

    mutating func merge(_ other: SampleShape) {
        count += other.count
        documents.formUnion(other.documents)
        for (name, attribute) in other.sortedAttributes {
            var known = attributes[name] ?? Attribute(order: attributes.count)
            known.values.merge(attribute.values)
            attributes[name] = known
        }
        for (name, child) in other.sortedChildren {
            var known = children[name] ?? Child(order: children.count)
            known.parents += child.parents
            known.maximum = max(known.maximum, child.maximum)
            known.total += child.total
            children[name] = known
        }
        followers.merge(other.followers) { $0.union($1) }
        texts.merge(other.texts)
        empty += other.empty
        nils += other.nils
        isMixed = isMixed || other.isMixed
        place = place ?? other.place
    }

    /// Whether two shapes are so alike that they are one type: the smaller one shares at least half of its names.
    func isLike(_ other: SampleShape) -> Bool {
        let own = Set(attributes.keys.map { "@\($0)" }).union(children.keys.map { "\($0)" })
        let others = Set(other.attributes.keys.map { "@\($0)" }).union(other.children.keys.map { "\($0)" })
        if own.isEmpty || others.isEmpty { return children.isEmpty && other.children.isEmpty }
        return own.intersection(others).count * 2 >= min(own.count, others.count)
    }
}
