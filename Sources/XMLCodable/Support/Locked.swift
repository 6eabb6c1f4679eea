#if canImport(os)
import os
#elseif canImport(Glibc)
import Glibc
#else
import Synchronization
#endif

/// A value behind a lock.
///
/// With glibc it is a `pthread_mutex_t`, which ThreadSanitizer knows; the `Mutex` of the standard library is a futex
/// there, which it does not see.
final class Locked<Value: Sendable>: Sendable {
    #if canImport(os)
    private let storage: OSAllocatedUnfairLock<Value>

    init(_ value: Value) { storage = OSAllocatedUnfairLock(initialState: value) }

    func withLock<R: Sendable>(_ body: @Sendable (inout Value) throws -> R) rethrows -> R {
        try storage.withLock(body)
    }
    #elseif canImport(Glibc)
    private nonisolated(unsafe) let lock: UnsafeMutablePointer<pthread_mutex_t>
    private nonisolated(unsafe) let storage: UnsafeMutablePointer<Value>

    init(_ value: Value) {
        // Memory of its own: a mutex may not move.
        unsafe lock = .allocate(capacity: 1)
        unsafe lock.initialize(to: pthread_mutex_t())
        unsafe pthread_mutex_init(lock, nil)
        unsafe storage = .allocate(capacity: 1)
        unsafe storage.initialize(to: value)
    }

    deinit {
        // Nothing else refers to them.
        unsafe storage.deinitialize(count: 1)
        unsafe storage.deallocate()
        unsafe pthread_mutex_destroy(lock)
        unsafe lock.deallocate()
    }

    func withLock<R: Sendable>(_ body: @Sendable (inout Value) throws -> R) rethrows -> R {
        // The value is touched nowhere else.
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        return try unsafe body(&storage.pointee)
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
