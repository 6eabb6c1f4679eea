import Foundation

/// A value behind a lock. No code of a user runs while the lock is held.
final class Guarded<Value: Sendable>: @unchecked Sendable {
    // `Mutex` requires macOS 15.
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
