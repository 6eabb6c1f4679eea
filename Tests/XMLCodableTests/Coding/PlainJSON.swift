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
