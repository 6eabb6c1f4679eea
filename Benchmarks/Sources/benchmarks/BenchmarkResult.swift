/// How both libraries did one operation on one document.
struct BenchmarkResult: Encodable {
    let shape: String
    let operation: String
    /// The length of the document.
    let bytes: Int
    let ours: Timing
    /// Missing where the other library has no such operation.
    let theirs: Timing?
    /// How many times as fast as the other library, by the minimums.
    let ratio: Double?

    init(shape: String, operation: String, bytes: Int, ours: Timing, theirs: Timing?) {
        self.shape = shape
        self.operation = operation
        self.bytes = bytes
        self.ours = ours
        self.theirs = theirs
        ratio = theirs.flatMap { ours.minimum > 0 ? $0.minimum / ours.minimum : nil }
    }

    /// Millions of bytes of the document per second, by the minimum.
    var megabytesPerSecond: Double {
        ours.minimum > 0 ? Double(bytes) / 1_000 / ours.minimum : 0
    }

    enum CodingKeys: String, CodingKey {
        case shape, operation, bytes, ratio
        case ours = "XMLCodable"
        case theirs = "XMLCoder"
    }
}
