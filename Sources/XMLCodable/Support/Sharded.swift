/// Values of one kind of which each thread uses its own, so that threads do not wait for each other, nor for the memory
/// that another one has just changed.
struct Sharded<Value: Sendable>: Sendable {
    private let all: [Value]

    /// - Parameter count: The number of values, a power of two.
    init(count: Int = 16, _ value: () -> Value) {
        precondition(count > 0 && count & (count - 1) == 0, "not a power of two")
        all = (0..<count).map { _ in value() }
    }

    /// The value of the current thread, which it may share with others.
    var own: Value { self[Self.threadNumber] }

    /// The value with a number, modulo their count.
    subscript(number: Int) -> Value { all[number & (all.count - 1)] }

    /// A number for the current thread: where its stack is. Any number is right, so a deep stack may have several.
    private static var threadNumber: Int {
        var marker: UInt8 = 0
        // The address is only hashed.
        let address = unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
        let hash = UInt64(address >> 19) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> 48)
    }
}

/// Objects that are reused one after the other instead of being created each time.
///
/// An object in the pool is in use by nobody else, so the pool's locks are all the synchronization it needs.
struct ReusePool<Object: AnyObject>: Sendable {
    private struct Pooled: @unchecked Sendable {
        let object: Object
    }

    private let shards = Sharded { Locked<[Pooled]>([]) }
    private let limit: Int

    /// - Parameter limit: The number of objects that are kept for one thread.
    init(limit: Int) { self.limit = limit }

    func take() -> Object? { shards.own.withLock { $0.popLast() }?.object }

    /// Keeps an object that has no other owner; returns false if there are enough.
    func put(_ object: Object) -> Bool {
        let pooled = Pooled(object: object)
        return shards.own.withLock { [limit] in
            guard $0.count < limit else { return false }
            $0.append(pooled)
            return true
        }
    }
}
