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

    enum CodingKeys: String, CodingKey {
        case minimum = "minimumMilliseconds"
        case median = "medianMilliseconds"
    }
}
