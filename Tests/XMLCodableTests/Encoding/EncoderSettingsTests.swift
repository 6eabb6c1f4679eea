import Testing

@testable import XMLCodable

struct EncoderSettingsTests {
    /// The identity of the state that a call uses, without keeping the state alive.
    private func state(_ settings: EncoderSettings) throws -> ObjectIdentifier {
        try settings.call { ObjectIdentifier($0) }
    }

    @Test("A call reuses the state of the previous one")
    func reuse() throws {
        let settings = EncoderSettings()
        settings.change { $0.limits.depth = 10 }
        let first = try state(settings)
        try expectEqual(state(settings), first)
        expectEqual(settings.options.limits.depth, 10)
    }

    @Test("State that is still referenced is not reused")
    func kept() throws {
        let settings = EncoderSettings()
        settings.change { $0.limits.depth = 10 }
        let kept = try settings.call { $0 }
        #expect(try state(settings) != ObjectIdentifier(kept))
    }

    @Test("State is not reused after the options have changed, even during a call")
    func changed() throws {
        let settings = EncoderSettings()
        settings.change { $0.limits.depth = 10 }
        let limits = try [5, 7].map { limit in
            try settings.call { state in
                settings.change { $0.limits.depth = limit }
                return state.options.limits.depth
            }
        }
        expectEqual(limits, [10, 5])
    }

    @Test("Calls at the same time have states of their own, and later calls reuse all of them")
    func nested() throws {
        let settings = EncoderSettings()
        settings.change { $0.limits.depth = 10 }
        func states() throws -> Set<ObjectIdentifier> {
            try settings.call { outer in
                try settings.call { inner in [ObjectIdentifier(outer), ObjectIdentifier(inner)] }
            }
        }
        let first = try states()
        expectEqual(first.count, 2)
        try expectEqual(states(), first)
    }

    @Test("State that has grown too much is not reusable")
    func grown() throws {
        let settings = EncoderSettings()
        settings.change { $0.limits.depth = 10 }
        let isReusable = try settings.call { state in
            for number in 0..<3_000 { _ = state.vocabulary.plainEntry("n\(number)", .element) }
            return state.isReusable
        }
        #expect(!isReusable)
    }

    @Test("A failed call leaves nothing behind")
    func failed() throws {
        let encoder = XMLEncoder()
        for _ in 0..<3 {
            #expect(throws: EncodingError.self) { try encoder.encode(["a": ["b": "\u{0}"]]) }
            try expectEqual(encoder.encodeToString(["a": 1], withRootKey: "r"), "<r><a>1</a></r>")
        }
    }
}
