/// The keyed containers that an encoder hands out, by key table, to reuse them for other elements.
struct EncodingContainers: ~Copyable {
    /// The containers of each table, by its number.
    private var kept = RecordBuffer<KeptContainers>(capacity: 8)
    /// The tables whose containers this call has handed out.
    private var tablesInUse: [Int32] = []
    private var isInUse = RecordBuffer<Bool>(capacity: 8)
    /// The containers beyond the number that their tables keep.
    private var others = OtherContainers()
    /// Whether containers may be reused, because the call is in progress and keeps the state alive.
    private(set) var isKeeping = false

    deinit {
        for index in 0..<kept.count { kept[index].deallocate() }
        // This is the only owner of the buffers.
        unsafe kept.deallocate()
        unsafe isInUse.deallocate()
    }

    /// Returns a container of a table that has no other owner; nil if there is none, or if the call has ended.
    @inline(__always)
    mutating func free(_ table: KeyTableID) -> Unmanaged<KeptContainer>? {
        let number = Int(table.number)
        if number >= kept.count || !isInUse[number] {
            guard isKeeping else { return nil }
            use(number)
        }
        return unsafe kept[number].free
    }

    /// Notes that this call hands out containers of a table.
    @inline(never)
    private mutating func use(_ number: Int) {
        while kept.count <= number {
            kept.append(KeptContainers())
            isInUse.append(false)
        }
        isInUse[number] = true
        tablesInUse.append(Int32(clamping: number))
    }

    /// Allows containers to be reused for other elements from now on; the caller must keep the state alive.
    mutating func beginCall() { isKeeping = true }

    /// Keeps a container for other elements, after ``free(_:)`` found none.
    mutating func keep(_ container: KeptContainer, _ table: KeyTableID) {
        if !kept[Int(table.number)].keep(container) { others.keep(container) }
    }

    /// Ends the reuse of containers, and returns those that are still referenced.
    mutating func endCall() -> [KeptContainer] {
        isKeeping = false
        var escaped: [KeptContainer] = []
        others.removeAll(&escaped)
        for table in tablesInUse {
            kept[Int(table)].removeContainersInUse(&escaped)
            isInUse[Int(table)] = false
        }
        tablesInUse.removeAll(keepingCapacity: true)
        return escaped
    }
}
