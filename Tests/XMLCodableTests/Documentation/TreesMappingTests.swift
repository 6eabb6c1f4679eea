import Foundation
import Testing
import XMLCodable

/// The snippets of docs/xml-mapping.md about trees, entities and limits.
@Suite("XML mapping: trees and input")
struct TreesMappingTests {
    @Test("Documents without a model")
    func tree() throws {
        let xml = """
            <menu day="1"><!-- cold --><food>Toast</food><bar cliche="true"><food>Tea</food></bar></menu>
            """
        var menu = try XML.Document(parsing: xml).root
        let name = menu.name.qualifiedName
        let day = menu[attribute: "day"]
        let tea = menu["bar.food"]?.text
        let foods = menu.elements(at: "food").map(\.text)
        let cliche = menu[attribute: "bar.@cliche"]
        let names = menu.elements.map(\.name.localName)
        let remarks = menu.comments
        let content = menu.innerXML

        menu["bar.food"]?.text = "Coffee"
        menu.append(XML.Element("note", text: "5 < 6"))
        let changed = try menu.xmlString()
        #expect(name == "menu")
        #expect(day == "1")
        #expect(tea == "Tea")
        #expect(foods == ["Toast"])
        #expect(cliche == "true")
        #expect(names == ["food", "bar"])
        #expect(remarks == [" cold "])
        #expect(content == String(xml.dropFirst(#"<menu day="1">"#.count).dropLast("</menu>".count)))
        #expect(
            changed == #"<menu day="1"><!-- cold --><food>Toast</food><bar cliche="true"><food>Coffee</food></bar>"#
                + "<note>5 &lt; 6</note></menu>")
    }

    @Test("Around the root")
    func aroundTheRoot() throws {
        let xml = """
            <?xml version="1.0"?><?style href="menu.css"?><!DOCTYPE menu><menu><?page 2?><food>Toast</food></menu><!-- end -->
            """
        let document = try XML.Document(parsing: xml)
        let version = document.declaration?.version
        let before = document.prolog
        let doctype = document.doctype
        let inside = document.root.children
        let after = document.epilog
        let same = try document.xmlString()
        #expect(version == "1.0")
        #expect(before == [.processingInstruction(target: "style", data: #"href="menu.css""#)])
        #expect(doctype == "<!DOCTYPE menu>")
        #expect(inside.first == .processingInstruction(target: "page", data: "2"))
        #expect(after == [.comment(" end ")])
        #expect(try XML.Document(parsing: same) == document)
    }

    @Test("Manually escaped text")
    func escaped() throws {
        let title = "a\n\"b\""
        let text = "<c> & d"
        let cell = "<td title=\"\(try XML.escaped(title, for: .attribute))\">\(try XML.escaped(text))</td>"
        #expect(cell == "<td title=\"a&#10;&quot;b&quot;\">&lt;c&gt; &amp; d</td>")
    }

    @Test("Entities and limits")
    func entities() throws {
        let xml = """
            <!DOCTYPE note [<!ENTITY co "Waffles &amp; Co.">]><note>&co;&nbsp;&eacute;</note>
            """
        let decoder = XMLDecoder()
        decoder.parsingOptions.entities = .html
        decoder.parsingOptions.limits.depth = 32
        let note = try decoder.decode(String.self, from: xml)

        decoder.parsingOptions.dtd = .throw
        #expect(note == "Waffles & Co.\u{A0}é")
        #expect(throws: DecodingError.self) { try decoder.decode(String.self, from: xml) }
        let deep = String(repeating: "<a>", count: 33) + String(repeating: "</a>", count: 33)
        #expect(throws: DecodingError.self) { try decoder.decode(XML.Element.self, from: deep) }
    }
}
