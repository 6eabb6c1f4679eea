#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Tells when the thread's stack runs low.
///
/// Codable recurses through code that is not ours, with frames of any size, so a count of levels proves nothing. The
/// bounds of the thread's stack are taken once per call of a coder, and one address is compared per nested value.
struct StackGuard {
    /// What must be left for the deepest frames: a user's own code, Foundation, the making of an error.
    static let reserve: UInt = 48 * 1024

    private let limit: UInt

    /// Asking for the bounds of the main thread reads a file on Linux: each thread asks once and keeps the answer.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        return pthread_key_create(&key, nil) == 0 ? key : .max
    }()

    init() {
        if Self.key != .max, let known = pthread_getspecific(Self.key) {
            limit = UInt(bitPattern: known)
            return
        }
        limit = Self.currentThreadLimit()
        if Self.key != .max { pthread_setspecific(Self.key, UnsafeRawPointer(bitPattern: limit)) }
    }

    private static func currentThreadLimit() -> UInt {
        #if canImport(Darwin)
        let thread = pthread_self()
        let top = UInt(bitPattern: pthread_get_stackaddr_np(thread))
        let size = UInt(pthread_get_stacksize_np(thread))
        return limit(lowest: top &- size, size: size)
        #elseif canImport(Glibc) || canImport(Musl)
        // The headers that Swift imports do not declare this GNU function.
        typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
        guard let symbol = dlsym(nil, "pthread_getattr_np") else { return estimate() }
        let getAttributes = unsafeBitCast(symbol, to: GetAttributes.self)
        var attributes = pthread_attr_t()
        var lowest: UnsafeMutableRawPointer?
        var size = 0
        guard getAttributes(pthread_self(), &attributes) == 0 else { return estimate() }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_getstack(&attributes, &lowest, &size) == 0 else { return estimate() }
        return limit(lowest: UInt(bitPattern: lowest), size: UInt(size))
        #else
        return estimate()
        #endif
    }

    /// Where the bounds cannot be had: 256 KB below this frame are taken for granted, no more.
    private static func estimate() -> UInt {
        var marker: UInt8 = 0
        let here = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
        return limit(lowest: here &- 256 * 1024, size: 256 * 1024)
    }

    private static func limit(lowest: UInt, size: UInt) -> UInt { lowest + Swift.min(reserve, size / 2) }

    /// Whether little stack is left where this is called.
    ///
    /// An address far below the limit is none of this stack: the address sanitizer keeps variables elsewhere.
    @inline(__always)
    var isLow: Bool {
        var marker: UInt8 = 0
        return limit &- withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) } &- 1 < Self.reserve
    }
}
