/// The coding paths of the values that are being decoded.
///
/// A path is the number of its last entry, and each entry refers to the one before it, so a path takes no time until an
/// error or the user's code asks for it. The entries live in memory that calls share one after the other.
struct CodingPaths {
    /// One component of a coding path.
    struct Entry: BitwiseCopyable {
        var parent: Int32
        /// The key's index in its table; without a table, an index into an array.
        var index: Int32
        /// The table, which its call keeps alive.
        var table: Uncounted<DecodingKeyTable>?
        /// The type that is being decoded there.
        var plan: Uncounted<TypePlan>?
        /// The first key type that the value was read with there.
        var keys: Uncounted<DecodingKeyTable>?
        /// Whether the value is read from the element of the value around it.
        var sharesOuter = false
        /// Whether the value is that of a superclass.
        var isSuper = false
        /// Whether ``keys`` are those of another value that was read with the same path.
        var hasKeysOfOther = false
        /// The number that the observer of the call has given to the path; -1 if it has none.
        var number: Int32 = -1
    }

    private let entries = StateBox(RecordBuffer<Entry>(capacity: CodingPaths.usualCapacity))
    private static let usualCapacity = 32

    /// Removes all paths, and releases a buffer that has grown large.
    func clear() {
        if entries.value.capacity > 1 << 12 {
            // Nothing else refers to it.
            unsafe entries.value.deallocate()
            entries.value = RecordBuffer(capacity: Self.usualCapacity)
        }
        entries.value.truncate(to: 0)
    }

    /// Frees the memory of the paths. They and their copies must not be used afterward.
    @unsafe
    func deallocate() {
        // It has no other owner.
        unsafe entries.value.deallocate()
        unsafe entries.deallocate()
    }

    /// Returns the number of a path with another component.
    @inline(__always)
    func push(parent: Int32, index: Int, table: DecodingKeyTable?) -> Int32 {
        let number = next
        // The call keeps the table until it ends, and with it the entries.
        let table = table.map { unsafe Uncounted($0) }
        entries.value.append(
            Entry(parent: parent, index: Int32(truncatingIfNeeded: index), table: table, plan: nil, keys: nil))
        return number
    }

    @inline(__always)
    var count: Int { entries.value.count }

    /// The number of the path that is pushed next.
    @inline(__always)
    var next: Int32 { Int32(truncatingIfNeeded: entries.value.count) }

    /// Removes the entries that were pushed since there were `count`.
    @inline(__always)
    func pop(to count: Int) { entries.value.truncate(to: count) }

    /// Returns the entry of a path; nil for the empty path, and for one that was removed.
    @inline(__always)
    private func entry(_ path: Int32) -> Entry? {
        path >= 0 && Int(path) < entries.value.count ? entries.value[Int(path)] : nil
    }

    /// Changes the entry of a path, if there is one.
    @inline(__always)
    private func change(_ path: Int32, _ change: (inout Entry) -> Void) {
        if path >= 0, Int(path) < entries.value.count { change(&entries.value[Int(path)]) }
    }

    /// Returns the first result of `find` for the entries of a path, the last one first; nil if there is none.
    private func first<R>(_ path: Int32, _ find: (Int32, Entry) -> R?) -> R? {
        var at = path
        while let entry = entry(at) {
            if let found = find(at, entry) { return found }
            // A container that was stored may refer to entries that have been reused since: a parent must have a lower
            // index.
            at = min(entry.parent, at - 1)
        }
        return nil
    }

    /// Calls `body` with the entries of a path, the last one first.
    private func forEach(_ path: Int32, _ body: (Entry) -> Void) {
        _ = first(path) { _, entry -> Never? in
            body(entry)
            return nil
        }
    }

    func keys(_ path: Int32) -> [any CodingKey] {
        var keys: [any CodingKey] = []
        keys.reserveCapacity(4)
        forEach(path) { entry in if let key = key(of: entry) { keys.append(key) } }
        keys.reverse()
        return keys
    }

    private func key(of entry: Entry) -> (any CodingKey)? {
        if let table = entry.table { return table.object.key(Int(entry.index)) }
        return entry.index < 0 ? nil : XMLIndexKey(Int(entry.index))
    }

    /// Returns the number of a path for an observer; -1 for the empty path.
    ///
    /// An entry is numbered once, so that numbering the paths of all values takes no longer the deeper they are.
    ///
    /// - Parameter step: Returns the number of the path that has another key after that with a number.
    func number(_ path: Int32, _ step: (Int32, any CodingKey) -> Int32) -> Int32 {
        var rest: [Int32] = []
        let known = first(path) { at, entry -> Int32? in
            if entry.number >= 0 { return entry.number }
            rest.append(at)
            return nil
        }
        var number = known ?? -1
        for at in rest.reversed() {
            if let key = key(of: entries.value[Int(at)]) { number = step(number, key) }
            entries.value[Int(at)].number = number
        }
        return number
    }

    /// Returns the entries of a path that are keys and not indices.
    func keyEntries(_ path: Int32) -> [Entry] {
        var entries: [Entry] = []
        forEach(path) { entry in if entry.table != nil { entries.append(entry) } }
        return entries.reversed()
    }

    func parent(_ path: Int32) -> Int32 { entry(path)?.parent ?? -1 }

    /// Returns the table and the index of the last key of a path, which only indices follow; nil if there is none.
    func innermostKey(_ path: Int32) -> (table: Uncounted<DecodingKeyTable>, index: Int)? {
        first(path) { _, entry in entry.table.map { ($0, Int(entry.index)) } }
    }

    /// What the keys of a table are among those that a value is read with.
    enum KeysOrder {
        /// The first ones.
        case first
        /// The first ones of a value that is read from the element of the value around it.
        case inner
        /// The first ones, once more.
        case again
        /// Others than the first ones.
        case other
    }

    /// Records that the value at a path is read with the keys of a table.
    @inline(__always)
    func noteKeys(_ path: Int32, _ table: Uncounted<DecodingKeyTable>) -> KeysOrder {
        guard path >= 0, Int(path) < entries.value.count else { return .first }
        if let known = entries.value[Int(path)].keys {
            guard known.id == table.id else { return .other }
            entries.value[Int(path)].hasKeysOfOther = false
            return .again
        }
        entries.value[Int(path)].keys = table
        return entries.value[Int(path)].sharesOuter ? .inner : .first
    }

    /// Records that a value is read with the keys of a table instead of those before.
    func setKeys(_ path: Int32, _ table: Uncounted<DecodingKeyTable>) {
        change(path) { ($0.keys, $0.hasKeysOfOther) = (table, false) }
    }

    /// Records that the value at a path is read from the element of the value around it.
    func noteSharing(_ path: Int32) { change(path) { ($0.keys, $0.sharesOuter) = (nil, true) } }

    /// Records that a value is read from the same element as the one around it, which may have none of its own either.
    func noteShared(_ path: Int32, with outer: Int32) {
        if entry(outer)?.sharesOuter == true { noteSharing(path) }
    }

    /// Records that the value at a path is that of a superclass, which may have one itself.
    func noteSuper(_ path: Int32) { change(path) { $0.isSuper = true } }

    /// Whether the value at a path is that of a superclass.
    func isSuper(_ path: Int32) -> Bool { entry(path)?.isSuper ?? false }

    /// Whether a path ends in an index: its value is an item of a list.
    func isItem(_ path: Int32) -> Bool { entry(path).map { $0.table == nil && $0.index >= 0 } ?? false }

    /// Whether the keys at a path are those of another value, which does not share the element with this one.
    func hasKeysOfOther(_ path: Int32) -> Bool { entry(path)?.hasKeysOfOther ?? false }

    /// Whether the value at a path shares its element: with its superclass, or with the value around it.
    func sharesElement(_ path: Int32) -> Bool {
        guard let entry = entry(path) else { return false }
        return entry.sharesOuter || entry.isSuper || entry.plan?.object.isSubclass == true
    }

    /// Whether the value at a path is read from the element of the value around it.
    func isInner(_ path: Int32) -> Bool { entry(path)?.sharesOuter ?? false }

    /// Whether that is so for the value around that at a path.
    func isInInner(_ path: Int32) -> Bool { entry(path).map { isInner(min($0.parent, path - 1)) } ?? false }

    /// Returns the first tables with which the values around that at a path are read from its element.
    func outerKeys(_ path: Int32) -> [Uncounted<DecodingKeyTable>] {
        var found: [Uncounted<DecodingKeyTable>] = []
        _ = first(path) { at, entry -> Void? in
            if at != path, let table = entry.keys { found.append(table) }
            return entry.keys != nil && !entry.sharesOuter ? () : nil
        }
        return found
    }

    /// Returns the first table with which the value at a path is read; nil if there is none yet.
    func ownKeys(_ path: Int32) -> Uncounted<DecodingKeyTable>? { entry(path)?.keys }

    /// Returns the first table with which the element of the value at a path is read, and the type of that value: of the
    /// outermost value that shares the element; nil if there is none yet.
    func keysOfElement(_ path: Int32) -> (table: Uncounted<DecodingKeyTable>, owner: ObjectIdentifier?)? {
        first(path) { _, entry in entry.sharesOuter ? nil : entry.keys.map { ($0, entry.plan?.id) } }
    }

    // MARK: - Types

    /// Records the type that is being decoded at a path.
    @inline(__always)
    func setOwner(_ path: Int32, _ plan: TypePlan) {
        // Plans are never deallocated.
        change(path) { $0.plan = unsafe Uncounted(plan) }
    }

    /// Returns what `read` returns, which reads another value with the same path: the type at the path and its keys remain.
    @inline(__always)
    func keepingOwner<R>(_ path: Int32, _ read: () throws -> R) rethrows -> R {
        guard let kept = entry(path) else { return try read() }
        // A wrapper around a value in the element of another one has the keys of that value.
        func noteKeysOfOther() {
            entries.value[Int(path)].hasKeysOfOther = entries.value[Int(path)].keys != nil && !kept.sharesOuter
        }
        noteKeysOfOther()
        defer {
            if Int(path) < entries.value.count {
                entries.value[Int(path)].plan = kept.plan
                noteKeysOfOther()
                if let keys = kept.keys {
                    entries.value[Int(path)].keys = keys
                    entries.value[Int(path)].hasKeysOfOther = kept.hasKeysOfOther
                }
            }
        }
        return try read()
    }

    /// Returns the plan of the type that is being decoded at a path.
    @inline(never)
    func owner(_ path: Int32) -> TypePlan? { keptOwner(path)?.object }

    /// Returns the plan of that type without counting it: plans are never deallocated.
    @inline(__always)
    func keptOwner(_ path: Int32) -> Uncounted<TypePlan>? { entry(path)?.plan }

    /// Returns the plan of that type if the meaning of its keys depends on the type.
    @inline(__always)
    func placingOwner(_ path: Int32) -> Uncounted<TypePlan>? {
        guard let plan = entry(path)?.plan, plan.read({ $0.placesKeys }) else { return nil }
        return plan
    }

    /// Returns the type of the innermost enclosing value that has keys, and its key of the collection that the value is
    /// in: the keys of a dictionary are none of the type's.
    func keyedOwner(around path: Int32) -> (type: TypePlan, collection: (any CodingKey)?)? {
        var collection: Entry?
        let found = first(parent(path)) { _, entry -> TypePlan? in
            guard let plan = entry.plan?.object else { return nil }
            if plan.isCollection, entry.table != nil { collection = entry }
            let hasKeys = !plan.isCollection && !plan.isTokens && (!plan.isTransformed || plan.core.scalar == .other)
            return hasKeys ? plan : nil
        }
        return found.map { ($0, collection.flatMap(key(of:))) }
    }
}
