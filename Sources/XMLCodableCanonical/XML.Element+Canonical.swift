public import XMLCodable

extension XML.Element {
    /// Returns the element in a canonical form, as text.
    ///
    /// The element is written as a part of the document that it was parsed from, and inherits the namespace
    /// declarations and `xml:` attributes of its ancestors there as the form requires. The same applies to a modified
    /// element; an element created in code has no ancestors. If ancestors were modified, write and parse the document
    /// first.
    ///
    /// - Parameter form: The canonical form. Defaults to Canonical XML 1.0 without comments.
    /// - Throws: `XMLWritingError` if the element was created in code and no document can contain it, and for content
    ///   without a canonical form: a relative namespace name or a reference to an unknown entity.
    public func canonicalString(_ form: XML.CanonicalForm = .canonical10) throws(XMLWritingError) -> String {
        // This buffer has no other owner.
        return try unsafe canonical(form).takeString()
    }

    /// Returns the element in a canonical form, as the UTF-8 bytes to sign.
    ///
    /// Otherwise behaves like ``canonicalString(_:)``.
    public func canonicalBytes(_ form: XML.CanonicalForm = .canonical10) throws(XMLWritingError) -> [UInt8] {
        // This buffer has no other owner.
        return try unsafe canonical(form).takeArray()
    }

    /// Returns the element in a canonical form, in a buffer that the caller frees.
    func canonical(_ form: XML.CanonicalForm) throws(XMLWritingError) -> ByteBuffer {
        try ByteBuffer.written { out throws(XMLWritingError) in
            if case .parsed(let store, let node) = content, store.context(around: Int(node)) == nil {
                return try store.appendCanonical(node, form, to: &out)
            }
            let (store, node) = try reparsed()
            try store.appendCanonical(node, form, to: &out)
        }
    }

    /// Writes the element inside the tags of its ancestors and parses the result.
    private func reparsed() throws(XMLWritingError) -> (NodeStore, Int) {
        var serializer = TreeSerializer(
            appendingTo: ByteBuffer(), XML.WritingOptions(), context: NamespaceContext(outerBindings))
        // This buffer has no other owner.
        defer { unsafe serializer.out.deallocate() }
        let around = store?.context(around: Int(node))?.chain ?? []
        for element in around { serializer.out.append(startTagOf: element) }
        let ancestors = store.map { $0.ancestors(of: Int(node)).dropLast().dropFirst(around.count) } ?? []
        if let store { for ancestor in ancestors { serializer.writeStartTag(store, ancestor) } }
        // A reference to an unknown entity is reported when the output is parsed.
        serializer.keepsReferences = true
        try serializer.write(self)
        if let store {
            for ancestor in ancestors.reversed() {
                serializer.out.append(endTagOf: store.names.bytes(of: store.nodes[ancestor].name))
            }
        }
        for element in around.reversed() { element.name.withBytes { serializer.out.append(endTagOf: $0) } }
        // Each enclosing element has no other content, and node 0 is the document.
        return (try NodeStore.reparsed(serializer.out), around.count + ancestors.count + 1)
    }
}

extension NodeStore {
    /// Appends an element in a canonical form.
    func appendCanonical(
        _ node: Int, _ form: XML.CanonicalForm, to out: inout ByteBuffer
    ) throws(XMLWritingError) {
        var writer = CanonicalWriter(self, form, appendingTo: out)
        defer { out = writer.out }
        try writer.write(node)
    }

    /// Parses the output of a writer in this module.
    static func reparsed(_ written: ByteBuffer) throws(XMLWritingError) -> NodeStore {
        do throws(XMLParsingError) {
            // The source copies the bytes.
            return try parse(SourceBytes(copying: unsafe written.bytes, isText: true), .forOwnOutput)
        } catch {
            let isEntity = error.code == .unresolvedEntity || error.code == .invalidReference
            throw XMLWritingError(
                code: isEntity ? .unresolvedEntity : .invalidDeclaration, message: error.message, elementPath: "/")
        }
    }
}

extension ByteBuffer {
    /// Appends the start tag of an element around a part of a document, with what concerns its content.
    fileprivate mutating func append(startTagOf element: DocumentContext) {
        append(UInt8(ascii: "<"))
        append(element.name)
        for declaration in element.declarations { append(declaration) }
        for attribute in element.xmlAttributes { append(attribute: attribute.name, attribute.value) }
        append(UInt8(ascii: ">"))
    }
}
