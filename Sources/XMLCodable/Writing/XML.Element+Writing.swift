extension XML.Element {
    /// Returns the element as XML, with its tags and all of its content.
    ///
    /// For an element of a parsed document, declarations are added for the namespaces that are used inside it and were
    /// declared around it, so the text is a complete document. It has no XML declaration.
    ///
    /// Everything that was parsed and not changed is written as it is in the source; see
    /// ``XML/WritingOptions/keepsSourceForm``.
    ///
    /// - Parameter options: The options for writing the element. Defaults to writing it exactly as it is.
    /// - Throws: ``XMLWritingError`` if it was created in code and no document can contain it.
    public func xmlString(_ options: XML.WritingOptions = XML.WritingOptions()) throws(XMLWritingError) -> String {
        // This buffer has no other owner.
        return try unsafe written(options).takeString()
    }

    /// Returns the element as bytes in the encoding of the options.
    ///
    /// Otherwise behaves like ``xmlString(_:)``.
    public func bytes(_ options: XML.WritingOptions = XML.WritingOptions()) throws(XMLWritingError) -> [UInt8] {
        let out = options.outputEncoding.encoded(try written(options))
        // This buffer has no other owner.
        return unsafe out.takeArray()
    }

    private func written(_ options: XML.WritingOptions) throws(XMLWritingError) -> ByteBuffer {
        try TreeSerializer.written(options) { serializer throws(XMLWritingError) in try serializer.write(self) }
    }

    /// The element's content as XML, without its own tags, exactly as it is and with no declarations added.
    ///
    /// In content that was created in code, characters that XML does not allow are replaced with U+FFFD.
    public var innerXML: String {
        guard case .parsed(let store, let node) = content else { return Self.lenientText(of: children) }
        return store.innerXML(of: node, addsDeclarations: false)
    }

    /// Returns nodes as XML, regardless of whether they are valid.
    private static func lenientText(of nodes: [XML.Node]) -> String {
        var serializer = TreeSerializer(
            appendingTo: ByteBuffer(), XML.WritingOptions(), isStrict: false, addsDeclarations: false)
        // A serializer that is not strict never throws.
        for node in nodes { try? serializer.write(node) }
        // This buffer has no other owner.
        return unsafe serializer.out.takeString()
    }
}

extension NodeStore {
    /// Returns the content of an element, or some of its nodes, as XML.
    ///
    /// - Parameter addsDeclarations: Whether the child elements declare the namespaces they use, so that they mean the
    ///   same anywhere.
    @inline(never)
    func innerXML(
        of node: Int, addsDeclarations: Bool, where isIncluded: (Int) -> Bool = { _ in true }
    ) -> String {
        var serializer = TreeSerializer(
            appendingTo: ByteBuffer(), XML.WritingOptions(), isStrict: false, addsDeclarations: addsDeclarations)
        serializer.writeContent(self, node, where: isIncluded)
        // This buffer has no other owner.
        return unsafe serializer.out.takeString()
    }
}

extension XML.Element: CustomStringConvertible {
    /// The element as XML, with characters that XML does not allow replaced.
    public var description: String { Self.lenientText(of: [.element(self)]) }
}
