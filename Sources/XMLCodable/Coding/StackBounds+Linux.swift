#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Android)
#if !canImport(Android)
/// A GNU function of glibc and musl, which the headers that Swift imports do not declare. Unlike a search by `dlsym`,
/// the declaration finds it in static programs too, and a C library without it fails to link.
@_silgen_name("pthread_getattr_np")
private func pthread_getattr_np(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32
#endif

extension StackBounds {
    /// The bounds that the C library reports for the thread; nil if it cannot, such as for the main thread without
    /// access to `/proc`.
    static var requested: StackBounds? {
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
