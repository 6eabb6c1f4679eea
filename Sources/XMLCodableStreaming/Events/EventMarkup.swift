import XMLCodable

/// The markup of an ``XMLEventWriter`` that was not passed on yet, and what is open in it.
///
/// It is a value, so that writing an event accesses one property of the writer.
struct EventMarkup {
    private let options: XML.WritingOptions
    let encoding: XML.Encoding
    /// Whether the encoding lacks no characters.
    private let hasAllCharacters: Bool
    /// In UTF-8, but for the run. The writer is its only owner.
    var buffer: ByteBuffer
    /// What comes after the buffer.
    private var run = EventRun()
    private var scopes = EventScopes()
    private var hasRoot = false
    /// Whether anything was written.
    private var hasBegun = false
    private var hasDoctype = false
    /// The document whose document type declaration was written.
    private var declared: EventDocument?
    /// Whether the buffer ends in `<a/>`, of which the end was not written.
    private var endsUnended = false
    private var lastByte: UInt8 = 0

    init(_ encoding: XML.Encoding, capacity: Int) {
        var options = XML.WritingOptions()
        options.outputEncoding = encoding
        self.options = options
        self.encoding = encoding
        hasAllCharacters = encoding.firstLackingScalar == nil
        buffer = ByteBuffer(capacity: capacity)
    }

    /// The number of bytes that were not passed on yet.
    var count: Int { buffer.count + run.count }
    /// Whether what was written last is `<a/>`, of which the end was not written.
    var isUnended: Bool { endsUnended || run.isUnended }

    /// Appends an event, or nothing if it cannot be written here.
    mutating func write(_ event: XMLEvent) throws(XMLWritingError) {
        if run.add(event) { return }
        if case .piece(let piece) = event.source, copy(event.item, of: piece) { return }
        try writeChecked(event)
    }

    private mutating func writeChecked(_ event: XMLEvent) throws(XMLWritingError) {
        settle()
        let (kind, count, wasUnended) = (event.kind, buffer.count, endsUnended)
        var isEmptyText = kind.isText && !wasUnended
        endsUnended = false
        if wasUnended, kind == .end, endsLast(event) {
            scopes.close()
        } else {
            if wasUnended {
                buffer.truncate(to: count - 2)
                buffer.append(">")
            }
            do throws(XMLWritingError) {
                if !hasBegun || kind == .declaration { try append(start: event) }
                if hasAllCharacters { try append(event) } else { try appendWithReferences(event) }
                if buffer.count > count { isEmptyText = false }
            } catch {
                buffer.truncate(to: wasUnended ? count - 2 : count)
                if wasUnended { buffer.append("/>") }
                endsUnended = wasUnended
                throw error
            }
        }
        hasBegun = true
        // What is before it may have been passed on, and counts for what follows.
        if isEmptyText { return }
        // The buffer does not change.
        lastByte = kind.isText && buffer.count > 0 ? unsafe buffer.bytes[buffer.count - 1] : 0
    }

    /// Adds an item to the run if it is written as it was read and that is all there is to do, as for most of a document that is
    /// copied; otherwise returns false, and ``writeChecked(_:)`` has to look at it.
    @inline(never)
    private mutating func copy(_ item: MarkupItem, of piece: EventPiece) -> Bool {
        let follows = run.precedes(item, of: piece)
        if !follows {
            settle()
            guard hasAllCharacters, !piece.hasOtherReferences, !piece.hasUndeclaredPrefixes,
                !lacksDeclarations(of: piece), !scopes.isEmpty, !endsUnended
            else { return false }
        }
        switch item.kind {
        case XMLEvent.Kind.start.code:
            guard !run.hasOpen, !item.declaresNamespaces, isInPlace(item, of: piece) else { return false }
        case XMLEvent.Kind.end.code:
            guard !run.hasOpen, item.end > item.start, scopes.hasNameOfOrigin,
                scopes.isLast(piece.numbers[item.element], of: piece.document)
            else { return false }
            scopes.close()
        case XMLEvent.Kind.text.code:
            guard follows || lastByte != UInt8(ascii: "]") && lastByte != UInt8(ascii: "\r") else { return false }
        case XMLEvent.Kind.comment.code, XMLEvent.Kind.cdata.code, XMLEvent.Kind.processingInstruction.code: break
        default: return false
        }
        if !follows { run.begin(piece, at: item.start) }
        run.append(item)
        // What follows is not in an element.
        if scopes.isEmpty { settle() }
        return true
    }

    /// Appends what is in the run.
    mutating func settle() {
        guard let piece = run.piece else { return }
        piece.store.append(run.range, to: &buffer)
        for element in run.open { scopes.open(element, of: piece) }
        endsUnended = run.isUnended
        // The buffer does not change.
        lastByte = run.endsInText && buffer.count > 0 ? unsafe buffer.bytes[buffer.count - 1] : 0
        run.clear()
    }

    /// Throws unless what was written is a whole document.
    mutating func checkEnd() throws(XMLWritingError) {
        settle()
        if !scopes.isEmpty { throw failure(.misplacedNode, "the element \"\(lastName)\" has no end") }
        guard hasRoot else { throw failure(.misplacedNode, "the document has no root element") }
    }

    func failure(_ code: XMLWritingError.Code, _ message: String) -> XMLWritingError {
        scopes.failure(code, message)
    }

    private var lastName: String { String(decoding: scopes.lastName, as: UTF8.self) }

    // MARK: - Kinds of events

    private mutating func append(_ event: XMLEvent) throws(XMLWritingError) {
        switch event.kind {
        case .start: try append(element: event)
        case .end: try append(end: event)
        case .text, .cdata, .entity: try append(text: event)
        case .declaration: try append(declaration: event)
        case .doctype: try append(doctype: event)
        default:
            if let piece = event.piece, event.changes == nil {
                buffer.append(piece.markup(of: event.item))
            } else if event.kind == .comment {
                try append(node: .comment(event.text))
            } else {
                try append(node: .processingInstruction(target: event.name.qualifiedName, data: event.text))
            }
        }
    }

    /// Appends an event with references for the characters that the encoding lacks.
    private mutating func appendWithReferences(_ event: XMLEvent) throws(XMLWritingError) {
        let before = (scopes, hasRoot, hasDoctype, declared)
        let other = try ByteBuffer.written { other throws(XMLWritingError) in
            swap(&other, &buffer)
            defer { swap(&other, &buffer) }
            try append(event)
        }
        do throws(XMLWritingError) {
            let text = try options.restricted(other)
            // This buffer has no other owner, and its bytes are copied.
            defer { unsafe text.deallocate() }
            buffer.append(unsafe text.bytes)
        } catch {
            (scopes, hasRoot, hasDoctype, declared) = before
            throw failure(error.code, error.message)
        }
    }

    /// Appends what comes before the first event of a document.
    private mutating func append(start event: XMLEvent) throws(XMLWritingError) {
        guard !hasBegun else {
            if event.kind == .declaration { throw failure(.misplacedNode, "the XML declaration is not at the start") }
            return
        }
        if encoding == .utf8, event.piece?.hasMark ?? false { buffer.append([0xEF, 0xBB, 0xBF]) }
        // It cannot be detected otherwise.
        if encoding == .isoLatin1, event.kind != .declaration {
            buffer.append("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n")
        }
    }

    /// Appends what was not read.
    private mutating func append(node: XML.Node) throws(XMLWritingError) {
        var serializer = TreeSerializer(appendingTo: buffer, options)
        defer { buffer = serializer.out }
        do throws(XMLWritingError) { try serializer.write(node) } catch {
            throw failure(error.code, error.message)
        }
    }

    // MARK: - Outside of elements

    private mutating func append(declaration event: XMLEvent) throws(XMLWritingError) {
        guard let store = event.piece?.store else { return }
        var serializer = TreeSerializer(appendingTo: buffer, options)
        defer { buffer = serializer.out }
        _ = try serializer.writeDeclaration(of: XML.Document(store), parsedAs: store)
    }

    private mutating func append(doctype event: XMLEvent) throws(XMLWritingError) {
        guard let piece = event.piece else { return }
        guard !hasRoot, !hasDoctype else {
            throw failure(
                .misplacedNode, "a document type declaration must be before the root element, and there is one")
        }
        buffer.append(piece.markup(of: event.item))
        hasDoctype = true
        declared = piece.document
    }

    /// Whether references to entities, and default attributes, must be written out: the declaration that was read with them was
    /// not written.
    private func lacksDeclarations(of piece: EventPiece) -> Bool {
        piece.hasDocumentType && declared != piece.document
    }

    // MARK: - Text

    private mutating func append(text event: XMLEvent) throws(XMLWritingError) {
        if scopes.isEmpty {
            let isSpace = event.kind == .text && event.text.utf8.allSatisfy(ByteClass.isSpace)
            guard isSpace else { throw failure(.misplacedNode, "text outside of the root element") }
            // A reference to white space is no white space there.
            guard let raw = event.piece?.markup(of: event.item), event.changes == nil,
                raw.allSatisfy(ByteClass.isSpace)
            else { return buffer.append(string: event.text) }
            return buffer.append(raw)
        }
        separateLines(from: event)
        if let piece = event.piece, event.changes == nil {
            let raw = piece.markup(of: event.item)
            let isLacking = lacksDeclarations(of: piece)
            guard isLacking || piece.hasUndeclaredEntities, event.kind != .cdata,
                raw.contains(UInt8(ascii: "&"))
            else {
                if event.kind == .cdata || !joins(raw) { return append(event.item, of: piece) }
                return try append(node: .text(event.text))
            }
            if event.kind == .entity {
                guard !isLacking, piece.store.isReadable(event.item.range) else {
                    throw failure(
                        .unresolvedEntity,
                        "\(event.markup) refers to an entity with elements, "
                            + (isLacking
                                ? "whose declaration was not written" : "and to text that could not be read back"))
                }
                return append(event.item, of: piece)
            }
        }
        try append(node: event.kind == .cdata ? .cdata(event.text) : .text(event.text))
    }

    /// Appends an item as it was read, with its references repaired.
    private mutating func append(_ item: MarkupItem, of piece: EventPiece) {
        piece.store.append(item.range, to: &buffer)
    }

    /// Completes the line end of the last text, which would be one with that at the start of the next.
    private mutating func separateLines(from text: XMLEvent) {
        guard lastByte == UInt8(ascii: "\r"), text.kind != .cdata else { return }
        let raw = text.changes == nil ? text.piece?.markup(of: text.item) : nil
        if (raw.map { $0.first } ?? text.text.utf8.first) == UInt8(ascii: "\n") { buffer.append(0x0A) }
    }

    /// Whether text would be the end of `]]>`.
    private func joins(_ text: ByteSlice) -> Bool {
        lastByte == UInt8(ascii: "]") && (text.first == UInt8(ascii: ">") || text.first == UInt8(ascii: "]"))
    }

    // MARK: - Tags

    /// Whether an event ends the innermost open element.
    private func endsLast(_ event: XMLEvent) -> Bool {
        guard let piece = event.piece else { return !scopes.isEmpty }
        return scopes.isLast(piece.numbers[event.item.element], of: piece.document)
    }

    private mutating func append(end event: XMLEvent) throws(XMLWritingError) {
        guard !scopes.isEmpty else {
            throw failure(.misplacedNode, "the end of \"\(event.name)\", although no element is open")
        }
        guard endsLast(event) else {
            throw failure(
                .misplacedNode,
                "the end of \"\(event.name)\" is not that of the open element \"\(lastName)\": either its start or the "
                    + "other end was not written")
        }
        let raw = event.piece?.markup(of: event.item)
        if let raw, raw.count > 0, scopes.hasNameOfOrigin {
            buffer.append(raw)
        } else {
            Array(scopes.lastName).withBytes { buffer.append(endTagOf: $0) }
        }
        scopes.close()
    }

    private mutating func append(element event: XMLEvent) throws(XMLWritingError) {
        guard !scopes.isEmpty || !hasRoot else {
            throw failure(.misplacedNode, "\"\(event.name)\" is a second root element")
        }
        let isInPlace = event.piece.map { self.isInPlace(event.item, of: $0) } ?? false
        if let piece = event.piece, event.changes == nil, !needsValues(event.item, of: piece),
            isInPlace || !piece.hasUndeclaredPrefixes
        {
            if piece.hasUndeclaredPrefixes {
                try scopes.checkUndeclaredPrefixes(of: [event.name] + event.attributes.map(\.name))
            }
            copy(start: event.item, of: piece, isInPlace: isInPlace)
        } else {
            try make(element: event, isInPlace: isInPlace)
        }
        hasRoot = true
    }

    /// Whether the namespaces in force around an element are those that are in force around it where it was read.
    private func isInPlace(_ item: MarkupItem, of piece: EventPiece) -> Bool {
        if scopes.isEmpty { return item.around == 0 }
        return scopes.isFaithful && scopes.isLast(piece.numbers[item.around], of: piece.document)
    }

    /// Whether a start tag cannot be written as it is in the source.
    private func needsValues(_ item: MarkupItem, of piece: EventPiece) -> Bool {
        if lacksDeclarations(of: piece) { return true }
        return piece.hasUndeclaredEntities && piece.markup(of: item).contains(UInt8(ascii: "&"))
    }

    /// Writes a start tag as it was read, with the declarations that are not in force here.
    private mutating func copy(start item: MarkupItem, of piece: EventPiece, isInPlace: Bool) {
        let store = piece.store
        var declared = Declarations()
        if item.declaresNamespaces { declared = Declarations(in: store.attributes(of: Int(item.element))) }
        if isInPlace {
            append(item, of: piece)
        } else {
            let missing = scopes.missing(around: Int(item.element), of: piece, declared)
            let name = item.range.lowerBound + 1 + store.nameLength(ofElement: item.element)
            store.append(item.range.lowerBound..<name, to: &buffer)
            // They were in the document that was read, so they can be written.
            for (prefix, uri) in missing { _ = append(declaration: prefix, uri) }
            store.append(name..<item.range.upperBound, to: &buffer)
            declared += missing
        }
        scopes.open(item.element, of: piece, declared, as: declared.isEmpty ? nil : origin(of: item, in: piece))
        endsUnended = item.isEmpty
    }

    /// The element whose namespaces are in force in an element that was read.
    private func origin(of item: MarkupItem, in piece: EventPiece) -> EventScopes.Origin {
        let declaring =
            item.declaresNamespaces
            ? item.element
            : UInt32(truncatingIfNeeded: piece.store.innermostDeclaring(around: Int(item.element)))
        return .init(document: piece.document, declaring: piece.numbers[declaring])
    }

    /// Writes a start tag from its name and attributes.
    private mutating func make(element event: XMLEvent, isInPlace: Bool) throws(XMLWritingError) {
        let name = event.name
        var attributes = event.attributes
        let piece = event.piece
        let written = Declarations(in: attributes)
        for (prefix, uri) in written { try scopes.checkDeclaration(of: prefix, uri) }
        var declared = written
        var isFaithful = false
        if let piece {
            let read = Declarations(in: piece.store.attributes(of: Int(event.item.element)))
            isFaithful = read.elementsEqual(written) { $0.prefix == $1.prefix && $0.uri == $1.uri }
            if !isInPlace {
                var own = read
                own += written
                // What a new name needs comes before what was in force where the element was read.
                var wanted: [String: String] = [:]
                for name in [name] + attributes.map(\.name) {
                    if let prefix = name.prefix, let uri = name.namespaceURI { wanted[prefix] = uri }
                }
                let missing = scopes.missing(around: Int(event.item.element), of: piece, own)
                declared += missing.filter { wanted[$0.prefix] ?? $0.uri == $0.uri }
                if declared.count < written.count + missing.count { isFaithful = false }
            }
        }
        let count = declared.count
        let isRepaired = piece?.hasUndeclaredPrefixes ?? false
        try scopes.bind(name, isAttribute: false, isRepaired: isRepaired, &declared)
        for attribute in attributes where attribute.name.prefix != nil {
            try scopes.bind(attribute.name, isAttribute: true, isRepaired: isRepaired, &declared)
        }
        let unprefixed = attributes.indices.filter { attributes[$0].name.prefix == nil }
        let taken =
            unprefixed.contains { attributes[$0].name.namespaceURI != nil }
            ? Set(([name] + attributes.map(\.name)).compactMap(\.prefix)) : []
        for index in unprefixed {
            let name = scopes.name(ofAttribute: attributes[index].name, &declared, taken: taken)
            if name.prefix != nil { attributes[index].name = name }
            try scopes.bind(name, isAttribute: true, isRepaired: isRepaired, &declared)
        }
        // What was added changes what is in force for the content.
        if declared.count > count { isFaithful = false }
        try scopes.checkNamespaces(name, attributes, declared)
        try scopes.checkRepetitions(attributes, of: name, declared)
        buffer.append("<")
        buffer.append(string: name.qualifiedName)
        for (prefix, uri) in declared[written.count...] {
            guard append(declaration: prefix, uri) else {
                throw failure(.invalidCharacter, "the namespace \"\(uri)\" has a character that XML does not allow")
            }
        }
        let isSame = piece?.store.isElement(event.item.element, named: name.qualifiedName) ?? false
        let source = piece.flatMap {
            lacksDeclarations(of: $0) ? nil : AttributeSource(event.item, of: $0, isSame: isSame)
        }
        for attribute in attributes {
            switch source?.form(of: attribute) {
            case .range(let range): piece?.store.append(range, to: &buffer)
            case .implied: break
            case nil:
                guard buffer.append(attribute: attribute.name.qualifiedName, attribute.value) == nil else {
                    throw failure(
                        .invalidCharacter,
                        "the value of the attribute \"\(attribute.name)\" has a character that XML does not allow")
                }
            }
        }
        endsUnended = event.item.isEmpty
        buffer.append(endsUnended ? "/>" : ">")
        scopes.open(
            name.qualifiedName, serial: piece?.numbers[event.item.element] ?? 0, piece?.document,
            hasNameOfOrigin: isSame, declared, as: isFaithful ? piece.map { origin(of: event.item, in: $0) } : nil)
    }

    /// Appends a namespace declaration; returns whether its value can be written.
    private mutating func append(declaration prefix: String, _ uri: String) -> Bool {
        buffer.append(attribute: prefix.isEmpty ? "xmlns" : "xmlns:" + prefix, uri) == nil
    }
}
