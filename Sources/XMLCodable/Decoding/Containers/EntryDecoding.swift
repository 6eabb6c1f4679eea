/// The entries of a dictionary with strings as keys: those of its container, which nothing else has.
struct EntryDecoding: DictionaryEntries {
    private let container: KeyedDecoding<XMLEntryKey>
    let keys: [String]
    /// The indices of the keys in their table.
    private let indices: [Int32]

    init(_ container: KeyedDecoding<XMLEntryKey>) {
        self.container = container
        let (state, table, path) = (container.state, container.table, container.path)
        if let names = container.literalNames {
            keys = names.map { state.keys.document.string($0) }
            indices = names.map { state.keys.index(ofEntry: $0, table, path) }
        } else {
            keys = container.allKeys.map(\.stringValue)
            indices = keys.map { Int32(clamping: state.keys.index(of: XMLEntryKey($0), table, path)) }
        }
    }

    func decode<Value: Decodable>(_ type: Value.Type, at index: Int) throws -> Value {
        try container.decode(type, XMLEntryKey(keys[index]), Int(indices[index]))
    }
}
