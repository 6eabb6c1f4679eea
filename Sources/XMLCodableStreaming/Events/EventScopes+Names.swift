import XMLCodable

/// The names and declarations of a start tag, checked against the namespaces that are declared around it.
extension EventScopes {
    /// Returns the declarations that are in force around an element that was read, and not here.
    func missing(around store: NodeStore, _ element: Int, _ own: Declarations)
        -> Declarations
    {
        var scope = XML.Element(store, element).namespacesInScope
        if scope[""] == nil { scope[""] = "" }
        for (prefix, _) in own { scope[prefix] = nil }
        return scope.filter { self.uri(of: $0.key) != $0.value }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    func declarations(_ attributes: [XML.Attribute]) -> Declarations {
        attributes.compactMap { attribute in
            let name = attribute.name
            if name.qualifiedName == "xmlns" { return ("", attribute.value) }
            return name.prefix == "xmlns" ? (name.localName, attribute.value) : nil
        }
    }

    /// Checks a name, and declares its namespace unless that is in force.
    ///
    /// - Parameter isRepaired: Whether a prefix may stay undeclared, as it was where the name was read.
    func bind(
        _ name: XML.Name, isAttribute: Bool, isRepaired: Bool, _ declared: inout Declarations
    ) throws(XMLWritingError) {
        let (qualified, prefix) = (name.qualifiedName, name.prefix)
        guard XMLCharacters.isQName(qualified), isAttribute || prefix != "xmlns" else {
            throw failure(.invalidName, "\"\(qualified)\" is no name of an \(isAttribute ? "attribute" : "element")")
        }
        if isAttribute && (prefix == "xmlns" || qualified == "xmlns") { return }
        if prefix == "xml" {
            guard let uri = name.namespaceURI, uri != NamespaceScope.xmlName else { return }
            throw failure(
                .invalidNamespace,
                "\"\(qualified)\" is in the namespace \"\(uri)\", but its prefix stands for \(NamespaceScope.xmlName)")
        }
        let own = declared.lastIndex { $0.prefix == prefix ?? "" }
        let found = own.map { declared[$0].uri } ?? self.uri(of: prefix ?? "")
        if isAttribute, prefix == nil {
            guard name.namespaceURI == nil else {
                throw failure(.invalidNamespace, "the attribute \"\(qualified)\" has a namespace, but no prefix")
            }
            return
        }
        let uri = name.namespaceURI ?? ""
        if let prefix, uri.isEmpty {
            if !name.isResolved, !found.isEmpty || isRepaired { return }
            // A prefix that was not declared where it was read stays undeclared.
            if name.isResolved, found.isEmpty, isRepaired { return }
            throw failure(
                .invalidNamespace,
                found.isEmpty
                    ? "the prefix of \"\(qualified)\" is not declared"
                    : "\"\(qualified)\" is in no namespace, but the prefix \"\(prefix)\" is declared as \"\(found)\"")
        }
        if !name.isResolved || found == uri { return }
        guard own == nil else {
            throw failure(
                .invalidNamespace,
                "\"\(qualified)\" is in the namespace \"\(uri)\", but its prefix is declared as \"\(found)\"")
        }
        try checkDeclaration(of: prefix ?? "", uri)
        declared.append((prefix ?? "", uri))
    }

    /// Throws unless a prefix may be declared as a namespace (Namespaces in XML 1.0, 2.2 and 3).
    func checkDeclaration(of prefix: String, _ uri: String) throws(XMLWritingError) {
        if prefix == "xml"
            ? uri == NamespaceScope.xmlName
            : prefix != "xmlns" && !NamespaceScope.isReserved(uri) && (prefix.isEmpty || !uri.isEmpty)
        {
            return
        }
        let subject = prefix.isEmpty ? "the default namespace" : "the prefix \"\(prefix)\""
        throw failure(.invalidNamespace, "\(subject) cannot be declared as \"\(uri)\"")
    }

    func checkRepetitions(
        _ attributes: [XML.Attribute], of name: XML.Name, _ declared: Declarations
    ) throws(XMLWritingError) {
        guard attributes.count > 1 else { return }
        var names = Set<String>()
        for attribute in attributes {
            let key = attribute.name
            let bound =
                key.isResolved
                ? nil
                : key.prefix.map { prefix in
                    declared.last { $0.prefix == prefix }?.uri ?? self.uri(of: prefix)
                }
            let uri = key.namespaceURI ?? bound ?? ""
            guard names.insert(uri.isEmpty ? key.qualifiedName : "{\(uri)}" + key.localName).inserted else {
                throw failure(
                    .duplicateAttribute, "the attribute \"\(attribute.name)\" of \"\(name)\" appears twice")
            }
        }
    }

    func failure(_ code: XMLWritingError.Code, _ message: String) -> XMLWritingError {
        XMLWritingError(code: code, message: message, elementPath: path)
    }
}
