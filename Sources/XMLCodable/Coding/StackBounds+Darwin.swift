#if canImport(Darwin)
import Darwin

extension StackBounds {
    /// The bounds that the system reports for the thread.
    static var requested: StackBounds? {
        let thread = pthread_self()
        // The address is only compared.
        let highest = unsafe UInt(bitPattern: pthread_get_stackaddr_np(thread))
        let size = UInt(pthread_get_stacksize_np(thread))
        return size <= highest ? StackBounds(lowest: highest - size, highest: highest) : nil
    }
}
#endif
