/// Writes trees as bytes.
///
/// Unchanged parts of a parsed document are copied from its source, unless the options ask for another form
/// (`TreeSerializer+Source.swift`). Otherwise they are written from their records (`TreeSerializer+Parsed.swift`): raw
/// text is copied including its references. Elements created or modified in code are checked and escaped
/// (`TreeSerializer+Owned.swift`). Nothing recurses.
///
/// Names keep their namespaces: if an element of a parsed document is written by itself or in another document, any
/// declarations that it needs and that are not in scope there are added to it.
///
/// It has many properties: the state of a walk that has no recursion to keep it.
package struct TreeSerializer {
    /// The output buffer; the caller frees it.
    package var out: ByteBuffer
    let options: XML.WritingOptions
    /// Whether a tree that cannot be written is an error; otherwise invalid characters are replaced and other errors
    /// are ignored.
    let isStrict: Bool
    /// Whether declarations are added if names need them.
    let addsDeclarations: Bool
    var context: NamespaceContext
    /// Whether unresolved references of any document may be kept.
    package var keepsReferences = false
    /// The document whose unresolved references may be kept, because the document type declaration that they refer to
    /// is also written.
    var referring: NodeStore?
    /// The document type declaration that is written, and the document that was parsed with it, if any.
    var doctype: (text: String, store: NodeStore?)?
    private var knownAttributes: DeclaredAttributes?
    /// Whether what was parsed is written in the form of its source.
    package let keepsForm: Bool
    /// The document that is being written, if the document type declaration that it was parsed with is written as well.
    var home: NodeStore?
    /// The offset in the source after what was written last, if it stood there, directly after what was written before.
    var sourceEnd: Int?
    /// The source whose lines new text is to be like, and whether they end with CR LF.
    package var lineEnds: (store: NodeStore, areCRLF: Bool)?
    /// The declarations that were in scope around a modified element when it was parsed.
    var outer = PrefixTable()
    var open: [OpenElement] = []
    /// What of a parsed document cannot be written; parsed parts are written without a check.
    var unwritable: XMLWritingError?

    /// An element created or modified in code whose content is being written.
    struct OpenElement {
        let element: OwnedElement
        /// The name as it is written.
        let name: String
        /// The indices of the children in the order to write them, or nil for document order.
        let order: [Int]?
        /// Whether white space is preserved rather than generated.
        let isExact: Bool
        let contextMark: Int
        /// The content that it had in its source, if it is written in that form.
        var content: SourceContent?
        /// Whether it is where it was in the source.
        let isInPlace: Bool
        var next = 0
    }

    /// Creates a serializer that appends to a buffer.
    ///
    /// - Parameters:
    ///   - out: The buffer to append to.
    ///   - context: The namespace declarations in scope. Defaults to none.
    package init(
        appendingTo out: ByteBuffer, _ options: XML.WritingOptions, context: NamespaceContext = NamespaceContext(),
        isStrict: Bool = true, addsDeclarations: Bool = true
    ) {
        self.out = out
        self.options = options
        keepsForm = options.keepsForm
        self.context = context
        self.isStrict = isStrict
        self.addsDeclarations = addsDeclarations
    }

    /// Returns what a closure writes, using only characters of the output encoding, in a buffer that the caller frees.
    static func written(
        _ options: XML.WritingOptions, isStrict: Bool = true,
        _ write: (inout TreeSerializer) throws(XMLWritingError) -> Void
    ) throws(XMLWritingError) -> ByteBuffer {
        let out = try ByteBuffer.written { out throws(XMLWritingError) in
            var serializer = TreeSerializer(appendingTo: out, options, isStrict: isStrict, addsDeclarations: isStrict)
            defer { out = serializer.out }
            try write(&serializer)
        }
        return try options.restricted(out)
    }

    /// Appends nodes to the output of another writer.
    static func append(
        _ nodes: [XML.Node], to out: inout ByteBuffer, _ options: XML.WritingOptions, context: NamespaceContext
    ) throws(XMLWritingError) {
        var serializer = TreeSerializer(appendingTo: out, options, context: context)
        defer { out = serializer.out }
        for node in nodes { try serializer.write(node) }
    }

    package mutating func write(_ node: XML.Node) throws(XMLWritingError) {
        if case .element(let element) = node { try write(element) } else { try writeLeaf(node) }
    }

    /// Writes an element with all of its content.
    package mutating func write(_ element: XML.Element) throws(XMLWritingError) {
        outer = addsDeclarations && element.owned != nil ? element.outerPrefixes : PrefixTable()
        let extra = addsDeclarations ? Self.outerDeclarations(for: element, in: context) : []
        try start(element, isExact: !options.outputFormatting.contains(.prettyPrinted), extra: extra)
        try writeContent()
        if isStrict, let unwritable { throw unwritable }
    }

    /// Writes the content and the end tags of the elements that are open.
    private mutating func writeContent() throws(XMLWritingError) {
        while let current = open.last {
            guard current.next < current.element.children.count else {
                end(current)
                continue
            }
            open[open.count - 1].next += 1
            let index = current.order?[current.next] ?? current.next
            let child = current.element.children[index]
            if !current.isExact {
                if case .text = child { continue }
                newLine(open.count)
            }
            if case .element(let element) = child {
                let isInPlace = open[open.count - 1].content?.take(element) ?? false
                try start(element, isExact: current.isExact, extra: [], isInPlace: isInPlace)
            } else {
                try write(leaf: child, at: index)
            }
        }
    }

    /// Writes a child of the innermost open element that is not an element.
    private mutating func write(leaf: XML.Node, at index: Int) throws(XMLWritingError) {
        let last = open.count - 1
        let children = open[last].element.children
        if !keepsForm {
            let record = open[last].content?.takeExpanded(leaf, at: index, of: children)
            guard case .text = leaf, let record, let store = open[last].content?.store else {
                return try writeLeaf(leaf)
            }
            appendText(store, record)
        } else if let store = open[last].content?.store,
            let range = open[last].content?.take(leaf, at: index, of: children)
        {
            if case .text = leaf, !store.hasRepairedReferences {
                // The store owns the source.
                appendJoined(unsafe store.source.slice(range.lowerBound, range.count))
            } else if case .text = leaf {
                ByteBuffer.withScratch(capacity: range.count + 16) { text in
                    store.append(range, to: &text)
                    // Nothing more is appended.
                    appendJoined(unsafe text.bytes)
                }
            } else {
                copy(range, of: store)
            }
            sourceEnd = range.upperBound
        } else {
            if case .text(let text) = leaf, text.utf8.first == 0x0A { endLine() }
            let count = out.count
            try writeLeaf(leaf)
            guard out.count > count else { return }
            sourceEnd = nil
            guard case .text = leaf, let store = open[last].content?.store else { return }
            writeLineEnds(from: count, likeThoseOf: store)
        }
    }

    private mutating func start(
        _ element: XML.Element, isExact: Bool, extra: [NamespaceBinding], isInPlace: Bool = false
    ) throws(XMLWritingError) {
        let count = open.count
        sourceEnd = nil
        defer { if open.count == count, !isInPlace { sourceEnd = nil } }
        switch element.content {
        case .parsed(let store, let node):
            let isChecked = needsCheck(store) || store.hasUndeclaredPrefixes && !context.isEmpty
            if !isChecked {
                if keepsForm, copy(store, node, extra: extra) { return }
                if options.outputFormatting.isDisjoint(with: .sortedKeys) {
                    write(store, node, isExact: isExact, extra: extra)
                    return
                }
            }
            let isPreserving = store.nodes[node].flags & NodeFlag.preservesSpace != 0
            try start(
                OwnedElement(store, node), isExact: isExact || isPreserving, extra: extra, parsedAs: (store, node),
                isInPlace: isChecked && isInPlace)
        case .owned(let owned):
            let origin = element.store.map { ($0, Int(element.node)) }
            try start(owned, isExact: isExact, extra: extra, parsedAs: origin, isInPlace: isInPlace)
        }
    }

    /// The attributes that the document type declaration adds to elements.
    var declaredAttributes: DeclaredAttributes {
        mutating get {
            if let knownAttributes { return knownAttributes }
            let read = DeclaredAttributes(doctype: doctype?.text ?? "", of: doctype?.store)
            knownAttributes = read
            return read
        }
    }

    /// Whether the document type declaration adds any attributes.
    var hasDeclaredAttributes: Bool { mutating get { doctype != nil && !declaredAttributes.isEmpty } }

    /// Whether the elements of a parsed document may lack attributes that the document type declaration adds.
    private mutating func needsCheck(_ store: NodeStore) -> Bool {
        isStrict && doctype != nil && doctype?.store !== store && hasDeclaredAttributes
    }

    /// Appends a newline and the indentation for a level.
    mutating func newLine(_ level: Int) {
        guard options.outputFormatting.contains(.prettyPrinted) else { return }
        options.indentation.appendLine(level, to: &out)
    }

    /// Returns the declarations to add to an element from around the place where it was parsed, other than the one for
    /// its own name: those that only values use and, for a modified element, those that its children need, which each
    /// child would otherwise declare again.
    static func outerDeclarations(for element: XML.Element, in context: NamespaceContext) -> [NamespaceBinding] {
        guard let store = element.store, store.hasPrefixes, Int(element.node) != store.root else {
            return []
        }
        var needed: [NamespaceBinding] = []
        if element.owned != nil {
            needed = store.undeclaredBindings(in: Int(element.node)).filter { !$0.prefix.isEmpty }
        }
        let words = ValuePrefixes(in: element, of: store).words
        if !words.isEmpty {
            let outer = element.outerPrefixes
            let known = PrefixTable(needed)
            for word in words {
                guard let uri = outer[word], known[word] == nil else { continue }
                needed.append(NamespaceBinding(prefix: word, uri: uri))
            }
        }
        guard !needed.isEmpty else { return [] }
        let own = PrefixTable(element.ownBindings)
        return needed.filter { binding in
            own[binding.prefix] == nil
                && !ScalarEquality.equal(context.uri(ofPrefix: binding.prefix), binding.uri)
        }
    }

    /// Returns the declarations of the prefixes in the values of attributes, from where these were parsed, other than those
    /// among the attributes.
    static func outerDeclarations(for attributes: [XML.Attribute]) -> [NamespaceBinding] {
        var needed: [NamespaceBinding] = []
        var known = RareSet<String>()
        var place: (store: NodeStore, node: Int)?
        var (own, outer) = (PrefixTable(), PrefixTable())
        for attribute in attributes { if let prefix = attribute.declaredPrefix { known.insert(prefix) } }
        for attribute in attributes where attribute.declaredPrefix == nil {
            guard let (store, index) = attribute.source, store.hasPrefixes else { continue }
            let words = ValuePrefixes(in: attribute.value, of: store).words
            if words.isEmpty { continue }
            let node = store.element(ofAttribute: index)
            if place?.store !== store || place?.node != node {
                place = (store, node)
                outer = store.prefixes(outside: node)
                own = PrefixTable(store.declarations(of: node))
            }
            for word in words {
                guard let uri = own[word] ?? outer[word], known.insert(word) else { continue }
                needed.append(NamespaceBinding(prefix: word, uri: uri))
            }
        }
        return needed
    }

    /// Returns an error at the current position: in the open elements, and in the element `name` if given.
    func failure(_ code: XMLWritingError.Code, _ message: String, in name: String? = nil) -> XMLWritingError {
        let path = open.map { "/" + $0.element.name.qualifiedName }.joined() + (name.map { "/" + $0 } ?? "")
        return XMLWritingError(code: code, message: message, elementPath: path.isEmpty ? "/" : path)
    }
}
