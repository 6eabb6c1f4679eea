#if Streaming || !SWIFT_PACKAGE
/// The records in a piece of a stream, which are decoded one by one by one call: they share what it has learned.
final class StreamRecords<Record: Decodable> {
    let store: NodeStore
    /// The elements of the records.
    let nodes: [UInt32]
    private let state: DecodingState
    private let options: SharedDecoderOptions
    private let isFiltered: Bool
    private var position = 0

    init(_ store: NodeStore, at path: StreamPath, _ options: SharedDecoderOptions) throws {
        self.store = store
        self.options = options
        state = DecodingState(store, options)
        isFiltered = path.key.hasSuffix("*")
        nodes = try state.records(at: path)
        state.beginReuse()
    }

    deinit { state.endReuse() }

    /// Decodes the next record, or returns the error; nil if there is none.
    func nextResult() -> Result<Record, any Error>? {
        do { return try next().map { .success($0) } } catch { return .failure(error) }
    }

    /// Decodes the next record; nil if there is none.
    ///
    /// - Throws: `DecodingError`. The record is not decoded again.
    func next() throws -> Record? {
        while position < nodes.count {
            let node = nodes[position]
            position += 1
            if isFiltered, state.isNoCase(Record.self, node) { continue }
            #if Inspection || !SWIFT_PACKAGE
            if options.value.unknownNodes == .throw {
                return try DecodingCall.decode(Record.self, store, Int(node), options)
            }
            #endif
            return try state.decode(record: Record.self, node)
        }
        return nil
    }
}
#endif
