/// Attributes that are data: those of the rest, and those of elements of the tree.
extension EncodingState {
    /// The meanings of the prefixes in a start tag that is data.
    private struct TagPrefixes {
        let context: NamespaceContext
        var used = PrefixTable()
    }

    /// Writes attributes into an element, with the declarations that their names need.
    ///
    /// A name keeps its namespace: if its prefix has another meaning in the start tag, or if it has none, it is written
    /// with the prefix that the encoder uses for the namespace.
    ///
    /// - Parameter element: The name of the element, if it is data too and not declared around it.
    func append(
        _ attributes: [XML.Attribute], to place: Int32, of element: XML.Name? = nil
    ) throws(EncodingProblem) {
        var prefixes = TagPrefixes(context: context(around: place))
        for attribute in attributes {
            if let prefix = attribute.declaredPrefix { prefixes.used.declare(prefix, attribute.value) }
        }
        note(element ?? XML.Name(vocabulary.string(frames[frames.element(of: place)].entry)), &prefixes)
        for attribute in attributes where attribute.declaredPrefix == nil { note(attribute.name, &prefixes) }
        try checkNames(of: attributes, prefixes)
        if let element { try declare(element, &prefixes, place) }
        // The prefix of the element's name may have been declared already.
        var written = RareSet(attributes.filter { isDeclared($0, in: place) })
        for attribute in attributes {
            let isDeclaration = attribute.declaredPrefix != nil
            // Once more, it is an error.
            if !written.isEmpty, written.remove(attribute) { continue }
            let entry =
                isDeclaration
                ? vocabulary.plainEntry(attribute.name.qualifiedName, .attribute)
                : try entry(ofAttribute: attribute.name, &prefixes, place)
            try writeAttribute(attribute.value, entry, of: place)
        }
    }

    /// Writes attributes into an element whose name is the model's: a declaration that would move that name to another
    /// namespace is left out.
    func append(attributes: [XML.Attribute], to place: Int32) throws(EncodingProblem) {
        let declarations = outerDeclarations(for: attributes, place)
        try append(attributes.filter { !isForeignDefault($0, place) } + declarations, to: place)
    }

    /// Returns declarations of the prefixes in the values of attributes that were declared where these were parsed, unless
    /// such a prefix means something else in the element.
    private func outerDeclarations(for attributes: [XML.Attribute], _ place: Int32) -> [XML.Attribute] {
        let needed = TreeSerializer.outerDeclarations(for: attributes)
        if needed.isEmpty { return [] }
        let context = context(around: place)
        let own = namespaces.declarations(of: frames.id(frames.element(of: place)))
        return needed.compactMap { binding in
            let known = context.uri(ofPrefix: binding.prefix)
            let bound = vocabulary.prefixes.bindings[binding.prefix] ?? binding.uri
            guard own?.declares(binding.prefix) != true, !ScalarEquality.equal(known, binding.uri),
                ScalarEquality.equal(bound, binding.uri)
            else { return nil }
            return XML.Attribute("xmlns:\(binding.prefix)", value: binding.uri)
        }
    }

    /// Whether an attribute declares a default namespace other than that of names which the model says: these names would
    /// change with it, and those of attributes do not depend on it.
    private func isForeignDefault(_ attribute: XML.Attribute, _ place: Int32) -> Bool {
        // What no document can declare is an error.
        guard attribute.declaredPrefix?.isEmpty == true, !NamespaceScope.isReserved(attribute.value) else {
            return false
        }
        let name = vocabulary.names[vocabulary[frames[frames.element(of: place)].entry].name]
        let known = vocabulary.prefixes.defaultNamespace
        if name.prefix < 0, name.namespace == OutputName.noNamespace { return !attribute.value.isEmpty }
        if name.prefix < 0, name.namespace == OutputName.defaultNamespace {
            return !vocabulary.prefixes.isDefault(attribute.value)
        }
        if known.isEmpty { return name.namespace > 0 && !attribute.value.isEmpty }
        return !ScalarEquality.equal(attribute.value, known)
    }

    /// Whether an attribute is a declaration that an element has already.
    private func isDeclared(_ attribute: XML.Attribute, in place: Int32) -> Bool {
        guard namespaces.hasDeclarations, let prefix = attribute.declaredPrefix else { return false }
        let own = namespaces.declarations(of: frames.id(frames.element(of: place)))?.uri(ofPrefix: prefix)
        return ScalarEquality.equal(own, attribute.value)
    }

    /// Checks that no two attributes with different prefixes have the same name.
    private func checkNames(of attributes: [XML.Attribute], _ prefixes: TagPrefixes) throws(EncodingProblem) {
        guard attributes.count > 1 else { return }
        var seen = RareSet<[UInt8]>()
        for attribute in attributes where attribute.declaredPrefix == nil {
            let name = attribute.name
            let uri = name.isResolved ? name.namespaceURI : name.prefix.flatMap { meaning(ofOpen: $0, prefixes) }
            guard let uri else { continue }
            // No name or URI contains a zero byte.
            guard seen.insert(Array(uri.utf8) + [0] + Array(name.localName.utf8)) else {
                throw .duplicateAttribute(name.qualifiedName)
            }
        }
    }

    /// Returns what the prefix of a name without a known namespace means, if that is known.
    private func meaning(ofOpen prefix: String, _ prefixes: TagPrefixes) -> String? {
        prefixes.used[prefix] ?? prefixes.context.uri(ofPrefix: prefix) ?? vocabulary.prefixes.bindings[prefix]
    }

    /// Notes what the prefix of a name without a known namespace means.
    private func note(_ name: XML.Name, _ prefixes: inout TagPrefixes) {
        guard !name.isResolved, let prefix = name.prefix, prefixes.used[prefix] == nil else { return }
        if let uri = meaning(ofOpen: prefix, prefixes) {
            prefixes.used.declare(prefix, uri)
        }
    }

    /// Declares the namespace of an element with its prefix, which may be empty.
    private func declare(_ name: XML.Name, _ prefixes: inout TagPrefixes, _ place: Int32) throws(EncodingProblem) {
        if name.hasUndeclaredPrefix { return }
        if name.isResolved, name.namespaceURI == nil { return try undeclareDefault(name, &prefixes, place) }
        let prefix = name.prefix ?? ""
        guard let uri = name.namespaceURI, prefix != "xml", prefixes.used[prefix] == nil else { return }
        prefixes.used.declare(prefix, uri)
        try declare(prefix, uri, of: place)
    }

    /// Ensures that an element without a prefix is in no namespace.
    private func undeclareDefault(
        _ name: XML.Name, _ prefixes: inout TagPrefixes, _ place: Int32
    ) throws(EncodingProblem) {
        if let own = prefixes.used[""] {
            if own.isEmpty { return }
            throw .malformed("'\(name)' belongs to no namespace, but declares the default namespace '\(own)'")
        }
        prefixes.used.declare("", "")
        if prefixes.context.uri(ofPrefix: "")?.isEmpty == false { try declare("", "", of: place) }
    }

    private func declare(_ prefix: String, _ uri: String, of place: Int32) throws(EncodingProblem) {
        let name = prefix.isEmpty ? "xmlns" : "xmlns:\(prefix)"
        try writeAttribute(uri, vocabulary.plainEntry(name, .attribute), of: place)
    }

    /// Returns the entry of an attribute's name, after declaring its prefix if it needs to be.
    private func entry(
        ofAttribute name: XML.Name, _ prefixes: inout TagPrefixes, _ place: Int32
    ) throws(EncodingProblem) -> EntryID {
        try check(name)
        guard let uri = name.namespaceURI, !(name.prefix == "xml" && ScalarEquality.equal(uri, NamespaceScope.xmlName))
        else {
            // Explicitly in no namespace, a name has no prefix.
            if name.hasUndeclaredPrefix { return vocabulary.undeclaredEntry(name.qualifiedName, .attribute) }
            let written = name.isResolved && name.namespaceURI == nil ? name.localName : name.qualifiedName
            return vocabulary.plainEntry(written, .attribute, isOpen: true)
        }
        if let prefix = name.prefix, prefix != "xml", prefix != "xmlns",
            !ScalarEquality.equal(uri, NamespaceScope.xmlName)
        {
            let known = prefixes.used[prefix] ?? vocabulary.prefixes.bindings[prefix]
            if known == nil || ScalarEquality.equal(known, uri) {
                let isDeclared = ScalarEquality.equal(
                    prefixes.used[prefix] ?? prefixes.context.uri(ofPrefix: prefix), uri)
                prefixes.used.declare(prefix, uri)
                if !isDeclared { try declare(prefix, uri, of: place) }
                return vocabulary.plainEntry(name.qualifiedName, .attribute, isOpen: true)
            }
        }
        return try entry(of: name, in: uri, .attribute)
    }

    /// Returns the entry of the name of an element that is data and has attributes.
    ///
    /// - Returns: The entry, and whether it has the prefix of the name, which then must be declared.
    func entry(
        ofElement name: XML.Name, with attributes: [XML.Attribute]
    ) throws(EncodingProblem) -> (entry: EntryID, hasPrefix: Bool) {
        try check(name)
        let prefix = name.prefix ?? ""
        guard let uri = name.namespaceURI else {
            if name.hasUndeclaredPrefix { return (vocabulary.undeclaredEntry(name.qualifiedName, .element), true) }
            let written = name.isResolved ? name.localName : name.qualifiedName
            return (vocabulary.plainEntry(written, .element, isOpen: true), true)
        }
        let own = attributes.last { ScalarEquality.equal($0.declaredPrefix, prefix) }?.value
        let isOwn = own == nil || ScalarEquality.equal(own, uri)
        if isOwn, prefix != "xml", prefix != "xmlns", !NamespaceScope.isReserved(uri) {
            return (vocabulary.plainEntry(name.qualifiedName, .element, isOpen: true), true)
        }
        return (try entry(of: name, in: uri, .element), false)
    }

    /// Checks the whole name, of which only the local name may be written.
    private func check(_ name: XML.Name) throws(EncodingProblem) {
        guard name.isParsed || XMLCharacters.isQName(name.qualifiedName) else {
            throw .badKey("\"\("\(name)".shown)\" is not an XML name")
        }
    }

    /// Returns the entry of a name that gets the prefix which the encoder uses for the namespace.
    private func entry(
        of name: XML.Name, in uri: String, _ kind: KeyEntry.Kind
    ) throws(EncodingProblem) -> EntryID {
        // Without a prefix, the name could be in the default namespace.
        try vocabulary.checkedEntry("{\(uri)}\(name.localName)", isPrefixed: true, .none, kind, isOpen: true).entry
    }
}
