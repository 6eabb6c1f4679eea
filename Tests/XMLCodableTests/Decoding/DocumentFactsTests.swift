import Foundation
import Testing
import XMLCodable

@Suite("Notes about a document")
struct DocumentFactsTests {
    private final class Calls: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0

        func add() { lock.withLock { count += 1 } }
        var total: Int { lock.withLock { count } }
    }

    @Test("A custom key strategy is asked only about names that the keys can have", arguments: [200, 400])
    func callsOfCustomStrategies(count: Int) throws {
        struct Item: Decodable, Equatable {
            var a: Int
            @XMLAttribute var b: Int
            var far: Int?
            enum CodingKeys: String, CodingKey { case a, b, far = "c.d" }
        }
        struct Near: Decodable { var a: Int }
        let calls = Calls()
        let strategy = XMLDecoder.KeyDecodingStrategy.custom { path in
            calls.add()
            return OpenKey((path.last?.stringValue ?? "").lowercased())
        }
        let xml = "<d>" + (0..<count).map { #"<K\#($0) B="2"><A>1</A></K\#($0)>"# }.joined() + "</d>"
        let items = try decoded([String: Near].self, xml) { $0.keyDecodingStrategy = strategy }
        #expect(items.count == count)
        #expect(items["K7"]?.a == 1)
        #expect(calls.total < 10 * count)
        // Paths reach further, so all names count, but the result is the same.
        let far = #"<d><K B="2"><A>1</A><C><D>3</D></C></K><L B="2"><A>1</A></L></d>"#
        let found = try decoded([String: Item].self, far) { $0.keyDecodingStrategy = strategy }
        #expect(found == ["K": Item(a: 1, b: 2, far: 3), "L": Item(a: 1, b: 2, far: nil)])
    }
}
