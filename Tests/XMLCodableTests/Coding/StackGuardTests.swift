import Foundation
import Testing

@testable import XMLCodable

@Suite("The guard of the stack")
struct StackGuardTests {
    @Test("A shallow stack is not low")
    func shallow() {
        #expect(!StackGuard().isLow)
    }

    /// Goes down until the guard warns; the depth reached, or nil if it never does.
    private static func descend(_ stack: StackGuard, _ depth: Int) -> Int? {
        if stack.isLow { return depth }
        guard depth < 1_000_000 else { return nil }
        let found = descend(stack, depth + 1)
        return withExtendedLifetime(stack) { found }
    }

    private final class Found: @unchecked Sendable { var depth: Int? }

    @Test("A recursion is stopped before a thread's stack ends, whatever its size", arguments: [128, 512, 2048])
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

    @Test("A guard of another thread says nothing")
    func foreign() async {
        let stack = StackGuard()
        let isLow = await Task.detached { stack.isLow }.value
        #expect(!isLow)
    }
}
