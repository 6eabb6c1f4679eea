extension XML.Element {
    /// The elements in this element at any depth, in document order.
    public var descendants: XML.Descendants { XML.Descendants(of: self, nil) }

    /// Returns the elements with a name in this element at any depth, in document order.
    ///
    /// ```swift
    /// for price in catalog.descendants(named: "price") { print(price.text, price.location?.line ?? 0) }
    /// ```
    ///
    /// - Parameter name: The name as written, or `{uri}name` for a name in a namespace.
    public func descendants(named name: String) -> XML.Descendants { XML.Descendants(of: self, NamePattern(name)) }
}

extension XML {
    /// Elements at any depth in an element, in document order. They are found one by one, when they are asked for.
    public struct Descendants: Sequence, IteratorProtocol, Sendable {
        /// Set for an element that is parsed.
        private var records: ChildElements?
        /// Set for any other.
        private var walk: WildcardWalk?

        init(of element: Element, _ name: NamePattern?) {
            if case .parsed = element.content {
                records = ChildElements(of: element, named: name, isDeep: true)
            } else {
                let step = name.map { ElementPath.Step(name: $0) } ?? .any
                walk = WildcardWalk([.deep, step], from: element)
            }
        }

        /// Returns the next element.
        public mutating func next() -> Element? { walk?.next() ?? records?.next() }
    }
}
