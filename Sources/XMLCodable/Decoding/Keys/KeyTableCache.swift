/// The key tables that a call leaves to later calls which interpret keys by the same rules.
///
/// One call at a time uses it.
struct KeyTableCache {
    /// The types on which a table depends, given the options of its decoder.
    struct ID: Equatable {
        let type: ObjectIdentifier
        /// The type that reads with those keys: another one may read other values with them.
        let owner: ObjectIdentifier?
    }

    private struct Slot: BitwiseCopyable {
        var type: ObjectIdentifier?
        var owner: ObjectIdentifier?
        /// The table, which `tables` owns.
        var table: Uncounted<DecodingKeyTable>?

        func holds(_ id: ID) -> Bool { type == id.type && owner == id.owner }
    }

    private struct Core {
        let slots = RecordBuffer(repeating: Slot(), count: KeyTableCache.slotCount)
        var tables = [DecodingKeyTable?](repeating: nil, count: KeyTableCache.slotCount)
        /// The bit set of the slots whose tables this call has used.
        var used: UInt64 = 0
        /// The number of calls so far, which tells whether a table has been adapted to the current document.
        var call: UInt64 = 0
    }

    private static let slotCount = 64
    /// The number of slots in which a table may be stored.
    private static let steps = 4

    private let core = StateBox(Core())

    /// Frees the cache. It and its copies must not be used afterward.
    @unsafe
    func deallocate() {
        // The cache is the only owner.
        unsafe core.value.slots.deallocate()
        unsafe core.deallocate()
    }

    /// Begins a call; returns its number.
    func beginCall() -> UInt64 {
        core.value.call &+= 1
        core.value.used = 0
        return core.value.call
    }

    /// Returns one of the slots in which a type's table may be stored, usually the first.
    @inline(__always)
    private func number(of id: ID, _ step: Int) -> Int {
        let owner = id.owner.map { Int(bitPattern: $0) } ?? 0
        return (Int(bitPattern: id.type) &>> 4 &+ owner &>> 7 &+ step) & (Self.slotCount - 1)
    }

    /// Returns the table of a key type, as left by this or an earlier call.
    @inline(__always)
    func table(of id: ID) -> Uncounted<DecodingKeyTable>? { usualTable(id) ?? tableElsewhere(id) }

    /// Returns the table of a key type if it is where most are stored.
    @inline(__always)
    func usualTable(_ id: ID) -> Uncounted<DecodingKeyTable>? {
        let slot = core.value.slots[number(of: id, 0)]
        return slot.holds(id) ? slot.table : nil
    }

    /// Returns a table that is not where most are stored; it moves there if no table of this call is.
    @inline(never)
    private func tableElsewhere(_ id: ID) -> Uncounted<DecodingKeyTable>? {
        let first = number(of: id, 0)
        for slot in (1..<Self.steps).lazy.map({ number(of: id, $0) }) where core.value.slots[slot].holds(id) {
            let table = core.value.slots[slot].table
            if core.value.used & 1 << UInt64(first) == 0 { exchange(slot, first) }
            return table
        }
        return nil
    }

    /// Exchanges a table with one that this call has not used.
    private func exchange(_ slot: Int, _ unused: Int) {
        (core.value.slots[slot], core.value.slots[unused]) = (core.value.slots[unused], core.value.slots[slot])
        core.value.tables.swapAt(slot, unused)
        core.value.tables[slot]?.slot = 1 << UInt64(slot)
        core.value.tables[unused]?.slot = 1 << UInt64(unused)
        if core.value.used & 1 << UInt64(slot) != 0 { core.value.used ^= 1 << UInt64(slot) | 1 << UInt64(unused) }
    }

    /// Records that this call uses a table, which the cache may have.
    func noteUse(of table: DecodingKeyTable) { core.value.used |= table.slot }

    /// Keeps a table for later calls, replacing one that this call has not used if necessary.
    ///
    /// - Returns: False if this call has used all tables that could be replaced.
    func keep(_ table: DecodingKeyTable, _ id: ID) -> Bool {
        let slots = (0..<Self.steps).map { number(of: id, $0) }
        let free =
            slots.first { core.value.tables[$0] == nil }
            ?? slots.first { core.value.tables[$0]?.call != core.value.call }
        guard let free else { return false }
        // Released after the access: a table may own objects of the user's.
        let old = core.value.tables[free]
        old?.slot = 0
        table.slot = 1 << UInt64(free)
        core.value.tables[free] = table
        // `tables` owns it for as long as the slot refers to it.
        core.value.slots[free] = unsafe Slot(type: id.type, owner: id.owner, table: Uncounted(table))
        noteUse(of: table)
        withExtendedLifetime(old) {}
        return true
    }

    /// Calls `body` for each table that this call has used.
    @inline(__always)
    func forEach(_ body: (DecodingKeyTable) -> Void) {
        var rest = core.value.used
        while rest != 0 {
            core.value.slots[rest.trailingZeroBitCount].table?.read(body)
            rest &= rest - 1
        }
    }

    /// Discards the tables of this call that are of no use to later calls; the others were kept because they are.
    func drop(where isDropped: (DecodingKeyTable) -> Bool) {
        var rest = core.value.used
        while rest != 0 {
            let number = rest.trailingZeroBitCount
            rest &= rest - 1
            guard core.value.slots[number].table?.read(isDropped) == true else { continue }
            let old = core.value.tables[number]
            old?.slot = 0
            core.value.slots[number] = Slot()
            core.value.tables[number] = nil
            withExtendedLifetime(old) {}
        }
    }
}
