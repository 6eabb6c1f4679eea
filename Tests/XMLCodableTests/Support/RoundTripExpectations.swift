import Foundation
import Testing
import XMLCodable

/// Checks that a document decodes into a value, that the value encodes into a text, and that the text decodes into an
/// equal value.
///
/// - Parameters:
///   - written: The expected encoded text. Defaults to the document without line breaks and indentation.
///   - root: The name of the encoded root. Defaults to the name of the document's root.
func expectCase<Value: Codable & Equatable>(
    _ xml: String, _ value: Value, written: String? = nil, root: String? = nil,
    encoder: XMLEncoder = XMLEncoder(), decoder: XMLDecoder = XMLDecoder(),
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let decoded = try decoder.decode(Value.self, from: xml)
    #expect(decoded == value, sourceLocation: sourceLocation)
    let rootName = try root ?? XML.Document(parsing: xml).root.name.qualifiedName
    let text = try encoder.encodeToString(decoded, withRootKey: rootName)
    #expect(text == written ?? unindented(xml), sourceLocation: sourceLocation)
    let again = try decoder.decode(Value.self, from: text)
    #expect(again == value, sourceLocation: sourceLocation)
}

/// Checks the same in strict mode, and that a report of the document is empty.
func expectStrict<Value: Codable & Equatable>(
    _ xml: String, _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let decoder = XMLDecoder()
    decoder.unknownNodes = .throw
    try expectCase(xml, value, decoder: decoder, sourceLocation: sourceLocation)
    let found = XMLDecoder().diagnose(Value.self, from: xml)
    #expect(found.isEmpty, sourceLocation: sourceLocation)
}

/// Removes the line breaks of a document, and the white space around each line.
func unindented(_ xml: String) -> String {
    xml.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined()
}

/// The contents of a decoding error: its kind, its keys and its message, which starts with the line and column.
struct DecodingRefusal {
    enum Kind: Equatable { case dataCorrupted, keyNotFound, typeMismatch, valueNotFound }

    let kind: Kind
    /// The coding path, followed by the key that was not found.
    let path: [String]
    let sentence: String
    /// Set if the document itself is malformed.
    let parsingError: XMLParsingError?

    init?(_ error: any Error) {
        guard let error = error as? DecodingError else { return nil }
        let context: DecodingError.Context
        var keys: [any CodingKey] = []
        switch error {
        case .dataCorrupted(let found): (kind, context) = (.dataCorrupted, found)
        case .typeMismatch(_, let found): (kind, context) = (.typeMismatch, found)
        case .valueNotFound(_, let found): (kind, context) = (.valueNotFound, found)
        case .keyNotFound(let key, let found):
            (kind, context) = (.keyNotFound, found)
            keys = [key]
        @unknown default: return nil
        }
        path = (context.codingPath + keys).map(\.stringValue)
        sentence = context.debugDescription
        parsingError = context.underlyingError as? XMLParsingError
    }
}

/// Returns the error of decoding an invalid document.
///
/// Decoding without an error, or with one that is not a `DecodingError`, fails the test.
func decodingRefusal<Value: Decodable>(
    _ type: Value.Type, _ xml: String, decoder: XMLDecoder = XMLDecoder(),
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> DecodingRefusal {
    var refusal: DecodingRefusal?
    do {
        let value = try decoder.decode(type, from: xml)
        Issue.record("no error but \(value)", sourceLocation: sourceLocation)
    } catch {
        refusal = DecodingRefusal(error)
    }
    return try #require(refusal, sourceLocation: sourceLocation)
}
