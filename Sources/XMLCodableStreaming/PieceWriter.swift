import XMLCodable

/// The elements that lie in several pieces of a document and contain text, so that they are not indented.
struct ExactElements {
    /// The offsets of their start tags in the document.
    private var offsets: Set<Int> = []

    /// Adds those that contain text in a piece.
    mutating func add(_ part: DocumentPieces.Parsed) {
        for (node, offset) in part.spanning where part.store.hasText(node) { offsets.insert(offset) }
    }

    /// The records of such elements in a piece.
    func nodes(in part: DocumentPieces.Parsed) -> Set<Int> {
        offsets.isEmpty ? [] : Set(part.spanning.filter { offsets.contains($0.offset) }.map(\.node))
    }
}

extension DocumentPieces.Parsed {
    /// The elements in which the piece begins or ends: their records, and the offsets of their start tags in the document.
    var spanning: [(node: Int, offset: Int)] {
        guard !piece.isAfterRoot else { return [] }
        let around = piece.part.context?.chain ?? []
        var found = around.enumerated().map { level, element in
            (node: store.root + level, offset: element.place.offset)
        }
        var node = store.root
        for level in 0..<piece.openCount {
            if level < around.count, store.isOpen(store.root + level, level, piece.openCount) {
                node = store.root + level
                continue
            }
            guard let inner = level == 0 ? store.root : store.lastChild(of: node),
                let start = store.nodes[inner].start
            else { break }
            node = inner
            found.append((node, piece.place.offset + start))
        }
        return found
    }
}

extension NodeStore {
    /// The path of the first node with a character from a limit on in a place that does not allow references.
    fileprivate func elementPath(ofCharacterFrom limit: UInt32) -> String {
        func isLacking(_ text: String) -> Bool { text.unicodeScalars.contains { $0.value >= limit } }
        let node = (1..<nodeCount).first { index in
            switch self.node(index) {
            case .text, .cdata: false
            case .comment(let text): isLacking(text)
            case .processingInstruction(let target, let data): isLacking(target) || isLacking(data)
            case .element(let element):
                isLacking(element.name.qualifiedName)
                    || element.attributes.contains { isLacking($0.name.qualifiedName) }
            // The document type declaration.
            case nil: isLacking(String(decoding: rawText(nodes[index]), as: UTF8.self))
            }
        }
        var places = DocumentPlaces(self)
        return places.elementPath(of: node ?? 0)
    }

    fileprivate func lastChild(of node: Int) -> Int? {
        var last: Int?
        for child in childRecords(of: node) { last = child }
        return last
    }

    /// Whether an element contains text other than white space.
    fileprivate func hasText(_ node: Int) -> Bool {
        let record = nodes[node]
        if record.flags & NodeFlag.mixed != 0 { return true }
        guard record.flags & NodeFlag.leaf != 0 else { return false }
        return record.flags & NodeFlag.cdata != 0 || !rawText(record).allSatisfy(ByteClass.isSpace)
    }
}

struct PieceWriter {
    /// The options without the style, which applies to a piece when it is written.
    private var options: XML.WritingOptions
    private var style: MarkupStyle?
    private let exact: ExactElements
    /// Whether elements in the form of their source can be read back: they refer to no entities that are not declared.
    private let copiesElements: Bool
    /// Whether the first line of the document ends with a carriage return and a line feed.
    private let endsLinesWithCRLF: Bool
    /// Whether white space is preserved in the elements that are open, outermost first.
    private var open: [Bool] = []

    init(_ options: XML.WritingOptions, _ exact: ExactElements, copiesElements: Bool, endsLinesWithCRLF: Bool) {
        self.options = options
        self.copiesElements = copiesElements
        self.endsLinesWithCRLF = endsLinesWithCRLF
        self.exact = exact
        style = MarkupStyle(options.outputFormatting, options.indentation)
        // Without a formatting, the form of the source would be kept.
        if style != nil {
            self.options.keepsSourceForm = false
            self.options.outputFormatting.subtract(.restyling)
        }
    }

    /// Returns a piece as it is written in the output encoding.
    ///
    /// - Parameter hasMark: Whether the document begins with a byte order mark in UTF-8.
    mutating func bytes(of part: DocumentPieces.Parsed, hasMark: Bool) throws(XMLWritingError) -> [UInt8] {
        var text = try ByteBuffer.written(capacity: part.piece.source.count) { out throws(XMLWritingError) in
            var serializer = TreeSerializer(appendingTo: out, options)
            defer { out = serializer.out }
            if serializer.keepsForm {
                if part.isFirst, hasMark, options.outputEncoding == .utf8 { serializer.out.append(string: "\u{FEFF}") }
                serializer.lineEnds = (part.store, endsLinesWithCRLF)
                var start = try serializer.copyDeclaration(of: part)
                if !copiesElements { start = writeElements(of: part, after: start, &serializer) }
                serializer.copy(start..<part.store.source.count, of: part.store)
            } else {
                try write(part, &serializer)
            }
        }
        style?.restyle(&text, from: 0)
        let restricted: ByteBuffer
        do throws(XMLWritingError) { restricted = try options.restricted(text) } catch {
            guard let limit = options.outputEncoding.firstLackingScalar else { throw error }
            throw XMLWritingError(
                code: error.code, message: error.message, elementPath: part.store.elementPath(ofCharacterFrom: limit))
        }
        let out = options.outputEncoding.encoded(restricted, isStart: part.isFirst)
        // This buffer has no other owner.
        return unsafe out.takeArray()
    }

    /// Writes the root element, or the part of it, from its records, and copies what comes before it.
    ///
    /// - Returns: The offset of what comes after it.
    private mutating func writeElements(
        of part: DocumentPieces.Parsed, after start: Int, _ serializer: inout TreeSerializer
    ) -> Int {
        let store = part.store
        if part.piece.isAfterRoot { return start }
        if part.isFirst, let root = store.nodes[store.root].start { serializer.copy(start..<root, of: store) }
        writeRoot(part, &serializer)
        let next = Int(store.nodes[store.root].end)
        var end = (next < store.nodeCount ? store.nodes[next].start : nil) ?? store.source.count
        if part.piece.openCount > 0 { return end }
        while end > 0, ByteClass.isSpace(store.source[end - 1]) { end -= 1 }
        return end
    }

    private mutating func writeRoot(_ part: DocumentPieces.Parsed, _ serializer: inout TreeSerializer) {
        serializer.keepsReferences = part.store.hasDocumentType
        let around = TreeSerializer.Continuation(
            opened: open, leavingOpen: part.piece.openCount, exact: exact.nodes(in: part))
        let isExact = !options.outputFormatting.contains(.prettyPrinted)
        open = serializer.write(part.store, part.store.root, isExact: isExact, extra: [], around)
    }

    private mutating func write(
        _ part: DocumentPieces.Parsed, _ serializer: inout TreeSerializer
    ) throws(XMLWritingError) {
        let store = part.store
        if part.isFirst { try serializer.writeHead(of: XML.Document(store)) }
        var outside = 1
        if !part.piece.isAfterRoot {
            outside = Int(store.nodes[store.root].end)
            writeRoot(part, &serializer)
        }
        while outside < store.nodeCount {
            defer { outside = Int(store.nodes[outside].end) }
            guard let node = store.node(outside) else { continue }
            // Each is on a line of its own, also at the start of a piece.
            serializer.out.append(0x0A)
            let end = serializer.out.count
            if try !serializer.writeOutside(node) { serializer.out.truncate(to: end - 1) }
        }
    }
}

extension TreeSerializer {
    /// Writes the XML declaration in the form of its source, if it is in a piece; returns the offset of what comes after it.
    fileprivate mutating func copyDeclaration(of part: DocumentPieces.Parsed) throws(XMLWritingError) -> Int {
        var start = 0
        if part.isFirst {
            let before = out.count
            let isAdded = try writeDeclaration(of: XML.Document(part.store), parsedAs: part.store)
            start = part.store.declarationEnd
            if out.count > before {
                if isAdded, !ByteClass.isSpace(part.store.source[start]) { startLine() }
            } else if start > part.store.source.textStart {
                // The white space after a declaration that is not written.
                while ByteClass.isSpace(part.store.source[start]) { start += 1 }
            }
        }
        return start
    }
}
