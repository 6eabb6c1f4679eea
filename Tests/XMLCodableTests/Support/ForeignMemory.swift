@testable import XMLCodable

/// Bytes in an allocation of exactly their size, so that AddressSanitizer detects every read past the end.
final class ForeignMemory: Sendable {
    nonisolated(unsafe) private let start: UnsafeMutablePointer<UInt8>
    private let count: Int

    init(_ bytes: [UInt8]) {
        count = bytes.count
        start = .allocate(capacity: count)
        start.initialize(from: bytes, count: count)
    }

    deinit { start.deallocate() }

    /// A source of the first bytes, read in place.
    func source(count: Int) -> SourceBytes {
        precondition(count <= self.count)
        return SourceBytes(of: self, start: start, count: count)
    }
}

extension SourceBytes {
    /// A source that retains its bytes without copying them.
    static func inPlace(_ bytes: [UInt8]) -> SourceBytes { ForeignMemory(bytes).source(count: bytes.count) }
}
