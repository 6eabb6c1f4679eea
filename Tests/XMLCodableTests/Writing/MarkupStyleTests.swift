import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

/// Output to the letter.
struct MarkupStyleTests {
    struct Item: Codable, Equatable {
        @XMLAttribute var id: String
        @XMLAttribute var note: String?
        var text: String
        var empty: XML.Nillable<Int>?
        @XMLPresence var flag: Bool
    }
    struct List: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "list")
        var item: [Item]
    }
    static let list = List(item: [
        Item(id: "1", note: "it's \"a\"\nb", text: "x\ny <z> 'q'", flag: true), Item(id: "2", text: "z", flag: false),
    ])

    static let looks: [(XML.OutputFormatting, String)] = [
        (
            [.compactEmptyElements],
            """
            <list><item id="1" note="it&apos;s &quot;a&quot;&#10;b"><text>x
            y &lt;z&gt; &apos;q&apos;</text><flag/></item><item id="2"><text>z</text></item></list>
            """
        ),
        (
            [.singleQuotes],
            """
            <list><item id='1' note='it&apos;s &quot;a&quot;&#10;b'><text>x
            y &lt;z&gt; &apos;q&apos;</text><flag /></item><item id='2'><text>z</text></item></list>
            """
        ),
        (
            [.attributesOnLines],
            """
            <list><item
                    id="1"
                    note="it&apos;s &quot;a&quot;&#10;b"><text>x
            y &lt;z&gt; &apos;q&apos;</text><flag /></item><item id="2"><text>z</text></item></list>
            """
        ),
        (
            [.crlfLineEnds],
            "<list><item id=\"1\" note=\"it&apos;s &quot;a&quot;&#10;b\"><text>x\r\ny &lt;z&gt; &apos;q&apos;</text>"
                + "<flag /></item><item id=\"2\"><text>z</text></item></list>"
        ),
        (
            [.attributesOnLines, .crlfLineEnds, .singleQuotes, .prettyPrinted, .compactEmptyElements],
            "<list>\r\n    <item\r\n        id='1'\r\n        note='it&apos;s &quot;a&quot;&#10;b'>\r\n        <text>x\r\n"
                + "y &lt;z&gt; &apos;q&apos;</text>\r\n        <flag/>\r\n    </item>\r\n    <item id='2'>\r\n"
                + "        <text>z</text>\r\n    </item>\r\n</list>"
        ),
        (
            [.attributesOnLines, .prettyPrinted],
            """
            <list>
                <item
                    id="1"
                    note="it&apos;s &quot;a&quot;&#10;b">
                    <text>x
            y &lt;z&gt; &apos;q&apos;</text>
                    <flag />
                </item>
                <item id="2">
                    <text>z</text>
                </item>
            </list>
            """
        ),
        (
            [.crlfLineEnds, .prettyPrinted, .compactEmptyElements],
            "<list>\r\n    <item id=\"1\" note=\"it&apos;s &quot;a&quot;&#10;b\">\r\n        <text>x\r\ny &lt;z&gt; "
                + "&apos;q&apos;</text>\r\n        <flag/>\r\n    </item>\r\n    <item id=\"2\">\r\n        <text>z</text>"
                + "\r\n    </item>\r\n</list>"
        ),
        (
            [.noEmptyElements, .compactEmptyElements],
            """
            <list><item id="1" note="it&apos;s &quot;a&quot;&#10;b"><text>x
            y &lt;z&gt; &apos;q&apos;</text><flag></flag></item><item id="2"><text>z</text></item></list>
            """
        ),
    ]

    @Test("Each style changes only how the document looks, and everything else is copied")
    func styles() throws {
        forEachRow(Self.looks) { formatting, text in
            let encoder = XMLEncoder()
            encoder.outputFormatting = formatting
            let written = try encoder.encodeToString(Self.list)
            expectEqual(written, text)
            try expectEqual(XMLDecoder().decode(List.self, from: written), Self.list)
            // A tree is written in the same style.
            let document = try encoder.encodeToDocument(Self.list)
            try expectEqual(document.xmlString(XML.WritingOptions(formatting)), text)
            try expectEqual(document.root.xmlString(XML.WritingOptions(formatting)), text)
            try expectEqual(XML.Document(parsing: text).xmlString(XML.WritingOptions(formatting)), text)
            // So are records one by one, and a file in pieces.
            let writer = try encoder.writer(at: "item", withRootKey: "list")
            for item in Self.list.item { try writer.write(item) }
            try writer.finish()
            var streamed: [UInt8] = []
            while let chunk = writer.nextChunk() { streamed += chunk }
            expectEqual(String(decoding: streamed, as: UTF8.self), text)
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xml")
            defer { try? FileManager.default.removeItem(at: url) }
            try Data(text.utf8).write(to: url)
            for size in [1, 20, 1 << 20] {
                var rewritten: [UInt8] = []
                try XML.Document.rewrite(contentsOf: url, as: XML.WritingOptions(formatting), pieceSize: size) {
                    rewritten += $0
                }
                expectEqual(String(decoding: rewritten, as: UTF8.self), text, for: size)
            }
        }
        // Everything else is copied.
        let xml = """
            <!DOCTYPE r [<!ENTITY a "<b c='d' />"><!-- ' > --><?p > ?>]><!-- <a b="c" /> --><?p <a b="c" />?>\
            <r><![CDATA[<a b="c" />]]><!-- <a b="c" /> --><x y="&lt;'>"/>&a;</r>
            """
        let document = try XML.Document(parsing: xml)
        let text = try document.xmlString(XML.WritingOptions([.singleQuotes, .compactEmptyElements, .crlfLineEnds]))
        expectPart(text, "<![CDATA[<a b=\"c\" />]]><!-- <a b=\"c\" /> --><x y='&lt;&apos;>'/>")
        expectPart(text, "<!ENTITY a \"<b c='d' />\"><!-- ' > --><?p > ?>]>\r\n<!-- <a b=\"c\" /> -->")
        try expectEqual(XML.Document(parsing: text).root, document.root)
        // An internal subset that is skipped may have anything.
        var options = XML.ParsingOptions()
        options.dtd = .skip
        let skipped = try XML.Document(parsing: "<!DOCTYPE r [<!E[EMENT < r>]><r a=\"1\"/>", options: options)
        try expectEqual(
            skipped.xmlString(XML.WritingOptions([.singleQuotes])), "<!DOCTYPE r [<!E[EMENT < r>]>\n<r a='1' />")
    }

    struct Root: Codable, Equatable {
        @XMLAttribute var v: String
        var a: Int
    }

    static let surroundings: [(XML.OutputFormatting, String)] = [
        (
            [],
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE r SYSTEM "r.dtd">
            <?xml-stylesheet href="a.xsl" type="text/xsl"?>
            <!-- start -->
            <r xmlns:p="u" v="1"><a>1</a></r>
            <!-- end -->
            <?end now?>
            """
        ),
        (
            [.crlfLineEnds],
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n<!DOCTYPE r SYSTEM \"r.dtd\">\r\n<?xml-stylesheet href=\"a.xsl\" "
                + "type=\"text/xsl\"?>\r\n<!-- start -->\r\n<r xmlns:p=\"u\" v=\"1\"><a>1</a></r>\r\n<!-- end -->\r\n"
                + "<?end now?>"
        ),
        (
            [.attributesOnLines, .crlfLineEnds, .singleQuotes, .prettyPrinted, .compactEmptyElements],
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n<!DOCTYPE r SYSTEM \"r.dtd\">\r\n<?xml-stylesheet href=\"a.xsl\" "
                + "type=\"text/xsl\"?>\r\n<!-- start -->\r\n<r\r\n    xmlns:p='u'\r\n    v='1'>\r\n    <a>1</a>\r\n</r>\r\n"
                + "<!-- end -->\r\n<?end now?>"
        ),
    ]

    @Test("Comments and processing instructions are around the root in each style, and nothing else")
    func around() throws {
        forEachRow(Self.surroundings) { formatting, text in
            let root = Root(v: "1", a: 1)
            var document = try XMLEncoder().encodeToDocument(
                root, withRootKey: "r", rootAttributes: ["xmlns:p": "u"],
                declaration: XML.Declaration(encoding: "UTF-8"),
                doctype: XML.DocumentType("r", publicID: nil, systemID: "r.dtd"))
            document.prolog = [
                .processingInstruction(target: "xml-stylesheet", data: "href=\"a.xsl\" type=\"text/xsl\""),
                .comment(" start "),
            ]
            document.epilog = [.comment(" end "), .processingInstruction(target: "end", data: "now")]
            try expectEqual(document.xmlString(XML.WritingOptions(formatting)), text)
            let parsed = try XML.Document(parsing: text)
            expectEqual(parsed.prolog, document.prolog)
            expectEqual(parsed.epilog, document.epilog)
            let decoder = XMLDecoder()
            expectEqual(decoder.diagnose(Root.self, from: text).map(\.description), [])
            decoder.unknownNodes = .throw
            try expectEqual(decoder.decode(Root.self, from: text), root)
            try expectEqual(decoder.decode(Root.self, from: document), root)
        }
        forEachRow([
            (XML.Node.comment("a--b"), "a comment must not contain '--' or end with '-', at /"),
            (.comment("\u{1}"), "the character U+0001 is not allowed in XML, at /"),
            (
                .processingInstruction(target: "xml", data: ""),
                "'xml' is not a valid processing instruction target, at /"
            ),
            (.processingInstruction(target: "a", data: "?>"), "a processing instruction must not contain '?>', at /"),
            (.text("x"), "only comments and processing instructions may appear outside the root element, at /"),
            (.cdata("x"), "only comments and processing instructions may appear outside the root element, at /"),
            (
                .element(XML.Element("a")),
                "only comments and processing instructions may appear outside the root element, at /"
            ),
        ]) { node, message in
            let document = try XMLEncoder().encodeToDocument(Root(v: "1", a: 1), withRootKey: "r")
            for place in [\.prolog, \.epilog] as [WritableKeyPath<XML.Document, [XML.Node]>] {
                var document = document
                document[keyPath: place] = [node]
                let error = expectThrows(XMLWritingError.self) { try document.xmlString() }
                expectEqual(error?.description, message)
            }
            expectThrows(EncodingError.self) {
                try XMLEncoder().encodeToDocument([1], doctype: XML.DocumentType("a b", publicID: nil, systemID: nil))
            }
        }
    }

    struct Inner: Codable, Equatable { @InnerXML var x: String }

    @Test(
        "Markup that a value brings along keeps its content under every option",
        arguments: [
            "<b >bold</b>", "<m a='1' ><n/></m>", "<m ><![CDATA[t]]></m>", "<b a = '1'/>", "<b a ='1' c=\t\"2\"/>",
            "<b\na='1'\n>t</b >", "<b/><c />",
        ])
    func innerXML(text: String) throws {
        let tree = try XML.Document(parsing: "<r><x>\(text)</x></r>").root
        let options: [XML.OutputFormatting] = [
            .sortedAttributes, .sortedElements, .prettyPrinted, .compactEmptyElements, .attributesOnLines,
            .singleQuotes, .crlfLineEnds, [.prettyPrinted, .attributesOnLines, .compactEmptyElements, .crlfLineEnds],
        ]
        let value = try XMLDecoder().decode(Inner.self, from: "<r><x>\(text)</x></r>")
        for formatting in options {
            let xml = try encoded(value) { $0.outputFormatting = formatting }
            let written = try XML.Document(parsing: xml).root
            func shown(_ element: XML.Element) -> String {
                let attributes = element.attributes.map { "\($0.name)=\($0.value)" }.sorted()
                return
                    "\(element.name)\(attributes)(\(element.elements.map(shown))\(element.text.filter { !$0.isWhitespace }))"
            }
            expectEqual(shown(written), shown(tree), for: "\(formatting): \(xml)")
        }
    }
}
