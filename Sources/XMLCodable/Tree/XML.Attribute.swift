extension XML {
    /// An attribute of an element: a name and a value.
    ///
    /// Namespace declarations (`xmlns="..."`, `xmlns:p="..."`) are attributes too, and keep their position.
    public struct Attribute: Sendable {
        private enum Storage: Sendable {
            case parsed(NodeStore, index: UInt32)
            case made(XML.Name, String)
            /// An attribute with a new value.
            case changed(NodeStore, index: UInt32, value: String)
        }

        private var storage: Storage

        /// Creates an attribute from its name as written, with its prefix if it has one.
        public init(_ name: String, value: String) {
            self.init(name: XML.Name(name), value: value)
        }

        /// Creates an attribute from its full name.
        public init(name: XML.Name, value: String) {
            storage = .made(name, value)
        }

        init(_ store: NodeStore, index: Int) {
            storage = .parsed(store, index: UInt32(truncatingIfNeeded: index))
        }

        /// The attribute's name.
        public var name: XML.Name {
            get {
                switch storage {
                case .parsed(let store, let index), .changed(let store, let index, _):
                    let record = store.attributes[Int(index)]
                    return XML.Name(store, number: record.name, namespace: record.namespace)
                case .made(let name, _):
                    return name
                }
            }
            set { storage = .made(newValue, value) }
        }

        /// The attribute's value, with references resolved and white space normalized as XML requires.
        public var value: String {
            get {
                switch storage {
                case .parsed(let store, let index): store.value(store.attributes[Int(index)])
                case .made(_, let value), .changed(_, _, let value): value
                }
            }
            set {
                switch storage {
                case .parsed(let store, let index):
                    guard !ScalarEquality.equal(newValue, value) else { return }
                    storage = .changed(store, index: index, value: newValue)
                case .changed(let store, let index, _): storage = .changed(store, index: index, value: newValue)
                case .made(let name, _): storage = .made(name, newValue)
                }
            }
        }

        /// Returns the number of the attribute in a document, and whether its value is another one now; nil if it was
        /// not parsed there.
        package func origin(in store: NodeStore) -> (index: Int, isChanged: Bool)? {
            switch storage {
            case .parsed(let own, let index): own === store ? (Int(index), false) : nil
            case .changed(let own, let index, _): own === store ? (Int(index), true) : nil
            case .made: nil
            }
        }

        /// Where the attribute was parsed; nil for one that was made.
        var source: (store: NodeStore, index: UInt32)? {
            switch storage {
            case .parsed(let store, let index), .changed(let store, let index, _): (store, index)
            case .made: nil
            }
        }

        /// The prefix that the attribute declares, "" for the default namespace, or nil if it is not a declaration.
        var declaredPrefix: String? {
            let mayDeclare =
                switch storage {
                case .parsed(let store, let index), .changed(let store, let index, _):
                    store.attributes[Int(index)].flags & AttributeFlag.declaration != 0
                case .made(let name, _):
                    name.withBytes { $0.count >= 5 && $0.part(0..<5).isEqual(to: "xmlns") }
                        && ScalarEquality.equal(name.namespaceURI ?? NamespaceScope.xmlnsName, NamespaceScope.xmlnsName)
                }
            guard mayDeclare else { return nil }
            let name = self.name.qualifiedName
            if name == "xmlns" { return "" }
            let utf8 = name.utf8
            return utf8.starts(with: "xmlns:".utf8) ? String(name[utf8.index(utf8.startIndex, offsetBy: 6)...]) : nil
        }
    }
}

extension XML.Attribute: Hashable {
    /// Returns whether two attributes have the same name and value, compared scalar by scalar.
    public static func == (left: XML.Attribute, right: XML.Attribute) -> Bool {
        if case .parsed(let store, let index) = left.storage,
            case .parsed(let otherStore, let otherIndex) = right.storage, store === otherStore, index == otherIndex
        {
            return true
        }
        return left.name == right.name && ScalarEquality.equal(left.value, right.value)
    }

    /// Hashes the name and the value into the given hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        ScalarEquality.hash(value, into: &hasher)
    }
}

extension XML.Attribute: CustomStringConvertible {
    /// The attribute as `name="value"`, with the value unescaped.
    public var description: String { "\(name.qualifiedName)=\"\(value)\"" }
}
