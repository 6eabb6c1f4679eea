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
    }

    private static let entries = Locked(Entries())

    /// Adds containers that are still in use when their call ends.
    ///
    /// - Parameter state: The object that the content of the containers refers to, or one that keeps it alive.
    static func add(_ containers: [KeptContainer], _ state: AnyObject) {
        let added = containers.map { Entry(container: $0, state: state) }
        entries.withLock { $0.all += added }
        sweep()
    }

    /// Checks a few entries, in turn, and releases those whose container has no other owner.
    static func sweep() {
        let dropped = entries.withLock { entries -> [Entry] in
            var dropped: [Entry] = []
            for _ in 0..<min(8, entries.all.count) {
                if entries.next >= entries.all.count { entries.next = 0 }
                if entries.all[entries.next].container.isFree {
                    entries.all.swapAt(entries.next, entries.all.count - 1)
                    dropped.append(entries.all.removeLast())
                } else {
                    entries.next += 1
                }
            }
            return dropped
        }
        // They are released here, outside of the lock, because they may be the last owners of a document.
        withExtendedLifetime(dropped) {}
    }
}
