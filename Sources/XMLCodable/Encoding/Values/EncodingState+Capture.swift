/// Values that belong to the element around their key, such as its name and its other attributes. Those of the tree
/// are in `EncodingState+Tree.swift`.
extension EncodingState {
    /// Writes a captured value that belongs to the element around its key; returns false for one that has a place of
    /// its own.
    func putCaptured<T: Encodable>(
        _ value: T, _ plan: EncodingPlanID, _ entry: EntryID, in place: FrameID
    ) throws -> Bool {
        try refuseInGroup(value, entry, place)
        switch plan.role {
        case .elementName:
            let name = LayoutCast.same(value, as: XMLElementName.self)
            try put(captured: value, entry, place) { index throws(EncodingProblem) in
                try rename(index, to: name.wrappedValue, in: name.namespaceURI)
            }
        case .anyAttributes:
            let attributes = LayoutCast.same(value, as: XMLAnyAttributes.self).wrappedValue
            try put(captured: value, entry, place) { index throws(EncodingProblem) in
                try append(captured: attributes, to: index)
            }
        case .flattened: try put(flattened: value, entry, in: place)
        case .groups: try put(groups: value, entry, in: place)
        default:
            if try put(tree: value, plan, entry, in: place) { return true }
            try check(place, value)
            return false
        }
        return true
    }

    @inline(never)
    func put(
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
        case .anyAttributes:
            let attributes = LayoutCast.same(value, as: XMLAnyAttributes.self).wrappedValue
            try write(content: value, frame) { place throws(EncodingProblem) in
                try append(captured: attributes, to: place)
            }
        case .flattened, .groups: return false
        default: return try write(tree: value, plan, frame)
        }
        return true
    }

    /// Writes the content of an element into the frame created for it.
    @inline(never)
    func write(
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

    // MARK: - Nil

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
                try append(captured: attributes, to: index)
            }
        } catch {
            throw self.error(error, Any?.none as Any, index)
        }
    }

    // MARK: - Names

    /// Renames an element that is being written.
    ///
    /// - Parameter namespace: The namespace to declare, if it is not in force around the element; nil if it is not known.
    private func rename(
        _ place: Int32, to name: String, in namespace: String?
    ) throws(EncodingProblem) {
        let old = frames[place].entry
        // A name passed to the call takes precedence.
        if frames[place].parent < 0, vocabulary[old].flags.contains(.isOpen) { return }
        if ScalarEquality.equal(vocabulary.string(old), name) {
            frames[place].flags.remove(.needsName)
        } else if let namespace, vocabulary.prefixes.bindings.isEmpty {
            let name = XML.Name(name, namespaceURI: namespace)
            let (entry, hasPrefix) = try self.entry(ofElement: name, with: [])
            try rename(place, to: entry)
            let context = context(around: place)
            let prefix = name.prefix ?? ""
            let known = prefix.isEmpty ? defaultNamespace(in: place, context) : context.uri(ofPrefix: prefix)
            if hasPrefix, !ScalarEquality.equal(known, namespace) { try append([], to: place, of: name) }
        } else {
            try rename(place, to: vocabulary.plainEntry(name, .element))
        }
    }
}
