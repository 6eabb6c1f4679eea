extension XML.Element {
    /// The namespace declarations in scope for the element, as URIs keyed by prefix; "" is the default namespace.
    ///
    /// For a parsed element they include the declarations of its ancestors; an element created in code has only its
    /// own. The prefix `xml`, which needs no declaration, is omitted.
    public var namespacesInScope: [String: String] {
        var scope: [String: String] = .init()
        for binding in outerBindings + ownBindings {
            scope[binding.prefix] = binding.uri.isEmpty ? nil : binding.uri
        }
        return scope
    }

    /// Returns the URI of the namespace that a prefix is bound to here, or nil if it is not bound to one.
    ///
    /// The empty prefix is the default namespace.
    public func namespaceURI(ofPrefix prefix: String) -> String? {
        if prefix == "xml" { return NamespaceScope.xmlName }
        let own = ownBindings.last { ScalarEquality.equal($0.prefix, prefix) }
        let uri = own?.uri ?? outerPrefixes[prefix] ?? ""
        return uri.isEmpty ? nil : uri
    }

    /// The namespaces that the element itself declares.
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

    /// The namespaces of the prefixes that were declared around the element when it was parsed.
    var outerPrefixes: PrefixTable { store?.prefixes(outside: Int(node)) ?? PrefixTable() }

    /// The declarations that were in scope around the element when it was parsed, outermost first.
    package var outerBindings: [NamespaceBinding] {
        store?.declarations(outside: Int(node)) ?? []
    }
}
