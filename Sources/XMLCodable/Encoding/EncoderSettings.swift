/// The options of an encoder, and the states that earlier calls built up under them.
///
/// It is `Sendable` because its only variable is used under a lock.
final class EncoderSettings: @unchecked Sendable {
    /// Read and replaced only under the lock of the settings.
    private var current = EncoderConfiguration.standard

    private var configuration: EncoderConfiguration { SharedLocks.withLock(of: self) { current } }

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
final class EncoderConfiguration: Sendable {
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
        var state = takeState() ?? EncodingState(options)
        state.begin()
        defer { giveBack(&state) }
        return try body(state)
    }

    private func takeState() -> EncodingState? {
        isStandard ? Self.standardStates.take() : spare.withLock { $0.popLast() }?.object
    }

    private func giveBack(_ state: inout EncodingState) {
        state.endCall()
        state.reset()
        // A container or encoder that outlives the call must not write to the next document.
        guard isKnownUniquelyReferenced(&state), state.isReusable else { return }
        if isStandard {
            _ = Self.standardStates.put(state)
            return
        }
        let spare = Pooled(object: state)
        self.spare.withLock { if $0.count < Self.poolSize { $0.append(spare) } }
    }
}
