/// Encodes a document whose records come one by one, as UTF-8 with only the characters that its encoding has.
///
/// The text is that of encoding all records at once, except where that depends on later records: prefixes that the first
/// record does not use are declared on the records that use them.
package final class RecordEncoding {
    private let configuration: EncoderConfiguration
    private let path: String
    /// The name of the records, or `*`.
    private let key: KeyMeaning
    private let naming: TypeNamespace
    private let prolog: [UInt8]
    private let shell: DocumentShell
    /// The elements around the records, with all declarations that were written.
    private var enclosing: [EncodingState.Enclosing]
    private var state: EncodingState {
        didSet { unsafe lent = Uncounted(state) }
    }
    /// The same. The code of a record cannot replace it, since a writer refuses calls until that has returned.
    private var lent: Uncounted<EncodingState>
    private var place: EncodingState.RecordPlace
    /// Whether the text before the records was written.
    private var hasBegun = false
    /// Whether records may wait on the tape: after the first one, which decides what the root declares, unless the error
    /// for a character has to be that of its record, or records would be sorted together.
    private var mayWait = false
    /// Whether the records that wait are to be taken before the next one.
    private var isFull = false
    private let isTakenAtOnce: Bool
    /// The text after the records, from then on, and whether white space around them is significant.
    private var after: [UInt8] = []
    private var isExact = false
    /// The encoding of the document.
    package let encoding: XML.Encoding
    /// Whether that lacks characters.
    private let isRestricted: Bool
    /// What was written and not taken yet, without the records that wait.
    package var text: ByteBuffer
    package var recordCount: Int { writtenCount }
    /// Private, since a stored variable that other modules see is checked for overlapping accesses at every use.
    private var writtenCount = 0
    private var style: MarkupStyle?
    /// The number of bytes of markup for each element or attribute of the records that wait, at most: as those before them
    /// had, and many at first.
    private var markupSize = 64
    /// The number of bytes written by the state.
    private var stateCount = 0
    /// The number of bytes after which the state is reset, so that it does not grow with the document.
    private static let stateLimit = 1 << 18

    /// - Parameter isTakenAtOnce: Whether text is taken as soon as ``hasChunk`` is true.
    @_semantics("optimize.sil.specialize.generic.never")
    package init<Root: Encodable>(
        _ root: Root, _ configuration: EncoderConfiguration, at path: String, _ extras: XMLEncoder.Extras,
        isTakenAtOnce: Bool
    ) throws {
        self.configuration = configuration
        self.path = path
        let options = configuration.options
        style = MarkupStyle(options.outputFormatting, options.indentation)
        // Not as a constant: the state has no other owner when it is opened.
        state = configuration.take()
        try Self.check(path, state)
        var key = KeyMeaning(path, state.rules)
        do throws(EncodingProblem) {
            encoding = try DocumentHead.encoding(extras.declaration, options.encoding)
            prolog = try ByteBuffer.withScratch(capacity: 256) { out throws(EncodingProblem) in
                try DocumentHead.append(extras.declaration, extras.doctype, options.encoding, to: &out)
                return out.array
            }
        } catch {
            throw EncodingError(error, value: root, codingPath: [], elementPath: "")
        }
        isRestricted = encoding.firstLackingScalar != nil
        self.isTakenAtOnce = isTakenAtOnce && encoding == .utf8 && style == nil
        naming = root is XML.Element ? .none : state.plans[state.plan(of: Root.self)].namespace
        shell = try DocumentShell(root, extras, key, state)
        enclosing = shell.enclosing
        key.steps = []
        self.key = key
        unsafe lent = Uncounted(state)
        place = state.closedPlace
        // From here on, `deinit` frees it.
        text = ByteBuffer(capacity: 7 << 14)
        try reopen()
        // What the encoding cannot represent in the root is reported here.
        _ = try restricted(prolog + shell.withoutRecords(state), root)
    }

    deinit {
        resetState()
        // A container of a record may be in use.
        if isKnownUniquelyReferenced(&state) { configuration.keep(state) }
        // The encoding is the only owner of the text.
        unsafe text.deallocate()
    }

    /// - Throws: `EncodingError` for a path that cannot be one of records.
    private static func check(_ path: String, _ state: EncodingState) throws {
        let problem: String
        if path.isEmpty {
            problem = "the path of the records is empty, and a document has only one root"
        } else {
            do throws(RecordPath.Problem) {
                _ = try RecordPath(path, state.rules, depthLimit: Int(state.depthLimit))
                return
            } catch {
                problem = error.sentence
            }
        }
        throw EncodingError.invalidValue(path, .init(codingPath: [], debugDescription: problem))
    }

    /// Prepares the state for a record, as if there were none before it.
    private func reopen() throws {
        place = state.closedPlace
        stateCount = 0
        resetState()
        // Containers that were kept must not write to the next record.
        if !isKnownUniquelyReferenced(&state) || !state.isReusable { state = EncodingState(configuration.options) }
        state.begin()
        place = try state.attempt(Any.self, 0) { () throws(EncodingProblem) in
            try state.openRecords(enclosing, key, at: path, naming)
        }
    }

    private func resetState() {
        state.endCall()
        state.reset()
    }

    // MARK: - Writing

    /// Appends the text before the records, and all records that wait.
    package func flush() throws {
        if hasBegun { try appendWaiting() } else { begin(try parts([])) }
    }

    private func begin(_ parts: DocumentShell.Parts) {
        text.append(style?.styled(parts.before) ?? parts.before)
        after = parts.after
        isExact = parts.isExact
        hasBegun = true
        mayWait = !isRestricted && configuration.options.outputFormatting.isDisjoint(with: .sortedKeys)
    }

    /// Writes a record. If it throws, nothing of the record is written.
    ///
    /// - Parameter isNext: Whether the call of the user that writes it has written the record before it.
    /// - Returns: Whether there is text to be taken, rather than that the record waits for others.
    package func append<T: Encodable>(_ record: T, isNext: Bool) throws -> Bool {
        // A container of an earlier record may have been used meanwhile.
        if state.hasFailed { try appendWaiting() }
        if !place.isOpen { try reopen() }
        // Without references that are counted, and without another call for each record.
        @inline(__always)
        func append(to state: EncodingState) throws -> Bool {
            let before = state.recordMark
            do {
                try state.write(record: record, writtenCount, in: place.frame, isNext: isNext)
            } catch {
                try drop(since: before)
                throw error
            }
            let waiting = state.waiting(
                from: before.count, in: place, markupSize: markupSize, limit: waitingLimit)
            if waiting == .more, mayWait {
                writtenCount += 1
                return false
            }
            return try self.append(record, waiting, from: before.count)
        }
        return try lent.read(append)
    }

    /// Appends the text of the last record, and what waits before it.
    ///
    /// - Parameter first: Where the record begins on the tape.
    @inline(never)
    private func append<T: Encodable>(
        _ record: T, _ waiting: EncodingState.Waiting, from first: Int32
    ) throws -> Bool {
        if waiting != .impossible, mayWait {
            writtenCount += 1
            // A chunk of mostly markup would be small.
            isFull = isTakenAtOnce && text.count == 0 && state.waitingCounts(in: place).text >= Self.chunkSize / 4
            if !isFull { try appendWaiting() }
        } else {
            try appendWaiting(until: first)
            state.removeWaiting(until: first, in: place)
            try appendAlone(record, from: first)
            writtenCount += 1
        }
        return true
    }

    /// Drops a record that has thrown an error.
    @inline(never)
    private func drop(since before: Tape.Mark) throws {
        state.dropRecord(since: before)
        try appendWaiting(isReusable: false)
    }

    /// Writes a record in place, as ``append(_:isNext:)`` does: an item of an array, which must stay where it is.
    ///
    /// An item that was read from the array would be copied, together with a reference to each of its strings.
    @unsafe
    package func append<T: Encodable>(at record: UnsafePointer<T>, isNext: Bool) throws -> Bool {
        try unsafe append(LentItem.at(record).pointee, isNext)
    }

    @inline(never)
    private func append<T: Encodable>(_ item: borrowing LentItem<T>, _ isNext: Bool) throws -> Bool {
        try append(item.value, isNext: isNext)
    }

    /// Appends the records that wait, and prepares the state for the next one.
    ///
    /// - Parameter isReusable: Whether that can be the same state.
    private func appendWaiting(isReusable: Bool = true) throws {
        guard place.isOpen else { return }
        let start = text.count
        let waiting = state.waitingCounts(in: place)
        try appendWaiting(until: state.recordMark.count)
        learnMarkupSize(waiting, text.count - start)
        try end(text.count - start, isReusable: isReusable)
    }

    /// Learns how much markup elements have from some that were appended.
    private func learnMarkupSize(_ waiting: (elements: Int, text: Int), _ count: Int) {
        guard waiting.elements > 0 else { return }
        markupSize = Swift.min(Swift.max(16, (count - waiting.text) / waiting.elements), Self.chunkSize)
    }

    private func appendWaiting(until end: Int32) throws {
        let start = text.count
        try state.appendWaiting(to: &text, until: end, in: place, isExact: isExact)
        style?.restyle(&text, from: start)
    }

    /// Appends a record for which no other can wait.
    ///
    /// - Parameter first: Where it begins on the tape.
    private func appendAlone<T: Encodable>(_ record: T, from first: Int32) throws {
        let start = text.count
        do {
            let undeclared = try state.undeclaredPrefixes(record, in: place)
            if !hasBegun {
                try appendFirst(record, from: first, undeclared)
            } else {
                if !undeclared.isEmpty {
                    try state.attempt(record, 0) { () throws(EncodingProblem) in
                        try state.declare(undeclared, from: first, in: place)
                    }
                }
                try state.appendRecord(to: &text, record, from: first, in: place, [], isExact: isExact)
                if isRestricted { try restrict(&text, from: start, record) }
                style?.restyle(&text, from: start)
            }
            try end(text.count - start, isReusable: undeclared.isEmpty)
        } catch {
            text.truncate(to: start)
            try reopen()
            throw error
        }
    }

    /// Prepares the state for the next record.
    private func end(_ count: Int, isReusable: Bool) throws {
        let isReusable = isReusable && state.isReusable(in: place)
        state.endRecords(in: place)
        isFull = false
        stateCount += count
        if !isReusable || stateCount > Self.stateLimit { try reopen() }
    }

    /// Appends the first record, after the text before it, which declares the prefixes that the record uses.
    private func appendFirst<T: Encodable>(
        _ record: T, from first: Int32, _ undeclared: [NamespaceBinding]
    ) throws {
        let parts = try self.parts(undeclared)
        var out = ByteBuffer()
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        try state.appendRecord(
            to: &out, record, from: first, in: place, undeclared, isExact: parts.isExact)
        // Without any text in it, the root is an empty element.
        guard out.count > 0 else { return }
        try restrict(&out, from: 0, record)
        begin(parts)
        style?.restyle(&out, from: 0)
        text.append(0, out.count, of: out)
        if !enclosing.isEmpty { enclosing[0].declarations += undeclared }
    }

    /// Appends the text after the records, or the whole document if there are none.
    package func finish() throws {
        guard hasBegun else {
            let document = try restricted(prolog + shell.withoutRecords(state), Any.self)
            return text.append(style?.styled(document) ?? document)
        }
        try appendWaiting()
        text.append(style?.styled(after) ?? after)
    }

    /// Returns the text around the records, for a first record that uses some prefixes.
    private func parts(_ undeclared: [NamespaceBinding]) throws -> DocumentShell.Parts {
        let all = (shell.declarations + undeclared).sorted(once: {
            $0.prefix.utf8.lexicographicallyPrecedes($1.prefix.utf8)
        })
        var parts = try shell.parts(all, place.isOpen ? state.name(of: place) : nil, state)
        parts.before = try restricted(prolog + parts.before, Any.self)
        parts.after = try restricted(parts.after, Any.self)
        return parts
    }

    // MARK: - Taking

    /// The number of bytes that are worth taking.
    private static let chunkSize = 1 << 16

    /// The number of bytes that wait before they are written. Part of a chunk, if it is not taken at once.
    private var waitingLimit: Int { isTakenAtOnce ? Self.chunkSize : Self.chunkSize / 2 }

    /// Whether there is enough text to be taken.
    package var hasChunk: Bool { isFull || text.count >= Self.chunkSize }

    /// Takes the text of the records that wait, without a copy.
    package func takeWaiting() throws -> [UInt8] {
        guard place.isOpen else { return [] }
        let waiting = state.waitingCounts(in: place)
        let chunk = try [UInt8](appending: state.waitingCapacity) { text in
            try state.appendWaiting(to: &text, until: state.recordMark.count, in: place, isExact: isExact)
        }
        learnMarkupSize(waiting, chunk.count)
        try end(chunk.count, isReusable: true)
        return chunk
    }

    // MARK: - Encodings

    /// Replaces the characters that the encoding lacks in a record, which begins at an offset.
    private func restrict(_ out: inout ByteBuffer, from start: Int, _ record: @autoclosure () -> Any) throws {
        guard isRestricted, out.count > start else { return }
        var text = ByteBuffer(capacity: out.count - start)
        text.append(start, out.count - start, of: out)
        do {
            try restricting(text, record()) { restricted in
                out.truncate(to: start)
                out.append(0, restricted.count, of: restricted)
            }
        } catch {
            // The element is found in a document.
            var document = ByteBuffer()
            state.appendDocument(to: &document)
            let bytes = document.array
            // This buffer has no other owner.
            unsafe document.deallocate()
            _ = try restricted(bytes, record())
            throw error
        }
    }

    /// Returns text with references for the characters that the encoding lacks.
    private func restricted(_ text: [UInt8], _ value: Any) throws -> [UInt8] {
        guard isRestricted else { return text }
        var buffer = ByteBuffer(capacity: text.count)
        buffer.append(text)
        return try restricting(buffer, value) { $0.array }
    }

    /// Calls `body` with a text in which references are in place of the characters that the encoding lacks.
    private func restricting<R>(
        _ text: ByteBuffer, _ value: @autoclosure () -> Any, _ body: (ByteBuffer) -> R
    ) throws -> R {
        let out: ByteBuffer
        do throws(CharacterFallback.Failure) { out = try encoding.restricted(text) } catch {
            throw EncodingError(
                .head(error.message(encoding)), value: value(), codingPath: [], elementPath: error.path)
        }
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        return body(out)
    }
}
