extension XML {
    /// The name of an element or attribute, as written and as its namespace makes it.
    ///
    /// In `<soap:Body xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/">` the prefix is `soap`, the local name is
    /// `Body`, and the namespace URI is that of the declaration. Names are equal when all three are, compared scalar by
    /// scalar: `é` as one scalar and as two are different names.
    public struct Name: Sendable {
        private enum Storage: Sendable {
            case parsed(NodeStore, number: UInt32, namespace: UInt16)
            case made(String, namespaceURI: String?)
        }

        private let storage: Storage

        /// Makes a name from its written form, such as `Body` or `soap:Body`.
        ///
        /// Whether the text is a name is checked when it is written.
        ///
        /// - Parameter namespaceURI: The namespace, if the document that the name will stand in need not declare it:
        ///   writing adds the declaration. Without one, the prefix means what the document declares. Defaults to nil.
        public init(_ qualifiedName: String, namespaceURI: String? = nil) {
            storage = .made(qualifiedName, namespaceURI: namespaceURI)
        }

        init(_ store: NodeStore, number: UInt32, namespace: UInt16) {
            storage = .parsed(store, number: number, namespace: namespace)
        }

        /// The name as it is written: prefix, colon and local name.
        public var qualifiedName: String {
            switch storage {
            case .parsed(let store, let number, _): store.names.string(of: number)
            case .made(let name, _): name
            }
        }

        /// The part before the colon, nil for a name without one.
        public var prefix: String? {
            switch storage {
            case .parsed(let store, let number, _):
                return store.names.prefix(of: number).map { String(decoding: $0, as: UTF8.self) }
            case .made(let name, _):
                return Self.colon(in: name).map { String(name[..<$0]) }
            }
        }

        /// The part after the colon, the whole name where there is none.
        public var localName: String {
            switch storage {
            case .parsed(let store, let number, _):
                return store.names.string(of: store.names.entries[Int(number)].local)
            case .made(let name, _):
                guard let colon = Self.colon(in: name) else { return name }
                return String(name[name.utf8.index(after: colon)...])
            }
        }

        /// The namespace that the name belongs to, nil for none, or for one that only the place in a document will tell.
        public var namespaceURI: String? {
            switch storage {
            case .parsed(let store, _, let namespace):
                return namespace == NamespaceScope.none ? nil : store.namespaceNames[Int(namespace)]
            case .made(_, let uri):
                return uri
            }
        }

        /// Whether ``namespaceURI`` is known: nil then means no namespace.
        var isResolved: Bool {
            switch storage {
            case .parsed: true
            case .made(_, let uri): uri != nil
            }
        }

        /// Whether the name comes out of a document, so that it is one.
        var isParsed: Bool {
            if case .parsed = storage { return true }
            return false
        }

        var hasPrefix: Bool {
            switch storage {
            case .parsed(let store, let number, _):
                store.names.entries[Int(number)].prefix != NameTable.noPrefix
            case .made(let name, _):
                Self.colon(in: name) != nil
            }
        }

        private static func colon(in name: String) -> String.Index? {
            guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")), colon > name.startIndex,
                name.utf8.index(after: colon) < name.endIndex
            else { return nil }
            return colon
        }

        /// Gives `body` the UTF-8 of the written form.
        func withBytes<Result>(_ body: (ByteSlice) -> Result) -> Result {
            switch storage {
            case .parsed(let store, let number, _):
                return body(store.names.bytes(of: number))
            case .made(let name, _):
                return name.withBytes(body)
            }
        }
    }
}

extension XML.Name: Hashable {
    /// Whether prefix, local name and namespace are the same.
    public static func == (left: XML.Name, right: XML.Name) -> Bool {
        if case .parsed(let store, let number, let namespace) = left.storage,
            case .parsed(let otherStore, let otherNumber, let otherNamespace) = right.storage, store === otherStore
        {
            return number == otherNumber && namespace == otherNamespace
        }
        let same = left.withBytes { bytes in
            right.withBytes { bytes == $0 }
        }
        return same && ScalarEquality.equal(left.namespaceURI, right.namespaceURI)
    }

    /// Feeds the written name and the namespace to a hasher.
    public func hash(into hasher: inout Hasher) {
        // The hasher copies the bytes.
        withBytes { bytes in unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) } }
        if let namespaceURI { ScalarEquality.hash(namespaceURI, into: &hasher) }
    }
}

extension XML.Name: ExpressibleByStringLiteral, CustomStringConvertible {
    /// Makes a name from its written form.
    public init(stringLiteral value: String) { self.init(value) }

    /// The name as it is written.
    public var description: String { qualifiedName }
}
