/// What the prefixes in keys mean.
///
/// Whatever the strategy, a key `{uri}local` or `@{uri}local` names an element or attribute by its namespace.
public struct XMLNamespaceStrategy: Sendable, Hashable {
    enum Form: Sendable, Hashable {
        case literal, ignoringPrefixes
        case bound([String: String])
    }
    let form: Form

    /// Names are what stands in the document: `soap:Body`.
    public static let literal = XMLNamespaceStrategy(form: .literal)

    /// The part before the colon does not count on reading: `Body` finds `soap:Body`. Writing is as with ``literal``.
    public static let ignoringPrefixes = XMLNamespaceStrategy(form: .ignoringPrefixes)

    /// The model has prefixes of its own: names match by namespace, whatever prefixes the document uses, and are
    /// written with the model's, declared on the root.
    ///
    /// ```swift
    /// decoder.namespaces = .bound(["soap": "http://schemas.xmlsoap.org/soap/envelope/", "": "urn:example:orders"])
    /// ```
    ///
    /// The empty prefix is the namespace of elements whose key has no prefix; without it, and for attributes, no prefix
    /// is no namespace. `xml` and `xsi` need not be bound. A name with any other prefix is taken as written.
    public static func bound(_ namespaces: [String: String]) -> XMLNamespaceStrategy {
        XMLNamespaceStrategy(form: .bound(namespaces.merging(predeclared) { own, _ in own }))
    }

    static let schemaInstance = "http://www.w3.org/2001/XMLSchema-instance"

    private static let predeclared = ["xml": NamespaceScope.xmlName, "xsi": schemaInstance]

    /// The namespaces of the model's prefixes; nil unless they are bound.
    var bindings: [String: String]? {
        if case .bound(let bindings) = form { return bindings }
        return nil
    }
}

/// A type whose keys without a prefix are elements of one namespace.
///
/// Encoded as the root, it is written in that namespace as well; under a key, its own element is named by the key.
/// Attributes without a prefix are in no namespace, as always.
///
/// ```swift
/// struct Order: Codable, XMLNamespaced {
///     static var xmlNamespace: String { "urn:example:orders" }
///     var table: Int
/// }
/// ```
/// ```xml
/// <Order xmlns="urn:example:orders"><table>7</table></Order>
/// ```
public protocol XMLNamespaced {
    /// The name of the namespace.
    static var xmlNamespace: String { get }
    /// The prefix to write, if the encoder's ``XMLEncoder/namespaces`` bind none to the namespace. Defaults to nil:
    /// the root's namespace becomes the default one, and any other gets a prefix after its own last part.
    static var xmlPrefix: String? { get }
}

extension XMLNamespaced {
    /// No wish.
    public static var xmlPrefix: String? { nil }
}

/// A name in a key that counts by its namespace.
struct ExpandedKeyName: Equatable {
    /// The namespace; empty for none.
    var namespace: String
    var local: String

    /// `{namespace}local`; nil for a text of any other shape.
    init?(braced name: String) {
        guard name.utf8.first == UInt8(ascii: "{"), let end = name.firstIndex(of: "}") else { return nil }
        namespace = String(name[name.index(after: name.startIndex)..<end])
        local = String(name[name.index(after: end)...])
    }

    init(namespace: String, local: String) {
        self.namespace = namespace
        self.local = local
    }

    /// What a name in a key stands for; nil for a name as written.
    ///
    /// - Parameters:
    ///   - bindings: The model's prefixes, where they are bound.
    ///   - typeNamespace: The namespace of the type that has the key.
    init?(_ name: String, isAttribute: Bool, bindings: [String: String]?, typeNamespace: String?) {
        if name.utf8.first == UInt8(ascii: "{") {
            self.init(braced: name)
        } else if let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) {
            guard let namespace = bindings?[String(name[..<colon])] else { return nil }
            self.init(namespace: namespace, local: String(name[name.utf8.index(after: colon)...]))
        } else if isAttribute {
            // A declaration is no name in a namespace of the model.
            guard bindings != nil, name != "xmlns" else { return nil }
            self.init(namespace: "", local: name)
        } else {
            guard let namespace = typeNamespace ?? bindings.map({ $0[""] ?? "" }) else { return nil }
            self.init(namespace: namespace, local: name)
        }
    }
}
