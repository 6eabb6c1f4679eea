extension XML {
    /// A whole document: the root element and what stands before and after it.
    ///
    /// ```swift
    /// var document = try XML.Document(parsing: data)
    /// document.root[attribute: "version"] = "2"
    /// let text = try document.xmlString()
    /// ```
    ///
    /// Order, prefixes, comments, processing instructions, CDATA sections and white space are kept, so what is written
    /// is the document that was read, but for its changes.
    public struct Document: Sendable {
        /// What the XML declaration, `<?xml version="1.0"?>`, says.
        public struct Declaration: Sendable, Hashable {
            /// The version of XML. Defaults to `1.0`.
            public var version: String
            /// The encoding that the document says it is in; nil where it does not say. What is written is in
            /// ``XML/WritingOptions/encoding``, and says so where this is not nil, or where that is not UTF-8.
            public var encoding: String?
            /// Whether the document says that it stands alone; nil where it does not say.
            public var standalone: Bool?

            /// Makes a declaration; what is not given stays unsaid.
            public init(version: String = "1.0", encoding: String? = nil, standalone: Bool? = nil) {
                self.version = version
                self.encoding = encoding
                self.standalone = standalone
            }
        }

        /// The XML declaration, nil where there is none.
        public var declaration: Declaration?
        /// The comments and processing instructions before the root element.
        public var prolog: [XML.Node]
        /// The root element.
        public var root: XML.Element
        /// The comments and processing instructions after the root element.
        public var epilog: [XML.Node]
        /// The document type declaration, `<!DOCTYPE ...>`, as it is written; nil where there is none.
        ///
        /// It stands in the prolog where it stood when the document was read; a new one stands first.
        public var doctype: String? {
            didSet {
                hasParsedDoctype = false
                doctypeInstructions = []
            }
        }
        /// The processing instructions in the internal subset of the document type declaration, as the parser found them.
        public private(set) var doctypeInstructions: [XML.Node] = []
        /// How many nodes of the prolog stand before the document type declaration.
        public private(set) var doctypeIndex = 0
        /// Whether the parser has seen ``doctype``: it need not be checked again.
        private(set) var hasParsedDoctype = false

        /// Makes a document of a root element.
        public init(root: XML.Element) {
            self.root = root
            prolog = []
            epilog = []
        }

        /// Reads a document from bytes, in the encoding that they are in.
        ///
        /// - Throws: ``XMLParsingError`` where the document is not well-formed or is over a limit.
        public init(parsing bytes: [UInt8], options: ParsingOptions = ParsingOptions()) throws(XMLParsingError) {
            try self.init(SourceBytes(copying: bytes), options)
        }

        /// Reads a document from a string. What it says about its encoding means nothing: it has none.
        ///
        /// - Throws: ``XMLParsingError`` where the document is not well-formed or is over a limit.
        public init(parsing text: String, options: ParsingOptions = ParsingOptions()) throws(XMLParsingError) {
            try self.init(text.withBytes { SourceBytes(copying: $0, isText: true) }, options)
        }

        init(_ source: SourceBytes, _ options: ParsingOptions) throws(XMLParsingError) {
            self.init(try NodeStore.parse(source, options))
        }

        init(_ store: NodeStore) {
            let rootNode = store.root
            self.init(root: XML.Element(store, rootNode))
            if let version = store.declaration.version {
                declaration = Declaration(
                    version: version, encoding: store.declaration.encoding, standalone: store.declaration.standalone)
            }
            var index = 1
            while index < store.nodeCount {
                let record = store.nodes[index]
                if record.kind == NodeKind.doctype {
                    doctype = store.content(record)
                    doctypeIndex = prolog.count
                    hasParsedDoctype = true
                    doctypeInstructions = (index + 1..<Int(record.end)).compactMap { store.node($0) }
                } else if index != rootNode, let node = store.node(index) {
                    if index < rootNode { prolog.append(node) } else { epilog.append(node) }
                }
                index = Int(record.end)
            }
        }
    }
}

extension XML.Document: Hashable {
    /// Whether declarations, the nodes before and after the root, and the roots are the same.
    public static func == (left: XML.Document, right: XML.Document) -> Bool {
        left.declaration == right.declaration && left.prolog == right.prolog && left.epilog == right.epilog
            && ScalarEquality.equal(left.doctype, right.doctype)
            && (left.doctype == nil || left.doctypeIndex == right.doctypeIndex) && left.root == right.root
    }

    /// Feeds the root and the nodes around it to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(prolog)
        hasher.combine(root)
        hasher.combine(epilog)
    }
}
