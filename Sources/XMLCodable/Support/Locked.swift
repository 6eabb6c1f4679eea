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
@safe
final class Locked<Value: Sendable>: Sendable {
    #if canImport(os)
    private let storage: OSAllocatedUnfairLock<Value>

    init(_ value: Value) { storage = OSAllocatedUnfairLock(initialState: value) }

    func withLock<R: Sendable>(_ body: @Sendable (inout Value) throws -> R) rethrows -> R {
        try storage.withLock(body)
    }
    #elseif canImport(Glibc)
    @safe
    private struct Contents {
        var lock = unsafe pthread_mutex_t()
        var value: Value
    }

    // Memory of its own: a mutex may not move.
    private nonisolated(unsafe) let contents: UnsafeMutablePointer<Contents>

    init(_ value: Value) {
        unsafe contents = .allocate(capacity: 1)
        unsafe contents.initialize(to: Contents(value: value))
        unsafe pthread_mutex_init(&contents.pointee.lock, nil)
    }

    deinit {
        // Nothing else refers to it.
        unsafe pthread_mutex_destroy(&contents.pointee.lock)
        unsafe contents.deinitialize(count: 1)
        unsafe contents.deallocate()
    }

    func withLock<R: Sendable>(_ body: @Sendable (inout Value) throws -> R) rethrows -> R {
        // The value is touched nowhere else.
        unsafe pthread_mutex_lock(&contents.pointee.lock)
        defer { unsafe pthread_mutex_unlock(&contents.pointee.lock) }
        return try unsafe body(&contents.pointee.value)
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
