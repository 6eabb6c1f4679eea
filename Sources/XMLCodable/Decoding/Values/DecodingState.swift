/// The state of one call of ``XMLDecoder``: the document, what its keys mean, where its values are, and how they are
/// decoded. Decoders and containers consist of a reference to it and a ``DecodingPlace``.
///
/// Nearly all that changes is in the memory of the workspace, which the state owns, as it owns the document and the
/// options. The layers are pointers into that memory.
final class DecodingState {
    let document: DocumentReader
    let keys: KeyMeanings
    let places: PlaceFinder
    let paths: CodingPaths
    let plans: PlanCache
    /// Whether the state is retained and its containers can be reused, which is the case during the call. This is not
    /// checked for overlapping accesses, as a ``StateBox`` is not.
    @safe @exclusivity(unchecked) var reusesContainers = false
    /// The containers that exceed the number a table keeps.
    @safe @exclusivity(unchecked) var otherContainers = OtherContainers()
    /// What makes the decoders of values.
    let maker: any DecoderMaking.Type
    /// Watches a call that needs more than the value; nil for most calls.
    let observer: (any DecodingObserver)?
    let stack = StackGuard()
    private let store: NodeStore
    private let shared: SharedDecoderOptions
    private let workspace: DecodingWorkspace

    var options: DecoderOptions {
        @inline(__always) _read { yield shared.value }
    }

    // Borrowed, since the compiler would retain parameters for the call and once more for the properties.
    init(
        _ store: borrowing NodeStore, _ options: borrowing SharedDecoderOptions, making maker: any DecoderMaking.Type,
        observer: (any DecodingObserver)?
    ) {
        self.maker = maker
        self.observer = observer
        self.store = copy store
        shared = copy options
        workspace = .take(keepsTables: shared.readsKeysByDefault)
        document = workspace.document
        paths = workspace.paths
        keys = workspace.keys
        places = workspace.places
        plans = workspace.plans
        // The state owns the document and the options until the workspace is given back.
        document.begin(self.store)
        keys.begin(shared)
        places.begin(observer?.marks)
    }

    deinit { workspace.giveBack(keepsTables: shared.readsKeysByDefault) }

    func plan(_ type: Any.Type) -> TypePlan { plans.withPlan(type) { $0 } }
}

/// Makes what values decode themselves from, for ``DecodingState``, which knows only values.
protocol DecoderMaking {
    static func decoder(_ state: DecodingState, _ place: DecodingPlace) -> any Decoder

    /// Decodes an array with the items at a place.
    static func array<T>(
        _ array: any DecodableArray.Type, as type: T.Type, _ state: DecodingState, _ place: DecodingPlace
    ) throws -> T

    /// Decodes a dictionary with the entries at a place.
    static func dictionary<T>(
        _ dictionary: any DecodableDictionary.Type, as type: T.Type, _ state: DecodingState, _ place: DecodingPlace
    ) throws -> T
}

/// Watches a call that needs more than the value: its containers know more about it.
protocol DecodingObserver: AnyObject {
    /// The marks of the document's nodes, if the call looks for unknown ones.
    var marks: NodeMarks? { get }
    /// Records that an element is read, and thereby the elements between it and `top`.
    func noteRead(_ node: UInt32, below top: UInt32)
    /// Records that a key of a value without an element of its own reads the content at a place: all of several elements, or
    /// only the first. The value is read from some children of an element.
    func noteRead(
        _ place: DecodingPlace, all: Bool, _ steps: DecodingKeyTable.Path?, among siblings: Matches, of owner: UInt32,
        _ state: DecodingState)
    /// Forgets everything, because the call starts again.
    func restart()
    /// The type of the old value at a path, if the document may lack its mark.
    func oldType(at path: Int32) -> (any Encodable.Type)?
    /// The case of the old value at a path.
    func oldCase(at path: Int32, _ state: DecodingState) throws -> String?
    /// Keeps what the old value of a case consists of for the value at a path.
    func keep(_ recording: Recording?, at path: Int32, _ state: DecodingState) throws
    /// Records that a value is not what the document says, and is written as another one.
    func noteReplaced(_ place: DecodingPlace, by value: Any, of type: Any.Type, _ state: DecodingState)
    /// Runs `body`, whose failure is not a mismatch.
    func trying<R>(_ body: () throws -> R) rethrows -> R
    /// Returns what `read` returns or, after the report of its error, a placeholder; nil if the type has none. The items after
    /// the one at a place can then be read.
    func item<T: Decodable>(
        _ type: T.Type, _ state: DecodingState, _ place: DecodingPlace, _ read: () throws -> T
    ) throws -> T?

    func container<Key: CodingKey>(
        keyedBy type: Key.Type, _ state: DecodingState, _ place: DecodingPlace
    ) throws -> KeyedDecodingContainer<Key>
    func items(_ state: DecodingState, _ place: DecodingPlace) throws -> any UnkeyedDecodingContainer
    func single(_ state: DecodingState, _ place: DecodingPlace) -> any SingleValueDecodingContainer
}
