import Testing

@testable import XMLCodable

@Suite("A value behind a lock")
struct LockedTests {
    @Test("Changes from many tasks are all counted")
    func tasks() async {
        let count = Locked(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { count.withLock { $0 += 1 } } }
        }
        #expect(count.value == 100)
        count.value = 5
        #expect(count.value == 5)
    }
}
