/// The namespace declarations in scope at the current position of a writer; prefixes are compared scalar by scalar.
package struct NamespaceContext {
    private struct Binding {
        let prefix: String
        let uri: String
        /// Whether the writer made the prefix up, so that no name can mean it.
        let isGenerated: Bool
        /// The index of the declaration that this one hides; -1 for none.
        var hidden = -1
    }

    /// The number of declarations up to which a search through all of them is fast.
    private static let few = 8

    private var bindings: [Binding] = []
    /// The indices of the declarations that are not hidden by prefix, and of all declarations by namespace, innermost
    /// last. They are kept up to date from the moment when there are more than a few.
    private var byPrefix = RareTable<[UInt8], Int>()
    private var byURI = RareTable<[UInt8], [Int]>()
    private var isIndexed = false
    /// The declarations around the markup, outside of what the writer writes.
    private let enclosing: EnclosingNamespaces?
    /// The number in the next prefix that is made up. It never becomes smaller, so that no prefix is tried twice.
    private var nextNumber = 1

    /// - Parameter bindings: The declarations already in scope, outermost first.
    package init(_ bindings: [NamespaceBinding] = []) {
        enclosing = nil
        for binding in bindings { declare(binding.prefix, binding.uri) }
    }

    init(inside enclosing: EnclosingNamespaces?) { self.enclosing = enclosing }

    /// Whether no declaration is in scope.
    var isEmpty: Bool { bindings.isEmpty && enclosing == nil }

    var mark: Int { bindings.count }

    mutating func declare(_ prefix: String, _ uri: String, isGenerated: Bool = false) {
        bindings.append(Binding(prefix: prefix, uri: uri, isGenerated: isGenerated))
        if isIndexed {
            index(bindings.count - 1)
        } else if bindings.count > Self.few {
            isIndexed = true
            for number in bindings.indices { index(number) }
        }
    }

    private mutating func index(_ number: Int) {
        let prefix = Array(bindings[number].prefix.utf8)
        bindings[number].hidden = byPrefix[prefix] ?? -1
        byPrefix[prefix] = number
        byURI.update(Array(bindings[number].uri.utf8), default: []) { $0.append(number) }
    }

    mutating func restore(to mark: Int) {
        while bindings.count > mark {
            let last = bindings.removeLast()
            guard isIndexed else { continue }
            byPrefix[Array(last.prefix.utf8)] = last.hidden < 0 ? nil : last.hidden
            byURI.update(Array(last.uri.utf8), default: []) { $0.removeLast() }
        }
    }

    private func binding(_ prefix: String) -> Binding? {
        if isIndexed { return byPrefix[Array(prefix.utf8)].map { bindings[$0] } }
        return bindings.last { ScalarEquality.equal($0.prefix, prefix) }
    }

    /// Returns the URI that a prefix is bound to: nil for an undeclared prefix, "" if there is no default namespace.
    func uri(ofPrefix prefix: String) -> String? {
        if prefix == "xml" { return NamespaceScope.xmlName }
        if let uri = binding(prefix)?.uri { return uri }
        if let uri = enclosing?.uri(ofPrefix: prefix) { return uri }
        return prefix.isEmpty ? "" : nil
    }

    /// Returns the URI of a prefix like ``uri(ofPrefix:)``, for a name that has only a prefix: it cannot mean one that
    /// was made up.
    func meaning(ofPrefix prefix: String) -> String? {
        binding(prefix)?.isGenerated == true ? nil : uri(ofPrefix: prefix)
    }

    // MARK: - Other prefixes

    /// Returns a prefix that is bound to a namespace by the writer; nil if none is found at once.
    func prefix(ofURI uri: String) -> String? {
        let indices = isIndexed ? byURI[Array(uri.utf8)] ?? [] : Array(bindings.indices)
        for index in indices.suffix(Self.few).reversed() {
            let prefix = bindings[index].prefix
            if !prefix.isEmpty, ScalarEquality.equal(bindings[index].uri, uri),
                ScalarEquality.equal(binding(prefix)?.uri, uri)
            {
                return prefix
            }
        }
        return nil
    }

    /// Makes up a prefix that nothing is bound to.
    ///
    /// - Parameters:
    ///   - wish: What the prefix begins with; empty for `ns`.
    ///   - isTaken: Whether the prefix cannot be used for another reason.
    mutating func unusedPrefix(like wish: String, _ isTaken: (String) -> Bool) -> String {
        while true {
            let prefix = (wish.isEmpty ? "ns" : wish) + "\(nextNumber)"
            if uri(ofPrefix: prefix) == nil, !isTaken(prefix) { return prefix }
            nextNumber += 1
        }
    }
}

/// The namespace declarations of an element and, through it, of the elements around it; for writing markup into it.
///
/// The markup of an array has the same declarations around every item, so they are looked up rather than copied.
final class EnclosingNamespaces {
    /// The nearest element outside that declares anything.
    var outer: EnclosingNamespaces?
    private var declarations = PrefixTable()

    func declare(_ prefix: String, _ uri: String) { declarations.declare(prefix, uri) }

    /// Whether the element itself declares a prefix.
    func declares(_ prefix: String) -> Bool { declarations[prefix] != nil }

    func uri(ofPrefix prefix: String) -> String? {
        var scope: EnclosingNamespaces? = self
        while let current = scope {
            if let uri = current.declarations[prefix] { return uri }
            scope = current.outer
        }
        return nil
    }
}
