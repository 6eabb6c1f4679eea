/// A set of flags in one integer.
///
/// An `OptionSet` does the same, and conforms to five protocols, for which each type has 3 KB of code and data.
protocol FlagSet: BitwiseCopyable {
    associatedtype Bits: FixedWidthInteger

    var bits: Bits { get set }
    init(bits: Bits)
}

extension FlagSet {
    @inline(__always)
    static var none: Self { Self(bits: 0) }

    @inline(__always)
    static func | (left: Self, right: Self) -> Self { Self(bits: left.bits | right.bits) }

    @inline(__always)
    var isEmpty: Bool { bits == 0 }

    /// Whether all of the flags are set.
    @inline(__always)
    func contains(_ flags: Self) -> Bool { bits & flags.bits == flags.bits }

    /// Whether none of the flags is set.
    @inline(__always)
    func isDisjoint(with flags: Self) -> Bool { bits & flags.bits == 0 }

    @inline(__always)
    mutating func insert(_ flags: Self) { bits |= flags.bits }

    @inline(__always)
    mutating func remove(_ flags: Self) { bits &= ~flags.bits }
}
