import Testing

@testable import XMLCodable

@Suite("DecodingPlace")
struct DecodingPlaceTests {
    @Test("A decoder fits into its existential container")
    func size() {
        #expect(MemoryLayout<DecodingPlace>.size <= 16)
        #expect(MemoryLayout<ValueDecoder>.size <= 24)
    }

    @Test("An index is a key with an integer value, a name is a key without")
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
