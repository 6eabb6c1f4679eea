import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

/// The snippets about events: in the mapping page and in the article of the module.
struct EventsTests {
    static let xml = """
        <?xml version="1.0"?>
        <cards xmlns:x="urn:example:x"><!-- internal -->
          <card number='1234' x:id="1"><owner>Ada &amp; Co</owner></card>
          <card number='5678' x:id="2"/>
        </cards>
        """

    private static func file(_ text: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("events-\(UUID().uuidString).xml")
        try Data(text.utf8).write(to: url)
        return url
    }

    @Test("A document is redacted, split and filtered by its events")
    func redacting() throws {
        let url = try Self.file(Self.xml)
        let copy = url.appendingPathExtension("copy")
        defer { for file in [url, copy] { try? FileManager.default.removeItem(at: file) } }
        let reader = try XMLEventReader(contentsOf: url)
        let writer = try XMLEventWriter(to: .file(copy))
        while var event = try reader.next() {
            if event.kind == .comment { continue }
            if event.starts("card") { event[attribute: "number"] = "****" }
            if event.starts("owner") { reader.skipElement() } else { try writer.write(event) }
        }
        try writer.finish()
        let expected = """
            <?xml version="1.0"?>
            <cards xmlns:x="urn:example:x">
              <card number="****" x:id="1"></card>
              <card number="****" x:id="2"/>
            </cards>
            """
        try expectEqual(String(contentsOf: copy, encoding: .utf8), expected)
        do {
            let reader = XMLEventReader()
            reader.feed(Self.xml.utf8)
            reader.finish()
            var parts: [XML.Document] = []
            var part: XMLEventWriter?
            while let event = try reader.next() {
                if event.starts("card") { part = try XMLEventWriter() }
                try part?.write(event)
                if event.ends("card"), let done = part {
                    try done.finish()
                    parts.append(try XML.Document(parsing: done.nextChunk() ?? []))
                    part = nil
                }
            }
            expectEqual(parts.map { $0.root[attribute: "{urn:example:x}id"] }, ["1", "2"])
        }
        do {
            let reader = XMLEventReader()
            reader.feed("<list><group><item/></group><group><item/><item/></group></list>".utf8)
            reader.finish()
            let writer = try XMLEventWriter()
            var count = 0
            while let event = try reader.next() {
                if event.starts("group") || event.ends("group") { continue }
                if event.ends("list") { try writer.write(XML.Element("total", text: "\(count)")) }
                if event.starts("item") { count += 1 }
                try writer.write(event)
            }
            try writer.finish()
            expectEqual(
                String(decoding: writer.nextChunk() ?? [], as: UTF8.self),
                "<list><item/><item/><item/><total>3</total></list>")
        }
    }
}
