import Testing
import XMLCodable

/// Namespaces that have several versions.
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

    @Test("Each version is read, also several in one document; another is not, and an error names all versions")
    func others() throws {
        let decoder = XMLDecoder()
        decoder.namespaces = Self.versions
        for xml in [
            "<g xmlns='urn:g:4'><node>a</node></g>", "<g xmlns='urn:g:2'><p:node xmlns:p='urn:w'>a</p:node></g>",
        ] { try expectEqual(decoder.decode(Graph.self, from: xml).node, []) }
        for (xml, sentence) in [
            ("<g xmlns='urn:g:4'><node>a</node></g>", "1:20: nothing in Graph reads <node> in \"urn:g:4\" at /g/node"),
            (
                "<q:g xmlns:q='urn:g:2'><node/></q:g>",
                "1:24: nothing in Graph reads <node> in no namespace at /q:g/node"
            ),
            ("<g xmlns='urn:g:2'><p:node xmlns:p='urn:w'/></g>", "1:20: nothing in Graph reads <p:node> at /g/p:node"),
        ] {
            decoder.unknownNodes = .skip
            expectEqual(decoder.diagnose(Graph.self, from: xml).map(\.description), [sentence])
            decoder.unknownNodes = .throw
            try expectEqual(decodingRefusal(Graph.self, xml, decoder: decoder).sentence, sentence)
        }
        decoder.unknownNodes = .skip
        let refusal = try decodingRefusal(One<Int>.self, "<g xmlns='urn:g:4'><value>1</value></g>", decoder: decoder)
        expectPart(refusal.sentence, "expected <value> in \"urn:g:3\", \"urn:g:2\" or \"urn:g:1\" for One<Int>.value")
        for xml in [
            "<g xmlns='urn:g:3' xmlns:v='urn:v:2' v:id='1'><node>a</node><node>b</node><v:meta>m</v:meta></g>",
            "<g xmlns='urn:g:1' xmlns:q='urn:v:1' q:id='1'><node>a</node><node>b</node><q:meta>m</q:meta></g>",
            "<x:g xmlns:x='urn:g:2' xmlns='urn:g:1' xmlns:v='urn:v:1' "
                + "v:id='1'><x:node>a</x:node><node>b</node><v:meta>m</v:meta></x:g>",
        ] {
            let reader = XMLDecoder()
            reader.namespaces = Self.versions
            let graph = Graph(id: "1", node: ["a", "b"], meta: "m")
            try expectEqual(reader.decode(Graph.self, from: xml), graph)
            try expectEqual(reader.decode([String].self, from: xml, at: "node"), ["a", "b"])
            try expectEqual(reader.decode([String].self, from: xml, at: "**.node"), ["a", "b"])
            expectEqual(reader.diagnose(Graph.self, from: xml), [])
            reader.unknownNodes = .throw
            try expectEqual(reader.decode(Graph.self, from: xml), graph)
            // The names of keys that are data have the prefixes of the model.
            let data = "<g xmlns='urn:g:2'><v:a xmlns:v='urn:v:1'>1</v:a></g>"
            try expectEqual(reader.decode([String: [String]].self, from: data), ["v:a": ["1"]])
        }
    }

    @Test("The first version is written, or that of a document or a model; any other declaration is refused")
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
        (encoder.namespaces, decoder.namespaces) = (Self.versions, Self.versions)
        let xml = #"<g xmlns="urn:g:1" xmlns:v="urn:v:1"><node>a</node><v:meta>m</v:meta></g>"#
        let model = Declared(xmlns: "urn:g:1", prefixed: "urn:v:1", node: ["a"], meta: "m")
        try expectCase(xml, model, encoder: encoder, decoder: decoder)
        let error = refusal(Declared(xmlns: "urn:g:4", node: []), root: "g") { $0.namespaces = Self.versions }
        expectPart(
            error?.sentence, "the default namespace is bound to \"urn:g:3\" and cannot be declared as \"urn:g:4\"")
    }
    struct Declared: Codable, Equatable {
        @XMLAttribute var xmlns: String?
        @XMLAttribute var prefixed: String?
        var node: [String]
        var meta: String?
        enum CodingKeys: String, CodingKey { case xmlns, prefixed = "xmlns:v", node, meta = "v:meta" }
    }
    struct Order: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:o:2", namespaceVersions: ["urn:o:1"])
        @XMLAttribute var xmlns: String?
        var table: Int
    }

    @Test("A type may have several versions of its namespace, and the declaration of its prefix chooses one")
    func types() throws {
        for uri in ["urn:o:1", "urn:o:2"] {
            let xml = "<Order xmlns=\"\(uri)\"><table>7</table></Order>"
            try expectStrict(xml, Order(xmlns: uri, table: 7))
        }
        try expectEqual(
            encoded(Order(xmlns: nil, table: 7), root: nil), #"<Order xmlns="urn:o:2"><table>7</table></Order>"#)
        let refusal = try decodingRefusal(Order.self, "<Order xmlns='urn:o:3'><table>7</table></Order>")
        expectPart(refusal.sentence, "in the namespace \"urn:o:2\" or \"urn:o:1\"")
        #expect(throws: EncodingError.self) { try encoded(Order(xmlns: "urn:o:3", table: 7), root: nil) }
        for uri in ["urn:o:1", "urn:o:2"] {
            let xml = "<o:Prefixed xmlns:o=\"\(uri)\" id=\"1\"><o:table>7</o:table></o:Prefixed>"
            try expectStrict(xml, Prefixed(declaration: uri, id: "1", table: 7))
            let inner = "<o:parts xmlns:o=\"\(uri)\"><o:table>8</o:table></o:parts>"
            let nested = "<o:Prefixed xmlns:o=\"urn:o:2\"><o:table>7</o:table>\(inner)</o:Prefixed>"
            try expectStrict(
                nested, Prefixed(declaration: "urn:o:2", table: 7, parts: [Prefixed(declaration: uri, table: 8)]))
        }
        try expectEqual(
            encoded(Prefixed(table: 7), root: nil), #"<o:Prefixed xmlns:o="urn:o:2"><o:table>7</o:table></o:Prefixed>"#)
        // A prefix that is declared for something else is not written for the type.
        try expectEqual(
            encoded(Prefixed(declaration: "urn:x", table: 7), root: nil),
            #"<o-15b44a63:Prefixed xmlns:o="urn:x" "#
                + #"xmlns:o-15b44a63="urn:o:2"><o-15b44a63:table>7</o-15b44a63:table></o-15b44a63:Prefixed>"#
        )
    }
    struct Prefixed: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:o:2", prefix: "o", namespaceVersions: ["urn:o:1"])
        @XMLAttribute var declaration: String?
        @XMLAttribute var id: String?
        var table: Int
        var parts: [Prefixed]?
        enum CodingKeys: String, CodingKey { case declaration = "xmlns:o", id, table, parts }
    }
    struct Mixed: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:o:2", prefix: "o", namespaceVersions: ["urn:o:1"])
        @XMLAttribute var declaration: String?
        var table: Int
        var braced: Int?
        var name: XML.QualifiedName?
        var share: Share?
        var other: Older?
        enum CodingKeys: String, CodingKey {
            case declaration = "xmlns:o", table, braced = "{urn:o:2}braced", name, share, other
        }
        struct Share: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:o:2", prefix: "o")
            var a: Int
        }
        struct Older: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:o:2", prefix: "o", namespaceVersions: ["urn:o:0"])
            var a: Int
        }
    }

    @Test("A version is written for the types that have it, and for nothing else in the namespace")
    func versionsOfOthers() throws {
        let name = XML.QualifiedName("k", namespaceURI: "urn:o:2")
        for uri in [nil, "urn:o:2", "urn:o:1", "urn:o:0"] {
            let values = [
                Mixed(declaration: uri, table: 1), Mixed(declaration: uri, table: 1, braced: 2),
                Mixed(declaration: uri, table: 1, name: name), Mixed(declaration: uri, table: 1, share: .init(a: 3)),
                Mixed(declaration: uri, table: 1, other: .init(a: 4)),
                Mixed(declaration: uri, table: 1, braced: 2, name: name, share: .init(a: 3), other: .init(a: 4)),
            ]
            for var value in values {
                let xml = try encoded(value, root: nil)
                let read = try decoded(Mixed.self, xml)
                expectEqual(read.name?.namespaceURI, value.name?.namespaceURI)
                value.declaration = read.declaration
                value.name = read.name
                expectEqual(read, value)
                // Without another version, all have one prefix.
                if uri == nil || uri == "urn:o:2" { #expect(!xml.contains("o-"), "\(xml)") }
                if uri == "urn:o:1" { expectPart(xml, "<o:table>") }
            }
        }
    }
    protocol Shape: Codable {}
    struct Part: Shape, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:p:2", namespaceVersions: ["urn:p:1"])
        var a: Int
    }
    enum Choice: Codable, Equatable, XMLMapped {
        static let xmlMapping = Part.xmlMapping
        case x(Int), y(Part)
    }
    struct Parts: Codable, Equatable { var part: Part, list: [Part], choice: [Choice] }
    static let parts = Parts(part: Part(a: 1), list: [Part(a: 2), Part(a: 3)], choice: [.x(4), .y(Part(a: 5))])

    @Test(
        "Types with versions are read under keys, in arrays and as choices, several versions in one document",
        arguments: [("urn:p:1", "urn:p:1"), ("urn:p:2", "urn:p:2"), ("urn:p:1", "urn:p:2"), ("urn:p:2", "urn:p:1")])
    func inside(first: String, second: String) throws {
        let xml = """
            <r xmlns:v='\(first)' xmlns:w='\(second)'><part><v:a>1</v:a></part><list><w:a>2</w:a></list><list><v:a>3</v:a>\
            </list><choice><w:x>4</w:x></choice><choice><v:y><w:a>5</w:a></v:y></choice></r>
            """
        for (p, strategy) in [
            ("p", .literal), ("k", .bound(["k": "urn:p:2"])), ("k", .bound(versions: ["k": ["urn:p:2", "urn:p:1"]])),
        ] as [(String, XMLNamespaceStrategy)] {
            let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
            (encoder.namespaces, decoder.namespaces) = (strategy, strategy)
            expectEqual(decoder.diagnose(Parts.self, from: xml).map(\.description), [])
            decoder.unknownNodes = .throw
            let written = """
                <r xmlns:\(p)="urn:p:2"><part><\(p):a>1</\(p):a></part><list><\(p):a>2</\(p):a></list><list><\(p):a>3</\(p):a>\
                </list><choice><\(p):x>4</\(p):x></choice><choice><\(p):y><\(p):a>5</\(p):a></\(p):y></choice></r>
                """
            try expectCase(xml, Self.parts, written: written, encoder: encoder, decoder: decoder)
        }
    }

    @Test("The version that a document declares is that of the types inside", arguments: ["urn:p:1", "urn:p:2"])
    func insideAsRead(version: String) throws {
        let document = try XML.Document(
            parsing: """
                <r xmlns:p="\(version)"><part><p:a>1</p:a></part><list><p:a>2</p:a></list><list><p:a>3</p:a></list>\
                <choice><p:x>4</p:x></choice><choice><p:y><p:a>5</p:a></p:y></choice></r>
                """)
        let strategy = XMLNamespaceStrategy.bound(versions: ["p": ["urn:p:2", "urn:p:1"]])
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        decoder.namespaces = strategy
        encoder.namespaces = strategy.writing(namespacesOf: document.root)
        try expectEqual(decoder.decode(Parts.self, from: document), Self.parts)
        try expectEqual(encoder.encodeToString(Self.parts, withRootKey: "r"), document.xmlString())
        let declared = """
            <r xmlns="\(version)"><part><a>1</a></part><list><a>2</a></list><list><a>3</a></list><x>4</x><y><a>5</a></y></r>
            """
        let parts = Self.parts
        let model = Root(xmlns: version, part: parts.part, list: parts.list, choice: parts.choice)
        try expectStrict(declared, model)
        encoder.namespaces = .bound(versions: ["": ["urn:p:2", "urn:p:1"]])
        decoder.namespaces = encoder.namespaces
        try expectCase(declared, model, encoder: encoder, decoder: decoder)
    }

    @Test("Members of a family are read in each version, others are refused; JSON has no namespaces")
    func otherVersions() throws {
        let xml = "<r xmlns:p='urn:p:3' xmlns:q='urn:p:1'><part><p:a>1</p:a></part><choice><p:x>4</p:x></choice></r>"
        let lines = [
            "1:40: expected <a> in \"urn:p:2\" or \"urn:p:1\" for Part.a at /r/part, found <p:a> in \"urn:p:3\"",
            "1:46: nothing in Part reads <p:a> in \"urn:p:3\" at /r/part/p:a",
        ]
        expectRefused(Parts.self, xml, lines[0])
        expectEqual(XMLDecoder().diagnose(Parts.self, from: xml).prefix(2).map(\.description), lines)
        let json = #"{"choice":[{"x":{"_0":4}},{"y":{"_0":{"a":5}}}],"list":[{"a":2},{"a":3}],"part":{"a":1}}"#
        try expectJSON(json, Self.parts)
        let members = "<d xmlns:v='urn:p:1' xmlns:w='urn:p:2'><dot><v:a>1</v:a></dot><dot><w:a>2</w:a></dot></d>"
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        let drawing = try decoder.decode(Drawing.self, from: members)
        expectEqual(drawing.shapes.map { ($0 as? Part)?.a }, [1, 2])
        let written = #"<d xmlns:p="urn:p:2"><dot><p:a>1</p:a></dot><dot><p:a>2</p:a></dot></d>"#
        try expectEqual(encoded(drawing, root: "d"), written)
        expectRefused(
            Drawing.self, members.replacing("urn:p:1", with: "urn:p:3"),
            "1:40: expected <a> in \"urn:p:2\" or \"urn:p:1\" for Part.a at /d/dot[1], found <v:a> in \"urn:p:3\"")
    }
    struct Root: Codable, Equatable, XMLMapped {
        static let xmlMapping = Part.xmlMapping
        @XMLAttribute var xmlns: String?
        var part: Part, list: [Part], choice: [Choice]
        enum CodingKeys: String, CodingKey { case xmlns, part, list, choice = "*" }
    }
    enum Shapes: XMLPolymorphicFamily {
        typealias Member = any Shape
        static var xmlDiscriminator: XMLDiscriminator { .elementName }
        static var xmlTypes: [String: any Codable.Type] { ["dot": Part.self] }
    }
    struct Drawing: Codable {
        @XMLPolymorphic<[Shapes]> var shapes: [any Shape]
        enum CodingKeys: String, CodingKey { case shapes = "*" }
    }
}
