import XMLCodable

/// The names and declarations of a start tag, checked against the namespaces that are declared around it.
extension EventScopes {
    /// Returns the declarations that are in force around an element that was read, and not here, but for the prefixes that the
    /// element declares itself.
    mutating func missing(around element: Int, of piece: EventPiece, _ own: Declarations) -> Declarations {
        let all = missing.around(element, of: piece, version) { [bindings] in bindings[$0]?.last ?? "" }
        if all.isEmpty { return Declarations() }
        return Declarations(
            all.filter { own[$0.key] == nil }.sorted { $0.key < $1.key }.map { (prefix: $0.key, uri: $0.value) })
    }

    /// Returns the name of a new attribute, with a prefix if it is in a namespace.
    ///
    /// - Parameter taken: The prefixes of other names in the tag.
    mutating func name(
        ofAttribute name: XML.Name, _ declared: inout Declarations, taken: Set<String>
    ) -> XML.Name {
        guard let uri = name.namespaceURI, !uri.isEmpty, uri != NamespaceScope.xmlnsName else { return name }
        if uri == NamespaceScope.xmlName { return XML.Name("xml:\(name.localName)", namespaceURI: uri) }
        let known =
            declared.first { !$0.prefix.isEmpty && $0.uri == uri }?.prefix
            ?? prefix(for: uri).flatMap { declared[$0] == nil ? $0 : nil }
        if let known { return XML.Name("\(known):\(name.localName)", namespaceURI: uri) }
        var number = declared.count + 1
        while declared["ns\(number)"] != nil || !self.uri(of: "ns\(number)").isEmpty || taken.contains("ns\(number)") {
            number += 1
        }
        declared.append(("ns\(number)", uri))
        return XML.Name("ns\(number):\(name.localName)", namespaceURI: uri)
    }

    /// Throws if a prefix that was not declared where a tag was read is declared here.
    func checkUndeclaredPrefixes(of names: [XML.Name]) throws(XMLWritingError) {
        for name in names {
            guard name.namespaceURI == nil, let prefix = name.prefix, prefix != "xml", prefix != "xmlns" else {
                continue
            }
            let found = uri(of: prefix)
            if !found.isEmpty { throw captured(name, prefix, found) }
        }
    }

    private func captured(_ name: XML.Name, _ prefix: String, _ found: String) -> XMLWritingError {
        failure(
            .invalidNamespace,
            "\"\(name.qualifiedName)\" is in no namespace, but the prefix \"\(prefix)\" is declared as \"\(found)\"")
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
        let own = declared[prefix ?? ""]
        let found = own ?? self.uri(of: prefix ?? "")
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
            throw found.isEmpty
                ? failure(.invalidNamespace, "the prefix of \"\(qualified)\" is not declared")
                : captured(name, prefix, found)
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

    /// Throws if a name that relies on a declaration around its tag is in another namespace, since another name in the tag has
    /// the prefix declared again.
    func checkNamespaces(
        _ name: XML.Name, _ attributes: [XML.Attribute], _ declared: Declarations
    ) throws(XMLWritingError) {
        for (index, name) in ([name] + attributes.map(\.name)).enumerated() {
            guard name.isResolved, index == 0 || name.prefix != nil, name.prefix != "xml", name.prefix != "xmlns" else {
                continue
            }
            guard let found = declared[name.prefix ?? ""], found != name.namespaceURI ?? "" else { continue }
            throw failure(
                .invalidNamespace,
                "\"\(name.qualifiedName)\" is in the namespace \"\(name.namespaceURI ?? "")\", but its prefix is declared as "
                    + "\"\(found)\" for another name in its tag, which needs another prefix")
        }
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
                : key.prefix.map { $0 == "xml" ? NamespaceScope.xmlName : declared[$0] ?? self.uri(of: $0) }
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
