import Testing
import XMLCodable
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
        let bytes = Array("<r>\(String(repeating: item, count: 20_000))</r>".utf8)
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
        #expect(counts.count > 4 && counts.allSatisfy { (1 << 16..<1 << 16 + 20).contains($0) }, "\(counts)")
    }

    @Test("Events are valid after those of later pieces, and after the reader is gone")
    func kept() throws {
        let numbers = (0..<20_000).map { "\($0)" }
        var kept: [XMLEvent] = []
        do {
            let reader = XMLEventReader()
            let items = numbers.map { "<item n='\($0)'>\($0)</item>" }
            reader.feed(Array("<r>\(items.joined())</r>".utf8))
            reader.finish()
            // A number that leaves some of what is counted at once.
            var index = 0
            while let event = try reader.next(), index < 39_001 {
                if index % 97 == 0 { kept.append(event) }
                index += 1
            }
        }
        let all = ["<r>"] + numbers.flatMap { ["<item n='\($0)'>", $0, "</item>"] }
        expectEqual(kept.map(\.markup), stride(from: 0, to: 39_001, by: 97).map { all[$0] })
    }
}
