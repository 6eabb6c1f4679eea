import Testing
import XMLCodable

@Suite("Types that place their keys")
struct DynamicNodeCodingTests {
    struct Item: Codable, DynamicNodeEncoding {
        var a = 1
        static func nodeEncoding(for key: any CodingKey) -> XMLNodeEncoding {
            key.stringValue == "a" ? .both : .default
        }
    }

    @Test("An array says what its items say")
    func arrays() {
        struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
        #expect([Item].nodeEncoding(for: Key(stringValue: "a")) == .both)
        #expect([Item].nodeEncoding(for: Key(stringValue: "b")) == .element)
        #expect(XMLNodeEncoding.default == .element)
    }
}
