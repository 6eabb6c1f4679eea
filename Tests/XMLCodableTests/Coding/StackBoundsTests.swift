import Foundation
import Testing

@testable import XMLCodable

struct StackBoundsTests {
    @Test("The bounds of a thread are around its frames, and the same each time", arguments: [64, 128, 1024])
    func bounds(kilobytes: Int) throws {
        let found = onThread(stackSize: kilobytes * 1024) {
            (StackGuard.here, StackBounds.current, StackBounds.current)
        }
        let (here, first, second) = try #require(found)
        let bounds = try #require(first)
        expectEqual(bounds, second)
        #expect(bounds.lowest < here && here < bounds.highest)
        #expect(bounds.highest - bounds.lowest >= UInt(kilobytes) * 1024)
        #expect(bounds.highest - bounds.lowest < 16 << 20)
        #expect(try #require(StackBounds.current) != bounds)
    }

    #if canImport(Glibc)
    @Test("The main thread has the bounds that the kernel lists")
    @MainActor
    func mainThread() throws {
        let bounds = try #require(StackBounds.ofMainThread)
        let lines = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8).split(separator: "\n")
        let line = try #require(lines.first { $0.hasSuffix("[stack]") })
        let range = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
        expectEqual(range.last, bounds.highest)
        // The list has what is used so far.
        #expect(try #require(range.first) > bounds.lowest)
        let reported = try #require(StackBounds.reported)
        let difference = max(bounds.lowest, reported.lowest) - min(bounds.lowest, reported.lowest)
        #expect(difference <= UInt(sysconf(Int32(_SC_PAGESIZE))))
    }

    @Test("Another thread has none of the main thread")
    func otherThread() throws {
        #expect(onThread(stackSize: 256 << 10) { StackBounds.ofMainThread == nil } == true)
    }
    #endif

    @Test("Numbers that cannot be the bounds of the stack are refused")
    func refused() {
        let here = StackGuard.here
        expectNil(StackBounds(lowest: 0, highest: here / 2))
        expectNil(StackBounds(lowest: here + (1 << 20), highest: .max))
        expectNil(StackBounds(lowest: here - 1000, size: .max))
        #expect(StackBounds(lowest: here - (1 << 20), size: 2 << 20) != nil)
    }
}
