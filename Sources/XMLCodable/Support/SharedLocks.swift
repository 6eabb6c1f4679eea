/// Locks for objects that often live for one call only: to have a lock of its own, an object needs two more allocations.
enum SharedLocks {
    private static let locks = Sharded { Locked(()) }

    /// Runs `body` while no other thread does so for the same object.
    ///
    /// Two objects may have the same lock, so `body` must not use any of these locks, nor run code of the user's.
    static func withLock<R: Sendable>(of object: AnyObject, _ body: @Sendable () throws -> R) rethrows -> R {
        try locks[number(of: object)].read { try $0.withLock { _ in try body() } }
    }

    /// A number for an object, of which the low bits select its lock.
    static func number(of object: AnyObject) -> Int {
        // Objects are at multiples of 16 bytes; multiplication spreads their addresses.
        let hash = UInt64(UInt(bitPattern: ObjectIdentifier(object))) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> 48)
    }
}
