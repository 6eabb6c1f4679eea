extension XML.Document {
    /// The document in a canonical form, as UTF-8 text.
    ///
    /// There is no declaration and no DOCTYPE; entities, character references, CDATA sections and default attributes are
    /// replaced by what they mean; attributes and namespace declarations stand in a fixed order; an empty element has
    /// two tags; comments and processing instructions outside the root stand on lines of their own.
    ///
    /// - Parameter form: Which form. Defaults to Canonical XML 1.0 without comments.
    /// - Throws: ``XMLWritingError`` where parts were made by hand and no document can hold them, and for what has no
    ///   canonical form: a relative namespace name, a reference to an unknown entity.
    public func canonicalString(_ form: XML.CanonicalForm = .canonical10) throws(XMLWritingError) -> String {
        let out = try canonical(form)
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        return out.string
    }

    /// The document in a canonical form, as the bytes that are signed; otherwise as ``canonicalString(_:)``.
    public func canonicalBytes(_ form: XML.CanonicalForm = .canonical10) throws(XMLWritingError) -> [UInt8] {
        let out = try canonical(form)
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        return out.array
    }

    /// The document in a canonical form, in a buffer that the caller frees.
    func canonical(_ form: XML.CanonicalForm) throws(XMLWritingError) -> ByteBuffer {
        if case .parsed(let store, let node) = root.content, node == store.root {
            return try canonical(store, node, form)
        }
        // A root that was changed, or came out of another document, gets its declarations by being written.
        let written = try written(XML.WritingOptions())
        // This buffer has no other owner.
        defer { unsafe written.deallocate() }
        let store = try NodeStore.reparsed(written)
        return try XML.Document(store).canonical(store, store.root, form)
    }

    private func canonical(
        _ store: NodeStore, _ node: Int, _ form: XML.CanonicalForm
    ) throws(XMLWritingError) -> ByteBuffer {
        let head = try Self.written(prolog, form, isProlog: true)
        var out = try store.canonical(node, form, appendingTo: head)
        let tail: ByteBuffer
        do throws(XMLWritingError) {
            tail = try Self.written(epilog, form, isProlog: false)
        } catch {
            // This buffer has no other owner.
            unsafe out.deallocate()
            throw error
        }
        // This buffer has no other owner.
        defer { unsafe tail.deallocate() }
        // They are two buffers.
        out.append(unsafe tail.bytes)
        return out
    }

    /// Nodes before or after the root, each with a line end between it and the root.
    private static func written(
        _ nodes: [XML.Node], _ form: XML.CanonicalForm, isProlog: Bool
    ) throws(XMLWritingError) -> ByteBuffer {
        var serializer = TreeSerializer(appendingTo: ByteBuffer(), XML.WritingOptions())
        do throws(XMLWritingError) {
            for node in nodes {
                if case .comment = node, !form.keepsComments { continue }
                let start = serializer.out.count
                if !isProlog { serializer.out.append(0x0A) }
                guard try serializer.writeOutside(node) else {
                    serializer.out.truncate(to: start)
                    continue
                }
                if isProlog { serializer.out.append(0x0A) }
            }
        } catch {
            // This buffer has no other owner.
            unsafe serializer.out.deallocate()
            throw error
        }
        return serializer.out
    }
}
