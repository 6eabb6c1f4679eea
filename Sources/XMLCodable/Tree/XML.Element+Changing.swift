extension XML.Element {
    /// Appends a node to the children.
    public mutating func append(_ node: XML.Node) {
        unique().children.append(node)
    }

    /// Appends an element to the children.
    public mutating func append(_ element: XML.Element) {
        append(.element(element))
    }

    /// Appends text to the children, extending the last child if it is text.
    public mutating func append(text: String) {
        let owned = unique()
        guard !text.isEmpty else { return }
        guard case .text(var all)? = owned.children.last else { return owned.children.append(.text(text)) }
        // It then has no other owner, so that it is not copied.
        owned.children.removeLast()
        all += text
        owned.children.append(.text(all))
    }

    /// Removes the child elements with a name, given as written or as `{uri}name`, and keeps everything between them.
    public mutating func removeElements(named name: String) {
        let pattern = NamePattern(name)
        unique().children.removeAll { child in
            if case .element(let element) = child { pattern.matches(element) } else { false }
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

    private mutating func setOwnAttribute(_ pattern: NamePattern, _ value: String?) {
        let owned = unique()
        guard let index = owned.attributes.firstIndex(where: { pattern.matches($0.name) }) else {
            if let value { owned.attributes.append(XML.Attribute(name: pattern.made, value: value)) }
            return
        }
        if let value { owned.attributes[index].value = value } else { owned.attributes.remove(at: index) }
    }

    // MARK: - By path

    /// Sets or removes the first attribute that a path leads to. If there is none, adds it to the first element that
    /// the path leads to, which is created if it is missing.
    mutating func setAttribute(_ path: ElementPath, _ value: String?) {
        guard let attribute = path.attribute, ownAttribute(path.literal) == nil else {
            return setOwnAttribute(path.literal, value)
        }
        guard let last = path.steps.last else { return setOwnAttribute(attribute, value) }
        let matches = PathMatches(path, in: self)
        var found = matches.routed { $0.ownAttribute(attribute) != nil }
        if found == nil, value != nil { found = matches.routed { _ in true } }
        if let (match, route) = found {
            var element = match
            element.setOwnAttribute(attribute, value)
            replace(route, by: element)
        } else if let value, !path.isQuery {
            let added = XML.Element(
                name: last.name.made, attributes: [XML.Attribute(name: attribute.made, value: value)])
            add(added, under: path.steps.dropLast())
        }
    }

    /// Replaces or removes the first element that a path leads to; if there is none, adds the new one at the end of the
    /// path.
    mutating func set(_ path: String, to new: XML.Element?) {
        let path = ElementPath(path)
        guard path.attribute == nil else { return }
        let matches = PathMatches(path, in: self)
        if let (_, route) = matches.routed(where: { _ in true }) {
            replace(route, by: new)
        } else if let new, !path.isQuery {
            add(new, under: path.steps.dropLast())
        }
    }

    private mutating func replace(_ route: [ElementEditor.Step], by new: XML.Element?) {
        edit(route) { element in
            guard let new else { return .remove }
            element = new
            return .keep
        }
    }

    /// Adds an element under the first elements that the steps lead to, creating the missing ones.
    private mutating func add(_ new: XML.Element, under steps: ArraySlice<ElementPath.Step>) {
        var route: [ElementEditor.Step] = []
        var parent = self
        var missing = steps
        while let step = missing.first {
            var matches = StepMatches(step, in: parent)
            guard let next = matches.next() else { break }
            route.append(ElementEditor.Step(depth: route.count, ordinal: matches.ordinal))
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
            route[route.count - 1].isEdited = true
            replace(route, by: parent)
        }
    }
}
