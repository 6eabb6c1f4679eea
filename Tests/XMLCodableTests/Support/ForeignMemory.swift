@testable import XMLCodable

/// Bytes in memory of their own, of exactly their size: the address sanitizer sees every read behind them.
final class ForeignMemory: Sendable {
    nonisolated(unsafe) private let start: UnsafeMutablePointer<UInt8>
    private let count: Int

    init(_ bytes: [UInt8]) {
        count = bytes.count
        start = .allocate(capacity: count)
        start.initialize(from: bytes, count: count)
    }

    deinit { start.deallocate() }

    /// The first bytes of it as a source, read in place.
    func source(count: Int) -> SourceBytes {
        precondition(count <= self.count)
        return SourceBytes(of: self, start: start, count: count)
    }
}

extension SourceBytes {
    /// A source of bytes that it holds, but has not copied.
    static func inPlace(_ bytes: [UInt8]) -> SourceBytes { ForeignMemory(bytes).source(count: bytes.count) }
}
