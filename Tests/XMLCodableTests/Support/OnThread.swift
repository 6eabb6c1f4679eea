import Foundation

/// Calls a function on a new thread, and returns its result.
func onThread<R: Sendable>(stackSize: Int, _ body: @escaping @Sendable () -> R) -> R? {
    final class Result: @unchecked Sendable { var value: R? }
    let result = Result()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        result.value = body()
        done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
    return result.value
}
