extension XML.Element {
    /// Adds a node after the last child.
    public mutating func append(_ node: XML.Node) {
        unique().children.append(node)
    }

    /// Adds an element after the last child.
    public mutating func append(_ element: XML.Element) {
        append(.element(element))
    }

    /// Adds text after the last child; text that is there already grows.
    public mutating func append(text: String) {
        let owned = unique()
        guard !text.isEmpty else { return }
        if case .text(let before)? = owned.children.last {
            owned.children[owned.children.count - 1] = .text(before + text)
        } else {
            owned.children.append(.text(text))
        }
    }

    /// Removes the child elements of a name, as it is written; what stands between them stays.
    public mutating func removeChildren(named name: String) {
        let pattern = NamePattern(name)
        unique().children.removeAll { child in
            if case .element(let element) = child { return pattern.matches(element) }
            return false
        }
    }

    mutating func setText(_ text: String) {
        let owned = unique()
        var replacement: XML.Node? = text.isEmpty ? nil : .text(text)
        var children: [XML.Node] = []
        for child in owned.children {
            switch child {
            case .text, .cdata:
                if let made = replacement { children.append(made) }
                replacement = nil
            default:
                children.append(child)
            }
        }
        if let made = replacement { children.append(made) }
        owned.children = children
    }

    mutating func setAttribute(_ name: String, _ value: String?) {
        let pattern = NamePattern(name)
        let owned = unique()
        guard let index = owned.attributes.firstIndex(where: { pattern.matches($0.name) }) else {
            if let value { owned.attributes.append(XML.Attribute(XML.Name(name), value)) }
            return
        }
        if let value { owned.attributes[index].value = value } else { owned.attributes.remove(at: index) }
    }

    // MARK: - By path

    /// Sets the first element under a path, or removes it; where there is none, adds the new one at the path's end.
    mutating func set(_ path: String, to new: XML.Element?) {
        let path = ElementPath(path)
        guard path.attribute == nil else { return }
        let matches = PathMatches(path, in: self)
        if let route = matches.firstRoute() {
            replace(route[...], by: new)
        } else if let new {
            add(new, under: path.steps.dropLast())
        }
    }

    /// Replaces the element that ordinals among child elements lead to. Elements are taken out on the way down and put
    /// back on the way up, so that each has one owner and is not copied, and depth costs no stack.
    private mutating func replace(_ route: ArraySlice<Int>, by new: XML.Element?) {
        var open: [(element: XML.Element, index: Int)] = []
        var current = self
        self = Self.placeholder
        for ordinal in route.dropLast() {
            guard let (index, child) = current.takeElement(ordinal) else { break }
            open.append((current, index))
            current = child
        }
        if open.count == route.count - 1, let last = route.last, let (index, _) = current.takeElement(last) {
            if let new {
                current.unique().children[index] = .element(new)
            } else {
                current.unique().children.remove(at: index)
            }
        }
        while !open.isEmpty {
            let index = open[open.count - 1].index
            open[open.count - 1].element.unique().children[index] = .element(current)
            current = open.removeLast().element
        }
        self = current
    }

    private static let placeholder = XML.Element("")

    /// The child element of an ordinal, and its index among the children, where something else stands now.
    private mutating func takeElement(_ ordinal: Int) -> (Int, XML.Element)? {
        let owned = unique()
        var count = 0
        for index in owned.children.indices {
            guard case .element(let child) = owned.children[index] else { continue }
            if count == ordinal {
                owned.children[index] = .text("")
                return (index, child)
            }
            count += 1
        }
        return nil
    }

    /// Adds an element under the first elements that the steps lead to, with those that are missing.
    private mutating func add(_ new: XML.Element, under steps: ArraySlice<ElementPath.Step>) {
        var route: [Int] = []
        var parent = self
        var missing = steps
        while let step = missing.first {
            var matches = StepMatches(step, in: parent)
            guard let next = matches.next() else { break }
            route.append(matches.ordinal)
            parent = next
            missing = missing.dropFirst()
        }
        var added = new
        for step in missing.reversed() {
            added = XML.Element(name: step.name.made, children: [.element(added)])
        }
        if route.isEmpty {
            append(added)
        } else {
            parent.append(added)
            replace(route[...], by: parent)
        }
    }
}
