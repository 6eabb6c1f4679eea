#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Data {
    /// Lends the bytes to `body`, which must not keep them.
    func withBytes<R>(_ body: (ByteSlice) -> R) -> R {
        // The slice ends with the call.
        unsafe withUnsafeBytes { bytes in unsafe body(ByteSlice(bytes.bindMemory(to: UInt8.self))) }
    }
}
