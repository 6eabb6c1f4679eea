import Foundation
import Testing

@testable import XMLCodable

struct XMLDocumentDataTests {
    @Test("data is read and written")
    func data() throws {
        let text = "<?xml version=\"1.0\"?>\n<a x=\"é\">🙂</a>"
        let document = try XML.Document(parsing: Data(text.utf8))
        expectEqual(document, (try XML.Document(parsing: text)))
        try expectEqual(document.data(), Data(text.utf8))
        try expectEqual(document.root.data(), Data("<a x=\"é\">🙂</a>".utf8))
        let slice = Data("xx<a/>yy".utf8)[2..<6]
        try expectEqual(XML.Document(parsing: slice).root, XML.Element("a"))
        #expect(throws: XMLParsingError.self) { try XML.Document(parsing: Data()) }
        #expect(throws: XMLWritingError.self) { try XML.Document(root: XML.Element("")).data() }
    }

    @Test("a file is read")
    func file() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(throws: (any Error).self) { try XML.Document(contentsOf: url) }
        try Data("<a/>".utf8).write(to: url)
        try expectEqual(XML.Document(contentsOf: url).root, XML.Element("a"))
    }
}
