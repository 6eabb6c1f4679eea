/// The options of an encoder, and what its last call learned under them.
final class EncoderSettings: Sendable {
    private let storage = Locked(Storage())

    /// What encoders that nobody has set anything on share, since many encode one value each.
    private static let common = Locked(Storage())

    private struct Storage: @unchecked Sendable {
        var options = SharedEncodingOptions.standard
        /// The state of the last call, for the next one; whoever takes it is alone with it.
        var spare: EncodingState?
        /// Counts the changes of the options.
        var generation = 0
    }

    func get<Value: Sendable>(_ path: any KeyPath<EncodingOptions, Value> & Sendable) -> Value {
        storage.withLock { $0.options.value[keyPath: path] }
    }

    func set<Value: Sendable>(_ path: any WritableKeyPath<EncodingOptions, Value> & Sendable, _ value: Value) {
        storage.withLock { storage in
            var options = storage.options.value
            options[keyPath: path] = value
            storage.options = SharedEncodingOptions(options)
            storage.spare = nil
            storage.generation += 1
        }
    }

    /// A call of the encoder from its start to its end: takes a state, has the document written, takes the result, and
    /// keeps the state for the next call where that is possible.
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
            // Below it is seen whether the value fails by itself.
        }
        // A value is always written the same: without what was learned of others, then.
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
        // A container or an encoder that somebody kept must not meet the next document.
        guard isKnownUniquelyReferenced(&state), state.isReusable else { return }
        let spare = Taken(state: state, generation: generation)
        (generation == 0 ? Self.common : storage).withLock { storage in
            if storage.generation == spare.generation { storage.spare = spare.state }
        }
    }

    private struct Snapshot: Sendable {
        let options: SharedEncodingOptions
        let generation: Int
    }

    /// Carries a state, which one call uses at a time, through the lock.
    private struct Taken: @unchecked Sendable {
        let state: EncodingState?
        let generation: Int
    }
}
