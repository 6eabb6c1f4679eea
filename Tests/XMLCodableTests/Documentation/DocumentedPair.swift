import Foundation
import Testing
import XMLCodable

/// Checks a documented pair: the document decodes to the value, and the value encodes to the document.
///
/// The models of the documentation are not Equatable; a decoded value is equal if it encodes into the same document.
func expectPair<Value: Codable>(
    _ xml: String, _ value: Value, encoder: XMLEncoder = XMLEncoder(), decoder: XMLDecoder = XMLDecoder(),
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let root = try XML.Document(parsing: xml).root.name.qualifiedName
    encoder.outputFormatting = .prettyPrinted
    let written = try encoder.encodeToString(value, withRootKey: root)
    #expect(written == xml, sourceLocation: sourceLocation)
    let decoded = try decoder.decode(Value.self, from: xml)
    let writtenAgain = try encoder.encodeToString(decoded, withRootKey: root)
    #expect(writtenAgain == xml, sourceLocation: sourceLocation)
}

/// The samples of the cookbook, which its tests read from the pages.
enum Cookbook {
    /// A block fenced as `xml` of a page.
    static func sample(_ index: Int, of page: String) throws -> String {
        let document = "Sources/XMLCodable/XMLCodable.docc/Cookbook/\(page).md"
        let text = try DocumentationSnippetsTests.text(of: document)
        let samples = DocumentationSnippetsTests.snippets(in: text, fencedAs: ["```xml"])
        return String(try #require(samples.dropFirst(index).first).text.dropLast())
    }

    /// An encoder for the form of the samples.
    static var encoder: XMLEncoder {
        let encoder = XMLEncoder()
        encoder.outputFormatting = [.prettyPrinted, .compactEmptyElements]
        return encoder
    }

    /// Checks that a model reads everything in a sample.
    @discardableResult
    static func expectStrict<Value: Codable>(_ type: Value.Type, _ xml: String, _ decoder: XMLDecoder) throws -> Value {
        decoder.unknownNodes = .throw
        return try decoder.decode(type, from: xml)
    }

    /// Checks that a model reads everything in a sample and writes it back as it was.
    static func expectRoundTrip<Value: Codable>(
        _ type: Value.Type, _ xml: String, as root: String, _ decoder: XMLDecoder, capitalized: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let value = try expectStrict(type, xml, decoder)
        let encoder = encoder
        encoder.namespaces = decoder.namespaces
        if capitalized { encoder.keyEncodingStrategy = .convertToCapitalized }
        let written = try encoder.encodeToString(value, withRootKey: root)
        #expect(written == xml, sourceLocation: sourceLocation)
    }
}
