/// Reusable storage for the calls of all decoders: buffers, the plans of types, and key tables.
///
/// A call for a small document would spend half its time creating them. A state takes a workspace from the pool and
/// returns it when the state is deallocated, so that two calls never share one.
final class DecodingWorkspace {
    struct Cell: BitwiseCopyable {
        var node: UInt32 = .max
        var cursor: UInt32 = 0
        var bloom: UInt64 = 0
        var steps: UInt32 = 0
    }

    struct CachedPlan {
        var type: ObjectIdentifier?
        /// The plan, which is never deallocated.
        var plan: Unmanaged<TypePlan>?
    }

    /// The types on which a table depends, given the options of its decoder.
    struct TableID: Equatable {
        let type: ObjectIdentifier
        /// The type with those keys, if it places them itself.
        let owner: ObjectIdentifier?
    }

    private struct Slot {
        var id: TableID?
        /// The table, which the slot retains.
        var table: Unmanaged<DecodingKeyTable>?
    }

    static let cellCount = 64
    static let planCount = 64
    private static let slotCount = 64
    /// The number of slots in which a table may be stored.
    private static let steps = 4

    let core: UnsafeMutablePointer<DecodingState.Core>
    let cells: UnsafeMutablePointer<Cell>
    let plans: UnsafeMutablePointer<CachedPlan>
    private let slots: UnsafeMutablePointer<Slot>
    /// The bit set of the slots that hold a table.
    private var used: UInt64 = 0
    /// The number of calls so far, which tells whether a table has been adapted to the current document.
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

    /// Returns one of the slots in which a type's table may be stored, usually the first.
    @inline(__always)
    private func slot(of id: TableID, _ step: Int) -> Int {
        (Int(bitPattern: id.type) &>> 4 &+ step) & (Self.slotCount - 1)
    }

    /// Returns the table of a key type, as left by this or an earlier call.
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

    /// Keeps a table for later calls, replacing one that this call has not used if necessary.
    ///
    /// - Returns: False if this call has used all tables that could be replaced.
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

    /// Calls `body` for each table that this or an earlier call left.
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

    /// Discards everything about the document, and releases buffers that have grown large.
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

    /// Tables depend on how keys are interpreted: calls with the default rules share their tables, and other calls keep
    /// none.
    private static let withTables = Locked<[Pooled]>([])
    private static let withoutTables = Locked<[Pooled]>([])
    private static let poolSize = 8

    private static func pool(keepsTables: Bool) -> Locked<[Pooled]> { keepsTables ? withTables : withoutTables }

    /// A workspace in the pool is not in use by any call, so the lock is the only synchronization required.
    private struct Pooled: @unchecked Sendable {
        let workspace: DecodingWorkspace
    }

    /// Returns a workspace without another owner.
    ///
    /// - Parameter keepsTables: Whether the key tables of earlier calls are valid for this one.
    static func take(keepsTables: Bool) -> DecodingWorkspace {
        let workspace = pool(keepsTables: keepsTables).withLock { $0.popLast() }?.workspace ?? DecodingWorkspace()
        workspace.call &+= 1
        return workspace
    }

    /// Returns the workspace to the pool for later calls, cleared of everything about the document.
    ///
    /// - Parameter keepsTables: Whether the key tables are valid for other calls.
    func giveBack(keepsTables: Bool) {
        dropTables(where: keepsTables ? { !$0.isReusable } : { _ in true })
        clear()
        cells.update(repeating: Cell(), count: Self.cellCount)
        let pooled = Pooled(workspace: self)
        Self.pool(keepsTables: keepsTables).withLock { if $0.count < Self.poolSize { $0.append(pooled) } }
    }
}
