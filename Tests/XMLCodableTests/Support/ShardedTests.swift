import Foundation
import Testing

@testable import XMLCodable

/// Sharded values and pools.
struct ShardedTests {
    private final class Object: Sendable {}

    @Test("A pool gives a thread back what it put, up to the limit, and no object twice; numbers of shards wrap around")
    func pool() {
        let pool = ReusePool<Object>(limit: 2)
        expectNil(pool.take())
        let objects = [Object(), Object(), Object()]
        expectEqual(objects.map { pool.put($0) }, [true, true, false])
        #expect(pool.take() === objects[1])
        #expect(pool.take() === objects[0])
        expectNil(pool.take())
        let made = Locked(0)
        let sharded = Sharded {
            Locked(
                made.withLock { count in
                    count += 1
                    return count
                })
        }
        expectEqual(sharded[0].object.value, 1)
        expectEqual(sharded[made.value].object.value, 1)
        expectEqual(sharded[-1].object.value, made.value)
        #expect((1...made.value).contains(sharded.own.object.value))
        do {
            let pool = ReusePool<Object>(limit: 2)
            let inUse = Locked<Set<ObjectIdentifier>>([])
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                for _ in 0..<1_000 {
                    let object = pool.take() ?? Object()
                    #expect(inUse.withLock { $0.insert(ObjectIdentifier(object)).inserted })
                    inUse.withLock { _ = $0.remove(ObjectIdentifier(object)) }
                    _ = pool.put(object)
                }
            }
        }
    }
}

struct StateBoxTests {
    @Test("Copies share the value")
    func copies() {
        let box = StateBox([1])
        let copy = box
        copy.value.append(2)
        expectEqual(box.value, [1, 2])
        // The box was made here.
        unsafe box.deallocate()
    }
}
