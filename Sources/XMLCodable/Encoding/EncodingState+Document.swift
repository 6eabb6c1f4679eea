/// Encoding of a value as a whole document.
extension EncodingState {
    /// The parts of the document around the value.
    struct Surroundings {
        var name: String
        /// Whether the name was passed as data rather than derived from a type.
        var isGiven: Bool
        var attributes: [String: String]
        var declaration: XML.Declaration?
        var doctype: XML.DocumentType?
    }

    /// Writes a document; `fill` writes the value into the root.
    ///
    /// - Parameter value: Evaluated only for errors, here and below, because converting a large value to `Any` copies
    ///   it.
    /// - Returns: The offset of the root element. The document is in `core.out` unless there are splices.
    func write(
        _ value: @autoclosure () -> Any, _ owner: UnsafeMutablePointer<EncodingPlan>, _ surroundings: Surroundings,
        _ fill: (_ index: Int32, _ serial: Int32) throws -> Void
    ) throws -> Int {
        let rootStart: Int
        core.pointee.stack = StackGuard()
        core.pointee.out.reserve(core.pointee.expectedCount + core.pointee.expectedCount / 8)
        let name = written(surroundings.name, isAttribute: false, owner)
        let root = plainEntry(name.name, KeyEntry.Kind.element, isOpen: surroundings.isGiven)
        do throws(EncodingProblem) {
            try DocumentHead.append(
                surroundings.declaration, surroundings.doctype, options.encoding, to: &core.pointee.out)
            rootStart = core.pointee.out.count
            if let problem = name.problem { throw .badKey(problem) }
            guard root.pointee.kind != KeyEntry.Kind.bad else { throw .badKey(root.pointee.problem) }
            core.pointee.openRoot(root, owner: owner)
            if !prefixes.defaultNamespace.isEmpty, surroundings.attributes["xmlns"] == nil {
                let declaration = plainEntry("xmlns", KeyEntry.Kind.attribute)
                try writeAttribute(prefixes.defaultNamespace, declaration, of: 0)
                implied.append(
                    ImpliedAttribute(
                        serial: core.pointee.frame(0).pointee.serial, name: declaration.pointee.name,
                        text: prefixes.defaultNamespace))
            }
            for (name, text) in surroundings.attributes.sorted(by: { $0.key < $1.key }) {
                let isDeclaration = name == "xmlns" || name.hasPrefix("xmlns:")
                let attribute = plainEntry(name, KeyEntry.Kind.attribute, isOpen: !isDeclaration)
                try writeAttribute(text, attribute, of: 0)
            }
        } catch {
            throw self.error(error, value(), 0)
        }
        let serial = core.pointee.frame(0).pointee.serial
        try fill(0, serial)
        if let deferred { throw deferred }
        core.pointee.finishInsideRoot()
        try declareUndeclaredPrefixes(value())
        do throws(EncodingProblem) { try core.pointee.makeCurrent(0) } catch {
            throw self.error(error, value(), 0)
        }
        core.pointee.finish(0)
        return rootStart
    }

    // MARK: - The result

    /// Returns the finished document, assembled, and checked and formatted if needed. The caller owns the buffer.
    func takeDocument(
        from start: Int, _ declaration: XML.Declaration?, _ value: @autoclosure () -> Any
    ) throws -> EncodedDocument {
        let formatting = options.outputFormatting
        let isFormatted = !formatting.isDisjoint(with: .rewriting)
        var document = core.pointee.assemble()
        do {
            if core.pointee.needsCheck || isFormatted {
                let store = try parse(document, from: start, value())
                if isFormatted {
                    var out = ByteBuffer(capacity: document.count + document.count / 2)
                    out.append(UnsafePointer(document.base), start)
                    var formatter = OutputFormatter(store, formatting, options.indentation, appendingTo: out)
                    document.deallocate()
                    document = formatter.format()
                }
            }
        } catch {
            document.deallocate()
            throw error
        }
        return try encoded(document, declaration, value())
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
            document.deallocate()
            throw self.error(error, value(), 0)
        }
        do throws(CharacterFallback.Failure) {
            return EncodedDocument(try encoding.restricted(document), encoding)
        } catch {
            let problem = EncodingProblem.head(error.message(encoding))
            throw EncodingError(problem, value: value(), codingPath: [], elementPath: error.path)
        }
    }

    /// Returns the finished document as a tree.
    func takeElement(from start: Int, _ value: @autoclosure () -> Any) throws -> XML.Element {
        var document = core.pointee.assemble()
        defer { document.deallocate() }
        var store = try parse(document, from: start, value())
        let sorting = options.outputFormatting.intersection(.sortedKeys)
        if !sorting.isEmpty {
            let out = ByteBuffer(capacity: document.count)
            var formatter = OutputFormatter(store, sorting, options.indentation, appendingTo: out)
            document.deallocate()
            document = formatter.format()
            store = try parse(document, from: 0, value())
        }
        return XML.Element(store, store.root)
    }

    /// Parses the output from an offset on, to verify it or to obtain it as a tree.
    private func parse(_ document: ByteBuffer, from start: Int, _ value: Any) throws -> NodeStore {
        var options = XML.ParsingOptions()
        options.limits.depth = .max
        options.limits.attributesPerElement = 65_535
        options.limits.nameLength = .max
        options.limits.namespaces = 65_000
        let bytes = document.bytes(start..<document.count)
        do throws(XMLParsingError) {
            return try NodeStore.parse(SourceBytes(copying: bytes, isText: true), options)
        } catch {
            throw EncodingError(.malformed(error.message), value: value, codingPath: [], elementPath: "")
        }
    }

    // MARK: - The root's name

    /// Returns the name of the root, and whether it was passed to the call rather than derived from the type.
    func rootName(_ given: String?, _ type: Any.Type) -> (name: String, isGiven: Bool) {
        if let given { return (given, true) }
        let plan = TypePlan.of(type)
        if let name = plan.core.rootName { return (name, false) }
        var type = type
        while let optional = type as? any OptionalType.Type { type = optional.wrappedType }
        // `Box<Int>` becomes `Box`; a nested type is named by its last component.
        let name = String(String(describing: type).prefix { $0 != "<" })
        return (Self.changeLocalPart(name) { options.keys.ofType($0) }, false)
    }
}
