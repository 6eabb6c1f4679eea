import Testing

@testable import XMLCodable

@Suite("Places of values and their keys")
struct DecodingPlaceTests {
    @Test("A decoder fits into its existential")
    func size() {
        #expect(MemoryLayout<DecodingPlace>.size <= 16)
        #expect(MemoryLayout<ValueDecoder>.size <= 24)
    }

    @Test("An index is a key with a number, a name one without")
    func keys() {
        #expect(XMLIndexKey(3).stringValue == "Index 3")
        #expect(XMLIndexKey(3).intValue == 3)
        #expect(XMLIndexKey(intValue: 3)?.index == 3)
        #expect(XMLIndexKey(stringValue: "3") == nil)
        #expect(XMLNameKey("a").stringValue == "a")
        #expect(XMLNameKey(stringValue: "a")?.stringValue == "a")
        #expect(XMLNameKey("a").intValue == nil)
        #expect(XMLNameKey(intValue: 1) == nil)
    }
}
