/// The namespace declarations in scope at the current position of a writer; prefixes are compared scalar by scalar.
struct NamespaceContext {
    private var bindings: [NamespaceBinding]

    /// - Parameter bindings: The declarations already in scope, outermost first.
    init(_ bindings: [NamespaceBinding] = []) { self.bindings = bindings }

    var mark: Int { bindings.count }

    mutating func declare(_ prefix: String, _ uri: String) {
        bindings.append(NamespaceBinding(prefix: prefix, uri: uri))
    }

    mutating func restore(to mark: Int) { bindings.removeLast(bindings.count - mark) }

    /// Returns the URI that a prefix is bound to: nil for an undeclared prefix, "" if there is no default namespace.
    func uri(ofPrefix prefix: String) -> String? {
        if prefix == "xml" { return NamespaceScope.xmlName }
        if let uri = bindings.last(where: { ScalarEquality.equal($0.prefix, prefix) })?.uri { return uri }
        return prefix.isEmpty ? "" : nil
    }
}
