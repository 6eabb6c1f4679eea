import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

/// What is written is what is read: by strict mode, by reports, by other formats and under formatting.
struct AgreementTests {
    struct Valued: Codable, Equatable {
        @XMLText var text: String
        @XMLAttribute var number: Int
    }
    struct Map: Codable, Equatable {
        @XMLTransformed<XML.MapOf<XML.MapEntry<String, Valued>>> var map: [String: Valued]
    }
    struct Path: Decodable {
        var values: [Int]
        enum CodingKeys: String, CodingKey { case values = "d.v" }
    }

    @Test("Text that is read is not reported; elements that a path merges are, and the text of one that says nil")
    func merged() throws {
        let merges = XMLDecoder().diagnose(Path.self, from: "<r><d/><d/></r>").map(\.kind)
        expectEqual(merges, [.mergedElement])
        expectEqual(XMLDecoder().diagnose(Path.self, from: "<r><d/></r>"), [])
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        #expect(throws: DecodingError.self) { try decoder.decode(Path.self, from: "<r><d/><d/></r>") }
        try expectStrict(#"<r><map key="k" number="1">x</map></r>"#, Map(map: ["k": Valued(text: "x", number: 1)]))
        func kinds<T: Decodable>(_ type: T.Type, _ content: String) -> [XMLMismatch.Kind] {
            let xml = #"<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\#(content)</r>"#
            return XMLDecoder().diagnose(type, from: xml).map(\.kind)
        }
        for text in ["x", "<![CDATA[x]]>"] {
            expectEqual(kinds(Both.self, #"<v xsi:nil="true">\#(text)</v>"#), [.unknownText])
            expectEqual(kinds(Both.self, #"<w xsi:nil="true">\#(text)</w>"#), [.unknownText])
            expectEqual(kinds(Grouped.self, #"<id>1</id><v xsi:nil="true">\#(text)</v>"#), [.unknownText])
        }
        expectEqual(kinds(Both.self, #"<v xsi:nil="true"/>"#), [])
        expectEqual(kinds(Grouped.self, #"<id>1</id><v xsi:nil="true"/>"#), [])
    }
    struct Both: Decodable {
        @XMLElementAndAttribute @XMLTransformed<XML.PreservedString?> var v: String?
        @XMLElementAndAttribute var w: Int?
    }
    struct Grouped: Decodable {
        struct Item: Decodable {
            var id: Int
            var v: Int?
        }
        @XMLGroups var items: [Item]
    }
    enum Mixed: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(isMixed: true)
        case text(String), b(Int)
        enum CodingKeys: String, CodingKey { case text = "#text", b }
    }
    struct Page: Codable, Equatable {
        var p: [Contents<Mixed>], deep: [Mixed]
        enum CodingKeys: String, CodingKey { case p, deep = "x.y.*" }
    }

    @Test(
        "Mixed content without text is not indented",
        arguments: [[Mixed.b(1), .b(2)], [.text(" "), .b(1)], [.b(1)], [], [.text("t"), .b(1)]])
    func mixed(content: [Mixed]) throws {
        let page = Page(p: [Contents(items: content), Contents(items: content)], deep: content)
        let encoder = XMLEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let text = try encoder.encodeToString(page, withRootKey: "page")
        try expectEqual(decoded(Page.self, text), page)
        expectPart(text, "\n    <p")
        let writer = try encoder.writer(at: "p", withRootKey: "page")
        try writer.write(Contents(items: content))
        try writer.finish()
        var bytes: [UInt8] = []
        while let chunk = writer.nextChunk() { bytes += chunk }
        try expectEqual(XMLDecoder().decode([Contents<Mixed>].self, from: Data(bytes)), [Contents(items: content)])
    }
    struct Summary: Codable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:n")
        @InnerXML var summary: String
    }
    struct Named: Codable, Equatable {
        @XMLElementName var name: String
        @XMLText var value: String
    }
    @Test("The name of an element keeps its namespace, also if it is changed, as do names in inner XML")
    func elementNames() throws {
        for xml in [
            #"<r><z:k xmlns:z="urn:z">1</z:k></r>"#, #"<r><k xmlns="urn:d">1</k></r>"#,
            #"<r><z:k xmlns:z="urn:z">1</z:k><z:k xmlns:z="urn:y">2</z:k><k>3</k></r>"#,
        ] {
            let named = try decoded(Contents<Named>.self, xml)
            try expectEqual(encoded(named), xml)
            expectEqual(named.items.first, Named(name: named.items.first?.name ?? "", value: "1"))
        }
        let xml = #"<r><z:k xmlns:z="urn:z">1</z:k></r>"#
        var named = try decoded(Contents<Named>.self, xml)
        named.items[0].name = "z:l"
        try expectEqual(encoded(named), #"<r><z:l xmlns:z="urn:z">1</z:l></r>"#)
        named.items[0].name = "l"
        try expectEqual(encoded(named), "<r><l>1</l></r>")
        for (content, written) in [
            ("<b>x</b>", #"<b xmlns="">x</b>"#),
            ("a<b><c/></b><d k='v'/>", #"a<b xmlns=""><c/></b><d xmlns="" k='v'/>"#),
            (#"<b xmlns="urn:n">x</b>"#, #"<b xmlns="urn:n">x</b>"#),
            (#"<p:b xmlns:p="urn:p"><c/></p:b>"#, #"<p:b xmlns:p="urn:p"><c xmlns=""/></p:b>"#),
            (#"<b xmlns="urn:o"><c xmlns=""><d/></c></b>"#, #"<b xmlns="urn:o"><c xmlns=""><d/></c></b>"#),
        ] {
            let inner = try encoded(Summary(summary: content))
            expectEqual(inner, #"<r xmlns="urn:n"><summary>\#(written)</summary></r>"#)
            let same = try decoded(Summary.self, inner)
            try expectEqual(encoded(same), inner)
        }
    }
    struct Tree: Codable {
        @XMLElementName var name: String
        @XMLAnyAttributes var attributes: [XML.Attribute]
        var children: [Tree]
        enum CodingKeys: String, CodingKey { case name, attributes, children = "*" }
    }

    @Test("The record writer uses the prefixes that the root declares; a captured declaration is written once")
    func recordWriter() throws {
        let names = [("n", "urn:one", "q"), ("n", "urn:one", nil), ("m", "urn:two", nil), ("n", "urn:one", "p")]
            .map { XML.QualifiedName($0, namespaceURI: $1, prefix: $2) }
        let writer = try XMLEncoder().writer(at: "record", withRootKey: "r")
        for name in names { try writer.write(One(value: name)) }
        try writer.finish()
        var bytes: [UInt8] = []
        while let chunk = writer.nextChunk() { bytes += chunk }
        let text = String(decoding: bytes, as: UTF8.self)
        expectEqual(
            text,
            #"<r xmlns:q="urn:one"><record><value>q:n</value></record><record><value>q:n</value></record>"#
                + #"<record xmlns:two="urn:two"><value>two:m</value></record><record><value>q:n</value></record></r>"#)
        let read = try decoded([One<XML.QualifiedName>].self, text)
        expectEqual(read.map(\.value.namespaceURI), ["urn:one", "urn:one", "urn:two", "urn:one"])
        let captured = #"<a xmlns="urn:d" xmlns:z="urn:z" z:k="v"><z:b /><c xmlns="urn:e" /><d /></a>"#
        let tree = try decoded(Tree.self, captured)
        try expectEqual(encoded(tree, root: nil), captured)
    }
    struct Item: Codable, Equatable {
        var title: String
        var link: String?
        @XMLAttribute var href: String?
        var deep: String?
        enum CodingKeys: String, CodingKey { case title, link, href, deep = "group.title" }
    }

    @Test("Without prefixes, a name in no namespace, or in that of the parent, comes before others")
    func ignoringPrefixes() throws {
        let decoder = XMLDecoder()
        decoder.namespaces = .ignoringPrefixes
        let plain = """
            <item xmlns:m='urn:m' m:href='x' href='y'><m:title>m</m:title><title>t</title><m:link>l</m:link>\
            <group><m:title>a</m:title><title>b</title></group></item>
            """
        try expectEqual(decoder.decode(Item.self, from: plain), Item(title: "t", link: "l", href: "y", deep: "b"))
        let prefixed = "<a:item xmlns:a='urn:a' xmlns:m='urn:m'><m:title>m</m:title><a:title>t</a:title></a:item>"
        try expectEqual(decoder.decode(Item.self, from: prefixed).title, "t")
        try expectEqual(decoder.decode(Item.self, from: "<i xmlns:m='urn:m'><m:title>m</m:title></i>").title, "m")
    }
    struct Chains: Codable, Equatable {
        @XMLTransformed<XML.Chained<XML.AttributeMap, [String: XML.AsString<Int>]>> var map: [String: Int]
        @XMLTransformed<XML.Chained<XML.PreservedString, Upper>> var text: String
    }
    enum Upper: XMLTransform {
        static func decode(_ coded: String) throws -> String {
            if coded == "bad" { throw XML.TransformError(expected: "a good text") }
            return coded.uppercased()
        }
        static func encode(_ value: String) -> String { value.lowercased() }
    }

    @Test("A chain reads and writes where its first transform does; durations have the digits of the number")
    func chains() throws {
        let xml = #"<r><map a="1" b="2" /><text>&#32;x&#32;</text></r>"#
        try expectStrict(xml, Chains(map: ["a": 1, "b": 2], text: " X "))
        let refusal = try decodingRefusal(Chains.self, "<r><map/><text>bad</text></r>")
        expectPart(refusal.sentence, "expected a good text")
        expectEqual(refusal.path, ["text"])
        for (seconds, written) in [
            (1.1, "PT1.1S"), (0.1, "PT0.1S"), (86_400.3, "P1DT0.3S"), (-1.1, "-PT1.1S"), (1e-7, "PT0.0000001S"),
            (123_456_789.125, "P1428DT21H33M9.125S"),
        ] {
            let value = TransformedValue<XML.Duration.Seconds>(value: seconds)
            try expectStrict("<r><value>\(written)</value></r>", value)
        }
    }
}
