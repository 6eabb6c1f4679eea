import Foundation
import Testing
import XMLCodable
import XMLDictionaryCompatibility

/// What an app sees of an error that it only prints or logs.
struct ErrorDescriptionsTests {
    struct Note: Decodable { var n: Int }

    private func caught(_ body: () throws -> Void) throws -> any Error {
        do { try body() } catch { return error }
        throw CancellationError()
    }

    @Test("The localized description of an error is its description, which shows the line of the document once")
    func printed() throws {
        let errors: [any Error] = [
            try caught { _ = try XML.Document(parsing: "<a><b></a>") },
            try caught { _ = try XML.Element("a b").xmlString() },
            try caught { _ = try XML.Element(dictionary: ["__name": "r", "a": Date()]) },
            try #require(XMLDecoder().diagnose(Note.self, from: "<r/>").first),
            XML.TransformError(expected: "a color"),
            XMLLocation(line: 2, column: 3, byteOffset: 4, elementPath: "/r"),
        ]
        for error in errors {
            #expect(error is any LocalizedError)
            expectEqual(error.localizedDescription, "\(error)")
        }
        expectEqual(errors.first?.localizedDescription.hasPrefix("1:7: the end tag </a> does not match <b>"), true)
        let xml = "<a>\n  <b></a>"
        let excerpts = [
            try caught { _ = try XML.Document(parsing: xml) },
            try caught { _ = try decoded(Note.self, xml) },
            try caught { _ = try JSONDecoder().decode([XML.Element].self, from: JSONEncoder().encode([xml])) },
        ]
        for error in excerpts {
            for text in ["\(error)", String(reflecting: error)] {
                #expect(text.components(separatedBy: "<b></a>").count == 2, "\(text)")
            }
        }
        // Wherever it is printed, the error has all that the parser says.
        let parsing = try #require(excerpts[0] as? XMLParsingError)
        guard case DecodingError.dataCorrupted(let context) = excerpts[1] else { throw CancellationError() }
        expectEqual(context.underlyingError as? XMLParsingError, parsing)
        expectEqual((context.underlyingError as? XMLParsingError)?.snippet, parsing.snippet)
        expectEqual(context.debugDescription, parsing.description)
    }

    @Test("The location of any error is found")
    func locations() throws {
        let malformed = "<r>\n<n>x</n></r>"
        let decoding = try caught { _ = try decoded(Note.self, malformed) }
        let expected = XMLLocation(line: 2, column: 4, byteOffset: 7, elementPath: "/r/n")
        expectEqual(XMLLocation(of: decoding), expected)
        let mismatch = try #require(XMLDecoder().diagnose(Note.self, from: malformed).first)
        expectEqual(XMLLocation(of: mismatch), expected)
        expectEqual(XMLLocation(of: expected), expected)
        let outer = DecodingError.Context(codingPath: [], debugDescription: "outer", underlyingError: decoding)
        expectEqual(XMLLocation(of: DecodingError.dataCorrupted(outer)), expected)
        let syntax = XMLLocation(line: 1, column: 7, byteOffset: 6, elementPath: "/")
        expectEqual(XMLLocation(of: try caught { _ = try XML.Document(parsing: "<a><b></a>") }), syntax)
        expectEqual(XMLLocation(of: try caught { _ = try decoded(Note.self, "<a><b></a>") }), syntax)
        expectNil(XMLLocation(of: CancellationError()))
        expectNil(XMLLocation(of: try caught { _ = try JSONDecoder().decode(Note.self, from: Data("{}".utf8)) }))
        expectNil(XMLLocation(of: try caught { _ = try XMLEncoder().encode(1, withRootKey: "a b") }))
    }
}
