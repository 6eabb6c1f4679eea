extension XML.Element {
    /// The element in a canonical form, as UTF-8 text.
    ///
    /// The element is written as a part of the document that it was parsed from: what its ancestors there declare and
    /// say in `xml:` attributes counts, as the form wants it. That holds for a changed element too; an element made by
    /// hand stands alone. Where ancestors were changed, write and parse the document first.
    ///
    /// - Parameter form: Which form. Defaults to Canonical XML 1.0 without comments.
    /// - Throws: ``XMLWritingError`` where the element was made by hand and no document can hold it, and for what has no
    ///   canonical form: a relative namespace name, a reference to an unknown entity.
    public func canonicalString(_ form: XML.CanonicalForm = .canonical10) throws(XMLWritingError) -> String {
        let out = try canonical(form)
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        return out.string
    }

    /// The element in a canonical form, as the bytes that are signed; otherwise as ``canonicalString(_:)``.
    public func canonicalBytes(_ form: XML.CanonicalForm = .canonical10) throws(XMLWritingError) -> [UInt8] {
        let out = try canonical(form)
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        return out.array
    }

    /// The element in a canonical form, in a buffer that the caller frees.
    func canonical(_ form: XML.CanonicalForm) throws(XMLWritingError) -> ByteBuffer {
        switch content {
        case .parsed(let store, let node):
            return try store.canonical(node, form, appendingTo: ByteBuffer())
        case .owned:
            let (store, node) = try reparsed()
            return try store.canonical(node, form, appendingTo: ByteBuffer())
        }
    }

    /// The element written and read again, inside the start tags of its ancestors.
    private func reparsed() throws(XMLWritingError) -> (NodeStore, Int) {
        var out = ByteBuffer()
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        let ancestors = store.map { $0.ancestors(of: Int(node)).dropLast() } ?? []
        if let store {
            for ancestor in ancestors { out.appendStartTag(store, ancestor) }
        }
        var serializer = TreeSerializer(
            appendingTo: out, XML.WritingOptions(), context: NamespaceContext(outerBindings))
        // A reference to an unknown entity is to be found when it is read.
        serializer.keepsReferences = true
        do throws(XMLWritingError) {
            try serializer.write(self)
            out = serializer.out
        } catch {
            out = serializer.out
            throw error
        }
        if let store {
            for ancestor in ancestors.reversed() { out.appendEndTag(store, ancestor) }
        }
        // Each of the tags around it holds nothing else, and node 0 is the document.
        return (try NodeStore.reparsed(out), ancestors.count + 1)
    }
}

extension NodeStore {
    /// Appends an element in a canonical form; the buffer is freed where there is none.
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

    /// Reads what a writer of this module wrote.
    static func reparsed(_ written: ByteBuffer) throws(XMLWritingError) -> NodeStore {
        var options = XML.ParsingOptions()
        options.limits.depth = .max
        options.limits.attributesPerElement = 65_535
        options.limits.nameLength = .max
        options.limits.namespaces = 65_000
        do throws(XMLParsingError) {
            // The source copies the bytes.
            return try parse(SourceBytes(copying: unsafe written.bytes, isText: true), options)
        } catch {
            let isEntity = error.code == .unresolvedEntity || error.code == .invalidReference
            throw XMLWritingError(
                code: isEntity ? .unresolvedEntity : .invalidDeclaration, message: error.message, path: "/")
        }
    }
}

extension ByteBuffer {
    /// The start tag of a parsed element, with its attributes as they are.
    fileprivate mutating func appendStartTag(_ store: NodeStore, _ node: Int) {
        let record = store.nodes[node]
        append(UInt8(ascii: "<"))
        append(store.names.bytes(of: record.name))
        let start = Int(record.attributeStart)
        for index in start..<start + Int(record.attributeCount) {
            append(UInt8(ascii: " "))
            append(store.names.bytes(of: store.attributes[index].name))
            append("=\"")
            store.value(store.attributes[index]).withBytes { _ = Escaping.appendPlainAttribute($0, to: &self) }
            append(UInt8(ascii: "\""))
        }
        append(UInt8(ascii: ">"))
    }

    fileprivate mutating func appendEndTag(_ store: NodeStore, _ node: Int) {
        append("</")
        append(store.names.bytes(of: store.nodes[node].name))
        append(UInt8(ascii: ">"))
    }
}
