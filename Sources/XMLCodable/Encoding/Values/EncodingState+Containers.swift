/// What a keyed container writes to.
struct KeyedTarget: BitwiseCopyable {
    /// See ``KeptContainer`` for the owner of the state.
    let state: Uncounted<EncodingState>
    let table: KeyTableID
    let frame: FrameID
}

/// Handing out containers, reusing earlier ones that are no longer referenced.
extension EncodingState {
    /// Returns a container for the keys of a table, which must be a table of this key type.
    @inline(__always)
    func container<Key: CodingKey>(
        _ type: Key.Type, _ table: KeyTableID, _ frame: FrameID
    ) -> KeyedEncodingContainer<Key> {
        // The call keeps the state alive, and the container does afterward.
        let target = unsafe KeyedTarget(state: Uncounted(self), table: table, frame: frame)
        guard let free = unsafe containers.free(table) else { return makeContainer(type, target) }
        return unsafe free._withUnsafeGuaranteedRef { kept in
            // The content was made by `makeContainer`.
            unsafe kept.content.assumingMemoryBound(to: KeyedTarget.self).pointee = target
            return kept.container(as: KeyedEncodingContainer<Key>.self)
        }
    }

    @inline(never)
    private func makeContainer<Key: CodingKey>(_ type: Key.Type, _ target: KeyedTarget) -> KeyedEncodingContainer<Key> {
        guard containers.isKeeping else { return owningContainer(type, target) }
        let memory = ContainerContent(StateBox(target))
        let container = KeyedEncodingContainer(KeyedEncoding<Key>(memory))
        guard let kept = KeptContainer.keeping(container, memory) else {
            unsafe memory.memory.deallocate()
            return owningContainer(type, target)
        }
        containers.keep(kept, target.table)
        return container
    }

    /// Returns a container that keeps what it writes to alive.
    private func owningContainer<Key: CodingKey>(
        _ type: Key.Type, _ target: KeyedTarget
    ) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(KeyedEncoding<Key>(ContainerContent(owning: StateBox(target), of: self)))
    }

    /// Ends the reuse of containers. Those that are still in use become owners of the state.
    func endCall() {
        for container in containers.endCall() { container.becomeOwner(of: self) }
    }
}
