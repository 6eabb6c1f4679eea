import Foundation

/// Repeats calls on several threads at once, and tells how many calls a second they do together.
package struct ThreadedRun {
    /// What the threads did together, or the first error.
    private final class Outcome: @unchecked Sendable {
        private let lock = NSLock()
        private var perSecond = 0.0
        private var error: (any Error)?

        func add(_ rate: Double) { lock.withLock { perSecond += rate } }
        func fail(_ failure: any Error) { lock.withLock { error = error ?? failure } }
        func get() throws -> Double {
            try lock.withLock {
                if let error { throw error }
                return perSecond
            }
        }
    }

    /// What one thread does; it is used by that thread only.
    private struct Task: @unchecked Sendable { let call: () throws -> Void }

    /// One for each thread, so that the threads share nothing but what the calls share by themselves.
    private let tasks: [Task]

    package init(_ calls: [() throws -> Void]) { tasks = calls.map(Task.init) }

    /// Calls a second of the first `count` tasks, each on its own thread, measured for about so many seconds.
    package func callsPerSecond(threads count: Int, seconds: Double) throws -> Double {
        let outcome = Outcome()
        let gate = DispatchSemaphore(value: 0)
        let done = DispatchGroup()
        for task in tasks.prefix(count) {
            done.enter()
            let thread = Thread {
                defer { done.leave() }
                gate.wait()
                do {
                    outcome.add(try Self.rate(of: task, seconds: seconds))
                } catch {
                    outcome.fail(error)
                }
            }
            thread.stackSize = 8 << 20
            thread.start()
        }
        for _ in 0..<count { gate.signal() }
        done.wait()
        return try outcome.get()
    }

    private static func rate(of task: Task, seconds: Double) throws -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        var calls = 0
        var elapsed = 0.0
        repeat {
            try task.call()
            calls += 1
            elapsed = Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000
        } while elapsed < seconds
        return Double(calls) / elapsed
    }

    /// Some ten microseconds of work that needs nothing but a core.
    package static func spin() {
        var value = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<10_000 { value = value &* 6_364_136_223_846_793_005 &+ 1 }
        // Never true in practice, but the compiler cannot know.
        if value == 0 { print(value) }
    }
}
