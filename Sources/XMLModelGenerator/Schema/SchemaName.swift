/// An expanded name: a namespace, which is empty for none, and a local name.
struct SchemaName: Hashable, Comparable, Sendable, CustomStringConvertible {
    let namespace: String
    let local: String

    init(_ local: String, in namespace: String = "") {
        self.local = local
        self.namespace = namespace
    }

    var description: String { namespace.isEmpty ? local : "{\(namespace)}\(local)" }

    static func < (left: SchemaName, right: SchemaName) -> Bool {
        (left.namespace, left.local) < (right.namespace, right.local)
    }
}

/// The namespaces that XML Schema itself uses.
enum SchemaNamespace {
    static let schema = "http://www.w3.org/2001/XMLSchema"
    static let instance = "http://www.w3.org/2001/XMLSchema-instance"
    static let xml = "http://www.w3.org/XML/1998/namespace"
    static let versioning = "http://www.w3.org/2007/XMLSchema-versioning"
}
