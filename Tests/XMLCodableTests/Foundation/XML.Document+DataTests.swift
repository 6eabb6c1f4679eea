import Foundation
import Testing

@testable import XMLCodable

@Suite struct XMLDocumentDataTests {
    @Test("data is read and written")
    func data() throws {
        let text = "<?xml version=\"1.0\"?>\n<a x=\"é\">🙂</a>"
        let document = try XML.Document(parsing: Data(text.utf8))
        #expect(document == (try XML.Document(parsing: text)))
        #expect(try document.data() == Data(text.utf8))
        #expect(try document.root.data() == Data("<a x=\"é\">🙂</a>".utf8))
        let slice = Data("xx<a/>yy".utf8)[2..<6]
        #expect(try XML.Document(parsing: slice).root == XML.Element("a"))
        #expect(throws: XMLParsingError.self) { try XML.Document(parsing: Data()) }
        #expect(throws: XMLWritingError.self) { try XML.Document(root: XML.Element("")).data() }
    }

    @Test("a file is read")
    func file() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(throws: (any Error).self) { try XML.Document(contentsOf: url) }
        try Data("<a/>".utf8).write(to: url)
        #expect(try XML.Document(contentsOf: url).root == XML.Element("a"))
    }
}
