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
        private var records: Records?
        /// Set for an element that is not parsed.
        private var walk: WildcardWalk?

        /// The records of a parsed document.
        private struct Records: Sendable {
            let store: NodeStore
            let name: NamePattern.Resolved?
            var position: Int
            let end: Int

            mutating func next() -> Element? {
                while position < end {
                    let record = store.nodes[position]
                    position += 1
                    guard record.kind == NodeKind.element,
                        name?.matches(record.name, record.namespace, in: store) ?? true
                    else { continue }
                    return Element(store, position - 1)
                }
                return nil
            }
        }

        init(of element: Element, _ name: NamePattern?) {
            switch element.content {
            case .parsed(let store, let node):
                let resolved = name?.resolved(in: store)
                // A document without the name has no such elements.
                let end = name != nil && resolved == nil ? 0 : Int(store.nodes[node].end)
                records = Records(store: store, name: resolved, position: node + 1, end: end)
            case .owned:
                let step = name.map { ElementPath.Step(name: $0) } ?? .any
                walk = WildcardWalk([.deep, step], from: element)
            }
        }

        /// Returns the next element.
        public mutating func next() -> Element? { walk?.next() ?? records?.next() }
    }
}
