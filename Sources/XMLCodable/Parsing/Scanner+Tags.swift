extension Scanner {
    /// Scans a start tag or an empty-element tag (productions 40 and 44).
    ///
    /// - Parameter window: The window at the `<` of the tag.
    /// - Returns: Whether the element is now open.
    @inline(__always)
    mutating func startTag(
        _ at: inout Pointer, _ window: ByteWindow?, leading: Int, _ lastName: inout UInt32
    ) throws(ScanFailure) -> Bool {
        let tag = at
        let node = nodes.count
        // Here and below, the numbers of names come from the table, which never removes an entry.
        let guess = unsafe names.entries[unchecked: Int(lastName)].nextElement
        let name: UInt32
        if let window, let length = names.stands(guess, in: window, at: 1),
            ByteClass.endsName(window[1 &+ length])
        {
            name = guess
            // All of these bytes are in the window.
            unsafe at.advance(1 &+ length)
        } else {
            at += 1
            name = try self.name(&at)
            unsafe names.entries[unchecked: Int(lastName)].nextElement = name
        }
        lastName = name
        var flags: UInt8 = open.count == 0 ? 0 : UInt8(truncatingIfNeeded: open[open.count &- 1].flags)
        let firstAttribute = attributes.count
        var special = tagSpecial
        var previous = name
        var isEmpty = false
        while true {
            if at[0] == UInt8(ascii: ">") {
                at += 1
                break
            }
            if ByteClass.isSpace(at[0]) {
                at += 1
                let stamp = names.firstStamp &+ UInt32(truncatingIfNeeded: node)
                let name = try attribute(&at, previous, stamp, &special)
                if name != .max {
                    previous = name
                    continue
                }
            }
            if at[0] == UInt8(ascii: "/"), at[1] == UInt8(ascii: ">") {
                at += 2
                isEmpty = true
                break
            }
            if at[0] != UInt8(ascii: ">") { throw badTag(at, name, hasAttributes: attributes.count > firstAttribute) }
        }
        if open.count >= limits.depth {
            throw failure(.limitExceeded, tag, "elements are nested deeper than the limit depth of \(limits.depth)")
        }
        let mark = scope.mark
        var namespace = scope.defaultNamespace
        let own = unsafe names.entries[unchecked: Int(name)].special
        if special == 0, own == NameTable.isPrefixed {
            namespace = scope.namespace(ofPrefix: unsafe names.entries[unchecked: Int(name)].prefix)
            if namespace == NamespaceScope.none { namespace = try inheritedNamespace(name, tag + 1) }
        } else if special | own != 0 {
            namespace = try resolve(tag, name, firstAttribute, special | own, &flags)
        }
        let count = attributes.count &- firstAttribute
        if count > limits.attributesPerElement || count > 0xFFFF {
            throw failure(
                .limitExceeded, tag,
                "<\(names.string(of: name).shown)> has \(count) attributes, more than the limit "
                    + "attributesPerElement of \(Swift.min(limits.attributesPerElement, 0xFFFF))")
        }
        nodes.append(
            NodeRecord(
                NodeKind.element, name: name, end: UInt32(truncatingIfNeeded: node &+ 1), position: tag - base,
                attributeStart: UInt32(truncatingIfNeeded: firstAttribute),
                attributeCount: UInt16(truncatingIfNeeded: count), leadingSpace: UInt16(truncatingIfNeeded: leading),
                namespace: namespace, flags: isEmpty ? flags | NodeFlag.leaf : flags))
        if isEmpty {
            if flags & NodeFlag.declaresNamespaces != 0 { scope.restore(to: mark) }
            return false
        }
        open.append(
            OpenElement(
                node: UInt32(truncatingIfNeeded: node), name: name, mark: mark,
                flags: UInt32(flags & NodeFlag.preservesSpace)))
        return true
    }

    /// Reads the Name at `at` and returns its number.
    @inline(__always)
    mutating func name(_ at: inout Pointer) throws(ScanFailure) -> UInt32 {
        let start = at
        if ByteClass.isNameStart(at[0]) {
            at.skipNameBytes()
            if at[0] >= 0x80 { try skipName(&at, from: start) }
        } else {
            try skipName(&at, from: start)
        }
        let length = at - start
        if length > limits.nameLength {
            throw failure(
                .limitExceeded, start,
                "a name of \(length) bytes is longer than the limit nameLength of \(limits.nameLength)")
        }
        return names.intern(input.slice(start, at), firstWord: NameTable.masked(start.word, length))
    }

    /// Skips the rest of a name that is not plain ASCII, or throws if there is no name.
    @inline(never)
    func skipName(_ at: inout Pointer, from start: Pointer) throws(ScanFailure) {
        while true {
            let (scalar, length) = UTF8Scalar.decode(at)
            guard at == start ? XMLCharacters.isNameStart(scalar) : XMLCharacters.isName(scalar) else { break }
            at += length
        }
        if at == start {
            guard at < end else { throw failure(.syntax, at, "expected a name") }
            let scalar = String(decoding: input.slice(at, at + UTF8Scalar.decode(at).length), as: UTF8.self)
            let failure = failure(.invalidName, at, "expected a name, which cannot begin with '\(scalar)'")
            guard open.count == 0, start > base else { throw failure }
            let before = input.cursor(at: offset(start) - 1)
            let isText = before[0] == UInt8(ascii: "<") && !isMarkup(before)
            throw isText ? offeringRoot(at, failure) : failure
        }
    }

    /// Scans an attribute (production 41) and the white space before it, without the namespace checks.
    ///
    /// - Returns: The number of its name, or `UInt32.max` if the tag ends here.
    @inline(__always)
    private mutating func attribute(
        _ at: inout Pointer, _ previous: UInt32, _ stamp: UInt32, _ special: inout UInt16
    ) throws(ScanFailure) -> UInt32 {
        // As for elements, the numbers come from the table.
        let guess = unsafe names.entries[unchecked: Int(previous)].nextAttribute
        let name: UInt32
        let quote: UInt8
        // Usually it is the name that was here last time, and there is no white space around `=`.
        if let window = at.window, let length = names.stands(guess, in: window, at: 0),
            window[length] == UInt8(ascii: "="), ByteClass.isQuote(window[length &+ 1])
        {
            guard let found = unsafe names.entries[unchecked: Int(guess)].stamp(stamp) else {
                throw duplicate(guess, at)
            }
            special |= found
            name = guess
            quote = window[length &+ 1]
            // All of these bytes are in the window.
            unsafe at.advance(length &+ 2)
        } else {
            at.skipSpace()
            if at[0] == UInt8(ascii: ">") || at[0] == UInt8(ascii: "/") { return .max }
            (name, quote) = try attributeName(&at, stamp, &special)
            unsafe names.entries[unchecked: Int(previous)].nextAttribute = name
        }
        let start = at
        let flags = try attributeValue(&at, quote, name, &special)
        attributes.append(AttributeRecord(name: name, start: start - base, length: at - start, flags: flags))
        // The cursor is at the closing quote.
        unsafe at.advance(1)
        return name
    }

    /// Scans an attribute's name, `=` and the opening quote of its value.
    @inline(never)
    private mutating func attributeName(
        _ at: inout Pointer, _ stamp: UInt32, _ special: inout UInt16
    ) throws(ScanFailure) -> (name: UInt32, quote: UInt8) {
        let start = at
        let name = try self.name(&at)
        guard let found = names.entries[Int(name)].stamp(stamp) else { throw duplicate(name, start) }
        special |= found
        at.skipSpace()
        guard at[0] == UInt8(ascii: "=") else {
            throw failure(.syntax, at, "expected '=' and a value after the attribute '\(names.string(of: name).shown)'")
        }
        at += 1
        at.skipSpace()
        let quote = at[0]
        guard ByteClass.isQuote(quote) else {
            throw failure(.syntax, at, "expected a quoted value for the attribute '\(names.string(of: name).shown)'")
        }
        at += 1
        return (name, quote)
    }

    @inline(never)
    private func duplicate(_ name: UInt32, _ at: Pointer) -> ScanFailure {
        failure(.duplicateAttribute, at, "the attribute '\(names.string(of: name).shown)' appears twice")
    }

    /// Scans an attribute value up to its closing quote (production 10).
    ///
    /// - Parameter special: ``NameTable/hasEntity`` is added if the value refers to an entity that is not predefined.
    /// - Returns: The flags of the attribute.
    @inline(__always)
    mutating func attributeValue(
        _ at: inout Pointer, _ quote: UInt8, _ name: UInt32, _ special: inout UInt16
    ) throws(ScanFailure) -> UInt16 {
        var flags: UInt16 = 0
        while true {
            let byte = ByteSearch.valueStop(&at, quote)
            if byte == quote { return flags }
            if byte == UInt8(ascii: "&") {
                let length = try reference(at)
                flags |= AttributeFlag.encoded
                if length < 0 {
                    flags |= AttributeFlag.hasEntity
                    special |= NameTable.hasEntity
                }
                at += abs(length)
            } else if byte == UInt8(ascii: "<") {
                throw failure(
                    .syntax, at,
                    "'<' is not allowed in the value of the attribute '\(names.string(of: name).shown)'; write '&lt;'")
            } else if byte == 0 {
                throw failure(
                    .syntax, at, "expected the closing quote of the attribute '\(names.string(of: name).shown)'")
            } else {
                flags |= AttributeFlag.encoded
                at += 1
            }
        }
    }

    @inline(never)
    private func badTag(_ at: Pointer, _ name: UInt32, hasAttributes: Bool) -> ScanFailure {
        let element = names.string(of: name).shown
        if hasAttributes, ByteClass.isNameStart(at[0]) || at[0] >= 0x80 {
            return failure(.syntax, at, "expected white space between the attributes of <\(element)>")
        }
        let isCut = at[0] == UInt8(ascii: "/") && at + 1 >= end
        return failure(
            .syntax, isCut ? at + 1 : at, "expected an attribute, '>' or '/>' in the start tag of <\(element)>")
    }

    // MARK: - Namespaces

    // Some of these functions change nothing but are mutating, so that the scanner is passed by reference and not
    // copied.

    /// Applies the namespace declarations of a start tag and resolves every prefixed name in it.
    ///
    /// - Returns: The number of the element's namespace.
    @inline(never)
    private mutating func resolve(
        _ tag: Pointer, _ name: UInt32, _ first: Int, _ found: UInt16, _ flags: inout UInt8
    ) throws(ScanFailure) -> UInt16 {
        var special = found
        if special & (NameTable.hasAttributeList | NameTable.hasEntity) != 0 {
            try applyDefinition(tag, name, first, &special)
        }
        if special & NameTable.isMalformed != 0 { throw malformedName(tag, name, first) }
        if special & NameTable.isDeclaration != 0 {
            for index in first..<attributes.count {
                let attribute = attributes[index]
                guard names.entries[Int(attribute.name)].special & NameTable.isDeclaration != 0 else { continue }
                try declare(attribute, tag)
                attributes[index].flags |= AttributeFlag.declaration
                attributes[index].namespace = NamespaceScope.xmlns
                flags |= NodeFlag.declaresNamespaces
            }
        }
        var prefixed = 0
        for index in first..<attributes.count {
            let attribute = attributes[index]
            let prefix = names.entries[Int(attribute.name)].prefix
            guard prefix != NameTable.noPrefix, prefix != NameTable.xmlnsPrefix else { continue }
            attributes[index].namespace = scope.namespace(ofPrefix: prefix)
            if attributes[index].namespace == NamespaceScope.none {
                attributes[index].namespace = try inheritedNamespace(attribute.name, place(attribute, tag))
            }
            prefixed += 1
            if prefix == NameTable.xmlPrefix { noteSpace(attribute, &flags) }
        }
        if prefixed > 1 { try checkExpandedNames(first, tag) }
        let entry = names.entries[Int(name)]
        if entry.special & NameTable.isDeclaration != 0, entry.prefix != NameTable.noPrefix {
            throw failure(.invalidNamespace, tag + 1, "the prefix 'xmlns' must not be used on an element")
        }
        if entry.prefix == NameTable.noPrefix { return scope.defaultNamespace }
        let namespace = scope.namespace(ofPrefix: entry.prefix)
        return namespace == NamespaceScope.none ? try inheritedNamespace(name, tag + 1) : namespace
    }

    private mutating func malformedName(_ tag: Pointer, _ name: UInt32, _ first: Int) -> ScanFailure {
        var found = name
        var place = tag + 1
        if names.entries[Int(name)].special & NameTable.isMalformed == 0 {
            for index in (first..<attributes.count).reversed()
            where names.entries[Int(attributes[index].name)].special & NameTable.isMalformed != 0 {
                found = attributes[index].name
                place = self.place(attributes[index], tag)
            }
        }
        return failure(
            .invalidNamespace, place, "'\(names.string(of: found).shown)' is not a valid qualified name")
    }

    @inline(never)
    mutating func undeclared(_ name: UInt32, _ at: Pointer) -> ScanFailure {
        let name = names.string(of: name)
        let prefix = name.prefix { $0 != ":" }
        return failure(.invalidNamespace, at, "the prefix '\(String(prefix).shown)' of '\(name.shown)' is not declared")
    }

    func tooManyNamespaces(_ at: Pointer) -> ScanFailure {
        failure(
            .limitExceeded, at,
            "the document uses more namespace names than the limit namespaces of \(limits.namespaces)")
    }

    /// Binds the prefix that `xmlns="..."` or `xmlns:prefix="..."` declares (Namespaces in XML, section 3).
    private mutating func declare(_ attribute: AttributeRecord, _ tag: Pointer) throws(ScanFailure) {
        var at: Pointer { place(attribute, tag) }
        let entry = names.entries[Int(attribute.name)]
        let prefix =
            entry.prefix == NameTable.noPrefix
            ? NameTable.noPrefix : names.prefixNumber(ofLocalPart: entry.local)
        guard let namespace = namespaceNumber(of: attribute) else {
            throw tooManyNamespaces(at)
        }
        if prefix == NameTable.xmlnsPrefix {
            throw failure(.invalidNamespace, at, "the prefix 'xmlns' must not be declared")
        }
        if (prefix == NameTable.xmlPrefix) != (namespace == NamespaceScope.xml) {
            throw failure(
                .invalidNamespace, at,
                "the prefix 'xml' and the name \(NamespaceScope.xmlName) must be bound only to each other")
        }
        if namespace == NamespaceScope.xmlns {
            throw failure(.invalidNamespace, at, "\(NamespaceScope.xmlnsName) must not be declared")
        }
        if prefix != NameTable.noPrefix, namespace == NamespaceScope.none {
            throw failure(.invalidNamespace, at, "a prefix cannot be undeclared in Namespaces in XML 1.0")
        }
        scope.bind(prefix, to: namespace)
    }

    /// The number of the namespace name in a declaration's value; nil if there are too many.
    private mutating func namespaceNumber(of declaration: AttributeRecord) -> UInt16? {
        let raw = rawValue(declaration)
        if raw.count == 0 { return NamespaceScope.none }
        if declaration.flags & AttributeFlag.encoded == 0 {
            return scope.number(of: raw, declaredBy: declaration.name, limit: limits.namespaces, &names)
        }
        return namespaceNumber(ofEncoded: declaration)
    }

    /// ``namespaceNumber(of:)`` for a value with references or white space to normalize.
    @inline(never)
    private mutating func namespaceNumber(ofEncoded declaration: AttributeRecord) -> UInt16? {
        let raw = rawValue(declaration)
        return ByteBuffer.withScratch(capacity: raw.count + 16) { value in
            TextDecoding.append(attribute: raw, to: &value)
            // Nothing more is appended.
            return value.count == 0
                ? NamespaceScope.none
                : scope.number(
                    of: unsafe value.bytes, declaredBy: declaration.name, limit: limits.namespaces, &names)
        }
    }

    /// Checks that no two attributes of an element have the same namespace and local part (section 6.3).
    private mutating func checkExpandedNames(_ first: Int, _ tag: Pointer) throws(ScanFailure) {
        let isFew = attributes.count - first <= 8
        var seen = RareSet<UInt64>()
        for index in first..<attributes.count {
            let attribute = attributes[index]
            guard attribute.namespace != NamespaceScope.none, attribute.flags & AttributeFlag.declaration == 0 else {
                continue
            }
            let key = expandedName(attribute)
            let isNew =
                isFew
                ? !(first..<index).contains { expandedName(attributes[$0]) == key } : seen.insert(key)
            guard isNew else {
                throw failure(
                    .duplicateAttribute, place(attribute, tag),
                    "the attribute '\(names.string(of: attribute.name).shown)' appears twice, under two prefixes of "
                        + "one namespace")
            }
        }
    }

    private func expandedName(_ attribute: AttributeRecord) -> UInt64 {
        UInt64(names.entries[Int(attribute.name)].local) << 16 | UInt64(attribute.namespace)
    }

    private mutating func noteSpace(_ attribute: AttributeRecord, _ flags: inout UInt8) {
        let local = names.entries[Int(attribute.name)].local
        guard names.bytes(of: local).isEqual(to: "space") else { return }
        let value = rawValue(attribute)
        if value.isEqual(to: "preserve") { flags |= NodeFlag.preservesSpace }
        if value.isEqual(to: "default") { flags &= ~NodeFlag.preservesSpace }
    }
}
