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
