/// Public names and attributes, created from records on demand.
extension NodeStore {
    func elementName(_ node: Int) -> XML.Name {
        let record = nodes[node]
        return XML.Name(self, number: record.name, namespace: record.namespace)
    }

    package func attributes(of node: Int) -> [XML.Attribute] {
        nodes[node].attributeRange.map { XML.Attribute(self, index: $0) }
    }

    func element(ofAttribute index: UInt32) -> Int {
        (1..<nodeCount).firstIndex(after: { nodes[$0].attributeStart <= index }) - 1
    }

    /// Returns the namespace declarations of an element in document order; the prefix is "" for the default namespace.
    func declarations(of node: Int) -> [NamespaceBinding] {
        let record = nodes[node]
        guard record.flags & NodeFlag.declaresNamespaces != 0 else { return [] }
        return attributes(of: node).compactMap { attribute in
            attribute.declaredPrefix.map { NamespaceBinding(prefix: $0, uri: attribute.value) }
        }
    }

    /// Returns the declarations in scope around an element: those of its ancestors, outermost first.
    func declarations(outside node: Int) -> [NamespaceBinding] {
        let outer = context(around: node)?.chain.flatMap(\.declarations) ?? []
        // Every document has three predefined namespaces; with only those, nothing was declared.
        guard hasNamespaces else { return outer }
        return outer + ancestors(of: node).dropLast().flatMap { declarations(of: $0) }
    }

    /// Returns the innermost element around another one that declares namespaces; 0 if there is none.
    package func innermostDeclaring(around node: Int) -> Int {
        let own = hasNamespaces ? withPlaces { $0.innermostDeclaring(around: node) } : 0
        return own > outerDepth ? own : context(around: node)?.innermostDeclaring?.depth ?? 0
    }

    /// Returns the elements around another one that declare namespaces, outermost first.
    package func declaring(around node: Int) -> [Int] {
        let outer = context(around: node)?.chain.filter { !$0.declarations.isEmpty }.map(\.depth) ?? []
        let own = hasNamespaces ? ancestors(of: node).dropLast().filter { $0 > outerDepth } : []
        return outer + own.filter { nodes[$0].flags & NodeFlag.declaresNamespaces != 0 }
    }

    /// Returns the namespaces of the prefixes that are declared around an element. What is found is kept for its
    /// siblings.
    func prefixes(outside node: Int) -> PrefixTable {
        var found = hasNamespaces ? withPlaces { $0.prefixes(outside: node) } : PrefixTable()
        found.context = context(around: node)
        return found
    }
}
