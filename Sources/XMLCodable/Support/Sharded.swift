/// Several objects of one kind that serve the same purpose, such as one for each thread, so that threads do not wait for
/// each other, nor for the memory that another one has just changed. For static properties: the objects are never deallocated.
///
/// It is `Sendable` although it has a pointer: nothing writes to that memory after `init`, and the objects are `Sendable`.
@safe
struct Sharded<Object: AnyObject & Sendable>: @unchecked Sendable {
    /// An array would be one more object whose references all threads count.
    private let all: UnsafeMutablePointer<Uncounted<Object>>
    private static var count: Int { 32 }

    init(_ make: () -> Object) {
        unsafe all = .allocate(capacity: Self.count)
        for number in 0..<Self.count {
            let object = make()
            // There is room for it, and nothing balances the second line.
            unsafe (all + number).initialize(to: Uncounted(object))
            _ = unsafe Unmanaged.passRetained(object)
        }
    }

    /// The object of the current thread, which it may share with others, without counting a reference to it.
    var own: Uncounted<Object> { self[Self.threadNumber] }

    /// The object with a number, modulo their count.
    subscript(number: Int) -> Uncounted<Object> {
        // `count` objects are initialized, and it is a power of two.
        unsafe all[number & (Self.count - 1)]
    }

    /// A number for the current thread. Several threads may have the same one.
    private static var threadNumber: Int {
        let hash = UInt64(CurrentThread.number) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> 48)
    }
}

/// Objects that are reused one after the other instead of being created each time.
struct ReusePool<Object: AnyObject>: Sendable {
    private let shards = Sharded { Locked<[Pooled<Object>]>([]) }
    private let limit: Int

    /// - Parameter limit: The number of objects that are kept for one thread.
    init(limit: Int) { self.limit = limit }

    func take() -> Object? { shards.own.read { $0.withLock { $0.popLast() }?.object } }

    /// Keeps an object that has no other owner; returns false if there are enough.
    func put(_ object: Object) -> Bool {
        let pooled = Pooled(object: object)
        return shards.own.read { shard in
            shard.withLock { [limit] in
                guard $0.count < limit else { return false }
                $0.append(pooled)
                return true
            }
        }
    }
}

/// An object in a pool. Nobody else uses it, so the pool's lock is the only synchronization required.
struct Pooled<Object: AnyObject>: @unchecked Sendable {
    let object: Object
}
