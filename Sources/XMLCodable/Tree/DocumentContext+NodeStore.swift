/// Contexts from records of elements.
extension DocumentContext {
    /// Creates the context in an element of a store.
    ///
    /// - Parameter place: Where the element begins in the document.
    package convenience init(
        _ store: NodeStore, _ node: Int, _ prologue: DocumentPrologue, in outer: DocumentContext?, at place: TextPlace
    ) {
        let record = store.nodes[node]
        var xmlAttributes: [XMLAttribute] = []
        for index in record.attributeRange {
            let attribute = store.attributes[index]
            guard attribute.namespace == NamespaceScope.xml, attribute.flags & AttributeFlag.declaration == 0 else {
                continue
            }
            xmlAttributes.append(
                XMLAttribute(
                    name: Array(store.names.bytes(of: attribute.name)), value: Array(store.value(attribute).utf8)))
        }
        self.init(
            prologue, in: outer, name: Array(store.names.bytes(of: record.name)),
            namespace: Array(store.namespaceNames[Int(record.namespace)].utf8),
            declarations: store.declarations(of: node).map {
                Binding(prefix: Array($0.prefix.utf8), namespace: Array($0.uri.utf8))
            },
            xmlAttributes: xmlAttributes, preservesSpace: record.flags & NodeFlag.preservesSpace != 0, at: place)
    }

    /// The namespace declarations of the element.
    var bindings: [NamespaceBinding] {
        declarations.map {
            NamespaceBinding(
                prefix: String(decoding: $0.prefix, as: UTF8.self), uri: String(decoding: $0.namespace, as: UTF8.self))
        }
    }
}
