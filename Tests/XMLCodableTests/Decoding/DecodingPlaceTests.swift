import Testing

@testable import XMLCodable

struct DecodingPlaceTests {
    @Test("A decoder fits into its existential container; an index is a key with an integer value, a name one without")
    func keys() {
        #expect(MemoryLayout<DecodingPlace>.size <= 16)
        #expect(MemoryLayout<ValueDecoder>.size <= 24)
        expectEqual(XMLIndexKey(3).stringValue, "Index 3")
        expectEqual(XMLIndexKey(3).intValue, 3)
        expectEqual(XMLIndexKey(intValue: 3)?.index, 3)
        expectNil(XMLIndexKey(stringValue: "3"))
        expectEqual(XMLNameKey("a").stringValue, "a")
        expectEqual(XMLNameKey(stringValue: "a")?.stringValue, "a")
        expectNil(XMLNameKey("a").intValue)
        expectNil(XMLNameKey(intValue: 1))
    }
}

/// Lists in a single text.
struct TokenRunTests {
    @Test("The items are those of splitting the text; what does not begin and end between items is none")
    func items() {
        for separator in [nil, ","] as [Character?] {
            var random = SplitMix(seed: 1)
            for _ in 0..<2_000 {
                let text = String(
                    (0..<Int.random(in: 0...9, using: &random)).map { _ in
                        "ab ,\n é".randomElement(using: &random) ?? " "
                    }
                )
                let run = TokenRun(bytes: Array(text.utf8), separator: separator?.asciiValue)
                var found: [String] = []
                var offset = 0
                for _ in 0..<run.count {
                    let (item, next) = run.item(from: offset)
                    found.append(String(decoding: run.bytes[item], as: UTF8.self))
                    // The place of an item, which is not empty, leads to its bytes again.
                    expectEqual(run.item(item.lowerBound, item.upperBound), item.isEmpty ? 0..<0 : item)
                    offset = next
                }
                let isBlank = text.allSatisfy(\.isWhitespace)
                let expected =
                    if let separator {
                        isBlank ? [] : text.split(separator: separator, omittingEmptySubsequences: false).map(trimmed)
                    } else {
                        text.split(whereSeparator: \.isWhitespace).map(String.init)
                    }
                expectEqual(found, expected)
            }
        }
        for (start, end) in [(0, 1), (1, 3), (0, 9), (3, 3), (2, 1)] {
            let run = TokenRun(bytes: Array("ab cd".utf8))
            expectEqual(run.item(start, end), 0..<0)
            expectEqual(run.item(3, 5), 3..<5)
        }
    }

    private func trimmed(_ text: Substring) -> String {
        let start = text.drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
