import Testing

@testable import XMLCodable

struct DecodingPlaceTests {
    @Test("A decoder fits into its existential container")
    func size() {
        #expect(MemoryLayout<DecodingPlace>.size <= 16)
        #expect(MemoryLayout<ValueDecoder>.size <= 24)
    }

    @Test("An index is a key with an integer value, a name is a key without")
    func keys() {
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
