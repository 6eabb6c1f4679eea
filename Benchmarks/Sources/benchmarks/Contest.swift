/// One operation, done by one library.
struct Contestant {
    let operation: String
    let library: String
    let work: () throws -> Void
}

/// Measures several contestants by turns, so that a machine that changes its pace is equally fair to all.
struct Contest {
    /// Calls of less than this many nanoseconds are measured several at once.
    private static let shortestMeasurement = 2_000_000.0

    let contestants: [Contestant]
    let iterations: Int

    /// The times of each contestant, in the order of the contestants.
    func run() throws -> [Timing] {
        // The first call is not counted: it fills caches, and tells how many calls make a measurement.
        let calls = try contestants.map { contestant in
            let once = try CPUClock.measure(calls: 1, contestant.work)
            return max(1, Int(Self.shortestMeasurement / max(once, 1)))
        }
        var times = contestants.map { _ in [Double]() }
        for _ in 0..<iterations {
            for (index, contestant) in contestants.enumerated() {
                times[index].append(try CPUClock.measure(calls: calls[index], contestant.work))
            }
        }
        return times.map(Timing.init)
    }
}
