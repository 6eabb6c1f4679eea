/// A growable run of fixed-size records, owned by hand for the same reason as ``ByteBuffer``.
struct RecordBuffer<Record: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Record>
    private(set) var count = 0
    private(set) var capacity: Int

    init(capacity: Int) {
        let capacity = Swift.max(capacity, 8)
        base = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    func deallocate() { base.deallocate() }

    @inline(never)
    private mutating func grow() {
        let wanted = capacity * 2
        let bigger = UnsafeMutablePointer<Record>.allocate(capacity: wanted)
        bigger.update(from: base, count: count)
        base.deallocate()
        base = bigger
        capacity = wanted
    }

    @inline(__always)
    mutating func append(_ record: Record) {
        if count == capacity { grow() }
        (base + count).initialize(to: record)
        count &+= 1
    }

    @inline(__always)
    mutating func removeLast() -> Record {
        count &-= 1
        return base[count]
    }

    mutating func truncate(to newCount: Int) {
        count = Swift.min(count, Swift.max(0, newCount))
    }

    /// The record at an index that the caller knows to be in range.
    @inline(__always)
    subscript(_ index: Int) -> Record {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        nonmutating set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }
}
