/// Pieces of the tree as values: elements, nodes, content as text, and content that the model does not name.
extension EncodingState {
    /// Writes a raw element into a frame; returns false for another value.
    func write<T: Encodable>(raw value: T, _ frame: FrameID) throws -> Bool {
        try write(element: LayoutCast.same(value, as: XML.Element.self), frame)
        return true
    }

    /// Writes a raw element into a frame, under the name of its key or, if it is inline, under its own name.
    private func write(element: XML.Element, _ frameID: FrameID) throws {
        let index = frameID.index
        try check(frameID, element)
        do throws(EncodingProblem) {
            try takeSingle(index)
            let frame = frames[index]
            let place: Int32
            switch frame.kind {
            case .attribute: throw .notOneScalar("an element")
            case .text, .rest: place = inlinePlace(of: index)
            case _ where frame.parent < 0 || frame.flags.contains(.isPayload) && frame.state == .open:
                return try write(element, asRoot: index)
            default:
                if frame.state == .pending { return try append(element, named: frame.entry, in: frame.parent) }
                place = index
            }
            try append([.element(element)], in: place, context(around: place))
        } catch {
            throw self.error(error, element, index)
        }
    }

    /// Makes the root that is already open the element itself.
    private func write(_ element: XML.Element, asRoot index: Int32) throws(EncodingProblem) {
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
        guard isNamed else { return try append(captured: attributes, to: index) }
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
        let isOpen = !element.name.isResolved || element.name.qualifiedName != written
        if isOpen || uri != nil && ScalarEquality.equal(element.name.namespaceURI, uri) {
            let prefix = name.prefix < 0 ? "" : vocabulary.names.prefixes[Int(name.prefix)]
            let known = prefix.isEmpty ? defaultNamespace(in: outer, context) : context.uri(ofPrefix: prefix)
            if !prefix.isEmpty, known == nil, namespaces.canFix(name) {
                // The prefix will be declared on the root.
                use(entry, in: place)
                namespaces.fix(name)
                context.declare(prefix, uri ?? Self.placeholder(prefix))
                if isOpen { element.name = XML.Name(written) }
            } else if isOpen {
                // Around it, the prefix may mean something else.
                let isForeign = uri.map { !ScalarEquality.equal(known, $0) } ?? false
                element.name = XML.Name(written, namespaceURI: isForeign ? uri : nil)
            }
        }
        try append([.element(element)], in: place, context)
    }

    /// The namespace of an element's name that comes from a key; nil if only the document tells.
    private func namespace(of name: OutputName) -> String? {
        if name.namespace == OutputName.noNamespace { return "" }
        if name.namespace > 0 { return vocabulary.names.namespaces[Int(name.namespace)] }
        if name.prefix >= 0 { return vocabulary.prefixes.bindings[vocabulary.names.prefixes[Int(name.prefix)]] }
        return vocabulary.prefixes.defaultNamespace.isEmpty ? nil : vocabulary.prefixes.defaultNamespace
    }

    /// Appends nodes as a piece of markup.
    func append(
        _ nodes: [XML.Node], in place: Int32, _ context: NamespaceContext
    ) throws(EncodingProblem) {
        let parent = try record(of: place)
        tape.append(.markup, in: parent)
        do throws(XMLWritingError) {
            try TreeSerializer.append(nodes, to: &tape.text, writingOptions, context: context)
        } catch {
            tape.removeLast()
            throw .malformed(error.message)
        }
    }

    private var writingOptions: XML.WritingOptions {
        var writing = XML.WritingOptions()
        writing.keepsSourceForm = false
        if options.outputFormatting.contains(.noEmptyElements) { writing.outputFormatting.insert(.noEmptyElements) }
        return writing
    }

    // MARK: - The document

    /// Writes an element as the root of a document; returns false for another value.
    func write<T: Encodable>(root value: T, _ rootKey: String?, _ attributes: [String: String]) throws -> Bool {
        try write(root: LayoutCast.same(value, as: XML.Element.self), rootKey, attributes)
        return true
    }

    private func write(root element: XML.Element, _ rootKey: String?, _ attributes: [String: String]) throws {
        var element = element
        if let rootKey, element.name.qualifiedName != rootKey { element.name = XML.Name(rootKey) }
        for name in Sorting.sorted(Array(attributes.keys)) {
            element.attributes.append(XML.Attribute(name, value: attributes[name] ?? ""))
        }
        tape.append(.markup, in: -1)
        do throws(XMLWritingError) {
            try TreeSerializer.append(element, to: &tape.text, writingOptions, context: NamespaceContext([]))
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
        try appendRoot(to: &document, value())
        var store = try parse(document, from: 0, value())
        let sorting = options.outputFormatting.intersection(.sortedKeys)
        if !sorting.isEmpty {
            let out = ByteBuffer(capacity: document.count)
            var formatter = OutputFormatter(
                store, sorting, options.indentation, spaceKept: tape.spaceKept, appendingTo: out)
            unsafe document.deallocate()
            document = formatter.format()
            store = try parse(document, from: 0, value())
        }
        return XML.Element(store, store.root)
    }

    // MARK: - Captured content

    /// Writes pieces of the tree that belong to the element around their key; returns false for another value.
    func put<T: Encodable>(
        tree value: T, _ plan: EncodingPlanID, _ entry: EntryID, in place: FrameID
    ) throws -> Bool {
        switch plan.role {
        case .anyElements:
            let elements = LayoutCast.same(value, as: XMLAnyElements.self).wrappedValue
            try put(captured: value, entry, place) { index throws(EncodingProblem) in
                try append(elements.map { .element($0) }, in: index)
            }
        case .comments:
            let comments = LayoutCast.same(value, as: XMLComments.self).wrappedValue
            try put(captured: value, entry, place) { index throws(EncodingProblem) in
                try append(comments.map { .comment($0) }, in: index)
            }
        default: return false
        }
        return true
    }

    /// Writes pieces of the tree into the frame created for them; returns false for a value that writes itself.
    func write<T: Encodable>(tree value: T, _ plan: EncodingPlanID, _ frame: FrameID) throws -> Bool {
        switch plan.role {
        case .rawNode:
            let node = LayoutCast.same(value, as: XML.Node.self)
            if case .element(let element) = node {
                try write(element: element, frame)
            } else {
                try write(content: value, frame) { place throws(EncodingProblem) in try append([node], in: place) }
            }
        case .rawNodes:
            let nodes = LayoutCast.same(value, as: [XML.Node].self)
            try write(content: value, frame) { place throws(EncodingProblem) in try append(nodes, in: place) }
        case .anyElements:
            let elements = LayoutCast.same(value, as: XMLAnyElements.self).wrappedValue
            try write(content: value, frame) { place throws(EncodingProblem) in
                try append(elements.map { .element($0) }, in: place)
            }
        case .comments:
            let comments = LayoutCast.same(value, as: XMLComments.self).wrappedValue
            try write(content: value, frame) { place throws(EncodingProblem) in
                try append(comments.map { .comment($0) }, in: place)
            }
        case .innerXML:
            let xml = LayoutCast.same(value, as: InnerXML.self).wrappedValue
            try write(content: value, frame) { place throws(EncodingProblem) in try append(xml: xml, in: place) }
        default: return false
        }
        return true
    }

    private func append(_ nodes: [XML.Node], in place: Int32) throws(EncodingProblem) {
        if !nodes.isEmpty { try append(nodes, in: place, context(around: place)) }
    }

    /// Appends XML as it is, after checking that it is well-formed in its context. Elements in no namespace are kept out of
    /// the default one.
    private func append(xml: String, in place: Int32) throws(EncodingProblem) {
        guard !xml.isEmpty else { return }
        let context = context(around: place)
        let defaultNamespace = defaultNamespace(in: place, context)
        // With the name of the element around the content, a message names only what will be in the document.
        let name = vocabulary.names.string(vocabulary[frames[place].entry].name)
        let local = String(XMLCharacters.localPart(of: name))
        var content = XML.Element(XMLCharacters.isNCName(local) ? local : "content")
        for prefix in Sorting.sorted(Self.prefixes(in: xml).array()) {
            guard let uri = context.uri(ofPrefix: prefix), !uri.isEmpty, prefix != "xml" else { continue }
            content.attributes.append(XML.Attribute("xmlns:\(prefix)", value: uri))
        }
        var xml = xml
        do {
            // The start tag of an element that takes the place of the one around the content.
            var tag = try content.xmlString()
            guard let end = tag.range(ofLast: " />") ?? tag.range(ofLast: "/>") else { return }
            tag.replaceSubrange(end, with: ">")
            var options = XML.ParsingOptions()
            options.limits.depth = Int(depthLimit)
            let store = try NodeStore.parse(SourceBytes("\(tag)\(xml)</\(content.name.localName)>"), options)
            guard Int(store.nodes[store.root].end) == store.nodeCount else {
                throw EncodingProblem.malformed("it closes the element around it")
            }
            if !defaultNamespace.isEmpty { xml = store.undeclaringDefault(xml, at: tag.utf8.count) }
        } catch let error as XMLParsingError {
            throw .malformedXML(error.statement)
        } catch EncodingProblem.malformed(let why) {
            throw .malformedXML(why)
        } catch {
            throw .malformed("\(error)")
        }
        let parent = try record(of: place)
        tape.append(.markup, in: parent)
        tape.text.append(string: xml)
    }

    /// What could be a prefix of a name in a text.
    private static func prefixes(in xml: String) -> RareSet<String> {
        var found = RareSet<String>()
        var start: String.Index?
        var index = xml.utf8.startIndex
        while index < xml.utf8.endIndex {
            let byte = xml.utf8[index]
            if byte == UInt8(ascii: ":") {
                if let start { found.insert(String(xml[start..<index])) }
                start = nil
            } else if ByteClass.isSpace(byte) || "<>/=\"'&;".utf8.contains(byte) {
                start = nil
            } else if start == nil {
                start = index
            }
            index = xml.utf8.index(after: index)
        }
        return found
    }
}

extension NodeStore {
    /// Returns a part of the document in which elements without a prefix that are in no namespace say so, unless an element
    /// around them does.
    ///
    /// - Parameter start: The offset in the document of the part, which is the content of the root.
    fileprivate func undeclaringDefault(_ xml: String, at start: Int) -> String {
        var out: [UInt8] = []
        let bytes = Array(xml.utf8)
        var copied = 0
        var outside = root + 1
        for node in outside..<nodeCount where node >= outside && nodes[node].kind == NodeKind.element {
            let record = nodes[node]
            guard record.namespace == NamespaceScope.none, let offset = record.start else { continue }
            // What is in it is in the scope of its declaration.
            let first = Int(record.attributeStart)
            let isDeclared = (first..<first + Int(record.attributeCount)).contains {
                names.bytes(of: attributes[$0].name).isEqual(to: "xmlns")
            }
            if !isDeclared {
                let end = offset + 1 + names.bytes(of: record.name).count - start
                out += bytes[copied..<end] + Array(" xmlns=\"\"".utf8)
                copied = end
            }
            outside = Int(record.end)
        }
        return String(decoding: out + bytes[copied...], as: UTF8.self)
    }
}

extension String {
    fileprivate func range(ofLast text: String) -> Range<String.Index>? {
        guard hasSuffix(text) else { return nil }
        return index(endIndex, offsetBy: -text.count)..<endIndex
    }
}
