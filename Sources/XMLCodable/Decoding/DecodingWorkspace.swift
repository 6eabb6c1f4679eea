/// What the calls of all decoders use one after the other: buffers, the plans of types, and tables of keys.
///
/// A call on a small document would spend half its time on making them. A state takes one out of the pool and gives it
/// back when nobody holds the state any more, so at no time two calls share one.
final class DecodingWorkspace {
    struct Cell: BitwiseCopyable {
        var node: UInt32 = .max
        var cursor: UInt32 = 0
        var bloom: UInt64 = 0
        var steps: UInt32 = 0
    }

    struct CachedPlan {
        var type: ObjectIdentifier?
        /// Plans live as long as the process.
        var plan: Unmanaged<TypePlan>?
    }

    /// What a table depends on under the options of its coder.
    struct TableID: Equatable {
        let type: ObjectIdentifier
        /// The type with those keys, where it places them itself.
        let owner: ObjectIdentifier?
    }

    private struct Slot {
        var id: TableID?
        /// Retained as long as it stands here.
        var table: Unmanaged<DecodingKeyTable>?
    }

    static let cellCount = 64
    static let planCount = 64
    private static let slotCount = 64
    /// How many slots a table may have.
    private static let steps = 4

    let core: UnsafeMutablePointer<DecodingState.Core>
    let cells: UnsafeMutablePointer<Cell>
    let plans: UnsafeMutablePointer<CachedPlan>
    private let slots: UnsafeMutablePointer<Slot>
    /// Which slots hold a table.
    private var used: UInt64 = 0
    /// Counts the calls, so that tables know whether they have met the document.
    private(set) var call: UInt64 = 0

    init() {
        core = .allocate(capacity: 1)
        core.initialize(to: DecodingState.Core())
        cells = .allocate(capacity: Self.cellCount)
        cells.initialize(repeating: Cell(), count: Self.cellCount)
        plans = .allocate(capacity: Self.planCount)
        plans.initialize(repeating: CachedPlan(), count: Self.planCount)
        slots = .allocate(capacity: Self.slotCount)
        slots.initialize(repeating: Slot(), count: Self.slotCount)
    }

    deinit {
        dropTables(where: { _ in true })
        core.pointee.scratch.deallocate()
        core.pointee.paths.deallocate()
        core.deinitialize(count: 1)
        core.deallocate()
        cells.deallocate()
        plans.deallocate()
        slots.deallocate()
    }

    // MARK: - Tables

    /// One of the slots that a type's table may have, most of them in the first.
    @inline(__always)
    private func slot(of id: TableID, _ step: Int) -> Int {
        (Int(bitPattern: id.type) &>> 4 &+ step) & (Self.slotCount - 1)
    }

    /// The table of a key type, as this or an earlier call left it.
    @inline(__always)
    func table(of id: TableID) -> Unmanaged<DecodingKeyTable>? {
        let slot = slots[slot(of: id, 0)]
        return slot.id == id ? slot.table : tableElsewhere(id)
    }

    @inline(never)
    private func tableElsewhere(_ id: TableID) -> Unmanaged<DecodingKeyTable>? {
        for step in 1..<Self.steps {
            let slot = slots[slot(of: id, step)]
            if slot.id == id { return slot.table }
        }
        return nil
    }

    /// Keeps a table for the calls to come, if need be in place of one that this call has not
    /// used; false where this call has used all that could make room.
    func keep(_ table: DecodingKeyTable, _ id: TableID) -> Bool {
        let choice = (0..<Self.steps).map { slot(of: id, $0) }
        let number =
            choice.first { slots[$0].id == nil }
            ?? choice.first { slots[$0].table?._withUnsafeGuaranteedRef { $0.core.pointee.call != call } ?? true }
        guard let number else { return false }
        slots[number].table?.release()
        slots[number] = Slot(id: id, table: .passRetained(table))
        used |= 1 << UInt64(number)
        return true
    }

    /// The tables that this or an earlier call left.
    @inline(__always)
    func forEachTable(_ body: (DecodingKeyTable) -> Void) {
        var rest = used
        while rest != 0 {
            slots[rest.trailingZeroBitCount].table?._withUnsafeGuaranteedRef(body)
            rest &= rest - 1
        }
    }

    private func dropTables(where isDropped: (DecodingKeyTable) -> Bool) {
        var rest = used
        while rest != 0 {
            let number = rest.trailingZeroBitCount
            rest &= rest - 1
            guard let table = slots[number].table, table._withUnsafeGuaranteedRef(isDropped) else { continue }
            table.release()
            slots[number] = Slot()
            used &= ~(1 << UInt64(number))
        }
    }

    /// Forgets the document; what grew large is not kept.
    private func clear() {
        let core = core
        if core.pointee.scratch.capacity > 1 << 16 {
            core.pointee.scratch.deallocate()
            core.pointee.scratch = ByteBuffer(capacity: 256)
        }
        core.pointee.scratch.truncate(to: 0)
        if core.pointee.paths.capacity > 1 << 12 {
            core.pointee.paths.deallocate()
            core.pointee.paths = RecordBuffer(capacity: 32)
        }
        core.pointee.paths.truncate(to: 0)
        core.pointee.fallbackRejected = false
        core.pointee.root = 0
        core.pointee.notes = nil
        let lists = core.pointee.lists.count
        if lists > 0 { core.pointee.lists.removeAll(keepingCapacity: lists < 1024) }
        if !core.pointee.tables.isEmpty { core.pointee.tables = [:] }
        if !core.pointee.indexes.isEmpty { core.pointee.indexes = [:] }
        if !core.pointee.choices.isEmpty { core.pointee.choices = [:] }
        if !core.pointee.runs.isEmpty { core.pointee.runs = [] }
        core.pointee.tokens = TokenList()
    }

    // MARK: - The pool

    /// Tables depend on how keys are read: those of the default rules serve the calls that have these too, and other
    /// calls leave none.
    private static let withTables = Locked<[Pooled]>([])
    private static let withoutTables = Locked<[Pooled]>([])
    private static let poolSize = 8

    private static func pool(keepsTables: Bool) -> Locked<[Pooled]> { keepsTables ? withTables : withoutTables }

    /// The pool holds what no call has, so the lock is all the care that it needs.
    private struct Pooled: @unchecked Sendable {
        let workspace: DecodingWorkspace
    }

    /// A workspace that nobody else has.
    ///
    /// - Parameter keepsTables: Whether what an earlier call found out about keys holds for this one.
    static func take(keepsTables: Bool) -> DecodingWorkspace {
        let workspace = pool(keepsTables: keepsTables).withLock { $0.popLast() }?.workspace ?? DecodingWorkspace()
        workspace.call &+= 1
        return workspace
    }

    /// Gives the workspace back to the calls to come, without anything of the document.
    ///
    /// - Parameter keepsTables: Whether what was found out about keys holds for all calls.
    func giveBack(keepsTables: Bool) {
        dropTables(where: keepsTables ? { !$0.isReusable } : { _ in true })
        clear()
        cells.update(repeating: Cell(), count: Self.cellCount)
        let pooled = Pooled(workspace: self)
        Self.pool(keepsTables: keepsTables).withLock { if $0.count < Self.poolSize { $0.append(pooled) } }
    }
}
