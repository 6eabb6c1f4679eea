/// The target that a keyed container writes to.
struct KeyedTarget: BitwiseCopyable {
    /// See ``KeptContainer`` for the owner of the state. The state owns the table.
    let state: Unmanaged<EncodingState>
    let table: UnsafeMutablePointer<KeyTable>
    let frame: Int32
    let serial: Int32
}

/// Handing out containers, reusing earlier ones that are no longer referenced.
extension EncodingState {
    /// Returns a container for the keys of a table, which must be a table of this key type.
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
            // In another standard library, a container may be more than one reference. The state is then never
            // released.
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

    /// Records a table whose containers this call hands out.
    @inline(never)
    private func use(_ table: UnsafeMutablePointer<KeyTable>) {
        guard core.pointee.keepsContainers else { return }
        table.pointee.isInUse = true
        table.pointee.nextInUse = core.pointee.tablesInUse
        core.pointee.tablesInUse = table
    }

    /// Allows containers to be reused for other elements from now on; the caller must keep the state alive.
    func beginCall() {
        core.pointee.keepsContainers = true
    }

    /// Ends the reuse of containers. Containers that are still referenced are set aside, together with the state.
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
