#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A UUID as two integers, most significant byte first.
extension UUID {
    init(high: UInt64, low: UInt64) {
        // Both have sixteen bytes, of which any are valid.
        self.init(uuid: unsafe unsafeBitCast((high.bigEndian, low.bigEndian), to: uuid_t.self))
    }

    var halves: (high: UInt64, low: UInt64) {
        // As above.
        let (high, low) = unsafe unsafeBitCast(uuid, to: (UInt64, UInt64).self)
        return (UInt64(bigEndian: high), UInt64(bigEndian: low))
    }
}
