extension XML.Element {
    /// Returns the store and index to decode from. An element that was created or modified in code is serialized and
    /// parsed first.
    func storeForDecoding(_ options: XML.ParsingOptions) throws -> (NodeStore, Int) {
        switch content {
        case .parsed(let store, let node): return (store, node)
        case .owned:
            do {
                // It was read before, with whatever repairs.
                var options = options
                options.repairs.insert(.undeclaredPrefixes)
                let store = try NodeStore.parse(SourceBytes(copying: try bytes(), isText: true), options)
                return (store, store.root)
            } catch let error as XMLParsingError {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: [], debugDescription: error.description, underlyingError: error.quoted))
            } catch {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: [], debugDescription: "\(error)", underlyingError: error))
            }
        }
    }
}
