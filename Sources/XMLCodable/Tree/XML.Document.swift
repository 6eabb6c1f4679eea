extension XML {
    /// A complete document: the root element and everything before and after it.
    ///
    /// ```swift
    /// var document = try XML.Document(parsing: data)
    /// document.root[attribute: "version"] = "2"
    /// let text = try document.xmlString()
    /// ```
    ///
    /// Order, prefixes, comments, processing instructions, CDATA sections and white space are preserved, so the written
    /// document differs from the parsed one only where you changed it.
    public struct Document: Sendable {
        /// The XML declaration, or nil if there is none.
        public var declaration: Declaration?
        /// The comments and processing instructions before the root element.
        public var prolog: [XML.Node]
        /// The root element.
        public var root: XML.Element
        /// The comments and processing instructions after the root element.
        public var epilog: [XML.Node]
        /// The document type declaration, `<!DOCTYPE ...>`, as written, or nil if there is none.
        ///
        /// A parsed declaration keeps its position in the prolog; one added to a document without any comes first.
        public var doctype: String? {
            didSet {
                hasParsedDoctype = false
                doctypeInstructions = []
            }
        }
        /// The processing instructions in the internal subset of the parsed document type declaration.
        public private(set) var doctypeInstructions: [XML.Node]
        /// The number of nodes in the prolog that come before the document type declaration.
        public var doctypeIndex: Int { Swift.min(parsedDoctypeIndex, prolog.count) }
        private var parsedDoctypeIndex: Int
        /// Whether ``doctype`` comes from the parser and need not be checked again.
        private(set) var hasParsedDoctype: Bool
        /// The document as it was parsed, from which unchanged parts are written.
        private(set) var origin: NodeStore?

        /// What was repaired when the document was parsed, in document order; see ``XML/ParsingOptions/repairs``.
        public var repairs: [Repair] { origin?.repairs ?? [] }

        /// Creates a document with the given root element.
        public init(root: XML.Element) {
            // No property has a value before, or the whole document would be copied at the end.
            declaration = nil
            prolog = []
            self.root = root
            epilog = []
            doctype = nil
            doctypeInstructions = []
            parsedDoctypeIndex = 0
            hasParsedDoctype = false
            origin = nil
        }

        /// Parses a document from bytes.
        ///
        /// The encoding is that of the byte order mark, of ``XML/ParsingOptions/externalEncoding``, or of the
        /// declaration, in this order of precedence, and UTF-8 otherwise.
        ///
        /// - Throws: ``XMLParsingError`` if the document is not well-formed or exceeds a limit.
        public init(parsing bytes: [UInt8], options: ParsingOptions = ParsingOptions()) throws(XMLParsingError) {
            try self.init(SourceBytes(copying: bytes), options)
        }

        /// Parses a document from a string.
        ///
        /// An encoding declaration in the string is ignored, because a string has no encoding.
        ///
        /// - Throws: ``XMLParsingError`` if the document is not well-formed or exceeds a limit.
        public init(parsing text: String, options: ParsingOptions = ParsingOptions()) throws(XMLParsingError) {
            try self.init(SourceBytes(text), options)
        }

        init(_ source: SourceBytes, _ options: borrowing ParsingOptions) throws(XMLParsingError) {
            self.init(try NodeStore.parse(source, options))
        }

        package init(_ store: NodeStore) {
            let rootNode = store.root
            var outside = ParsedNodes()
            // Most documents have nothing but a root.
            if rootNode > 1 || Int(store.nodes[rootNode].end) < store.nodeCount { outside = ParsedNodes(of: store) }
            declaration = store.declaration
            prolog = outside.prolog
            root = XML.Element(store, rootNode)
            epilog = outside.epilog
            doctype = outside.doctype
            doctypeInstructions = outside.doctypeInstructions
            parsedDoctypeIndex = outside.doctypeIndex
            hasParsedDoctype = outside.doctype != nil
            origin = store
        }
    }
}

/// What a parsed document has outside of its root element.
private struct ParsedNodes {
    var prolog: [XML.Node] = []
    var epilog: [XML.Node] = []
    var doctype: String?
    var doctypeInstructions: [XML.Node] = []
    var doctypeIndex = 0

    init() {}

    @inline(never)
    init(of store: NodeStore) {
        let root = store.root
        for index in store.childRecords(of: 0) {
            let record = store.nodes[index]
            if record.kind == NodeKind.doctype {
                doctype = store.content(record)
                doctypeIndex = prolog.count
                doctypeInstructions = (index + 1..<Int(record.end)).compactMap { store.node($0) }
            } else if index != root, let node = store.node(index) {
                if index < root { prolog.append(node) } else { epilog.append(node) }
            }
        }
    }
}

extension XML.Document: Hashable {
    /// Returns whether two documents have the same declarations, the same root, and the same nodes before and after it.
    public static func == (left: XML.Document, right: XML.Document) -> Bool {
        left.declaration == right.declaration && left.prolog == right.prolog && left.epilog == right.epilog
            && ScalarEquality.equal(left.doctype, right.doctype)
            && (left.doctype == nil || left.doctypeIndex == right.doctypeIndex) && left.root == right.root
    }

    /// Hashes the root and the nodes around it into the given hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(prolog)
        hasher.combine(root)
        hasher.combine(epilog)
    }
}
