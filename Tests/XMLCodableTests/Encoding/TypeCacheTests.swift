import Testing

@testable import XMLCodable

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

    @Test("types that are in use stay, wherever they are and whatever was used before", arguments: [2, 3, 4])
    func stays(count: Int) {
        var cache = TypeCache<Int32>(vacant: -1)
        for number in 0..<1000 { _ = use(number, in: &cache) }
        for first in 0..<1000 {
            let types = (0..<count).map { (first + $0 * $0 * 7) % 1000 }
            for _ in 1...2 { for type in types { _ = use(type, in: &cache) } }
            let missing = types.filter { !use($0, in: &cache) }
            #expect(missing.isEmpty, "\(missing) of \(types)")
        }
    }

    @Test("a value depends on the owner, and nothing is left after removal")
    func owners() {
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
