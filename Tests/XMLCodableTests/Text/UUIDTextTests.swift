import Testing

@testable import XMLCodable

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct UUIDTextTests {
    private static func uuid(_ bytes: ByteSlice) throws(ValueTextError) -> UUID {
        let (high, low) = try UUIDText.parse(bytes)
        return UUID(high: high, low: low)
    }

    @Test("A UUID is read and written as Foundation does, in every place, and nothing else is read")
    func ids() throws {
        var source = SplitMix(seed: 36)
        for _ in 0..<500 {
            let (high, low) = (source.next(), source.next())
            let uuid = UUID(high: high, low: low)
            let text = uuid.uuidString
            expectEqual(written { UUIDText.append(high: high, low: low, to: &$0) }, text)
            #expect(uuid.halves == (high, low))
            for spelling in [text, text.lowercased(), " \n\(text)\t"] {
                expectEqual(outcome(spelling, Self.uuid), .success(try #require(UUID(uuidString: text))))
            }
        }
        let ids = (1...4).map { UUID(high: UInt64($0) << 60 | 7, low: 1 << 63 | UInt64($0)) }
        let model = Model(id: ids[0], all: [ids[1], ids[2]], one: ids[3], many: ids)
        let xml = try encoded(model)
        expectPart(xml, "<r id=\"\(ids[0].uuidString)\"><all>\(ids[1]) \(ids[2])</all><one>\(ids[3])</one>")
        try expectEqual(decoded(Model.self, xml), model)
        try expectNil(decoded(Model.self, "<r id='\(ids[0])'><all/><one/></r>").one)
        forEachRow([
            "", " ", "0", "01234567-89AB-CDEF-0123-456789ABCDE", "01234567-89AB-CDEF-0123-456789ABCDEF0",
            "0123456789AB-CDEF-0123-4567-89ABCDEF", "01234567-89AB-CDEF-0123-456789ABCDEG",
            "{01234567-89AB-CDEF-0123-456789ABCD}", "01234567_89AB_CDEF_0123_456789ABCDEF",
            "+1234567-89AB-CDEF-0123-456789ABCDEF", " 1234567-89AB-CDEF-0123-456789ABCDEF",
            "0x234567-89AB-CDEF-0123-456789ABCDEF", "01234567-89AB-CDEF-0123-45678 ABCDEF",
        ]) { text in
            expectEqual(outcome(text, Self.uuid), .failure(text.allSatisfy { $0 == " " } ? .empty : .malformed))
        }
    }

    struct Model: Codable, Equatable {
        @XMLAttribute var id: UUID
        @XMLList var all: [UUID]
        var one: UUID?
        var many: [UUID]
    }
}
