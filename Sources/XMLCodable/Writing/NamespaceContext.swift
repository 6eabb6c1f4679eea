/// The namespace declarations in force where a writer stands; prefixes are compared scalar by scalar.
struct NamespaceContext {
    private var bindings: [NamespaceBinding]

    /// - Parameter bindings: What is declared around the place already, the outermost first.
    init(_ bindings: [NamespaceBinding] = []) { self.bindings = bindings }

    var mark: Int { bindings.count }

    mutating func declare(_ prefix: String, _ uri: String) {
        bindings.append(NamespaceBinding(prefix: prefix, uri: uri))
    }

    mutating func restore(to mark: Int) { bindings.removeLast(bindings.count - mark) }

    /// What a prefix is bound to: nil for a prefix that is not declared, "" where there is no default namespace.
    func uri(ofPrefix prefix: String) -> String? {
        if prefix == "xml" { return NamespaceScope.xmlName }
        if let uri = bindings.last(where: { ScalarEquality.equal($0.prefix, prefix) })?.uri { return uri }
        return prefix.isEmpty ? "" : nil
    }
}
