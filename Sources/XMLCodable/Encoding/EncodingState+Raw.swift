/// Pieces of the tree as values, written as they are.
extension EncodingState {
    /// Writes a raw element into a frame, under the name of its key or, if it is inline, under its own name.
    func write(element: XML.Element, _ index: Int32, _ serial: Int32) throws {
        try check(index, serial, element)
        do throws(EncodingProblem) {
            try takeSingle(index)
            let frame = core.pointee.frame(index)
            let place: Int32
            var element = element
            switch frame.pointee.kind {
            case Frame.Kind.attribute: throw .notOneScalar("an element")
            case Frame.Kind.text, Frame.Kind.rest: place = inlinePlace(of: index)
            case _ where frame.pointee.flags.contains(.isPayload): place = frame.pointee.parent
            default:
                if frame.pointee.state == Frame.State.pending {
                    place = frame.pointee.parent
                    let name = frame.pointee.entry.pointee.name.pointee.string
                    if element.name.qualifiedName != name { element.name = XML.Name(name) }
                } else {
                    place = index
                }
            }
            try append(element, in: place, frame.pointee.entry)
        } catch {
            throw self.error(error, element, index)
        }
    }

    /// Writes an element as the root of a document.
    ///
    /// - Returns: The offset of the root element.
    func write(root element: XML.Element, _ rootKey: String?, _ surroundings: Surroundings) throws -> Int {
        var element = element
        if let rootKey, element.name.qualifiedName != rootKey { element.name = XML.Name(rootKey) }
        for (name, text) in surroundings.attributes.sorted(by: { $0.key < $1.key }) {
            element.attributes.append(XML.Attribute(name, value: text))
        }
        do throws(EncodingProblem) {
            try DocumentHead.append(
                surroundings.declaration, surroundings.doctype, options.encoding, to: &core.pointee.out)
            let start = core.pointee.out.count
            try serialize(element, [])
            return start
        } catch {
            throw EncodingError(error, value: element, codingPath: [], elementPath: "")
        }
    }

    private func append(_ element: XML.Element, in place: Int32, _ entry: Entry) throws(EncodingProblem) {
        let core = core
        var around = bindings(around: place)
        if let prefix = element.name.prefix, entry.pointee.prefix != 0, element.name.namespaceURI == nil,
            !around.contains(where: { $0.prefix == prefix })
        {
            // The prefix comes from a key and will be declared on the root.
            core.pointee.use(entry, in: place)
            let namespace = prefixes.namespaces[prefix] ?? Self.placeholder(prefix)
            around.insert(NamespaceBinding(prefix: prefix, uri: namespace), at: 0)
        }
        try core.pointee.makeCurrent(place)
        core.pointee.beginContent()
        try serialize(element, around)
    }

    private func serialize(_ element: XML.Element, _ around: [NamespaceBinding]) throws(EncodingProblem) {
        let start = core.pointee.out.count
        do throws(XMLWritingError) {
            var options = XML.WritingOptions()
            if core.pointee.noEmptyElements { options.outputFormatting.insert(.noEmptyElements) }
            try TreeSerializer.append(
                element, to: &core.pointee.out, options, context: NamespaceContext(around))
        } catch {
            core.pointee.out.truncate(to: start)
            throw .malformed(error.message)
        }
    }
}
