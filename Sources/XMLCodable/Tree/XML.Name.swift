extension XML {
    /// The name of an element or attribute, as written and with its namespace.
    ///
    /// In `<soap:Body xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/">` the prefix is `soap`, the local name is
    /// `Body`, and the namespace URI is the one in the declaration. Names are equal if all three are equal, compared
    /// scalar by scalar: `é` as one scalar and `é` as two scalars are different names.
    public struct Name: Sendable {
        private enum Storage: Sendable {
            case parsed(NodeStore, number: UInt32, namespace: UInt16)
            case made(String, namespaceURI: String?)
        }

        private let storage: Storage

        /// Creates a name from its written form, such as `Body` or `soap:Body`.
        ///
        /// Whether the text is a valid name is checked only when it is written.
        ///
        /// - Parameters:
        ///   - qualifiedName: The name as written, including any prefix.
        ///   - namespaceURI: The namespace of the name; the empty string for none. Writing adds a declaration for it if
        ///     the surrounding document has none, and uses another prefix where this one has another meaning. If this is
        ///     nil, the prefix has the meaning that the document declares. Defaults to nil.
        public init(_ qualifiedName: String, namespaceURI: String? = nil) {
            storage = .made(qualifiedName, namespaceURI: namespaceURI)
        }

        init(_ store: NodeStore, number: UInt32, namespace: UInt16) {
            storage = .parsed(store, number: number, namespace: namespace)
        }

        /// The name as written: prefix, colon and local name.
        public var qualifiedName: String {
            switch storage {
            case .parsed(let store, let number, _): store.names.string(of: number)
            case .made(let name, _): name
            }
        }

        /// The part before the colon, or nil if the name has none.
        public var prefix: String? {
            switch storage {
            case .parsed(let store, let number, _):
                return store.names.prefix(of: number).map { String(decoding: $0, as: UTF8.self) }
            case .made(let name, _):
                return Self.colon(in: name).map { String(name[..<$0]) }
            }
        }

        /// The part after the colon, or the whole name if there is none.
        public var localName: String {
            switch storage {
            case .parsed(let store, let number, _):
                return store.names.string(of: store.names.entries[Int(number)].local)
            case .made(let name, _):
                guard let colon = Self.colon(in: name) else { return name }
                return String(name[name.utf8.index(after: colon)...])
            }
        }

        /// The URI of the name's namespace.
        ///
        /// It is nil if the name is in no namespace, or if the namespace depends on where the name is used in a
        /// document, which that of the prefixes `xml` and `xmlns` does not (Namespaces in XML, section 3).
        public var namespaceURI: String? {
            switch storage {
            case .parsed(let store, _, let namespace):
                return namespace == NamespaceScope.none ? nil : store.namespaceNames[Int(namespace)]
            case .made(let name, nil):
                if name.utf8.starts(with: "xml:".utf8) { return NamespaceScope.xmlName }
                return name.utf8.starts(with: "xmlns:".utf8) ? NamespaceScope.xmlnsName : nil
            case .made(_, let uri?):
                return uri.isEmpty ? nil : uri
            }
        }

        /// Whether ``namespaceURI`` is known, so that nil means no namespace.
        package var isResolved: Bool {
            switch storage {
            case .parsed: true
            case .made(_, let uri): uri != nil
            }
        }

        /// Whether the name comes from a parsed document and is therefore valid.
        var isParsed: Bool {
            if case .parsed = storage { true } else { false }
        }

        /// Whether the name has a prefix that was not declared where it was parsed, which is part of the name.
        var hasUndeclaredPrefix: Bool {
            guard case .parsed(_, _, NamespaceScope.none) = storage else { return false }
            return hasPrefix
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

        /// Calls `body` with the UTF-8 bytes of the written form.
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
    /// Returns whether two names have the same prefix, local name and namespace.
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

    /// Hashes the written name and the namespace into the given hasher.
    public func hash(into hasher: inout Hasher) {
        // The hasher copies the bytes.
        withBytes { bytes in unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) } }
        if let namespaceURI { ScalarEquality.hash(namespaceURI, into: &hasher) }
    }
}

extension XML.Name: ExpressibleByStringLiteral, CustomStringConvertible {
    /// Creates a name from its written form.
    public init(stringLiteral value: String) { self.init(value) }

    /// The name as written.
    public var description: String { qualifiedName }
}
