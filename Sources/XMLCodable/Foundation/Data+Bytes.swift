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

    /// A copy of the bytes of a buffer.
    ///
    /// The initializer for a sequence of bytes asks with a cast whether they lie in one place, which takes longer than the
    /// rest of a short message when it is done for the first time.
    init(copying buffer: ByteBuffer) {
        // The data has its own copy.
        self = unsafe Data(bytes: buffer.base, count: buffer.count)
    }
}
