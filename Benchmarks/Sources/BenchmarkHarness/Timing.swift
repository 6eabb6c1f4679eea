/// What came out of measuring the same call several times.
package struct Timing: Codable, Sendable {
    /// The least disturbed measurement, in milliseconds.
    package let minimum: Double
    /// The middle one, in milliseconds.
    package let median: Double

    /// Sums up times in nanoseconds.
    init(_ nanoseconds: [Double]) {
        let sorted = nanoseconds.sorted()
        minimum = (sorted.first ?? 0) / 1_000_000
        let upper = sorted.count / 2
        let lower = sorted.count.isMultiple(of: 2) ? upper - 1 : upper
        median = sorted.isEmpty ? 0 : (sorted[lower] + sorted[upper]) / 2_000_000
    }

    /// Measures a call so many times, or fewer if they take longer than a second.
    package static func of(iterations: Int, _ call: () throws -> Void) rethrows -> Timing {
        var times: [Double] = []
        while times.count < iterations, times.reduce(0, +) < 1_000_000_000 {
            times.append(try CPUClock.measure(calls: 1, call))
        }
        return Timing(times)
    }

    enum CodingKeys: String, CodingKey {
        case minimum = "minimumMilliseconds"
        case median = "medianMilliseconds"
    }
}
