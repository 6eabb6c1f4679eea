/// The addresses of a thread's stack, which grows downward.
///
/// `requested` is in a file for each platform, so that one without any does not compile. It is nil if the platform does
/// not tell.
struct StackBounds: Equatable {
    let lowest: UInt
    let highest: UInt

    /// Returns nil unless the caller's frame is within the bounds, which would mean that they are something else.
    init?(lowest: UInt, highest: UInt) {
        let here = StackGuard.here
        guard lowest < here, here < highest else { return nil }
        self.lowest = lowest
        self.highest = highest
    }

    /// Returns nil for bounds that the platform cannot have meant, as the other initializer does.
    init?(lowest: UInt, size: UInt) {
        let (highest, isTooLarge) = lowest.addingReportingOverflow(size)
        guard !isTooLarge else { return nil }
        self.init(lowest: lowest, highest: highest)
    }
}
