/// What a keyed container reads from.
protocol ContainerSource: BitwiseCopyable {
    /// The state, kept alive as described at ``KeptContainer``.
    var state: Uncounted<DecodingState> { get }
    /// The table of the keys, which the state keeps alive.
    var table: Uncounted<DecodingKeyTable> { get }

    /// Returns a container that reads from a source in memory.
    static func container<Key: CodingKey>(
        _ type: Key.Type, _ content: ContainerContent<Self>
    ) -> KeyedDecodingContainer<Key>

    /// Calls `body` with the containers that a table keeps for sources of this kind.
    static func withKept<R>(in table: DecodingKeyTable, _ body: (inout KeptContainers) -> R) -> R
}

extension StateBox where Value: ContainerSource {
    /// Calls `body` with the state and the table without retaining them.
    @inline(__always)
    func reading<R>(_ body: (DecodingState, DecodingKeyTable) throws -> R) rethrows -> R {
        let (state, table) = (value.state, value.table)
        return try state.read { state in try table.read { table in try body(state, table) } }
    }
}

/// What the container for the keys of an element reads from.
struct KeyedContent: ContainerSource {
    var state: Uncounted<DecodingState>
    var table: Uncounted<DecodingKeyTable>
    var node: UInt32
    var path: Int32
    /// The index of the map of a dictionary that is represented as entries; negative otherwise.
    var entries: Int32 = -1
    /// Whether the keys are those of a dictionary, represented as entries or not.
    var isDictionary = false

    static func container<Key: CodingKey>(
        _ type: Key.Type, _ content: ContainerContent<KeyedContent>
    ) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(KeyedDecoding<Key>(content))
    }

    @inline(__always)
    static func withKept<R>(in table: DecodingKeyTable, _ body: (inout KeptContainers) -> R) -> R {
        body(&table.containers)
    }
}

/// What the container of a case reads from.
struct CaseContent: ContainerSource {
    var state: Uncounted<DecodingState>
    var table: Uncounted<DecodingKeyTable>
    /// The element or run of text that represents the case.
    var place: DecodingPlace
    var path: Int32
    /// The index of the case's key; negative for a case's value.
    var index: Int32
    /// What the old value of the case consists of, if it is updated; the container keeps it alive.
    var old: Uncounted<Recording>?

    var caseName: String { table.object.key(Int(index))?.stringValue ?? "" }

    static func container<Key: CodingKey>(
        _ type: Key.Type, _ content: ContainerContent<CaseContent>
    ) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(ContentDecoding<Key>(content))
    }

    @inline(__always)
    static func withKept<R>(in table: DecodingKeyTable, _ body: (inout KeptContainers) -> R) -> R {
        body(&table.caseContainers)
    }
}
