import Foundation
import Testing
import XMLCodable
import XMLDictionaryCompatibility

/// The rows of "Entry points" in XMLMapping.md, section "Coming from the mapping libraries".
///
/// In all suites of this folder the name of a test has the titles of its rows, as `FeatureParityTableTests` checks.
struct EntryPointsParityTests {
    struct Food: Codable, Equatable {
        @XMLAttribute var id: Int
        var name: String
    }

    static let xml = #"<food id="7"><name>Waffles &amp; cream</name></food>"#
    static let food = Food(id: 7, name: "Waffles & cream")

    @Test("decode string/dictionary to object + encode: all forms; an error says what and where")
    func forms() throws {
        let decoder = XMLDecoder()
        try expectEqual(decoder.decode(Food.self, from: Data(Self.xml.utf8)), Self.food)
        try expectEqual(decoder.decode(Food.self, from: Self.xml), Self.food)
        let document = try XML.Document(parsing: Self.xml)
        try expectEqual(decoder.decode(Food.self, from: document), Self.food)
        try expectEqual(decoder.decode(Food.self, from: document.root), Self.food)
        let made = XML.Element(
            "food", attributes: ["id": "7"], children: [.element(XML.Element("name", text: "Waffles & cream"))])
        try expectEqual(decoder.decode(Food.self, from: made), Self.food)
        let dictionary: [String: Any] = ["__name": "food", "_id": "7", "name": "Waffles & cream"]
        try expectEqual(decoder.decode(Food.self, from: XML.Element(dictionary: dictionary)), Self.food)
        for (text, sentence) in [
            ("", "1:1: "), ("plain", "1:1: "), ("<food id='7'><name>x</food>", "1:21: "),
            ("<food id='x'><name/></food>", "1:11: expected an integer for Food.id at /food/@id, found \"x\""),
            ("<food id='7'/>", "1:1: expected <name> for Food.name at /food, found none"),
        ] { try expectStart(decodingRefusal(Food.self, text).sentence, sentence) }
        let encoder = XMLEncoder()
        try expectEqual(encoder.encode(Self.food, withRootKey: "food"), Data(Self.xml.utf8))
        try expectEqual(encoder.encodeToString(Self.food, withRootKey: "food"), Self.xml)
        try expectEqual(encoder.encodeToElement(Self.food, withRootKey: "food").xmlString(), Self.xml)
        let declaration = XML.Declaration(encoding: "UTF-8", standalone: true)
        try expectEqual(
            encoder.encodeToString(Self.food, withRootKey: "food", declaration: declaration),
            #"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"# + "\n" + Self.xml)
        #expect(throws: EncodingError.self) { try encoder.encode(Self.food, withRootKey: "no name") }
    }

    @Test("file, stream + array at top + decode at path: a part of a document in a file, and one or several roots")
    func file() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
        try XMLEncoder().encode(["food": Self.food], withRootKey: "menu").write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let decoder = XMLDecoder()
        try expectEqual(decoder.decode([String: Food].self, contentsOf: url), ["food": Self.food])
        try expectEqual(decoder.decode(Food.self, contentsOf: url, at: "food"), Self.food)
        try expectEqual(XML.Document(contentsOf: url).root["food.name"]?.text, "Waffles & cream")
        let missing = url.appendingPathExtension("missing")
        #expect(throws: CocoaError.self) { try decoder.decode(Food.self, contentsOf: missing) }
        let one = Food(id: 1, name: "Tea")
        let items = #"<food id="7"><name>Waffles &amp; cream</name></food><food id="1"><name>Tea</name></food>"#
        try expectEqual(decoder.decode([Food].self, from: "<menu>\(items)</menu>"), [Self.food, one])
        try expectEqual(decoder.decode([Food].self, from: "<menu>\(Self.xml)</menu>"), [Self.food])
        try expectEqual(decoder.decodeFragment([Food].self, from: items), [Self.food, one])
        try expectEqual(decoder.decodeFragment([Food].self, from: Self.xml), [Self.food])
        _ = try decodingRefusal([Food].self, items)
        let written = try XMLEncoder().encodeToString([Self.food, one], withRootKey: "food")
        try expectEqual(decoder.decode([Food].self, from: written), [Self.food, one])
        let xml = "<reply><status>ok</status><body>\(Self.xml)\(Self.xml)</body></reply>"
        try expectEqual(decoder.decode(Food.self, from: xml, at: "body.food"), Self.food)
        try expectEqual(decoder.decode([Food].self, from: Data(xml.utf8), at: "body.food"), [Self.food, Self.food])
        try expectEqual(decoder.decode(String.self, from: XML.Document(parsing: xml).root, at: "status"), "ok")
        let failure = refusal { try decoder.decode(Food.self, from: xml, at: "head.food") }
        expectEqual(failure?.kind, "keyNotFound")
    }

    @Test("existing object update: absent keys keep their value")
    func update() throws {
        struct Settings: Codable, Equatable {
            @XMLAttribute var theme = "dark"
            var window = Size(width: 800, height: 600)
            var recent = ["a", "b"]
        }
        struct Size: Codable, Equatable { var width, height: Int }
        var settings = Settings()
        let decoder = XMLDecoder()
        try decoder.update(&settings, from: "<r><window><height>400</height></window><recent>c</recent></r>")
        expectEqual(settings, Settings(theme: "dark", window: Size(width: 800, height: 400), recent: ["c"]))
        let before = settings
        #expect(throws: DecodingError.self) {
            try decoder.update(&settings, from: "<r theme='light'><window><width>x</width></window></r>")
        }
        expectEqual(settings, before)
    }

    @Test("one-way models + intermediate form: Decodable or Encodable alone; an element as property and as value")
    func oneWay() throws {
        struct Read: Decodable { var name: String }
        struct Written: Encodable { var name: String }
        let read = try XMLDecoder().decode(Read.self, from: Self.xml)
        expectEqual(read.name, "Waffles & cream")
        let written = try XMLEncoder().encodeToString(Written(name: read.name))
        expectEqual(written, "<Written><name>Waffles &amp; cream</name></Written>")
        struct Order: Codable, Equatable {
            @XMLAttribute var id: Int
            var detail: XML.Element
            var note: [XML.Element]
        }
        let xml = #"<r id="1"><detail a="x">t<b /><!-- c --></detail><note><p>1</p></note><note>2</note></r>"#
        let order = try XMLDecoder().decode(Order.self, from: xml)
        expectEqual(order.detail[attribute: "a"], "x")
        expectEqual(order.note.map(\.text), ["", "2"])
        try expectCase(xml, order)
        let json = try JSONEncoder().encode(order)
        try expectEqual(JSONDecoder().decode(Order.self, from: json), order)
    }

    @Test("serializer abstraction: a protocol with the requirements of a top-level coder")
    func serializer() throws {
        func pass<Value: Codable>(_ value: Value, through serializer: any Serializer) throws -> Value {
            try serializer.read(Value.self, serializer.written(value))
        }
        for serializer in [XMLSerializer(), PropertyListSerializer()] as [any Serializer] {
            try expectEqual(pass(Self.food, through: serializer), Self.food)
        }
    }

    protocol Serializer {
        func written<Value: Encodable>(_ value: Value) throws -> Data
        func read<Value: Decodable>(_ type: Value.Type, _ data: Data) throws -> Value
    }

    struct XMLSerializer: Serializer {
        func written<Value: Encodable>(_ value: Value) throws -> Data { try XMLEncoder().encode(value) }
        func read<Value: Decodable>(_ type: Value.Type, _ data: Data) throws -> Value {
            try XMLDecoder().decode(type, from: data)
        }
    }

    struct PropertyListSerializer: Serializer {
        func written<Value: Encodable>(_ value: Value) throws -> Data { try PropertyListEncoder().encode(value) }
        func read<Value: Decodable>(_ type: Value.Type, _ data: Data) throws -> Value {
            try PropertyListDecoder().decode(type, from: data)
        }
    }

    @Test("thread safety: one decoder and one encoder for many tasks")
    func threads() async throws {
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        encoder.keyEncodingStrategy = .convertToSnakeCase
        struct Item: Codable, Equatable, Sendable {
            var itemNumber: Int
            var list: [String]
        }
        let failures = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<64 {
                group.addTask {
                    let item = Item(itemNumber: number, list: (0..<number).map { "text \($0)" })
                    let text = try encoder.encodeToString(item)
                    let isSame = try decoder.decode(Item.self, from: text) == item
                    return isSame && text.contains("<item_number>\(number)</item_number>") ? 0 : 1
                }
            }
            return try await group.reduce(0, +)
        }
        expectEqual(failures, 0)
    }

    @Test("platforms: modules that only some platforms have are imported conditionally")
    func platforms() throws {
        let sources = DocumentationSnippetsTests.root.appendingPathComponent("Sources/XMLCodable")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            var depth = 0
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                if line.hasPrefix("#if ") { depth += 1 } else if line.hasPrefix("#endif") { depth -= 1 }
                let words = line.split(separator: " ")
                guard words.starts(with: ["import"]) || words.starts(with: ["public", "import"]) else { continue }
                let module = words.last ?? ""
                #expect(module == "Foundation" || depth > 0, "\(file.lastPathComponent) imports \(module)")
                #expect(module != "FoundationXML")
            }
        }
        #expect(count > 100)
    }
}
