import Foundation
import Testing

@testable import XMLCodable

@Suite("StackGuard")
struct StackGuardTests {
    @Test("A shallow stack is not reported as low")
    func shallow() {
        #expect(!StackGuard().isLow)
    }

    /// Recurses until the guard reports a low stack. Returns the depth, or nil if it never does.
    private static func descend(_ stack: StackGuard, _ depth: Int) -> Int? {
        if stack.isLow { return depth }
        guard depth < 1_000_000 else { return nil }
        let found = descend(stack, depth + 1)
        return withExtendedLifetime(stack) { found }
    }

    private final class Found: @unchecked Sendable { var depth: Int? }

    @Test("A low stack is reported before it overflows, whatever its size", arguments: [128, 512, 2048])
    func deep(kilobytes: Int) {
        let found = Found()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            found.depth = Self.descend(StackGuard(), 0)
            done.signal()
        }
        thread.stackSize = kilobytes * 1024
        thread.start()
        done.wait()
        #expect((found.depth ?? 0) > 10)
    }

    @Test("A guard from another thread never reports a low stack")
    func foreign() async {
        let stack = StackGuard()
        let isLow = await Task.detached { stack.isLow }.value
        #expect(!isLow)
    }
}
