import Foundation
import Testing
import XMLCodable

/// Checks an acceptance case: the document decodes into the value, the value encodes into the text, and that text
/// decodes into an equal value.
///
/// - Parameters:
///   - written: What encoding gives. Defaults to the document without line ends and indentation.
///   - root: The root's name. Defaults to that of the document.
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

/// A document without the ends of its lines and the white space around each.
func unindented(_ xml: String) -> String {
    xml.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined()
}

/// What a decoding error says: its kind, its keys and its sentence, which starts with the place.
struct DecodingRefusal {
    enum Kind: Equatable { case dataCorrupted, keyNotFound, typeMismatch, valueNotFound }

    let kind: Kind
    /// The coding path, and behind it the key that was not found.
    let path: [String]
    let sentence: String
    /// Set where the document itself is malformed.
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

/// The error of a decoder that refuses a document; a test issue where there is none, or not a `DecodingError`.
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
