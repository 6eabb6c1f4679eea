import Foundation
import Testing
import XMLCodable

/// Checks that a model's JSON is plain: the value encodes into the text, and the text decodes into an equal value.
func expectJSON<Value: Codable & Equatable>(
    _ json: String, _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let written = String(decoding: try encoder.encode(value), as: UTF8.self)
    #expect(written == json, sourceLocation: sourceLocation)
    let decoded = try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    #expect(decoded == value, sourceLocation: sourceLocation)
}

/// Decodes JSON text.
func decodedJSON<Value: Decodable>(_ type: Value.Type = Value.self, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// Checks the sentence of the error of decoding a document.
func expectSentence<Value: Decodable>(
    _ type: Value.Type, _ xml: String, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ configure: (XMLDecoder) -> Void = { _ in }
) { expectEqual(refusal(type, xml, configure)?.sentence, sentence, sourceLocation: sourceLocation) }

/// Checks the sentence of the error of encoding a value.
func expectSentence<Value: Encodable>(
    _ value: Value, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation
) { expectEqual(refusal(value)?.sentence, sentence, sourceLocation: sourceLocation) }

/// The error thrown when encoding a value.
func unwritable<Value: Encodable>(_ value: Value) -> (path: [String], sentence: String)? { refusal(value) }

/// The error thrown when decoding a document.
func unreadable<Value: Decodable>(
    _ type: Value.Type, _ xml: String, _ configure: (XMLDecoder) -> Void = { _ in }
) -> DecodingFailure? { refusal(type, xml, configure) }

/// The error that `body` is expected to throw.
func unreadable(_ body: () throws -> Any) -> DecodingFailure? { refusal(body) }
