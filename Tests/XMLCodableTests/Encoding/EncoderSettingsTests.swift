import Testing

@testable import XMLCodable

@Suite("What an encoder keeps between calls")
struct EncoderSettingsTests {
    /// The state that a call works with, kept alive by the caller only as long as wanted.
    private func state(_ settings: EncoderSettings) throws -> ObjectIdentifier {
        try settings.call { _ in
            0
        } take: { state, _ in
            ObjectIdentifier(state)
        }
    }

    @Test("A call takes over what the last one learned")
    func reuse() throws {
        let settings = EncoderSettings()
        settings.set(\.limits.depth, 10)
        let first = try state(settings)
        #expect(try state(settings) == first)
        #expect(settings.get(\.limits.depth) == 10)
    }

    @Test("Not where somebody still has it")
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

    @Test("Not where the options have changed, then or meanwhile")
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

    @Test("Not where it has grown too much")
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

    @Test("Nor where the call failed is anything left of it")
    func failed() throws {
        let encoder = XMLEncoder()
        for _ in 0..<3 {
            #expect(throws: EncodingError.self) { try encoder.encode(["a": ["b": "\u{0}"]]) }
            #expect(try encoder.encodeToString(["a": 1], withRootKey: "r") == "<r><a>1</a></r>")
        }
    }
}
