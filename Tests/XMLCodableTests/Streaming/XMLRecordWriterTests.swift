import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

struct RecordWriterTests {
    private struct Record: Codable, Equatable {
        var id: Int, name: String = "Waffles & é🧇 ]]>", tags = ["a", "<b>"]
        var note: String?
        enum CodingKeys: String, CodingKey { case id = "@id", name, tags, note }
    }

    private struct TitledMenu: Encodable { var title = "T", food: [Record] = [] }

    private struct Feed: Encodable {
        struct Channel: Encodable { var title = "News", item: [Record] }
        @XMLAttribute var version = "2.0"
        var channel: Channel, end = "end"
        init(_ records: [Record] = []) { channel = Channel(item: records) }
    }

    /// A change of the options, and its name.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String, apply: @Sendable (XMLEncoder) -> Void
        init(_ name: String, _ apply: @escaping @Sendable (XMLEncoder) -> Void) {
            testDescription = name
            self.apply = apply
        }
    }

    static let changes = [
        Change("none") { _ in },
        Change("indented") { $0.outputFormatting = .prettyPrinted },
        Change("tabs, sorted") {
            $0.outputFormatting = [.prettyPrinted, .sortedKeys]
            $0.indentation = .tabs(1)
        },
        Change("sorted") { $0.outputFormatting = .sortedKeys },
        Change("two tags") {
            $0.outputFormatting = .noEmptyElements
            $0.nilEncodingStrategy = .emptyElement
        },
        Change("UTF-16") { $0.outputEncoding = .utf16 },
        Change("UTF-16BE, indented") {
            $0.outputEncoding = .utf16BigEndian
            $0.outputFormatting = .prettyPrinted
        },
        Change("ISO-8859-1") { $0.outputEncoding = .isoLatin1 },
        Change("US-ASCII, indented") {
            $0.outputEncoding = .ascii
            $0.outputFormatting = .prettyPrinted
        },
        Change("CDATA") { $0.stringEncodingStrategy = .cdata },
        Change("escapes") { $0.charactersEscapedInElements = [("&", "&#38;"), ("a", "&#97;")] },
        Change("keys") { $0.keyEncodingStrategy = .convertToSnakeCase },
    ]

    private func records(_ count: Int) -> [Record] { (0..<count).map { Record(id: $0, note: $0 % 3 == 0 ? "x" : nil) } }

    /// Writes records and takes the chunks.
    private func write(_ records: [some Encodable], _ writer: XMLRecordWriter) throws -> Data {
        var out = Data()
        for record in records {
            try writer.write(record)
            while let chunk = writer.nextChunk() { out += chunk }
        }
        try writer.finish()
        while let chunk = writer.nextChunk() { out += chunk }
        expectEqual(writer.byteCount, out.count)
        expectEqual(writer.recordCount, records.count)
        return out
    }

    /// The bytes of 700 records are more than a chunk.
    @Test("The bytes are those of encoding all records at once, also if they write nothing", arguments: changes)
    func same(change: Change) throws {
        let encoder = XMLEncoder()
        change.apply(encoder)
        let many = records(700)
        try expectEqual(
            write(many, encoder.writer(around: Feed(), at: "channel.item", withRootKey: "rss")),
            encoder.encode(Feed(many), withRootKey: "rss"))
        for count in 0...2 { try expectSame(records(count), encoder) }
        try expectNothing(encoder)
    }

    private func expectSame(_ records: [Record], _ encoder: XMLEncoder) throws {
        let declaration = XML.Declaration(standalone: true)
        try expectEqual(
            write(
                records,
                encoder.writer(
                    at: "food", withRootKey: "Menu", rootAttributes: ["b": "é<", "a": "1"], declaration: declaration,
                    doctype: XML.DocumentType("Menu", systemID: "menu.dtd"))),
            encoder.encode(
                FoodList(food: records), withRootKey: "Menu", rootAttributes: ["b": "é<", "a": "1"],
                declaration: declaration, doctype: XML.DocumentType("Menu", systemID: "menu.dtd")))
        try expectEqual(
            write(records, encoder.writer(around: TitledMenu(), at: "food", withRootKey: "menu")),
            encoder.encode(TitledMenu(food: records), withRootKey: "menu"))
        try expectEqual(
            write(records, encoder.writer(around: Feed(), at: "channel.item", withRootKey: "rss")),
            encoder.encode(Feed(records), withRootKey: "rss"))
    }

    private func expectNothing(_ encoder: XMLEncoder) throws {
        struct Nothing: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try? container.encode("\u{1}")
            }
        }
        let nothings = [Nothing(), Nothing()]
        let writer = try encoder.writer(at: "food", withRootKey: "r")
        try writer.write(contentsOf: nothings)
        try writer.finish()
        var bytes: [UInt8] = []
        while let chunk = writer.nextChunk() { bytes += chunk }
        try expectEqual(Data(bytes), encoder.encode(FoodList(food: nothings), withRootKey: "r"))
    }

    @Test("Records of arrays and sequences are those written one by one, as the array was when it was passed")
    func contents() throws {
        forEachRow([0, 1, 700]) { count in
            let records = records(count)
            let encoder = XMLEncoder()
            let whole = try encoder.encodeToString(FoodList(food: records), withRootKey: "menu")
            func written(_ write: (XMLRecordWriter) throws -> Void) throws -> String {
                var text: [UInt8] = []
                let writer = try encoder.writer(at: "food", withRootKey: "menu", to: .closure { text += $0 })
                try write(writer)
                try writer.finish()
                expectEqual(writer.recordCount, count)
                return String(decoding: text, as: UTF8.self)
            }
            try expectEqual(written { try $0.write(contentsOf: records) }, whole)
            try expectEqual(written { try $0.write(contentsOf: records[...]) }, whole)
            try expectEqual(written { try $0.write(contentsOf: records.lazy.map { $0 }) }, whole)
            try expectEqual(
                written {
                    try $0.write(contentsOf: records.prefix(3))
                    for record in records.dropFirst(3).prefix(2) { try $0.write(record) }
                    try $0.write(contentsOf: Array(records.dropFirst(5)))
                }, whole)
        }
        let owner = Changing.Owner()
        owner.items = (0..<3).map { Changing(owner, $0) }
        let changing = try XMLEncoder().writer(at: "n", withRootKey: "r")
        try changing.write(contentsOf: owner.items)
        try changing.finish()
        expectEqual(changing.text(), "<r><n>0</n><n>1</n><n>2</n></r>")
        let writer = try XMLEncoder().writer(at: "n", withRootKey: "r")
        let texts = ["a", "\u{1}", "b"]
        let error = expectThrows(EncodingError.self) { try writer.write(contentsOf: texts) }
        guard case .invalidValue(let value, let context)? = error else { return }
        expectEqual(value as? String, "\u{1}")
        expectPart(context.debugDescription, "at /r/n: the character U+0001")
        try writer.write(contentsOf: ["c"])
        try writer.finish()
        expectEqual(writer.recordCount, 2)
        expectEqual(writer.text(), "<r><n>a</n><n>c</n></r>")
        let finished = expectThrows(EncodingError.self) { try writer.write(contentsOf: ["d"]) }
        guard case .invalidValue(let late, _)? = finished else { return }
        expectEqual(late as? String, "d")
    }

    /// Changes the array that it is an item of while it is written.
    private final class Changing: Encodable {
        final class Owner { var items: [Changing] = [] }
        private weak var owner: Owner?
        private let number: Int
        init(_ owner: Owner, _ number: Int) { (self.owner, self.number) = (owner, number) }
        func encode(to encoder: any Encoder) throws {
            owner?.items.removeAll()
            var container = encoder.singleValueContainer()
            try container.encode(number)
        }
    }

    @Test(
        "The elements of the path are found in a root by their namespaces, or added; white space next to text is kept")
    func elements() throws {
        forEachRow([0, 1, 3]) { count in
            let root = try XML.Document(
                parsing: "<rss version='2.0'><channel><title>News</title></channel><end>end</end></rss>"
            ).root
            let records = records(count)
            for formatting: XML.OutputFormatting in [[], .prettyPrinted] {
                let encoder = XMLEncoder()
                encoder.outputFormatting = formatting
                try expectEqual(
                    write(records, encoder.writer(around: root, at: "channel.item")),
                    encoder.encode(Feed(records), withRootKey: "rss"))
            }
        }
        let encoder = XMLEncoder()
        encoder.namespaces = .bound(["s": "urn:s", "r": "urn:r"])
        let root = try XML.Document(parsing: "<e:Envelope xmlns:e='urn:s'><e:Body/>\n<e:End/></e:Envelope>").root
        try expectEqual(
            write([1, 2], encoder.writer(around: root, at: "s:Body.r:List.r:Item")).text,
            """
            <e:Envelope xmlns:e="urn:s" xmlns:r="urn:r"><e:Body><r:List><r:Item>1</r:Item><r:Item>2</r:Item></r:List>\
            </e:Body>
            <e:End /></e:Envelope>
            """)
        try expectEqual(
            write(["a"], XMLEncoder().writer(at: "a.b.c", withRootKey: "r")).text, "<r><a><b><c>a</c></b></a></r>")
        try expectEqual(write([Int](), XMLEncoder().writer(at: "a.b.c", withRootKey: "r")).text, "<r><a><b /></a></r>")
        let indenting = XMLEncoder()
        indenting.outputFormatting = .prettyPrinted
        let mixed = try XML.Document(parsing: "<a>text<b><c/></b></a>").root
        let found = try write([1, 2], indenting.writer(around: mixed, at: "b.d")).text
        expectEqual(found, "<a>text<b><c /><d>1</d><d>2</d></b></a>")
        let preserving = try XML.Document(parsing: "<a xml:space='preserve'><b/></a>").root
        try expectEqual(
            write([1, 2], indenting.writer(around: preserving, at: "d")).text,
            #"<a xml:space="preserve"><b /><d>1</d><d>2</d></a>"#)
    }

    private struct Named: Encodable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "named")
        var x = 1
    }

    private enum Choice: Encodable { case node(Int), way(name: String) }

    private struct Choices: Encodable {
        var choices: [Choice]
        enum CodingKeys: String, CodingKey { case choices = "*" }
    }

    @Test(
        "Choices, and records whose prefixes the first one has declared on the root, are those of the whole",
        arguments: [[], XML.OutputFormatting.prettyPrinted])
    func choices(formatting: XML.OutputFormatting) throws {
        let encoder = XMLEncoder()
        encoder.outputFormatting = formatting
        let choices = (0..<300).map { $0 % 3 == 0 ? Choice.node($0) : .way(name: "way \($0)") }
        try expectEqual(
            write(choices, encoder.writer(at: "*", withRootKey: "osm")),
            encoder.encode(Choices(choices: choices), withRootKey: "osm"))
        let prefixing = XMLEncoder()
        prefixing.namespaces = .bound(["p": "urn:p", "q": "urn:q"])
        prefixing.outputFormatting = formatting
        let points = [Point(id: 1, note: "1"), Point(id: 2), Point(id: 3, note: "3")]
        try expectEqual(
            write(points, prefixing.writer(at: "p:point", withRootKey: "p:points")),
            prefixing.encode(["p:point": points], withRootKey: "p:points"))
        let attributes = ["xmlns:q": "urn:q", "a": "1"]
        try expectEqual(
            write(
                Array(points[1...]),
                prefixing.writer(at: "p:point", withRootKey: "p:points", rootAttributes: attributes)),
            prefixing.encode(["p:point": Array(points[1...])], withRootKey: "p:points", rootAttributes: attributes))
    }

    private enum Prefixed: Encodable {
        case plain(Int), other(Int)
        enum CodingKeys: String, CodingKey { case plain, other = "q:other" }
    }

    struct Late: Codable, Equatable {
        var a: Int
        var b: Int?
        var list: [Int?] = []
        @XMLAttribute var name: XML.QualifiedName?
    }

    @Test("Prefixes that only a later record uses are declared on it; records may have several names")
    func names() throws {
        forEachRow(Array(1...6)) { count in
            let plain = Late(a: 1, b: 2)
            let name = XML.QualifiedName("n", namespaceURI: "urn:of the name & more")
            for late in [Late(a: 1), Late(a: 1, b: 2, list: [nil, 3]), Late(a: 1, b: 2, name: name)] {
                let records = Array(repeating: plain, count: count) + [late, plain, late]
                let encoder = XMLEncoder()
                encoder.nilEncodingStrategy = .xsiNil
                for formatting in [[], XML.OutputFormatting.prettyPrinted] {
                    encoder.outputFormatting = formatting
                    let data = try write(records, encoder.writer(at: "r", withRootKey: "list"))
                    try expectEqual(XMLDecoder().decode([Late].self, from: data, at: "r"), records)
                }
            }
        }
        // The prefixes of names in texts are settled, and the output is parsed, for each record.
        let taken = ["xmlns:m": "urn:m", "xmlns:n": "urn:m"]
        let settled = Array(repeating: Late(a: 1, name: .init("n", namespaceURI: "urn:n", prefix: "m")), count: 3)
        let data = try write(settled, XMLEncoder().writer(at: "r", withRootKey: "list", rootAttributes: taken))
        try expectEqual(XMLDecoder().decode([Late].self, from: data, at: "r"), settled)
        let writer = try XMLEncoder().writer(at: "*", withRootKey: "osm")
        try writer.write(Named())
        try writer.write(XML.Element("element", children: [.text("<")]))
        try writer.write(Choice.node(7))
        try writer.write(Choice.way(name: "A 1"))
        expectThrows(EncodingError.self) { try writer.write(1) }
        try writer.write(Choice.way(name: "A 2"))
        try writer.write(Named())
        try writer.finish()
        expectEqual(
            writer.text(),
            """
            <osm><named><x>1</x></named><element>&lt;</element><node>7</node><way><name>A 1</name></way>\
            <way><name>A 2</name></way><named><x>1</x></named></osm>
            """)
        let encoder = XMLEncoder()
        encoder.namespaces = .bound(["p": "urn:p", "q": "urn:q"])
        let points = [Point(id: 1), Point(id: 2, note: "2"), Point(id: 3), Point(id: 4, note: "4")]
        try expectEqual(
            write(points, encoder.writer(at: "p:point", withRootKey: "points")).text,
            """
            <points xmlns:p="urn:p"><p:point p:id="1" /><p:point p:id="2" xmlns:q="urn:q"><q:note>2</q:note></p:point>\
            <p:point p:id="3" /><p:point p:id="4" xmlns:q="urn:q"><q:note>4</q:note></p:point></points>
            """)
        // In a record, a prefix that is declared around it may have another meaning.
        let redeclaring = Custom(GrammarKey.self) { container in
            try container.encode("urn:q", forKey: "@xmlns:p")
            try container.encode(1, forKey: "{urn:p}a")
        }
        let plain = Custom(GrammarKey.self) { try $0.encode(1, forKey: "{urn:p}a") }
        try expectEqual(
            write([plain, redeclaring], XMLEncoder().writer(at: "r", withRootKey: "s")).text,
            #"<s xmlns:p="urn:p"><r><p:a>1</p:a></r><r xmlns:p="urn:q" xmlns:p-40f4cda2="urn:p">"#
                + "<p-40f4cda2:a>1</p-40f4cda2:a></r></s>")
        let choosing = XMLEncoder()
        choosing.namespaces = .bound(["q": "urn:q"])
        try expectEqual(
            write([Prefixed.plain(1), .other(2)], choosing.writer(at: "*", withRootKey: "r")).text,
            #"<r><plain>1</plain><q:other xmlns:q="urn:q">2</q:other></r>"#)
    }

    private struct Point: Encodable {
        var id: Int
        var note: String?
        enum CodingKeys: String, CodingKey { case id = "@p:id", note = "q:note" }
    }

    /// Records that have to be written in several ways: at once, with declarations of their own, after a parser saw them.
    /// After 33 of them, the kinds repeat.
    private struct Varied: Encodable {
        var number: Int
        @XMLAttribute var id: String?
        @XMLComments var comments: [String]
        @InnerXML var inner: String
        var element: XML.Element?
        var text: [String]
        var prefixed: Int?
        enum CodingKeys: String, CodingKey {
            case number, id, comments, inner, element, text, prefixed = "q:prefixed"
        }
    }

    @Test(
        "Records of all kinds in any order",
        arguments: [[], .prettyPrinted, .sortedKeys, [.prettyPrinted, .sortedKeys]] as [XML.OutputFormatting],
        [false, true])
    func varied(formatting: XML.OutputFormatting, isDeclared: Bool) throws {
        let encoder = XMLEncoder()
        encoder.outputFormatting = formatting
        encoder.namespaces = .bound(["q": "urn:q"])
        let element = XML.Element("e", children: [.element(XML.Element("x")), .element(XML.Element("a"))])
        let varied = (0..<100).map { number in
            let kind = (number / 3 * 7 + number) % 11
            return Varied(
                number: number, id: kind == 1 ? "<\"" : nil, comments: kind == 2 ? [" c "] : [],
                inner: kind == 3 ? "<b><c/></b>" : kind == 4 ? "t<b/>" : "", element: kind == 5 ? element : nil,
                text: [String](repeating: "text", count: kind % 3), prefixed: kind == 6 && isDeclared ? number : nil)
        }
        let attributes = isDeclared ? ["xmlns:q": "urn:q"] : [:]
        try expectEqual(
            write(varied, encoder.writer(at: "v", withRootKey: "r", rootAttributes: attributes)).text,
            encoder.encodeToString(["v": varied], withRootKey: "r", rootAttributes: attributes))
    }

    private struct Entry: Encodable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:atom")
        var id: Int
        var other: Other?
        var plain: String?
        struct Other: Encodable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:other/x")
            var y = "é"
        }
        enum CodingKeys: String, CodingKey { case id, other = "{urn:other/x}other", plain = "{}plain" }
    }

    private struct AtomFeed: Encodable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:atom")
        var entry: [Entry] = []
    }

    @Test("Namespaces of types", arguments: [[], XML.OutputFormatting.prettyPrinted], [1, 200])
    func namespaces(formatting: XML.OutputFormatting, count: Int) throws {
        let encoder = XMLEncoder()
        encoder.outputFormatting = formatting
        let entries = (0..<count).map {
            Entry(id: $0, other: $0 % 2 == 0 ? Entry.Other() : nil, plain: $0 % 5 == 0 ? "p" : nil)
        }
        try expectEqual(
            write(entries, encoder.writer(around: AtomFeed(), at: "entry", withRootKey: "feed")),
            encoder.encode(AtomFeed(entry: entries), withRootKey: "feed"))
    }

    private struct Failing: Encodable {
        struct Failure: Error {}
        var fails: Bool
        enum CodingKeys: CodingKey { case before, after }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(1, forKey: .before)
            if fails { throw Failure() }
            try container.encode(2, forKey: .after)
        }
    }

    @Test("Nothing of a record that cannot be written is there, and the writer goes on")
    func failure() throws {
        forEachRow([true, false]) { isFirst in
            let writer = try XMLEncoder().writer(at: "a.b", withRootKey: "r")
            if !isFirst { try writer.write(Failing(fails: false)) }
            expectThrows(Failing.Failure.self) { try writer.write(Failing(fails: true)) }
            let error = expectThrows(EncodingError.self) { try writer.write("\u{1}") }
            guard case .invalidValue(_, let context)? = error else { return }
            expectPart(context.debugDescription, "at /r/a/b: the character U+0001")
            // As with a model of the whole document.
            expectEqual(context.codingPath.map(\.stringValue), ["a.b", isFirst ? "Index 0" : "Index 1"])
            if isFirst { try writer.write(Failing(fails: false)) }
            try writer.finish()
            expectEqual(writer.text(), "<r><a><b><before>1</before><after>2</after></b></a></r>")
        }
        forEachRow([[], XML.OutputFormatting.prettyPrinted]) { formatting in
            let encoder = XMLEncoder()
            encoder.outputFormatting = formatting
            let writer = try encoder.writer(at: "b", withRootKey: "r")
            for round in 0..<3 {
                for index in 0..<4 { try writer.write(round * 4 + index) }
                expectThrows(Failing.Failure.self) { try writer.write(Failing(fails: true)) }
            }
            try writer.finish()
            expectEqual(writer.recordCount, 12)
            try expectEqual(writer.text(), encoder.encodeToString(["b": Array(0..<12)], withRootKey: "r"))
        }
    }

    @Test("Calls in the wrong order, names that the encoding lacks, and unusual paths and roots are errors")
    func order() throws {
        let latinEncoder = XMLEncoder()
        latinEncoder.outputEncoding = .isoLatin1
        let latin = try latinEncoder.writer(at: "x", withRootKey: "r")
        let lacking = expectThrows(EncodingError.self) { try latin.write(["€": 1]) }
        guard case .invalidValue(_, let reason)? = lacking else { return }
        expectPart(reason.debugDescription, "at /r/x/€: the character U+20AC in a name cannot be written")
        try latin.write("€é")
        try latin.finish()
        expectEqual(
            latin.nextChunk().map { $0.map { Character(Unicode.Scalar($0)) } }.map { String($0) },
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<r><x>&#8364;é</x></r>")
        expectThrows(EncodingError.self) { try latinEncoder.writer(at: "x", withRootKey: "€") }
        let writer = try XMLEncoder().writer(at: "a", withRootKey: "r")
        expectNil(writer.nextChunk())
        try writer.finish()
        try writer.finish()
        let error = expectThrows(EncodingError.self) { try writer.write(1) }
        guard case .invalidValue(let value, let context)? = error else { return }
        expectEqual(value as? Int, 1)
        expectEqual(context.debugDescription, "the document is finished, so nothing can follow")
        expectThrows(EncodingError.self) { try writer.flush() }
        expectEqual(writer.nextChunk(), Array("<r />".utf8))
        expectNil(writer.nextChunk())
        for (path, root) in [
            ("@a", "r"), ("a.@b", "r"), ("#text", "r"), ("a.0", "r"), ("a.0.b", "r"), ("", "r"), ("a b", "r"),
            ("a", "1"),
        ] { expectThrows(EncodingError.self, for: path) { try XMLEncoder().writer(at: path, withRootKey: root) } }
    }

    /// Writes a record while it is written.
    private struct Reentrant: Encodable {
        let writer: XMLRecordWriter
        func encode(to encoder: any Encoder) throws { try writer.write(1) }
    }

    @Test("A record cannot write a record, or into those before it, and a kept encoder not into the next one")
    func reentrant() throws {
        let reentered = try XMLEncoder().writer(at: "a", withRootKey: "r")
        expectThrows(EncodingError.self) { try reentered.write(Reentrant(writer: reentered)) }
        try reentered.write(2)
        try reentered.finish()
        expectEqual(reentered.text(), "<r><a>2</a></r>")
        let keeping = try XMLEncoder().writer(at: "a", withRootKey: "r")
        let kept = Keeping()
        for _ in 0..<3 {
            try keeping.write(kept)
            var container = kept.encoder?.unkeyedContainer()
            expectThrows(EncodingError.self) { try container?.encode(2) }
        }
        try keeping.finish()
        expectEqual(keeping.text(), "<r><a>1</a><a>1</a><a>1</a></r>")
        let writer = try XMLEncoder().writer(at: "a", withRootKey: "r")
        let meddled = Keeping()
        for value in 3..<6 {
            try writer.write(value)
            try writer.write(meddled)
            // Using the other's encoder is an error of the record that does it.
            expectThrows(EncodingError.self) { try writer.write(Meddling(kept: meddled)) }
        }
        try writer.finish()
        expectEqual(writer.text(), "<r><a>3</a><a>1</a><a>4</a><a>1</a><a>5</a><a>1</a></r>")
    }

    /// Keeps its encoder.
    private final class Keeping: Encodable {
        private(set) var encoder: (any Encoder)?
        func encode(to encoder: any Encoder) throws {
            self.encoder = encoder
            var container = encoder.singleValueContainer()
            try container.encode(1)
        }
        init() {}
    }

    /// Uses the encoder of another record while it is written.
    private struct Meddling: Encodable {
        let kept: Keeping
        func encode(to encoder: any Encoder) throws {
            var other = kept.encoder?.unkeyedContainer()
            expectThrows(EncodingError.self) { try other?.encode("meddled") }
            var container = encoder.singleValueContainer()
            try container.encode(2)
        }
    }

    @Test("Chunks have about 64 KB, whatever the records have, also if they have no text; what is flushed is complete")
    func chunks() throws {
        var sizes: [Int] = []
        var out: [UInt8] = []
        let writer = try XMLEncoder().writer(
            at: "a", withRootKey: "r",
            to: .closure {
                sizes.append($0.count)
                out += $0
            })
        try writer.flush()
        expectEqual(out, Array("<r>".utf8))
        try writer.flush()
        for count in [1, 10, 100_000, 50_000, 50_000] { try writer.write(String(repeating: "x", count: count)) }
        expectNil(writer.nextChunk())
        try writer.finish()
        expectEqual(sizes, [3, 100_000 + 7 * 3 + 11, 100_000 + 14, 4])
        try expectEqual(XML.Document(parsing: out).root.children.count, 5)
        expectEqual(writer.byteCount, out.count)
        var flushed: [UInt8] = []
        let flushing = try XMLEncoder().writer(at: "a", withRootKey: "r", to: .closure { flushed += $0 })
        for index in 1...3 {
            for _ in 0..<index { try flushing.write(index) }
            try flushing.flush()
            expectEqual(flushing.byteCount, flushed.count)
            expectEqual(
                String(decoding: flushed, as: UTF8.self).split(separator: "<a>").count - 1, flushing.recordCount)
        }
        struct Sets: Codable { var a: Set<Int> = [], b: Set<Int> = [], c: Set<Int> = [] }
        var chunks: [[UInt8]] = []
        let marking = try XMLEncoder().writer(at: "i", withRootKey: "r", to: .closure { chunks.append($0) })
        for _ in 0..<15_000 { try marking.write(Sets()) }
        try marking.finish()
        let sets = Array(repeating: Sets(), count: 15_000)
        try expectEqual(Data(chunks.joined()), XMLEncoder().encode(["i": sets], withRootKey: "r"))
        #expect(chunks.count <= 3)
    }

    private struct Lost: Error {}

    @Test("A destination is passed the same bytes", arguments: [1, 12, 300], [0, 3, 500, 20_000, 150_000])
    func passed(nameLength: Int, textLength: Int) throws {
        let name = String(repeating: "n", count: nameLength)
        let text = String(repeating: "t", count: textLength)
        // More than a chunk.
        let total = nameLength == 300 ? 900_000 : textLength == 0 ? 700_000 : 300_000
        let records = Array(repeating: text, count: max(5, total / (30 + 2 * nameLength + textLength)))
        let encoder = XMLEncoder()
        var sizes: [Int] = []
        var out = Data()
        let destination = XMLRecordDestination.closure {
            sizes.append($0.count)
            out += $0
        }
        let writer = try encoder.writer(at: name, withRootKey: "r", to: destination)
        for record in records { try writer.write(record) }
        try writer.finish()
        try expectEqual(out, encoder.encode([name: records], withRootKey: "r"))
        expectEqual(writer.byteCount, out.count)
        #expect(sizes.count > 1)
        #expect(sizes.dropLast().allSatisfy { $0 >= 1 << 14 })
        // Before the first chunk, nothing is known about the length of names.
        #expect(sizes.dropFirst().allSatisfy { $0 <= 1 << 17 + textLength })
    }

    @Test("The error of a destination ends the writer, and one that is released leaves what was passed on")
    func lost() throws {
        var isLost = false
        let destination = XMLRecordDestination.closure { _ in if isLost { throw Lost() } }
        let writer = try XMLEncoder().writer(at: "a", withRootKey: "r", to: destination)
        try writer.write(1)
        try writer.flush()
        isLost = true
        try writer.write(2)
        expectThrows(Lost.self) { try writer.flush() }
        isLost = false
        for call in [{ try writer.write(3) }, writer.flush, writer.finish] {
            let error = expectThrows(EncodingError.self) { try call() }
            guard case .invalidValue(_, let context)? = error else { return }
            expectPart(context.debugDescription, "an earlier part of the document could not be written: Lost()")
            #expect(context.underlyingError is Lost)
        }
        var out: [UInt8] = []
        do {
            let writer = try XMLEncoder().writer(at: "a", withRootKey: "r", to: .closure { out += $0 })
            try writer.write(1)
            try writer.flush()
            try writer.write(2)
        }
        expectEqual(out, Array("<r><a>1</a>".utf8))
    }

    @Test("Files")
    func files() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xml")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("old and longer than what follows".utf8).write(to: url)
        let encoder = XMLEncoder()
        encoder.outputEncoding = .utf16
        let records = records(1_000)
        let writer = try encoder.writer(at: "food", withRootKey: "Menu", to: .file(url))
        for record in records { try writer.write(record) }
        try writer.finish()
        try expectEqual(Data(contentsOf: url), encoder.encode(FoodList(food: records), withRootKey: "Menu"))
        let reader = try XMLDecoder().reader(Record.self, at: "food", contentsOf: url)
        var read: [Record] = []
        while let record = try reader.next() { read.append(record) }
        expectEqual(read, records)
        expectThrows((any Error).self) {
            try encoder.writer(at: "food", withRootKey: "Menu", to: .file(url.appendingPathComponent("no/folder")))
        }
    }

    @Test("Later calls of the encoder are as before, wherever a writer was released", arguments: 0..<4)
    func later(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        // Its states are its own, since its options are not those of other encoders.
        let encoder = XMLEncoder()
        encoder.nilEncodingStrategy = .xsiNil
        func documents() throws -> [String] {
            let entry = Entry(id: 1, other: Entry.Other(), plain: "p")
            let late = [Late(a: 1), Late(a: 2, list: [nil, 3])]
            return try [
                encoder.encode(AtomFeed(entry: [entry]), withRootKey: "feed").text,
                encoder.encode(late[1], withRootKey: "late").text,
                encoder.encode(FoodList(food: [Record(id: 1)]), withRootKey: "Menu").text,
                write(late, encoder.writer(at: "r", withRootKey: "list")).text,
            ]
        }
        let expected = try documents()
        for _ in 0..<40 {
            let kept = Keeping()
            do {
                let writer =
                    try Bool.random(using: &random)
                    ? encoder.writer(around: AtomFeed(), at: "entry", withRootKey: "feed")
                    : encoder.writer(at: "p.q", withRootKey: "r", rootAttributes: ["xmlns:n": "urn:other/x"])
                for id in 0..<Int.random(in: 0..<4, using: &random) {
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: try writer.write(Entry(id: id, other: Entry.Other()))
                    case 1: try writer.write(Late(a: id, list: [nil]))
                    case 2: try? writer.write(Failing(fails: true))
                    default: try writer.write(kept)
                    }
                }
                if Bool.random(using: &random) { try writer.finish() }
            }
            var container = kept.encoder?.unkeyedContainer()
            try? container?.encode("late")
            try expectEqual(documents(), expected)
            try? container?.encode("later")
        }
    }
}

extension Data { fileprivate var text: String { String(decoding: self, as: UTF8.self) } }
