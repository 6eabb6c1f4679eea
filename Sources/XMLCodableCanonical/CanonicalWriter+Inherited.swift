import XMLCodable

/// The `xml:` attributes that an element written without its ancestors inherits from them.
extension CanonicalWriter {
    /// Adds the attributes that an element inherits from its ancestors.
    ///
    /// - Parameters:
    ///   - ancestors: The element's ancestors, outermost first.
    ///   - attributes: The element's own attributes, to which the inherited ones are added.
    func inherit(from ancestors: [Int], _ attributes: inout [Attribute]) {
        switch form.method {
        case .exclusive:
            break
        case .canonical10:
            inheritNearest(from: ancestors, &attributes) { _ in true }
        case .canonical11:
            inheritNearest(from: ancestors, &attributes) { name in
                name.isEqual(to: "lang") || name.isEqual(to: "space")
            }
            joinBase(from: ancestors, &attributes)
        }
    }

    /// Adds the nearest inherited attribute for each name that the element does not have.
    private func inheritNearest(
        from ancestors: [Int], _ attributes: inout [Attribute], where takes: (ByteSlice) -> Bool
    ) {
        var names = Set(attributes.map { store.attributes[$0.index].name })
        for ancestor in ancestors.reversed() {
            for index in xmlAttributes(of: ancestor) {
                let name = store.attributes[index].name
                guard takes(localName(store.attributes[index])) else { continue }
                if names.insert(name).inserted { attributes.append(Attribute(index: index)) }
            }
        }
    }

    private func xmlAttributes(of node: Int) -> [Int] {
        store.nodes[node].attributeRange.filter { store.attributes[$0].namespace == NamespaceScope.xml }
    }

    private func isBase(_ index: Int) -> Bool {
        let attribute = store.attributes[index]
        return attribute.namespace == NamespaceScope.xml && localName(attribute).isEqual(to: "base")
    }

    /// Replaces the element's `xml:base` with the result of joining it with those of its ancestors (Canonical XML 1.1,
    /// section 2.4).
    private func joinBase(from ancestors: [Int], _ attributes: inout [Attribute]) {
        let outer = ancestors.compactMap { ancestor in xmlAttributes(of: ancestor).first { isBase($0) } }
        guard let nearest = outer.last else { return }
        let own = attributes.firstIndex { isBase($0.index) }
        var value = own.map { store.value(store.attributes[attributes[$0].index]) }
        for index in outer.reversed() {
            let base = store.value(store.attributes[index])
            value = value.map { URIReference($0).joined(to: URIReference(base)).text } ?? base
        }
        if let own { attributes.remove(at: own) }
        if let value, !value.isEmpty { attributes.append(Attribute(index: nearest, value: value)) }
    }
}
