import Foundation
import Testing
import XMLCodable

struct XMLDecoderBytesTests {
    @Test("Arrays, slices, any sequence and spans are documents")
    func sequences() throws {
        let bytes = Array(
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><r><a>1</a><b>\u{E9}</b></r>".unicodeScalars.map {
                UInt8($0.value)
            })
        struct Model: Codable, Equatable {
            var a: Int
            var b: String
        }
        let model = Model(a: 1, b: "é")
        let decoder = XMLDecoder()
        try expectEqual(decoder.decode(Model.self, from: bytes), model)
        try expectEqual(decoder.decode(Model.self, from: ([0] + bytes).dropFirst()), model)
        try expectEqual(decoder.decode(Model.self, from: bytes.lazy.map { $0 }), model)
        try expectEqual(decoder.decode(Model.self, from: AnySequence(bytes)), model)
        try expectEqual(decoder.decode(Model.self, from: bytes.span), model)
        try expectEqual(decoder.decode(String.self, from: bytes.span, at: "b"), "é")
        try expectEqual(decoder.decode(Int.self, from: bytes, at: "a"), 1)
        try expectEqual(decoder.decode(Model.self, from: Data(bytes)), model)
    }

    @Test("Empty and malformed bytes are errors with a place")
    func malformed() throws {
        for bytes in [[], Array("<r>".utf8), [0xFF]] as [[UInt8]] {
            #expect(throws: DecodingError.self) { try XMLDecoder().decode(Int.self, from: bytes) }
            #expect(throws: DecodingError.self) { try XMLDecoder().decode(Int.self, from: bytes.span) }
        }
    }
}
