import Foundation
import Testing
import XMLCodable

/// The rows of "Keys, attributes, text, order" about order, mixed content and namespaces.
struct ContentParityTests {
    @Test("children order + attribute order: as declared, sorted, or a custom order that drops no property")
    func order() throws {
        struct Model: Codable, Equatable {
            @XMLAttribute var zebra: Int
            @XMLAttribute var ape: Int
            var z, a: Int
        }
        let model = Model(zebra: 1, ape: 2, z: 3, a: 4)
        try expectCase(#"<r zebra="1" ape="2"><z>3</z><a>4</a></r>"#, model)
        try expectEqual(XMLDecoder().decode(Model.self, from: "<r zebra='1' ape='2'><a>4</a><z>3</z></r>"), model)
        let encoder = XMLEncoder()
        encoder.outputFormatting = .sortedAttributes
        try expectCase(#"<r ape="2" zebra="1"><z>3</z><a>4</a></r>"#, model, encoder: encoder)
        try expectEqual(
            encoder.encodeToElement(model, withRootKey: "r").attributes.map(\.name.qualifiedName), ["ape", "zebra"])
        encoder.outputFormatting = .sortedKeys
        try expectCase(#"<r ape="2" zebra="1"><a>4</a><z>3</z></r>"#, model, encoder: encoder)
        struct Listed: Codable, Equatable, XMLMapped {
            var a, b, c: Int
            static let xmlMapping = XMLTypeMapping(order: [CodingKeys.c])
        }
        try expectCase("<r><c>3</c><a>1</a><b>2</b></r>", Listed(a: 1, b: 2, c: 3))
    }

    indirect enum Inline: Codable, Equatable {
        case text(String), b([Inline]), c
        enum CodingKeys: String, CodingKey { case text = "#text", b, c }
    }

    @Test("repeated, interleaved siblings + mixed content: in order, as nodes, as inner XML and as choices")
    func content() throws {
        let siblings = "<r><b>1</b><c /><b>2</b></r>"
        try expectCase(siblings, Contents<Inline>(items: [.b([.text("1")]), .c, .b([.text("2")])]))
        try expectEqual(XML.Document(parsing: siblings).xmlString(), siblings)
        let xml = "<r> The <b>quick <b>brown</b></b> fox<!-- red --> jumps </r>"
        let nodes = try XMLDecoder().decode(Contents<XML.Node>.self, from: xml)
        expectEqual(nodes.items.count, 5)
        try expectCase(xml, nodes)
        struct Inner: Codable, Equatable { @InnerXML var p: String }
        try expectCase("<r><p>The <b>quick</b> fox &amp; co.</p></r>", Inner(p: "The <b>quick</b> fox &amp; co."))
        #expect(throws: EncodingError.self) { try XMLEncoder().encode(Inner(p: "The <b>quick")) }
        try expectCase(
            "<r>The <b>quick <b>brown</b></b> fox</r>",
            Contents<Inline>(items: [.text("The "), .b([.text("quick "), .b([.text("brown")])]), .text(" fox")]))
    }

    @Test("namespaces: by qualified name, by local name, and by URI, whatever the prefixes of the document")
    func namespaces() throws {
        struct Order: Codable, Equatable {
            @XMLAttribute var kitchen = "urn:example:kitchen"
            var table: Int
            enum CodingKeys: String, CodingKey { case kitchen = "xmlns:k", table = "k:table" }
        }
        let xml = #"<k:order xmlns:k="urn:example:kitchen"><k:table>7</k:table></k:order>"#
        try expectCase(xml, Order(table: 7))
        struct Local: Decodable, Equatable { var table: Int }
        let decoder = XMLDecoder()
        decoder.namespaces = .ignoringPrefixes
        try expectEqual(decoder.decode(Local.self, from: xml), Local(table: 7))
        _ = try decodingRefusal(Local.self, xml)
        _ = try decodingRefusal(Local.self, "<k:order><k:table>7</k:table></k:order>", decoder: decoder)
        struct BoundOrder: Codable, Equatable {
            var table: Int
            var urgent: Bool
            var note: String?
            enum CodingKeys: String, CodingKey {
                case table = "k:table", urgent = "@k:urgent", note = "{urn:example:notes}note"
            }
        }
        let (encoder, bound) = (XMLEncoder(), XMLDecoder())
        bound.namespaces = .bound(["k": "urn:example:kitchen"])
        encoder.namespaces = bound.namespaces
        let own = #"<k:order k:urgent="true" xmlns:k="urn:example:kitchen"><k:table>7</k:table></k:order>"#
        try expectCase(own, BoundOrder(table: 7, urgent: true, note: nil), encoder: encoder, decoder: bound)
        let other = """
            <order xmlns="urn:example:kitchen" xmlns:x="urn:example:kitchen" x:urgent="1"><table>7</table>
            <n:note xmlns:n="urn:example:notes">hot</n:note></order>
            """
        let order = BoundOrder(table: 7, urgent: true, note: "hot")
        try expectEqual(bound.decode(BoundOrder.self, from: other), order)
        let written = try encoder.encodeToString(order, withRootKey: "k:order")
        expectEqual(written.components(separatedBy: "xmlns:").count, 3)
        try expectEqual(bound.decode(BoundOrder.self, from: written), order)
        let wrong = own.replacingOccurrences(of: "urn:example:kitchen", with: "urn:other")
        _ = try decodingRefusal(BoundOrder.self, wrong, decoder: bound)
        struct Typed: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:example:kitchen")
            var table: Int
        }
        try expectCase(#"<Typed xmlns="urn:example:kitchen"><table>7</table></Typed>"#, Typed(table: 7))
    }

    @Test("comments + PIs, doctype: kept by the tree, skipped by the decoder; a DOCTYPE is written on request")
    func comments() throws {
        let commented = "<r><!-- a & b --><a>1<!-- in -->2</a><c /></r>"
        let root = try XML.Document(parsing: commented).root
        expectEqual(root.comments, [" a & b "])
        try expectEqual(root.xmlString(), commented)
        try expectEqual(XMLDecoder().decode(TwoElements<Int, Int?>.self, from: commented), TwoElements(a: 12, b: nil))
        let bad = XML.Element("r", children: [.comment("a -- b")])
        let error = #expect(throws: XMLWritingError.self) { try bad.xmlString() }
        expectEqual(error?.code, .invalidComment)
        let xml = """
            <?xml version="1.0"?>
            <?style href="a.css"?><!DOCTYPE r [<!ENTITY e "x">]><r><?go now?><a>&e;</a></r><!-- end -->
            """
        let document = try XML.Document(parsing: xml)
        expectEqual(document.doctype, #"<!DOCTYPE r [<!ENTITY e "x">]>"#)
        expectEqual(document.prolog, [.processingInstruction(target: "style", data: #"href="a.css""#)])
        expectEqual(document.root.children.first, .processingInstruction(target: "go", data: "now"))
        expectEqual(document.epilog, [.comment(" end ")])
        try expectEqual(XML.Document(parsing: document.xmlString()), document)
        try expectEqual(XMLDecoder().decode([String: String].self, from: xml), ["a": "x"])
        let doctype = XML.DocumentType("r", systemID: "r.dtd")
        try expectEqual(
            XMLEncoder().encodeToString(["a": 1], withRootKey: "r", doctype: doctype),
            #"<!DOCTYPE r SYSTEM "r.dtd">"# + "\n<r><a>1</a></r>")
    }
}
