/// A growable buffer of fixed-size records, managed manually for the same reason as ``ByteBuffer`` and with the same
/// ownership rules.
///
/// Other modules inline the subscript, as `@usableFromInline` lets them.
@safe
@usableFromInline
package struct RecordBuffer<Record: BitwiseCopyable> {
    @usableFromInline
    private(set) var base: UnsafeMutablePointer<Record>
    @usableFromInline
    private(set) var count = 0
    private(set) var capacity: Int

    init(capacity: Int) {
        let capacity = Swift.max(capacity, 8)
        unsafe base = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    init(repeating record: Record, count: Int) {
        self.init(capacity: count)
        // There is room for them.
        unsafe base.initialize(repeating: record, count: count)
        self.count = count
    }

    /// Frees the records. This buffer and its copies must not be used afterward.
    @unsafe
    func deallocate() { unsafe base.deallocate() }

    @inline(never)
    private mutating func grow() {
        let wanted = capacity * 2
        let bigger = UnsafeMutablePointer<Record>.allocate(capacity: wanted)
        // Both allocations hold `count` records, and the old one has no other owner.
        unsafe bigger.update(from: base, count: count)
        unsafe base.deallocate()
        unsafe base = bigger
        capacity = wanted
    }

    @inline(__always)
    mutating func append(_ record: Record) {
        if count == capacity { grow() }
        // There is room for it.
        unsafe (base + count).initialize(to: record)
        count &+= 1
    }

    /// Appends a record, for which there must be room.
    @inline(__always)
    mutating func appendInside(_ record: Record) {
        precondition(count < capacity, "no room")
        // It was just checked.
        unsafe (base + count).initialize(to: record)
        count &+= 1
    }

    @inline(__always)
    mutating func removeLast() -> Record {
        let last = self[count &- 1]
        count &-= 1
        return last
    }

    mutating func truncate(to newCount: Int) {
        count = Swift.min(count, Swift.max(0, newCount))
    }

    @inlinable
    package subscript(_ index: Int) -> Record {
        @inlinable @inline(__always)
        get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "no such record")
            // The index was just checked.
            return unsafe base[index]
        }
        @inlinable @inline(__always)
        nonmutating _modify {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "no such record")
            // The index was just checked.
            yield unsafe &base[index]
        }
    }

    /// The record at an index, without a bounds check: the index must be in range.
    @unsafe
    subscript(unchecked index: Int) -> Record {
        @inline(__always)
        get {
            assert(index >= 0 && index < count)
            return unsafe base[index]
        }
        @inline(__always)
        nonmutating _modify {
            assert(index >= 0 && index < count)
            yield unsafe &base[index]
        }
    }
}
