/// How prefixes in keys are interpreted.
///
/// With every strategy, a key `{uri}local` or `@{uri}local` names an element or attribute by its namespace.
public struct XMLNamespaceStrategy: Sendable, Hashable {
    enum Form: Sendable, Hashable {
        case literal, ignoringPrefixes
        case bound([String: String])
    }
    let form: Form
    /// The other namespaces that are read for a bound one.
    private(set) var versions: [String: [String]] = [:]

    /// Names in keys are the names as written in the document: `soap:Body`.
    public static let literal = XMLNamespaceStrategy(form: .literal)

    /// Prefixes are ignored when reading: `Body` matches `soap:Body`. Writing behaves like ``literal``.
    public static let ignoringPrefixes = XMLNamespaceStrategy(form: .ignoringPrefixes)

    /// Prefixes belong to the model: names match by namespace, whatever prefixes the document uses, and are written
    /// with the model's prefixes, declared on the root.
    ///
    /// ```swift
    /// decoder.namespaces = .bound(["soap": "http://schemas.xmlsoap.org/soap/envelope/", "": "urn:example:orders"])
    /// ```
    ///
    /// The empty prefix is bound to the namespace of elements whose key has no prefix. If it is not bound, such
    /// elements are in no namespace. Attributes without a prefix are always in no namespace. `xml` and `xsi` need not
    /// be bound. A name with any other prefix is taken as written.
    ///
    /// - Parameter namespaces: The namespaces by prefix.
    public static func bound(_ namespaces: [String: String]) -> XMLNamespaceStrategy {
        XMLNamespaceStrategy(form: .bound(namespaces.merging(predeclared) { own, _ in own }))
    }

    /// Prefixes belong to the model, as with ``bound(_:)``, and each of them to a namespace that has several versions.
    ///
    /// ```swift
    /// decoder.namespaces = .bound(versions: ["": ["http://gexf.net/1.3", "http://www.gexf.net/1.2draft"]])
    /// encoder.namespaces = decoder.namespaces.writing(namespacesOf: document.root)
    /// ```
    ///
    /// Each version is read. The first one is written, unless the model declares another one itself, by a key such as `@xmlns`
    /// or `@xmlns:p`, or ``writing(namespacesOf:)`` says which.
    ///
    /// - Parameter namespaces: The versions of the namespace of each prefix, the one to write first.
    public static func bound(versions namespaces: [String: [String]]) -> XMLNamespaceStrategy {
        var strategy = bound(namespaces.compactMapValues(\.first))
        for versions in namespaces.values {
            guard let first = versions.first, versions.count > 1 else { continue }
            strategy.versions[first, default: []] += versions.dropFirst()
        }
        return strategy
    }

    /// Returns the strategy with the versions first that are declared for an element, such as the root of a document that was
    /// read, so that they are written.
    public func writing(namespacesOf element: XML.Element) -> XMLNamespaceStrategy {
        guard let bindings, !versions.isEmpty else { return self }
        let declared = Set(element.namespacesInScope.values)
        return .bound(
            versions: bindings.mapValues { first in
                let all = [first] + (versions[first] ?? [])
                return all.filter { declared.contains($0) } + all.filter { !declared.contains($0) }
            })
    }

    /// Returns the namespace that stands for all versions of one.
    func first(of namespace: String) -> String {
        if versions.isEmpty { return namespace }
        return versions.first { $0.value.contains(namespace) }?.key ?? namespace
    }

    static let schemaInstance = NamespaceScope.schemaInstanceName

    private static let predeclared = ["xml": NamespaceScope.xmlName, "xsi": schemaInstance]

    /// The namespaces by prefix; nil unless prefixes are bound.
    var bindings: [String: String]? {
        if case .bound(let bindings) = form { bindings } else { nil }
    }
}

/// A name in a key that is matched by its namespace.
struct ExpandedKeyName: Equatable {
    /// The namespace; empty for none.
    var namespace: String
    var local: String
}

extension ExpandedKeyName {
    /// Parses `{namespace}local`; nil for text of any other form.
    init?(braced name: String) {
        guard name.utf8.first == UInt8(ascii: "{"), let end = name.firstIndex(of: "}") else { return nil }
        namespace = String(name[name.index(after: name.startIndex)..<end])
        local = String(name[name.index(after: end)...])
    }

    /// Expands a name in a key; nil if the name is taken as written.
    ///
    /// - Parameters:
    ///   - bindings: The namespaces by prefix, if prefixes are bound.
    ///   - typeNamespace: The namespace of the type that has the key.
    init?(_ name: String, isAttribute: Bool, bindings: [String: String]?, typeNamespace: String?) {
        if name.utf8.first == UInt8(ascii: "{") {
            self.init(braced: name)
        } else if let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) {
            guard let namespace = bindings?[String(name[..<colon])] else { return nil }
            self.init(namespace: namespace, local: String(name[name.utf8.index(after: colon)...]))
        } else if isAttribute {
            // A namespace declaration is not a name in one of the model's namespaces.
            guard bindings != nil, name != "xmlns" else { return nil }
            self.init(namespace: "", local: name)
        } else {
            guard let namespace = typeNamespace ?? bindings.map({ $0[""] ?? "" }) else { return nil }
            self.init(namespace: namespace, local: name)
        }
    }
}
