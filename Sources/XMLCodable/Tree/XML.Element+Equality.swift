extension XML.Element: Hashable {
    /// Returns whether two elements have the same name, the same attributes and the same content, compared in order and
    /// scalar by scalar.
    ///
    /// It makes no difference whether the elements were parsed or created in code, or where they are in a document.
    public static func == (left: XML.Element, right: XML.Element) -> Bool {
        // Pairs still to be compared: trees may be too deep for recursion.
        var pairs = [(left, right)]
        while let (left, right) = pairs.popLast() {
            if left.isSamePlace(as: right) { continue }
            guard left.name == right.name, left.attributes == right.attributes else { return false }
            let children = left.children
            let others = right.children
            guard children.count == others.count else { return false }
            for (child, other) in zip(children, others) {
                if case .element(let child) = child, case .element(let other) = other {
                    pairs.append((child, other))
                } else if child != other {
                    return false
                }
            }
        }
        return true
    }

    private func isSamePlace(as other: XML.Element) -> Bool {
        if owned != nil || other.owned != nil { return owned === other.owned }
        return store === other.store && node == other.node
    }

    /// Hashes the name, attributes and content into the given hasher.
    public func hash(into hasher: inout Hasher) {
        var open = [self]
        while let element = open.popLast() {
            hasher.combine(element.name)
            hasher.combine(element.attributes)
            let children = element.children
            hasher.combine(children.count)
            for child in children {
                if case .element(let element) = child {
                    hasher.combine(NodeKind.element)
                    open.append(element)
                } else {
                    hasher.combine(child)
                }
            }
        }
    }
}
