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

/// Handing out containers: of the last ones, where nobody has them any more.
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

    /// A container for keys of the content's table.
    func container<Key: CodingKey>(_ type: Key.Type, _ content: KeyedContent) -> KeyedDecodingContainer<Key> {
        guard core.pointee.keepsContainers,
            let free = content.table._withUnsafeGuaranteedRef({ $0.core.pointee.containers.free })
        else { return makeContainer(type, content) }
        return free._withUnsafeGuaranteedRef { kept in
            kept.content.assumingMemoryBound(to: KeyedContent.self).pointee = content
            // A table is of one key type, and so are the containers that it keeps.
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
            // Another standard library, whose containers are more than a reference.
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

    /// Lets containers go on to other elements while `body` runs.
    func keepingContainers<R>(_ body: () throws -> R) rethrows -> R {
        core.pointee.keepsContainers = true
        defer { endCall() }
        return try body()
    }

    /// From now on what somebody still has is held apart.
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
