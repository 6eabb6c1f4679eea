#if Tree || !SWIFT_PACKAGE
/// Names and namespaces of elements created or modified in code.
extension TreeSerializer {
    /// Checks the names of an element and its attributes, and updates the context.
    ///
    /// - Parameter extra: Declarations to add unconditionally.
    /// - Returns: The declarations to add to the element's own.
    mutating func declare(
        _ element: OwnedElement, _ name: String, _ extra: [NamespaceBinding]
    ) throws(XMLWritingError) -> [NamespaceBinding] {
        if isStrict {
            guard element.name.isParsed || XMLCharacters.isQName(name) else {
                throw failure(.invalidName, "'\(name)' is not a valid element name")
            }
            for attribute in element.attributes where !attribute.name.isParsed {
                guard !XMLCharacters.isQName(attribute.name.qualifiedName) else { continue }
                throw failure(.invalidName, "'\(attribute.name)' is not a valid attribute name", in: name)
            }
        }
        try takeDeclarations(of: element, name)
        var added: [NamespaceBinding] = []
        // Names with a known namespace bind their prefixes first; the others then use the resulting bindings.
        try resolve(element, known: true, &added)
        for binding in extra where !Self.declares(added, binding.prefix) {
            context.declare(binding.prefix, binding.uri)
            added.append(binding)
        }
        try resolve(element, known: false, &added)
        try checkDuplicates(element, name)
        return added
    }

    private mutating func takeDeclarations(of element: OwnedElement, _ name: String) throws(XMLWritingError) {
        for attribute in element.attributes {
            guard let prefix = attribute.declaredPrefix else { continue }
            let uri = attribute.value
            if isStrict {
                let isXML = ScalarEquality.equal(uri, NamespaceScope.xmlName)
                guard prefix != "xmlns", (prefix == "xml") == isXML, uri != NamespaceScope.xmlnsName,
                    prefix.isEmpty || !uri.isEmpty
                else {
                    throw failure(
                        .invalidNamespace, "the declaration \(attribute) is not allowed by Namespaces in XML", in: name)
                }
            }
            context.declare(prefix, uri)
        }
    }

    /// Resolves either the names whose namespace is known or all others.
    private mutating func resolve(
        _ element: OwnedElement, known: Bool, _ added: inout [NamespaceBinding]
    ) throws(XMLWritingError) {
        if element.name.isResolved == known { try resolve(element.name, true, element, &added) }
        for attribute in element.attributes where attribute.name.isResolved == known {
            try resolve(attribute.name, false, element, &added)
        }
    }

    /// Ensures that a name resolves to its namespace here, adding a declaration if necessary.
    private mutating func resolve(
        _ name: XML.Name, _ isElement: Bool, _ element: OwnedElement, _ added: inout [NamespaceBinding]
    ) throws(XMLWritingError) {
        guard name.isResolved || name.hasPrefix else { return }
        let prefix = name.prefix ?? ""
        // An attribute without a prefix is in no namespace, regardless of the default namespace.
        guard isElement || !prefix.isEmpty, prefix != "xml" else { return }
        let bound = context.uri(ofPrefix: prefix)
        if prefix == "xmlns" {
            guard isElement, isStrict else { return }
            throw mismatch(element, "the prefix 'xmlns' must not be used on an element")
        }
        guard name.isResolved else {
            guard bound == nil, isStrict else { return }
            guard let outer = outer.last(where: { ScalarEquality.equal($0.prefix, prefix) }) else {
                throw mismatch(element, "the prefix '\(prefix)' of '\(name)' is not declared")
            }
            context.declare(prefix, outer.uri)
            added.append(outer)
            return
        }
        let uri = name.namespaceURI ?? ""
        if !addsDeclarations || ScalarEquality.equal(bound, uri) { return }
        let isTaken =
            element.attributes.contains { ScalarEquality.equal($0.declaredPrefix, prefix) }
            || Self.declares(added, prefix)
        guard !isTaken, !uri.isEmpty || prefix.isEmpty else {
            throw mismatch(
                element, "'\(name)' belongs to the namespace '\(uri)', but its prefix is bound to '\(bound ?? "")'")
        }
        context.declare(prefix, uri)
        added.append(NamespaceBinding(prefix: prefix, uri: uri))
    }

    private func mismatch(_ element: OwnedElement, _ message: String) -> XMLWritingError {
        failure(.invalidNamespace, message, in: element.name.qualifiedName)
    }

    private func checkDuplicates(_ element: OwnedElement, _ name: String) throws(XMLWritingError) {
        let attributes = element.attributes
        guard isStrict, attributes.count > 1 else { return }
        if attributes.count <= 4, !attributes.contains(where: \.name.hasPrefix) {
            for index in 1..<attributes.count {
                let written = NamePattern(attributes[index].name.qualifiedName)
                if attributes[..<index].contains(where: { written.matches($0.name) }) {
                    throw duplicate(attributes[index], name)
                }
            }
            return
        }
        var seen: Set<[UInt8]> = []
        for attribute in attributes {
            var isNew = seen.insert(attribute.name.withBytes { Array($0) }).inserted
            if attribute.declaredPrefix == nil, let prefix = attribute.name.prefix,
                let uri = context.uri(ofPrefix: prefix)
            {
                // No name or URI contains a zero byte.
                let key = Array(uri.utf8) + [0] + Array(attribute.name.localName.utf8)
                isNew = seen.insert(key).inserted && isNew
            }
            if !isNew { throw duplicate(attribute, name) }
        }
    }

    private func duplicate(_ attribute: XML.Attribute, _ element: String) -> XMLWritingError {
        failure(.duplicateAttribute, "the attribute '\(attribute.name)' appears twice", in: element)
    }
}
#endif
