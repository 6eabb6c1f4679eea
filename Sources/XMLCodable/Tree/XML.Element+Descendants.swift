#if Tree || !SWIFT_PACKAGE
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
        private var form: Form

        private enum Form: Sendable {
            /// The records of a parsed document, from a position to an end.
            case records(NodeStore, NamePattern.Resolved?, Int, Int)
            case walk(WildcardWalk)
        }

        init(of element: Element, _ name: NamePattern?) {
            switch element.content {
            case .parsed(let store, let node):
                let resolved = name?.resolved(in: store)
                // A document without the name has no such elements.
                let end = name != nil && resolved == nil ? 0 : Int(store.nodes[node].end)
                form = .records(store, resolved, node + 1, end)
            case .owned:
                let step = name.map { ElementPath.Step(name: $0) } ?? .any
                form = .walk(WildcardWalk([.deep, step], from: element))
            }
        }

        /// Returns the next element.
        public mutating func next() -> Element? {
            switch form {
            case .walk(var walk):
                let element = walk.next()
                form = .walk(walk)
                return element
            case .records(let store, let name, var position, let end):
                while position < end {
                    let record = store.nodes[position]
                    position += 1
                    guard record.kind == NodeKind.element,
                        name?.matches(record.name, record.namespace, in: store) ?? true
                    else { continue }
                    form = .records(store, name, position, end)
                    return Element(store, position - 1)
                }
                form = .records(store, name, position, end)
                return nil
            }
        }
    }
}
#endif
