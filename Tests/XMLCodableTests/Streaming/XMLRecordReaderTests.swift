import Foundation
import Testing
import XMLCodable
import XMLCodableEncodings
import XMLCodableStreaming

struct RecordReaderTests {
    /// What comes out of a document: the records, or an error after some of them.
    private struct Outcome<Record> {
        var records: [Record] = []
        var error: DecodingError?
    }

    private func read<Record: Decodable>(
        _ type: Record.Type, _ bytes: [UInt8], at path: String, chunk size: Int,
        _ change: (XMLDecoder) -> Void = { _ in }
    ) throws -> Outcome<Record> {
        let decoder = legacyDecoder()
        change(decoder)
        let reader = try decoder.reader(type, at: path)
        var outcome = Outcome<Record>()
        func drain() {
            do {
                while let record = try reader.next() { outcome.records.append(record) }
            } catch {
                outcome.error = error as? DecodingError
            }
        }
        for start in stride(from: 0, to: bytes.count, by: size) where outcome.error == nil {
            reader.feed(bytes[start..<min(start + size, bytes.count)])
            drain()
        }
        reader.finish()
        if outcome.error == nil { drain() }
        return outcome
    }

    private func parsingError(_ error: DecodingError?) -> XMLParsingError? {
        guard case .dataCorrupted(let context)? = error else { return nil }
        return context.underlyingError as? XMLParsingError
    }

    /// The code, the message and the place, but not the snippet, which may end earlier in a stream.
    private func shown(_ error: XMLParsingError) -> String {
        "\(error.code.rawValue) \(error.line):\(error.column) \(error.byteOffset) \(error.message)"
    }

    private func legacyDecoder() -> XMLDecoder {
        let decoder = XMLDecoder()
        decoder.parsingOptions.encodings = .legacy
        return decoder
    }

    @Test("The records are those of the whole document, however it is cut", arguments: StreamDocuments.samples)
    func records(_ sample: StreamDocuments.Sample) throws {
        let root = try XML.Document(parsing: sample.bytes, options: .legacy).root
        let whole =
            sample.path.isEmpty
            ? [root]
            : try legacyDecoder().decode([XML.Element].self, from: Data(sample.bytes), at: sample.path)
        #expect(!whole.isEmpty || sample.name.contains("only"))
        let written = whole.map { (try? $0.xmlString()) ?? "" }
        for size in Self.sizes {
            let outcome = try read(XML.Element.self, sample.bytes, at: sample.path, chunk: size)
            expectNil(outcome.error, for: size)
            expectEqual(outcome.records, whole, for: size)
            expectEqual(outcome.records.map { (try? $0.xmlString()) ?? "" }, written, for: size)
        }
    }

    /// Sizes of pieces: every place of a document is an end of some piece, and pieces have any part of it.
    private static let sizes = [1, 2, 3, 7, 16, 33, 64, 1_000, 100_000]
    /// Those that are shorter than a document, and its length.
    private static func sizes(_ count: Int) -> [Int] { sizes.filter { $0 < count } + [max(1, count)] }

    @Test("The records of real documents are those of the whole document")
    func realDocuments() throws {
        let folder = DocumentationSnippetsTests.root.appendingPathComponent("Tests/Fixtures/documents")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.count > 5)
        for name in names {
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
            let root = try XML.Document(parsing: bytes, options: .legacy).root
            let children = root.children.compactMap { if case .element(let element) = $0 { element } else { nil } }
            for (path, whole) in [("", [root]), ("*", children)] {
                for size in Self.sizes {
                    let outcome = try read(XML.Element.self, bytes, at: path, chunk: size)
                    expectNil(outcome.error, for: "\(name) \(size)")
                    expectEqual(outcome.records, whole, for: "\(name) \(size)")
                }
            }
        }
    }

    private struct Named: Codable, Equatable, XMLMapped {
        var name: String
        var sizes: [Int]
        static var xmlMapping: XMLTypeMapping { XMLTypeMapping(namespace: "urn:r") }
    }
    private struct Bound: Codable, Equatable {
        var name: String?
        enum CodingKeys: String, CodingKey { case name = "q:userName" }
    }

    @Test("A name is found in each record, also with another prefix or in another form than in the first one")
    func names() throws {
        let records = [
            "<r:rec><r:name>a</r:name><r:sizes>1</r:sizes></r:rec>",
            "<rec xmlns='urn:r'><name>b</name><sizes>2</sizes></rec>",
            "<p:rec xmlns:p='urn:r'><p:sizes>3</p:sizes><p:name>c</p:name></p:rec>",
            "<rec xmlns:q='urn:r'><q:name>d</q:name><r:sizes>4</r:sizes></rec>",
        ]
        let named = (1...4).map { Named(name: ["a", "b", "c", "d"][$0 - 1], sizes: [$0]) }
        for first in records.indices {
            let order = Array(first..<records.count) + Array(0..<first)
            let bytes = Array(("<r:l xmlns:r='urn:r'>" + order.map { records[$0] }.joined() + "</r:l>").utf8)
            let expected = order.map { named[$0] }
            try expectEqual(XMLDecoder().decode([Named].self, from: Data(bytes), at: "*"), expected)
            for size in [1, bytes.count] {
                try expectEqual(read(Named.self, bytes, at: "*", chunk: size).records, expected, for: size)
                try expectEqual(
                    read(Named.self, bytes, at: "*", chunk: size) { $0.unknownNodes = .throw }.records, expected,
                    for: size)
            }
        }
        let forms =
            "<l><rec><n/></rec><rec xmlns:p='u'><p:user_name>a</p:user_name></rec><rec><userName xmlns='u'>b</userName></rec></l>"
        for size in [1, 1_000] {
            let found = try read(Bound.self, Array(forms.utf8), at: "*", chunk: size) {
                $0.namespaces = .bound(["q": "u"])
                $0.keyDecodingStrategy = .convertFromSnakeCase
            }
            expectEqual(found.records.map(\.name), [nil, "a", "b"], for: size)
        }
    }

    @Test("Errors, also after the root, are those of the whole document")
    func errors() throws {
        forEachRow(StreamDocuments.malformed) { text in
            let whole = try requireThrows(XMLParsingError.self) { try XML.Document(parsing: Array(text.utf8)) }
            for size in Self.sizes(text.utf8.count) {
                let outcome = try read(XML.Element.self, Array(text.utf8), at: "food", chunk: size)
                expectEqual(parsingError(outcome.error).map(shown), shown(whole), for: size)
                expectEqual(text.contains("><food/>"), (outcome.records.count >= 1), for: size)
            }
        }
        forEachRow(["", "food"]) { path in
            for text in ["<r/>>/\n<<r>", "<r/> x <s>", "<r><food/></r>\n<r><food/>", "<r></r><!-- c --></r>"] {
                let whole = try requireThrows(XMLParsingError.self) { try XML.Document(parsing: Array(text.utf8)) }
                for size in Self.sizes(text.utf8.count) {
                    let outcome = try read(XML.Element.self, Array(text.utf8), at: path, chunk: size)
                    expectEqual(parsingError(outcome.error).map(shown), shown(whole), for: "\(text) \(size)")
                }
            }
        }
    }

    @Test("A document that ends anywhere", arguments: [StreamDocuments.samples[0], StreamDocuments.samples[8]])
    func truncated(_ sample: StreamDocuments.Sample) throws {
        for count in stride(from: 0, to: sample.bytes.count, by: 3) {
            let bytes = Array(sample.bytes[..<count])
            let outcome = try read(XML.Element.self, bytes, at: sample.path, chunk: 7)
            do {
                _ = try XML.Document(parsing: bytes, options: .legacy)
                expectNil(outcome.error)
            } catch {
                expectEqual(parsingError(outcome.error).map(shown), shown(error), for: count)
            }
        }
    }

    @Test(
        "Bytes that are not valid in the encoding",
        arguments: [
            "<menu><food/>\u{0}<food/></menu>",
            "<?xml version='1.0' encoding='US-ASCII'?><menu><food/><food>é</food></menu>",
            "<?xml version='1.0' encoding='EUC-JP'?><menu><food/><food>\u{80}\u{81}</food></menu>",
            "<?xml version='1.0' encoding='nope'?><menu/>", "<?xml version='1>0' encoding='nope'?><menu/>",
            "<?xml version='1.0' encoding='UTF-16'?><menu/>",
        ])
    func encodings(_ text: String) throws {
        for bytes in [Array(text.utf8), Array(text.utf8) + [0xFF]] {
            let whole = try requireThrows(XMLParsingError.self) {
                try XML.Document(parsing: bytes, options: .legacy)
            }
            for size in [1, 2, 5, 1_000] {
                let error = parsingError(try read(XML.Element.self, bytes, at: "food", chunk: size).error)
                expectEqual(error.map(shown), shown(whole), for: size)
            }
        }
    }

    struct Food: Codable, Equatable, Sendable {
        @XMLAttribute var id: Int?
        var name: String
        var price: Double?
    }

    static let menu = """
        <menu><title>T</title>
        <food id="1"><name>Waffles</name><price>5.95</price></food>
        <food id="2"><name>Eggs</name><price>x</price></food>
        <food><name>Toast</name></food>
        </menu>
        """

    @Test("A record that cannot be decoded is thrown with its place or left out, and the others follow")
    func mismatch() throws {
        let reader = try XMLDecoder().reader(Food.self, at: "food")
        reader.feed(Self.menu.utf8)
        reader.finish()
        try expectEqual(reader.next(), Food(id: 1, name: "Waffles", price: 5.95))
        let error = try requireThrows(DecodingError.self) { try reader.next() }
        guard case .dataCorrupted(let context) = error else { throw error }
        expectEqual(
            context.debugDescription, #"3:38: expected a number for Food.price at /menu/food[2]/price, found "x""#)
        let location = try #require(context.underlyingError as? XMLLocation)
        expectEqual(location.byteOffset, Self.menu.utf8.count - Self.menu.drop { $0 != "x" }.utf8.count)
        try expectEqual(reader.next(), Food(id: nil, name: "Toast", price: nil))
        try expectNil(reader.next())
        #expect(reader.isAtEnd)
        expectEqual(reader.recordCount, 2)
        expectEqual(reader.byteCount, Self.menu.utf8.count)
        forEachRow([1, 1_000]) { size in
            let log = ErrorLog()
            let reader = try XMLDecoder().reader(Food.self, at: "food", onMismatch: .skip { log.add("\($0)") })
            var names: [String] = []
            try reader.read(Self.menu.utf8, size) { names.append($0.name) }
            expectEqual(names, ["Waffles", "Toast"])
            expectEqual(log.all.count, 1)
            expectPart(log.all[0], "3:38: expected a number")
            let silent = try XMLDecoder().reader(Food.self, at: "food", onMismatch: .skip)
            silent.feed(Self.menu.utf8)
            silent.finish()
            try expectEqual(silent.next()?.name, "Waffles")
            try expectEqual(silent.next()?.name, "Toast")
        }
    }

    @Test("A snippet begins as that of the whole document, also after short pieces", arguments: [1, 5, 17, 1_000])
    func snippets(size: Int) throws {
        for lead in ["", "\n"] {
            let text = "<m>é\n" + String(repeating: "<f>\(lead)é</f>", count: 12) + "<f><a></f></m>"
            let whole = try requireThrows(XMLParsingError.self) { try XML.Document(parsing: text) }
            let error = try read(XML.Element.self, Array(text.utf8), at: "f", chunk: size).error
            let snippet = try #require(parsingError(error)).snippet
            let line = snippet.prefix { $0 != "\n" }
            expectStart(whole.snippet, String(line))
            expectEnd(snippet, String(whole.snippet.drop { $0 != "\n" }))
        }
    }

    @Test("The errors of typed records are those of the whole document")
    func typedErrors() throws {
        let head = "<?xml version='1.0'?>\r\n<list xmlns:p='urn:p'><menu>\r\n<food id='1'><name>é</name></food>"
        let bad = [
            "<food id='x'><name>n</name></food>", "<food><price>1</price></food>", "<food id='2'/>",
            "<food>\r\n<name>日本</name>\r<price>🧇</price></food>",
        ]
        for record in bad {
            for before in ["", "<menu/>", "</menu><menu><x/>", "<food id='3'><name>m</name></food>"] {
                let text = head + before + record + "</menu></list>"
                let whole = expectThrows(DecodingError.self) {
                    try XMLDecoder().decode([Food].self, from: text, at: "menu.food")
                }
                let expected = whole.map(shown)
                forEachRow(Self.sizes) { size in
                    let outcome = try read(Food.self, Array(text.utf8), at: "menu.food", chunk: size)
                    expectEqual(outcome.error.map(shown), expected)
                }
            }
        }
    }

    /// What an error says. In a stream, only elements after the first one of a name have an index.
    private func shown(_ error: DecodingError) -> String {
        let context =
            switch error {
            case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
                .valueNotFound(_, let context):
                context
            @unknown default: DecodingError.Context(codingPath: [], debugDescription: "")
            }
        let offset = (context.underlyingError as? XMLLocation)?.byteOffset
        return "\(context.debugDescription.replacing("[1]", with: "")) \(offset ?? -1)"
    }

    enum Stanza: Decodable, Equatable {
        case message(to: String?, body: String)
        case presence
        enum MessageCodingKeys: String, CodingKey { case to = "@to", body }
    }

    @Test("Stanzas of a stream whose root never ends, each with its last byte")
    func stanzas() throws {
        let reader = try XMLDecoder().reader(Stanza.self, at: "*")
        reader.feed("<stream:stream xmlns:stream='urn:s' xmlns='urn:c'>".utf8)
        try expectNil(reader.next())
        reader.feed(" <presence/".utf8)
        try expectNil(reader.next())
        reader.feed(">".utf8)
        try expectEqual(reader.next(), .presence)
        reader.feed("<message to='a'><body>Hi</body></message><iq/><message><body>Ho</body></messag".utf8)
        try expectEqual(reader.next(), .message(to: "a", body: "Hi"))
        try expectNil(reader.next())
        reader.feed("e>".utf8)
        try expectEqual(reader.next(), .message(to: nil, body: "Ho"))
        try expectNil(reader.next())
        #expect(!reader.isAtEnd)
        reader.feed("</stream:stream>".utf8)
        reader.finish()
        try expectNil(reader.next())
        #expect(reader.isAtEnd)
    }

    @Test("What is no case is left out, or an error; unknown nodes and a wrong root are refused; prefixes are bound")
    func strict() throws {
        let text = Array("<r><presence/><iq/><presence/></r>".utf8)
        try expectEqual(read(Stanza.self, text, at: "*", chunk: 4).records, [.presence, .presence])
        let refusing = try read(Stanza.self, text, at: "*", chunk: 4) { $0.unknownChoices = .throw }
        expectEqual(refusing.records, [.presence])
        #expect(refusing.error != nil)
        let unknown = "<menu><food><name>a</name></food><food><name>b</name><zz/></food></menu>"
        let outcome = try read(Food.self, Array(unknown.utf8), at: "food", chunk: 9) { $0.unknownNodes = .throw }
        expectEqual(outcome.records.map(\.name), ["a"])
        expectPart("\(try #require(outcome.error))", "1:54: nothing in Food reads <zz> at /menu/food[2]/zz")
        let rooted = try read(Food.self, Array(Self.menu.utf8), at: "food", chunk: 9) { $0.rootKey = "list" }
        #expect(rooted.records.isEmpty)
        expectPart("\(try #require(rooted.error))", "expected the root element <list>, found <menu>")
        let prefixed = "<a:r xmlns:a='urn:1'><a:x>1</a:x><x>2</x><b:x xmlns:b='urn:1'>3</b:x></a:r>"
        let bound = try read(Int.self, Array(prefixed.utf8), at: "p:x", chunk: 5) {
            $0.namespaces = .bound(["p": "urn:1"])
        }
        expectEqual(bound.records, [1, 3])
        try expectEqual(read(Int.self, Array(prefixed.utf8), at: "{urn:1}x", chunk: 5).records, [1, 3])
        try expectEqual(read(Int.self, Array(prefixed.utf8), at: "a:x", chunk: 5).records, [1])
        // These paths do not lead to elements.
        for path in ["a.0", "@a", "a.@b", "#text", "a.#text", "a.0.b"] {
            expectThrows(DecodingError.self, for: path) { try XMLDecoder().reader(Food.self, at: path) }
        }
    }

    @Test("What is around the records is kept, with white space where it is all that an element has")
    func surroundings() throws {
        forEachRow([1, 3, 10, 1_000]) { size in
            let text = """
                <?xml version="1.0"?><!DOCTYPE rss [<!ENTITY e "E">]>
                <rss version="2"><channel xmlns:a="urn:a"><title>T &e;</title><item>1</item> <a:x/><!--c-->t<item>2</item>
                <![CDATA[d]]><link/></channel><channel/></rss>
                """
            let reader = try XMLDecoder().reader(Int.self, at: "channel.item")
            try expectNil(reader.surroundings())
            var seen: [String] = []
            try reader.read(text.utf8, size) { _ in seen.append(try reader.surroundings()?.xmlString() ?? "") }
            try expectNil(reader.next())
            let all = try #require(try reader.surroundings())
            try expectEqual(
                all.xmlString(),
                #"<rss version="2"><channel xmlns:a="urn:a"><title>T E</title><a:x /><!--c-->t"#
                    + "<![CDATA[d]]><link /></channel><channel /></rss>")
            expectEqual(all["channel.title"]?.text, "T E")
            expectEqual(seen.count, 2)
            if size == 1 {
                expectEqual(seen[0], #"<rss version="2"><channel xmlns:a="urn:a"><title>T E</title></channel></rss>"#)
            }
        }
        // White space is kept where it is all that an element has.
        for size in [1, 2, 5, 1_000] {
            forEachRow([
                ("<r> <v> </v>\n<v>\t<a>1</a> </v> </r>", "<r><v> </v><v></v></r>"),
                ("<r><v> <!--c--> </v><v> <b/> </v></r>", "<r><v><!--c--></v><v><b/></v></r>"),
                ("<r><v> x </v><v> <![CDATA[ ]]> </v></r>", "<r><v> x </v><v><![CDATA[ ]]></v></r>"),
                ("<!DOCTYPE r [<!ENTITY s ' '>]><r><v>&s;</v><v>&#32;</v></r>", "<r><v> </v><v>&#32;</v></r>"),
                ("<r> </r>", "<r> </r>"), ("<r> <v/> </r>", "<r><v/></r>"),
                ("<r><v xml:space='preserve'> </v></r>", "<r><v xml:space='preserve'> </v></r>"),
            ]) { text, expected in
                let reader = try XMLDecoder().reader(Int.self, at: "v.a")
                try reader.read(text.utf8, size)
                try expectNil(reader.next())
                let around = try #require(try reader.surroundings())
                try expectEqual(around.xmlString(), expected)
            }
        }
    }

    @Test("A file is read in chunks, and at most a megabyte around the records is kept")
    func files() throws {
        let reader = try XMLDecoder().reader(Int.self, at: "a")
        reader.feed("<r><t>first</t>".utf8)
        for _ in 0..<120 {
            reader.feed("<x>\(String(repeating: "y", count: 10_000))</x><a>1</a>".utf8)
            while try reader.next() != nil {}
        }
        reader.feed("</r>".utf8)
        reader.finish()
        try expectNil(reader.next())
        let all = try #require(try reader.surroundings())
        expectEqual(all["t"]?.text, "first")
        #expect(try all.xmlString().utf8.count < 1 << 20)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
        defer { try? FileManager.default.removeItem(at: url) }
        let food = (0..<2_000).map { "<food id='\($0)'><name>Waffle \($0)</name></food>\n" }
        try Data("<menu>\(food.joined())</menu>".utf8).write(to: url)
        let fileReader = try XMLDecoder().reader(Food.self, at: "food", contentsOf: url)
        var count = 0
        while let food = try fileReader.next() {
            expectEqual(food.id, count)
            count += 1
        }
        expectEqual(count, 2_000)
        expectThrows(CocoaError.self) {
            try XMLDecoder().reader(Food.self, at: "food", contentsOf: url.appendingPathComponent("none"))
        }
    }

    @Test("Records and streams that are too long end the document, and entities are counted over all records")
    func limits() throws {
        forEachRow([1, 10, 90, 10_000]) { size in
            let text = "<r><a>1</a><a>\(String(repeating: "2", count: 500))</a><a>3</a></r>"
            let outcome = try read(String.self, Array(text.utf8), at: "a", chunk: size) {
                $0.parsingOptions.limits.recordSize = 100
            }
            expectEqual(outcome.records, ["1"])
            let error = try #require(parsingError(outcome.error))
            expectEqual(error.code, .limitExceeded)
            #expect((error.line, error.column, error.byteOffset) == (1, 12, 11))
            let long = "<r><list><a>1</a></list>\(String(repeating: " ", count: 200))</r>"
            let after = try read(String.self, Array(long.utf8), at: "list.a", chunk: size) {
                $0.parsingOptions.limits.recordSize = 100
            }
            expectEqual(after.records, ["1"])
            expectEqual(parsingError(after.error)?.code, .limitExceeded)
        }
        let long = "<r>" + String(repeating: "<a>1</a>", count: 100) + "</r>"
        let ended = try read(String.self, Array(long.utf8), at: "a", chunk: 10) {
            $0.parsingOptions.limits.streamSize = 200
        }
        #expect(ended.records.count > 10)
        #expect(ended.records.count < 30)
        expectEqual(parsingError(ended.error)?.code, .limitExceeded)
        let entity = String(repeating: "x", count: 10_000)
        let record = "<a>&e;</a>"
        func text(_ count: Int) -> [UInt8] {
            Array("<!DOCTYPE r [<!ENTITY e '\(entity)'>]><r>\(String(repeating: record, count: count))</r>".utf8)
        }
        func limit(_ decoder: XMLDecoder) {
            decoder.parsingOptions.limits.amplificationThreshold = 50_000
            decoder.parsingOptions.limits.amplification = 10
        }
        try expectEqual(read(String.self, text(5), at: "a", chunk: 100, limit).records.count, 5)
        let outcome = try read(String.self, text(500), at: "a", chunk: 100, limit)
        expectEqual(parsingError(outcome.error)?.code, .limitExceeded)
        let whole = try requireThrows(XMLParsingError.self) {
            var options = XML.ParsingOptions()
            options.limits.amplificationThreshold = 50_000
            options.limits.amplification = 10
            _ = try XML.Document(parsing: text(500), options: options)
        }
        expectEqual(whole.code, .limitExceeded)
        let references = try read(String.self, text(20), at: "a", chunk: 100) {
            $0.parsingOptions.limits.entityExpansions = 15
        }
        expectEqual(parsingError(references.error)?.message.contains("entityExpansions"), true)
    }

}

/// Errors, noted by any task.
final class ErrorLog: @unchecked Sendable {
    private let lock = NSLock()
    private var errors: [String] = []

    func add(_ error: String) { lock.withLock { errors.append(error) } }
    var all: [String] { lock.withLock { errors } }
}
