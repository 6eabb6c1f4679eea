#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Data {
    /// Calls `body` with the bytes, which must not escape the call.
    func withBytes<R>(_ body: (ByteSlice) -> R) -> R {
        // The slice does not outlive the call.
        unsafe withUnsafeBytes { bytes in unsafe body(ByteSlice(bytes.bindMemory(to: UInt8.self))) }
    }
}
