import Testing
import XMLCodable

/// The pairs of the mapping page about lists, aliases and namespaces that formats ask for.
struct WrittenListsMappingTests {
    @Test("Aliases that are paths, and tables")
    func aliases() throws {
        struct Basket: Codable {
            var items: [Int]
            enum CodingKeys: String, XMLAliasedKey {
                case items = "item"
                var xmlAliases: [String] { ["items.item"] }
            }
        }
        let documents = [
            """
            <basket><item>1</item><item>2</item></basket>
            """,
            """
            <basket><items><item>1</item><item>2</item></items></basket>
            """,
        ]
        for xml in documents {
            let basket = try XMLDecoder().decode(Basket.self, from: xml)
            expectEqual(basket.items, [1, 2])
            try expectEqual(XMLEncoder().encodeToString(basket, withRootKey: "basket"), documents[0])
        }
        struct Sheet: Codable {
            @XMLTransformed<[XML.ValueAt<[Int], Cell>]> var rows: [[Int]]
            @XMLTransformed<[XML.ValueAt<String, Target>]> var links: [String]
            enum CodingKeys: String, CodingKey { case rows = "tr", links = "a" }
            enum Cell: XMLValueKey { static let key = "td" }
            enum Target: XMLValueKey { static let key = "@href" }
        }
        let sheet = Sheet(rows: [[1, 2], [3]], links: ["x", "y"])
        let xml = """
            <sheet>
                <tr>
                    <td>1</td>
                    <td>2</td>
                </tr>
                <tr>
                    <td>3</td>
                </tr>
                <a href="x" />
                <a href="y" />
            </sheet>
            """
        try expectPair(xml, sheet)
    }

    @Test("Choices in groups")
    func choicesInGroups() throws {
        enum Value: Codable { case integer(Int), string(String) }
        struct Property: Codable {
            var key: String
            var value: Value
            enum CodingKeys: String, CodingKey { case key, value = "*" }
        }
        struct Properties: Codable { @XMLGroups var all: [Property] }
        let properties = Properties(all: [
            Property(key: "width", value: .integer(3)), Property(key: "title", value: .string("a")),
        ])
        let xml = """
            <dict>
                <key>width</key>
                <integer>3</integer>
                <key>title</key>
                <string>a</string>
            </dict>
            """
        try expectPair(xml, properties)
    }

    @Test("Versions of a namespace, and of that of a type")
    func versions() throws {
        let (decoder, encoder) = (XMLDecoder(), XMLEncoder())
        struct GEXF: Codable {
            @XMLAttribute var xmlns: String?
            var node: [String]
        }
        decoder.namespaces = .bound(versions: ["": ["http://gexf.net/1.3", "http://www.gexf.net/1.2draft"]])
        encoder.namespaces = decoder.namespaces
        let gexf = GEXF(xmlns: "http://www.gexf.net/1.2draft", node: ["a"])
        let xml = """
            <gexf xmlns="http://www.gexf.net/1.2draft">
                <node>a</node>
            </gexf>
            """
        try expectPair(xml, gexf, encoder: encoder, decoder: decoder)
        struct Graph: Codable { var node: [String] }
        let root = try XML.Document(parsing: xml).root
        encoder.namespaces = decoder.namespaces.writing(namespacesOf: root)
        let graph = Graph(node: ["a"])
        try expectPair(xml, graph, encoder: encoder, decoder: decoder)
        do {
            struct Order: Codable, XMLMapped {
                static let xmlMapping = XMLTypeMapping(
                    namespace: "urn:example:orders:2", namespaceVersions: ["urn:example:orders:1"])
                @XMLAttribute var xmlns: String?
                var table: Int
            }
            let order = Order(xmlns: "urn:example:orders:1", table: 7)
            let xml = """
                <Order xmlns="urn:example:orders:1">
                    <table>7</table>
                </Order>
                """
            try expectPair(xml, order)
            #expect(throws: EncodingError.self) {
                try XMLEncoder().encode(Order(xmlns: "urn:example:orders:3", table: 7))
            }
            #expect(throws: DecodingError.self) {
                try XMLDecoder().decode(Order.self, from: xml.replacing("orders:1", with: "orders:3"))
            }
        }
    }

    @Test("Prefixes as values")
    func prefixes() throws {
        let (decoder, encoder) = (XMLDecoder(), XMLEncoder())
        struct Document: Codable {
            @XMLAttribute @XMLList var ignorable: [XML.NamespacePrefix]
            enum CodingKeys: String, CodingKey { case ignorable = "mc:Ignorable" }
        }
        decoder.namespaces = .bound(["mc": "urn:example:mc"])
        encoder.namespaces = decoder.namespaces
        let document = Document(ignorable: [
            XML.NamespacePrefix(namespaceURI: "urn:example:w14", prefix: "w14"),
            XML.NamespacePrefix(namespaceURI: "urn:example:wp14", prefix: "wp14"),
        ])
        let xml = """
            <document mc:Ignorable="w14 wp14" xmlns:mc="urn:example:mc" xmlns:w14="urn:example:w14" xmlns:wp14="urn:example:wp14" />
            """
        try expectPair(xml, document, encoder: encoder, decoder: decoder)
    }
}
