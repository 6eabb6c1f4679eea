/// The attributes that the document type declaration of a document adds to elements without them (XML 1.0, section
/// 3.3.2).
///
/// A parser adds them to every element of the right name, also to one that was created in code or comes from another
/// document, so the writer must know what they declare and which prefixes they need.
struct DeclaredAttributes {
    /// An attribute with a default value.
    struct Default {
        let name: String
        let value: String
        /// The prefix of the name, unless it is a namespace declaration.
        let prefix: String?
        /// The prefix that the attribute declares, "" for the default namespace; nil if it is not a declaration.
        let declaredPrefix: String?

        init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
            declaredPrefix = XML.Attribute(name, value: "").declaredPrefix
            prefix = declaredPrefix == nil ? XML.Name(name).prefix : nil
        }
    }

    private var lists = RareTable<[UInt8], [Default]>()
    /// The namespaces that the document declares prefixes for; empty for several.
    private var namespaces = PrefixTable()

    var isEmpty: Bool { lists.isEmpty }

    /// Reads a document type declaration. One that is malformed adds nothing.
    ///
    /// - Parameter store: The document that was parsed with it.
    init(doctype: String, of store: NodeStore?) {
        // Only an internal subset is read.
        guard doctype.utf8.contains(UInt8(ascii: "[")) else { return }
        let read = try? NodeStore.stored(
            SourceBytes(doctype), XML.ParsingOptions(), DocumentEncoding(), isFragment: true)
        guard let (declared, definition) = read, let definition else { return }
        for (element, list) in definition.attributeLists.entries() where !list.defaults.isEmpty {
            lists[Array(declared.names.bytes(of: element))] = list.defaults.map { attribute in
                Default(declared.names.string(of: attribute.name), declared.value(attribute.record))
            }
        }
        if !isEmpty, let store { takeDeclarations(of: store) }
    }

    private mutating func takeDeclarations(of store: NodeStore) {
        for node in 1..<store.nodeCount where store.nodes[node].kind == NodeKind.element {
            for binding in store.declarations(of: node) where !binding.prefix.isEmpty {
                let known = namespaces[binding.prefix] ?? binding.uri
                namespaces.declare(binding.prefix, ScalarEquality.equal(known, binding.uri) ? known : "")
            }
        }
    }

    /// Returns the only namespace that the document declares a prefix for.
    func namespace(ofPrefix prefix: String) -> String? {
        guard let uri = namespaces[prefix], !uri.isEmpty else { return nil }
        return uri
    }

    /// Returns the attributes that are added to an element with a name as it is written.
    subscript(name: String) -> [Default] { lists.isEmpty ? [] : lists[Array(name.utf8)] ?? [] }
}
