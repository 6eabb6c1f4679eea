#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Android)
#if canImport(Glibc)
/// A GNU function that the headers which Swift imports do not declare, as the next one.
@_silgen_name("getauxval")
private func getauxval(_ type: UInt) -> UInt

/// The type of the value of `getauxval` that is the address of the path of the program.
private let AT_EXECFN = 31
#endif

#if !canImport(Android)
/// A GNU function of glibc and musl, which the headers that Swift imports do not declare. Unlike a search by `dlsym`,
/// the declaration finds it in static programs too, and a C library without it fails to link.
@_silgen_name("pthread_getattr_np")
private func pthread_getattr_np(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32
#endif

extension StackBounds {
    /// The bounds of the thread: those of the main thread as the kernel made them, if that tells, and others as the C library
    /// reports them; nil if it cannot.
    static var requested: StackBounds? {
        mainThread.flatMap { StackBounds(lowest: $0.lowest, highest: $0.highest) } ?? reported
    }

    #if canImport(Glibc)
    /// Where the main thread's stack is; nil if that cannot be told in this way. The C library would read and parse the list of all
    /// that is mapped, which takes longer than the first call of a coder does otherwise.
    ///
    /// The path of the program is the last thing in the memory of that stack, and nothing else is mapped closer below that than
    /// the limit of the stack, for limits up to 128 MB (`MIN_GAP` of the kernel).
    static var mainThread: (lowest: UInt, highest: UInt)? {
        let path = getauxval(UInt(AT_EXECFN))
        var limit = rlimit()
        // The limit is a variable of this function.
        guard path > 0, unsafe getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0,
            limit.rlim_cur <= 128 << 20
        else { return nil }
        let page = UInt(clamping: sysconf(Int32(_SC_PAGESIZE)))
        guard page > 0, path < UInt.max - page else { return nil }
        let highest = (path / page + 1) * page
        return highest > limit.rlim_cur ? (highest - UInt(limit.rlim_cur), highest) : nil
    }
    #else
    private static var mainThread: (lowest: UInt, highest: UInt)? { nil }
    #endif

    /// The bounds that the C library reports for the thread; nil if it cannot, such as for the main thread without access to
    /// `/proc`.
    static var reported: StackBounds? {
        var attributes = pthread_attr_t()
        // The attributes are initialized by the first call, unless it fails, and destroyed once.
        guard unsafe pthread_getattr_np(pthread_self(), &attributes) == 0 else { return nil }
        defer { unsafe pthread_attr_destroy(&attributes) }
        // The address is only compared.
        var lowest: UnsafeMutableRawPointer?
        var size = 0
        guard unsafe pthread_attr_getstack(&attributes, &lowest, &size) == 0, size > 0 else { return nil }
        return StackBounds(lowest: UInt(bitPattern: lowest), size: UInt(size))
    }
}
#endif
