/// The source that a keyed container reads from.
struct KeyedContent: BitwiseCopyable {
    /// The state, kept alive as described at ``KeptContainer``; the state keeps the table alive.
    var state: Unmanaged<DecodingState>
    var table: Unmanaged<DecodingKeyTable>
    var node: UInt32
    var path: Int32
    /// The index of the map of a dictionary that is represented as entries; negative otherwise.
    var entries: Int32 = -1
    var isDictionary = false
}

/// Vending containers, which are reused once they have no other owner.
extension DecodingState {
    /// Returns a container for the keys of an element.
    @inline(__always)
    func container<Key: CodingKey>(_ type: Key.Type, _ place: DecodingPlace) -> KeyedDecodingContainer<Key> {
        container(
            type,
            KeyedContent(
                state: .passUnretained(self), table: tableReference(type, place, isLiteral: false), node: place.node,
                path: place.path))
    }

    /// Returns a container for keys of the content's table.
    func container<Key: CodingKey>(_ type: Key.Type, _ content: KeyedContent) -> KeyedDecodingContainer<Key> {
        guard core.pointee.keepsContainers,
            let free = content.table._withUnsafeGuaranteedRef({ $0.core.pointee.containers.free })
        else { return makeContainer(type, content) }
        return free._withUnsafeGuaranteedRef { kept in
            kept.content.assumingMemoryBound(to: KeyedContent.self).pointee = content
            // A table has one key type, and so have the containers that it keeps.
            return kept.container(as: KeyedDecodingContainer<Key>.self)
        }
    }

    @inline(never)
    private func makeContainer<Key: CodingKey>(
        _ type: Key.Type, _ content: KeyedContent
    ) -> KeyedDecodingContainer<Key> {
        let cell = UnsafeMutablePointer<KeyedContent>.allocate(capacity: 1)
        cell.initialize(to: content)
        let container = KeyedDecodingContainer(KeyedDecoding<Key>(content: cell))
        guard let kept = KeptContainer.keeping(container, cell) else {
            // A different standard library, whose containers are more than a reference.
            _ = Unmanaged.passRetained(self)
            return container
        }
        if !core.pointee.keepsContainers {
            EscapedContainers.add([kept], self)
        } else if !content.table._withUnsafeGuaranteedRef({ $0.core.pointee.containers.keep(kept) }) {
            core.pointee.otherContainers.keep(kept)
        }
        return container
    }

    /// Runs `body` while containers can be reused for other elements.
    func keepingContainers<R>(_ body: () throws -> R) rethrows -> R {
        core.pointee.keepsContainers = true
        defer { endCall() }
        return try body()
    }

    /// Ends the reuse of containers, and hands those that are still in use over to ``EscapedContainers``.
    private func endCall() {
        core.pointee.keepsContainers = false
        var escaped: [KeptContainer] = []
        core.pointee.otherContainers.removeAll(&escaped)
        workspace.forEachTable { table in
            if table.core.pointee.call == call { table.core.pointee.containers.removeContainersInUse(&escaped) }
        }
        for table in core.pointee.tables.values { table.core.pointee.containers.removeContainersInUse(&escaped) }
        if !escaped.isEmpty { EscapedContainers.add(escaped, self) }
    }
}
