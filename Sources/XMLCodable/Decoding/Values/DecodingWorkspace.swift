/// The memory of a call, which later calls reuse: the state of each layer, the plans of types, and key tables.
///
/// A call for a small document would spend half its time creating them. A state takes a workspace from the pool and
/// returns it when the state is deallocated, so that two calls never share one. Everything that refers to its memory is
/// owned by the state.
final class DecodingWorkspace {
    let document: DocumentReader
    let paths: CodingPaths
    let keys: KeyMeanings
    let places: PlaceFinder
    let plans = PlanCache()
    private let tables = KeyTableCache()

    init() {
        document = DocumentReader(memory: StateBox(DocumentReader.Memory()))
        paths = CodingPaths()
        keys = KeyMeanings(core: StateBox(KeyMeanings.Core(DocumentNames(document), paths, tables)))
        places = PlaceFinder(core: StateBox(PlaceFinder.Core(document, keys)))
    }

    deinit {
        // No state uses the workspace, and nothing else has these.
        unsafe document.memory.value.deallocateBuffers()
        unsafe document.memory.deallocate()
        unsafe paths.deallocate()
        unsafe keys.core.deallocate()
        unsafe places.core.deallocate()
        unsafe plans.deallocate()
        unsafe tables.deallocate()
    }

    /// Discards everything about the document, and releases buffers that have grown large.
    private func clear() {
        // Released after the accesses: tables may own objects of the user's.
        let hasTables = !keys.core.value.tables.isEmpty || !places.core.value.caseTables.isEmpty
        let tables = hasTables ? (keys.core.value.tables, places.core.value.caseTables) : nil
        defer { withExtendedLifetime(tables) {} }
        document.memory.value.clear()
        paths.clear()
        keys.core.value.clear()
        places.core.value.clear()
    }

    // MARK: - The pool

    /// Tables depend on how keys are interpreted: calls with the default rules share their tables, and other calls keep
    /// none.
    private static let withTables = ReusePool<DecodingWorkspace>(limit: 2)
    private static let withoutTables = ReusePool<DecodingWorkspace>(limit: 2)

    private static func pool(keepsTables: Bool) -> ReusePool<DecodingWorkspace> {
        keepsTables ? withTables : withoutTables
    }

    /// Returns a workspace without another owner.
    ///
    /// - Parameter keepsTables: Whether the key tables of earlier calls are valid for this one.
    static func take(keepsTables: Bool) -> DecodingWorkspace {
        pool(keepsTables: keepsTables).take() ?? DecodingWorkspace()
    }

    /// Returns the workspace to the pool for later calls, cleared of everything about the document.
    func giveBack(keepsTables: Bool) {
        tables.drop(where: keepsTables ? { !$0.isReusable } : { _ in true })
        clear()
        _ = Self.pool(keepsTables: keepsTables).put(self)
    }
}

/// The plans of the types that the calls of one workspace decode, which saves asking ``TypePlan`` under its lock.
struct PlanCache {
    private struct Slot: BitwiseCopyable {
        var type: ObjectIdentifier?
        var plan: Uncounted<TypePlan>?
    }

    /// Enough that the types of a large program rarely share a slot: the second of two takes several times as long.
    private static let slotBits = 10
    private let slots = RecordBuffer(repeating: Slot(), count: 1 << PlanCache.slotBits)

    /// Returns the number of the slot of a type. Types are often at regular distances; multiplication spreads them.
    @inline(__always)
    private static func number(_ type: ObjectIdentifier) -> Int {
        Int((UInt32(truncatingIfNeeded: Int(bitPattern: type) >> 3) &* 0x9E37_79B9) >> (32 - slotBits))
    }

    /// Frees the slots. The cache and its copies must not be used afterward.
    @unsafe
    func deallocate() { unsafe slots.deallocate() }

    /// Calls `body` with the plan of a type without counting a reference to it.
    @inline(__always)
    func withPlan<R>(_ type: Any.Type, _ body: (TypePlan) throws -> R) rethrows -> R {
        let number = Self.number(ObjectIdentifier(type))
        let slot = slots[number]
        if slot.type == ObjectIdentifier(type), let plan = slot.plan { return try plan.read(body) }
        return try planElsewhere(type, number).read(body)
    }

    /// Returns the plan of a type whose slot is taken by another type: it is in one of the neighboring slots.
    @inline(never)
    private func planElsewhere(_ type: Any.Type, _ number: Int) -> Uncounted<TypePlan> {
        let id = ObjectIdentifier(type)
        var free = number
        for step in 1..<4 {
            let slot = slots[number ^ step]
            if slot.type == id, let plan = slot.plan {
                // The last type is first, as the items of an array have one type.
                slots[number ^ step] = slots[number]
                slots[number] = slot
                return plan
            }
            if slot.plan == nil { free = number ^ step }
        }
        // Plans are never deallocated.
        let plan = unsafe Uncounted(TypePlan.of(type))
        slots[slots[number].plan == nil ? number : free] = Slot(type: id, plan: plan)
        return plan
    }
}
