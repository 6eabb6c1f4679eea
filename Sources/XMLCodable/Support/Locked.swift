#if canImport(os)
import os
#elseif canImport(Glibc)
import Glibc
#else
import Synchronization
#endif

/// What distinguishes the threads of a process.
enum CurrentThread {
    /// A number that no other running thread has, where the platform tells one at once; otherwise about where the stack is,
    /// so that a thread may have two of them.
    @inline(__always)
    static var number: UInt {
        #if canImport(Glibc)
        return UInt(pthread_self())
        #else
        var marker: UInt8 = 0
        // The address is only compared.
        return unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) } >> 19
        #endif
    }
}

/// A value protected by a lock.
///
/// With glibc the lock is a `pthread_mutex_t`, which ThreadSanitizer understands; the standard library's `Mutex` is a
/// futex there, which ThreadSanitizer does not see.
@safe
package final class Locked<Value: Sendable>: Sendable {
    #if canImport(os)
    private let storage: OSAllocatedUnfairLock<Value>

    package init(_ value: Value) { storage = OSAllocatedUnfairLock(initialState: value) }

    package func withLock<R: Sendable>(_ body: @Sendable (inout Value) throws -> R) rethrows -> R {
        try storage.withLock(body)
    }
    #elseif canImport(Glibc)
    // One separate allocation, since a mutex must not move: the mutex, followed by the value.
    private nonisolated(unsafe) let lock: UnsafeMutablePointer<pthread_mutex_t>
    private nonisolated(unsafe) let contents: UnsafeMutablePointer<Value>

    package init(_ value: Value) {
        // Only the layout of the mutex type is read here.
        let alignment = unsafe Swift.max(MemoryLayout<pthread_mutex_t>.alignment, MemoryLayout<Value>.alignment)
        let offset = unsafe (MemoryLayout<pthread_mutex_t>.size + alignment - 1) / alignment * alignment
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: offset + MemoryLayout<Value>.size, alignment: alignment)
        // There is room for both, and each is properly aligned.
        unsafe lock = memory.bindMemory(to: pthread_mutex_t.self, capacity: 1)
        unsafe contents = (memory + offset).bindMemory(to: Value.self, capacity: 1)
        unsafe lock.initialize(to: pthread_mutex_t())
        unsafe contents.initialize(to: value)
        unsafe pthread_mutex_init(lock, nil)
    }

    deinit {
        // Nothing else refers to this memory.
        unsafe pthread_mutex_destroy(lock)
        unsafe contents.deinitialize(count: 1)
        unsafe UnsafeMutableRawPointer(lock).deallocate()
    }

    package func withLock<R: Sendable>(_ body: @Sendable (inout Value) throws -> R) rethrows -> R {
        // The value is accessed nowhere else.
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        return try unsafe body(&contents.pointee)
    }
    #else
    private let storage: Mutex<Value>

    package init(_ value: Value) { storage = Mutex(value) }

    package func withLock<R: Sendable>(_ body: @Sendable (inout Value) throws -> R) rethrows -> R {
        try storage.withLock { value in try body(&value) }
    }
    #endif

    /// A copy of the value.
    ///
    /// There is no setter: it would release the old value under the lock, and a `deinit` of the user's may run then.
    package var value: Value { withLock { $0 } }
}
