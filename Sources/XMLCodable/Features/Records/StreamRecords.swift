/// The records in a piece of a stream, which are decoded one by one by one call: they share what it has learned.
///
/// The functions return no Optional of a record, which would be looked up by the runtime for each.
package final class StreamRecords<Record: Decodable> {
    /// The elements of the records.
    package let nodes: [UInt32]
    /// The error if the document has no others; nil unless there are elements whose name is the whole path.
    package let missing: DecodingError?
    private let store: NodeStore
    private let state: DecodingState
    private let plan: TypePlan
    private let options: SharedDecoderOptions
    private let isFiltered: Bool
    /// Whether what a record does not read is an error.
    private let isStrict: Bool
    private var position = 0

    package init(_ store: NodeStore, at path: StreamPath, _ options: SharedDecoderOptions) throws {
        self.store = store
        self.options = options
        state = DecodingState(store, options)
        plan = state.plan(Record.self)
        isFiltered = path.key.hasSuffix("*")
        isStrict = options.value.unknownNodes == .throw
        nodes = try state.records(at: path, plan)
        missing = nodes.isEmpty && state.namesWhole(path) ? path.wholeNameError : nil
        state.beginReuse()
    }

    deinit { state.endReuse() }

    /// Whether there are elements that were not returned, of which some may be none of the records.
    package var hasNext: Bool { position < nodes.count }

    /// Returns the next record's element; nil if there is none.
    package func next() -> UInt32? {
        while position < nodes.count {
            let node = nodes[position]
            position += 1
            if isFiltered, state.isNoCase(plan, node) { continue }
            return node
        }
        return nil
    }

    /// Decodes a record.
    ///
    /// - Throws: `DecodingError`.
    package func decode(_ node: UInt32) throws -> Record {
        if isStrict { return try DecodingCall.decode(Record.self, DecodingSource(store, Int(node), options)) }
        return try state.decode(record: Record.self, plan, node)
    }
}

/// Whether a document has records, from what its pieces have.
package struct MissingRecords {
    private var hasRecords = false
    /// The error if the document has ended.
    package private(set) var error: DecodingError?

    package init() {}

    /// Notes the records of a piece, and its error if there are none.
    package mutating func note(_ records: [UInt32], _ missing: DecodingError?) {
        if !records.isEmpty { hasRecords = true }
        error = hasRecords ? nil : error ?? missing
    }
}
