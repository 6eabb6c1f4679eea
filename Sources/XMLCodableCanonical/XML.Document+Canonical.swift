public import XMLCodable

extension XML.Document {
    /// Returns the document in a canonical form, as text.
    ///
    /// The result has no XML declaration and no DOCTYPE. Entities, character references, CDATA sections and default
    /// attributes are replaced with their values, attributes and namespace declarations are in a fixed order, and empty
    /// elements have a start tag and an end tag. Comments and processing instructions outside the root are on separate
    /// lines.
    ///
    /// - Parameter form: The canonical form. Defaults to Canonical XML 1.0 without comments.
    /// - Throws: `XMLWritingError` if parts were created in code and no document can contain them, and for content
    ///   without a canonical form: a relative namespace name or a reference to an unknown entity.
    public func canonicalString(_ form: XML.CanonicalForm = .canonical10) throws(XMLWritingError) -> String {
        // This buffer has no other owner.
        return try unsafe canonical(form).takeString()
    }

    /// Returns the document in a canonical form, as the UTF-8 bytes to sign.
    ///
    /// Otherwise behaves like ``canonicalString(_:)``.
    public func canonicalBytes(_ form: XML.CanonicalForm = .canonical10) throws(XMLWritingError) -> [UInt8] {
        // This buffer has no other owner.
        return try unsafe canonical(form).takeArray()
    }

    /// Returns the document in a canonical form, in a buffer that the caller frees.
    func canonical(_ form: XML.CanonicalForm) throws(XMLWritingError) -> ByteBuffer {
        if case .parsed(let store, let node) = root.content, node == store.root {
            return try canonical(store, node, form)
        }
        // Writing a root that was modified or comes from another document adds its declarations.
        let written = try written(XML.WritingOptions())
        // This buffer has no other owner.
        defer { unsafe written.deallocate() }
        let store = try NodeStore.reparsed(written)
        return try XML.Document(store).canonical(store, store.root, form)
    }

    private func canonical(
        _ store: NodeStore, _ node: Int, _ form: XML.CanonicalForm
    ) throws(XMLWritingError) -> ByteBuffer {
        try ByteBuffer.written { out throws(XMLWritingError) in
            try Self.append(prolog, form, isProlog: true, to: &out)
            try store.appendCanonical(node, form, to: &out)
            try Self.append(epilog, form, isProlog: false, to: &out)
        }
    }

    /// Appends the nodes before or after the root, each with a newline between it and the root.
    private static func append(
        _ nodes: [XML.Node], _ form: XML.CanonicalForm, isProlog: Bool, to out: inout ByteBuffer
    ) throws(XMLWritingError) {
        var serializer = TreeSerializer(appendingTo: out, XML.WritingOptions())
        defer { out = serializer.out }
        for node in nodes {
            if case .comment = node, !form.keepsComments { continue }
            let start = serializer.out.count
            if !isProlog { serializer.out.append(0x0A) }
            if try !serializer.writeOutside(node) {
                serializer.out.truncate(to: start)
            } else if isProlog {
                serializer.out.append(0x0A)
            }
        }
    }
}
