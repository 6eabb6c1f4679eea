import Foundation
import Testing
import XMLCodable
import XMLCodableEncodings

/// Round trips of captured nodes.
struct CaptureRoundTripTests {
    struct Entry: Codable, Equatable {
        @XMLAttribute var id: Int
        var title: String
        @XMLAnyAttributes var attributes: [XML.Attribute]
        @XMLAnyElements var rest: [XML.Element]
    }

    static let entry =
        #"<entry id="1" lang="en" xmlns:x="urn:x" x:kind="a&amp;b"><title>News</title><x:point a="1">45 <b /></x:point>"#
        + "<other>1</other></entry>"

    @Test("What no property reads survives a change of the model, with its prefix; other coders see plain values")
    func survives() throws {
        var entry = try XMLDecoder().decode(Entry.self, from: Self.entry)
        expectEqual(entry.attributes.map(\.name.qualifiedName), ["lang", "xmlns:x", "x:kind"])
        expectEqual(entry.attributes.map(\.value), ["en", "urn:x", "a&b"])
        expectEqual(entry.rest.map(\.name.qualifiedName), ["x:point", "other"])
        entry.title = "Olds"
        try expectEqual(encoded(entry, root: "entry"), Self.entry.replacing("News", with: "Olds"))
        struct Item: Codable { @XMLAnyAttributes var attributes: [XML.Attribute] }
        struct Root: Codable { var item: Item }
        let xml = #"<root xmlns:x="urn:x"><item x:a="1" x:b="2"/></root>"#
        let root = try XMLDecoder().decode(Root.self, from: xml)
        try expectEqual(encoded(root, root: "root"), #"<root><item xmlns:x="urn:x" x:a="1" x:b="2" /></root>"#)
        struct Model: Decodable {
            var price: Int
            @XMLAnyElements var rest: [XML.Element]
            enum CodingKeys: String, CodingKey { case price = "details.price", rest }
        }
        let model = try XMLDecoder().decode(Model.self, from: "<m><details><price>1</price></details><a/><rest/></m>")
        expectEqual(model.rest.map(\.name.qualifiedName), ["a", "rest"])
        try expectJSON(
            #"{"attributes":{"a":"b"},"id":1,"rest":["<c>1</c>"],"title":"x"}"#,
            decoded(Entry.self, #"<e id="1" a="b"><title>x</title><c>1</c></e>"#))
    }

    // MARK: - Names

    struct Field: Codable, Equatable {
        @XMLElementName var name: String
        @XMLText var value: String
    }

    struct LateName: Codable, Equatable {
        var a: Int
        @XMLAttribute var b: Int
        var c: [Int]
        @XMLElementName var name: String
        @XMLAttribute var d: Int
        var e: Int
    }

    struct Fields: Codable, Equatable {
        var title: String
        var fields: [Field]
        enum CodingKeys: String, CodingKey { case title, fields = "*" }
    }

    @Test("Elements of any name that is valid, by the key *; a root has its decoded name, unless another is given")
    func names() throws {
        try expectCase(
            "<f><title>t</title><colour>red</colour><size>9</size></f>",
            Fields(title: "t", fields: [Field(name: "colour", value: "red"), Field(name: "size", value: "9")]))
        let food = try decoded(Field.self, "<food>Waffles</food>")
        expectEqual(food, Field(name: "food", value: "Waffles"))
        try expectEqual(XMLEncoder().encodeToString(food), "<food>Waffles</food>")
        try expectEqual(XMLEncoder().encodeToString(food, withRootKey: "meal"), "<meal>Waffles</meal>")
        for name in ["", "a b", "1", "xmlns:a", "a:b:c", "<"] {
            #expect(throws: EncodingError.self, "\(name)") { try XMLEncoder().encode(Field(name: name, value: "")) }
        }
        // A name can be encoded after the content.
        for name in ["n", "LateName", "aVeryMuchLongerNameThanTheTypeHas"] {
            let value = LateName(a: 1, b: 2, c: [3, 4], name: name, d: 5, e: 6)
            let body = #" b="2" d="5"><a>1</a><c>3</c><c>4</c><e>6</e></"#
            try expectEqual(XMLEncoder().encodeToString(value), "<\(name)\(body)\(name)>")
            let list = Contents(items: [value, LateName(a: 7, b: 8, c: [], name: "x", d: 9, e: 0), value])
            try expectEqual(decoded(Contents<LateName>.self, encoded(list)), list)
        }
    }

    // MARK: - Nodes

    struct Note: Codable, Equatable {
        var title: String?
        var body: [XML.Node]
        var first: XML.Node?
        var element: XML.Element?
    }

    static let bodies = [
        "Salt &amp; <b>pepper</b>, <!-- c --><?p i?> <![CDATA[<x>]]>", "", " ", "\n  <a />\n  <b x='1'>y</b>\n", "x",
        "<a xmlns=\"urn:d\"><b /></a>",
    ]

    @Test("The content of an element and inner XML are written back unchanged", arguments: bodies)
    func content(body: String) throws {
        let xml = "<note><title>t</title><body>\(body)</body></note>"
        let note = try decoded(Note.self, xml)
        let written = try encoded(note, root: "note")
        expectEqual(written, body.isEmpty ? "<note><title>t</title><body /></note>" : xml)
        try expectEqual(decoded(Note.self, written), note)
        let article = try decoded(Article.self, "<article><html>\(body)</html></article>")
        expectEqual(article.html, body)
        try expectEqual(decoded(Article.self, encoded(article)), article)
        let whole = try decoded(Whole.self, "<w id='1'>\(body)</w>")
        expectEqual(whole.html, body)
        try expectEqual(encoded(whole, root: "w"), body.isEmpty ? #"<w id="1" />"# : #"<w id="1">\#(body)</w>"#)
    }

    @Test("Nodes under the key * are those without another key; a single node is the element of its key, or text")
    func rest() throws {
        struct Model: Codable, Equatable {
            @XMLAttribute var id: Int?
            var title: String?
            var nodes: [XML.Node]
            enum CodingKeys: String, CodingKey { case id, title, nodes = "*" }
        }
        let mixed = "<m id=\"1\">a <b>c</b><!--d--> e</m>"
        let model = try decoded(Model.self, mixed)
        expectEqual(model.nodes.count, 4)
        try expectEqual(encoded(model, root: "m"), mixed)
        let plain = try decoded(Model.self, "<m>\n <title>x</title>\n <b/>\n</m>")
        expectEqual(plain.nodes.count, 1)
        try expectEqual(encoded(plain, root: "m"), "<m><title>x</title><b /></m>")
        let first = #"<first k="v">1<b /></first>"#
        let xml = "<note><body>x</body>\(first)</note>"
        let note = try decoded(Note.self, xml)
        try expectEqual(note.first, .element(XML.Document(parsing: first).root))
        try expectEqual(encoded(note, root: "note"), xml)
        let textual = Note(body: [], first: .text("a<b"))
        try expectEqual(encoded(textual, root: "note"), "<note><body /><first>a&lt;b</first></note>")
    }

    // MARK: - Inner XML

    struct Article: Codable, Equatable { @InnerXML var html: String }

    struct Whole: Codable, Equatable {
        @XMLAttribute var id: Int
        @InnerXML var html: String
        enum CodingKeys: String, CodingKey { case id, html = "" }
    }

    @Test("Malformed inner XML is rejected, and that of a missing element is a missing value")
    func malformed() throws {
        for html in [
            "<b>", "</html>", "a & b", "<a:b/>", "</content><content>", "\u{1}", "<!DOCTYPE a>",
            "<?xml version='1.0'?>",
        ] {
            #expect(throws: EncodingError.self, "\(html)") { try XMLEncoder().encode(Article(html: html)) }
        }
        let missing = refusal(Article.self, "<article/>")
        expectEqual(missing?.kind, "keyNotFound")
        expectEqual(missing?.sentence, "1:1: expected <html> for Article.html at /article, found none")
    }
}

/// Captures that a model decodes and encodes by hand.
struct CapturesByHandTests {
    /// Calls `init(from:)` and `encode(to:)` of a value, as a hand-written model does.
    struct ByHand<Value: Codable & Equatable>: Codable, Equatable {
        var value: Value
        init(_ value: Value) { self.value = value }
        init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }

    private func expectSame<Value: Codable & Equatable>(_ content: String, _ value: Value, attributes: String = "")
        throws
    {
        func element(_ name: String) -> String {
            content.isEmpty ? "<\(name)\(attributes) />" : "<\(name)\(attributes)>\(content)</\(name)>"
        }
        let xml = element("value")
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        try expectCase("<r>\(xml)</r>", One(value: ByHand(value)), decoder: decoder)
        try expectCase("<r>\(xml)\(xml)</r>", One(value: [ByHand(value), ByHand(value)]), decoder: decoder)
        expectEqual(XMLDecoder().diagnose(One<[ByHand<Value>]>.self, from: "<r>\(xml)\(xml)</r>"), [])
        try expectCase(element("r"), ByHand(value), decoder: decoder)
    }

    @Test("Content as text, elements, comments and attributes that have no key; other coders see what they always saw")
    func parts() throws {
        try expectSame("a<b />c<!--n-->", InnerXML("a<b />c<!--n-->"))
        try expectSame("", InnerXML(""))
        try expectSame("<b /><c>1</c>", XMLAnyElements([XML.Element("b"), XML.Element("c", text: "1")]))
        try expectSame("<!--n-->", XMLComments(["n"]))
        let attributes = [XML.Attribute("k", value: "v"), XML.Attribute("l", value: "w")]
        try expectSame("", XMLAnyAttributes(attributes), attributes: #" k="v" l="w""#)
        try expectJSON(#"{"value":"a<b />"}"#, One(value: ByHand(InnerXML("a<b />"))))
        try expectJSON(#"{"value":["n"]}"#, One(value: ByHand(XMLComments(["n"]))))
        try expectJSON(#"{"value":{"k":"v"}}"#, One(value: ByHand(XMLAnyAttributes([XML.Attribute("k", value: "v")]))))
    }

    @Test("Elements and nodes have the name of their key, or of the document's root", arguments: ["value", "q"])
    func elements(name: String) throws {
        let text = "<\(name) k=\"v\">a<b /></\(name)>"
        let element = try XML.Document(parsing: text).root
        let root = try decoded(ByHand<XML.Element>.self, text)
        expectEqual(root.value, element)
        try expectEqual(XMLEncoder().encodeToString(root), text)
        try expectEqual(
            XMLEncoder().encodeToString(root, withRootKey: "x"),
            text.replacing("\(name) k", with: "x k").replacing("/\(name)", with: "/x"))
        try expectEqual(XMLEncoder().encodeToString(ByHand(XML.Node.element(element))), text)
        let nodes = "<r><value>1</value><value /></r>"
        try expectEqual(encoded(decoded(One<[ByHand<XML.Node>]>.self, nodes)), nodes)
    }
}
