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
    private static let keys = (lowest: makeKey(), highest: makeKey())

    private static func makeKey() -> pthread_key_t? {
        var key = pthread_key_t()
        // There is no destructor, because the value of the key owns nothing.
        return unsafe pthread_key_create(&key, nil) == 0 ? key : nil
    }

    /// The lowest address of a thread that cannot have its bounds.
    private static let unknown: UInt = 1

    static var current: StackBounds? {
        guard let lowestKey = keys.lowest, let highestKey = keys.highest else { return requested }
        // The keys are ours, and their values are numbers in the form of pointers, which are never dereferenced.
        if let known = unsafe pthread_getspecific(lowestKey) {
            let lowest = UInt(bitPattern: known)
            let highest = unsafe UInt(bitPattern: pthread_getspecific(highestKey))
            return lowest == unknown ? nil : StackBounds(knownLowest: lowest, highest: highest)
        }
        let bounds = requested
        // The lowest address says that the other one is there.
        guard unsafe pthread_setspecific(highestKey, UnsafeRawPointer(bitPattern: bounds?.highest ?? unknown)) == 0
        else { return bounds }
        unsafe pthread_setspecific(lowestKey, UnsafeRawPointer(bitPattern: bounds?.lowest ?? unknown))
        return bounds
    }

    /// Bounds that were checked before.
    private init(knownLowest: UInt, highest: UInt) {
        lowest = knownLowest
        self.highest = highest
    }
}
#endif
