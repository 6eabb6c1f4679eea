import Foundation
import Testing
import XMLCodable

@Suite("XMLDecoder: bytes")
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
        #expect(try decoder.decode(Model.self, from: bytes) == model)
        #expect(try decoder.decode(Model.self, from: ([0] + bytes).dropFirst()) == model)
        #expect(try decoder.decode(Model.self, from: bytes.lazy.map { $0 }) == model)
        #expect(try decoder.decode(Model.self, from: AnySequence(bytes)) == model)
        #expect(try decoder.decode(Model.self, from: bytes.span) == model)
        #expect(try decoder.decode(String.self, from: bytes.span, at: "b") == "é")
        #expect(try decoder.decode(Int.self, from: bytes, at: "a") == 1)
        #expect(try decoder.decode(Model.self, from: Data(bytes)) == model)
    }

    @Test("Empty and malformed bytes are errors with a place")
    func malformed() throws {
        for bytes in [[], Array("<r>".utf8), [0xFF]] as [[UInt8]] {
            #expect(throws: DecodingError.self) { try XMLDecoder().decode(Int.self, from: bytes) }
            #expect(throws: DecodingError.self) { try XMLDecoder().decode(Int.self, from: bytes.span) }
        }
    }
}
