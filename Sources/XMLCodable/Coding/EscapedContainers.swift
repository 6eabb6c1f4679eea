/// Containers that outlive their call, and the states of the calls, which they read from or write to.
///
/// A model may store the container that it is decoded from or encoded to. There is no notification when the model
/// releases it, so each new call checks a few of these containers.
enum EscapedContainers {
    /// Checked under the lock, and released by the caller that removed it.
    private struct Entry: @unchecked Sendable {
        let container: KeptContainer
        let state: AnyObject
    }

    private struct Entries {
        var all: [Entry] = []
        /// The index of the next entry to check.
        var next = 0
        /// The number of calls that have checked some of these entries.
        var calls = 0

        /// Checks some of the entries, in turn, and removes those whose container has no other owner.
        mutating func removeFree(checking count: Int) -> [Entry] {
            var removed: [Entry] = []
            for _ in 0..<min(count, all.count) {
                if next >= all.count { next = 0 }
                if all[next].container.isFree {
                    all.swapAt(next, all.count - 1)
                    removed.append(all.removeLast())
                } else {
                    next += 1
                }
            }
            return removed
        }
    }

    private static let entries = Sharded { Locked(Entries()) }

    /// Adds containers that are still in use when their call ends, and checks twice as many, so that the number of those
    /// that are no longer in use is limited by the number of those that are.
    ///
    /// - Parameter state: The object that the content of the containers refers to, or one that keeps it alive.
    static func add(_ containers: [KeptContainer], _ state: AnyObject) {
        let added = containers.map { Entry(container: $0, state: state) }
        let removed = entries.own.withLock {
            $0.all += added
            return $0.removeFree(checking: 2 * added.count)
        }
        release(removed)
    }

    /// Checks a few entries, and now and then a few of those that other threads have left.
    static func sweep() {
        let (removed, calls) = entries.own.withLock {
            $0.calls &+= 1
            return ($0.removeFree(checking: 8), $0.calls)
        }
        release(removed)
        if calls & 15 == 0 { release(entries[calls >> 4].withLock { $0.removeFree(checking: 8) }) }
    }

    /// Releases entries outside of the lock, because they may be the last owners of a document.
    private static func release(_ removed: [Entry]) { withExtendedLifetime(removed) {} }
}
