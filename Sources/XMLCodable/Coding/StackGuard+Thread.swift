#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

extension StackGuard {
    /// The guard of this thread; nil if the platform does not tell the bounds of its stack.
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    @inline(__always)
    static var ofThread: StackGuard? {
        guard let key else { return requested }
        // The key is ours, and its values are made below.
        if let known = unsafe pthread_getspecific(key) {
            return unsafe known.assumingMemoryBound(to: StackGuard?.self).pointee
        }
        return noted(key)
    }

    /// The key of the guard of each POSIX thread, which asks for its bounds once: on Linux, those of the main thread are in
    /// a file. It is nil if the system has no key left.
    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        // A thread frees its guard when it ends.
        let status = unsafe pthread_key_create(&key) { known in
            // An optional on some platforms only.
            let known: UnsafeMutableRawPointer? = unsafe known
            unsafe known?.deallocate()
        }
        return status == 0 ? key : nil
    }()

    @inline(never)
    private static func noted(_ key: pthread_key_t) -> StackGuard? {
        let known = UnsafeMutablePointer<StackGuard?>.allocate(capacity: 1)
        unsafe known.initialize(to: requested)
        // The thread owns the memory, unless the system has none to note that.
        guard unsafe pthread_setspecific(key, known) == 0 else {
            unsafe known.deallocate()
            return requested
        }
        return unsafe known.pointee
    }
    #else
    static var ofThread: StackGuard? { requested }
    #endif

    private static var requested: StackGuard? { StackBounds.requested.map { StackGuard($0) } }
}
