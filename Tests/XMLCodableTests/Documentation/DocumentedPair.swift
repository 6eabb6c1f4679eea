import Foundation
import Testing
import XMLCodable

/// Checks a pair of the documentation: the document decodes into the value and the value encodes into the document.
///
/// Models of the documentation are not Equatable; a decoded value counts as equal when it encodes into the document too.
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
