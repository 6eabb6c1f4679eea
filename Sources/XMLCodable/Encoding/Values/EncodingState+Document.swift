/// Encoding of a value as a whole document.
extension EncodingState {
    /// The root element, as far as the value does not determine it.
    struct Surroundings {
        let name: String
        /// Whether the name was passed as data rather than derived from a type.
        let isGiven: Bool
        let attributes: [String: String]
    }

    /// Writes a document; `fill` writes the value into the root.
    ///
    /// - Parameter value: Evaluated only for errors, here and below, because converting a large value to `Any` copies
    ///   it.
    func write(
        _ value: @autoclosure () -> Any, _ owner: EncodingPlanID, _ surroundings: Surroundings,
        _ fill: (FrameID) throws -> Void
    ) throws {
        try attempt(value(), 0) { () throws(EncodingProblem) in try openRoot(owner, surroundings) }
        try fill(frames.id(0))
        if let deferred { throw deferred }
        if frames[0].flags.contains(.needsName) { throw self.error(.noName, value(), 0) }
        closeAll(from: 1)
        if let deferred { throw deferred }
        if frames[0].flags.contains(.reservesNames), let error = reservedError(value(), in: 0) { throw error }
    }

    private func openRoot(_ owner: EncodingPlanID, _ surroundings: Surroundings) throws(EncodingProblem) {
        let root = try vocabulary.checkedEntry(
            surroundings.name, isPrefixed: false, plans[owner].namespace, .element, isOpen: surroundings.isGiven)
        openRoot(root.entry, owner: owner)
        let namespace = vocabulary.prefixes.defaultNamespace
        if !namespace.isEmpty, !namespaces.hasOtherDefault, surroundings.attributes["xmlns"] == nil {
            let declaration = vocabulary.plainEntry("xmlns", .attribute)
            let record = tape.count
            try writeAttribute(namespace, declaration, of: 0)
            // The model may declare another version.
            imply(
                vocabulary[declaration].name, namespace, of: 0, record: record,
                others: vocabulary.prefixes.versions(of: namespace))
        }
        for name in Sorting.sorted(Array(surroundings.attributes.keys)) {
            let text = surroundings.attributes[name] ?? ""
            let isDeclaration = name == "xmlns" || name.hasPrefix("xmlns:")
            try writeAttribute(text, vocabulary.plainEntry(name, .attribute, isOpen: !isDeclaration), of: 0)
        }
    }

    // MARK: - The result

    /// Returns the finished document.
    func takeDocument(
        _ declaration: XML.Declaration?, _ doctype: XML.DocumentType?, _ value: @autoclosure () -> Any
    ) throws -> EncodedDocument {
        let document = try ByteBuffer.written(capacity: expectedCount + expectedCount / 8) { document in
            try attempt(value(), 0) { () throws(EncodingProblem) in
                try DocumentHead.append(declaration, doctype, options.encoding, to: &document)
            }
            try appendRoot(to: &document, value(), formatting: options.outputFormatting.intersection(.rewriting))
        }
        return try encoded(
            MarkupStyle.styled(document, options.outputFormatting, options.indentation), declaration, value())
    }

    /// Returns a document type declaration as text.
    func text(of doctype: XML.DocumentType, _ value: @autoclosure () -> Any) throws -> String {
        var out = ByteBuffer(capacity: 64)
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        try attempt(value(), 0) { () throws(EncodingProblem) in
            try DocumentHead.append(nil, doctype, nil, to: &out)
        }
        return String(out.string.dropLast())
    }

    /// Appends the finished root to a document, checked and formatted if needed.
    func appendRoot(
        to document: inout ByteBuffer, _ value: @autoclosure () -> Any, formatting: XML.OutputFormatting
    ) throws {
        let declarations = frames.count > 0 ? try rootDeclarations(value()) : []
        try attempt(value(), 0) { () throws(EncodingProblem) in try settleDefaultNamespace() }
        let lines = lines(formatting, 0..<tape.count, in: nil)
        let start = document.count
        TapeWriter.write(
            &tape, vocabulary.names, rootDeclarations: declarations,
            noEmptyElements: options.outputFormatting.contains(.noEmptyElements), lines: lines, to: &document)
        expectedCount = document.count - start
        let isFormatted = lines != nil || formatting.isEmpty
        guard namespaces.needsCheck || !isFormatted else { return }
        let store = try parse(document, from: start, value())
        if isFormatted { return }
        var out = ByteBuffer(capacity: document.count + document.count / 2)
        out.append(0, start, of: document)
        var formatter = OutputFormatter(store, formatting, options.indentation, kept: tape.kept, appendingTo: out)
        // The store has its own copy of the bytes.
        unsafe document.deallocate()
        document = formatter.format()
    }

    /// Returns the lines of indented elements, if indenting is all there is to do and needs no parser.
    func lines(
        _ formatting: XML.OutputFormatting, _ range: Range<Int32>, in outside: TapeLines.Outside?
    ) -> TapeLines? {
        guard formatting == .prettyPrinted else { return nil }
        return TapeLines(tape, vocabulary.names, options.indentation, range, in: outside)
    }

    /// Returns the document with character references for what its encoding lacks. Consumes the document.
    private func encoded(
        _ document: ByteBuffer, _ declaration: XML.Declaration?, _ value: @autoclosure () -> Any
    ) throws -> EncodedDocument {
        guard declaration?.encoding != nil || options.encoding != nil else { return EncodedDocument(document, .utf8) }
        let encoding: XML.Encoding
        do throws(EncodingProblem) {
            encoding = try DocumentHead.encoding(declaration, options.encoding)
        } catch {
            unsafe document.deallocate()
            throw self.error(error, value(), 0)
        }
        do throws(CharacterFallback.Failure) {
            return EncodedDocument(try encoding.restricted(document), encoding)
        } catch {
            let problem = EncodingProblem.head(error.message(encoding))
            throw EncodingError(problem, value: value(), codingPath: [], elementPath: error.path)
        }
    }

    /// Parses the output from an offset on, to verify it or to obtain it as a tree.
    func parse(_ document: ByteBuffer, from start: Int, _ value: Any) throws -> NodeStore {
        do throws(XMLParsingError) {
            // The source copies the bytes.
            let source = unsafe SourceBytes(copying: document.bytes(start..<document.count), isText: true)
            return try NodeStore.parse(source, .forOwnOutput)
        } catch {
            throw EncodingError(.malformed(error.message), value: value, codingPath: [], elementPath: "")
        }
    }
}
