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

/// Records an issue unless a text contains another one.
func expectPart(_ text: String?, _ part: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(text, text?.contains(part), "contains \(part)", sourceLocation)
}

/// Records an issue unless a text begins with another one.
func expectStart(_ text: String?, _ start: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(text, text?.hasPrefix(start), "begins with \(start)", sourceLocation)
}

/// Records an issue unless a text ends with another one.
func expectEnd(_ text: String?, _ end: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(text, text?.hasSuffix(end), "ends with \(end)", sourceLocation)
}

private func expect(_ text: String?, _ isRight: Bool?, _ words: String, _ sourceLocation: SourceLocation) {
    guard isRight != true else { return }
    Issue.record("Expected a text that \(words), found \(text ?? "none")", sourceLocation: sourceLocation)
}

/// A model with one property.
struct One<Value: Codable & Equatable>: Codable, Equatable { var value: Value }

/// A model whose property has all elements, or the cases and the text, that its element has.
struct Contents<Item: Codable & Equatable>: Codable, Equatable {
    var items: [Item]
    enum CodingKeys: String, CodingKey { case items = "*" }
}

/// Decodes JSON text.
func decodedJSON<Value: Decodable>(_ type: Value.Type = Value.self, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// The error thrown when encoding a value.
func unwritable<Value: Encodable>(_ value: Value) -> (path: [String], sentence: String)? { refusal(value) }

/// The error thrown when decoding a document.
func unreadable<Value: Decodable>(
    _ type: Value.Type, _ xml: String, _ configure: (XMLDecoder) -> Void = { _ in }
) -> DecodingFailure? {
    refusal(type, xml, configure)
}

/// The error that `body` is expected to throw.
func unreadable(_ body: () throws -> Any) -> DecodingFailure? { refusal(body) }
