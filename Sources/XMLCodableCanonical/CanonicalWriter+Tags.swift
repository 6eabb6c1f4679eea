import XMLCodable

/// Writes start tags: namespace declarations sorted by prefix, then attributes sorted by expanded name.
extension CanonicalWriter {
    /// An attribute to write; `value` is set if it differs from the value in the document.
    struct Attribute {
        let index: Int
        var value: String?
    }

    mutating func writeStartTag(_ node: Int, isApex: Bool) throws(XMLWritingError) {
        let record = store.nodes[node]
        let ancestors = isApex ? Array(store.ancestors(of: node).dropLast()) : []
        for ancestor in ancestors { takeDeclarations(of: ancestor) }
        takeDeclarations(of: node)
        if record.flags & NodeFlag.declaresNamespaces != 0 {
            for index in record.attributeRange where declaredPrefix(index) != nil {
                try check(store.attributes[index], at: node)
            }
        }
        out.append(UInt8(ascii: "<"))
        out.append(store.names.bytes(of: record.name))
        try writeDeclarations(node, isApex: isApex)
        var attributes: [Attribute] = []
        for index in record.attributeRange
        where store.attributes[index].flags & AttributeFlag.declaration == 0 {
            attributes.append(Attribute(index: index))
        }
        if !ancestors.isEmpty { inherit(from: ancestors, &attributes) }
        if attributes.count > 1 { attributes = attributes.sorted(once: { precedes($0.index, $1.index) }) }
        for attribute in attributes { try append(store.attributes[attribute.index], attribute.value, at: node) }
        out.append(UInt8(ascii: ">"))
    }

    /// Appends an attribute, with its value in the document or another one.
    private mutating func append(
        _ attribute: AttributeRecord, _ value: String? = nil, at node: Int
    ) throws(XMLWritingError) {
        out.append(UInt8(ascii: " "))
        out.append(store.names.bytes(of: attribute.name))
        out.append("=\"")
        if let value {
            value.withBytes { append($0, isValue: true) }
        } else {
            try append(valueOf: attribute, at: node)
        }
        out.append(UInt8(ascii: "\""))
    }

    private func precedes(_ left: Int, _ right: Int) -> Bool {
        let left = store.attributes[left]
        let right = store.attributes[right]
        if left.namespace != right.namespace {
            // Different numbers mean different names; the empty name, for no namespace, sorts first.
            return store.namespaceNames[Int(left.namespace)].utf8
                .lexicographicallyPrecedes(store.namespaceNames[Int(right.namespace)].utf8)
        }
        return localName(left).lexicographicallyPrecedes(localName(right))
    }

    func localName(_ attribute: AttributeRecord) -> ByteSlice {
        store.names.bytes(of: store.names.entries[Int(attribute.name)].local)
    }

    // MARK: - Declarations

    /// Returns the prefix that an attribute declares, or nil if it is not a declaration or declares `xml`, which is
    /// never written.
    private func declaredPrefix(_ index: Int) -> UInt32? {
        guard let prefix = store.declaredPrefix(store.attributes[index]), prefix != NameTable.xmlPrefix else {
            return nil
        }
        return prefix
    }

    private mutating func takeDeclarations(of node: Int) {
        guard store.nodes[node].flags & NodeFlag.declaresNamespaces != 0 else { return }
        for index in store.nodes[node].attributeRange {
            guard let prefix = declaredPrefix(index) else { continue }
            let isEmpty = store.attributes[index].valueLength == 0
            inScope.set(prefix, to: isEmpty ? 0 : UInt32(truncatingIfNeeded: index + 1))
        }
    }

    /// Throws if a declared namespace name is relative: its meaning depends on its location, so the specifications
    /// require an error.
    private func check(_ declaration: AttributeRecord, at node: Int) throws(XMLWritingError) {
        guard declaration.valueLength > 0 else { return }
        let uri = store.value(declaration)
        guard URIReference(uri).scheme == nil else { return }
        throw failure(.relativeNamespace, "the namespace name '\(uri)' is relative, so it has no canonical form", node)
    }

    /// Writes the declarations that are not yet in scope in the output.
    private mutating func writeDeclarations(_ node: Int, isApex: Bool) throws(XMLWritingError) {
        var written: [UInt32] = []
        for prefix in candidates(node, isApex: isApex) {
            let value = inScope[prefix]
            guard !isSame(value, rendered[prefix]) else { continue }
            rendered.set(prefix, to: value)
            if value == 0 {
                // The default namespace ends here; it is the only one that can be undeclared.
                if prefix == NameTable.noPrefix { out.append(" xmlns=\"\"") }
            } else {
                written.append(value - 1)
            }
        }
        if written.count > 1 {
            written = written.sorted(once: { declaredName($0).lexicographicallyPrecedes(declaredName($1)) })
        }
        for index in written {
            let attribute = store.attributes[Int(index)]
            if isApex { try check(attribute, at: node) }
            try append(attribute, at: node)
        }
    }

    /// Returns the prefixes that may need a declaration here, possibly with duplicates.
    private func candidates(_ node: Int, isApex: Bool) -> [UInt32] {
        let declares = store.nodes[node].flags & NodeFlag.declaresNamespaces != 0
        guard form.method == .exclusive else {
            if isApex { return Array(0..<UInt32(truncatingIfNeeded: inScope.values.count)) }
            return declares ? store.nodes[node].attributeRange.compactMap { declaredPrefix($0) } : []
        }
        var used = [store.names.entries[Int(store.nodes[node].name)].prefix]
        for index in store.nodes[node].attributeRange {
            let attribute = store.attributes[index]
            guard attribute.flags & AttributeFlag.declaration == 0 else { continue }
            let prefix = store.names.entries[Int(attribute.name)].prefix
            if prefix != NameTable.noPrefix { used.append(prefix) }
        }
        if !listed.isEmpty, isApex || declares { used += listed }
        used.removeAll { $0 == NameTable.xmlPrefix }
        return used
    }

    /// Returns the name after `xmlns:`, or no bytes for the default namespace, which therefore sorts first.
    private func declaredName(_ index: UInt32) -> ByteSlice {
        let attribute = store.attributes[Int(index)]
        let isDefault = store.names.entries[Int(attribute.name)].prefix == NameTable.noPrefix
        return isDefault ? ByteSlice() : localName(attribute)
    }

    /// Returns whether two declarations bind to the same namespace; 0 means no declaration.
    private func isSame(_ left: UInt32, _ right: UInt32) -> Bool {
        if left == right { return true }
        guard left != 0, right != 0 else { return false }
        let left = store.attributes[Int(left - 1)]
        let right = store.attributes[Int(right - 1)]
        guard (left.flags | right.flags) & AttributeFlag.encoded == 0 else {
            return ScalarEquality.equal(store.value(left), store.value(right))
        }
        return store.rawValue(left) == store.rawValue(right)
    }
}
