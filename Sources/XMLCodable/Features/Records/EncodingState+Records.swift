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

        /// Whether records can be written to it. The elements around them have frames.
        @inline(__always)
        var isOpen: Bool { frameCount > 0 }
    }

    /// No place, for as long as the elements around the records are not open: before the first one, and after an error.
    var closedPlace: RecordPlace {
        RecordPlace(frame: .none, level: 0, entry: .none, mark: tape.mark, frameCount: 0, needsCheck: false)
    }

    /// Opens the elements around the records.
    ///
    /// - Parameters:
    ///   - key: The name of the records, or `*`.
    ///   - path: The key with which a model of the whole document would have them.
    ///   - naming: The namespace of the type of the root.
    func openRecords(
        _ enclosing: [Enclosing], _ key: KeyMeaning, at path: String, _ naming: TypeNamespace
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
        let entry = vocabulary.add(key, XMLNameKey(path), naming)
        let kind: Frame.Kind = key.kind == .rest ? .rest : .element
        let array = push(kind, entry, parent: inner, component: vocabulary[entry].component, owner: anyPlan)
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

    // MARK: - Writing

    /// Writes a record after those that are on the tape.
    ///
    /// - Parameters:
    ///   - number: The number of records before it.
    ///   - frame: The array of the records.
    ///   - isNext: Whether the record before it was written by the same call, and so on the same thread.
    @inline(__always)
    func write<T: Encodable>(record: T, _ number: Int, in frame: FrameID, isNext: Bool) throws {
        if !isNext { begin() }
        try putItemInline(value: record, in: frame, min(number, Int(Int32.max) - 2))
        if let deferred { throw deferred }
    }

    /// The state of the tape before the next record.
    var recordMark: Tape.Mark { tape.mark }

    func dropRecord(since mark: Tape.Mark) { tape.rewind(to: mark) }

    /// How a record waits on the tape for others.
    enum Waiting {
        /// Others can follow.
        case more
        /// It is the last one.
        case full
        /// It cannot wait: more is left to do than to copy it out.
        case impossible
    }

    /// Returns how the last record can wait.
    ///
    /// - Parameters:
    ///   - first: Where it begins on the tape.
    ///   - markupSize: The number of bytes of markup for each element or attribute.
    ///   - limit: The number of bytes that wait before they are written.
    @inline(__always)
    func waiting(from first: Int32, in place: RecordPlace, markupSize: Int, limit: Int) -> Waiting {
        guard isComplete(from: first, in: place) else { return .impossible }
        let (elements, text) = waitingCounts(in: place)
        // The size is at most that of a chunk.
        let count = markupSize &* elements &+ text
        return count < limit && isReusable(in: place) ? .more : .full
    }

    @inline(__always)
    private func isComplete(from first: Int32, in place: RecordPlace) -> Bool {
        if namespaces.needsCheck || usesPrefixes(in: place) != nil { return false }
        // An element that is a value is in the element around the list, and the content of the list comes first there.
        if first < tape.count, tape[first].parent != tape[place.mark.count].parent { return false }
        return !settlesDefaultNamespace
    }

    /// The prefixes that records use and that no element around them declares, as bits; nil if none has to be declared
    /// or settled.
    @inline(__always)
    private func usesPrefixes(in place: RecordPlace) -> UInt64? {
        let undeclared = namespaces.numbers.isEmpty ? 0 : undeclaredPrefixes(place.frameCount)
        if undeclared == 0, namespaces.uses.isEmpty, !namespaces.hasOthers, !namespaces.needsXSI { return nil }
        return undeclared
    }

    private func undeclaredPrefixes(_ frameCount: Int32) -> UInt64 {
        (0..<frameCount).reduce(0) { $0 | frames[$1].prefixes.undeclared }
    }

    /// Returns the prefixes that the last record uses and that no element around it declares, with their namespaces.
    func undeclaredPrefixes(_ record: @autoclosure () -> Any, in place: RecordPlace) throws -> [NamespaceBinding] {
        guard let undeclared = usesPrefixes(in: place) else { return [] }
        frames[0].prefixes.used |= undeclared
        return try undeclaredPrefixes(record())
    }

    /// Declares prefixes on the elements of the last record, which begins at a place of the tape.
    func declare(
        _ bindings: [NamespaceBinding], from first: Int32, in place: RecordPlace
    ) throws(EncodingProblem) {
        for index in first..<tape.count where tape.element(around: index) < place.mark.count {
            guard tape[index].kind == .element || tape[index].kind == .leaf else { continue }
            tape.open(leaf: index)
            for binding in bindings {
                guard let name = vocabulary.names.name("xmlns:\(binding.prefix)") else { continue }
                tape.append(attribute: name, of: index)
                try style.append(word: binding.uri, .attribute, to: &tape.text)
            }
        }
    }

    // MARK: - Copying out

    /// Appends the records that wait, up to a place of the tape.
    func appendWaiting(
        to out: inout ByteBuffer, until end: Int32, in place: RecordPlace, isExact: Bool
    ) throws {
        guard end > place.mark.count else { return }
        try append(place.mark.count..<end, [], to: &out, Any.self, in: place, isExact: isExact)
    }

    /// The number of the elements and attributes of the records that wait, and of the bytes of their text, without markup.
    @inline(__always)
    func waitingCounts(in place: RecordPlace) -> (elements: Int, text: Int) {
        (Int(tape.count &- place.mark.count), tape.text.count &- place.mark.textCount)
    }

    /// The number of bytes that the records which wait usually need at most.
    var waitingCapacity: Int { TapeWriter.expectedCount(tape.records.count, textCount: tape.text.count) / 4 * 5 + 64 }

    /// Forgets records that were appended, up to a place of the tape.
    func removeWaiting(until end: Int32, in place: RecordPlace) {
        for index in place.mark.count..<max(end, place.mark.count) where tape[index].parent < place.mark.count {
            tape.remove(index)
        }
    }

    /// Appends the last record, when no other waits, as it is written in the document.
    ///
    /// - Parameters:
    ///   - first: Where it begins on the tape.
    ///   - declarations: Declarations that the root will have besides those that it was opened with.
    ///   - isExact: Whether white space around the record is significant.
    func appendRecord(
        to out: inout ByteBuffer, _ record: @autoclosure () -> Any, from first: Int32, in place: RecordPlace,
        _ declarations: [NamespaceBinding], isExact: Bool
    ) throws {
        let declared = try attempt(record(), 0) { () throws(EncodingProblem) in
            try settleDefaultNamespace(from: first)
            return declarations.isEmpty ? [] : try text(of: declarations)
        }
        try append(first..<tape.count, declared, to: &out, record(), in: place, isExact: isExact)
    }

    private func append(
        _ range: Range<Int32>, _ rootDeclarations: [UInt8], to out: inout ByteBuffer, _ value: @autoclosure () -> Any,
        in place: RecordPlace, isExact: Bool
    ) throws {
        let formatting = options.outputFormatting.intersection(.rewriting)
        let lines = lines(formatting, range, in: TapeLines.Outside(level: place.level, isExact: isExact))
        let isFormatted = lines != nil || formatting.isEmpty
        if namespaces.needsCheck || !isFormatted {
            var document = ByteBuffer(capacity: 1024)
            // The store has its own copy of the bytes.
            defer { unsafe document.deallocate() }
            write(0..<range.upperBound, rootDeclarations, to: &document)
            let store = try parse(document, from: 0, value())
            if !isFormatted {
                guard place.level < store.nodeCount else { return }
                var formatter = OutputFormatter(
                    store, formatting, options.indentation, kept: tape.kept, appendingTo: out)
                out = formatter.formatContent(at: place.level, isExact: isExact)
                return
            }
        }
        write(range, lines: lines, to: &out)
    }

    /// Appends what is on the tape with the tags around it.
    func appendDocument(to out: inout ByteBuffer) { write(0..<tape.count, to: &out) }

    private func write(
        _ range: Range<Int32>, _ rootDeclarations: [UInt8] = [], lines: TapeLines? = nil, to out: inout ByteBuffer
    ) {
        guard !range.isEmpty else { return }
        TapeWriter.write(
            &tape, vocabulary.names, rootDeclarations: rootDeclarations,
            noEmptyElements: options.outputFormatting.contains(.noEmptyElements), lines: lines, range: range, to: &out)
    }

    /// Whether the next record can be written with the same state.
    @inline(__always)
    func isReusable(in place: RecordPlace) -> Bool {
        !hasFailed && frames.count == place.frameCount && namespaces.needsCheck == place.needsCheck
            && !namespaces.hasOthers
            // Once prefixes in texts were settled, the texts of the elements around the records are after theirs.
            && tape[place.mark.count &- 1].text <= place.mark.textCount
    }

    /// Empties the tape for the next record.
    func endRecords(in place: RecordPlace) {
        tape.rewind(to: place.mark)
        namespaces.forget(since: place.mark.count)
    }
}
