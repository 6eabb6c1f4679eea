#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A UUID as two integers, most significant byte first.
extension UUID {
    init(high: UInt64, low: UInt64) {
        func byte(_ half: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: half &>> (56 &- index &* 8)) }
        self.init(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5), byte(high, 6),
                byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3), byte(low, 4), byte(low, 5),
                byte(low, 6), byte(low, 7)
            ))
    }

    var halves: (high: UInt64, low: UInt64) {
        var (high, low) = (UInt64(0), UInt64(0))
        func add(_ byte: UInt8) {
            high = high &<< 8 | low &>> 56
            low = low &<< 8 | UInt64(byte)
        }
        let b = uuid
        add(b.0)
        add(b.1)
        add(b.2)
        add(b.3)
        add(b.4)
        add(b.5)
        add(b.6)
        add(b.7)
        add(b.8)
        add(b.9)
        add(b.10)
        add(b.11)
        add(b.12)
        add(b.13)
        add(b.14)
        add(b.15)
        return (high, low)
    }
}
