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
            guard attribute.namespace == NamespaceScope.xml else { continue }
            xmlAttributes.append(
                XMLAttribute(name: store.names.string(of: attribute.name), value: store.value(attribute)))
        }
        self.init(
            prologue, in: outer, name: Array(store.names.bytes(of: record.name)),
            namespace: store.namespaceNames[Int(record.namespace)], declarations: store.declarations(of: node),
            xmlAttributes: xmlAttributes, preservesSpace: record.flags & NodeFlag.preservesSpace != 0, at: place)
    }
}
