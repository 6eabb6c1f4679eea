extension XML.Element: Decodable {
    /// Decodes an element directly with ``XMLDecoder``, or from its XML text with any other decoder.
    public init(from decoder: any Decoder) throws {
        if let decoder = decoder as? ValueDecoder {
            self = try decoder.state.element(decoder.place)
            return
        }
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        do throws(XMLParsingError) {
            self = try XML.Document(parsing: text).root
        } catch {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: error.description, underlyingError: error))
        }
    }

    /// Returns the store and index to decode from. An element that was created or modified in code is serialized and
    /// parsed first.
    func storeForDecoding(_ options: XML.ParsingOptions) throws -> (NodeStore, Int) {
        switch content {
        case .parsed(let store, let node): return (store, node)
        case .owned:
            do {
                let store = try NodeStore.parse(SourceBytes(copying: try bytes(), isText: true), options)
                return (store, store.root)
            } catch {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: [], debugDescription: "\(error)", underlyingError: error))
            }
        }
    }
}
