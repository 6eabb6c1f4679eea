import Foundation
import Testing
import XMLCodable

/// Qualified names as values.
struct XMLQualifiedNameTests {
    typealias Name = XML.QualifiedName
    struct Model: Codable, Equatable {
        @XMLAttribute var type: Name?
        var code: Name?
        @XMLList var list: [Name]?
        @XMLAttribute @XMLList var refs: [Name]?
        var items: [Name]
        init(type: Name? = nil, code: Name? = nil, list: [Name]? = nil, refs: [Name]? = nil, items: [Name] = []) {
            (self.type, self.code, self.items) = (type, code, items)
            (self.list, self.refs) = (list, refs)
        }
    }

    @Test("The prefix that was read is declared and written, in attributes, elements and lists; a bound one is used")
    func prefixes() throws {
        let xml = """
            <r type="xs:string" refs="p:a p:b" xmlns:p="urn:1" xmlns:q="urn:2" xmlns:xs="urn:xs"><code>q:é</code>
            <list>p:a q:b</list><items>p:x</items><items>q:y</items></r>
            """
        let model = Model(
            type: Name("string", namespaceURI: "urn:xs", prefix: "xs"),
            code: Name("é", namespaceURI: "urn:2", prefix: "q"),
            list: [Name("a", namespaceURI: "urn:1", prefix: "p"), Name("b", namespaceURI: "urn:2", prefix: "q")],
            refs: [Name("a", namespaceURI: "urn:1", prefix: "p"), Name("b", namespaceURI: "urn:1", prefix: "p")],
            items: [Name("x", namespaceURI: "urn:1", prefix: "p"), Name("y", namespaceURI: "urn:2", prefix: "q")])
        try expectCase(xml, model)
        try expectEqual(decoded(Model.self, xml).type?.prefix, "xs")
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.namespaces = .bound(["w": "urn:1"])
        decoder.namespaces = .bound(["z": "urn:1"])
        try expectCase(
            #"<r type="w:a" xmlns:w="urn:1"><items>w:b</items></r>"#,
            Model(type: Name("a", namespaceURI: "urn:1", prefix: "p"), items: [Name("b", namespaceURI: "urn:1")]),
            encoder: encoder, decoder: decoder)
    }

    @Test("JSON has the namespace in braces; the empty one is none; what is no name, or undeclared, is refused")
    func texts() throws {
        let model = Model(type: Name("a", namespaceURI: "urn:1", prefix: "p"), code: Name("b"))
        try expectJSON(#"{"code":"b","items":[],"type":"{urn:1}a"}"#, model)
        for text in ["{urn:1", "a b", "{urn:1}", "p:a", ""] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(Model.self, from: Data(#"{"items":["\#(text)"]}"#.utf8))
            }
        }
        let name = XML.QualifiedName("a", namespaceURI: "")
        expectEqual(name, XML.QualifiedName("a"))
        expectEqual(name.hashValue, XML.QualifiedName("a").hashValue)
        expectEqual(name.description, "a")
        // What is no name, or has an undeclared prefix, is an error.
        for (text, expected) in [
            ("p:a", "a qualified name with a declared prefix"), ("a b", "a qualified name"), (":a", "a qualified name"),
            ("a:", "a qualified name"), ("a:b:c", "a qualified name"), ("1", "a qualified name"),
        ] {
            expectRefused(
                Model.self, "<r type='\(text)'/>",
                "1:10: expected \(expected) for Model.type at /r/@type, found \"\(text)\"")
        }
        try expectEqual(decoded(Model.self, "<r type=''><code/></r>"), Model())
        for name in ["", "a:b", "a b"] {
            expectPart(refusal(Model(code: Name(name)))?.sentence, "is not the local part of a name")
        }
    }

    @Test("A name without a prefix is in the default namespace of its element, or in none, and written so")
    func defaultNamespaces() throws {
        let xml = "<r type='a'><code xmlns='urn:1'> b </code><list xmlns=''>c xml:d</list></r>"
        let model = try decoded(Model.self, xml)
        expectEqual(model.type, Name("a"))
        expectEqual(model.code, Name("b", namespaceURI: "urn:1"))
        expectEqual(model.list, [Name("c"), Name("d", namespaceURI: "http://www.w3.org/XML/1998/namespace")])
        try expectCase(
            #"<r type="a"><list>b xml:d</list></r>"#,
            Model(
                type: Name("a"),
                list: [
                    Name("b"), Name("d", namespaceURI: "http://www.w3.org/XML/1998/namespace"),
                ]))
        let name = Name("a", namespaceURI: "urn:1", prefix: "")
        let inside = try encoded(Unqualified(name: name), root: nil)
        // In an element in no namespace, the name needs a prefix.
        try expectEqual(decoded(Unqualified.self, inside).name.namespaceURI, "urn:1")
        try expectEqual(encoded(Root(name: name), root: nil), #"<Root xmlns="urn:1"><name>a</name></Root>"#)
        try expectCase(
            #"<Root xmlns="urn:1"><name>a</name></Root>"#, Root(name: Name("a", namespaceURI: "urn:1", prefix: "")),
            root: nil)
        try expectCase(
            #"<Root xmlns="urn:1" xmlns:p="urn:1"><name>p:a</name></Root>"#,
            Root(name: Name("a", namespaceURI: "urn:1", prefix: "p")), root: nil)
        let failure = refusal(Root(name: Name("a")))
        expectPart(failure?.sentence, "is in no namespace, but the document has a default namespace")
    }
    struct Root: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:1")
        var name: Name
    }
    struct Unqualified: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:1")
        var name: Name
        enum CodingKeys: String, CodingKey { case name = "{}name" }
    }
    struct Clash: Codable, Equatable {
        var first: Name, second: Name, last: Int
        enum CodingKeys: String, CodingKey { case first, second, last = "{urn:3}last" }
    }

    @Test("A prefix with several meanings is changed, and everything stays in its place")
    func clashes() throws {
        let clash = Clash(
            first: Name("a", namespaceURI: "urn:1", prefix: "p"), second: Name("b", namespaceURI: "urn:2", prefix: "p"),
            last: 1)
        let xml = try encoded(clash)
        try expectEqual(decoded(Clash.self, xml), clash)
        expectPart(xml, "<first>p:a</first><second>p-")
        try expectEqual(encoded(try decoded(Clash.self, xml)), xml)
        // Attributes keep their order too.
        struct Attributes: Codable, Equatable {
            @XMLAttribute var first: Name
            @XMLAttribute var second: Name
            @XMLAttribute var third: Int
            var item: [Name], last: Int
        }
        let names = Attributes(
            first: Name("a", namespaceURI: "urn:1", prefix: "p"), second: Name("b", namespaceURI: "urn:1", prefix: "q"),
            third: 3, item: [Name("c", namespaceURI: "urn:1", prefix: "r"), Name("d")], last: 4)
        try expectCase(
            #"<r first="p:a" second="p:b" third="3" xmlns:p="urn:1"><item>p:c</item><item>d</item><last>4</last></r>"#,
            names)
        // One namespace has one prefix.
        let same = Clash(
            first: Name("a", namespaceURI: "urn:3", prefix: "x"), second: Name("b", namespaceURI: "urn:3", prefix: "y"),
            last: 1)
        try expectCase(#"<r xmlns:x="urn:3"><first>x:a</first><second>x:b</second><x:last>1</x:last></r>"#, same)
        // A reserved prefix is not used.
        for prefix in ["xsi", "xml", "xmlns", "a b", "1"] {
            let name = Root(name: Name("a", namespaceURI: "urn:2", prefix: prefix))
            let text = try encoded(name, root: nil)
            #expect(!text.contains("\(prefix):a"))
            try expectEqual(decoded(Root.self, text), name)
        }
    }
}
