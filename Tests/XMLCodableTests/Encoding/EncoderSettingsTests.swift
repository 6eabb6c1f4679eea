import Testing

@testable import XMLCodable

struct EncoderSettingsTests {
    /// The identity of the state that a call uses, without keeping the state alive.
    private func state(_ settings: EncoderSettings) throws -> ObjectIdentifier {
        try settings.call { ObjectIdentifier($0) }
    }

    @Test("A call reuses the state of the one before, unless that is in use, has other options or has grown too much")
    func reuse() throws {
        let settings = EncoderSettings()
        settings.change { $0.limits.depth = 10 }
        let first = try state(settings)
        try expectEqual(state(settings), first)
        expectEqual(settings.options.limits.depth, 10)
        settings.change { $0.limits.depth = 10 }
        let kept = try settings.call { $0 }
        #expect(try state(settings) != ObjectIdentifier(kept))
        let shared = EncoderSettings()
        shared.change { $0.limits.depth = 10 }
        func states() throws -> Set<ObjectIdentifier> {
            try shared.call { outer in try shared.call { inner in [ObjectIdentifier(outer), ObjectIdentifier(inner)] } }
        }
        let both = try states()
        expectEqual(both.count, 2)
        try expectEqual(states(), both)
        let encoder = XMLEncoder()
        for _ in 0..<3 {
            #expect(throws: EncodingError.self) { try encoder.encode(["a": ["b": "\u{0}"]]) }
            try expectEqual(encoder.encodeToString(["a": 1], withRootKey: "r"), "<r><a>1</a></r>")
        }
        let others = EncoderSettings()
        others.change { $0.limits.depth = 10 }
        let limits = try [5, 7].map { limit in
            try others.call { state in
                others.change { $0.limits.depth = limit }
                return state.options.limits.depth
            }
        }
        expectEqual(limits, [10, 5])
        others.change { $0.limits.depth = 10 }
        let isReusable = try others.call { state in
            for number in 0..<3_000 { _ = state.vocabulary.plainEntry("n\(number)", .element) }
            return state.isReusable
        }
        #expect(!isReusable)
    }
}

struct TypeCacheTests {
    /// Looks up a type and adds it if it is not there, as the encoder does. Returns whether it was there.
    private func use(_ number: Int, in cache: inout TypeCache<Int32>) -> Bool {
        let type = unsafeBitCast(0x1000 + number * 48, to: ObjectIdentifier.self)
        if let value = cache.value(type) ?? cache.otherValue(type) {
            expectEqual(value, Int32(number))
            return true
        }
        cache.set(Int32(number), type)
        return false
    }

    @Test("Types that are in use stay, whatever was used before; a value depends on the owner until removal")
    func types() {
        for count in [2, 3, 4] {
            var cache = TypeCache<Int32>(vacant: -1)
            for number in 0..<1000 { _ = use(number, in: &cache) }
            for first in 0..<1000 {
                let types = (0..<count).map { (first + $0 * $0 * 7) % 1000 }
                for _ in 1...2 { for type in types { _ = use(type, in: &cache) } }
                let missing = types.filter { !use($0, in: &cache) }
                #expect(missing.isEmpty, "\(missing) of \(types)")
            }
        }
        var cache = TypeCache<Int32>(vacant: -1)
        let type = ObjectIdentifier(Int.self)
        cache.set(1, type)
        cache.set(2, type, owner: 7)
        #expect(cache.value(type) ?? cache.otherValue(type) == 1)
        #expect(cache.value(type, owner: 7) ?? cache.otherValue(type, owner: 7) == 2)
        #expect(cache.value(type, owner: 8) == nil && cache.otherValue(type, owner: 8) == nil)
        cache.removeAll()
        #expect(cache.value(type) == nil && cache.otherValue(type) == nil)
    }
}
