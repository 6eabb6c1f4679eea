#if Streaming || !SWIFT_PACKAGE
/// The call that decodes the records in a piece of a stream. Its records share what it has learned.
private final class StreamCall {
    let state: DecodingState

    init(_ state: DecodingState) {
        self.state = state
        state.beginReuse()
    }

    deinit { state.endReuse() }
}

/// The records in a piece of a stream, which are decoded one by one.
struct StreamRecords<Record: Decodable> {
    let store: NodeStore
    /// The elements of the records.
    let nodes: [UInt32]
    private let call: StreamCall
    private let options: SharedDecoderOptions
    private let isFiltered: Bool
    private var position = 0

    init(_ store: NodeStore, at path: StreamPath, _ options: SharedDecoderOptions) throws {
        self.store = store
        self.options = options
        call = StreamCall(DecodingState(store, options))
        nodes = try call.state.records(at: path)
        isFiltered = path.key.hasSuffix("*")
    }

    /// Decodes the next record, or returns the error; nil if there is none.
    mutating func nextResult() -> Result<Record, any Error>? {
        do { return try next().map { .success($0) } } catch { return .failure(error) }
    }

    /// Decodes the next record; nil if there is none.
    ///
    /// - Throws: `DecodingError`. The record is not decoded again.
    mutating func next() throws -> Record? {
        while position < nodes.count {
            let node = nodes[position]
            position += 1
            if isFiltered, call.state.isNoCase(Record.self, node) { continue }
            #if Inspection || !SWIFT_PACKAGE
            if options.value.unknownNodes == .throw {
                return try DecodingCall.decode(Record.self, store, Int(node), options)
            }
            #endif
            return try call.state.decode(record: Record.self, node)
        }
        return nil
    }
}
#endif
