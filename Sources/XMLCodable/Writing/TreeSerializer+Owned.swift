/// Writes elements created or modified in code, which are checked as they are written.
extension TreeSerializer {
    mutating func start(
        _ element: OwnedElement, isExact: Bool, extra: [NamespaceBinding], parsedAs origin: (NodeStore, Int)? = nil,
        isInPlace: Bool = false
    ) throws(XMLWritingError) {
        let mark = context.mark
        let names = try names(of: element, extra)
        var content: SourceContent?
        let hasContent: Bool
        if keepsForm, let (store, node) = origin, let tag = store.startTag(ofElement: node) {
            content = SourceContent(store, node, keepsEntities: store === home)
            hasContent = try writeTag(tag, of: element, names, parsedAs: node, in: store)
        } else {
            if let (store, node) = origin, !keepsForm, !store.isSelfContained, keepsReferences(of: store) {
                content = SourceContent(store, node, keepsEntities: true)
            }
            hasContent = try writeTag(of: element, names)
        }
        guard hasContent else { return context.restore(to: mark) }
        let shape = ContentShape(element)
        open.append(
            OpenElement(
                element: element, name: names.element,
                order: options.outputFormatting.contains(.sortedElements) && !shape.keepsSpace
                    ? Self.sortedOrder(element) : nil,
                isExact: isExact || shape.keepsSpace || !shape.hasMarkup, contextMark: mark, content: content,
                isInPlace: isInPlace))
    }

    /// Writes a new start tag; returns false if that is the whole element.
    private mutating func writeTag(of element: OwnedElement, _ names: TagNames) throws(XMLWritingError) -> Bool {
        out.append(UInt8(ascii: "<"))
        out.append(string: names.element)
        if options.outputFormatting.contains(.sortedAttributes) {
            try writeSortedAttributes(of: element, names)
        } else {
            for (index, attribute) in element.attributes.enumerated() {
                out.append(UInt8(ascii: " "))
                try writeAttribute(attribute, names.name(of: attribute, at: index), in: names)
            }
            try writeDeclarations(of: names)
        }
        guard element.children.contains(where: Self.isContent) else {
            names.element.withBytes { writeEmptyEnd($0) }
            return false
        }
        out.append(UInt8(ascii: ">"))
        return true
    }

    mutating func writeAttribute(
        _ attribute: XML.Attribute, _ name: String, in names: TagNames
    ) throws(XMLWritingError) {
        out.append(string: name)
        out.append("=\"")
        if let value = unresolvedValue(of: attribute) {
            out.append(value)
        } else {
            try append(attribute.value, in: names.element, Escaping.appendPlainAttribute)
        }
        out.append(UInt8(ascii: "\""))
    }

    /// Writes the declarations that are added to an element.
    mutating func writeDeclarations(of names: TagNames) throws(XMLWritingError) {
        for binding in names.added { try writeDeclaration(binding, in: names) }
    }

    private mutating func writeDeclaration(
        _ binding: NamespaceBinding, in names: TagNames
    ) throws(XMLWritingError) {
        if let forbidden = out.append(binding) { throw failure(forbidden, in: names.element) }
    }

    mutating func end(_ current: OpenElement) {
        open.removeLast()
        if !current.isExact { newLine(open.count) }
        if !copyEndTag(current) {
            current.name.withBytes { out.append(endTagOf: $0) }
            sourceEnd = nil
        }
        if !current.isInPlace { sourceEnd = nil }
        context.restore(to: current.contextMark)
    }

    static func isContent(_ node: XML.Node) -> Bool {
        if case .text(let text) = node { !text.isEmpty } else { true }
    }

    /// The properties of an element's content that determine how white space is handled.
    private struct ContentShape {
        /// Whether the element has text other than white space, a CDATA section, or `xml:space="preserve"`.
        var keepsSpace: Bool
        var hasMarkup = false

        init(_ element: OwnedElement) {
            keepsSpace = element.attributes.contains { attribute in
                attribute.value == "preserve" && attribute.isXMLSpace
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

    /// Writes the attributes of an element and the declarations that are added to it, sorted by name.
    @inline(never)
    private mutating func writeSortedAttributes(
        of element: OwnedElement, _ names: TagNames
    ) throws(XMLWritingError) {
        let attributes = element.attributes
        let texts = attributes.indices.map { names.name(of: attributes[$0], at: $0) }
        let all = (texts + names.added.map(\.attributeName)).map { Array($0.utf8) }
        for number in Sorting.order(all.count, { all[$0].lexicographicallyPrecedes(all[$1]) }) {
            if number < attributes.count {
                out.append(UInt8(ascii: " "))
                try writeAttribute(attributes[number], texts[number], in: names)
            } else {
                try writeDeclaration(names.added[number - attributes.count], in: names)
            }
        }
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
            try appendMarkup(text, .invalidComment)
            out.append("-->")
        case .processingInstruction(let target, let data):
            try check(target: target, data: data)
            out.append("<?")
            out.append(string: target)
            if !data.isEmpty { out.append(UInt8(ascii: " ")) }
            try appendMarkup(data, .invalidProcessingInstruction)
            out.append("?>")
        }
    }

    private func check(target: String, data: String) throws(XMLWritingError) {
        guard isStrict else { return }
        guard XMLCharacters.isNCName(target), target.lowercased() != "xml" else {
            throw failure(.invalidName, "'\(target.shown)' is not a valid processing instruction target")
        }
        guard !Self.contains("?>", in: data) else {
            throw failure(.invalidProcessingInstruction, "a processing instruction must not contain '?>'")
        }
        guard data.utf8.first.map(ByteClass.isSpace) != true else {
            throw failure(
                .invalidProcessingInstruction,
                "the data of a processing instruction must not begin with white space, which separates it from the target"
            )
        }
    }

    private static func contains(_ pair: StaticString, in text: String) -> Bool {
        let bytes = text.utf8
        return zip(bytes, bytes.dropFirst()).contains { $0 == pair[0] && $1 == pair[1] }
    }

    /// Appends text of a comment or processing instruction, where nothing can be escaped: a parser reads a carriage
    /// return as a line feed.
    private mutating func appendMarkup(_ text: String, _ code: XMLWritingError.Code) throws(XMLWritingError) {
        if isStrict, text.utf8.contains(0x0D) { throw carriageReturn(code) }
        try append(text) { bytes, out in
            TextDecoding.append(text: bytes, resolvingReferences: false, to: &out)
            return Escaping.forbidden(bytes)
        }
    }

    func carriageReturn(_ code: XMLWritingError.Code) -> XMLWritingError {
        let place = code == .invalidComment ? "a comment" : "a processing instruction"
        return failure(
            code, "\(place) cannot contain a carriage return (U+000D), which is read as a line feed; use line feeds")
    }

    mutating func append(
        _ text: String, in element: String? = nil,
        _ escape: (ByteSlice, inout ByteBuffer) -> UInt32?
    ) throws(XMLWritingError) {
        let start = out.count
        guard let forbidden = text.withBytes({ escape($0, &out) }) else { return }
        if isStrict { throw failure(forbidden, in: element) }
        out.truncate(to: start)
        var replaced = ""
        for scalar in text.unicodeScalars {
            replaced.unicodeScalars.append(XMLCharacters.isCharacter(scalar.value) ? scalar : "\u{FFFD}")
        }
        replaced.withBytes { _ = escape($0, &out) }
    }

    private func failure(_ forbidden: UInt32, in element: String?) -> XMLWritingError {
        let name = HexText.name(ofScalar: forbidden)
        return failure(.invalidCharacter, "the character \(name) is not allowed in XML", in: element)
    }
}

extension XML.Attribute {
    fileprivate var isXMLSpace: Bool {
        if let uri = name.namespaceURI, !ScalarEquality.equal(uri, NamespaceScope.xmlName) { return false }
        return name.localName == "space" && (name.prefix == "xml" || name.namespaceURI != nil)
    }
}
