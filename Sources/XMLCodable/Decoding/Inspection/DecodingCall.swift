/// What a call decodes: an element, as the options say.
struct DecodingSource {
    let store: NodeStore
    let node: Int
    let options: SharedDecoderOptions

    init(_ store: NodeStore, _ node: Int, _ options: SharedDecoderOptions) {
        self.store = store
        self.node = node
        self.options = options
    }

    /// The root of a document.
    @inline(__always)
    init(_ source: SourceBytes, _ options: SharedDecoderOptions) throws {
        let store = try DecodingCall.parse(source, options)
        self.init(store, store.root, options)
    }

    /// An element. One that was created or modified in code is serialized and parsed first.
    init(_ element: XML.Element, _ options: SharedDecoderOptions) throws {
        switch element.content {
        case .parsed(let store, let node): self.init(store, node, options)
        case .owned:
            do {
                // It was read before, with whatever repairs.
                var parsing = options.parsingOptions
                parsing.repairs.insert(.undeclaredPrefixes)
                let store = try NodeStore.parse(SourceBytes(copying: try element.bytes(), isText: true), parsing)
                self.init(store, store.root, options)
            } catch let error as XMLParsingError {
                throw DecodingError.malformedDocument(error)
            } catch {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: [], debugDescription: "\(error)", underlyingError: error))
            }
        }
    }
}

/// The calls of ``XMLDecoder``; those that need more than the value are in `DecodingCall+Inspection.swift`.
enum DecodingCall {
    static func parse(_ source: SourceBytes, _ options: SharedDecoderOptions, isFragment: Bool = false) throws
        -> NodeStore
    {
        do throws(XMLParsingError) {
            return try NodeStore.parse(source, options.parsingOptions, isFragment: isFragment)
        } catch {
            throw DecodingError.malformedDocument(error)
        }
    }

    /// Decodes a value from the root element of a document, or from the target of a path below it.
    static func decode<T: Decodable>(
        _ type: T.Type, _ source: SourceBytes, _ options: SharedDecoderOptions, at path: String? = nil
    ) throws -> T {
        try decode(type, DecodingSource(source, options), at: path)
    }

    /// Decodes a value from an element, or from the target of a path below it. Inlined, since the state then becomes the only
    /// owner of the document without counting references to it.
    @inline(__always)
    static func decode<T: Decodable>(
        _ type: T.Type, _ source: DecodingSource, at path: String? = nil
    ) throws -> T {
        if source.options.value.unknownNodes == .throw { return try decodeStrictly(type, source, at: path) }
        let state = DecodingState(source.store, source.options)
        return try state.decode(type, UInt32(source.node), at: path) { try state.value(type, $0, $1) }
    }
}

extension DecodingError {
    fileprivate static func malformedDocument(_ error: XMLParsingError) -> DecodingError {
        .dataCorrupted(.init(codingPath: [], debugDescription: error.description, underlyingError: error.quoted))
    }
}
