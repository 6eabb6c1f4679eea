import Testing
import XMLCodable
import XMLCodableEncodings
import XMLCodableStreaming

/// Events of the documents that readers of records are tested with.
struct EventDocumentsTests {
    private static func shown(_ events: [XMLEvent]) -> [String] {
        events.map { event in
            let place = event.location.map { "\($0.line):\($0.column) \($0.byteOffset)" } ?? ""
            return "\(XMLEventReaderTests.shown(event)) \(place)"
        }
    }

    @Test("In pieces, a document has the events that it has at once, and comes out as it was", arguments: [1, 5, 200])
    func pieces(size: Int) throws {
        for sample in StreamDocuments.samples {
            guard let document = try? XML.Document(parsing: sample.bytes) else {
                #expect(throws: (any Error).self) { try XMLEventReaderTests.events(sample.bytes, size: size) }
                continue
            }
            let events = try XMLEventReaderTests.events(sample.bytes, size: size)
            #expect(Self.shown(events) == Self.shown(try XMLEventReaderTests.events(sample.bytes)), "\(sample.name)")
            let written = try XMLEventWriterTests.written(sample.bytes, size: size)
            #expect(written == (try document.bytes()), "\(sample.name)")
            // What names, texts and namespaces a tree has.
            let names = events.filter { $0.kind == .start }.map { "\($0.name) \($0.name.namespaceURI ?? "")" }
            if document.doctype == nil {
                let all = [document.root] + Array(document.root.descendants)
                #expect(names == all.map { "\($0.name) \($0.name.namespaceURI ?? "")" }, "\(sample.name)")
            }
        }
    }

    @Test("Entities that are known without a declaration are written out", arguments: [1, 100])
    func entities(size: Int) throws {
        var options = XML.ParsingOptions()
        options.entities = .html
        let xml = "<r a='&eacute;'>&nbsp;&lt;<b>&copy;</b></r>"
        let events = try XMLEventReaderTests.events(xml.utf8, size: size, options: options)
        expectEqual(events.filter { $0.kind == .text }.map(\.text), ["\u{A0}<", "©"])
        expectEqual(events.first?[attribute: "a"], "é")
        let writer = try XMLEventWriter()
        for event in events { try writer.write(event) }
        try writer.finish()
        expectEqual(writer.text(), "<r a=\"é\">\u{A0}&lt;<b>©</b></r>")
    }
}
