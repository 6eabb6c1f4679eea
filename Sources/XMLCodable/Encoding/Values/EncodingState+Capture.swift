/// Pieces of the tree as values: nodes, content as text, and content that the model does not name.
extension EncodingState {
    /// Writes a captured value that belongs to the element around its key; returns false for one that has a place of
    /// its own.
    func putCaptured<T: Encodable>(
        _ value: T, _ plan: EncodingPlanID, _ entry: EntryID, in place: FrameID
    ) throws -> Bool {
        switch plan.role {
        case .elementName:
            let name = LayoutCast.same(value, as: XMLElementName.self).wrappedValue
            try put(captured: value, entry, place) { index throws(EncodingProblem) in try rename(index, to: name) }
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
        case .anyAttributes:
            let attributes = LayoutCast.same(value, as: XMLAnyAttributes.self).wrappedValue
            try put(captured: value, entry, place) { index throws(EncodingProblem) in
                try append(attributes, to: index)
            }
        case .flattened: try put(flattened: value, entry, in: place)
        case .groups: try put(groups: value, entry, in: place)
        default:
            try check(place, value)
            return false
        }
        return true
    }

    @inline(never)
    private func put(
        captured value: Any, _ entry: EntryID, _ place: FrameID, _ body: (Int32) throws(EncodingProblem) -> Void
    ) throws {
        try check(place, value)
        do throws(EncodingProblem) { try body(frames.element(of: place.index)) } catch {
            throw self.error(error, value, place.index, entry)
        }
    }

    /// Writes a captured value into the frame created for it; returns false for one that writes itself.
    func write<T: Encodable>(captured value: T, _ plan: EncodingPlanID, _ frame: FrameID) throws -> Bool {
        switch plan.role {
        case .elementName: try putSingle(LayoutCast.same(value, as: XMLElementName.self).wrappedValue, in: frame)
        case .anyAttributes, .comments, .flattened, .groups: return false
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
        default:
            let xml = LayoutCast.same(value, as: InnerXML.self).wrappedValue
            try write(content: value, frame) { place throws(EncodingProblem) in try append(xml: xml, in: place) }
        }
        return true
    }

    @inline(never)
    private func write(
        content value: Any, _ frame: FrameID, _ body: (Int32) throws(EncodingProblem) -> Void
    ) throws {
        try check(frame, value)
        do throws(EncodingProblem) {
            try takeSingle(frame.index)
            try body(openContent(frame.index))
        } catch {
            throw self.error(error, value, frame.index)
        }
    }

    /// Returns the frame that receives the content of a frame.
    private func openContent(_ index: Int32) throws(EncodingProblem) -> Int32 {
        switch frames[index].kind {
        case .attribute: throw .notOneScalar("content with markup")
        case .text, .rest: return inlinePlace(of: index)
        default:
            if frames[index].state == .pending { try open(index) }
            return index
        }
    }

    // MARK: - Content

    private func append(_ nodes: [XML.Node], in place: Int32) throws(EncodingProblem) {
        if !nodes.isEmpty { try append(nodes, in: place, context(around: place)) }
    }

    /// Appends XML as it is, after checking that it is well-formed in its context.
    private func append(xml: String, in place: Int32) throws(EncodingProblem) {
        guard !xml.isEmpty else { return }
        let context = context(around: place)
        var content = XML.Element("content")
        for prefix in Sorting.sorted(Array(Self.prefixes(in: xml))) {
            guard let uri = context.uri(ofPrefix: prefix), !uri.isEmpty, prefix != "xml" else { continue }
            content.attributes.append(XML.Attribute(prefix.isEmpty ? "xmlns" : "xmlns:\(prefix)", value: uri))
        }
        do {
            // The start tag of an element that takes the place of the one around the content.
            var tag = try content.xmlString()
            guard let end = tag.range(ofLast: " />") ?? tag.range(ofLast: "/>") else { return }
            tag.replaceSubrange(end, with: ">")
            var options = XML.ParsingOptions()
            options.limits.depth = Int(depthLimit)
            let document = try XML.Document(parsing: tag + xml + "</content>", options: options)
            guard document.epilog.isEmpty else { throw EncodingProblem.malformed("it closes the element around it") }
        } catch let error as XMLParsingError {
            throw .malformed(error.message)
        } catch {
            throw .malformed("\(error)")
        }
        let parent = try record(of: place)
        tape.append(.markup, in: parent)
        tape.text.append(string: xml)
    }

    /// What could be a prefix of a name in a text, and the empty prefix.
    private static func prefixes(in xml: String) -> Set<String> {
        var found: Set<String> = [""]
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

    // MARK: - Attributes

    func append(_ attributes: [XML.Attribute], to place: Int32) throws(EncodingProblem) {
        var declared = Set(attributes.compactMap(\.declaredPrefix))
        let context = context(around: place)
        for attribute in attributes {
            let name = attribute.name
            let isDeclaration = attribute.declaredPrefix != nil
            if !isDeclaration, let prefix = name.prefix, prefix != "xml", let uri = name.namespaceURI,
                declared.insert(prefix).inserted,
                context.uri(ofPrefix: prefix) != uri
            {
                try writeAttribute(uri, vocabulary.plainEntry("xmlns:\(prefix)", .attribute), of: place)
            }
            let entry = vocabulary.plainEntry(name.qualifiedName, .attribute, isOpen: !isDeclaration)
            try writeAttribute(attribute.value, entry, of: place)
        }
    }

    /// Writes an element that says nil, with attributes, as the single value of a frame.
    func putNil(_ attributes: [XML.Attribute], in place: FrameID) throws {
        try check(place, Any?.none as Any)
        let index = place.index
        do throws(EncodingProblem) {
            try takeSingle(index)
            switch frames[index].kind {
            case .attribute: throw .notOneScalar("nil with attributes")
            case .text: throw .noText("the text of an element cannot be nil")
            case .rest where frames[index].component < -1 || frames[index].flags.contains(.isPayload): throw .nilElement
            default:
                try writeNil(in: index, saysSo: true)
                try append(attributes, to: index)
            }
        } catch {
            throw self.error(error, Any?.none as Any, index)
        }
    }

    // MARK: - Names

    /// Renames an element that is being written.
    private func rename(_ place: Int32, to name: String) throws(EncodingProblem) {
        let old = frames[place].entry
        // A name passed to the call takes precedence.
        if frames[place].parent < 0, vocabulary[old].flags.contains(.isOpen) { return }
        if ScalarEquality.equal(vocabulary.string(old), name) {
            frames[place].flags.remove(.needsName)
        } else {
            try rename(place, to: vocabulary.plainEntry(name, .element))
        }
    }
}

extension String {
    fileprivate func range(ofLast text: String) -> Range<String.Index>? {
        guard hasSuffix(text) else { return nil }
        return index(endIndex, offsetBy: -text.count)..<endIndex
    }
}
