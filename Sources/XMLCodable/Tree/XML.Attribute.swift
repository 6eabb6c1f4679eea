extension XML {
    /// An attribute of an element: a name and a value.
    ///
    /// Namespace declarations (`xmlns="..."`, `xmlns:p="..."`) are attributes too, and keep their position.
    public struct Attribute: Sendable {
        private enum Storage: Sendable {
            case parsed(NodeStore, index: UInt32)
            case made(XML.Name, String)
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
                case .parsed(let store, let index):
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
                case .made(_, let value): value
                }
            }
            set { storage = .made(name, newValue) }
        }

        /// The prefix that the attribute declares, "" for the default namespace, or nil if it is not a declaration.
        var declaredPrefix: String? {
            let mayDeclare =
                switch storage {
                case .parsed(let store, let index):
                    store.attributes[Int(index)].flags & AttributeFlag.declaration != 0
                case .made(let name, _):
                    name.withBytes { $0.count >= 5 && $0.part(0..<5).isEqual(to: "xmlns") }
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
