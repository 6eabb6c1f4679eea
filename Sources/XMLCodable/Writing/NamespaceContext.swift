/// The namespace declarations in scope at the current position of a writer; prefixes are compared scalar by scalar.
struct NamespaceContext {
    private var bindings: [NamespaceBinding]
    /// The declarations around the markup, outside of what the writer writes.
    private let enclosing: EnclosingNamespaces?

    /// - Parameter bindings: The declarations already in scope, outermost first.
    init(_ bindings: [NamespaceBinding] = []) {
        self.bindings = bindings
        enclosing = nil
    }

    init(inside enclosing: EnclosingNamespaces?) {
        bindings = []
        self.enclosing = enclosing
    }

    /// Whether no declaration is in scope.
    var isEmpty: Bool { bindings.isEmpty && enclosing == nil }

    var mark: Int { bindings.count }

    mutating func declare(_ prefix: String, _ uri: String) {
        bindings.append(NamespaceBinding(prefix: prefix, uri: uri))
    }

    mutating func restore(to mark: Int) { bindings.removeLast(bindings.count - mark) }

    /// Returns the URI that a prefix is bound to: nil for an undeclared prefix, "" if there is no default namespace.
    func uri(ofPrefix prefix: String) -> String? {
        if prefix == "xml" { return NamespaceScope.xmlName }
        if let uri = bindings.last(where: { ScalarEquality.equal($0.prefix, prefix) })?.uri { return uri }
        if let uri = enclosing?.uri(ofPrefix: prefix) { return uri }
        return prefix.isEmpty ? "" : nil
    }
}

/// The namespace declarations of an element and, through it, of the elements around it; for writing markup into it.
///
/// The markup of an array has the same declarations around every item, so they are looked up rather than copied.
final class EnclosingNamespaces {
    /// The nearest element outside that declares anything.
    var outer: EnclosingNamespaces?
    private var declarations = Declarations()

    /// The declarations of one element.
    private struct Declarations {
        /// Those beyond the first few are in a table.
        private var first: [NamespaceBinding] = []
        /// The namespaces by prefix, as UTF-8: two strings that compare equal may be different prefixes.
        private var others = RareTable<[UInt8], String>()

        subscript(prefix: String) -> String? {
            if let index = index(of: prefix) { return first[index].uri }
            return others.isEmpty ? nil : others[Array(prefix.utf8)]
        }

        mutating func declare(_ prefix: String, _ uri: String) {
            if let index = index(of: prefix) {
                first[index] = NamespaceBinding(prefix: prefix, uri: uri)
            } else if first.count < 8 {
                first.append(NamespaceBinding(prefix: prefix, uri: uri))
            } else {
                others[Array(prefix.utf8)] = uri
            }
        }

        private func index(of prefix: String) -> Int? {
            first.firstIndex { ScalarEquality.equal($0.prefix, prefix) }
        }
    }

    func declare(_ prefix: String, _ uri: String) { declarations.declare(prefix, uri) }

    func uri(ofPrefix prefix: String) -> String? {
        var scope: EnclosingNamespaces? = self
        while let current = scope {
            if let uri = current.declarations[prefix] { return uri }
            scope = current.outer
        }
        return nil
    }
}
