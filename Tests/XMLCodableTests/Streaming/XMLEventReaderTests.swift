import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

struct XMLEventReaderTests {
    /// The events of a document that arrives in pieces of a size.
    static func events(
        _ document: some Sequence<UInt8>, size: Int = .max, options: XML.ParsingOptions = XML.ParsingOptions()
    ) throws -> [XMLEvent] {
        let bytes = Array(document)
        let reader = XMLEventReader(options: options)
        var events: [XMLEvent] = []
        try reader.read(bytes, min(size, max(bytes.count, 1))) { events.append($0) }
        #expect(reader.isAtEnd)
        try expectNil(reader.next())
        return events
    }

    static func shown(_ event: XMLEvent) -> String {
        let attributes = event.attributes.map { " \($0.name)='\($0.value)'" }.joined()
        let name = event.name.namespaceURI.map { "{\($0)}" + event.name.localName } ?? event.name.qualifiedName
        return "\(event.depth) \(event.kind) \(name)\(attributes) \(event.text)"
    }

    static let document = """
        \u{FEFF}<?xml version="1.0"?>
        <!DOCTYPE r [<!ENTITY e "1 &lt; 2"><!ENTITY m "<q>3</q>"><!ATTLIST r d CDATA "def"> <!-- > -->]>
        <!-- before --><?p data ?>
        <r xmlns="urn:a" a='x&amp;"y"'><b:b xmlns:b="urn:b"  b:c = '1'
        >t &#x26; &e;</b:b><![CDATA[<&]]]]><empty/> <empty /><!---->&m;x<i></i
        ></r><!-- after -->

        """

    @Test("All of a document is in its events, with their places, in any pieces")
    func all() throws {
        forEachRow([1, 2, 3, 7, 64, 1_000]) { size in
            let events = try Self.events(Self.document.utf8, size: size)
            expectEqual(
                events.map(Self.shown),
                [
                    "0 declaration  ", "0 text  \n", "0 doctype  ", "0 text  \n", "0 comment   before ",
                    "0 processingInstruction p data ", "0 text  \n",
                    "0 start {urn:a}r xmlns='urn:a' a='x&\"y\"' d='def' ",
                    "1 start {urn:b}b xmlns:b='urn:b' b:c='1' ", "2 text  t & 1 < 2", "1 end {urn:b}b ",
                    "1 cdata  <&]]",
                    "1 start {urn:a}empty ", "1 end {urn:a}empty ", "1 text   ", "1 start {urn:a}empty ",
                    "1 end {urn:a}empty ", "1 comment  ", "1 entity  x", "1 start {urn:a}i ", "1 end {urn:a}i ",
                    "0 end {urn:a}r ", "0 comment   after ", "0 text  \n",
                ])
            expectEqual(events.map(\.markup).joined(), String(Self.document.dropFirst()))
        }
        forEachRow([1, 3, 4, 1_000]) { size in
            let entities =
                "<!DOCTYPE r [<!ENTITY s ' '><!ENTITY t '&s;x'>]>"
                + "<r>&s;<a/>&s;<a>&s;</a> &t;<![CDATA[&s;]]>&s;<a/>&s;</r>"
            let texts = try Self.events(entities.utf8, size: size)
            expectEqual(texts.dropFirst(2).filter { $0.kind == .text }.map(\.text), [" ", " ", " ", "  x", " ", " "])
            let events = try Self.events("<r>\n <a/>é<b>x</b>\n<!--c--></r>".utf8, size: size)
            expectEqual(
                events.compactMap(\.location).map { "\($0.line):\($0.column) \($0.byteOffset) \($0.elementPath)" },
                [
                    "1:1 0 /r", "1:4 3 /r", "2:2 5 /r/a", "2:6 9 /r/a", "2:6 9 /r", "2:7 11 /r/b", "2:10 14 /r/b",
                    "2:11 15 /r/b", "2:15 19 /r", "3:1 20 /r", "3:9 28 /r",
                ])
            expectNil(XMLEvent.end.location)
            let declared = "<?xml version='1.0' encoding='UTF-16'?><r>é<a/>€</r>"
            var bytes: [UInt8] = [0xFF, 0xFE]
            for unit in declared.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
            let utf16 = try Self.events(bytes, size: size)
            expectEqual(utf16.map(\.markup).joined(), declared)
            expectEqual(utf16.last?.location?.byteOffset, bytes.count - 8)
        }
    }

    @Test("Events are there as soon as what they need is; names are asked for as written, or with their namespace")
    func names() throws {
        let events = try Self.events("<p:a xmlns:p='u'><b/></p:a>".utf8)
        expectEqual(events.filter { $0.starts("p:a") }.count, 1)
        expectEqual(events.filter { $0.starts("{u}a") }.count, 1)
        expectEqual(events.filter { $0.ends("{u}a") }.count, 1)
        expectEqual(events.filter { $0.starts("{}b") || $0.ends("b") }.count, 2)
        #expect(!events.contains { $0.starts("a") || $0.starts("{v}a") || $0.starts("{u}b") })
        expectEqual(events.first?[attribute: "xmlns:p"], "u")
        expectNil(events.first?[attribute: "none"])
        let reader = XMLEventReader()
        func next(_ text: String) throws -> [String] {
            reader.feed(text.utf8)
            var found: [String] = []
            while let event = try reader.next() { found.append(event.kind.description) }
            return found
        }
        #expect(try next("<r>").isEmpty)
        try expectEqual(next("<a>1</a>"), ["start", "start", "text", "end"])
        try expectEqual(next("<b/>"), ["start", "end"])
        try expectEqual(next("<!--c-->"), ["comment"])
        #expect(try next("te").isEmpty)
        try expectEqual(next("xt<d></d>"), ["text", "start", "end"])
        try expectEqual(next("</r>"), ["end"])
        reader.finish()
        try expectNil(reader.next())
        expectEqual(reader.byteCount, 38)
    }

    @Test("An element is skipped, also if it has not arrived", arguments: [1, 5, 1_000])
    func skipping(size: Int) throws {
        let reader = XMLEventReader()
        var found: [String] = []
        try reader.read("<r><a>1<b>2</b></a><c/><a/><d>3</d></r>".utf8, size) { event in
            found.append(event.markup)
            if event.starts("a") { reader.skipElement() }
        }
        expectEqual(found, ["<r>", "<a>", "<c/>", "", "<a/>", "<d>", "3", "</d>", "</r>"])
        reader.skipElement()
        try expectNil(reader.next())
    }

    @Test("What is malformed or beyond a limit is an error with its place, after the events before it")
    func malformed() throws {
        forEachRow([1, 10, 1_000]) { size in
            let texts = [
                "<r><a></b></r>", "<r>", "<r>&x;</r>", "<r/>x", "<a/><b/>", "", "<r><p:a/></r>", "<r>\u{1}</r>",
                "<r a='1' a='2'/>",
            ]
            for text in texts {
                let whole = expectThrows(XMLParsingError.self, for: text) { try XML.Document(parsing: text) }
                let error = expectThrows(XMLParsingError.self, for: text) { try Self.events(text.utf8, size: size) }
                #expect(
                    error?.code == whole?.code && error?.line == whole?.line && error?.column == whole?.column,
                    "\(text)")
            }
            let reader = XMLEventReader()
            var count = 0
            reader.feed("<r><a/><b/>".utf8)
            while try reader.next() != nil { count += 1 }
            reader.feed("</x>".utf8)
            reader.finish()
            expectThrows(XMLParsingError.self) { while try reader.next() != nil { count += 1 } }
            expectEqual(count, 5)
            #expect(reader.isAtEnd)
            try expectNil(reader.next())
        }
        var options = XML.ParsingOptions()
        options.limits.streamSize = 20
        expectThrows(XMLParsingError.self) {
            try Self.events("<r><a>1</a><b>2</b></r>".utf8, size: 5, options: options)
        }
        options = XML.ParsingOptions()
        options.limits.recordSize = 20
        expectThrows(XMLParsingError.self) {
            try Self.events("<r>\(String(repeating: "x", count: 100))</r>".utf8, size: 5, options: options)
        }
        // The limit for text without an end tag holds however the document is fed.
        for size in [1, 100, 1_000_000] {
            forEachRow(["<a>x</a>", "<a k='x'/>", "<!--x-->", "x<b/>", "<a><a><a>x</a></a></a>"]) { content in
                var options = XML.ParsingOptions()
                options.limits.recordSize = 1_000
                func error(_ count: Int) throws -> XMLParsingError? {
                    let text = content.replacingOccurrences(of: "x", with: String(repeating: "x", count: count))
                    let bytes = Array("<r>\(text)<b/></r>".utf8)
                    let reader = XMLEventReader(options: options)
                    do {
                        try reader.read(bytes, size)
                        return nil
                    } catch let error as XMLParsingError {
                        return error
                    }
                }
                try expectEqual(error(800)?.code, nil)
                try expectEqual(error(1_500)?.code, .limitExceeded)
            }
        }
    }

    @Test("Repairs are applied and listed", arguments: [1, 1_000])
    func repairs(size: Int) throws {
        var options = XML.ParsingOptions()
        options.repairs = .all
        let reader = XMLEventReader(options: options)
        let bytes = Array("<r a='1&2'>Q&A &nbsp; \u{1}<p:b/>&#0;<c>".utf8)
        var events: [XMLEvent] = []
        try reader.read(bytes, size) { events.append($0) }
        expectEqual(
            events.map(Self.shown),
            [
                "0 start r a='1&2' ", "1 text  Q&A &nbsp;  ", "1 start p:b ", "1 end p:b ", "1 text   ", "1 start c ",
                "1 end c ", "0 end r ",
            ])
        expectEqual(
            Set(reader.repairs.map(\.kind.rawValue)),
            Set(
                [XML.Repairs.bareAmpersands, .undeclaredEntities, .controlCharacters, .undeclaredPrefixes, .missingEnd]
                    .map(\.rawValue)))
        let writer = try XMLEventWriter()
        for event in events { try writer.write(event) }
        try writer.finish()
        expectEqual(writer.text(), "<r a='1&amp;2'>Q&amp;A &amp;nbsp;  <p:b/> <c></c></r>")
    }

    @Test("Files, and asynchronous sources of chunks and of bytes")
    func sources() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("events-\(UUID().uuidString).xml")
        try Data(Self.document.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let expected = try Self.events(Self.document.utf8).map(Self.shown)
        let reader = try XMLEventReader(contentsOf: url)
        var found: [String] = []
        while let event = try reader.next() { found.append(Self.shown(event)) }
        expectEqual(found, expected)
        found = []
        for try await event in XMLEventSequence(XMLFileChunks(url)) { found.append(Self.shown(event)) }
        expectEqual(found, expected)
        found = []
        let bytes = AsyncStream<UInt8> { continuation in
            for byte in Self.document.utf8 { continuation.yield(byte) }
            continuation.finish()
        }
        for try await event in XMLEventSequence(bytes) { found.append(Self.shown(event)) }
        expectEqual(found, expected)
        expectThrows(CocoaError.self) { try XMLEventReader(contentsOf: url.appendingPathExtension("none")) }
    }

    @Test("A sequence ends with an error of the document, of its source, or of its task")
    func sequenceErrors() async throws {
        struct Lost: Error {}
        func events(_ text: String, then error: (any Error)? = nil) -> AsyncThrowingStream<[UInt8], any Error> {
            AsyncThrowingStream { continuation in
                for byte in text.utf8 { continuation.yield([byte]) }
                continuation.finish(throwing: error)
            }
        }
        var found: [String] = []
        let malformed = await #expect(throws: XMLParsingError.self) {
            for try await event in XMLEventSequence(events("<r><a/>\n</b></r>")) { found.append(event.markup) }
        }
        expectEqual(malformed?.message, "the end tag </b> does not match <r>, opened at 1:1")
        #expect(malformed?.line == 2 && malformed?.column == 1)
        expectEqual(found, ["<r>", "<a/>", ""])
        found = []
        var lost = XMLEventSequence(events("<r><a/><b>", then: Lost())).makeAsyncIterator()
        await #expect(throws: Lost.self) { while let event = try await lost.next() { found.append(event.markup) } }
        expectEqual(found, ["<r>", "<a/>", ""])
        // Nothing more is wrong with the document, which is not complete.
        for _ in 0..<2 { try await expectNil(lost.next()) }
        // A source that goes on: the task waits, or has not begun.
        let (bytes, source) = AsyncStream<[UInt8]>.makeStream()
        source.yield(Array("<r><a/>".utf8))
        let task = Task { for try await _ in XMLEventSequence(bytes) {} }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let within = Task {
            for try await event in XMLEventSequence(events("<r><a/><b/></r>")) where event.starts("a") {
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        await #expect(throws: CancellationError.self) { try await within.value }
    }

    /// The number of bytes of this process that are in memory; nil where the system does not tell.
    private static func residentSize() -> Int? {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 * 1024 }
    }

    @Test("A long document is read and written again with the memory of a piece of it")
    func flat() throws {
        let record = "<item id='1'>\(String(repeating: "some text of a record ", count: 10))</item>\n"
        let chunk = Array(String(repeating: record, count: 200).utf8)
        let (reader, writer) = (XMLEventReader(), try XMLEventWriter())
        var (items, written) = (0, 0)
        func pass() throws {
            while let event = try reader.next() {
                if event.starts("item") { items += 1 }
                try writer.write(event)
                if let chunk = writer.nextChunk() { written += chunk.count }
            }
        }
        // If a part of the document were kept, memory would grow by each stretch of it, also by those in which other tests
        // happen to need none.
        let stretch = 2 << 20
        var marks: [(bytes: Int, resident: Int)] = []
        var isFlat = Self.residentSize() == nil
        reader.feed("<r>".utf8)
        while reader.byteCount < 3 * stretch || (!isFlat && reader.byteCount < 40 * stretch) {
            reader.feed(chunk)
            try pass()
            guard let resident = Self.residentSize() else { continue }
            let bytes = reader.byteCount
            isFlat =
                isFlat || marks.contains { bytes - $0.bytes >= stretch && resident - $0.resident < stretch * 3 / 4 }
            marks.append((bytes, resident))
        }
        #expect(isFlat)
        reader.feed("</r>".utf8)
        reader.finish()
        try pass()
        try writer.finish()
        while let chunk = writer.nextChunk() { written += chunk.count }
        expectEqual(written, reader.byteCount)
        expectEqual(items, (written - 7) / record.utf8.count)
    }

    @Test("Paths have the numbers of the elements, however the document is fed", arguments: [1, 7, 64, 1_000_000])
    func paths(size: Int) throws {
        let items = (0..<40).map { "<item><a/><b/><a>\($0)</a></item>\($0 % 7 == 0 ? "<other/>" : "")" }.joined()
        let xml = "<r><list>\(items)</list><list><item/></list><é/><é><item/><item/></é></r>"
        let document = try XML.Document(parsing: xml)
        var expected: [String] = []
        func visit(_ element: XML.Element) {
            expected.append(element.location?.elementPath ?? "")
            for child in element.elements { visit(child) }
        }
        visit(document.root)
        let reader = XMLEventReader()
        var found: [String] = []
        try reader.read(xml.utf8, size) { if $0.kind == .start { found.append($0.location?.elementPath ?? "") } }
        // Before the second element of a name was read, the first one may have no number.
        func shown(_ paths: [String]) -> [String] { paths.map { $0.replacingOccurrences(of: "[1]", with: "") } }
        expectEqual(shown(found), shown(expected))
    }
}
