#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
/// The bounds of a POSIX thread, which each thread asks for once: on Linux, those of the main thread are in a file.
extension StackBounds {
    /// The key of what a thread was told, which the thread frees when it ends; nil if the system has no key left.
    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        let status = unsafe pthread_key_create(&key) { told in
            // An optional on some platforms only.
            let told: UnsafeMutableRawPointer? = unsafe told
            unsafe told?.deallocate()
        }
        return status == 0 ? key : nil
    }()

    static var current: StackBounds? {
        guard let key else { return requested }
        // The key is ours, and its values are made below.
        if let told = unsafe pthread_getspecific(key) {
            return unsafe told.assumingMemoryBound(to: StackBounds?.self).pointee
        }
        let bounds = requested
        let told = UnsafeMutablePointer<StackBounds?>.allocate(capacity: 1)
        unsafe told.initialize(to: bounds)
        // The thread owns the memory, unless the system has none to note that.
        if unsafe pthread_setspecific(key, told) != 0 { unsafe told.deallocate() }
        return bounds
    }
}
#endif
