/// Names and namespaces of elements created or modified in code.
///
/// A name keeps its namespace, whatever its prefix means where it is written:
///
/// 1. The declarations among the attributes bind their prefixes.
/// 2. A name that has only a prefix means what is declared: here, around the element, or where it was parsed.
/// 3. A name with a namespace uses its prefix if that is bound to it, or binds it; if the prefix has another meaning in
///    this start tag, or is missing from an attribute, it gets another prefix. In no namespace it has no prefix, but one
///    that was not declared where it was parsed, and is not declared here.
/// 4. What is left is declared: what children and values need, and names that have only a prefix bound in step 3.
extension TreeSerializer {
    /// The names of an element's start tag as they are written, and the declarations to add to it.
    struct TagNames {
        /// The name of the element.
        fileprivate(set) var element: String
        /// The names of attributes that are written with other ones than their own, by their indices.
        fileprivate(set) var renamed = RareTable<Int, String>()
        fileprivate(set) var added: [NamespaceBinding] = []
        /// The meanings that prefixes have in the tag.
        fileprivate var used = PrefixTable()
        /// The prefixes of names without a known namespace that mean nothing yet.
        fileprivate var pending: [String] = []
        fileprivate var isPending = PrefixTable()

        fileprivate init(_ element: String) { self.element = element }

        /// Sets the name of an attribute, or of the element if the index is negative.
        fileprivate mutating func rename(_ index: Int, _ name: String) {
            if index < 0 { element = name } else { renamed[index] = name }
        }

        /// Returns the name with which an attribute is written.
        @inline(never)
        func name(of attribute: XML.Attribute, at index: Int) -> String {
            renamed[index] ?? attribute.name.qualifiedName
        }
    }

    /// Checks the names of an element and its attributes, and updates the context.
    ///
    /// - Parameter extra: Declarations to add if the names leave their prefixes free.
    mutating func names(
        of element: OwnedElement, _ extra: [NamespaceBinding]
    ) throws(XMLWritingError) -> TagNames {
        let name = element.name.qualifiedName
        guard isStrict else { return TagNames(name) }
        guard element.name.isParsed || XMLCharacters.isQName(name) else {
            throw failure(.invalidName, "'\("\(name)".shown)' is not a valid element name")
        }
        for attribute in element.attributes where !attribute.name.isParsed {
            guard !XMLCharacters.isQName(attribute.name.qualifiedName) else { continue }
            throw failure(.invalidName, "'\("\(attribute.name)".shown)' is not a valid attribute name", in: name)
        }
        var tag = TagNames(name)
        try declareOwn(element, &tag)
        var declared = try declareDefaults(of: element, in: name)
        try resolvePrefixes(of: element, &tag)
        try resolveNames(of: element, &tag)
        if !declared.isEmpty { takeDeclarations(of: &declared, element, &tag) }
        for binding in extra where tag.used[binding.prefix] == nil { declare(binding, &tag) }
        for prefix in tag.pending where context.meaning(ofPrefix: prefix) == nil {
            throw failure(.invalidNamespace, "the prefix '\("\(prefix)".shown)' is not declared", in: name)
        }
        for attribute in declared { try declarePrefix(of: attribute, &tag) }
        try check(declared, of: element, tag)
        return tag
    }

    @inline(never)
    private mutating func declare(_ binding: NamespaceBinding, _ tag: inout TagNames) {
        context.declare(binding.prefix, binding.uri)
        tag.used.declare(binding.prefix, binding.uri)
        tag.added.append(binding)
    }

    /// Binds the prefixes that the element declares itself.
    private mutating func declareOwn(_ element: OwnedElement, _ tag: inout TagNames) throws(XMLWritingError) {
        for attribute in element.attributes {
            guard let prefix = attribute.declaredPrefix else { continue }
            try check(attribute, declaring: prefix, in: tag.element)
            context.declare(prefix, attribute.value)
            tag.used.declare(prefix, attribute.value)
        }
    }

    /// Checks that a declaration is allowed.
    private func check(
        _ attribute: XML.Attribute, declaring prefix: String, in name: String
    ) throws(XMLWritingError) {
        let uri = attribute.value
        let isXML = ScalarEquality.equal(uri, NamespaceScope.xmlName)
        guard prefix != "xmlns", (prefix == "xml") == isXML, !ScalarEquality.equal(uri, NamespaceScope.xmlnsName),
            prefix.isEmpty || !uri.isEmpty
        else {
            throw failure(
                .invalidNamespace, "the declaration \(attribute) is not allowed by Namespaces in XML", in: name)
        }
    }

    // MARK: - Names that have only a prefix

    /// Keeps what the prefixes of names without a known namespace mean, if they mean something.
    private mutating func resolvePrefixes(of element: OwnedElement, _ tag: inout TagNames) throws(XMLWritingError) {
        if let prefix = element.name.openPrefix {
            guard prefix != "xmlns" else {
                throw failure(
                    .invalidNamespace, "the prefix 'xmlns' must not be used on an element", in: tag.element)
            }
            resolve(prefix, &tag)
        }
        for attribute in element.attributes where attribute.declaredPrefix == nil {
            if let prefix = attribute.name.openPrefix { resolve(prefix, &tag) }
        }
    }

    private mutating func resolve(_ prefix: String, _ tag: inout TagNames) {
        guard prefix != "xml", tag.used[prefix] == nil, tag.isPending[prefix] == nil else { return }
        if let uri = context.meaning(ofPrefix: prefix) {
            tag.used.declare(prefix, uri)
        } else if let uri = outer[prefix] {
            declare(NamespaceBinding(prefix: prefix, uri: uri), &tag)
        } else {
            tag.pending.append(prefix)
            tag.isPending.declare(prefix, "")
        }
    }

    // MARK: - Names with a namespace

    /// How a name with a namespace is written.
    private enum Resolution {
        case unchanged
        case renamed(String)
        /// With another prefix than this one, which is empty if there is none to begin with.
        case otherPrefix(String)
    }

    private mutating func resolveNames(of element: OwnedElement, _ tag: inout TagNames) throws(XMLWritingError) {
        var others: [(index: Int, name: XML.Name, wish: String)] = []
        noteUndeclared(element.name, &tag)
        for attribute in element.attributes where attribute.declaredPrefix == nil {
            noteUndeclared(attribute.name, &tag)
        }
        for index in -1..<element.attributes.count {
            let isElement = index < 0
            let name = isElement ? element.name : element.attributes[index].name
            guard name.isResolved, isElement || element.attributes[index].declaredPrefix == nil else { continue }
            switch try resolve(name, isElement: isElement, &tag) {
            case .unchanged: break
            case .renamed(let written): tag.rename(index, written)
            case .otherPrefix(let wish): others.append((index, name, wish))
            }
        }
        // All other names have their prefixes now, which may be the right ones.
        for (index, name, wish) in others {
            let prefix = otherPrefix(for: name.namespaceURI ?? "", like: wish, &tag)
            tag.rename(index, "\(prefix):\(name.localName)")
        }
    }

    /// Keeps the prefix of a name free that is not declared, and part of the name.
    private func noteUndeclared(_ name: XML.Name, _ tag: inout TagNames) {
        guard name.hasUndeclaredPrefix, let prefix = name.prefix, tag.used[prefix] == nil, tag.isPending[prefix] == nil,
            context.meaning(ofPrefix: prefix) == nil
        else { return }
        tag.used.declare(prefix, "")
    }

    /// Ensures that a name resolves to its namespace here, adding a declaration if necessary.
    private mutating func resolve(
        _ name: XML.Name, isElement: Bool, _ tag: inout TagNames
    ) throws(XMLWritingError) -> Resolution {
        let prefix = name.prefix ?? ""
        guard let uri = name.namespaceURI else {
            if name.hasUndeclaredPrefix {
                if tag.used[prefix]?.isEmpty == true { return .unchanged }
                throw failure(
                    .invalidNamespace, "'\(name)' is in no namespace, but its prefix is declared here", in: tag.element)
            }
            if isElement { try undeclareDefault(name, &tag) }
            if prefix.isEmpty { return .unchanged }
            guard isElement || name.localName != "xmlns" else {
                throw failure(.invalidName, "'\(name)' cannot be an attribute in no namespace", in: tag.element)
            }
            return .renamed(name.localName)
        }
        if ScalarEquality.equal(uri, NamespaceScope.xmlName) {
            return prefix == "xml" ? .unchanged : .renamed("xml:\(name.localName)")
        }
        guard !ScalarEquality.equal(uri, NamespaceScope.xmlnsName) else {
            throw failure(
                .invalidNamespace, "'\(name)' belongs to the namespace '\(uri)', which only declarations may use",
                in: tag.element)
        }
        // An attribute without a prefix is in no namespace, whatever the default namespace.
        guard isElement || !prefix.isEmpty, prefix != "xml", prefix != "xmlns" else { return .otherPrefix("") }
        if let used = tag.used[prefix] {
            return ScalarEquality.equal(used, uri) ? .unchanged : .otherPrefix(prefix)
        }
        if ScalarEquality.equal(context.uri(ofPrefix: prefix), uri) {
            tag.used.declare(prefix, uri)
        } else {
            declare(NamespaceBinding(prefix: prefix, uri: uri), &tag)
        }
        return .unchanged
    }

    /// Returns a prefix for a namespace: one that is bound to it, or one that is made up and declared.
    private mutating func otherPrefix(
        for uri: String, like wish: String, _ tag: inout TagNames
    ) -> String {
        if let known = context.prefix(ofURI: uri) {
            tag.used.declare(known, uri)
            return known
        }
        let (found, outer) = (tag, self.outer)
        let prefix = context.unusedPrefix(like: wish) { prefix in
            found.used[prefix] != nil || found.isPending[prefix] != nil || outer[prefix] != nil
        }
        context.declare(prefix, uri, isGenerated: true)
        tag.used.declare(prefix, uri)
        tag.added.append(NamespaceBinding(prefix: prefix, uri: uri))
        return prefix
    }

    /// Ensures that an element without a prefix is in no namespace.
    private mutating func undeclareDefault(_ name: XML.Name, _ tag: inout TagNames) throws(XMLWritingError) {
        if let used = tag.used[""] {
            if used.isEmpty { return }
            throw failure(
                .invalidNamespace,
                "'\(name)' belongs to no namespace, but the element declares the default namespace '\(used)'; "
                    + "give it a name with that namespace, or remove the declaration",
                in: tag.element)
        }
        if context.uri(ofPrefix: "")?.isEmpty == false {
            declare(NamespaceBinding(prefix: "", uri: ""), &tag)
        } else {
            tag.used.declare("", "")
        }
    }

    // MARK: - The document type declaration

    /// Returns the attributes that the document type declaration adds to an element, and binds the prefixes that they
    /// declare.
    private mutating func declareDefaults(
        of element: OwnedElement, in tag: String
    ) throws(XMLWritingError) -> [DeclaredAttributes.Default] {
        guard hasDeclaredAttributes else { return [] }
        let name = element.name
        let isUnprefixed = name.isResolved && name.namespaceURI == nil && !name.hasUndeclaredPrefix
        var declared = declaredAttributes[isUnprefixed ? name.localName : tag]
        if declared.isEmpty { return [] }
        let own = RareSet(element.attributes.map { $0.name.withBytes { Array($0) } })
        declared.removeAll { own.contains(Array($0.name.utf8)) }
        for attribute in declared {
            guard let prefix = attribute.declaredPrefix else { continue }
            try check(XML.Attribute(attribute.name, value: attribute.value), declaring: prefix, in: tag)
            context.declare(prefix, attribute.value)
        }
        return declared
    }

    /// Adds the declarations of the document type declaration to an element whose name is written with another prefix,
    /// so that it has not the attributes that are declared for its own.
    private mutating func takeDeclarations(
        of declared: inout [DeclaredAttributes.Default], _ element: OwnedElement, _ tag: inout TagNames
    ) {
        let name = element.name
        guard tag.element != name.qualifiedName, name.namespaceURI != nil else { return }
        let added = PrefixTable(tag.added)
        for attribute in declared {
            guard let prefix = attribute.declaredPrefix, added[prefix] == nil else { continue }
            declare(NamespaceBinding(prefix: prefix, uri: attribute.value), &tag)
        }
        declared = []
    }

    /// Ensures that the prefix of an attribute that is added to an element is declared: as it is in the document, if it
    /// has one meaning there.
    @inline(never)
    private mutating func declarePrefix(
        of attribute: DeclaredAttributes.Default, _ tag: inout TagNames
    ) throws(XMLWritingError) {
        guard let prefix = attribute.prefix, context.uri(ofPrefix: prefix) == nil else { return }
        guard let uri = declaredAttributes.namespace(ofPrefix: prefix) else {
            throw failure(
                .invalidNamespace,
                "the document type declaration gives the element the attribute '\(attribute.name)', whose prefix is not "
                    + "declared here", in: tag.element)
        }
        declare(NamespaceBinding(prefix: prefix, uri: uri), &tag)
    }

    // MARK: - Attributes

    private func check(
        _ declared: [DeclaredAttributes.Default], of element: OwnedElement, _ tag: TagNames
    ) throws(XMLWritingError) {
        let attributes = element.attributes
        guard attributes.count + declared.count > 1 else { return }
        if declared.isEmpty, attributes.count <= 4, !attributes.contains(where: \.name.isQualified) {
            for index in 1..<attributes.count {
                let written = NamePattern(attributes[index].name.qualifiedName)
                if attributes[..<index].contains(where: { written.matches($0.name) }) {
                    throw duplicate(attributes[index].name.qualifiedName, tag)
                }
            }
            return
        }
        var seen = RareSet<[UInt8]>()
        for (index, attribute) in attributes.enumerated() {
            let name = tag.name(of: attribute, at: index)
            guard seen.insert(expandedName(name, isDeclaration: attribute.declaredPrefix != nil)) else {
                throw duplicate(name, tag)
            }
        }
        for attribute in declared where attribute.prefix != nil {
            guard seen.insert(expandedName(attribute.name, isDeclaration: false)) else {
                throw duplicate(attribute.name, tag)
            }
        }
    }

    /// Returns bytes that are the same for two attributes if they have the same namespace and local name.
    private func expandedName(_ name: String, isDeclaration: Bool) -> [UInt8] {
        // No name or URI contains a zero byte.
        guard !isDeclaration, let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return Array(name.utf8) }
        // A prefix that is not declared is part of the name.
        guard let uri = context.uri(ofPrefix: String(name[..<colon])) else { return Array(name.utf8) }
        return Array(uri.utf8) + [0] + Array(name.utf8[name.utf8.index(after: colon)...])
    }

    @inline(never)
    private func duplicate(_ attribute: String, _ tag: TagNames) -> XMLWritingError {
        failure(.duplicateAttribute, "the attribute '\("\(attribute)".shown)' appears twice", in: tag.element)
    }
}

extension XML.Name {
    /// The prefix of a name whose namespace depends on where it is written.
    @inline(never)
    fileprivate var openPrefix: String? { isResolved ? nil : prefix }

    /// Whether the name has a prefix or a namespace.
    @inline(never)
    fileprivate var isQualified: Bool { hasPrefix || namespaceURI != nil }
}
