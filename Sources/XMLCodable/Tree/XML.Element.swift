extension XML {
    /// An element with its name, attributes and content, all in document order.
    ///
    /// ```swift
    /// let document = try XML.Document(parsing: "<menu><food id='1'>Waffles</food></menu>")
    /// document.root["food"]?.text               // "Waffles"
    /// document.root[attribute: "food.@id"]       // "1"
    ///
    /// var menu = document.root
    /// menu["food"]?.text = "Toast"
    /// menu.append(XML.Element("food", text: "Tea"))
    /// ```
    ///
    /// An element is a value and cheap to copy. An element of a parsed document is a reference into that document; its
    /// name, text and children are created on demand. The first change copies only that element, not its children.
    public struct Element: Sendable {
        /// The document that the element was parsed from, and its position there; kept as its origin when the element
        /// is changed.
        package private(set) var store: NodeStore?
        package let node: UInt32
        /// The element's own content, if it was never, or is no longer, that of the document.
        private(set) var owned: OwnedElement?

        package init(_ store: NodeStore, _ node: Int) {
            self.store = store
            self.node = UInt32(truncatingIfNeeded: node)
        }

        private init(_ owned: OwnedElement) {
            self.owned = owned
            node = 0
        }

        /// Creates an element with the given attributes and children.
        ///
        /// - Parameters:
        ///   - name: The name as written, including any prefix.
        ///   - attributes: The names and values, in order. Defaults to none.
        ///   - children: The content. Defaults to none.
        public init(_ name: String, attributes: KeyValuePairs<String, String> = [:], children: [XML.Node] = []) {
            self.init(
                name: XML.Name(name), attributes: attributes.map { XML.Attribute($0.key, value: $0.value) },
                children: children)
        }

        /// Creates an element whose content is text.
        public init(_ name: String, attributes: KeyValuePairs<String, String> = [:], text: String) {
            self.init(name, attributes: attributes, children: text.isEmpty ? [] : [.text(text)])
        }

        /// Creates an element from a name with its namespace, attributes and children.
        public init(name: XML.Name, attributes: [XML.Attribute] = [], children: [XML.Node] = []) {
            self.init(OwnedElement(name: name, attributes: attributes, children: children))
        }

        // MARK: - Storage

        package enum Content {
            case parsed(NodeStore, Int)
            case owned(OwnedElement)
        }

        package var content: Content {
            if let owned { return .owned(owned) }
            if let store { return .parsed(store, Int(node)) }
            // No initializer leaves both nil.
            return .owned(OwnedElement(name: "", attributes: [], children: []))
        }

        /// Returns the content for mutation, created or copied unless this value is its only owner.
        mutating func unique() -> OwnedElement {
            if isKnownUniquelyReferenced(&owned), let owned { return owned }
            return makeUnique()
        }

        @inline(never)
        private mutating func makeUnique() -> OwnedElement {
            let fresh: OwnedElement
            switch content {
            case .owned(let shared):
                fresh = OwnedElement(name: shared.name, attributes: shared.attributes, children: shared.children)
            case .parsed(let store, let node): fresh = OwnedElement(store, node)
            }
            owned = fresh
            return fresh
        }

        // MARK: - Parts

        /// The element's name.
        public var name: XML.Name {
            get {
                switch content {
                case .parsed(let store, let node): store.elementName(node)
                case .owned(let owned): owned.name
                }
            }
            set { unique().name = newValue }
        }

        /// The attributes in document order, including namespace declarations.
        public var attributes: [XML.Attribute] {
            get {
                switch content {
                case .parsed(let store, let node): store.attributes(of: node)
                case .owned(let owned): owned.attributes
                }
            }
            _modify { yield &unique().attributes }
        }

        /// The complete content in document order: every character and every node.
        ///
        /// White space between elements is text. A parsed element never has two adjacent `.text` nodes.
        public var children: [XML.Node] {
            get {
                switch content {
                case .parsed(let store, let node): store.children(of: node)
                case .owned(let owned): owned.children
                }
            }
            _modify { yield &unique().children }
        }

        /// The child elements in document order.
        public var elements: [XML.Element] {
            switch content {
            case .parsed(let store, let node):
                return store.childElements(of: node)
            case .owned(let owned):
                return owned.children.compactMap { child in
                    if case .element(let element) = child { element } else { nil }
                }
            }
        }

        /// The comments among the children, in document order.
        public var comments: [String] {
            children.compactMap { child in
                if case .comment(let comment) = child { comment } else { nil }
            }
        }

        /// The element's own character data: text and CDATA sections joined in document order, untrimmed.
        ///
        /// The text of child elements is not included. Setting this property replaces all of the element's own
        /// character data with one text node at the position of the first, and leaves elements, comments and processing
        /// instructions unchanged.
        public var text: String {
            get {
                switch content {
                case .parsed(let store, let node):
                    return store.text(ofElement: node, trimming: false)
                case .owned(let owned):
                    return owned.children.reduce(into: "") { text, child in
                        switch child {
                        case .text(let run), .cdata(let run): text += run
                        default: break
                        }
                    }
                }
            }
            set { setText(newValue) }
        }

        /// The location where the element's start tag begins, or nil for an element created in code.
        ///
        /// The first access reads the document up to the element; later ones to the same document continue from there.
        /// A changed element keeps its location.
        public var location: XMLLocation? {
            store.map { $0.location(ofOffset: $0.nodes[Int(node)].reportedOffset, in: Int(node)) }
        }
    }
}
