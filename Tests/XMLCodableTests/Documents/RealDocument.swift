import Foundation
import Testing
import XMLCodable

/// The documents of the tests in this folder: fixtures, and real documents that are not part of the package.
enum RealDocument {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL

    private static let sharedFolder = root.appendingPathComponent("../shared/documents").standardizedFileURL

    /// Whether there is a folder of real documents next to the package.
    static let hasShared = FileManager.default.fileExists(atPath: sharedFolder.path)

    static func fixture(_ name: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent("Tests/Fixtures/documents/\(name)"), encoding: .utf8)
    }

    static func shared(_ name: String) throws -> Data {
        try Data(contentsOf: sharedFolder.appendingPathComponent(name))
    }
}

/// Encodes a value, checks that the result decodes into an equal value, and returns it as a tree.
///
/// A value with raw elements contains their white space, which pretty printing changes.
@discardableResult
func expectRoundTrip<Value: Codable & Equatable>(
    _ value: Value, root: String, namespaces: [String: String] = [:],
    formattings: [XML.OutputFormatting] = [.prettyPrinted, []], encoder: XMLEncoder = XMLEncoder(),
    decoder: XMLDecoder = XMLDecoder(), sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> XML.Element {
    var element = XML.Element("none")
    for formatting in formattings {
        encoder.outputFormatting = formatting
        let data = try encoder.encode(value, withRootKey: root, rootAttributes: namespaces)
        let again = try decoder.decode(Value.self, from: data)
        #expect(again == value, "\(String(decoding: data, as: UTF8.self))", sourceLocation: sourceLocation)
        element = try XML.Document(parsing: data).root
    }
    return element
}

/// Changes in a fixture that make it invalid.
struct Mistakes<Value: Decodable> {
    let fixture: String, decoder: XMLDecoder
    init(in fixture: String, decoder: XMLDecoder = XMLDecoder()) { (self.fixture, self.decoder) = (fixture, decoder) }

    /// Checks the error of decoding the changed fixture, as `case key > key[0]: message`.
    func expect(
        _ old: String, _ new: String, _ sentence: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let text = try RealDocument.fixture(fixture)
        let range = try #require(text.range(of: old), "\(old) does not occur", sourceLocation: sourceLocation)
        let changed = text.replacingCharacters(in: range, with: new)
        do {
            _ = try decoder.decode(Value.self, from: changed)
            Issue.record("no error", sourceLocation: sourceLocation)
        } catch let error as DecodingError {
            expectEqual(described(error), sentence, sourceLocation: sourceLocation)
        }
    }
}

private func described(_ error: DecodingError) -> String {
    func sentence(_ name: String, _ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
        let keys = (context.codingPath + (key.map { [$0] } ?? [])).reduce("") { path, key in
            if let index = key.intValue { return "\(path)[\(index)]" }
            return path.isEmpty ? key.stringValue : "\(path) > \(key.stringValue)"
        }
        if let error = context.underlyingError as? XMLParsingError {
            return "\(name): \(error.line):\(error.column): \(error.message)"
        }
        return "\(name) \(keys): \(context.debugDescription)"
    }
    switch error {
    case .dataCorrupted(let context): return sentence("dataCorrupted", context)
    case .typeMismatch(_, let context): return sentence("typeMismatch", context)
    case .valueNotFound(_, let context): return sentence("valueNotFound", context)
    case .keyNotFound(let key, let context): return sentence("keyNotFound", context, key)
    @unknown default: return "\(error)"
    }
}

// MARK: - Models of several documents

/// An element with any attributes, and its elements or its runs of text in their order.
struct Marked<Item: Codable & Equatable>: Codable, Equatable {
    @XMLAnyAttributes var attributes: [XML.Attribute]
    var items: [Item]
    enum CodingKeys: String, CodingKey { case attributes, items = "*" }
}

/// An element with attributes and no content.
struct Sign: Codable, Equatable { @XMLAnyAttributes var attributes: [XML.Attribute] }

/// A text that may say what its language is.
struct Localized: Codable, Equatable {
    @XMLAttribute var language: String?
    @XMLText var text: String
    enum CodingKeys: String, CodingKey { case language = "xml:lang", text = "#text" }
}
