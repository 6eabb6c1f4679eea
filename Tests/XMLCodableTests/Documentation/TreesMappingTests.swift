import Foundation
import Testing
import XMLCodable
import XMLCodableEncodings
import XMLCodableStreaming

/// The snippets of XMLMapping.md about trees, entities and limits.
struct TreesMappingTests {
    @Test("Documents without a model")
    func tree() throws {
        let xml = #"<menu day="1"><!-- cold --><food>Toast</food><bar cliche="true"><food>Tea</food></bar></menu>"#
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
        expectEqual([name, day, tea, cliche], ["menu", "1", "Tea", "true"])
        expectEqual([foods, names, remarks], [["Toast"], ["food", "bar"], [" cold "]])
        expectEqual(content, String(xml.dropFirst(#"<menu day="1">"#.count).dropLast("</menu>".count)))
        expectEqual(
            changed,
            #"<menu day="1"><!-- cold --><food>Toast</food><bar cliche="true"><food>Coffee</food></bar>"#
                + "<note>5 &lt; 6</note></menu>")
    }

    @Test("Changing a tree")
    func changing() throws {
        let xml = """
            <project>
              <dependencies>
                <dependency scope="test"><name>fixtures</name></dependency>
                <dependency><name>parser</name></dependency>
              </dependencies>
              <note draft="yes">Check <b>this</b></note>
            </project>
            """
        var project = try XML.Document(parsing: xml).root
        // Attributes: set, removed and renamed.
        project[attribute: "version"] = "2"
        project["note"]?[attribute: "draft"] = nil
        project["dependencies.dependency"]?.renameAttribute("scope", to: "phase")
        // All elements that a path leads to.
        project.updateElements(at: "dependencies.dependency") { dependency in
            dependency[attribute: "optional"] = "true"
        }
        // Inserted and removed elements.
        let isInserted = project.insert(
            XML.Element("dependency", text: "tools"), after: "dependencies.dependency.1")
        project.removeElements(at: "dependencies.dependency") { $0[attribute: "phase"] == "test" }
        project.removeElements(at: "note.b")
        // Text and other nodes.
        project["note"]?.text = "Checked"
        project["note"]?.children.insert(.comment("done"), at: 0)
        project["dependencies"]?.name = "libraries"
        #expect(isInserted)
        try expectEqual(
            project.xmlString(),
            """
            <project version="2">
              <libraries>
                <dependency optional="true"><name>parser</name></dependency>
                <dependency>tools</dependency>
              </libraries>
              <note><!--done-->Checked</note>
            </project>
            """)
    }

    @Test("The form of the source, what is around the root, and text escaped by hand")
    func form() throws {
        let xml = """
            <?xml version='1.0' encoding="utf-8"?>
            <manifest
                package='org.example'>
                <uses-sdk
                    android:minSdkVersion='21'
                    xmlns:android="http://schemas.android.com/apk/res/android"/>
                <label>Salt &amp; &#80;epper</label>
            </manifest>
            """
        var document = try XML.Document(parsing: xml)
        document.root[attribute: "uses-sdk.@android:minSdkVersion"] = "24"
        let changed = try document.xmlString()
        var uniform = XML.WritingOptions()
        uniform.keepsSourceForm = false
        let written = try document.root.xmlString(uniform)
        expectEqual(changed, xml.replacing("'21'", with: "'24'"))
        expectEqual(
            written,
            """
            <manifest package="org.example">
                <uses-sdk android:minSdkVersion="24" xmlns:android="http://schemas.android.com/apk/res/android" />
                <label>Salt &amp; &#80;epper</label>
            </manifest>
            """)
        do {
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
            expectEqual([version, doctype], ["1.0", "<!DOCTYPE menu>"])
            expectEqual(before, [.processingInstruction(target: "style", data: #"href="menu.css""#)])
            expectEqual(inside.first, .processingInstruction(target: "page", data: "2"))
            expectEqual(after, [.comment(" end ")])
            try expectEqual(XML.Document(parsing: same), document)
        }
        let title = "a\n\"b\""
        let text = "<c> & d"
        let cell = "<td title=\"\(try XML.escaped(title, for: .attribute))\">\(try XML.escaped(text))</td>"
        expectEqual(cell, "<td title=\"a&#10;&quot;b&quot;\">&lt;c&gt; &amp; d</td>")
    }

    @Test("Finding at any depth and by namespace")
    func finding() throws {
        let xml = """
            <catalog><food><price>5</price></food><offers><food kind="hot"><price>4</price></food></offers></catalog>
            """
        var catalog = try XML.Document(parsing: xml).root
        let prices = catalog.descendants(named: "price").map(\.text)
        let columns = catalog.descendants(named: "price").compactMap { $0.location?.column }
        let offered = catalog.elements(at: "*.food.price").map(\.text)
        let all = catalog.elements(at: "**.food.price").map(\.text)
        let hot = catalog["**.food[@kind='hot'].price"]?.text
        let first = catalog["food[1].price"]?.text
        let sum = try XMLDecoder().decode([Int].self, from: xml, at: "**.price").reduce(0, +)
        catalog.updateElements(at: "**.price") { $0.text = "?" }
        let hidden = try catalog.xmlString()
        expectEqual([prices, offered, all], [["5", "4"], ["4"], ["5", "4"]])
        expectEqual(columns, [16, 64])
        #expect(hot == "4" && first == "5" && sum == 9)
        expectEqual(hidden, xml.replacingOccurrences(of: "5", with: "?").replacingOccurrences(of: "4", with: "?"))
        do {
            let xml = """
                <menu xmlns:f="urn:example:food">
                    <f:food>Tea</f:food>
                    <offers><food>Soup</food><x:food xmlns:x="urn:example:food">Toast</x:food></offers>
                </menu>
                """
            let menu = try XML.Document(parsing: xml).root
            let names = menu.descendants.map(\.name.qualifiedName)
            let foods = menu.descendants(named: "{urn:example:food}food").map(\.text)
            let decoded = try XMLDecoder().decode([String].self, from: xml, at: "**.{urn:example:food}food")
            expectEqual(names, ["f:food", "offers", "food", "x:food"])
            expectEqual([foods, decoded], [["Tea", "Toast"], ["Tea", "Toast"]])
        }
    }

    @Test("Documents that are nearly XML are repaired, for a model and in a tree")
    func repairs() throws {
        let xml = "<rss><item><title>Q&A</title><link>?a=1&b=2</link><gpxx:note>new"
        struct RSS: Decodable {
            var item: [Item]
            struct Item: Decodable {
                var title: String
                var link: String
                var note: String
                enum CodingKeys: String, CodingKey { case title, link, note = "gpxx:note" }
            }
        }
        let decoder = XMLDecoder()
        decoder.parsingOptions.repairs = [.bareAmpersands, .undeclaredPrefixes, .missingEnd]
        let (rss, report) = try decoder.decodeWithReport(RSS.self, from: xml)
        let lines = report.map(\.description)
        expectEqual(rss.item.map { [$0.title, $0.link, $0.note] }, [["Q&A", "?a=1&b=2", "new"]])
        expectEqual(
            lines,
            [
                "1:20: '&' begins no reference, and is text", "1:40: '&' begins no reference, and is text",
                "1:52: the prefix of 'gpxx:note' is not declared, and is part of the name",
                "1:65: the document ends inside an element, which ends here",
            ])
        let refusal = try decodingRefusal(RSS.self, xml)
        expectEqual(
            refusal.sentence.split(separator: "\n").first,
            "1:20: '&' must begin a reference such as '&amp;' or '&#38;'; "
                + "`parsingOptions.repairs = .bareAmpersands` reads it")
        do {
            let xml = """
                HTTP/1.1 200 OK
                <note><by>&copy; Ada</by><text>a&#11;b</text></note>
                bye
                """
            let (decoder, encoder) = (XMLDecoder(), XMLEncoder())
            struct Note: Codable {
                var by: String
                var text: String
            }
            var options = XML.ParsingOptions()
            options.repairs = [.controlCharacters, .undeclaredEntities, .outsideRoot]
            let document = try XML.Document(parsing: xml, options: options)
            let note = try decoder.decode(Note.self, from: document)
            let written = try encoder.encodeToString(note, withRootKey: "note")
            expectEqual([note.by, note.text], ["&copy; Ada", "a b"])
            expectEqual(
                document.repairs.map(\.description),
                [
                    "1:1: the text \"HTTP/1.1 200 OK\" is outside of the root element, and is left out",
                    "2:11: the entity of '&copy;' is not declared, and the reference is text",
                    "2:33: '&#11;' refers to a character that XML does not allow, and is replaced",
                    "3:1: the text \"bye\" is outside of the root element, and is left out",
                ])
            let repaired = "<note><by>&amp;copy; Ada</by><text>a b</text></note>"
            try expectEqual([document.root.xmlString(), written], [repaired, repaired])
            try expectEqual(XML.Document(parsing: document.xmlString()).root, document.root)
        }
    }

    @Test("Entities and limits")
    func entities() throws {
        let xml = #"<!DOCTYPE note [<!ENTITY co "Waffles &amp; Co.">]><note>&co;&nbsp;&eacute;</note>"#
        let decoder = XMLDecoder()
        decoder.parsingOptions.entities = .html
        decoder.parsingOptions.limits.depth = 32
        let note = try decoder.decode(String.self, from: xml)
        decoder.parsingOptions.dtd = .throw
        expectEqual(note, "Waffles & Co.\u{A0}é")
        #expect(throws: DecodingError.self) { try decoder.decode(String.self, from: xml) }
        let deep = String(repeating: "<a>", count: 33) + String(repeating: "</a>", count: 33)
        #expect(throws: DecodingError.self) { try decoder.decode(XML.Element.self, from: deep) }
    }
}
