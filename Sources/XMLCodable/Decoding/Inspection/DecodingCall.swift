/// The calls of ``XMLDecoder``; those that need more than the value are in `DecodingCall+Inspection.swift`.
enum DecodingCall {
    static func parse(_ source: SourceBytes, _ options: SharedDecoderOptions, isFragment: Bool = false) throws
        -> NodeStore
    {
        do throws(XMLParsingError) {
            return try NodeStore.parse(source, options.parsingOptions, isFragment: isFragment)
        } catch {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: error.description, underlyingError: error.quoted))
        }
    }

    /// Decodes a value from the root element of a document, or from the target of a path below it.
    static func decode<T: Decodable>(
        _ type: T.Type, _ source: SourceBytes, _ options: SharedDecoderOptions, at path: String? = nil
    ) throws -> T {
        let store = try parse(source, options)
        return try decode(type, store, store.root, options, at: path)
    }

    /// Decodes a value from an element, or from the target of a path below it.
    static func decode<T: Decodable>(
        _ type: T.Type, _ store: NodeStore, _ node: Int, _ options: SharedDecoderOptions, at path: String? = nil
    ) throws -> T {
        if options.value.unknownNodes == .throw { return try decodeStrictly(type, store, node, options, at: path) }
        let state = DecodingState(store, options)
        return try state.decode(type, UInt32(node), at: path) { try state.value(type, $0, $1) }
    }
}
