import BenchmarkHarness

/// How long one operation on one document takes each of the contestants.
struct TimeResult: Codable {
    let shape: String
    /// The length of the XML document.
    let bytes: Int
    let operation: DocumentOperation
    /// By the names of the contestants, without those that have no such operation.
    let times: [String: Timing]

    subscript(contestant: Contestant) -> Timing? { times[contestant.rawValue] }

    /// How many times as long as XMLCodable the contestant takes, by the minimums.
    func ratio(_ contestant: Contestant) -> Double? {
        guard let ours = self[.xmlCodable], let theirs = self[contestant], ours.minimum > 0 else { return nil }
        return theirs.minimum / ours.minimum
    }

    /// Millions of bytes of the document per second, by the minimum.
    var megabytesPerSecond: Double? {
        self[.xmlCodable].map { $0.minimum > 0 ? Double(bytes) / 1_000 / $0.minimum : 0 }
    }
}
