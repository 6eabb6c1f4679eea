/// Encodes a document whose records come one by one, as UTF-8 with only the characters that its encoding has.
///
/// The text is that of encoding all records at once, except where that depends on later records: prefixes that the first
/// record does not use are declared on the records that use them.
package final class RecordEncoding {
    private let options: EncodingOptions
    /// The name of the records, or `*`.
    private let key: KeyMeaning
    private let naming: TypeNamespace
    private let prolog: [UInt8]
    private let shell: DocumentShell
    /// The elements around the records, with all declarations that were written.
    private var enclosing: [EncodingState.Enclosing]
    private var state: EncodingState
    private var place: EncodingState.RecordPlace?
    /// Whether the text before the records was written.
    private var hasBegun = false
    /// The text after the records, from then on, and whether white space around them is significant.
    private var after: [UInt8] = []
    private var isExact = false
    /// The encoding of the document.
    package let encoding: XML.Encoding
    package private(set) var recordCount = 0
    private var style: MarkupStyle?
    /// The number of bytes written by the state.
    private var stateCount = 0
    /// The number of bytes after which the state is reset, so that it does not grow with the document.
    private static let stateLimit = 1 << 16

    @_semantics("optimize.sil.specialize.generic.never")
    package init<Root: Encodable>(
        _ root: Root, _ options: EncodingOptions, at path: String, _ extras: XMLEncoder.Extras
    ) throws {
        self.options = options
        style = MarkupStyle(options.outputFormatting, options.indentation)
        let state = EncodingState(options)
        self.state = state
        try Self.check(path, state)
        state.begin()
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
        naming = root is XML.Element ? .none : state.plans[state.plan(of: Root.self)].namespace
        shell = try DocumentShell(root, extras, key, state)
        enclosing = shell.enclosing
        key.steps = []
        self.key = key
        try reopen()
        // What the encoding cannot represent in the root is reported here.
        _ = try restricted(prolog + shell.withoutRecords(state), root)
    }

    deinit { state.endCall() }

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
    @discardableResult
    private func reopen() throws -> EncodingState.RecordPlace {
        place = nil
        stateCount = 0
        state.endCall()
        state.reset()
        // Containers that were kept must not write to the next record.
        if !isKnownUniquelyReferenced(&state) || !state.isReusable { state = EncodingState(options) }
        state.begin()
        do throws(EncodingProblem) {
            let place = try state.openRecords(enclosing, key, naming)
            self.place = place
            return place
        } catch {
            throw state.error(error, Any.self, 0)
        }
    }

    // MARK: - Writing

    /// Appends the text before the records, unless that was done.
    package func begin(_ out: inout ByteBuffer) throws {
        guard !hasBegun else { return }
        begin(try parts([]), &out)
    }

    private func begin(_ parts: DocumentShell.Parts, _ out: inout ByteBuffer) {
        out.append(style?.styled(parts.before) ?? parts.before)
        after = parts.after
        isExact = parts.isExact
        hasBegun = true
    }

    /// Appends a record. If it throws, nothing was appended.
    package func append<T: Encodable>(_ record: T, to out: inout ByteBuffer) throws {
        // A container of an earlier record may have been used meanwhile.
        if state.hasFailed { try reopen() }
        let start = out.count
        let isReusable: Bool
        do {
            isReusable = try write(record, to: &out)
        } catch {
            out.truncate(to: start)
            try reopen()
            throw error
        }
        recordCount += 1
        stateCount += out.count - start
        if !isReusable || stateCount > Self.stateLimit { try reopen() }
    }

    /// - Returns: Whether the next record can be written with the same state.
    private func write<T: Encodable>(_ record: T, to out: inout ByteBuffer) throws -> Bool {
        let place = try place ?? reopen()
        let state = state
        try state.write(record: record, recordCount, in: place)
        let undeclared = try state.undeclaredPrefixes(record, in: place)
        if !hasBegun {
            try writeFirst(record, place, undeclared, to: &out)
        } else {
            if !undeclared.isEmpty {
                do throws(EncodingProblem) { try state.declare(undeclared, in: place) } catch {
                    throw state.error(error, record, 0)
                }
            }
            let start = out.count
            try state.appendRecord(to: &out, record, in: place, [], isExact: isExact)
            if encoding.firstLackingScalar != nil { try restrict(&out, from: start, record) }
            style?.restyle(&out, from: start)
        }
        return state.endRecord(in: place) && undeclared.isEmpty
    }

    /// Writes the first record, after the text before it, which declares the prefixes that the record uses.
    private func writeFirst<T: Encodable>(
        _ record: T, _ place: EncodingState.RecordPlace, _ undeclared: [NamespaceBinding], to out: inout ByteBuffer
    ) throws {
        let parts = try self.parts(undeclared)
        var text = ByteBuffer()
        // This buffer has no other owner.
        defer { unsafe text.deallocate() }
        try state.appendRecord(to: &text, record, in: place, undeclared, isExact: parts.isExact)
        try restrict(&text, from: 0, record)
        begin(parts, &out)
        style?.restyle(&text, from: 0)
        out.append(0, text.count, of: text)
        if !enclosing.isEmpty { enclosing[0].declarations += undeclared }
    }

    /// Appends the text after the records, or the whole document if there are none.
    package func finish(_ out: inout ByteBuffer) throws {
        guard hasBegun else {
            let document = try restricted(prolog + shell.withoutRecords(state), Any.self)
            return out.append(style?.styled(document) ?? document)
        }
        out.append(style?.styled(after) ?? after)
    }

    /// Returns the text around the records, for a first record that uses some prefixes.
    private func parts(_ undeclared: [NamespaceBinding]) throws -> DocumentShell.Parts {
        let all = (shell.declarations + undeclared).sorted(once: {
            $0.prefix.utf8.lexicographicallyPrecedes($1.prefix.utf8)
        })
        var parts = try shell.parts(all, place.flatMap { state.name(of: $0) }, state)
        parts.before = try restricted(prolog + parts.before, Any.self)
        parts.after = try restricted(parts.after, Any.self)
        return parts
    }

    // MARK: - Encodings

    /// Replaces the characters that the encoding lacks in a record, which begins at an offset.
    private func restrict(_ out: inout ByteBuffer, from start: Int, _ record: @autoclosure () -> Any) throws {
        guard encoding.firstLackingScalar != nil, out.count > start else { return }
        var text = ByteBuffer(capacity: out.count - start)
        text.append(start, out.count - start, of: out)
        do throws(CharacterFallback.Failure) {
            let restricted = try encoding.restricted(text)
            // This buffer has no other owner.
            defer { unsafe restricted.deallocate() }
            out.truncate(to: start)
            out.append(0, restricted.count, of: restricted)
        } catch {
            // The element is found in a document.
            var document = ByteBuffer()
            state.appendDocument(to: &document)
            let bytes = document.array
            // This buffer has no other owner.
            unsafe document.deallocate()
            _ = try restricted(bytes, record())
            throw EncodingError(
                .head(error.message(encoding)), value: record(), codingPath: [], elementPath: error.path)
        }
    }

    /// Returns text with references for the characters that the encoding lacks.
    private func restricted(_ text: [UInt8], _ value: Any) throws -> [UInt8] {
        guard encoding.firstLackingScalar != nil else { return text }
        var buffer = ByteBuffer(capacity: text.count)
        buffer.append(text)
        do throws(CharacterFallback.Failure) {
            let out = try encoding.restricted(buffer)
            // This buffer has no other owner.
            defer { unsafe out.deallocate() }
            return out.array
        } catch {
            throw EncodingError(.head(error.message(encoding)), value: value, codingPath: [], elementPath: error.path)
        }
    }
}
