extension XML.Element {
    /// The first element that a path of child elements leads to.
    ///
    /// `element["bar.foo"]` is the first `foo` in a `bar`; `element["bar.1.foo"]` that in the second `bar`. A child
    /// whose name is the whole text, dots included, goes first. `{uri}name` finds a name by its namespace.
    ///
    /// Setting it replaces that element, and nil removes it. Where there is none, the new element is added under the
    /// elements that the path names before its last step, which are made if they are missing.
    ///
    /// ```swift
    /// menu["food.price"]?.text = "5.95"
    /// ```
    public subscript(path: String) -> XML.Element? {
        get { first(path) }
        set { set(path, to: newValue) }
    }

    /// The first element that a path leads to; the same as the subscript.
    public func first(_ path: String) -> XML.Element? {
        var found: XML.Element?
        elementMatches(path)?.forEach { match in
            found = match
            return false
        }
        return found
    }

    /// All elements that a path leads to, in document order: the last step under every match of the steps before it.
    public func all(_ path: String) -> [XML.Element] {
        var found: [XML.Element] = []
        elementMatches(path)?.forEach { match in
            found.append(match)
            return true
        }
        return found
    }

    private func elementMatches(_ path: String) -> PathMatches? {
        let path = ElementPath(path)
        return path.attribute == nil ? PathMatches(path, in: self) : nil
    }

    /// The value of an attribute: by its name as it is written, by `{uri}name`, or by a path such as `bar.@cliche`.
    ///
    /// A path finds the first element that has the attribute.
    public func attribute(_ name: String) -> String? {
        let path = ElementPath(name)
        if let own = ownAttribute(path.literal) { return own }
        guard let attribute = path.attribute else { return nil }
        var found: String?
        PathMatches(path, in: self).forEach { match in
            found = match.ownAttribute(attribute)
            return found == nil
        }
        return found
    }

    /// The value of an attribute of this element, by its name as it is written or by `{uri}name`.
    ///
    /// Setting it changes the attribute where it stands or adds one after the last; nil removes it.
    public subscript(attribute name: String) -> String? {
        get { ownAttribute(NamePattern(name)) }
        set { setAttribute(name, newValue) }
    }

    private func ownAttribute(_ name: NamePattern) -> String? {
        switch content {
        case .parsed(let store, let node):
            let record = store.nodes[node]
            guard record.attributeCount > 0, let resolved = name.resolved(in: store) else { return nil }
            let start = Int(record.attributeStart)
            for index in start..<start + Int(record.attributeCount) {
                let attribute = store.attributes[index]
                if resolved.matches(attribute.name, attribute.namespace, in: store) { return store.value(attribute) }
            }
            return nil
        case .owned(let owned):
            return owned.attributes.first { name.matches($0.name) }?.value
        }
    }
}
