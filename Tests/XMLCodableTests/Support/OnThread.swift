import Foundation

/// Calls a function on a new thread, and returns its result.
func onThread<R: Sendable>(stackSize: Int, _ body: @escaping @Sendable () -> R) -> R? {
    let result = ThreadResult<R>()
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

/// The result of a function on another thread, which is read when it has ended.
private final class ThreadResult<R: Sendable>: @unchecked Sendable { var value: R? }
