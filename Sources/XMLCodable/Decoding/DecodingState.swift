/// The state of one call of ``XMLDecoder``: the document, the options, and the resolved keys and types.
///
/// It has no mutable stored properties: all mutable state is behind `core`, so that no access requires an exclusivity
/// check. Decoders and containers consist of a reference to it and a ``DecodingPlace``.
///
/// Looking up a child compares numbers, and usually takes a single comparison. A cell per container remembers the child
/// after the one that was found last, where the next key usually is, and the names that were passed (`bloom`, by the
/// low six bits of their numbers). A match at the cursor whose name was not passed is the first child with that name.
final class DecodingState {
    typealias Cell = DecodingWorkspace.Cell
    typealias CachedPlan = DecodingWorkspace.CachedPlan

    struct Core {
        var scratch = ByteBuffer(capacity: 256)
        var paths = RecordBuffer<DecodingPathEntry>(capacity: 32)
        var lists: [UInt32] = []
        /// The element at which the call began; the rest of its document is ignored.
        var root: UInt32 = 0
        /// Whether a type needed more than the attribute to which a plain name fell back.
        var fallbackRejected = false
        /// Tables that depend on more than their key type.
        var tables: [TableKey: DecodingKeyTable] = [:]
        /// The children by name, for elements in which searching took, or would take, too long.
        var indexes: [UInt32: ChildIndex] = [:]
        /// The list in a single text whose items are being read.
        var tokens = TokenList()
        /// The cases of choices, by the type of their keys.
        var choices: [ObjectIdentifier: ChoiceTable] = [:]
        /// Runs of text between elements.
        var runs: [TextRun] = []
        var notes: DecodingNotes?
        /// Whether the state is retained and containers can be reused, which is the case during the call.
        var keepsContainers = false
        /// Whether a node strategy is being asked about a type.
        var isAskingStrategy = false
        /// The containers that exceed the number a table keeps.
        var otherContainers = OtherContainers()
        /// The number of records that searches have visited, in this call and earlier ones. Tests check that it grows
        /// linearly with the document.
        var searchSteps = 0
    }

    struct TableKey: Hashable {
        var type: ObjectIdentifier
        var owner: ObjectIdentifier?
        var isLiteral: Bool
        /// The shape of the coding path if the table depends on it; otherwise negative.
        var shape: Int32
        /// The name of the elements that the table is for, if a custom key strategy converts their children's names.
        var elementName: UInt32?
        /// Whether the table is for a node strategy that reads from the decoder that it is given.
        var isForStrategy = false
    }

    static let cellCount = DecodingWorkspace.cellCount
    static let planCount = DecodingWorkspace.planCount

    let store: NodeStore
    let nodes: UnsafeMutablePointer<NodeRecord>
    let attributes: UnsafeMutablePointer<AttributeRecord>
    let shared: SharedDecoderOptions
    var options: DecoderOptions {
        @inline(__always) _read { yield shared.value }
    }
    let core: UnsafeMutablePointer<Core>
    let cells: UnsafeMutablePointer<Cell>
    let plans: UnsafeMutablePointer<CachedPlan>
    let workspace: DecodingWorkspace
    /// The number of the call among those of the workspace.
    let call: UInt64
    let stack = StackGuard()
    /// The number of the namespace of `xsi:nil`; 0 if the document does not use it.
    let schemaInstance: UInt16
    let trims: Bool
    /// The inspection of a call that needs more than the value; nil for most calls.
    let inspection: DecodingInspection?
    /// Whether names are compared as written, except for those that specify their namespace.
    let hasLiteralNames: Bool
    /// The model's prefixes, if they are bound.
    let bindings: [String: String]?

    init(_ store: NodeStore, _ options: SharedDecoderOptions, _ inspection: DecodingInspection? = nil) {
        self.store = store
        self.inspection = inspection
        nodes = store.nodes.base
        attributes = store.attributes.base
        shared = options
        trims = options.value.trimValueWhitespaces
        hasLiteralNames = options.value.namespaces == .literal
        bindings = options.value.namespaces.bindings
        EscapedContainers.sweep()
        workspace = .take(keepsTables: options.readsKeysByDefault)
        call = workspace.call
        core = workspace.core
        cells = workspace.cells
        plans = workspace.plans
        schemaInstance = store.number(ofNamespace: XMLNamespaceStrategy.schemaInstance) ?? NamespaceScope.none
    }

    deinit {
        workspace.giveBack(keepsTables: shared.readsKeysByDefault)
    }

    /// Information that few calls need; created lazily.
    var notes: DecodingNotes {
        if let known = core.pointee.notes { return known }
        let made = DecodingNotes(store)
        core.pointee.notes = made
        return made
    }

    // MARK: - Entry

    static func parse(_ source: SourceBytes, _ options: SharedDecoderOptions, isFragment: Bool = false) throws
        -> NodeStore
    {
        do throws(XMLParsingError) {
            return try NodeStore.parse(source, options.value.parsingOptions, isFragment: isFragment)
        } catch {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: error.description, underlyingError: error))
        }
    }

    static func decode<T: Decodable>(
        _ type: T.Type, _ store: NodeStore, _ node: Int, _ options: SharedDecoderOptions, at path: String? = nil
    ) throws -> T {
        if options.value.unknownNodes == .throw { return try decodeStrictly(type, store, node, options, at: path) }
        return try DecodingState(store, options).decode(type, node, at: path)
    }

    /// Decodes a value from an element, or from the target of a path below it.
    func decode<T: Decodable>(_ type: T.Type, _ node: Int, at path: String? = nil) throws -> T {
        try keepingContainers { try decodeRoot(type, node, at: path) }
    }

    private func decodeRoot<T: Decodable>(_ type: T.Type, _ node: Int, at path: String?) throws -> T {
        let root = rootPlace(node)
        if node != 0 { try checkRoot(node, type) }
        guard let path, !path.isEmpty else { return try inspected(type, root) }
        let table = DecodingKeyTable(XMLNameKey.self, isLiteral: false, convertsNames: false, nodeDecoding: nil)
        let index = index(of: XMLNameKey(path), table)
        let plan = plan(type)
        var place = try valuePlace(UInt32(node), root.path, table, index, plan)
        place.flags |= DecodingPlace.isTop
        let mayMiss = plan.core.isCollection && options.missingCollectionStrategy == .empty
        if place.kind == .missing, !mayMiss, !plan.isOptional {
            throw DecodingError.keyNotFound(
                XMLNameKey(path), context(root, "expected a value at the path \"\(path)\", found none"))
        }
        return try withExtendedLifetime(table) { try inspected(type, place) }
    }

    /// Decodes the value of a whole call.
    @inline(__always)
    private func inspected<T: Decodable>(_ type: T.Type, _ place: DecodingPlace) throws -> T {
        guard let inspection else { return try value(type, place) }
        return try inspectedValue(type, place, inspection)
    }

    private func rootPlace(_ node: Int) -> DecodingPlace {
        core.pointee.root = UInt32(node)
        return DecodingPlace(
            node: UInt32(node), limit: nodes[node].end, path: push(parent: -1, index: -1, table: nil), kind: .item,
            flags: DecodingPlace.isTop)
    }

    /// Returns a value created from the decoder of an element.
    func decode<R>(_ node: Int, _ make: (any Decoder) throws -> R) throws -> R {
        try keepingContainers {
            try checkRoot(node, Any.self)
            return try make(ValueDecoder(state: self, place: rootPlace(node)))
        }
    }

    private func checkRoot(_ node: Int, _ type: Any.Type) throws {
        guard let wanted = options.rootKey else { return }
        let name = store.names.string(of: nodes[node].name)
        let place = DecodingPlace(node: UInt32(node), limit: 0, path: -1, kind: .item)
        guard isRoot(node, named: wanted, type) else {
            throw DecodingError.keyNotFound(
                XMLNameKey(wanted), context(place, "expected the root element <\(wanted)>, found <\(name)>"))
        }
    }

    // MARK: - Coding path

    @inline(__always)
    func push(parent: Int32, index: Int, table: DecodingKeyTable?) -> Int32 {
        let number = Int32(truncatingIfNeeded: core.pointee.paths.count)
        core.pointee.paths.append(
            DecodingPathEntry(
                parent: parent, index: Int32(truncatingIfNeeded: index),
                table: table.map { Unmanaged.passUnretained($0) }, plan: nil))
        return number
    }

    @inline(__always)
    var pathCount: Int { core.pointee.paths.count }

    /// Removes the entries that were pushed since there were `count`.
    @inline(__always)
    func pop(to count: Int) { core.pointee.paths.truncate(to: count) }

    func codingPath(_ path: Int32) -> [any CodingKey] {
        var keys: [any CodingKey] = []
        var at = path
        while at >= 0, Int(at) < core.pointee.paths.count {
            let entry = core.pointee.paths[Int(at)]
            if let table = entry.table?.takeUnretainedValue() {
                if Int(entry.index) < table.core.pointee.keys.count, let key = table.core.pointee.keys[Int(entry.index)]
                {
                    keys.append(key)
                }
            } else if entry.index >= 0 {
                keys.append(XMLIndexKey(Int(entry.index)))
            }
            // A container that was stored may refer to entries that have been reused since: a parent must have a lower
            // index.
            at = min(entry.parent, at - 1)
        }
        return keys.reversed()
    }

    /// Returns the plan of the type that is being decoded at a path.
    func owner(_ path: Int32) -> TypePlan? {
        guard path >= 0, Int(path) < core.pointee.paths.count else { return nil }
        return core.pointee.paths[Int(path)].plan?.takeUnretainedValue()
    }

    // MARK: - Types

    @inline(__always)
    func plan(_ type: Any.Type) -> TypePlan { withPlan(type) { $0 } }

    /// Calls `body` with the plan of a type without retaining it: plans are never deallocated.
    @inline(__always)
    func withPlan<R>(_ type: Any.Type, _ body: (TypePlan) throws -> R) rethrows -> R {
        let id = ObjectIdentifier(type)
        let slot = (Int(bitPattern: id) >> 4) & (Self.planCount - 1)
        if plans[slot].type == id, let plan = plans[slot].plan { return try plan._withUnsafeGuaranteedRef(body) }
        return try planElsewhere(type, slot)._withUnsafeGuaranteedRef(body)
    }

    /// Returns the plan of a type whose slot is taken by another type: it is in one of the neighboring slots.
    @inline(never)
    private func planElsewhere(_ type: Any.Type, _ slot: Int) -> Unmanaged<TypePlan> {
        let id = ObjectIdentifier(type)
        var free = slot
        for step in 1..<4 {
            let cached = plans[slot ^ step]
            if cached.type == id, let plan = cached.plan { return plan }
            if cached.plan == nil { free = slot ^ step }
        }
        let plan = Unmanaged.passUnretained(TypePlan.of(type))
        plans[plans[slot].plan == nil ? slot : free] = CachedPlan(type: id, plan: plan)
        return plan
    }
}
