import Foundation
import Testing
import XMLCodable

/// What is captured keeps its names wherever it is written, and so do the names of the model beside it.
struct CapturedNamespacesTests {
    /// Checks that a document decodes strictly, that its value is written as expected, and that this decodes to the same.
    private func expectKept<Value: Codable>(
        _ type: Value.Type, _ xml: String, _ written: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        for text in [xml, written] {
            let value = try decoder.decode(type, from: text)
            try expectEqual(encoded(value), written, sourceLocation: sourceLocation)
            expectEqual(XMLDecoder().diagnose(type, from: text), [], sourceLocation: sourceLocation)
        }
    }

    // MARK: - Elements in no namespace

    private struct Plain: Codable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:a")
        var one: XML.Element
        var list: [XML.Element]
        var inner: Inner
        enum CodingKeys: String, CodingKey { case one = "{}one", list = "{}list", inner }

        struct Inner: Codable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:a")
            var path: [XML.Element]
            var own: XML.Element
            enum CodingKeys: String, CodingKey { case path = "{}path.{}item", own }
        }
    }

    @Test("An element in no namespace stays in none, and one that is made in code has the namespace of its key")
    func unqualified() throws {
        try expectKept(
            Plain.self,
            """
            <q:r xmlns:q="urn:a"><one><n /></one><list>1</list><list><q:m /></list><q:inner><path><item /></path>\
            <q:own><n /></q:own></q:inner></q:r>
            """,
            """
            <r xmlns="urn:a"><one xmlns=""><n /></one><list xmlns="">1</list>\
            <list xmlns="" xmlns:q="urn:a"><q:m /></list><inner><path xmlns=""><item /></path>\
            <own xmlns:q="urn:a"><n xmlns="" /></own></inner></r>
            """)
        let element = XML.Element("other")
        let value = Plain(
            one: element, list: [element], inner: Plain.Inner(path: [element], own: XML.Element("p:other")))
        try expectEqual(
            encoded(value),
            """
            <r xmlns="urn:a"><one xmlns="" /><list xmlns="" /><inner><path xmlns=""><item /></path><own /></inner></r>
            """)
    }

    // MARK: - Types by name

    private enum Typed: Codable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .xsiType)
        case plain(Int), own(Int), other(XML.Element)
        enum CodingKeys: String, CodingKey { case plain = "{}t", own = "{urn:a}t", other = "*" }
    }

    private struct Values: Codable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:a")
        var values: [Typed]
        enum CodingKeys: String, CodingKey { case values = "{}v" }
    }

    @Test("A type or a prefix in a value is declared where it is read; one in no namespace may be an error")
    func types() throws {
        try expectKept(
            Values.self,
            #"<q:r xmlns:q="urn:a" \#(instanceSchema)><v xsi:type="t">1</v><v xsi:type="q:t">2</v></q:r>"#,
            """
            <r xmlns="urn:a" xmlns:a="urn:a" \(instanceSchema)><v xsi:type="t" xmlns="">1</v>\
            <v xsi:type="a:t" xmlns="">2</v></r>
            """)
        let xml = #"<q:r xmlns:q="urn:a" \#(instanceSchema)><q:value xsi:type="t">1</q:value></q:r>"#
        let refused = try refusal(decoded(Qualified.self, xml))
        expectPart(refused?.sentence, #""t" is in no namespace, but the document has a default namespace"#)
        try expectKept(
            Cases.self,
            """
            <r xmlns:p="urn:p" \(instanceSchema)><v xsi:type="p:T">p:name</v><v xsi:type="p:U"><n k="p:name" /></v>\
            <v>x:y</v></r>
            """,
            """
            <r><v \(instanceSchema) xsi:type="p:T" xmlns:p="urn:p">p:name</v>\
            <v \(instanceSchema) xsi:type="p:U" xmlns:p="urn:p"><n k="p:name" /></v><v>x:y</v></r>
            """)
    }

    private struct Qualified: Codable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:a")
        var value: Typed
    }

    private struct Cases: Codable { var v: [Typed] }

    // MARK: - Attributes

    private struct Attributed: Codable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:a")
        @XMLAnyAttributes var others: [XML.Attribute]
        var inner: Inner?
        var n: Int?

        struct Inner: Codable {
            @XMLAnyAttributes var others: [XML.Attribute]
            var n: Int?
            enum CodingKeys: String, CodingKey { case others, n = "{}n" }
        }
    }

    @Test("A captured declaration is kept, and does not move the names of the model into another namespace")
    func declarations() throws {
        try expectKept(
            Attributed.self,
            #"<q:r xmlns:q="urn:a" xmlns="urn:z" k="1"><q:inner xmlns="" l="2"><n>1</n></q:inner></q:r>"#,
            #"<r xmlns="urn:a" xmlns:q="urn:a" k="1"><inner l="2"><n xmlns="">1</n></inner></r>"#)
        try expectKept(
            Attributed.self, #"<r xmlns="urn:a" k="1"><inner xmlns="urn:a"/><n>2</n></r>"#,
            #"<r xmlns="urn:a" k="1"><inner xmlns="urn:a" /><n>2</n></r>"#)
        let xml = #"<r xmlns="urn:z" k="1"><n>1</n></r>"#
        try expectKept(Blind.self, xml, xml)
    }

    private struct Blind: Codable {
        @XMLAnyAttributes var others: [XML.Attribute]
        var n: Int
    }

    // MARK: - Prefixes of types

    private struct Prefixed: Codable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:a", prefix: "p")
        var x: XML.Element
        var same: Same?
        var next: Next?

        struct Same: Codable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:a", prefix: "q")
            var z: XML.Element
            var n: Int
        }

        struct Next: Codable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:b", prefix: "p")
            var z: XML.Element
            var n: Int
        }
    }

    private func expectNamespaces(_ xml: String, _ written: String) throws {
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        let value = try decoder.decode(Prefixed.self, from: xml)
        try expectEqual(encoded(value), written)
        // Captured elements have the prefixes that were written for them.
        let again = try decoder.decode(Prefixed.self, from: written)
        expectEqual(again.x.name.namespaceURI, "urn:a")
        expectEqual(again.same?.z.name.namespaceURI, value.same?.z.name.namespaceURI)
        expectEqual(again.next?.z.name.namespaceURI, value.next?.z.name.namespaceURI)
        expectEqual(again.next?.n, value.next?.n)
    }

    @Test("Types that prefer two prefixes for a namespace, or one for two")
    func preferredPrefixes() throws {
        try expectNamespaces(
            #"<r xmlns="urn:a"><x /><same><z /><n>1</n></same></r>"#,
            #"<p:r xmlns:p="urn:a"><p:x /><p:same><q:z xmlns:q="urn:a" /><p:n>1</p:n></p:same></p:r>"#)
        try expectNamespaces(
            #"<r xmlns="urn:a"><x /><next xmlns:b="urn:b"><b:z /><b:n>1</b:n></next></r>"#,
            """
            <p:r xmlns:p="urn:a" xmlns:p-2ef4b14c="urn:b"><p:x /><p:next><p:z xmlns:p="urn:b" xmlns:b="urn:b" />\
            <p-2ef4b14c:n>1</p-2ef4b14c:n></p:next></p:r>
            """)
    }

    // MARK: - Prefixes in values

    private struct Menu: Codable {
        struct Dish: Codable {
            @XMLAnyAttributes var rest: [XML.Attribute]
            var price: XML.Nillable<Int>
            @InnerXML var note: String
        }
        var dish: Dish
        @XMLAnyElements var rest: [XML.Element]
    }

    @Test("What is captured declares the prefixes in its values, also beside another prefix for a namespace")
    func valuePrefixes() throws {
        try expectKept(
            Menu.self,
            """
            <r xmlns:p="urn:p" \(instanceSchema)><dish k="p:a"><price xsi:nil="true" xmlns:p="urn:q" k="p:b" />\
            <note><b k="p:c" /></note></dish><other k="p:d" /></r>
            """,
            """
            <r \(instanceSchema)><dish k="p:a" xmlns:p="urn:p"><price xsi:nil="true" k="p:b" xmlns:p="urn:q" />\
            <note><b k="p:c" xmlns:p="urn:p" /></note></dish><other k="p:d" xmlns:p="urn:p" /></r>
            """)
        // What the model says of a prefix takes precedence.
        let menu = try XMLDecoder().decode(
            Menu.Dish.self, from: #"<r xmlns:p="urn:p" k="p:a"><price>1</price><note /></r>"#)
        let dish = Menu.Dish(rest: menu.rest.filter { $0.name == "k" }, price: .value(1), note: "")
        let written = try encoded(dish) { $0.namespaces = .bound(["p": "urn:q"]) }
        expectEqual(written, #"<r k="p:a"><price>1</price><note /></r>"#)
        try expectKept(
            Kinds.self,
            """
            <r xmlns:p="urn:a" xmlns:q="urn:a"><kind p:k="1"><name>q:n</name></kind><kind q:k="2"><name>p:n</name></kind></r>
            """,
            """
            <r xmlns:q="urn:a"><kind xmlns:p="urn:a" p:k="1"><name>q:n</name></kind>\
            <kind xmlns:q="urn:a" q:k="2"><name>q:n</name></kind></r>
            """)
    }

    private struct Kinds: Codable {
        struct Kind: Codable {
            @XMLAnyAttributes var rest: [XML.Attribute]
            var name: XML.QualifiedName
        }
        var kind: [Kind]
    }
}
