/// The prefixes that the encoder itself writes for namespaces: those that the model binds, and those that it generates.
///
/// Generated prefixes depend only on the namespace's name, so that a value is always written the same way.
struct NamespacePrefixes {
    /// The namespaces by prefix; generated prefixes are added on first use.
    private(set) var namespaces: [String: String]
    private let bindings: [String: String]
    /// Whether the model binds its prefixes. If so, every name is either in a namespace or explicitly in none.
    let isBound: Bool
    /// The namespace of element names without a prefix; empty for none.
    private(set) var defaultNamespace: String
    /// Whether a generated prefix depended on what had been encoded before.
    private(set) var hasClash = false
    private var prefixes: [String: String] = [:]
    /// Whether there are prefixes that the model does not bind.
    var hasMadeUp: Bool { namespaces.count > bindings.count }

    /// Returns the namespace that a declaration must have if the model binds its prefix; the empty prefix is the
    /// default namespace.
    func bound(_ prefix: String, isRoot: Bool) -> String? {
        if prefix.isEmpty { return (isBound || isRoot) && !defaultNamespace.isEmpty ? defaultNamespace : nil }
        return bindings[prefix]
    }

    init(_ strategy: XMLNamespaceStrategy) {
        let bindings = strategy.bindings
        isBound = bindings != nil
        namespaces = bindings ?? [:]
        defaultNamespace = namespaces.removeValue(forKey: "") ?? ""
        self.bindings = namespaces
        // Of several prefixes for one namespace, the alphabetically first one is written.
        for (prefix, namespace) in namespaces.sorted(by: { $0.key > $1.key }) { prefixes[namespace] = prefix }
    }

    /// Makes the namespace of the root's type the default namespace, unless the model binds its prefixes or prefers a
    /// prefix.
    ///
    /// - Returns: Whether element names are now written differently.
    mutating func adopt(rootNamespace: String?, wishes: String?) -> Bool {
        guard !isBound else { return false }
        let wanted = wishes == nil ? rootNamespace ?? "" : ""
        defer { defaultNamespace = wanted }
        return wanted != defaultNamespace
    }

    /// Returns the prefix for a namespace.
    ///
    /// - Parameters:
    ///   - wish: The prefix that a type prefers.
    ///   - isTaken: Whether the model uses a prefix for something else.
    mutating func prefix(for namespace: String, wish: String?, isTaken: (String) -> Bool) -> String {
        if let known = prefixes[namespace] { return known }
        if namespace == NamespaceScope.xmlName { return "xml" }
        var prefix = namespace == XMLNamespaceStrategy.schemaInstance ? "xsi" : wish ?? Self.lastPart(of: namespace)
        if namespaces[prefix] != nil || isTaken(prefix) && prefix != "xsi" {
            hasClash = true
            prefix += "-" + Self.digest(namespace)
        }
        namespaces[prefix] = namespace
        prefixes[namespace] = prefix
        return prefix
    }

    /// Returns the last part of a namespace's name that can be a prefix: `envelope` for
    /// `http://schemas.xmlsoap.org/soap/envelope/`.
    private static func lastPart(of namespace: String) -> String {
        let parts = namespace.split { "/:#?=&.".contains($0) }
        let part = parts.last {
            XMLCharacters.isQName(String($0)) && !$0.lowercased().hasPrefix("xml") && $0.utf8.count <= 32
        }
        return part.map(String.init) ?? "ns"
    }

    private static func digest(_ namespace: String) -> String {
        let hash = namespace.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return String(hash, radix: 16)
    }
}

/// Names of keys as they are written.
extension EncodingState {
    /// A name as it is written, and the reason why it cannot be written, if any.
    struct WrittenName {
        var name: String
        var problem: String?
    }

    /// Returns the written form of a name in a key: `{uri}local` gets a prefix, as may a name of a type with a
    /// namespace.
    @inline(__always)
    func written(_ name: String, isAttribute: Bool, _ owner: UnsafeMutablePointer<EncodingPlan>?) -> WrittenName {
        let isPlain = name.utf8.first != UInt8(ascii: "{") && owner?.pointee.namespace == nil
        return isPlain ? WrittenName(name: name) : qualified(name, isAttribute: isAttribute, owner)
    }

    @inline(never)
    private func qualified(
        _ name: String, isAttribute: Bool, _ owner: UnsafeMutablePointer<EncodingPlan>?
    ) -> WrittenName {
        let isBraced = name.utf8.first == UInt8(ascii: "{")
        let namespace = isBraced ? nil : owner?.pointee.namespace
        guard
            let expanded = ExpandedKeyName(
                name, isAttribute: isAttribute, bindings: nil, typeNamespace: namespace)
        else {
            guard isBraced else { return WrittenName(name: name) }
            return WrittenName(name: name, problem: "\"\(name)\" lacks the \"}\" after the namespace")
        }
        if expanded.namespace.isEmpty {
            guard isAttribute || prefixes.defaultNamespace.isEmpty else {
                let sentence = "<\(expanded.local)> has no namespace and cannot be written within the default namespace"
                return WrittenName(name: expanded.local, problem: "\(sentence) \"\(prefixes.defaultNamespace)\"")
            }
            return WrittenName(name: expanded.local)
        }
        if !isAttribute, expanded.namespace == prefixes.defaultNamespace { return WrittenName(name: expanded.local) }
        guard !expanded.local.utf8.contains(UInt8(ascii: ":")) else {
            return WrittenName(name: name, problem: "\"\(name)\" has both a namespace and a prefix")
        }
        let prefix = prefixes.prefix(
            for: expanded.namespace, wish: owner?.pointee.namespacePrefix, isTaken: { names.prefixes.contains($0) })
        return WrittenName(name: "\(prefix):\(expanded.local)")
    }

    /// Prepares the state for a root of a type, whose namespace may become the default namespace.
    @inline(__always)
    func adopt(root plan: UnsafeMutablePointer<EncodingPlan>) {
        if prefixes.adopt(rootNamespace: plan.pointee.namespace, wishes: plan.pointee.namespacePrefix) {
            forgetTables()
        }
    }
}
