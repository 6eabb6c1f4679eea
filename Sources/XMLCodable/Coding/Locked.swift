#if canImport(os)
import os
#else
import Synchronization
#endif

/// A value behind a lock.
final class Locked<Value: Sendable>: Sendable {
    #if canImport(os)
    private let storage: OSAllocatedUnfairLock<Value>

    init(_ value: Value) { storage = OSAllocatedUnfairLock(initialState: value) }

    func withLock<R: Sendable>(_ body: @Sendable (inout Value) throws -> R) rethrows -> R {
        try storage.withLock(body)
    }
    #else
    private let storage: Mutex<Value>

    init(_ value: Value) { storage = Mutex(value) }

    func withLock<R: Sendable>(_ body: @Sendable (inout Value) throws -> R) rethrows -> R {
        try storage.withLock { value in try body(&value) }
    }
    #endif

    /// A copy of the value; setting replaces it.
    var value: Value {
        get { withLock { $0 } }
        set { withLock { $0 = newValue } }
    }
}
