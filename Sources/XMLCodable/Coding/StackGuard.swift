/// Detects when the thread's stack runs low.
///
/// Codable recurses through code that is not ours, with frames of any size, so a count of levels proves nothing. The
/// bounds of the thread's stack are determined once per call of a coder, and one address is compared per nested value.
///
/// A container may be kept and used on another thread. An address that is not on the stack of the guard makes it ask for
/// the bounds of the stack that it is on.
struct StackGuard: Equatable {
    /// The space that must be left for the deepest frames: user code, Foundation, and creating an error.
    private static let reserve: UInt = 48 * 1024
    /// The space that is used where the bounds are unknown, and what must be left of it. A thread has at least 64 KB
    /// almost everywhere.
    private static let assumed: (space: UInt, reserve: UInt) = (40 * 1024, 20 * 1024)

    /// The lowest address at which the stack is not low, and the size of the stack from there on.
    private let limit: UInt
    private let room: UInt
    /// The size of the part below the limit.
    private let reserve: UInt

    init() { self.init(Threads.all) }

    /// Creates the guard of this thread.
    @inline(__always)
    init(_ threads: Threads) { self = threads.guardOfThisOne ?? StackGuard(estimatedAt: Self.here) }

    init(_ bounds: StackBounds) {
        let size = bounds.highest - bounds.lowest
        reserve = Swift.min(Self.reserve, size / 2)
        limit = bounds.lowest + reserve
        room = size - reserve
    }

    /// Creates a guard for a stack of which only an address is known. It is right for the caller of this initializer
    /// and what that calls, wherever the caller is on its stack.
    init(estimatedAt here: UInt) {
        reserve = Self.assumed.reserve
        // The stack of a WebAssembly module begins near address 0.
        limit = here - Swift.min(here, Self.assumed.space - reserve)
        // The frames around the caller, which may be a little above.
        room = here.addingReportingOverflow(Self.reserve).overflow ? UInt.max - limit : here + Self.reserve - limit
    }

    /// An address in the frame of the caller.
    @inline(__always)
    static var here: UInt {
        var marker: UInt8 = 0
        // The address is only compared.
        return unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    }

    /// Whether little stack is left at the point of the call.
    @inline(__always)
    var isLow: Bool {
        let here = Self.here
        return here &- limit >= room && isLow(elsewhere: here)
    }

    /// An address that is not on a stack at all is not low: the address sanitizer keeps variables elsewhere.
    @inline(never)
    private func isLow(elsewhere here: UInt) -> Bool { isBelowLimit(here) || StackGuard().isBelowLimit(here) }

    private func isBelowLimit(_ here: UInt) -> Bool { here < limit && limit - here <= reserve }
}
