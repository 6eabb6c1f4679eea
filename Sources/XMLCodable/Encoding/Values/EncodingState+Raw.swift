/// Elements of a tree as values, written as they are.
extension EncodingState {
    /// Writes a raw element into a frame, under the name of its key or, if it is inline, under its own name.
    func write(element: XML.Element, _ frameID: FrameID) throws {
        let index = frameID.index
        try check(frameID, element)
        do throws(EncodingProblem) {
            try takeSingle(index)
            let frame = frames[index]
            let place: Int32
            var element = element
            switch frame.kind {
            case .attribute: throw .notOneScalar("an element")
            case .text, .rest: place = inlinePlace(of: index)
            case _ where frame.flags.contains(.isPayload) && (frame.parent < 0 || frame.state == .open):
                return try write(element, asRoot: index)
            default:
                if frame.state == .pending {
                    place = frame.parent
                    let name = vocabulary.string(frame.entry)
                    if element.name.qualifiedName != name { element.name = XML.Name(name) }
                } else {
                    place = index
                }
            }
            try append(element, in: place, frame.entry)
        } catch {
            throw self.error(error, element, index)
        }
    }

    /// Makes the root that is already open the element itself.
    private func write(_ element: XML.Element, asRoot index: Int32) throws(EncodingProblem) {
        if frames[index].flags.contains(.needsName) {
            try rename(index, to: vocabulary.plainEntry(element.name.qualifiedName, .element, isOpen: true))
        }
        try appendAttributes(of: element, to: index)
        if !element.children.isEmpty { try append(element.children, in: index, context(around: index)) }
    }

    /// Writes the attributes of an element into one of its name, with the declaration of its namespace.
    func appendAttributes(of element: XML.Element, to index: Int32) throws(EncodingProblem) {
        var attributes = element.attributes
        let prefix = element.name.prefix ?? ""
        let isDeclared = prefix == "xml" || attributes.contains { $0.declaredPrefix == prefix }
        if let uri = element.name.namespaceURI, !isDeclared {
            attributes.append(XML.Attribute(prefix.isEmpty ? "xmlns" : "xmlns:\(prefix)", value: uri))
        }
        try append(attributes, to: index)
    }

    private func append(_ element: XML.Element, in place: Int32, _ entry: EntryID) throws(EncodingProblem) {
        var context = context(around: place)
        let key = vocabulary[entry]
        if let prefix = element.name.prefix, key.prefix >= 0, element.name.namespaceURI == nil,
            context.uri(ofPrefix: prefix) == nil
        {
            // The prefix comes from a key and will be declared on the root.
            use(entry, in: place)
            let name = vocabulary.names[key.name]
            namespaces.fix(name)
            let bound = name.namespace == 0 ? vocabulary.prefixes.bindings[prefix] : namespace(of: name)
            context.declare(prefix, bound ?? Self.placeholder(prefix))
        }
        try append([.element(element)], in: place, context)
    }

    private func namespace(of name: OutputName) -> String { vocabulary.names.namespaces[Int(name.namespace)] }

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

    /// Writes an element as the root of a document.
    func write(root element: XML.Element, _ rootKey: String?, _ attributes: [String: String]) throws {
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
}
