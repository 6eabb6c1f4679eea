#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Detects when the thread's stack runs low.
///
/// Codable recurses through code that is not ours, with frames of any size, so a count of levels proves nothing. The
/// bounds of the thread's stack are determined once per call of a coder, and one address is compared per nested value.
struct StackGuard {
    /// The space that must be left for the deepest frames: user code, Foundation, and creating an error.
    static let reserve: UInt = 48 * 1024

    private let limit: UInt

    /// On Linux, asking for the bounds of the main thread reads a file, so each thread asks once and caches the answer.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        // There is no destructor, because the value of the key owns nothing.
        return unsafe pthread_key_create(&key, nil) == 0 ? key : .max
    }()

    init() {
        // The key is ours, and its value is a number in the form of a pointer, which is never dereferenced.
        if Self.key != .max, let known = unsafe pthread_getspecific(Self.key) {
            limit = UInt(bitPattern: known)
            return
        }
        limit = Self.currentThreadLimit()
        if Self.key != .max { unsafe pthread_setspecific(Self.key, UnsafeRawPointer(bitPattern: limit)) }
    }

    private static func currentThreadLimit() -> UInt {
        #if canImport(Darwin)
        let thread = pthread_self()
        // The address is only compared.
        let top = unsafe UInt(bitPattern: pthread_get_stackaddr_np(thread))
        let size = UInt(pthread_get_stacksize_np(thread))
        return limit(lowest: top &- size, size: size)
        #elseif canImport(Glibc) || canImport(Musl)
        // The headers that Swift imports do not declare this GNU function.
        typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
        guard let symbol = unsafe dlsym(nil, "pthread_getattr_np") else { return estimate() }
        // The type matches the C declaration in pthread.h.
        let getAttributes = unsafe unsafeBitCast(symbol, to: GetAttributes.self)
        var attributes = pthread_attr_t()
        // The address is only compared.
        var lowest: UnsafeMutableRawPointer?
        var size = 0
        // The attributes are initialized by the first call, unless it fails, and destroyed once.
        guard unsafe getAttributes(pthread_self(), &attributes) == 0 else { return estimate() }
        defer { unsafe pthread_attr_destroy(&attributes) }
        guard unsafe pthread_attr_getstack(&attributes, &lowest, &size) == 0 else { return estimate() }
        return limit(lowest: UInt(bitPattern: lowest), size: UInt(size))
        #else
        return estimate()
        #endif
    }

    /// Returns an estimate for when the bounds are unavailable: only 256 KB below this frame are assumed.
    private static func estimate() -> UInt {
        var marker: UInt8 = 0
        // The address is only compared.
        let here = unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
        return limit(lowest: here &- 256 * 1024, size: 256 * 1024)
    }

    private static func limit(lowest: UInt, size: UInt) -> UInt { lowest + Swift.min(reserve, size / 2) }

    /// Whether little stack is left at the point of the call.
    ///
    /// An address far below the limit does not belong to this stack: the address sanitizer keeps variables elsewhere.
    @inline(__always)
    var isLow: Bool {
        var marker: UInt8 = 0
        // The address is only compared.
        let here = unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
        return limit &- here &- 1 < Self.reserve
    }
}
