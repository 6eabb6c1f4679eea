/// Elements of the tree as values, and the markup that other pieces of it are written as.
extension EncodingState {
    /// Writes a raw element into a frame, under the name of its key or, if it is inline, under its own name.
    func write(element: XML.Element, _ frameID: FrameID) throws {
        let index = frameID.index
        try attempt(element, in: frameID) { () throws(EncodingProblem) in
            try takeSingle(index)
            let frame = frames[index]
            switch frame.kind {
            case .attribute: throw .notOneScalar("an element")
            case .text where frame.flags.isDisjoint(with: .isShared | .isPayload):
                throw .noText("an element cannot be written as text")
            case .text, .rest:
                let place = inlinePlace(of: index)
                try append([.element(element)], in: place, context(around: place))
            case _ where frame.state == .pending: try append(element, named: frame.entry, in: frame.parent)
            default: try write(element, asOpen: index)
            }
        }
    }

    /// Makes the element that is already open, as the root is, the raw element itself.
    private func write(_ element: XML.Element, asOpen index: Int32) throws(EncodingProblem) {
        // The root of a type that is the element itself; a case has a name of its own, as has a call with a name.
        let takesName =
            frames[index].parent < 0 && !frames[index].flags.contains(.isPayload)
            && !vocabulary[frames[index].entry].flags.contains(.isOpen)
        if takesName || frames[index].flags.contains(.needsName) {
            let name = try entry(ofElement: element.name, with: element.attributes)
            try rename(index, to: name.entry)
            try append(attributesOf: element, to: index, isNamed: name.hasPrefix)
        } else {
            let hasName = ScalarEquality.equal(vocabulary.string(frames[index].entry), element.name.qualifiedName)
            try append(attributesOf: element, to: index, isNamed: hasName)
        }
        if !element.children.isEmpty { try append(element.children, in: index, context(around: index)) }
    }

    /// Writes the attributes of an element.
    ///
    /// - Parameter isNamed: Whether the name of the element is data, too.
    private func append(
        attributesOf element: XML.Element, to index: Int32, isNamed: Bool
    ) throws(EncodingProblem) {
        let attributes = attributes(of: element, index)
        guard isNamed else { return try append(attributes: attributes, to: index) }
        try append(attributes, to: index, of: element.name)
    }

    /// The attributes of an element, and declarations of the prefixes in its values that were declared around it.
    private func attributes(of element: XML.Element, _ index: Int32) -> [XML.Attribute] {
        element.attributes
            + TreeSerializer.outerDeclarations(for: element, in: context(around: index)).map { binding in
                XML.Attribute("xmlns:\(binding.prefix)", value: binding.uri)
            }
    }

    /// Appends an element under the name of its key.
    private func append(_ element: XML.Element, named entry: EntryID, in place: Int32) throws(EncodingProblem) {
        // An item of a list has the key of the list, which is no element.
        let outer = frames.element(of: place)
        var context = context(around: outer)
        var element = element
        let written = vocabulary.string(entry)
        let name = vocabulary.names[vocabulary[entry].name]
        let uri = written.hasPrefix("xml:") ? NamespaceScope.xmlName : namespace(of: name)
        // What does not count when the element is read is kept.
        let isForeign =
            options.namespaces != .ignoringPrefixes && isOutside(element.name.namespaceURI ?? "", of: name, uri)
        let isOpen = !element.name.isResolved || element.name.qualifiedName != written || isForeign
        var isDeclaredOutside = false
        if isOpen || uri != nil && ScalarEquality.equal(element.name.namespaceURI, uri) {
            let prefix = name.prefix < 0 ? "" : vocabulary.names.prefixes[Int(name.prefix)]
            let own = element.attributes.last { ScalarEquality.equal($0.declaredPrefix, prefix) }?.value
            var known = own ?? (prefix.isEmpty ? defaultNamespace(in: outer, context) : context.uri(ofPrefix: prefix))
            isDeclaredOutside = !prefix.isEmpty && known == nil && namespaces.canFix(name)
            if isDeclaredOutside {
                // The prefix will be declared on the root.
                context.declare(prefix, uri ?? Self.placeholder(prefix))
                known = uri
            }
            // In it or around it, the prefix may mean something else.
            let isElsewhere = isOutside(known ?? "", of: name, uri)
            if isOpen { element.name = XML.Name(written, namespaceURI: isElsewhere ? uri : nil) }
        }
        try append([.element(element)], in: place, context, isNamed: true)
        guard isDeclaredOutside else { return }
        use(entry, in: place)
        namespaces.fix(name, in: tape.count - 1)
    }

    /// The namespace of an element's name that comes from a key; nil if only the document tells.
    private func namespace(of name: OutputName) -> String? {
        if name.namespace == OutputName.noNamespace { return "" }
        if name.namespace > 0 { return vocabulary.names.namespaces[Int(name.namespace)] }
        let prefixes = vocabulary.prefixes
        if name.prefix >= 0 { return prefixes.bindings[vocabulary.names.prefixes[Int(name.prefix)]] }
        return prefixes.isBound || !prefixes.defaultNamespace.isEmpty ? prefixes.defaultNamespace : nil
    }

    /// Whether a namespace is another one than that of a key, and no other version of it.
    private func isOutside(_ own: String, of name: OutputName, _ uri: String?) -> Bool {
        guard let uri else { return false }
        let versions = vocabulary.prefixes.versions(of: uri) + vocabulary.names.versions(of: name.namespace)
        return !ScalarEquality.equal(own, uri) && !versions.contains { ScalarEquality.equal(own, $0) }
    }

    /// Appends nodes as a piece of markup.
    ///
    /// - Parameter isNamed: Whether they are an element with the name of its key.
    func append(
        _ nodes: [XML.Node], in place: Int32, _ context: NamespaceContext, isNamed: Bool = false
    ) throws(EncodingProblem) {
        let parent = try record(of: place)
        let hasElements = nodes.contains { if case .element = $0 { true } else { false } }
        appendMarkup(in: parent, hasElements: hasElements, isNamed: isNamed)
        do throws(XMLWritingError) {
            try TreeSerializer.append(nodes, to: &tape.text, writingOptions, context: context)
        } catch {
            tape.removeLast()
            throw .malformed(error.message)
        }
    }

    /// Appends a piece of markup, whose text is appended next.
    func appendMarkup(in parent: Int32, hasElements: Bool = true, isNamed: Bool = false) {
        if hasElements {
            namespaces.noteInDefault(tape.count)
            if !isNamed { keepOrder(in: parent) }
        }
        tape.append(.markup, in: parent)
        keepOrder(in: tape.count - 1)
    }

    private var writingOptions: XML.WritingOptions {
        var writing = XML.WritingOptions()
        writing.keepsSourceForm = false
        if options.outputFormatting.contains(.noEmptyElements) { writing.outputFormatting.insert(.noEmptyElements) }
        return writing
    }

    // MARK: - The document

    /// Writes an element as the root of a document.
    func write(root element: XML.Element, _ rootKey: String?, _ attributes: [String: String]) throws {
        var element = element
        if let rootKey, element.name.qualifiedName != rootKey { element.name = XML.Name(rootKey) }
        for name in Sorting.sorted(Array(attributes.keys)) {
            element.attributes.append(XML.Attribute(name, value: attributes[name] ?? ""))
        }
        tape.append(.markup, in: -1)
        keepOrder(in: 0)
        do throws(XMLWritingError) {
            try TreeSerializer.append([.element(element)], to: &tape.text, writingOptions, context: NamespaceContext())
        } catch {
            tape.removeLast()
            throw EncodingError(.malformed(error.message), value: element, codingPath: [], elementPath: "")
        }
    }

    /// Returns the finished document as a tree.
    func takeElement(_ value: @autoclosure () -> Any) throws -> XML.Element {
        var document = ByteBuffer(capacity: expectedCount)
        // Trees have their own copies of the bytes.
        defer { unsafe document.deallocate() }
        try appendRoot(to: &document, value(), formatting: options.outputFormatting.intersection(.sortedKeys))
        let store = try parse(document, from: 0, value())
        return XML.Element(store, store.root)
    }
}
