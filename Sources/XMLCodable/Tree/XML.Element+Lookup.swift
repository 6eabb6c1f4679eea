extension XML.Element {
    /// The first element that a path of child elements leads to.
    ///
    /// `element["bar.foo"]` is the first `foo` in any `bar`; `element["bar.1.foo"]` is the first `foo` in the second
    /// `bar`. A child whose name is the whole text, dots included, takes precedence. `{uri}name` matches a name by its
    /// namespace, `*` any child, and `**` any number of elements, one in the other: `element["**.price"]` is the first `price`
    /// at any depth, and `element["*.price"]` the first in a child. Conditions may follow a name or `*`:
    /// `element["food[@kind='hot']"]` is the first `food` with that attribute, `element["food[@kind]"]` the first with any, and
    /// `element["food[2]"]` the second, as in XPath.
    ///
    /// Setting a value replaces that element, and setting nil removes it. If there is none, the new element is added
    /// under the elements named by the preceding steps, which are created if they are missing; a path with `*` or a
    /// condition adds nothing.
    ///
    /// ```swift
    /// menu["food.price"]?.text = "5.95"
    /// ```
    public subscript(path: String) -> XML.Element? {
        get { elementMatches(path)?.first { _ in true } }
        set { set(path, to: newValue) }
    }

    /// Returns all elements that a path leads to, in document order.
    ///
    /// These are all matches of the last step under every match of the preceding steps. Each is found once, also if `**` leads
    /// to it in several ways. The path `**` finds all descendants; see ``descendants`` for them one by one.
    public func elements(at path: String) -> [XML.Element] {
        elementMatches(path).map { Array($0) } ?? []
    }

    private func elementMatches(_ path: String) -> PathMatches? {
        let path = ElementPath(path)
        return path.attribute == nil ? PathMatches(path, in: self) : nil
    }

    /// The value of an attribute, found by its name as written, by `{uri}name`, or by a path such as `bar.@cliche`.
    ///
    /// A path finds the first matching element that has the attribute; an attribute of this element whose name is the
    /// whole text takes precedence.
    ///
    /// Setting a value changes the attribute in place, and setting nil removes it. If there is none, it is added after
    /// the last attribute of the first element that the path before the `@` leads to, which is created if it is
    /// missing.
    ///
    /// ```swift
    /// menu[attribute: "day"] = "Monday"
    /// menu[attribute: "food.price.@currency"] = "EUR"
    /// ```
    public subscript(attribute name: String) -> String? {
        get {
            let path = ElementPath(name)
            if let own = ownAttribute(path.literal) { return own }
            guard let attribute = path.attribute else { return nil }
            for match in PathMatches(path, in: self) {
                if let found = match.ownAttribute(attribute) { return found }
            }
            return nil
        }
        set { setAttribute(ElementPath(name), newValue) }
    }

    func ownAttribute(_ name: NamePattern) -> String? {
        switch content {
        case .parsed(let store, let node):
            return store.index(ofAttribute: name, of: node).map { store.value(store.attributes[$0]) }
        case .owned(let owned):
            return owned.attributes.first { name.matches($0.name) }?.value
        }
    }
}

extension NodeStore {
    /// Returns the index of the first attribute of an element that has a name.
    func index(ofAttribute name: NamePattern, of node: Int) -> Int? {
        let record = nodes[node]
        guard record.attributeCount > 0, let resolved = name.resolved(in: self) else { return nil }
        return record.attributeRange.first { index in
            resolved.matches(attributes[index].name, attributes[index].namespace, in: self)
        }
    }
}
