/// What a keyed container reads from.
struct KeyedContent: BitwiseCopyable {
    /// Who keeps the state is told at ``KeptContainer``; the state keeps the table.
    var state: Unmanaged<DecodingState>
    var table: Unmanaged<DecodingKeyTable>
    var node: UInt32
    var path: Int32
    /// The number of the map of a dictionary that is written as entries; negative for others.
    var entries: Int32 = -1
    var isDictionary = false
}

/// A container that was handed out, and goes on to another element once nobody has it any more.
///
/// A container of the standard library is a box around ours, and making one costs more than reading a field: the
/// metadata of two generic types, a witness table, an allocation. So a table keeps the first few containers of its key
/// type, from call to call, and only what they read from changes.
///
/// Our container holds nothing, so that it can be copied for nothing. What it reads from is kept by the call for as long
/// as the call lasts, and after that, for those that somebody still has, by ``EscapedContainers``.
class KeptContainer {
    /// Stands for the standard library's class, so that references are counted as those of a Swift object.
    final class Box {}

    /// How many containers a table keeps: as many elements of one type may be open in one another, as a rule.
    static let limit = 8

    let content: UnsafeMutablePointer<KeyedContent>
    /// The one reference that a `KeyedDecodingContainer` is.
    fileprivate let box: UnsafeMutablePointer<Box>

    fileprivate init(_ box: Box, _ content: UnsafeMutablePointer<KeyedContent>) {
        self.content = content
        self.box = .allocate(capacity: 1)
        self.box.initialize(to: box)
    }

    deinit {
        box.deinitialize(count: 1)
        box.deallocate()
        content.deallocate()
    }

    /// Whether nobody has the container any more.
    final var isFree: Bool {
        @inline(__always) get { isKnownUniquelyReferenced(&box.pointee) }
    }
}

/// A kept container by its type: an object knows the metadata of its type's arguments, which a function would look up.
private final class TypedKeptContainer<Container>: KeptContainer {
    /// It was put there as a `Container`, whose size is that of the reference: see `makeContainer`.
    @inline(never)
    func container() -> Container { unsafeBitCast(box.pointee, to: Container.self) }
}

extension DecodingState {
    /// A container for the keys of an element.
    @inline(__always)
    func container<Key: CodingKey>(_ type: Key.Type, _ place: DecodingPlace) -> KeyedDecodingContainer<Key> {
        container(
            type,
            KeyedContent(
                state: .passUnretained(self), table: tableReference(type, place, isLiteral: false), node: place.node,
                path: place.path))
    }

    /// A container for keys of the content's table: one of the last, where nobody has it any more.
    func container<Key: CodingKey>(_ type: Key.Type, _ content: KeyedContent) -> KeyedDecodingContainer<Key> {
        guard core.pointee.keepsContainers, let free = content.table._withUnsafeGuaranteedRef({ $0.freeContainer })
        else { return makeContainer(type, content) }
        return free._withUnsafeGuaranteedRef { kept in
            kept.content.pointee = content
            // A table is of one key type, and so are the containers that it keeps.
            return unsafeDowncast(kept, to: TypedKeptContainer<KeyedDecodingContainer<Key>>.self).container()
        }
    }

    @inline(never)
    private func makeContainer<Key: CodingKey>(
        _ type: Key.Type, _ content: KeyedContent
    ) -> KeyedDecodingContainer<Key> {
        let cell = UnsafeMutablePointer<KeyedContent>.allocate(capacity: 1)
        cell.initialize(to: content)
        let container = KeyedDecodingContainer(KeyedDecoding<Key>(content: cell))
        guard MemoryLayout<KeyedDecodingContainer<Key>>.size == MemoryLayout<KeptContainer.Box>.size else {
            // Another standard library, whose containers are more than a reference: nobody can tell who has them.
            _ = Unmanaged.passRetained(self)
            return container
        }
        // The sizes were just compared: the container is its one reference.
        let kept = TypedKeptContainer<KeyedDecodingContainer<Key>>(
            unsafeBitCast(container, to: KeptContainer.Box.self), cell)
        if !core.pointee.keepsContainers {
            EscapedContainers.add([kept], self)
        } else if !content.table._withUnsafeGuaranteedRef({ $0.keep(kept) }) {
            core.pointee.otherContainers.append(kept)
            if core.pointee.otherContainers.count >= core.pointee.otherLimit {
                core.pointee.otherContainers.removeAll { $0.isFree }
                core.pointee.otherLimit = max(32, core.pointee.otherContainers.count * 2)
            }
        }
        return container
    }

    /// Lets containers go on to other elements while `body` runs.
    func keepingContainers<R>(_ body: () throws -> R) rethrows -> R {
        core.pointee.keepsContainers = true
        defer { endCall() }
        return try body()
    }

    /// From now on what somebody still has is held apart.
    private func endCall() {
        core.pointee.keepsContainers = false
        var escaped = core.pointee.otherContainers.filter { !$0.isFree }
        if !core.pointee.otherContainers.isEmpty { core.pointee.otherContainers = [] }
        workspace.forEachTable { table in
            if table.core.pointee.call == call { table.removeContainersInUse(&escaped) }
        }
        for table in core.pointee.tables.values { table.removeContainersInUse(&escaped) }
        if !escaped.isEmpty { EscapedContainers.add(escaped, self) }
    }
}

/// The containers that somebody has though their call is over, and the states that they read from.
///
/// A model may store the container that it decodes from. Nobody tells when it lets go of it, so each call that begins
/// looks at some of these.
enum EscapedContainers {
    /// It is looked at under the lock, and given up by who took it out.
    private struct Entry: @unchecked Sendable {
        let container: KeptContainer
        let state: DecodingState
    }

    private struct Entries {
        var all: [Entry] = []
        /// The number of the one to look at next.
        var next = 0
    }

    private static let entries = Locked(Entries())

    static func add(_ containers: [KeptContainer], _ state: DecodingState) {
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
