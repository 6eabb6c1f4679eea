import Testing
import XMLCodable

/// Types that place their keys.
struct XMLDynamicNodeCodingTests {
    struct Item: Codable, Equatable, XMLDynamicNodeEncoding, XMLDynamicNodeDecoding {
        var attribute = 1
        var element = 2
        var both = 3
        var text = 4
        var cdata = "5"
        static func placement(of key: any CodingKey) -> XMLPlacement {
            switch key.stringValue {
            case "attribute": .attribute
            case "both": .elementAndAttribute
            case "text": .text
            case "cdata": .cdata
            default: .element
            }
        }
        static func nodeEncoding(for key: any CodingKey) -> XMLPlacement { placement(of: key) }
        static func nodeDecoding(for key: any CodingKey) -> XMLPlacement { placement(of: key) }
    }
    private static let content =
        #"attribute="1" both="3"><element>2</element><both>3</both>4<cdata><![CDATA[5]]></cdata>"#

    @Test("A type can place its keys wherever a property wrapper can, also in an array; no other form is read")
    func everyPlacement() throws {
        let xml = "<r \(Self.content)</r>"
        try expectEqual(encoded(Item()), xml)
        try expectEqual(decoded(Item.self, xml), Item())
        let list = "<r><item \(Self.content)</item><item \(Self.content)</item></r>"
        let items = ["item": [Item(), Item()]]
        try expectEqual(encoded(items), list)
        try expectEqual(decoded([String: [Item]].self, list), items)
        let either = "<r attribute='1' both='3'><element>2</element>4<cdata>5</cdata></r>"
        try expectEqual(decoded(Item.self, either), Item())
        for xml in [
            "<r><attribute>1</attribute><element>2</element><both>3</both><cdata>5</cdata>4</r>",
            "<r attribute='1' element='2' both='3'><cdata>5</cdata>4</r>",
            "<r attribute='1' both='3' cdata='5'><element>2</element>4</r>",
        ] { #expect(throws: DecodingError.self, "\(xml)") { try decoded(Item.self, xml) } }
    }

    @Test("A strategy places keys in the same way, also the values of cases and keys with an index")
    func strategies() throws {
        struct Plain: Codable, Equatable {
            var attribute = 1
            var text = "x"
        }
        let encoder = XMLEncoder()
        encoder.nodeEncodingStrategy = .custom { _, _ in { Item.placement(of: $0) } }
        let decoder = XMLDecoder()
        decoder.nodeDecodingStrategy = .custom { _, _ in { Item.placement(of: $0) } }
        let xml = #"<r attribute="1">x</r>"#
        try expectEqual(encoder.encodeToString(Plain(), withRootKey: "r"), xml)
        try expectEqual(decoder.decode(Plain.self, from: xml), Plain())
        encoder.nodeEncodingStrategy = .custom { _, _ in { Route.placement(of: $0) } }
        decoder.nodeDecodingStrategy = .custom { _, _ in { Route.placement(of: $0) } }
        decoder.unknownNodes = .throw
        let cases = #"<r><move x="1" z="3">2<z>3</z></move><a v="4" /><a v="5" /></r>"#
        let route = Route(steps: [.move(x: 1, y: 2, z: 3)], first: 4, second: 5)
        try expectCase(cases, route, encoder: encoder, decoder: decoder)
    }
    struct Route: Codable, Equatable {
        enum Step: Codable, Equatable { case move(x: Int, y: Int, z: Int) }
        var steps: [Step]
        var first: Int
        var second: Int
        enum CodingKeys: String, CodingKey { case steps = "*", first = "a.0.v", second = "a.1.v" }
        static func placement(of key: any CodingKey) -> XMLPlacement? {
            ["a.0.v": .attribute, "a.1.v": .attribute, "x": .attribute, "y": .text, "z": .elementAndAttribute][
                key.stringValue]
        }
    }
}
