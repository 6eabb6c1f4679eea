extension XML {
    /// An element with its name, attributes and content, all in document order.
    ///
    /// ```swift
    /// let document = try XML.Document(parsing: "<menu><food id='1'>Waffles</food></menu>")
    /// document.root["food"]?.text               // "Waffles"
    /// document.root.attribute("food.@id")       // "1"
    ///
    /// var menu = document.root
    /// menu["food"]?.text = "Toast"
    /// menu.append(XML.Element("food", text: "Tea"))
    /// ```
    ///
    /// A value, and cheap: an element of a parsed document is a place in that document, whose names, text and children
    /// are made when asked for. The first change makes a copy of that one element; its children stay where they are.
    public struct Element: Sendable {
        /// The document that the element was parsed from, and its place there; kept when the element is changed, as
        /// where it comes from.
        private(set) var store: NodeStore?
        let node: UInt32
        /// The content where it is not, or no longer, that of the document.
        private(set) var owned: OwnedElement?

        init(_ store: NodeStore, _ node: Int) {
            self.store = store
            self.node = UInt32(truncatingIfNeeded: node)
        }

        private init(_ owned: OwnedElement) {
            self.owned = owned
            node = 0
        }

        /// Makes an element.
        ///
        /// - Parameters:
        ///   - name: The name as it is written, with its prefix if it has one.
        ///   - attributes: Names and values in order. Defaults to none.
        ///   - children: The content. Defaults to none.
        public init(_ name: String, attributes: KeyValuePairs<String, String> = [:], children: [XML.Node] = []) {
            self.init(
                name: XML.Name(name), attributes: attributes.map { XML.Attribute(XML.Name($0.key), $0.value) },
                children: children)
        }

        /// Makes an element whose content is text.
        public init(_ name: String, attributes: KeyValuePairs<String, String> = [:], text: String) {
            self.init(name, attributes: attributes, children: text.isEmpty ? [] : [.text(text)])
        }

        /// Makes an element from a full name and attributes.
        public init(name: XML.Name, attributes: [XML.Attribute] = [], children: [XML.Node] = []) {
            self.init(OwnedElement(name: name, attributes: attributes, children: children))
        }

        // MARK: - Storage

        enum Content {
            case parsed(NodeStore, Int)
            case owned(OwnedElement)
        }

        var content: Content {
            if let owned { return .owned(owned) }
            if let store { return .parsed(store, Int(node)) }
            // No initialiser leaves both empty.
            return .owned(OwnedElement(name: "", attributes: [], children: []))
        }

        /// The content, for changing: made or copied unless this value is its only owner.
        mutating func unique() -> OwnedElement {
            if isKnownUniquelyReferenced(&owned), let owned { return owned }
            let fresh: OwnedElement
            switch content {
            case .owned(let shared): fresh = shared.copy()
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

        /// The attributes in order, namespace declarations among them.
        public var attributes: [XML.Attribute] {
            get {
                switch content {
                case .parsed(let store, let node): store.attributes(of: node)
                case .owned(let owned): owned.attributes
                }
            }
            _modify { yield &unique().attributes }
        }

        /// The content in order: every character and every node of it.
        ///
        /// White space between elements is text. Two `.text` nodes of a parsed element are never neighbours.
        public var children: [XML.Node] {
            get {
                switch content {
                case .parsed(let store, let node): store.children(of: node)
                case .owned(let owned): owned.children
                }
            }
            _modify { yield &unique().children }
        }

        /// The child elements in order.
        public var elements: [XML.Element] {
            switch content {
            case .parsed(let store, let node):
                return store.childElements(of: node)
            case .owned(let owned):
                return owned.children.compactMap { child in
                    if case .element(let element) = child { return element }
                    return nil
                }
            }
        }

        /// The comments among the children, in order.
        public var comments: [String] {
            children.compactMap { child in
                if case .comment(let comment) = child { return comment }
                return nil
            }
        }

        /// The element's own character data: text and CDATA sections joined in document order, untrimmed.
        ///
        /// The text of child elements is theirs. Setting it replaces the element's own character data, by text that
        /// stands where the first of it stood, and leaves elements, comments and processing instructions alone.
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

        /// The line and column where the element's start tag begins, both from 1; nil for elements made by hand.
        ///
        /// They are counted when asked for, from the start of the document. A changed element keeps its place.
        public var position: (line: Int, column: Int)? {
            guard let store else { return nil }
            let location = store.location(ofOffset: store.nodes[Int(node)].position)
            return (location.line, location.column)
        }
    }
}
