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
    private static var requested: StackGuard? { StackBounds.requested.map { StackGuard($0) } }

    /// The guards of the POSIX threads, each of which asks for its bounds once: on Linux, those of the main thread are in a
    /// file.
    struct Threads {
        static let all = Threads()

        #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
        /// The key of the guard of each thread; nil if the system has no key left.
        private let key: pthread_key_t? = {
            var key = pthread_key_t()
            // A thread frees its guard when it ends.
            let status = unsafe pthread_key_create(&key) { known in
                // An optional on some platforms only.
                let known: UnsafeMutableRawPointer? = unsafe known
                unsafe known?.deallocate()
            }
            return status == 0 ? key : nil
        }()

        /// The guard of this thread; nil if the platform does not tell the bounds of its stack.
        @inline(__always)
        var guardOfThisOne: StackGuard? {
            guard let key else { return StackGuard.requested }
            // The key is ours, and its values are made below.
            if let known = unsafe pthread_getspecific(key) {
                return unsafe known.assumingMemoryBound(to: StackGuard.self).pointee
            }
            return Self.noted(key)
        }

        @inline(never)
        private static func noted(_ key: pthread_key_t) -> StackGuard? {
            guard let requested = StackGuard.requested else { return nil }
            let known = UnsafeMutablePointer<StackGuard>.allocate(capacity: 1)
            unsafe known.initialize(to: requested)
            // The thread owns the memory, unless the system has none to note that.
            if unsafe pthread_setspecific(key, known) != 0 { unsafe known.deallocate() }
            return requested
        }
        #else
        var guardOfThisOne: StackGuard? { StackGuard.requested }
        #endif
    }
}
