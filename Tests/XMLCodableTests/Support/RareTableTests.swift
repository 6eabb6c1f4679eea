import Testing

@testable import XMLCodable

/// Tables that are compiled once.
struct RareTableTests {
    @Test("A table does what a dictionary does", arguments: [3, 1_000])
    func likeADictionary(keyCount: Int) {
        var random = SplitMix(seed: UInt64(keyCount))
        var table = RareTable<String, [Int]>()
        var dictionary: [String: [Int]] = [:]
        for step in 0..<3_000 {
            let key = "key \(Int.random(in: 0..<keyCount, using: &random))"
            switch Int.random(in: 0..<8, using: &random) {
            case 0...2:
                table[key] = [step]
                dictionary[key] = [step]
            case 3...5:
                table.update(key, default: [-1]) { $0.append(step) }
                dictionary[key, default: [-1]].append(step)
            case 6:
                table[key] = nil
                dictionary[key] = nil
            default:
                expectEqual(table[key], dictionary[key])
            }
            expectEqual(table.count, dictionary.count)
            expectEqual(table.isEmpty, dictionary.isEmpty)
        }
        let entries = table.entries()
        expectEqual(entries.count, dictionary.count)
        expectEqual(Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.value) }), dictionary)
        let copy = table
        table.removeAll()
        #expect(table.isEmpty && table.entries().isEmpty)
        expectEqual(copy.count, dictionary.count)
    }
}

/// Sets that are compiled once.
struct RareSetTests {
    @Test("A set does what the standard library's set does, and without elements it is empty", arguments: [3, 1_000])
    func likeASet(elementCount: Int) {
        var random = SplitMix(seed: UInt64(elementCount))
        func element() -> String { "element \(Int.random(in: 0..<elementCount, using: &random))" }
        let first = (0..<elementCount / 2).map { _ in element() }
        var rare = RareSet(first)
        var set = Set(first)
        for _ in 0..<3_000 {
            if Bool.random(using: &random) {
                let new = element()
                expectEqual(rare.insert(new), set.insert(new).inserted)
            } else if Bool.random(using: &random) {
                let new = [element(), element()]
                rare.insert(contentsOf: new)
                set.formUnion(new)
            }
            let other = element()
            expectEqual(rare.contains(other), set.contains(other))
        }
        expectEqual(rare.array().sorted(), set.sorted())
        let copy = rare
        rare.insert("another")
        #expect(rare.contains("another") && !copy.contains("another"))
        #expect(RareSet<Int>().isEmpty)
        #expect(RareSet<Int>([]).isEmpty)
        #expect(!RareSet([1]).isEmpty)
    }
}

struct IdentityTableTests {
    private final class Object {}

    @Test("Every value is found by its identity, and nothing else is", arguments: [0, 1, 7, 8, 9, 16, 17, 1_000])
    func found(count: Int) {
        let objects = (0..<count).map { _ in Object() }
        var table = IdentityTable<Int>()
        for (number, object) in objects.enumerated() {
            expectNil(table[ObjectIdentifier(object)])
            table.set(number, ObjectIdentifier(object))
        }
        for (number, object) in objects.enumerated() { expectEqual(table[ObjectIdentifier(object)], number) }
        let other = Object()
        expectNil(table[ObjectIdentifier(other)])
    }
}
