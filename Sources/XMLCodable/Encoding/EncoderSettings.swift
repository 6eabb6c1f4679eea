/// The options of an encoder, and the state that its last call built up under them.
final class EncoderSettings: Sendable {
    private let storage = Locked(Storage())

    /// The storage shared by encoders whose options were never set, since many encoders encode only one value.
    private static let common = Locked(Storage())

    private struct Storage: @unchecked Sendable {
        var options = SharedEncodingOptions.standard
        /// The state of the last call, kept for the next one; a call that takes it has exclusive access.
        var spare: EncodingState?
        /// The number of times the options were changed.
        var generation = 0
    }

    func get<Value: Sendable>(_ path: any KeyPath<EncodingOptions, Value> & Sendable) -> Value {
        storage.withLock { $0.options.value[keyPath: path] }
    }

    func set<Value: Sendable>(_ path: any WritableKeyPath<EncodingOptions, Value> & Sendable, _ value: Value) {
        let old = storage.withLock { storage in
            let old = storage
            var options = old.options.value
            options[keyPath: path] = value
            storage.options = SharedEncodingOptions(options)
            storage.spare = nil
            storage.generation += 1
            return old
        }
        // Released outside of the lock: an object in the user info may use the encoder in its `deinit`.
        withExtendedLifetime(old) {}
    }

    /// Runs one call of the encoder: takes a state, writes the document, takes the result, and keeps the state for the
    /// next call if possible.
    func call<R>(
        write: (EncodingState) throws -> Int, take: (EncodingState, Int) throws -> R
    ) throws -> R {
        EscapedContainers.sweep()
        var (state, generation) = takeState()
        state.beginCall()
        defer { giveBack(&state, generation) }
        do {
            let start = try write(state)
            if !state.dependsOnHistory { return try take(state, start) }
        } catch  where !state.mayDependOnHistory {
            throw error
        } catch {
            // The retry below shows whether the value itself fails.
        }
        // A value must always be written the same way, so write it again without state from earlier values.
        state.endCall()
        state = EncodingState(state.options)
        state.beginCall()
        return try take(state, write(state))
    }

    private func takeState() -> (EncodingState, Int) {
        let own = storage.withLock { storage in
            defer { storage.spare = nil }
            return Taken(state: storage.spare, generation: storage.generation)
        }
        if let state = own.state { return (state, own.generation) }
        if own.generation == 0 {
            let common = Self.common.withLock { storage in
                defer { storage.spare = nil }
                return Taken(state: storage.spare, generation: 0)
            }
            if let state = common.state { return (state, 0) }
        }
        let current = storage.withLock { Snapshot(options: $0.options, generation: $0.generation) }
        return (EncodingState(current.options.value), current.generation)
    }

    private func giveBack(_ state: inout EncodingState, _ generation: Int) {
        state.endCall()
        state.reset()
        // A container or encoder that outlives the call must not write to the next document.
        guard isKnownUniquelyReferenced(&state), state.isReusable else { return }
        let spare = Taken(state: state, generation: generation)
        let old = (generation == 0 ? Self.common : storage).withLock { storage in
            let old = Taken(state: storage.spare, generation: storage.generation)
            if storage.generation == spare.generation { storage.spare = spare.state }
            return old
        }
        // Released outside of the lock, as above.
        withExtendedLifetime(old) {}
    }

    private struct Snapshot: Sendable {
        let options: SharedEncodingOptions
        let generation: Int
    }

    /// Carries a state, which only one call uses at a time, through the lock.
    private struct Taken: @unchecked Sendable {
        let state: EncodingState?
        let generation: Int
    }
}
