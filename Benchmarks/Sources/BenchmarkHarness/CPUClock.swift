import Foundation

/// The CPU time that this process has used, which other programs on the machine disturb less than the time of day.
package enum CPUClock {
    /// Nanoseconds since the process began.
    package static func now() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
    }

    /// The nanoseconds that one call of the work takes, out of so many calls; freeing what a call gives is part of it.
    package static func measure(calls: Int, _ work: () throws -> Void) rethrows -> Double {
        let start = now()
        for _ in 0..<calls { try work() }
        return Double(now() - start) / Double(calls)
    }
}
