/// Names as values: `xs:QName`.
extension EncodingState {
    /// Returns the text of a name in a frame.
    func text(of name: XML.QualifiedName, _ frame: FrameID) throws -> QualifiedNameText {
        try attempt(name, in: frame) { () throws(EncodingProblem) in try text(of: name, in: frame.index) }
    }

    private func text(of name: XML.QualifiedName, in index: Int32) throws(EncodingProblem) -> QualifiedNameText {
        guard XMLCharacters.isNCName(name.localName) else {
            throw .noText("\"\(name.localName)\" is not the local part of a name")
        }
        let place = frames[index].kind < .attribute ? index : frames.element(of: index)
        let context = context(around: place)
        let known = defaultNamespace(in: place, context)
        guard let namespace = name.namespaceURI, !namespace.isEmpty else {
            if name.isPrefix { throw .noText("a prefix cannot be written without the namespace that it stands for") }
            if known.isEmpty { return nameInDefault(name) }
            throw .noNamespace(name.localName)
        }
        if name.prefix?.isEmpty == true, ScalarEquality.equal(known, namespace) {
            return nameInDefault(name)
        }
        // Prefixes that begin with "xml" are reserved, and "xsi" is what the coder itself declares.
        let isReserved = name.prefix.map { $0.hasPrefix("xml") || $0 == "xsi" || !XMLCharacters.isNCName($0) } ?? true
        let wish = isReserved ? nil : name.prefix
        let (entry, written) = try vocabulary.checkedEntry(
            "{\(namespace)}\(name.localName)", isPrefixed: true, TypeNamespace(uri: nil, prefix: wish), .element,
            isOpen: false)
        return QualifiedNameText(
            name: name, written: name.isPrefix ? XML.Name(written).prefix ?? "" : written, entry: entry,
            use: DocumentNamespaces.Use(vocabulary.names[vocabulary[entry].name]))
    }

    /// Returns the text of a name that means what the default namespace in force says.
    private func nameInDefault(_ name: XML.QualifiedName) -> QualifiedNameText {
        namespaces.noteInDefault(tape.count)
        return QualifiedNameText(name: name, written: name.localName)
    }

    /// Notes that the last record's text, which was written into a frame, has names in it: their prefixes are used there, and
    /// may be renamed.
    ///
    /// - Parameters:
    ///   - items: What the text consists of: names, and possibly others.
    ///   - separator: The text between them. Defaults to a space.
    func noteQualified(_ items: [any ScalarValue], in frame: FrameID, separator: String = " ") throws {
        // Cheaper than a cast of each item.
        guard items.contains(where: { type(of: $0) == QualifiedNameText.self }) else { return }
        let names = items.compactMap { $0 as? QualifiedNameText }
        // An element that contains only the text has no frame of its own.
        let place = frames[frame.index].state == .open ? frame.index : frames[frame.index].parent
        for name in names {
            guard let entry = name.entry else { continue }
            use(entry, in: place)
            if name.use == nil { namespaces.hide(vocabulary[entry].prefix, in: tape.count - 1) }
        }
        guard names.contains(where: { $0.use != nil }), tape.count > 0 else { return }
        let mode: TextMode = tape[tape.count - 1].kind == .attribute ? .attribute : .text
        let written = try items.map { item -> DocumentNamespaces.QualifiedText.Name in
            guard let name = item as? QualifiedNameText, let use = name.use else {
                return .init(local: try text(of: item, mode, in: frame), use: nil)
            }
            return .init(local: name.name.isPrefix ? nil : name.name.localName, use: use)
        }
        namespaces.qualifiedTexts.append(
            DocumentNamespaces.QualifiedText(record: tape.count - 1, names: written, separator: separator))
    }

    /// Returns what is written for a scalar.
    private func text(of scalar: any ScalarValue, _ mode: TextMode, in frame: FrameID) throws -> String {
        try attempt(scalar.subject, frame.index) { () throws(EncodingProblem) in
            String(decoding: try text(of: scalar, mode), as: UTF8.self)
        }
    }
}

/// The text of a name with its prefix.
struct QualifiedNameText: ScalarValue {
    let name: XML.QualifiedName
    let written: String
    /// The entry of the name, if it has a prefix.
    var entry: EntryID?
    /// The prefix, if it may be renamed.
    var use: DocumentNamespaces.Use?
    var subject: Any { name }
    var isName: Bool { true }

    func append(to out: inout ByteBuffer, _ style: TextStyle, _ mode: TextMode) throws(EncodingProblem) {
        try style.append(text: written, mode, to: &out)
    }
}
