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
        // The call keeps the state alive, and `EscapedContainers` does afterward.
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
        let cell = StateBox(target)
        let container = KeyedEncodingContainer(KeyedEncoding<Key>(cell: cell))
        // The container points to the memory of the cell, which is freed with it.
        guard let kept = unsafe KeptContainer.keeping(container, cell.owned()) else {
            unsafe cell.deallocate()
            return KeyedEncodingContainer(OwningKeyedEncoding<Key>(state: self, target: target))
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

/// A keyed container that keeps what it writes to alive, for a standard library whose containers cannot be kept and
/// reused as described at ``KeptContainer``.
struct OwningKeyedEncoding<Key: CodingKey>: UniformKeyedEncoding {
    /// The memory to which the plain container points.
    private final class Owner {
        let state: EncodingState
        let cell: StateBox<KeyedTarget>

        init(_ state: EncodingState, _ target: KeyedTarget) {
            self.state = state
            cell = StateBox(target)
        }

        // The plain container lives inside the owning one.
        deinit { unsafe cell.deallocate() }
    }

    private let owner: Owner

    init(state: EncodingState, target: KeyedTarget) { owner = Owner(state, target) }

    /// The container that does the work.
    private var base: KeyedEncoding<Key> { KeyedEncoding(cell: owner.cell) }

    var codingPath: [any CodingKey] { base.codingPath }
    func encodeNil(forKey key: Key) throws { try base.encodeNil(forKey: key) }
    func put<T: Encodable>(_ value: T, forKey key: Key) throws { try base.encode(value, forKey: key) }
    func putIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        try base.encodeIfPresent(value, forKey: key)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        base.nestedContainer(keyedBy: type, forKey: key)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        base.nestedUnkeyedContainer(forKey: key)
    }

    func superEncoder() -> any Encoder { base.superEncoder() }
    func superEncoder(forKey key: Key) -> any Encoder { base.superEncoder(forKey: key) }
}
