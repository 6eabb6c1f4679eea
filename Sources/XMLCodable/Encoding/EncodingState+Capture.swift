/// Pieces of the tree as values: nodes, content as text, and content that the model does not name.
extension EncodingState {
    /// Writes a captured value under a key of an element.
    func putCaptured<T: Encodable>(
        _ value: T, _ plan: UnsafeMutablePointer<EncodingPlan>, _ entry: Entry, _ index: Int32, _ serial: Int32
    ) throws {
        try check(index, serial, value)
        do throws(EncodingProblem) {
            let place = element(of: index)
            switch plan.pointee.role {
            case .elementName:
                try rename(place, to: Self.same(value, as: XMLElementName.self).wrappedValue)
                return
            case .anyElements:
                let elements = Self.same(value, as: XMLAnyElements.self).wrappedValue
                try append(elements.map { .element($0) }, in: place)
                return
            case .anyAttributes:
                try append(Self.same(value, as: XMLAnyAttributes.self).wrappedValue, to: place)
                return
            default: break
            }
        } catch {
            throw self.error(error, value, index, entry)
        }
        try putNested(value, plan, entry, index, serial)
    }

    /// Writes a captured value into the frame created for it.
    func write<T: Encodable>(
        captured value: T, _ plan: UnsafeMutablePointer<EncodingPlan>, _ index: Int32, _ serial: Int32
    ) throws {
        switch plan.pointee.role {
        case .elementName:
            return try putSingle(Self.same(value, as: XMLElementName.self).wrappedValue, index, serial)
        case .anyAttributes: return try value.encode(to: ValueEncoder(state: self, frame: index, serial: serial))
        case .rawNode:
            if case .element(let element) = Self.same(value, as: XML.Node.self) {
                return try write(element: element, index, serial)
            }
        default: break
        }
        try check(index, serial, value)
        do throws(EncodingProblem) {
            try takeSingle(index)
            let place = try openContent(index)
            switch plan.pointee.role {
            case .rawNode: try append([Self.same(value, as: XML.Node.self)], in: place)
            case .rawNodes: try append(Self.same(value, as: [XML.Node].self), in: place)
            case .anyElements:
                let elements = Self.same(value, as: XMLAnyElements.self).wrappedValue
                try append(elements.map { .element($0) }, in: place)
            default: try append(xml: Self.same(value, as: InnerXML.self).wrappedValue, in: place)
            }
        } catch {
            throw self.error(error, value, index)
        }
    }

    /// Returns the frame that receives the content of a frame.
    private func openContent(_ index: Int32) throws(EncodingProblem) -> Int32 {
        let frame = core.pointee.frame(index)
        switch frame.pointee.kind {
        case Frame.Kind.attribute: throw .notOneScalar("content with markup")
        case Frame.Kind.text, Frame.Kind.rest: return inlinePlace(of: index)
        default:
            if frame.pointee.state == Frame.State.pending { try core.pointee.open(index) }
            return index
        }
    }

    // MARK: - Content

    private func append(_ nodes: [XML.Node], in place: Int32) throws(EncodingProblem) {
        guard !nodes.isEmpty else { return }
        let around = bindings(around: place)
        try core.pointee.makeCurrent(place)
        core.pointee.beginContent()
        let start = core.pointee.out.count
        do throws(XMLWritingError) {
            var options = XML.WritingOptions()
            if core.pointee.noEmptyElements { options.outputFormatting.insert(.noEmptyElements) }
            try TreeSerializer.append(nodes, to: &core.pointee.out, options, context: NamespaceContext(around))
        } catch {
            core.pointee.out.truncate(to: start)
            throw .malformed(error.message)
        }
    }

    /// Appends XML as it is, after checking that it is well-formed in its context.
    private func append(xml: String, in place: Int32) throws(EncodingProblem) {
        guard !xml.isEmpty else { return }
        var declared: [String: String] = [:]
        for binding in bindings(around: place) where !binding.uri.isEmpty { declared[binding.prefix] = binding.uri }
        var content = XML.Element("content")
        content.attributes = declared.sorted { $0.key < $1.key }.map { prefix, uri in
            XML.Attribute(prefix.isEmpty ? "xmlns" : "xmlns:\(prefix)", value: uri)
        }
        do {
            // The start tag of an element that takes the place of the one around the content.
            var tag = try content.xmlString()
            guard let end = tag.range(ofLast: " />") ?? tag.range(ofLast: "/>") else { return }
            tag.replaceSubrange(end, with: ">")
            var options = XML.ParsingOptions()
            options.limits.depth = Int(core.pointee.depthLimit)
            let document = try XML.Document(parsing: tag + xml + "</content>", options: options)
            guard document.epilog.isEmpty else { throw EncodingProblem.malformed("it closes the element around it") }
        } catch let error as XMLParsingError {
            throw .malformed(error.message)
        } catch {
            throw .malformed("\(error)")
        }
        try core.pointee.makeCurrent(place)
        core.pointee.beginContent()
        core.pointee.out.append(string: xml)
    }

    // MARK: - Attributes

    private func append(_ attributes: [XML.Attribute], to place: Int32) throws(EncodingProblem) {
        var declared = Set(attributes.compactMap(\.declaredPrefix))
        for attribute in attributes {
            let name = attribute.name
            let isDeclaration = attribute.declaredPrefix != nil
            if !isDeclaration, let prefix = name.prefix, prefix != "xml", let uri = name.namespaceURI,
                declared.insert(prefix).inserted,
                !bindings(around: place).contains(where: { $0.prefix == prefix && $0.uri == uri })
            {
                try writeAttribute(uri, plainEntry("xmlns:\(prefix)", KeyEntry.Kind.attribute), of: place)
            }
            let entry = plainEntry(name.qualifiedName, KeyEntry.Kind.attribute, isOpen: !isDeclaration)
            try writeAttribute(attribute.value, entry, of: place)
        }
    }

    // MARK: - Names

    /// Renames an element that is being written.
    private func rename(_ place: Int32, to name: String) throws(EncodingProblem) {
        let frame = core.pointee.frame(place)
        let old = frame.pointee.entry
        // A name passed to the call takes precedence.
        if frame.pointee.parent < 0, old.pointee.isOpen { return }
        if ScalarEquality.equal(old.pointee.name.pointee.string, name) { return }
        let new = plainEntry(name, KeyEntry.Kind.element)
        guard new.pointee.kind != KeyEntry.Kind.bad else { throw .badKey(new.pointee.problem) }
        if frame.pointee.state == Frame.State.pending {
            frame.pointee.entry = new
        } else {
            core.pointee.rename(place, new)
        }
    }

    /// Opens an element whose name is determined by its value.
    func openNamed(_ index: Int32) throws(EncodingProblem) -> Handle {
        let frame = core.pointee.frame(index)
        frame.pointee.kind = Frame.Kind.item
        frame.pointee.entry = plainEntry("_", KeyEntry.Kind.element)
        frame.pointee.parent = inlinePlace(of: index)
        try core.pointee.open(index)
        return Handle(frame: index, serial: frame.pointee.serial)
    }

    /// Determines whether a value has an ``XMLElementName``, once per type.
    func noteNaming(_ value: Any, _ plan: UnsafeMutablePointer<EncodingPlan>) {
        guard plan.pointee.namesElement == nil else { return }
        var mirror: Mirror? = Mirror(reflecting: value)
        var found = false
        while let level = mirror, !found {
            found = level.children.contains { $0.value is XMLElementName }
            mirror = level.superclassMirror
        }
        plan.pointee.namesElement = found
    }
}

extension String {
    fileprivate func range(ofLast text: String) -> Range<String.Index>? {
        guard hasSuffix(text) else { return nil }
        return index(endIndex, offsetBy: -text.count)..<endIndex
    }
}
