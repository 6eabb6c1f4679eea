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
    // Memory of their own, since a mutex may not move: the mutex, and behind it the value.
    private nonisolated(unsafe) let lock: UnsafeMutablePointer<pthread_mutex_t>
    private nonisolated(unsafe) let contents: UnsafeMutablePointer<Value>

    init(_ value: Value) {
        // To ask for its size does nothing to a mutex.
        let alignment = unsafe Swift.max(MemoryLayout<pthread_mutex_t>.alignment, MemoryLayout<Value>.alignment)
        let offset = unsafe (MemoryLayout<pthread_mutex_t>.size + alignment - 1) / alignment * alignment
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: offset + MemoryLayout<Value>.size, alignment: alignment)
        // There is room for both, and each is at a multiple of its alignment.
        unsafe lock = memory.bindMemory(to: pthread_mutex_t.self, capacity: 1)
        unsafe contents = (memory + offset).bindMemory(to: Value.self, capacity: 1)
        unsafe lock.initialize(to: pthread_mutex_t())
        unsafe contents.initialize(to: value)
        unsafe pthread_mutex_init(lock, nil)
    }

    deinit {
        // Nothing else refers to them.
        unsafe pthread_mutex_destroy(lock)
        unsafe contents.deinitialize(count: 1)
        unsafe UnsafeMutableRawPointer(lock).deallocate()
    }

    func withLock<R: Sendable>(_ body: @Sendable (inout Value) throws -> R) rethrows -> R {
        // The value is touched nowhere else.
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        return try unsafe body(&contents.pointee)
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
