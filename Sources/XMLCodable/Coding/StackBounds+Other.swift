#if !os(Windows) && !canImport(Darwin) && !canImport(Glibc) && !canImport(Musl) && !canImport(Android)
extension StackBounds {
    /// WASI, for one, has no function that tells the bounds, so they are estimated.
    static var requested: StackBounds? { nil }
}
#endif
