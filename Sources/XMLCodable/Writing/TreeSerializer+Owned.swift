#if Tree || !SWIFT_PACKAGE
/// Writes elements created or modified in code, which are checked as they are written.
extension TreeSerializer {
    mutating func start(
        _ element: OwnedElement, isExact: Bool, extra: [NamespaceBinding], parsedAs origin: (NodeStore, Int)? = nil,
        isInPlace: Bool = false
    ) throws(XMLWritingError) {
        let mark = context.mark
        let name = element.name.qualifiedName
        let added = try declare(element, name, extra)
        var content: SourceContent?
        let hasContent: Bool
        if let (store, node) = origin, let tag = store.startTag(ofElement: node) {
            content = SourceContent(store, node, keepsEntities: store === home)
            hasContent = try writeTag(tag, of: element, parsedAs: node, in: store, adding: added)
        } else {
            hasContent = try writeTag(of: element, name, adding: added)
        }
        guard hasContent else { return context.restore(to: mark) }
        let shape = ContentShape(element)
        open.append(
            OpenElement(
                element: element,
                order: options.outputFormatting.contains(.sortedElements) && !shape.keepsSpace
                    ? Self.sortedOrder(element) : nil,
                isExact: isExact || shape.keepsSpace || !shape.hasMarkup, contextMark: mark, content: content,
                isInPlace: isInPlace))
    }

    /// Writes a new start tag; returns false if that is the whole element.
    private mutating func writeTag(
        of element: OwnedElement, _ name: String, adding declarations: [NamespaceBinding]
    ) throws(XMLWritingError) -> Bool {
        out.append(UInt8(ascii: "<"))
        out.append(string: name)
        for attribute in sorted(element.attributes) {
            out.append(UInt8(ascii: " "))
            try writeAttribute(attribute, in: name)
        }
        for binding in declarations { writeDeclaration(binding) }
        guard element.children.contains(where: Self.isContent) else {
            element.name.withBytes { writeEmptyEnd($0) }
            return false
        }
        out.append(UInt8(ascii: ">"))
        return true
    }

    mutating func writeAttribute(_ attribute: XML.Attribute, in name: String) throws(XMLWritingError) {
        out.append(string: attribute.name.qualifiedName)
        out.append("=\"")
        try append(attribute.value, in: name, Escaping.appendPlainAttribute)
        out.append(UInt8(ascii: "\""))
    }

    mutating func end(_ current: OpenElement) {
        open.removeLast()
        if !current.isExact { newLine(depth + open.count) }
        if !copyEndTag(current) {
            current.element.name.withBytes { writeEndTag($0) }
            sourceEnd = nil
        }
        if !current.isInPlace { sourceEnd = nil }
        context.restore(to: current.contextMark)
    }

    static func isContent(_ node: XML.Node) -> Bool {
        if case .text(let text) = node { return !text.isEmpty }
        return true
    }

    /// The properties of an element's content that determine how white space is handled.
    private struct ContentShape {
        /// Whether the element has text other than white space, a CDATA section, or `xml:space="preserve"`.
        var keepsSpace: Bool
        var hasMarkup = false

        init(_ element: OwnedElement) {
            keepsSpace = element.attributes.contains { attribute in
                attribute.name.qualifiedName == "xml:space" && attribute.value == "preserve"
            }
            for child in element.children {
                switch child {
                case .text(let text): if !text.utf8.allSatisfy(ByteClass.isSpace) { keepsSpace = true }
                case .cdata: keepsSpace = true
                default: hasMarkup = true
                }
            }
        }
    }

    // MARK: - Order

    /// Returns the children's indices with the elements sorted by name; other nodes keep their positions.
    private static func sortedOrder(_ element: OwnedElement) -> [Int] {
        var order = Array(element.children.indices)
        var slots: [Int] = []
        var names: [[UInt8]] = []
        for index in order {
            guard case .element(let child) = element.children[index] else { continue }
            slots.append(index)
            names.append(child.name.withBytes { Array($0) })
        }
        let sorted = Sorting.order(names.count) { names[$0].lexicographicallyPrecedes(names[$1]) }
        for (slot, number) in zip(slots, sorted) { order[slot] = slots[number] }
        return order
    }

    private func sorted(_ attributes: [XML.Attribute]) -> [XML.Attribute] {
        guard options.outputFormatting.contains(.sortedAttributes) else { return attributes }
        let names = attributes.map { $0.name.withBytes { Array($0) } }
        let order = Sorting.order(names.count) { names[$0].lexicographicallyPrecedes(names[$1]) }
        return order.map { attributes[$0] }
    }

    // MARK: - Other nodes

    /// Writes a node that is not an element.
    mutating func writeLeaf(_ node: XML.Node) throws(XMLWritingError) {
        switch node {
        case .element:
            break
        case .text(let text):
            try append(text, Escaping.appendPlainText)
        case .cdata(let text):
            try append(text, Escaping.appendCDATA)
        case .comment(let text):
            if isStrict, text.utf8.last == UInt8(ascii: "-") || Self.contains("--", in: text) {
                throw failure(.invalidComment, "a comment must not contain '--' or end with '-'")
            }
            out.append("<!--")
            try appendMarkup(text)
            out.append("-->")
        case .processingInstruction(let target, let data):
            try check(target: target, data: data)
            out.append("<?")
            out.append(string: target)
            if !data.isEmpty { out.append(UInt8(ascii: " ")) }
            try appendMarkup(data)
            out.append("?>")
        }
    }

    private func check(target: String, data: String) throws(XMLWritingError) {
        guard isStrict else { return }
        guard XMLCharacters.isNCName(target), target.lowercased() != "xml" else {
            throw failure(.invalidName, "'\(target)' is not a valid processing instruction target")
        }
        guard !Self.contains("?>", in: data) else {
            throw failure(.invalidProcessingInstruction, "a processing instruction must not contain '?>'")
        }
    }

    private static func contains(_ pair: StaticString, in text: String) -> Bool {
        let bytes = text.utf8
        return zip(bytes, bytes.dropFirst()).contains { $0 == pair[0] && $1 == pair[1] }
    }

    /// Appends text of a comment or processing instruction, where nothing can be escaped: a parser reads CR as a line
    /// ending.
    private mutating func appendMarkup(_ text: String) throws(XMLWritingError) {
        try append(text) { bytes, out in
            TextDecoding.append(text: bytes, resolvingReferences: false, to: &out)
            return Escaping.forbidden(bytes)
        }
    }

    mutating func append(
        _ text: String, in element: String? = nil,
        _ escape: (ByteSlice, inout ByteBuffer) -> UInt32?
    ) throws(XMLWritingError) {
        let start = out.count
        guard let forbidden = text.withBytes({ escape($0, &out) }) else { return }
        guard !isStrict else {
            let hex = String(forbidden, radix: 16, uppercase: true)
            let code = String(repeating: "0", count: Swift.max(0, 4 - hex.count)) + hex
            throw failure(.invalidCharacter, "the character U+\(code) is not allowed in XML", in: element)
        }
        out.truncate(to: start)
        var replaced = ""
        for scalar in text.unicodeScalars {
            replaced.unicodeScalars.append(XMLCharacters.isCharacter(scalar.value) ? scalar : "\u{FFFD}")
        }
        replaced.withBytes { _ = escape($0, &out) }
    }
}
#endif
