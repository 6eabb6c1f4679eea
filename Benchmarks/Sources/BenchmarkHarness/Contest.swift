/// Measures several calls by turns, so that a machine that changes its pace is equally fair to all.
package struct Contest {
    /// Calls of less than this many nanoseconds are measured several at once.
    private static let shortestMeasurement = 2_000_000.0

    let workloads: [Workload]
    let iterations: Int

    package init(_ workloads: [Workload], iterations: Int) {
        self.workloads = workloads
        self.iterations = iterations
    }

    /// The times of each call, in the order of the calls.
    package func run() throws -> [Timing] {
        // The first call is not counted: it fills caches, and tells how many calls make a measurement.
        let calls = try workloads.map { workload in
            let once = try CPUClock.measure(calls: 1, workload.work)
            return max(1, Int(Self.shortestMeasurement / max(once, 1)))
        }
        var times = workloads.map { _ in [Double]() }
        for _ in 0..<iterations {
            for (index, workload) in workloads.enumerated() {
                times[index].append(try CPUClock.measure(calls: calls[index], workload.work))
            }
        }
        return times.map(Timing.init)
    }
}
