/// Encoding of records one by one, into elements that stay open.
///
/// The elements around the records are opened once, with the namespace declarations that are in force in them. A record is
/// written as an item of an array in the innermost one. It is then copied out, and the tape goes back to where it was.
extension EncodingState {
    /// An element around the records.
    struct Enclosing {
        let name: String
        var declarations: [NamespaceBinding]
    }

    /// The place that records are written to.
    struct RecordPlace {
        /// The array of the records.
        let frame: FrameID
        /// The number of elements around the records.
        let level: Int
        /// The entry of the key of the records.
        fileprivate let entry: EntryID
        fileprivate let mark: Tape.Mark
        fileprivate let frameCount: Int32
        fileprivate let needsCheck: Bool
    }

    /// Opens the elements around the records.
    ///
    /// - Parameters:
    ///   - key: The name of the records, or `*`.
    ///   - naming: The namespace of the type of the root.
    func openRecords(
        _ enclosing: [Enclosing], _ key: KeyMeaning, _ naming: TypeNamespace
    ) throws(EncodingProblem) -> RecordPlace {
        vocabulary.adopt(root: naming)
        var inner: Int32 = -1
        var isUndeclared = false
        namespaces.setAround(Self.bindings(of: enclosing))
        let namespace = vocabulary.prefixes.defaultNamespace
        for element in enclosing {
            let own = namespace.isEmpty ? nil : element.declarations.first { $0.prefix.isEmpty }?.uri
            // Undeclaring the default namespace, and declaring it again, is settled as for any value.
            let isSettled = own.map { $0.isEmpty || isUndeclared && $0 == namespace } ?? false
            if let own, isSettled { isUndeclared = own.isEmpty }
            let isUnqualified = isUndeclared && !element.name.utf8.contains(UInt8(ascii: ":"))
            let entry = vocabulary.plainEntry(
                isUnqualified ? "{}" + element.name : element.name, .element, isOpen: !isUnqualified)
            if inner < 0 {
                openRoot(entry, owner: anyPlan)
                inner = 0
            } else {
                inner = push(.item, entry, parent: inner, component: -1, owner: anyPlan)
                try open(inner)
            }
            for binding in element.declarations where binding.prefix != "xml" && !(isSettled && binding.prefix.isEmpty)
            {
                let name = binding.prefix.isEmpty ? "xmlns" : "xmlns:\(binding.prefix)"
                try writeAttribute(binding.uri, vocabulary.plainEntry(name, .attribute), of: inner)
            }
        }
        let entry = vocabulary.add(key, nil, naming)
        let kind: Frame.Kind = key.kind == .rest ? .rest : .element
        let array = push(kind, entry, parent: inner, component: -1, owner: anyPlan)
        let frame = openUnkeyed(frames.id(array))
        // Otherwise a record could open it, and would be dropped together with it.
        _ = try record(of: frame.index)
        try settleDefaultNamespace()
        return RecordPlace(
            frame: frame, level: enclosing.count, entry: entry, mark: tape.mark, frameCount: frames.count,
            needsCheck: namespaces.needsCheck)
    }

    /// Returns the prefixes that are bound in the innermost of some elements, each of which is in the one before.
    private static func bindings(of enclosing: [Enclosing]) -> [NamespaceBinding] {
        var bindings: [NamespaceBinding] = []
        for binding in enclosing.flatMap(\.declarations) {
            bindings.removeAll { ScalarEquality.equal($0.prefix, binding.prefix) }
            bindings.append(binding)
        }
        return bindings
    }

    /// The name of the records as it is written; nil if each has its own.
    func name(of place: RecordPlace) -> String? {
        vocabulary[place.entry].kind == .rest ? nil : vocabulary.string(place.entry)
    }

    /// Writes a record.
    ///
    /// - Parameter number: The number of records before it.
    func write<T: Encodable>(record: T, _ number: Int, in place: RecordPlace) throws {
        begin()
        try putItem(value: record, in: place.frame, min(number, Int(Int32.max) - 2))
        if let deferred { throw deferred }
    }

    /// Returns the prefixes that the last record uses and that no element around it declares, with their namespaces.
    func undeclaredPrefixes(_ record: @autoclosure () -> Any, in place: RecordPlace) throws -> [NamespaceBinding] {
        var undeclared: UInt64 = 0
        for index in 0..<place.frameCount { undeclared |= frames[index].prefixes.undeclared }
        if undeclared == 0, namespaces.uses.isEmpty, !namespaces.hasOthers, !namespaces.needsXSI { return [] }
        frames[0].prefixes.used |= undeclared
        return try undeclaredPrefixes(record())
    }

    /// Declares prefixes on the elements of the last record.
    func declare(_ bindings: [NamespaceBinding], in place: RecordPlace) throws(EncodingProblem) {
        for index in place.mark.count..<tape.count where tape.element(around: index) < place.mark.count {
            guard tape[index].kind == .element || tape[index].kind == .leaf else { continue }
            tape.open(leaf: index)
            for binding in bindings {
                guard let name = vocabulary.names.name("xmlns:\(binding.prefix)") else { continue }
                tape.append(attribute: name, of: index)
                try binding.uri.append(to: &tape.text, style, .attribute)
            }
        }
    }

    /// Appends the last record as it is written in the document.
    ///
    /// - Parameters:
    ///   - declarations: Declarations that the root will have besides those that it was opened with.
    ///   - isExact: Whether white space around the record is significant.
    func appendRecord(
        to out: inout ByteBuffer, _ record: @autoclosure () -> Any, in place: RecordPlace,
        _ declarations: [NamespaceBinding], isExact: Bool
    ) throws {
        let declared: [UInt8]
        do throws(EncodingProblem) {
            try settleDefaultNamespace(from: place.mark.count)
            declared = declarations.isEmpty ? [] : try text(of: declarations)
        } catch {
            throw self.error(error, record(), 0)
        }
        let isFormatted = !options.outputFormatting.isDisjoint(with: .rewriting)
        guard namespaces.needsCheck || isFormatted else { return write(from: place.mark.count, to: &out) }
        var document = ByteBuffer(capacity: 1024)
        // The store has its own copy of the bytes.
        defer { unsafe document.deallocate() }
        write(from: 0, declared, to: &document)
        let store = try parse(document, from: 0, record())
        guard isFormatted else { return write(from: place.mark.count, to: &out) }
        guard place.level < store.nodeCount else { return }
        var formatter = OutputFormatter(
            store, options.outputFormatting, options.indentation, spaceKept: tape.spaceKept, appendingTo: out)
        out = formatter.formatContent(of: place.level, at: place.level, isExact: isExact)
    }

    /// Appends the last record with the tags around it.
    func appendDocument(to out: inout ByteBuffer) { write(from: 0, to: &out) }

    private func write(from first: Int32, _ rootDeclarations: [UInt8] = [], to out: inout ByteBuffer) {
        guard first < tape.count else { return }
        TapeWriter.write(
            &tape, vocabulary.names, rootDeclarations: rootDeclarations,
            noEmptyElements: options.outputFormatting.contains(.noEmptyElements), from: first, to: &out)
    }

    /// Drops the last record; returns false if the state must be reset before the next one.
    func endRecord(in place: RecordPlace) -> Bool {
        let isSame =
            !hasFailed && frames.count == place.frameCount && namespaces.needsCheck == place.needsCheck
            && !namespaces.hasOthers
        tape.rewind(to: place.mark)
        namespaces.forgetTexts(since: place.mark.count)
        return isSame
    }
}
