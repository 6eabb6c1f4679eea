import Foundation
import Testing
import XMLCodable

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
