import Testing

@testable import XMLCodable

@Suite("EncoderSettings")
struct EncoderSettingsTests {
    /// The identity of the state that a call uses, without keeping the state alive.
    private func state(_ settings: EncoderSettings) throws -> ObjectIdentifier {
        try settings.call { _ in
            0
        } take: { state, _ in
            ObjectIdentifier(state)
        }
    }

    @Test("A call reuses the state of the previous one")
    func reuse() throws {
        let settings = EncoderSettings()
        settings.set(\.limits.depth, 10)
        let first = try state(settings)
        #expect(try state(settings) == first)
        #expect(settings.get(\.limits.depth) == 10)
    }

    @Test("State that is still referenced is not reused")
    func kept() throws {
        let settings = EncoderSettings()
        settings.set(\.limits.depth, 10)
        let kept = try settings.call { _ in
            0
        } take: { state, _ in
            state
        }
        #expect(try state(settings) != ObjectIdentifier(kept))
    }

    @Test("State is not reused after the options have changed, even during a call")
    func changed() throws {
        let settings = EncoderSettings()
        settings.set(\.limits.depth, 10)
        let limits = try [5, 7].map { limit in
            try settings.call { _ in
                settings.set(\.limits.depth, limit)
                return 0
            } take: { state, _ in
                state.options.limits.depth
            }
        }
        #expect(limits == [10, 5])
    }

    @Test("State that has grown too much is not reusable")
    func grown() throws {
        let settings = EncoderSettings()
        settings.set(\.limits.depth, 10)
        let isReusable = try settings.call { state in
            for number in 0..<3_000 { _ = state.plainEntry("n\(number)", KeyEntry.Kind.element) }
            return 0
        } take: { state, _ in
            state.isReusable
        }
        #expect(!isReusable)
    }

    @Test("A failed call leaves nothing behind")
    func failed() throws {
        let encoder = XMLEncoder()
        for _ in 0..<3 {
            #expect(throws: EncodingError.self) { try encoder.encode(["a": ["b": "\u{0}"]]) }
            #expect(try encoder.encodeToString(["a": 1], withRootKey: "r") == "<r><a>1</a></r>")
        }
    }
}
