import Testing

@testable import XMLCodable

struct LockedTests {
    @Test("All changes from concurrent tasks are applied")
    func tasks() async {
        let count = Locked(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { count.withLock { $0 += 1 } } }
        }
        expectEqual(count.value, 100)
    }
}
