/// Writes trees as bytes.
///
/// Parts of a parsed document go from their records straight to the output (`TreeSerializer+Parsed.swift`): raw text
/// is copied with the references it has, so that a document comes out as it was written. Elements made or changed by
/// hand are checked and escaped (`TreeSerializer+Owned.swift`). Nothing recurses.
///
/// Names bring their namespaces along: where an element of a parsed document is written by itself, or in another
/// document, declarations that it needs and the place lacks are added to it.
struct TreeSerializer {
    /// What is being written; the caller frees it.
    var out: ByteBuffer
    let options: XML.WritingOptions
    /// How many levels of elements stand around what is written.
    let depth: Int
    /// Whether a tree that no document can hold is an error; otherwise what cannot be written is replaced.
    let isStrict: Bool
    /// Whether declarations are added where names need them.
    let addsDeclarations: Bool
    var context: NamespaceContext
    /// Whether references that could not be resolved may stand: the document type declaration they are about is written
    /// too.
    var keepsReferences = false
    /// What was declared around a changed element where it was parsed.
    var outer: [NamespaceBinding] = []
    var open: [OpenElement] = []

    /// An element made by hand whose content is being written.
    struct OpenElement {
        let element: OwnedElement
        /// Indices of the children in the order to write them, nil for their own.
        let order: [Int]?
        /// Whether white space is written as it is, not made.
        let isExact: Bool
        let contextMark: Int
        var next = 0
    }

    /// - Parameters:
    ///   - out: Where to append.
    ///   - depth: How many levels of elements stand around the place, for indentation. Defaults to 0.
    ///   - context: The namespace declarations in force there. Defaults to none.
    init(
        appendingTo out: ByteBuffer, _ options: XML.WritingOptions, depth: Int = 0,
        context: NamespaceContext = NamespaceContext(), isStrict: Bool = true, addsDeclarations: Bool = true
    ) {
        self.out = out
        self.options = options
        self.depth = depth
        self.context = context
        self.isStrict = isStrict
        self.addsDeclarations = addsDeclarations
    }

    /// Appends an element that stands in something else's output.
    static func append(
        _ element: XML.Element, to out: inout ByteBuffer, _ options: XML.WritingOptions, depth: Int = 0,
        context: NamespaceContext = NamespaceContext()
    ) throws(XMLWritingError) {
        var serializer = TreeSerializer(appendingTo: out, options, depth: depth, context: context)
        defer { out = serializer.out }
        try serializer.write(element)
    }

    /// Appends nodes that stand in something else's output.
    static func append(
        _ nodes: [XML.Node], to out: inout ByteBuffer, _ options: XML.WritingOptions,
        context: NamespaceContext = NamespaceContext()
    ) throws(XMLWritingError) {
        var serializer = TreeSerializer(appendingTo: out, options, context: context)
        defer { out = serializer.out }
        for node in nodes { try serializer.write(node) }
    }

    mutating func write(_ node: XML.Node) throws(XMLWritingError) {
        if case .element(let element) = node { try write(element) } else { try writeLeaf(node) }
    }

    /// Writes an element with all that is in it.
    mutating func write(_ element: XML.Element) throws(XMLWritingError) {
        outer = addsDeclarations && element.owned != nil ? element.outerBindings : []
        let extra = addsDeclarations ? outerDeclarations(for: element) : []
        try start(element, isExact: !options.outputFormatting.contains(.prettyPrinted), extra: extra)
        while let current = open.last {
            guard current.next < current.element.children.count else {
                end(current)
                continue
            }
            open[open.count - 1].next += 1
            let child = current.element.children[current.order?[current.next] ?? current.next]
            if !current.isExact {
                if case .text = child { continue }
                newLine(depth + open.count)
            }
            if case .element(let element) = child {
                try start(element, isExact: current.isExact, extra: [])
            } else {
                try writeLeaf(child)
            }
        }
    }

    private mutating func start(
        _ element: XML.Element, isExact: Bool, extra: [NamespaceBinding]
    ) throws(XMLWritingError) {
        switch element.content {
        case .parsed(let store, let node) where options.outputFormatting.isDisjoint(with: .sortedKeys):
            write(store, node, isExact: isExact, extra: extra)
        case .parsed(let store, let node):
            let isPreserving = store.nodes[node].flags & NodeFlag.preservesSpace != 0
            try start(OwnedElement(store, node), isExact: isExact || isPreserving, extra: extra)
        case .owned(let owned):
            try start(owned, isExact: isExact, extra: extra)
        }
    }

    /// A line end and the indentation of a level.
    mutating func newLine(_ level: Int) {
        guard options.outputFormatting.contains(.prettyPrinted) else { return }
        options.indentation.appendLine(level, to: &out)
    }

    /// Declarations around the place where the element was parsed that its own name does not bring along: those that
    /// only values use, and for a changed element, whose children would each bring theirs, those that they need.
    private func outerDeclarations(for element: XML.Element) -> [NamespaceBinding] {
        guard let store = element.store, store.hasNamespaces, Int(element.node) != store.root else {
            return []
        }
        var needed: [NamespaceBinding] = []
        if element.owned != nil {
            needed = store.undeclaredBindings(in: Int(element.node)).filter { !$0.prefix.isEmpty }
        }
        let words = ValuePrefixes(in: element, of: store).found
        if !words.isEmpty {
            for binding in element.outerBindings.reversed() where words.contains(Array(binding.prefix.utf8)) {
                if !Self.declares(needed, binding.prefix) { needed.append(binding) }
            }
        }
        let own = element.ownBindings
        return needed.filter { binding in
            !Self.declares(own, binding.prefix)
                && !ScalarEquality.equal(context.uri(ofPrefix: binding.prefix), binding.uri)
        }
    }

    static func declares(_ bindings: [NamespaceBinding], _ prefix: String) -> Bool {
        bindings.contains { ScalarEquality.equal($0.prefix, prefix) }
    }

    /// An error at the place where the writer stands: in the open elements, and in the one of `name` if given.
    func failure(_ code: XMLWritingError.Code, _ message: String, in name: String? = nil) -> XMLWritingError {
        let path = open.map { "/" + $0.element.name.qualifiedName }.joined() + (name.map { "/" + $0 } ?? "")
        return XMLWritingError(code: code, message: message, path: path.isEmpty ? "/" : path)
    }
}
