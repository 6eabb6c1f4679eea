/// The containers that somebody has though their call is over, and the states of the calls, which they read from or write
/// to.
///
/// A model may store the container that it is decoded from, or that it encodes to. Nobody tells when it lets go of it, so
/// each call that begins looks at some of these.
enum EscapedContainers {
    /// It is looked at under the lock, and given up by who took it out.
    private struct Entry: @unchecked Sendable {
        let container: KeptContainer
        let state: AnyObject
    }

    private struct Entries {
        var all: [Entry] = []
        /// The number of the one to look at next.
        var next = 0
    }

    private static let entries = Locked(Entries())

    /// - Parameter state: What the content of the containers refers to, or what keeps that.
    static func add(_ containers: [KeptContainer], _ state: AnyObject) {
        let added = containers.map { Entry(container: $0, state: state) }
        entries.withLock { $0.all += added }
        sweep()
    }

    /// Looks at a few, in turn, and lets go of those that nobody has any more.
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
        // They go here, outside of the lock, since a document may go with them.
        withExtendedLifetime(dropped) {}
    }
}
