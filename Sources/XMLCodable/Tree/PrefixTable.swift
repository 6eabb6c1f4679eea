/// Namespaces by prefix, such as the declarations of one element.
struct PrefixTable: Sendable {
    /// Those beyond the first few are in a table.
    private var first: [NamespaceBinding] = []
    /// The namespaces by prefix, as UTF-8: two strings that compare equal may be different prefixes.
    private var others = RareTable<[UInt8], String>()
    /// The elements around the part of a document that the prefixes are declared in.
    var context: DocumentContext?

    init() {}

    @inline(never)
    init(_ bindings: [NamespaceBinding]) {
        for binding in bindings { declare(binding.prefix, binding.uri) }
    }

    subscript(prefix: String) -> String? {
        if let index = index(of: prefix) { return first[index].uri }
        if !others.isEmpty, let known = others[Array(prefix.utf8)] { return known }
        return context.flatMap { context in prefix.withBytes { context.namespace(ofPrefix: $0) } }
    }

    @inline(never)
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
