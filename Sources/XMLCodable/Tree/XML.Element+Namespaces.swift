extension XML.Element {
    /// The namespace declarations in force for the element: URIs by prefix, "" being the default namespace.
    ///
    /// Those of a parsed element include what its ancestors declare; an element made by hand knows only its own.
    /// The prefix `xml`, which needs no declaration, is left out.
    public var namespacesInScope: [String: String] {
        var scope: [String: String] = [:]
        for binding in outerBindings + ownBindings {
            scope[binding.prefix] = binding.uri.isEmpty ? nil : binding.uri
        }
        return scope
    }

    /// The namespace that a prefix stands for here; nil where it stands for none. The empty prefix is the default
    /// namespace.
    public func namespaceURI(ofPrefix prefix: String) -> String? {
        if prefix == "xml" { return NamespaceScope.xmlName }
        let bindings = outerBindings + ownBindings
        let uri = bindings.last { ScalarEquality.equal($0.prefix, prefix) }?.uri ?? ""
        return uri.isEmpty ? nil : uri
    }

    /// What the element itself declares.
    var ownBindings: [NamespaceBinding] {
        switch content {
        case .parsed(let store, let node):
            return store.declarations(of: node)
        case .owned(let owned):
            return owned.attributes.compactMap { attribute in
                attribute.declaredPrefix.map { NamespaceBinding(prefix: $0, uri: attribute.value) }
            }
        }
    }

    /// What was declared around the element where it was parsed, the outermost first.
    var outerBindings: [NamespaceBinding] {
        store?.declarations(outside: Int(node)) ?? []
    }
}
