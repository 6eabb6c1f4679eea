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
        switch content {
        case .parsed(let store, let node) where store.context(around: Int(node)) == nil:
            return try store.canonical(node, form, appendingTo: ByteBuffer())
        case .parsed, .owned:
            let (store, node) = try reparsed()
            return try store.canonical(node, form, appendingTo: ByteBuffer())
        }
    }

    /// Writes the element inside the tags of its ancestors and parses the result.
    private func reparsed() throws(XMLWritingError) -> (NodeStore, Int) {
        var out = ByteBuffer()
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        let around = store?.context(around: Int(node))?.chain ?? []
        for element in around { out.appendStartTag(element) }
        let ancestors = store.map { $0.ancestors(of: Int(node)).dropLast().dropFirst(around.count) } ?? []
        if let store {
            for ancestor in ancestors { out.appendStartTag(store, ancestor) }
        }
        var serializer = TreeSerializer(
            appendingTo: out, XML.WritingOptions(), context: NamespaceContext(outerBindings))
        // A reference to an unknown entity is reported when the output is parsed.
        serializer.keepsReferences = true
        do throws(XMLWritingError) {
            try serializer.write(self)
            out = serializer.out
        } catch {
            out = serializer.out
            throw error
        }
        if let store {
            for ancestor in ancestors.reversed() { out.appendEndTag(store.names.bytes(of: store.nodes[ancestor].name)) }
        }
        for element in around.reversed() { element.name.withBytes { out.appendEndTag($0) } }
        // Each enclosing element has no other content, and node 0 is the document.
        return (try NodeStore.reparsed(out), around.count + ancestors.count + 1)
    }
}

extension NodeStore {
    /// Appends an element in a canonical form; if that fails, the buffer is freed.
    func canonical(
        _ node: Int, _ form: XML.CanonicalForm, appendingTo out: ByteBuffer
    ) throws(XMLWritingError) -> ByteBuffer {
        var writer = CanonicalWriter(self, form, appendingTo: out)
        do throws(XMLWritingError) {
            try writer.write(node)
            return writer.out
        } catch {
            // This buffer has no other owner.
            unsafe writer.out.deallocate()
            throw error
        }
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
    /// Appends the start tag of a parsed element, with its attributes unchanged.
    fileprivate mutating func appendStartTag(_ store: NodeStore, _ node: Int) {
        let record = store.nodes[node]
        append(UInt8(ascii: "<"))
        append(store.names.bytes(of: record.name))
        for index in record.attributeRange {
            append(UInt8(ascii: " "))
            append(store.names.bytes(of: store.attributes[index].name))
            appendValue(store.value(store.attributes[index]))
        }
        append(UInt8(ascii: ">"))
    }

    /// Appends the start tag of an element around a part of a document, with what concerns its content.
    fileprivate mutating func appendStartTag(_ element: DocumentContext) {
        append(UInt8(ascii: "<"))
        append(element.name)
        for binding in element.declarations {
            append(binding.prefix.isEmpty ? " xmlns" : " xmlns:")
            append(string: binding.prefix)
            appendValue(binding.uri)
        }
        for attribute in element.xmlAttributes {
            append(UInt8(ascii: " "))
            append(string: attribute.name)
            appendValue(attribute.value)
        }
        append(UInt8(ascii: ">"))
    }

    private mutating func appendValue(_ value: String) {
        append("=\"")
        value.withBytes { _ = Escaping.appendPlainAttribute($0, to: &self) }
        append(UInt8(ascii: "\""))
    }

    fileprivate mutating func appendEndTag(_ name: ByteSlice) {
        append("</")
        append(name)
        append(UInt8(ascii: ">"))
    }
}
