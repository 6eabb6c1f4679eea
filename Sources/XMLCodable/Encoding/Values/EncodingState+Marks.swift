/// Marks: what tells the case of an enum, or the type of a value, in its element; see ``Mark``.
extension EncodingState {
    /// Writes the mark of an enum's case into the element of a frame, which becomes that of the case.
    ///
    /// - Parameter isSingle: Whether the case has a single value without a label, which is the element itself.
    func writeCase(_ id: EntryID, in index: Int32, isSingle: Bool) throws(EncodingProblem) {
        let entry = vocabulary[id]
        if entry.kind == .rest, frames[index].flags.contains(.isBorrowed) { throw .noOwnElement }
        if entry.kind != .rest, entry.component >= 0, let form = plans[frames[index].owner].caseMark {
            try write(mark: vocabulary.components[Int(entry.component)].stringValue, [], form, index)
        }
        guard isSingle else { return }
        frames[index].shape = .none
        // An array is the content of the element.
        if frames[index].kind == .element { frames[index].kind = .item }
        frames[index].flags.insert(.isPayload)
    }

    /// Writes a mark into the element of a frame, as an attribute or a child element.
    ///
    /// - Parameter others: The marks that the type may write in its place.
    func write(
        mark: String, _ others: [String], _ form: Mark, _ index: Int32
    ) throws(EncodingProblem) {
        if frames[index].kind == .rest, form != .elementName { try openNamed(index) }
        let place = frames[index].kind.isAlias ? inlinePlace(of: index) : index
        _ = try record(of: place)
        switch form {
        case .elementName: break
        case .element(let name):
            try writeElement(mark, vocabulary.plainEntry(name, .element), in: place, isCData: false)
        case .attribute(let name):
            try write(mark, others, vocabulary.plainEntry(name, .attribute), of: place)
        case .xsiType: try write(type: mark, others, of: place)
        }
    }

    /// Writes an attribute that the model may write again with the same text.
    func write(
        _ mark: String, _ others: [String], _ entry: EntryID, of place: Int32
    ) throws(EncodingProblem) {
        let record = tape.count
        try writeAttribute(mark, entry, of: place)
        let element = frames.element(of: place)
        imply(vocabulary[entry].name, mark, of: element, record: record, others: others)
    }

    /// Writes an `xsi:type`, whose value is a name: its prefix is declared like that of any other name.
    private func write(type mark: String, _ others: [String], of place: Int32) throws(EncodingProblem) {
        var written = vocabulary.written(mark, isAttribute: false, .none)
        if let problem = written.problem { throw .badKey(problem) }
        var isElsewhere = false
        if mark.hasPrefix("{"), !written.name.utf8.contains(UInt8(ascii: ":")) {
            let element = frames.element(of: place)
            let known = defaultNamespace(in: element, context(around: element))
            if written.namespace == OutputName.noNamespace {
                guard known.isEmpty else { throw .noNamespace(written.name) }
            } else if !vocabulary.prefixes.defaultNamespace.isEmpty,
                !ScalarEquality.equal(known, vocabulary.prefixes.defaultNamespace)
            {
                // The default namespace is another one here.
                written = vocabulary.written(mark, isAttribute: true, .none)
                isElsewhere = true
            }
        }
        namespaces.noteXSI(tape.count)
        let attribute = vocabulary.plainEntry("{\(XMLNamespaceStrategy.schemaInstance)}type", .attribute)
        let record = tape.count
        let locals = others.map { String($0[Self.local($0)...]) }
        try write(written.name, locals, attribute, of: place)
        // A key may have the prefix that the attribute gets, instead of the namespace.
        let plain = vocabulary[vocabulary.plainEntry("xsi:type", .attribute)]
        if plain.kind == .attribute, vocabulary.names[plain.name].namespace == 0 {
            let element = frames.element(of: place)
            _ = frames.add(attribute: plain.attribute, to: element)
            imply(plain.name, written.name, of: element, record: record, others: locals)
        }
        guard written.name.utf8.contains(UInt8(ascii: ":")) else { return }
        let name =
            isElsewhere
            ? vocabulary.writtenEntry(written, .element, isOpen: false) : vocabulary.plainEntry(mark, .element)
        use(name, in: place)
        guard record < tape.count else { return }
        guard let use = DocumentNamespaces.Use(vocabulary.names[vocabulary[name].name]) else {
            return namespaces.hide(vocabulary[name].prefix, in: record)
        }
        namespaces.qualifiedTexts.append(
            DocumentNamespaces.QualifiedText(
                record: record,
                names: [
                    .init(local: String(written.name.drop { $0 != ":" }.dropFirst()), use: use)
                ]))
    }

    /// Returns where the local part of a mark begins: after `{uri}` and a prefix.
    static func local(_ mark: String) -> String.Index {
        let last = mark.utf8.lastIndex { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: ":") }
        return last.map { mark.utf8.index(after: $0) } ?? mark.startIndex
    }
}
