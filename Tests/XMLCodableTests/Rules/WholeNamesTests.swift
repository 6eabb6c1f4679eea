import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

/// A name in the document is a whole name, or a path of several names, in both directions.
struct WholeNamesTests {
    enum Step: Codable, Equatable {
        case shell(String), maven(version: Int, goals: String), none
        enum CodingKeys: String, CodingKey { case shell = "hudson.Shell", maven = "hudson.Maven", none = "a.b.c" }
        enum MavenCodingKeys: String, CodingKey { case version = "info.version", goals = "@mvn.goals" }
    }
    enum Marked: Codable, Equatable {
        case shell(String), text(String)
        enum CodingKeys: String, XMLChoiceCodingKey { case shell = "hudson.Shell", text = "#text" }
    }
    struct Inside<Item: Codable & Equatable>: Codable, Equatable {
        var items: [Item]
        enum CodingKeys: String, CodingKey { case items = "x.*" }
    }
    struct Plain<Item: Codable & Equatable>: Codable, Equatable {
        var items: [Item]
        var one: Item?
    }

    private func expectEverywhere<Item: Codable & Equatable>(_ items: [Item], _ texts: [String]) throws {
        let all = texts.joined()
        let wrapped = texts.map { "<items>\($0)</items>" }.joined()
        try expectStrict("<r>\(all)</r>", Contents(items: items))
        try expectStrict("<r><x>\(all)</x></r>", Inside(items: items))
        try expectStrict("<r>\(wrapped)<one>\(texts[0])</one></r>", Plain(items: items, one: items[0]))
        try expectStrict("<r>\(all)</r>", items)
        try expectStrict("<r>\(texts[0])</r>", items[0])
        try expectJSON(items)
    }

    private func expectJSON<Value: Codable & Equatable>(_ value: Value) throws {
        try expectEqual(JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)), value)
    }

    @Test("The name of a case is never a path")
    func cases() throws {
        try expectEverywhere(
            [Step.shell("a"), .maven(version: 1, goals: "test"), .shell("b"), Step.none],
            [
                "<hudson.Shell>a</hudson.Shell>",
                #"<hudson.Maven mvn.goals="test"><info><version>1</version></info></hudson.Maven>"#,
                "<hudson.Shell>b</hudson.Shell>", "<a.b.c />",
            ])
        try expectEverywhere(
            [Marked.shell("a"), .text("x"), .shell("b")],
            ["<hudson.Shell>a</hudson.Shell>", "x", "<hudson.Shell>b</hudson.Shell>"])
    }
    struct Attributes: Codable, Equatable {
        @XMLAttribute var name: String
        @XMLAttribute var direction: Int?
        @XMLAttribute @XMLDefault<XML.Zero> var level: Int
        @XMLElementAndAttribute var both: Int
        enum CodingKeys: String, CodingKey {
            case name = "attr.name", direction = "stem.dir", level = "stem.level", both = "a.b"
        }
    }
    struct Placed: Codable, Equatable, XMLDynamicNodeEncoding, XMLDynamicNodeDecoding {
        var name: String, count: Int
        enum CodingKeys: String, CodingKey { case name = "attr.name", count = "p.q" }
        static func nodeEncoding(for key: any CodingKey) -> XMLPlacement {
            key.stringValue == "attr.name" ? .attribute : .element
        }
        static func nodeDecoding(for key: any CodingKey) -> XMLPlacement { nodeEncoding(for: key) }
    }

    @Test("The name of an attribute is the whole key, unless a path ends in it; an empty one writes no element")
    func attributes() throws {
        try expectStrict(
            #"<r attr.name="n" stem.dir="1" stem.level="2" a.b="3"><a><b>3</b></a></r>"#,
            Attributes(name: "n", direction: 1, level: 2, both: 3))
        // Strategies convert it as one name.
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        let value = Attributes(name: "n", direction: 1, level: 2, both: 3)
        (encoder.keyEncodingStrategy, decoder.keyDecodingStrategy) = (.convertToCapitalized, .convertFromCapitalized)
        try expectCase(
            #"<r Attr.name="n" Stem.dir="1" Stem.level="2" A.b="3"><A><B>3</B></A></r>"#, value, encoder: encoder,
            decoder: decoder)
        encoder.keyEncodingStrategy = .custom { OpenKey("x-" + ($0.last?.stringValue ?? "")) }
        decoder.keyDecodingStrategy = .custom { OpenKey(String($0.last?.stringValue.dropFirst(2) ?? "")) }
        try expectCase(
            #"<r x-attr.name="n" x-stem.dir="1" x-stem.level="2" x-a.b="3"><x-a><x-b>3</x-b></x-a></r>"#, value,
            encoder: encoder, decoder: decoder)
        try expectStrict(#"<r attr.name="n"><p><q>2</q></p></r>"#, Placed(name: "n", count: 2))
        #expect(refusal(Placed.self, #"<r><attr name="n"/><p><q>2</q></p></r>"#) != nil)
        try expectStrict(#"<r a.data="" b.text="" c.list="1 2" />"#, Dotted(data: Data(), text: "", list: [1, 2]))
        try expectStrict("<r />", Dotted())
    }
    struct Escaped: Codable, Equatable {
        var version, deep: Int
        @XMLAttribute var name: String
        var list: [Int], attribute: Int, direct: Int
        enum CodingKeys: String, CodingKey {
            case version = "app..version", deep = "x.y..z", name = "q..r", list = "l..s.i..t", attribute = "w..v.@k.l"
            case direct = "@m..n"
        }
    }

    @Test("Two dots in a key, or in a path of a tree, are one dot of a name")
    func escaped() throws {
        try expectStrict(
            """
            <r q.r="n" m.n="7"><app.version>1</app.version><x><y.z>2</y.z></x><l.s><i.t>4</i.t><i.t>5</i.t></l.s>\
            <w.v k.l="6" /></r>
            """,
            Escaped(version: 1, deep: 2, name: "n", list: [4, 5], attribute: 6, direct: 7))
        var root = try XML.Document(parsing: "<r><a.b>1<c.d k='1'/></a.b><a><b>2</b></a></r>").root
        expectEqual(root["a..b"]?.text, "1")
        expectEqual(root["a.b"]?.text, "1")
        expectEqual(root["a..b.c..d"]?.name.localName, "c.d")
        expectEqual(root[attribute: "a..b.c..d.@k"], "1")
        expectNil(root["a...b"])
        root["x..y.z"] = XML.Element("z")
        root["a..b"] = nil
        root["a.b"]?.text = "3"
        try expectEqual(root.xmlString(), "<r><a><b>3</b></a><x.y><z /></x.y></r>")
        try expectEqual(XML.Document(parsing: "<r><a..b>1</a..b><a.b>2</a.b></r>").root["a..b"]?.text, "1")
    }

    @Test("Paths to records lead to whole names with two dots, also in several tasks")
    func records() async throws {
        for count in [1, 3] {
            let xml = "<r>" + String(repeating: "<A.B>1</A.B>", count: count) + "</r>"
            let ones = Array(repeating: 1, count: count)
            try expectEqual(XMLDecoder().decode([Int].self, from: xml, at: "A..B"), ones)
            try expectEqual(records(at: "A..B", xml), ones)
            let writer = try XMLEncoder().writer(at: "A..B", withRootKey: "r")
            for one in ones { try writer.write(one) }
            try writer.finish()
            var written: [UInt8] = []
            while let chunk = writer.nextChunk() { written += chunk }
            expectEqual(String(decoding: written, as: UTF8.self), xml)
            let error = #expect(throws: DecodingError.self) { try records(at: "A.B", xml) }
            expectPart("\(try #require(error))", #"the path to that element is "A..B""#)
        }
        func concurrent(_ path: String) async throws -> [Int] {
            let chunks = AsyncStream<[UInt8]> { stream in
                stream.yield(Array("<r><A.B>1</A.B><A.B>2</A.B></r>".utf8))
                stream.finish()
            }
            var found: [Int] = []
            for try await record in XMLDecoder().elements(Int.self, at: path, in: chunks, concurrency: 2) {
                found.append(record)
            }
            return found
        }
        try await expectEqual(concurrent("A..B"), [1, 2])
        await #expect(throws: DecodingError.self) { try await concurrent("A.B") }
        #expect(try await concurrent("C.D").isEmpty)
    }
    struct Paths: Codable, Equatable {
        var one: Int?
        var list: [Int]
        enum CodingKeys: String, CodingKey { case one = "A.B", list = "C.D.E" }
    }

    @Test("Reports and strict mode name an element that a path reads by its whole name")
    func reports() throws {
        let xml = "<r><A.B>1</A.B><C.D.E>1</C.D.E><C.D.E>2</C.D.E></r>"
        try expectEqual(decoded(Paths.self, xml), Paths(one: 1, list: [1, 2]))
        let found = XMLDecoder().diagnose(Paths.self, from: xml)
        expectEqual(found.map(\.kind), [.renamedElement, .renamedElement, .renamedElement])
        expectEqual(found.map(\.column), [4, 16, 32])
        expectPart(found[0].description, #"the key "A..B" is for the element"#)
        expectPart(found[1].description, #"the key "C..D..E" is for the element"#)
        let error = refusal(Paths.self, xml) { $0.unknownNodes = .throw }
        expectPart(error?.sentence, #"the key "A..B" is for the element"#)
        try expectStrict("<r><A><B>1</B></A><C><D><E>1</E></D></C></r>", Paths(one: 1, list: [1]))
        // Keys that accept any string are encoded as names.
        struct Open: Codable, Equatable {
            var values: [String: String]
            init(values: [String: String]) { self.values = values }
            init(from decoder: any Decoder) throws {
                let keys = try decoder.container(keyedBy: OpenKey.self)
                values = [:]
                for key in keys.allKeys { values[key.stringValue] = try keys.decode(String.self, forKey: key) }
            }
            func encode(to encoder: any Encoder) throws {
                var keys = encoder.container(keyedBy: OpenKey.self)
                for name in values.keys.sorted() { try keys.encode(values[name], forKey: OpenKey(name)) }
            }
        }
        try expectStrict("<r><A.B>1</A.B><C.D.E>2</C.D.E></r>", Open(values: ["A.B": "1", "C.D.E": "2"]))
        // One whose prefix is not that of its first step is no whole name.
        struct Prefixed: Decodable {
            var a: Int?
            enum CodingKeys: String, CodingKey { case a = "x.p:a" }
        }
        for (document, value) in [("<r xmlns:p='u'><x><p:a>1</p:a></x></r>", 1), ("<r><x><a>1</a></x></r>", 1)] {
            let prefixed = try decoded(Prefixed.self, document) {
                $0.namespaces = .ignoringPrefixes
                $0.unknownNodes = .throw
            }
            expectEqual(prefixed.a, value)
        }
        for document in ["<r><a>1</a></r>", "<r a='1'/>"] {
            expectNil(try decoded(Prefixed.self, document) { $0.namespaces = .ignoringPrefixes }.a)
        }
    }
    struct Dotted: Codable, Equatable {
        @XMLAttribute var data: Data?
        @XMLAttribute @XMLLenient var text: String?
        @XMLAttribute @XMLList var list: [Int]?
        enum CodingKeys: String, CodingKey { case data = "a.data", text = "b.text", list = "c.list" }
    }

    private func records(at path: String, _ xml: String) throws -> [Int] {
        let reader = try XMLDecoder().reader(Int.self, at: path)
        for byte in xml.utf8 { reader.feed(CollectionOfOne(byte)) }
        reader.finish()
        var found: [Int] = []
        while let record = try reader.next() { found.append(record) }
        return found
    }
}
