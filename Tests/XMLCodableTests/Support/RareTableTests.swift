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
