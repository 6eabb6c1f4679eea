import Testing
import XMLCodable

/// Namespaces that have several versions.
/// Versions of a namespace.
struct NamespaceVersionsTests {
    struct Graph: Codable, Equatable {
        @XMLAttribute var id: String?
        var node: [String]
        var meta: String?
        enum CodingKeys: String, CodingKey { case id = "v:id", node, meta = "v:meta" }
    }

    static let versions = XMLNamespaceStrategy.bound(versions: [
        "": ["urn:g:3", "urn:g:2", "urn:g:1"], "v": ["urn:v:2", "urn:v:1"], "w": ["urn:w"],
    ])

    @Test(
        "Each version is read, also several in one document",
        arguments: [
            "<g xmlns='urn:g:3' xmlns:v='urn:v:2' v:id='1'><node>a</node><node>b</node><v:meta>m</v:meta></g>",
            "<g xmlns='urn:g:1' xmlns:q='urn:v:1' q:id='1'><node>a</node><node>b</node><q:meta>m</q:meta></g>",
            "<x:g xmlns:x='urn:g:2' xmlns='urn:g:1' xmlns:v='urn:v:1' v:id='1'><x:node>a</x:node><node>b</node><v:meta>m</v:meta></x:g>",
        ])
    func read(xml: String) throws {
        let decoder = XMLDecoder()
        decoder.namespaces = Self.versions
        let graph = Graph(id: "1", node: ["a", "b"], meta: "m")
        try expectEqual(decoder.decode(Graph.self, from: xml), graph)
        try expectEqual(decoder.decode([String].self, from: xml, at: "node"), ["a", "b"])
        try expectEqual(decoder.decode([String].self, from: xml, at: "**.node"), ["a", "b"])
        #expect(decoder.diagnose(Graph.self, from: xml).isEmpty)
        decoder.unknownNodes = .throw
        try expectEqual(decoder.decode(Graph.self, from: xml), graph)
        // The names of keys that are data have the prefixes of the model.
        let keys = try decoder.decode(
            [String: [String]].self, from: "<g xmlns='urn:g:2'><v:a xmlns:v='urn:v:1'>1</v:a></g>")
        expectEqual(keys, ["v:a": ["1"]])
    }

    @Test("Another namespace is not read")
    func others() throws {
        let decoder = XMLDecoder()
        decoder.namespaces = Self.versions
        #expect(try decoder.decode(Graph.self, from: "<g xmlns='urn:g:4'><node>a</node></g>").node.isEmpty)
        #expect(
            try decoder.decode(Graph.self, from: "<g xmlns='urn:g:2'><p:node xmlns:p='urn:w'>a</p:node></g>").node
                .isEmpty)
    }

    @Test("The first version is written, or the one of a document that was read")
    func written() throws {
        let encoder = XMLEncoder()
        encoder.namespaces = Self.versions
        let graph = Graph(id: "1", node: ["a"], meta: nil)
        try expectEqual(
            encoder.encodeToString(graph, withRootKey: "g"),
            #"<g xmlns="urn:g:3" v:id="1" xmlns:v="urn:v:2"><node>a</node></g>"#)
        let root = try XML.Document(parsing: "<a:g xmlns:a='urn:g:1' xmlns:b='urn:v:1'/>").root
        encoder.namespaces = Self.versions.writing(namespacesOf: root)
        let text = #"<g xmlns="urn:g:1" v:id="1" xmlns:v="urn:v:1"><node>a</node></g>"#
        try expectEqual(encoder.encodeToString(graph, withRootKey: "g"), text)
        let decoder = XMLDecoder()
        decoder.namespaces = encoder.namespaces
        try expectEqual(decoder.decode(Graph.self, from: text), graph)
        expectEqual(XMLNamespaceStrategy.literal.writing(namespacesOf: root), .literal)
        expectEqual(Self.versions.writing(namespacesOf: XML.Element("a")), Self.versions)
    }

    struct Declared: Codable, Equatable {
        @XMLAttribute var xmlns: String?
        @XMLAttribute var prefixed: String?
        var node: [String]
        var meta: String?
        enum CodingKeys: String, CodingKey { case xmlns, prefixed = "xmlns:v", node, meta = "v:meta" }
    }

    @Test("A model that declares a version writes the one that was read; any other is refused")
    func declared() throws {
        let encoder = XMLEncoder()
        let decoder = XMLDecoder()
        (encoder.namespaces, decoder.namespaces) = (Self.versions, Self.versions)
        let xml = #"<g xmlns="urn:g:1" xmlns:v="urn:v:1"><node>a</node><v:meta>m</v:meta></g>"#
        let model = Declared(xmlns: "urn:g:1", prefixed: "urn:v:1", node: ["a"], meta: "m")
        try expectCase(xml, model, encoder: encoder, decoder: decoder)
        #expect(throws: EncodingError.self) {
            try encoder.encodeToString(Declared(xmlns: "urn:g:4", node: []), withRootKey: "g")
        }
    }

    struct Order: Codable, Equatable, XMLNamespaced {
        static let xmlNamespaceURI = "urn:o:2"
        static let xmlNamespaceVersions = ["urn:o:1"]
        @XMLAttribute var xmlns: String?
        var table: Int
        var other: Other?
        struct Other: Codable, Equatable { var a: Int }
    }

    @Test("A type may have several versions of its namespace")
    func types() throws {
        for uri in ["urn:o:1", "urn:o:2"] {
            let xml = "<Order xmlns=\"\(uri)\"><table>7</table></Order>"
            try expectStrict(xml, Order(xmlns: uri, table: 7))
        }
        try expectEqual(
            XMLEncoder().encodeToString(Order(xmlns: nil, table: 7)),
            "<Order xmlns=\"urn:o:2\"><table>7</table></Order>")
        let refusal = try decodingRefusal(Order.self, "<Order xmlns='urn:o:3'><table>7</table></Order>")
        #expect(refusal.sentence.contains("in the namespace \"urn:o:2\""))
        #expect(throws: EncodingError.self) { try XMLEncoder().encodeToString(Order(xmlns: "urn:o:3", table: 7)) }
    }
}
