import Testing

@testable import XMLCodable

@Suite("Tables that are compiled once")
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
                #expect(table[key] == dictionary[key])
            }
            #expect(table.count == dictionary.count)
            #expect(table.isEmpty == dictionary.isEmpty)
        }
        let entries = table.entries()
        #expect(entries.count == dictionary.count)
        #expect(Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.value) }) == dictionary)
        let copy = table
        table.removeAll()
        #expect(table.isEmpty && table.entries().isEmpty)
        #expect(copy.count == dictionary.count)
    }
}
