/// A document without its records, which are added later.
///
/// The root is encoded like any value, with a mark where the records go, and another one where the declarations of their
/// prefixes go. The marks are characters that XML does not allow, so they occur nowhere else.
package struct DocumentShell {
    private static let declarationsMark: UInt8 = 1
    private static let recordsMark: UInt8 = 2

    /// The root with both marks, and with the first one only, as if there were no records.
    private let text: [UInt8]
    private let emptyText: [UInt8]
    /// The declarations that the root needs besides those that are written in it.
    let declarations: [NamespaceBinding]
    /// The elements around the records.
    private(set) var enclosing: [EncodingState.Enclosing] = []

    /// What comes before and after the records.
    package struct Parts {
        var before: [UInt8]
        var after: [UInt8]
        /// Whether white space around the records is significant.
        var isExact = false
    }

    /// Encodes a root.
    ///
    /// - Parameter path: The path of the records in it.
    init<Root: Encodable>(
        _ root: Root, _ extras: XMLEncoder.Extras, _ path: KeyMeaning, _ state: EncodingState
    ) throws {
        if let element = root as? XML.Element {
            state.vocabulary.adopt(root: .none)
            try state.attempt(root, 0) { () throws(EncodingProblem) in try state.write(shell: element, extras, path) }
        } else {
            try XMLEncoder.write(root, extras, state) {
                try state.attempt(root, 0) { () throws(EncodingProblem) in
                    try state.markRecords(path, state.naming(of: Root.self))
                }
            }
        }
        declarations = try state.undeclaredPrefixes(root)
        try state.attempt(root, 0) { () throws(EncodingProblem) in try state.settleDefaultNamespace() }
        text = state.shellText()
        state.removeRecordsMark(Self.recordsMark)
        emptyText = state.shellText()
        let declared = try state.text(of: declarations)
        let parts = split(declared)
        let document = parts.before + Array("<x/>".utf8) + parts.after
        let store = try Self.parse(document, root, state)
        guard let place = Self.node(at: parts.before.count, store) else { return }
        enclosing = store.ancestors(of: place).dropLast().map { node in
            EncodingState.Enclosing(
                name: store.elementName(node).qualifiedName, declarations: store.declarations(of: node))
        }
    }

    fileprivate static var mark: (declarations: [UInt8], records: [UInt8]) { ([declarationsMark], [recordsMark]) }

    private func split(_ declarations: [UInt8]) -> Parts {
        let document = Self.document(text, declarations)
        let place = document.lastIndex(of: Self.recordsMark) ?? document.endIndex
        return Parts(before: Array(document[..<place]), after: Array(document[place...].dropFirst()))
    }

    /// Returns a text with declarations in place of their mark.
    private static func document(_ text: [UInt8], _ declarations: [UInt8]) -> [UInt8] {
        let tagEnd = text.firstIndex(of: declarationsMark) ?? text.endIndex
        return text[..<tagEnd] + declarations + text[tagEnd...].dropFirst()
    }

    /// Returns the document with the declarations of the records, without the XML declaration.
    ///
    /// - Parameter name: The name of the records, by which they are sorted among the other elements.
    func parts(_ declarations: [NamespaceBinding], _ name: String?, _ state: EncodingState) throws -> Parts {
        var parts = split(try state.text(of: declarations))
        if state.options.outputFormatting.isDisjoint(with: .rewriting) { return parts }
        // Without a name of their own, records come last.
        let name = name ?? "\u{EFFFF}"
        let prefix = name.split(separator: ":").dropLast().first.map(String.init)
        let isDeclared = prefix.map { prefix in
            prefix == "xml" || enclosing.contains { $0.declarations.contains { $0.prefix == prefix } }
                || declarations.contains { $0.prefix == prefix }
        }
        let declaration = isDeclared == false ? " xmlns:\(prefix ?? "")=\"x\"" : ""
        let placeholder = Array("<\(name)\(declaration) />".utf8)
        let (all, mark) = try Self.formatted(
            parts.before + placeholder + parts.after, name, state, marking: parts.before.count)
        guard let mark else { return parts }
        parts.before = Array(all[..<mark.range.lowerBound])
        parts.after = Array(all[mark.range.upperBound...])
        parts.isExact = mark.isExact
        return parts
    }

    func withoutRecords(_ state: EncodingState) throws -> [UInt8] {
        let document = Self.document(emptyText, try state.text(of: declarations))
        if state.options.outputFormatting.isDisjoint(with: .rewriting) { return document }
        return try Self.formatted(document, "", state).bytes
    }

    /// Returns a document as the options sort and indent it, and where the element at an offset is in it.
    private static func formatted(
        _ document: [UInt8], _ value: Any, _ state: EncodingState, marking offset: Int = -1
    ) throws -> (bytes: [UInt8], mark: OutputFormatter.Mark?) {
        let store = try parse(document, value, state)
        var formatter = OutputFormatter(
            store, state.options.outputFormatting, state.options.indentation,
            appendingTo: ByteBuffer(capacity: store.source.count))
        let (out, mark) = formatter.format(marking: node(at: offset, store) ?? -1)
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        return (out.array, mark)
    }

    private static func parse(_ document: [UInt8], _ value: Any, _ state: EncodingState) throws -> NodeStore {
        try ByteBuffer.withScratch(capacity: document.count) { buffer in
            buffer.append(document)
            return try state.parse(buffer, from: 0, value)
        }
    }

    /// Returns the element whose start tag is at an offset.
    private static func node(at offset: Int, _ store: NodeStore) -> Int? {
        (1..<store.nodeCount).first {
            store.nodes[$0].kind == NodeKind.element && store.nodes[$0].start == offset
        }
    }
}

// MARK: - Encoding

extension EncodingState {
    fileprivate func naming(of type: (some Encodable).Type) -> TypeNamespace { plans[plan(of: type)].namespace }

    /// Writes the mark of the records into the root, which is open, after opening the elements that lead to it.
    fileprivate func markRecords(_ path: KeyMeaning, _ naming: TypeNamespace) throws(EncodingProblem) {
        let entry = vocabulary.add(path, nil, naming)
        guard vocabulary[entry].kind != .bad else { throw .badKey(vocabulary.detail(entry).problem) }
        let place = try resolve(entry, 0)
        // The records use it.
        use(entry, in: 0)
        try appendMark(in: place)
    }

    private func appendMark(in place: Int32) throws(EncodingProblem) {
        tape.append(.markup, in: try record(of: place))
        tape.text.append(DocumentShell.mark.records)
    }

    fileprivate func removeRecordsMark(_ mark: UInt8) {
        // No other markup begins with it. After the last text comes padding.
        for index in 0..<tape.count where tape[index].kind == .markup && tape.string(index).utf8.first == mark {
            tape.remove(index)
        }
    }

    fileprivate func shellText() -> [UInt8] {
        var out = ByteBuffer()
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        TapeWriter.write(
            &tape, vocabulary.names, rootDeclarations: DocumentShell.mark.declarations,
            noEmptyElements: options.outputFormatting.contains(.noEmptyElements), to: &out)
        return out.array
    }

    /// Writes an element as the root, with the mark of the records at the end of the last element that the path leads to.
    fileprivate func write(
        shell root: XML.Element, _ extras: XMLEncoder.Extras, _ path: KeyMeaning
    ) throws(EncodingProblem) {
        var root = root
        if let name = extras.rootKey, root.name.qualifiedName != name { root.name = XML.Name(name) }
        for name in Sorting.sorted(Array((extras.attributes ?? [:]).keys)) {
            root.attributes.append(XML.Attribute(name, value: extras.attributes?[name] ?? ""))
        }
        let entry = vocabulary.add(path, nil)
        guard vocabulary[entry].kind != .bad else { throw .badKey(vocabulary.detail(entry).problem) }
        var frame = try openShell(root, in: -1)
        use(entry, in: 0)
        var last: XML.Element? = root
        var rest: [(frame: Int32, nodes: ArraySlice<XML.Node>)] = []
        for (step, key) in zip(vocabulary.detail(entry).steps, path.steps) {
            let nodes = last?.children ?? []
            let name = vocabulary.string(step)
            let found = nodes.lastIndex { node in
                if case .element(let element) = node { isNamed(element, name, key) } else { false }
            }
            try append(nodes[..<(found ?? nodes.endIndex)], in: frame)
            rest.append((frame, found.map { nodes[($0 + 1)...] } ?? []))
            if let found, case .element(let element) = nodes[found] {
                last = element
                frame = try openShell(element, in: frame)
            } else {
                last = nil
                frame = push(.item, step, parent: frame, component: -1, owner: anyPlan)
                try open(frame)
            }
        }
        try append((last?.children ?? [])[...], in: frame)
        try appendMark(in: frame)
        for (outer, nodes) in rest.reversed() {
            close(frame)
            try append(nodes, in: outer)
            frame = outer
        }
    }

    /// Opens an element around the records, with its attributes.
    private func openShell(_ element: XML.Element, in parent: Int32) throws(EncodingProblem) -> Int32 {
        let (entry, hasPrefix) = try entry(ofElement: element.name, with: element.attributes)
        guard vocabulary[entry].kind != .bad else { throw .badKey(vocabulary.detail(entry).problem) }
        var index: Int32 = 0
        if parent < 0 {
            openRoot(entry, owner: anyPlan)
        } else {
            index = push(.item, entry, parent: parent, component: -1, owner: anyPlan)
            try open(index)
        }
        let known = parent >= 0 ? context(around: index).uri(ofPrefix: element.name.prefix ?? "") : nil
        let isDeclared = known != nil && known == element.name.namespaceURI
        try append(element.attributes, to: index, of: hasPrefix && !isDeclared ? element.name : nil)
        return index
    }

    private func append(_ nodes: ArraySlice<XML.Node>, in frame: Int32) throws(EncodingProblem) {
        if !nodes.isEmpty { try append(Array(nodes), in: frame, context(around: frame)) }
    }

    /// Whether an element is the one that a step of a path names.
    private func isNamed(_ element: XML.Element, _ written: String, _ key: String) -> Bool {
        let bindings = vocabulary.prefixes.isBound ? vocabulary.prefixes.bindings : nil
        guard
            let name = ExpandedKeyName(key, isAttribute: false, bindings: bindings, typeNamespace: nil),
            let uri = element.name.namespaceURI ?? (element.name.prefix == nil ? "" : nil)
        else { return element.name.qualifiedName == written }
        return name.local == element.name.localName && name.namespace == uri
    }
}
