extension XML.Element {
    /// The element as XML, with its tags and all that is in it.
    ///
    /// An element of a parsed document declares the namespaces that are in use inside it and were declared around it,
    /// so the text is a document by itself. There is no XML declaration.
    ///
    /// - Parameter options: How to write it. Defaults to exactly as it is.
    /// - Throws: ``XMLWritingError`` where it was made by hand and no document can hold it.
    public func xmlString(_ options: XML.WritingOptions = XML.WritingOptions()) throws(XMLWritingError) -> String {
        let out = try written(options)
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        return out.string
    }

    /// The element as bytes in the encoding of the options, otherwise as ``xmlString(_:)``.
    public func bytes(_ options: XML.WritingOptions = XML.WritingOptions()) throws(XMLWritingError) -> [UInt8] {
        let out = options.outputEncoding.encoded(try written(options))
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        return out.array
    }

    private func written(_ options: XML.WritingOptions) throws(XMLWritingError) -> ByteBuffer {
        var out = ByteBuffer()
        do throws(XMLWritingError) {
            try TreeSerializer.append(self, to: &out, options)
        } catch {
            // This buffer has no other owner.
            unsafe out.deallocate()
            throw error
        }
        return try options.restricted(out)
    }

    /// The content as XML, without the element's own tags: exact, with no declarations added.
    ///
    /// In content that was made by hand, characters that XML cannot carry are replaced by U+FFFD.
    public var innerXML: String {
        guard case .parsed(let store, let node) = content else { return Self.lenientText(of: children) }
        var serializer = TreeSerializer(
            appendingTo: ByteBuffer(), XML.WritingOptions(), isStrict: false, addsDeclarations: false)
        // This buffer has no other owner.
        defer { unsafe serializer.out.deallocate() }
        serializer.writeContent(store, node)
        return serializer.out.string
    }

    /// Nodes as XML, whatever they hold.
    private static func lenientText(of nodes: [XML.Node]) -> String {
        var serializer = TreeSerializer(
            appendingTo: ByteBuffer(), XML.WritingOptions(), isStrict: false, addsDeclarations: false)
        // This buffer has no other owner.
        defer { unsafe serializer.out.deallocate() }
        // A serializer that is not strict throws nothing.
        for node in nodes { try? serializer.write(node) }
        return serializer.out.string
    }
}

extension XML.Element: CustomStringConvertible {
    /// The element as XML; what XML cannot carry is replaced.
    public var description: String { Self.lenientText(of: [.element(self)]) }
}
