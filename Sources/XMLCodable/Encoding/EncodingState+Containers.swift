/// What a keyed container writes to.
struct KeyedTarget: BitwiseCopyable {
    /// Who keeps the state is told at ``KeptContainer``; the state keeps the table.
    let state: Unmanaged<EncodingState>
    let table: UnsafeMutablePointer<KeyTable>
    let frame: Int32
    let serial: Int32
}

/// Handing out containers: of the last ones, where nobody has them any more.
extension EncodingState {
    /// A container for the keys of a table, which is one of their type.
    @inline(__always)
    func container<Key: CodingKey>(
        _ type: Key.Type, _ table: UnsafeMutablePointer<KeyTable>, _ handle: Handle
    ) -> KeyedEncodingContainer<Key> {
        let target = KeyedTarget(
            state: .passUnretained(self), table: table, frame: handle.frame, serial: handle.serial)
        if !table.pointee.isInUse { use(table) }
        // Only a call that keeps containers marks tables as in use.
        guard table.pointee.isInUse, let free = table.pointee.containers.free else {
            return makeContainer(type, target)
        }
        return free._withUnsafeGuaranteedRef { kept in
            kept.content.assumingMemoryBound(to: KeyedTarget.self).pointee = target
            return kept.container(as: KeyedEncodingContainer<Key>.self)
        }
    }

    @inline(never)
    private func makeContainer<Key: CodingKey>(_ type: Key.Type, _ target: KeyedTarget) -> KeyedEncodingContainer<Key> {
        let cell = UnsafeMutablePointer<KeyedTarget>.allocate(capacity: 1)
        cell.initialize(to: target)
        let container = KeyedEncodingContainer(KeyedEncoding<Key>(content: cell))
        guard let kept = KeptContainer.keeping(container, cell) else {
            // Another standard library, whose containers are more than a reference.
            _ = Unmanaged.passRetained(self)
            return container
        }
        if !core.pointee.keepsContainers {
            EscapedContainers.add([kept], self)
        } else if !target.table.pointee.containers.keep(kept) {
            core.pointee.otherContainers.keep(kept)
        }
        return container
    }

    /// Takes note of a table whose containers this call hands out.
    @inline(never)
    private func use(_ table: UnsafeMutablePointer<KeyTable>) {
        guard core.pointee.keepsContainers else { return }
        table.pointee.isInUse = true
        table.pointee.nextInUse = core.pointee.tablesInUse
        core.pointee.tablesInUse = table
    }

    /// Lets containers go on to other elements from now on, while the caller holds the state.
    func beginCall() {
        core.pointee.keepsContainers = true
    }

    /// From now on what somebody still has is held apart, and the state with it.
    func endCall() {
        core.pointee.keepsContainers = false
        var escaped: [KeptContainer] = []
        core.pointee.otherContainers.removeAll(&escaped)
        while let table = core.pointee.tablesInUse {
            table.pointee.containers.removeContainersInUse(&escaped)
            table.pointee.isInUse = false
            core.pointee.tablesInUse = table.pointee.nextInUse
        }
        if !escaped.isEmpty { EscapedContainers.add(escaped, self) }
    }
}
