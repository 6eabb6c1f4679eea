/// The prefixes that the encoder itself writes for namespaces: those that the model binds, and those that it generates.
///
/// A generated prefix depends only on the namespace's name and on the type's wish. ``DocumentNamespaces`` chooses
/// another one for a document in which it has a second meaning.
struct NamespacePrefixes {
    /// The namespaces of the prefixes that the model binds.
    let bindings: [String: String]
    /// Whether the model binds its prefixes. If so, every name is either in a namespace or explicitly in none.
    let isBound: Bool
    /// The namespace of element names without a prefix; empty for none.
    private(set) var defaultNamespace: String
    private let boundPrefixes: [String: String]
    /// Other versions of the namespaces that the model binds.
    private let versions: [String: [String]]
    /// Other versions of the default namespace, if it is that of the root's type.
    private var defaultVersions: [String] = []

    init(_ strategy: XMLNamespaceStrategy) {
        versions = strategy.versions
        var bindings = strategy.bindings ?? .init()
        isBound = strategy.bindings != nil
        defaultNamespace = bindings.removeValue(forKey: "") ?? ""
        self.bindings = bindings
        var prefixes: [String: String] = .init()
        // Of several prefixes for one namespace, the alphabetically first one is written.
        for prefix in Sorting.sorted(Array(bindings.keys)) {
            if let namespace = bindings[prefix], prefixes[namespace] == nil { prefixes[namespace] = prefix }
        }
        boundPrefixes = prefixes
    }

    /// Returns the namespace that a declaration must have if the model binds its prefix; the empty prefix is the
    /// default namespace.
    func bound(_ prefix: String, isRoot: Bool) -> String? {
        if prefix.isEmpty { return (isBound || isRoot) && !defaultNamespace.isEmpty ? defaultNamespace : nil }
        return bindings[prefix]
    }

    /// Returns the other versions of a namespace, which the model may declare instead.
    func versions(of namespace: String) -> [String] {
        (versions[namespace] ?? []) + (namespace == defaultNamespace ? defaultVersions : [])
    }

    /// Whether the default namespace of the document, or another version of it, is what a declaration's value says.
    func isDefault(_ declaration: String) -> Bool {
        NameStock.says(declaration, defaultNamespace)
            || versions(of: defaultNamespace).contains { NameStock.says(declaration, $0) }
    }

    /// Whether names of a namespace are in no other version of it, which the model may declare for the prefix that they would
    /// have, or as the default namespace.
    ///
    /// - Parameter naming: The type that has the names, if it is its namespace; nil for names that say theirs.
    func isExact(_ namespace: String, _ naming: TypeNamespace?) -> Bool {
        let others = versions(of: namespace)
        guard let naming, !others.isEmpty else { return !others.isEmpty }
        let read = (versions[namespace] ?? []) + naming.versions
        return !others.allSatisfy { read.contains($0) }
    }

    /// Returns whether the model binds another prefix to a namespace, whose name is given as written.
    func isBound(_ namespace: String, otherThan prefix: String) -> Bool {
        if boundPrefixes.isEmpty { return false }
        if namespace.utf8.contains(UInt8(ascii: "&")) { return true }
        return boundPrefixes[namespace].map { $0 != prefix } ?? false
    }

    /// Makes the namespace of the root's type the default namespace, unless the model binds its prefixes or prefers a
    /// prefix.
    ///
    /// - Returns: Whether element names are now written differently.
    mutating func adopt(root: TypeNamespace) -> Bool {
        guard !isBound else { return false }
        let wanted = root.prefix == nil ? root.uri ?? "" : ""
        defaultVersions = root.prefix == nil ? root.versions : []
        defer { defaultNamespace = wanted }
        return wanted != defaultNamespace
    }

    /// Returns the prefix for a namespace.
    ///
    /// - Parameter wish: The prefix that a type prefers.
    func prefix(for namespace: String, wish: String?) -> String {
        if let bound = boundPrefixes[namespace] { return bound }
        if namespace == NamespaceScope.xmlName { return "xml" }
        let prefix = namespace == XMLNamespaceStrategy.schemaInstance ? "xsi" : wish ?? Self.lastPart(of: namespace)
        return bindings[prefix] == nil ? prefix : Self.distinct(prefix, for: namespace)
    }

    /// Returns a prefix for a namespace whose first one is taken.
    static func distinct(_ prefix: String, for namespace: String) -> String { prefix + "-" + digest(namespace) }

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

/// A name as it is written, and the reason why it cannot be written, if any.
struct WrittenName {
    var name: String
    /// The number of the namespace that the encoder writes the prefix for; 0 for none, as for ``OutputName``.
    var namespace: Int32 = 0
    var problem: String?
}

/// Names of keys as they are written.
extension Vocabulary {
    /// Returns the entry of a name that must be one, and the name as it is written.
    ///
    /// - Parameter isPrefixed: Whether the name gets a prefix in any namespace, as that of an attribute does.
    mutating func checkedEntry(
        _ name: String, isPrefixed: Bool, _ naming: TypeNamespace, _ kind: KeyEntry.Kind, isOpen: Bool
    ) throws(EncodingProblem) -> (entry: EntryID, written: String) {
        let written = written(name, isAttribute: isPrefixed, naming)
        if let problem = written.problem { throw .badKey(problem) }
        let entry = writtenEntry(written, kind, isOpen: isOpen)
        guard self[entry].kind != .bad else { throw .badKey(detail(entry).problem) }
        return (entry, written.name)
    }

    /// Returns the written form of a name in a key: `{uri}local` gets a prefix, as may a name of a type with a
    /// namespace.
    mutating func written(_ name: String, isAttribute: Bool, _ naming: TypeNamespace) -> WrittenName {
        let isBraced = name.utf8.first == UInt8(ascii: "{")
        if !isBraced, naming.uri == nil {
            let isInDefault = prefixes.isBound && !isAttribute && !name.utf8.contains(UInt8(ascii: ":"))
            return WrittenName(name: name, namespace: isInDefault ? OutputName.defaultNamespace : 0)
        }
        let typeNamespace = isBraced ? nil : naming.uri
        guard
            let expanded = ExpandedKeyName(
                name, isAttribute: isAttribute, bindings: nil, typeNamespace: typeNamespace)
        else {
            guard isBraced else { return WrittenName(name: name) }
            return WrittenName(name: name, problem: "\"\(name)\" lacks the \"}\" after the namespace")
        }
        if expanded.namespace.isEmpty {
            return WrittenName(name: expanded.local, namespace: isAttribute ? 0 : OutputName.noNamespace)
        }
        guard expanded.namespace != NamespaceScope.xmlnsName else {
            return WrittenName(name: name, problem: "\"\(name)\" is in the namespace of declarations")
        }
        let isExact = prefixes.isExact(expanded.namespace, isBraced ? nil : naming)
        if !isAttribute, !isExact, expanded.namespace == prefixes.defaultNamespace {
            return WrittenName(name: expanded.local, namespace: OutputName.defaultNamespace)
        }
        guard !expanded.local.utf8.contains(UInt8(ascii: ":")) else {
            return WrittenName(name: name, problem: "\"\(name)\" has both a namespace and a prefix")
        }
        let prefix = prefixes.prefix(for: expanded.namespace, wish: naming.prefix)
        // A bound prefix means the same wherever it comes from, unless the model declares another version.
        let isBound = prefixes.bindings[prefix] != nil && !isExact
        return WrittenName(
            name: "\(prefix):\(expanded.local)",
            namespace: isBound ? 0 : names.number(of: expanded.namespace, versions: isBraced ? [] : naming.versions))
    }
}
