import Foundation
import Testing
import XMLCodable

struct XMLDecoderBytesTests {
    @Test("Arrays, slices, sequences and spans are documents, with repairs too; bad bytes are errors with a place")
    func sequences() throws {
        let bytes = Array(
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><r><a>1</a><b>\u{E9}</b></r>".unicodeScalars.map {
                UInt8($0.value)
            })
        struct Model: Decodable, Equatable { var a: Int, b: String }
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
        let repairing = XMLDecoder()
        repairing.parsingOptions.repairs = .all
        repairing.unknownNodes = .throw
        for result in results(Array("x<r><i><a>1\u{1}</a>".utf8), at: "i", repairing) {
            try expectEqual(result.get(), Item(a: 1))
        }
        for (bytes, error) in Self.bad {
            let decoder = XMLDecoder()
            decoder.unknownNodes = .throw
            for result in results(bytes, decoder) {
                let found = refusal { try result.get() }?.sentence
                expectEqual(found?.split(separator: "\n").first.map { String($0) }, error)
            }
        }
    }

    private typealias Item = WithA<Int>

    /// What decoding bytes in each form gives: an array, a slice, sequences without storage, and a span.
    private func results(_ text: [UInt8], at path: String? = nil, _ decoder: XMLDecoder) -> [Result<Item, any Error>] {
        [
            Result { try decoder.decode(Item.self, from: text, at: path) },
            Result { try decoder.decode(Item.self, from: ([0x3C] + text).dropFirst(), at: path) },
            Result { try decoder.decode(Item.self, from: text.lazy.map { $0 }, at: path) },
            Result { try decoder.decode(Item.self, from: AnySequence(text), at: path) },
            Result { try decoder.decode(Item.self, from: text.span, at: path) },
        ]
    }

    /// Bad bytes, and the error with its place.
    static let bad: [(bytes: [UInt8], error: String)] = [
        ([], "1:1: the document has no root element"),
        (
            Array("<r>".utf8),
            "1:4: the document ends inside <r>, opened at 1:1; `parsingOptions.repairs = .missingEnd` reads it"
        ),
        ([0xFF], "1:1: byte 0xFF does not begin a valid UTF-8 sequence here"),
        (Array("<r>\n<a>x</a></r>".utf8), #"2:4: expected an integer for WithA<Int>.a at /r/a, found "x""#),
        (Array("<r><b/></r>".utf8), "1:1: expected <a> for WithA<Int>.a at /r, found none"),
        (Array("<r>\n<a>1</a><b/></r>".utf8), "2:9: nothing in WithA<Int> reads <b> at /r/b"),
    ]
}
