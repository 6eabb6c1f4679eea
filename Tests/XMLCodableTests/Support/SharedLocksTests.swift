import Dispatch
import Testing

@testable import XMLCodable

struct SharedLocksTests {
    private final class Counter: @unchecked Sendable {
        /// Changed only under the lock of the counter.
        var count = 0
    }

    @Test(
        "Threads that change one object wait for each other, errors leave no lock taken, and objects have different locks"
    )
    func locks() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1_000 { SharedLocks.withLock(of: counter) { counter.count += 1 } }
        }
        expectEqual(counter.count, 8_000)
        struct Failure: Error {}
        let counters = (0..<200).map { _ in Counter() }
        for counter in counters {
            expectThrows(Failure.self) { try SharedLocks.withLock(of: counter) { throw Failure() } }
        }
        DispatchQueue.concurrentPerform(iterations: 8) { number in
            for counter in counters { SharedLocks.withLock(of: counter) { counter.count += number } }
        }
        #expect(counters.allSatisfy { $0.count == 28 })
        do {
            let counters = (0..<1_000).map { _ in Counter() }
            let numbers = Set(counters.map { SharedLocks.number(of: $0) % 32 })
            #expect(numbers.count > 24)
        }
    }
}

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
