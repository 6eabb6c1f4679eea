import Testing

@testable import XMLCodable

struct StackGuardTests {
    @Test("A thread has the guard of its own bounds each time, also where the stacks of others were")
    func successors() throws {
        for round in 0..<200 {
            let kilobytes = [64, 512, 128, 1024][round % 4]
            let found = onThread(stackSize: kilobytes * 1024) {
                let threads = StackGuard.Threads.all
                return (threads.guardOfThisOne, threads.guardOfThisOne, StackBounds.requested.map { StackGuard($0) })
            }
            let (first, second, expected) = try #require(found)
            try expectEqual(#require(first), #require(expected))
            expectEqual(second, first)
        }
    }

    /// Recurses until the guard reports a low stack. Returns the depth, or nil if it never does.
    private static func descend(_ stack: StackGuard, _ depth: Int) -> Int? {
        if stack.isLow { return depth }
        guard depth < 1_000_000 else { return nil }
        let found = descend(stack, depth + 1)
        return withExtendedLifetime(stack) { found }
    }

    /// Recurses a few times, and then like `descend` with an estimate.
    private static func estimate(_ below: Int) -> Int? {
        if below > 0 {
            let found = estimate(below - 1)
            return withExtendedLifetime(below) { found }
        }
        let stack = StackGuard(estimatedAt: StackGuard.here)
        return stack.isLow ? nil : descend(stack, 0)
    }

    @Test("A low stack is reported before it overflows, whatever its size, and by an estimate at every depth")
    func deep() throws {
        func expect(_ depth: Int??) throws { #expect(try #require(depth ?? nil) > 10) }
        for kilobytes in [64, 128, 512, 2048] {
            try expect(onThread(stackSize: kilobytes * 1024) { Self.descend(StackGuard(), 0) })
        }
        for kilobytes in [64, 128, 512] {
            for below in [0, 10, 50] { try expect(onThread(stackSize: kilobytes * 1024) { Self.estimate(below) }) }
        }
    }

    @Test("A shallow stack is not low, and an estimate near the ends of the address space does not trap")
    func ends() async throws {
        #expect(!StackGuard().isLow)
        for address in [UInt.zero, 1, 30_000, .max - 1, .max] {
            #expect(!StackGuard(estimatedAt: address).isLow, "\(address)")
        }
        // A guard of another thread knows the thread that it is used on.
        let stack = StackGuard()
        let isLow = await Task.detached { stack.isLow }.value
        #expect(!isLow)
        let depth = onThread(stackSize: 128 * 1024) { Self.descend(stack, 0) }
        #expect(try #require(depth ?? nil) > 10)
    }
}
