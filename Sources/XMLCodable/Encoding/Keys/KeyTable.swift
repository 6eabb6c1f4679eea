/// A table of the entries of one key type, as containers refer to it.
struct KeyTableID: BitwiseCopyable {
    enum Mode {
        /// Entries are found by the key's only byte.
        case byte
        /// Key types with a single key and no bytes.
        case single
        /// Entries are found by the key's string.
        case string
        /// A strategy must be asked each time.
        case dynamic
    }

    let number: Int32
    /// The first of the table's slots.
    let slots: Int32
    let mode: Mode
}

/// The entries of one key type, for one owner type if the owner affects them.
struct KeyTable {
    /// Whether the keys are data: names that are used as they are.
    let isOpen: Bool
    /// Whether the keys accept any string, and are names that strategies convert and place.
    let areNames: Bool
    /// Whether the keys are the cases of an enum, whose names are never paths.
    let isOfCases: Bool
    /// If the keys are those of an enum case, how its values are coded.
    let payload: CasePayload
    /// The number of the plan of the type that has the keys, if it affects them; otherwise -1.
    let owner: Int32
    /// The numbers of the entries by string or, in dynamic tables, by the result of the strategy.
    var numbers: [[UInt8]: Int32] = .init()
}

/// The tables of an encoder, with the entries that are found by a key's byte.
struct KeyTables: ~Copyable {
    private var all: [KeyTable] = []
    /// The tables by their types of keys, owners and the namespace of names without a prefix.
    private var numbers = RareTable<TableKey, KeyTableID>()
    /// The entries of tables with few keys; `none` until a key is used.
    private var slots = RecordBuffer<EntryID>(capacity: 256)
    /// The tables that were used recently, for the current default namespace.
    private var recent = TypeCache(vacant: KeyTableID(number: -1, slots: 0, mode: .dynamic))

    deinit {
        // The tables are the only owner of the buffer.
        unsafe slots.deallocate()
    }

    mutating func forgetRecent() { recent.removeAll() }

    subscript(table: KeyTableID) -> KeyTable { all[Int(table.number)] }

    // MARK: - Tables

    /// Returns a table if it was used recently.
    @inline(__always)
    func recentTable(of key: ObjectIdentifier, owner: Int32) -> KeyTableID? { recent.value(key, owner: owner) }

    /// Returns a table if there is one, and notes that it was used.
    mutating func knownTable(of key: ObjectIdentifier, owner: Int32, _ defaultNamespace: String) -> KeyTableID? {
        if let known = recent.otherValue(key, owner: owner) { return known }
        guard let known = numbers[Self.identity(key, owner, defaultNamespace)] else { return nil }
        recent.set(known, key, owner: owner)
        return known
    }

    mutating func add(
        _ table: KeyTable, _ mode: KeyTableID.Mode, of key: ObjectIdentifier, _ defaultNamespace: String
    ) -> KeyTableID {
        let id = KeyTableID(
            number: Int32(clamping: all.count), slots: Int32(clamping: slots.count), mode: mode)
        let slotCount = mode == .byte ? 256 : mode == .single ? 1 : 0
        for _ in 0..<slotCount { slots.append(.none) }
        all.append(table)
        numbers[Self.identity(key, table.owner, defaultNamespace)] = id
        recent.set(id, key, owner: table.owner)
        return id
    }

    private static func identity(_ key: ObjectIdentifier, _ owner: Int32, _ defaultNamespace: String) -> TableKey {
        TableKey(Int(bitPattern: key), Array(defaultNamespace.utf8), other: owner)
    }

    // MARK: - Entries

    /// The entry of a key by its byte; `none` if the key has not been used yet.
    @inline(__always)
    func entry(_ byte: UInt8, _ table: KeyTableID) -> EntryID { slots[Int(table.slots) &+ Int(byte)] }

    mutating func set(_ entry: EntryID, _ byte: UInt8, _ table: KeyTableID) {
        slots[Int(table.slots) + Int(byte)] = entry
    }

    func entry(named name: [UInt8], _ table: KeyTableID) -> EntryID? {
        all[Int(table.number)].numbers[name].map { EntryID(number: $0) }
    }

    mutating func set(_ entry: EntryID, named name: [UInt8], _ table: KeyTableID) {
        all[Int(table.number)].numbers[name] = entry.number
    }
}
