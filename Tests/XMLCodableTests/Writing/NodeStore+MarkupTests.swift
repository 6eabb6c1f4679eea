import Testing

@testable import XMLCodable

struct NodeStoreMarkupTests {
    private func store(_ text: String) throws -> NodeStore {
        try NodeStore.parse(SourceBytes(copying: Array(text.utf8)), XML.ParsingOptions())
    }

    private func text(_ range: Range<Int>?, of store: NodeStore) -> String? {
        range.map { String(decoding: unsafe store.source.slice($0.lowerBound, $0.count), as: UTF8.self) }
    }

    @Test(
        "The markup of an element ends with its own end tag; a start tag has its attributes with the space before them")
    func markup() throws {
        forEachRow([
            "<b/>", "<b />", "<b></b>", "<b\n></b\n>", "<b x='/>' y=\">\"/>", "<b><b/><b></b></b>",
            "<b><!-- </b> > --></b>", "<b><![CDATA[</b>]]]]></b>", "<b><?p </b> > ?></b>", "<b x='1'/>",
        ]) { element in
            for (before, after) in [
                ("<a>", "</a>"), ("<a> \n<b/>", "<b/></a>"), ("<!--1--><a><c>x", "y</c></a>\n<!--2-->"),
            ] {
                let store = try store(before + element + after)
                let start = before.utf8.count
                let node = try #require((1..<store.nodeCount).first { store.nodes[$0].start == start })
                expectEqual(text(store.markup(ofElement: node), of: store), element)
                expectEqual(
                    text(store.markup(ofElement: store.root), of: store),
                    (before + element + after).split(separator: "<!--1-->").last?.split(separator: "\n<!--").first
                        .map(String.init))
            }
        }
        // A start tag has its attributes with the white space before them, and elements of entities have no markup.
        let plain = try store("<a\n  x = '1'\t y=\"=>\"\n/>")
        let tag = try #require(plain.startTag(ofElement: 1))
        #expect(tag.isEmptyElement)
        expectEqual(tag.attributes.map { text($0.space, of: plain) }, ["\n  ", "\t "])
        expectEqual(tag.attributes.map { text($0.value, of: plain) }, ["1", "=>"])
        expectEqual(text(tag.close, of: plain), "\n/>")
        let included = try store("<!DOCTYPE a [<!ENTITY e '<b x=\"1\">2</b>'>]><a>&e;<c/></a>")
        let elements = (1..<included.nodeCount).filter { included.nodes[$0].kind == NodeKind.element }
        expectEqual(
            elements.map { text(included.markup(ofElement: $0), of: included) }, ["<a>&e;<c/></a>", nil, "<c/>"])
        expectEqual(elements.map { included.startTag(ofElement: $0) == nil }, [false, true, false])
        // The first line end tells whether lines end with CR LF.
        for (text, areCRLF) in [
            ("<a/>", nil), ("<a/>\n", false), ("<a>\r\n</a>", true), ("<a>\n\r\n</a>", false), ("\n<a/>", false),
        ] as [(String, Bool?)] { try expectEqual(store(text).endsLinesWithCRLF, areCRLF, for: text) }
    }
}
