#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How Foundation represents a `Decimal` in memory, which no function tells: of its digits, there is only a text, which takes
/// thousands of instructions.
///
/// All versions have an exponent, a byte with flags and the number of 16-bit words, and eight of these words. The versions
/// differ in the bits that hold the number, so known values are read first. If that fails, nothing is read from memory.
enum DecimalLayout {
    private static let wordOffset = 4
    private static let wordCount = 8

    /// Returns the digits of a finite value as an integer, without its sign and exponent; nil if they exceed 64 bits, or if the
    /// representation is unknown.
    static func significand(of value: Decimal) -> UInt64? {
        guard let shift else { return nil }
        return significand(of: value, shift)
    }

    /// How far the number of words is shifted in its byte.
    private static let shift: UInt8? = [0, 4].first { shift in
        MemoryLayout<Decimal>.size == wordOffset + 2 * wordCount && samples.allSatisfy { isRead($0, shift) }
    }

    private static let samples: [Decimal] = [
        0, 1, -7, 65536, Decimal(UInt64.max), Decimal(sign: .minus, exponent: -5, significand: 1_234_567_891),
        Decimal(sign: .plus, exponent: 12, significand: 281_474_976_710_657),
    ]

    private static func isRead(_ sample: Decimal, _ shift: UInt8) -> Bool {
        guard let significand = significand(of: sample, shift) else { return false }
        return Decimal(sign: sample.sign, exponent: sample.exponent, significand: Decimal(significand)) == sample
    }

    @inline(__always)
    private static func significand(of value: Decimal, _ shift: UInt8) -> UInt64? {
        // The size was compared before there was a shift.
        unsafe withUnsafeBytes(of: value) { bytes in
            let count = unsafe Int(bytes[1] &>> shift & 0x0F)
            guard count <= 4 else { return nil }
            let words = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: wordOffset, as: UInt64.self))
            return count == 4 ? words : words & (1 &<< UInt64(count &* 16) &- 1)
        }
    }
}
