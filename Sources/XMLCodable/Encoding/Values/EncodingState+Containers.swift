/// What a keyed container writes to.
@safe
struct KeyedTarget: BitwiseCopyable {
    /// See ``KeptContainer`` for the owner of the state.
    private let state: Unmanaged<EncodingState>
    let table: KeyTableID
    let frame: FrameID

    /// The state must be kept alive for as long as the target is in use.
    @unsafe
    init(_ state: EncodingState, _ table: KeyTableID, _ frame: FrameID) {
        unsafe self.state = .passUnretained(state)
        self.table = table
        self.frame = frame
    }

    /// Calls `body` with the state, without reference counting.
    @inline(__always)
    func withState<R>(_ body: (EncodingState) throws -> R) rethrows -> R {
        // The call, or `EscapedContainers`, keeps the state alive: see `init`.
        unsafe try state._withUnsafeGuaranteedRef(body)
    }
}

/// The target of a keyed container, in memory that its ``KeptContainer`` owns.
@safe
struct KeyedTargetCell: BitwiseCopyable {
    private let memory: UnsafeMutablePointer<KeyedTarget>

    init(_ target: KeyedTarget) {
        unsafe memory = .allocate(capacity: 1)
        unsafe memory.initialize(to: target)
    }

    /// The target. The container through which the cell is used keeps it alive.
    var target: KeyedTarget {
        @inline(__always) get { unsafe memory.pointee }
    }

    func keep<Container>(_ container: Container) -> KeptContainer? {
        // The kept container is the owner of the memory from now on.
        unsafe KeptContainer.keeping(container, memory)
    }

    static func set(_ target: KeyedTarget, _ kept: KeptContainer) {
        // The memory was passed to `keep`.
        unsafe kept.content.assumingMemoryBound(to: KeyedTarget.self).pointee = target
    }
}

/// Handing out containers, reusing earlier ones that are no longer referenced.
extension EncodingState {
    /// Returns a container for the keys of a table, which must be a table of this key type.
    @inline(__always)
    func container<Key: CodingKey>(
        _ type: Key.Type, _ table: KeyTableID, _ frame: FrameID
    ) -> KeyedEncodingContainer<Key> {
        // The call keeps the state alive, and `EscapedContainers` does afterward.
        let target = unsafe KeyedTarget(self, table, frame)
        guard let free = unsafe containers.free(table) else { return makeContainer(type, target) }
        return unsafe free._withUnsafeGuaranteedRef { kept in
            KeyedTargetCell.set(target, kept)
            return kept.container(as: KeyedEncodingContainer<Key>.self)
        }
    }

    @inline(never)
    private func makeContainer<Key: CodingKey>(_ type: Key.Type, _ target: KeyedTarget) -> KeyedEncodingContainer<Key> {
        let cell = KeyedTargetCell(target)
        let container = KeyedEncodingContainer(KeyedEncoding<Key>(cell: cell))
        guard let kept = cell.keep(container) else {
            // In another standard library, a container may be more than one reference. The state is then never
            // released.
            _ = unsafe Unmanaged.passRetained(self)
            return container
        }
        if containers.isKeeping { containers.keep(kept, target.table) } else { EscapedContainers.add([kept], self) }
        return container
    }

    /// Ends the reuse of containers. Containers that are still referenced are set aside, together with the state.
    func endCall() {
        let escaped = containers.endCall()
        if !escaped.isEmpty { EscapedContainers.add(escaped, self) }
    }
}
