/// The options of an encoder, and the states that earlier calls built up under them.
///
/// It is `Sendable` because its only variable is used under a lock.
final class EncoderSettings: @unchecked Sendable {
    /// Read and replaced only under the lock of the settings.
    private var current = EncoderConfiguration.standard

    /// The options as they are now, with the states that were built up under them.
    var configuration: EncoderConfiguration { SharedLocks.withLock(of: self) { current } }

    var options: EncodingOptions { configuration.options }

    // Not optimized: it would be compiled again for each closure.
    @_optimize(none)
    @inline(never)
    func change(_ change: @Sendable (inout EncodingOptions) -> Void) {
        let old = SharedLocks.withLock(of: self) {
            let old = current
            var options = old.options
            change(&options)
            current = EncoderConfiguration(options)
            return old
        }
        // Released outside of the lock: an object in the user info may use the encoder in its `deinit`.
        withExtendedLifetime(old) {}
    }

    /// Runs one call of the encoder with a state that no other call uses.
    func call<R>(_ body: (EncodingState) throws -> R) throws -> R {
        try configuration.call(body)
    }
}

/// Immutable options, and the states of calls that have ended.
///
/// Most documents are small, and half of the time of a call would be spent on allocating buffers and parsing keys. A
/// call takes a state from the pool, or makes one if all of them are in use. What a state has learned only saves work,
/// so it does not matter which one a call gets.
package final class EncoderConfiguration: Sendable {
    let options: EncodingOptions
    /// Whether these are the options of encoders whose options were never set, which share their states.
    private let isStandard: Bool
    private let spare = Locked<[Pooled<EncodingState>]>([])

    static let standard = EncoderConfiguration(EncodingOptions(), isStandard: true)

    private static let poolSize = 16
    /// Programs often create an encoder for each value, on several threads, so each thread has states of its own.
    private static let standardStates = ReusePool<EncodingState>(limit: 4)

    init(_ options: EncodingOptions, isStandard: Bool = false) {
        self.options = options
        self.isStandard = isStandard
    }

    fileprivate func call<R>(_ body: (EncodingState) throws -> R) throws -> R {
        var state = take()
        defer {
            state.endCall()
            state.reset()
            // A container or encoder that outlives the call must not write to the next document.
            if isKnownUniquelyReferenced(&state) { keep(state) }
        }
        return try body(state)
    }

    /// Returns a state that no other call uses, for a call that begins.
    func take() -> EncodingState {
        let spare = isStandard ? Self.standardStates.take() : spare.withLock { $0.popLast() }?.object
        let state = spare ?? EncodingState(options)
        state.begin()
        return state
    }

    /// Keeps a state whose call has ended, and that nothing else refers to, for other calls.
    func keep(_ state: EncodingState) {
        guard state.isReusable else { return }
        if isStandard {
            _ = Self.standardStates.put(state)
            return
        }
        let spare = Pooled(object: state)
        self.spare.withLock { if $0.count < Self.poolSize { $0.append(spare) } }
    }
}
