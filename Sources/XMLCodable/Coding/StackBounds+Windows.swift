#if os(Windows)
import WinSDK

extension StackBounds {
    /// The bounds that the system reports for the thread, at the cost of reading two fields.
    static var requested: StackBounds? {
        var lowest: ULONG_PTR = 0
        var highest: ULONG_PTR = 0
        // The addresses are only compared.
        unsafe GetCurrentThreadStackLimits(&lowest, &highest)
        return StackBounds(lowest: UInt(lowest), highest: UInt(highest))
    }
}
#endif
