import Foundation
import Testing

@testable import XMLCodable

struct StackBoundsTests {
    @Test("The bounds of a thread are around its frames, and the same each time; others are refused")
    func bounds() throws {
        for kilobytes in [64, 128, 1024] {
            let found = onThread(stackSize: kilobytes * 1024) {
                (StackGuard.here, StackBounds.requested, StackBounds.requested)
            }
            let (here, first, second) = try #require(found)
            let bounds = try #require(first)
            expectEqual(bounds, second)
            #expect(bounds.lowest < here && here < bounds.highest)
            #expect(bounds.highest - bounds.lowest >= UInt(kilobytes) * 1024)
            #expect(bounds.highest - bounds.lowest < 16 << 20)
            #expect(try #require(StackBounds.requested) != bounds)
        }
        let here = StackGuard.here
        expectNil(StackBounds(lowest: 0, highest: here / 2))
        expectNil(StackBounds(lowest: here + (1 << 20), highest: .max))
        expectNil(StackBounds(lowest: here - 1000, size: .max))
        #expect(StackBounds(lowest: here - (1 << 20), size: 2 << 20) != nil)
    }

    #if canImport(Glibc)
    // No test runs on the main thread.
    @Test("The main thread has the bounds that the kernel lists, and another thread has none of them")
    func mainThread() throws {
        let bounds = try #require(StackBounds.mainThread)
        let lines = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8).split(separator: "\n")
        // Not every kernel names it.
        guard let line = lines.first(where: { $0.hasSuffix("[stack]") }) else { return }
        let range = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
        expectEqual(range.last, bounds.highest)
        // The list has what is used so far.
        #expect(try #require(range.first) > bounds.lowest)
        // Nothing else is mapped there.
        let ends = lines.compactMap { UInt($0.prefix { $0 != " " }.split(separator: "-").last ?? "", radix: 16) }
        #expect(!ends.contains { bounds.lowest < $0 && $0 < bounds.highest })
        let found = onThread(stackSize: 256 << 10) { StackBounds.requested }
        let others = try #require(found ?? nil)
        #expect(others.highest < (try #require(StackBounds.mainThread).lowest))
    }
    #endif
}
