import Testing
import XMLCodable
import XMLCodableEncodings
import XMLCodableStreaming

/// Events that follow one another are written at once; what comes out is as if each were looked at.
struct EventRunTests {
    private static let documents = [
        "<r><a/><b>x</b><c><d/>y<!--z--></c></r>", "<r>x]<a/>]>y<b><![CDATA[z]]>]<c>]</c></b> <?p q?></r> ",
        "<r xmlns='u'><a xmlns:p='v'><p:b/><p:c d='1'/></a><e><f><g/></f></e></r><!--x-->",
        "<a><a/><a><a/></a><a></a>t<a><a><a/></a></a></a>",
        "<a>\(String(repeating: "<b><c/><d><c/></d><c/>x<c/><!--y--><c/></b>", count: 3))</a>",
    ]

    /// What becomes of events: the bytes after each, or the error.
    private static func outcomes(_ events: [XMLEvent], _ encoding: XML.Encoding) throws -> [String] {
        let writer = try XMLEventWriter(encoding: encoding)
        var outcomes: [String] = []
        for event in events { do { try writer.write(event) } catch { outcomes.append("\(error)") } }
        // What is still open is ended, since only a whole document can be taken.
        while (try? writer.write(.end)) != nil {}
        do { try writer.finish() } catch { outcomes.append("\(error)") }
        while let chunk = writer.nextChunk() { outcomes.append(String(decoding: chunk, as: UTF8.self)) }
        return outcomes
    }

    /// In an encoding that lacks characters, every event is looked at. The documents have none of these.
    private static func expectSame(_ events: [XMLEvent]) throws {
        expectEqual(try outcomes(events, .utf8), try outcomes(events, .ascii))
    }

    @Test("Events that are left out, repeated, exchanged and inserted", arguments: 0..<5)
    func edited(document: Int) throws {
        var random = SplitMix(seed: UInt64(document))
        let bytes = Array(Self.documents[document].utf8)
        for size in [1, 9, 1000] {
            let events = try XMLEventReaderTests.events(bytes, size: size)
            for index in events.indices {
                try Self.expectSame(Array(events[..<index] + events[(index + 1)...]))
                try Self.expectSame(events[...index] + [.text("]")] + events[(index + 1)...])
            }
            for _ in 0..<100 {
                var edited = events
                for _ in 0...Int.random(in: 0..<4, using: &random) {
                    let index = Int.random(in: 0..<edited.count, using: &random)
                    switch Int.random(in: 0..<5, using: &random) {
                    case 0 where edited.count > 1: edited.remove(at: index)
                    case 1: edited.insert(edited[index], at: Int.random(in: 0...edited.count, using: &random))
                    case 2: edited.swapAt(index, Int.random(in: 0..<edited.count, using: &random))
                    case 3: edited[index].text += "!"
                    default: edited.insert(.text("]"), at: index)
                    }
                }
                try Self.expectSame(edited)
            }
        }
    }

    @Test("A chunk ends at an event, whatever follows")
    func chunks() throws {
        let item = "<item><a/>text</item>"
        let bytes = Array("<r>\(String(repeating: item, count: 10_000))</r>".utf8)
        let writer = try XMLEventWriter()
        let reader = XMLEventReader()
        reader.feed(bytes)
        reader.finish()
        var written: [UInt8] = []
        var counts: [Int] = []
        while let event = try reader.next() {
            try writer.write(event)
            if let chunk = writer.nextChunk() {
                written += chunk
                counts.append(chunk.count)
            }
        }
        try writer.finish()
        while let chunk = writer.nextChunk() { written += chunk }
        expectEqual(written, bytes)
        // As soon as there are as many bytes, and not within an empty element.
        #expect(counts.count > 2 && counts.allSatisfy { (1 << 16..<1 << 16 + 20).contains($0) }, "\(counts)")
    }

    @Test("Events are valid after those of later pieces, and after the reader is gone")
    func kept() throws {
        let numbers = (0..<6_000).map { "\($0)" }
        var kept: [XMLEvent] = []
        do {
            let reader = XMLEventReader()
            let items = numbers.map { "<item n='\($0)'>\($0)</item>" }
            reader.feed(Array("<r>\(items.joined())</r>".utf8))
            reader.finish()
            // A number that leaves some of what is counted at once.
            var index = 0
            while let event = try reader.next(), index < 11_001 {
                if index % 97 == 0 { kept.append(event) }
                index += 1
            }
        }
        let all = ["<r>"] + numbers.flatMap { ["<item n='\($0)'>", $0, "</item>"] }
        expectEqual(kept.map(\.markup), stride(from: 0, to: 11_001, by: 97).map { all[$0] })
    }
}

/// Events of the documents that readers of records are tested with.
struct EventDocumentsTests {
    private static func shown(_ events: [XMLEvent]) -> [String] {
        events.map { event in
            let place = event.location.map { "\($0.line):\($0.column) \($0.byteOffset)" } ?? ""
            return "\(XMLEventReaderTests.shown(event)) \(place)"
        }
    }

    @Test(
        "In pieces, a document has the events that it has at once, and comes out as it was; known entities are written out"
    )
    func pieces() throws {
        forEachRow([1, 5, 200]) { size in
            for sample in StreamDocuments.samples {
                guard let document = try? XML.Document(parsing: sample.bytes) else {
                    expectThrows((any Error).self) { try XMLEventReaderTests.events(sample.bytes, size: size) }
                    continue
                }
                let events = try XMLEventReaderTests.events(sample.bytes, size: size)
                expectEqual(
                    Self.shown(events), Self.shown(try XMLEventReaderTests.events(sample.bytes)), for: "\(sample.name)")
                let written = try XMLEventWriterTests.written(sample.bytes, size: size)
                expectEqual(written, (try document.bytes()), for: "\(sample.name)")
                // What names, texts and namespaces a tree has.
                let names = events.filter { $0.kind == .start }.map { "\($0.name) \($0.name.namespaceURI ?? "")" }
                if document.doctype == nil {
                    let all = [document.root] + Array(document.root.descendants)
                    expectEqual(names, all.map { "\($0.name) \($0.name.namespaceURI ?? "")" }, for: "\(sample.name)")
                }
            }
        }
        // Entities that are known without a declaration are written out.
        forEachRow([1, 100]) { size in
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
}
