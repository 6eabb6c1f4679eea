import Testing

@testable import XMLCodable

struct RecordsTests {
    /// Describes a node on one line: kind, name, end, position, text range, attributes, white space before it, flags.
    private func lines(_ text: String) throws -> [String] {
        let store = try store(Array(text.utf8))
        let kinds = ["document", "element", "text", "cdata", "comment", "instruction", "doctype"]
        return (0..<store.nodeCount).map { index in
            let node = store.nodes[index]
            let hasName = node.kind == NodeKind.element || node.kind == NodeKind.processingInstruction
            let name = hasName ? " " + store.names.string(of: node.name) : ""
            var line = "\(kinds[Int(node.kind)])\(name) end \(node.end)"
            if node.kind != NodeKind.document { line += " at \(node.reportedOffset)" }
            if node.textLength > 0 { line += " text \(start(of: node.text))+\(node.textLength)" }
            if node.attributeCount > 0 { line += " attributes \(node.attributeStart)+\(node.attributeCount)" }
            if node.leadingSpace > 0 { line += " space \(node.leadingSpace)" }
            let flags = ["encoded", "cdata", "leaf", "mixed", "preserves", "declares", "side", "included"].enumerated()
            let set = flags.filter { node.flags & 1 << UInt8($0.offset) != 0 }.map(\.element)
            return set.isEmpty ? line : line + " " + set.joined(separator: " ")
        }
    }

    /// The start of a range in the buffer that it belongs to.
    private func start(of range: TextRange) -> Int {
        switch range {
        case .source(let range), .side(let range): range.lowerBound
        }
    }

    @Test("Nodes take 32 bytes and attributes 16, with flags for what they have; xml:space applies until it is changed")
    func sizes() throws {
        expectEqual(MemoryLayout<NodeRecord>.stride, 32)
        expectEqual(MemoryLayout<AttributeRecord>.stride, 16)
        let single = try store(Array("<a/>".utf8))
        let empty = single.nodes[single.emptyNode]
        #expect(empty.kind == NodeKind.element && empty.flags == NodeFlag.leaf)
        #expect(empty.textLength == 0 && empty.attributeCount == 0)
        expectEqual(Int(empty.end), single.emptyNode + 1)
        let text = "<a b='1' c='&lt;' d='\n' e='' xmlns:p='u' xmlns='v' p:f='2'/>"
        let flagged = try store(Array(text.utf8))
        let flags = (0..<flagged.attributes.count).map { flagged.attributes[$0].flags }
        let (encoded, declaration) = (AttributeFlag.encoded, AttributeFlag.declaration)
        expectEqual(flags, [0, encoded, encoded, 0, declaration, declaration, 0])
        let namespaces = (0..<flagged.attributes.count).map {
            flagged.namespaceNames[Int(flagged.attributes[$0].namespace)]
        }
        expectEqual(namespaces, ["", "", "", "", NamespaceScope.xmlnsName, NamespaceScope.xmlnsName, "u"])
        #expect(flagged.nodes[1].flags & NodeFlag.declaresNamespaces != 0)
        expectEqual(flagged.namespaceNames[Int(flagged.nodes[1].namespace)], "v")
        // Xml:space applies to the element and its content, until it is changed.
        forEachRow([
            ("<a xml:space='preserve'><b/></a>", [true, true]), ("<a xml:space='default'><b/></a>", [false, false]),
            ("<a xml:space='preserve'><b xml:space='default'><c/></b><d/></a>", [true, false, false, true]),
            ("<a><b xml:space='preserve'/><c/></a>", [false, true, false]), ("<a xml:space='other'/>", [false]),
            ("<a xml:lang='preserve'/>", [false]), ("<a space='preserve'/>", [false]),
        ]) { text, expected in
            let store = try store(Array(text.utf8))
            expectEqual((1..<store.nodeCount).map { store.nodes[$0].flags & NodeFlag.preservesSpace != 0 }, expected)
        }
    }

    @Test("The example of the documentation, and elements with all kinds of content")
    func content() throws {
        // The example of the scanner's documentation; nodes outside the root and very long white space have records.
        let text = """
            <menu>
              <food id="1">Waffles</food>
            </menu>
            """
        try expectEqual(
            lines(text),
            [
                "document end 3", "element menu end 3 at 0 text 36+1",
                "element food end 3 at 9 text 22+7 attributes 0+1 space 3 leaf",
            ])
        let store = try store(Array(text.utf8))
        expectEqual(store.attributes.count, 1)
        expectEqual(store.attributes[0].value.inSource, 19..<20)
        expectEqual(store.names.string(of: store.attributes[0].name), "id")
        try expectEqual(
            lines("<!DOCTYPE a>\n<!--c--><a/><?p?>"),
            [
                "document end 5", "doctype end 2 at 0 text 0+12", "comment end 3 at 13 text 17+1",
                "element a end 4 at 21 leaf", "instruction p end 5 at 25",
            ])
        let fits = String(repeating: " ", count: 65_535)
        try expectEqual(
            lines("<a>\(fits)<b/></a>"),
            ["document end 3", "element a end 3 at 0", "element b end 3 at 65538 space 65535 leaf"])
        try expectEqual(
            lines("<a>\(fits) <b/></a>"),
            ["document end 4", "element a end 4 at 0", "text end 3 at 3 text 3+65536", "element b end 4 at 65539 leaf"])
        // Elements with all kinds of content.
        expectEach([
            "<a/>": ["element a end 2 at 0 leaf"], "<a></a>": ["element a end 2 at 0 leaf"],
            "<a> </a>": ["element a end 2 at 0 text 3+1 leaf"], "<a>t</a>": ["element a end 2 at 0 text 3+1 leaf"],
            "<a>\n t </a>": ["element a end 2 at 0 text 3+4 leaf"],
            "<a>&lt;</a>": ["element a end 2 at 0 text 3+4 encoded leaf"],
            "<a>1\r2</a>": ["element a end 2 at 0 text 3+3 encoded leaf"],
            "<a><![CDATA[t]]></a>": ["element a end 2 at 0 text 12+1 cdata leaf"],
            "<a><![CDATA[\r]]></a>": ["element a end 2 at 0 text 12+1 encoded cdata leaf"],
            "<a><b/></a>": ["element a end 3 at 0", "element b end 3 at 3 leaf"],
            "<a> <b/>  </a>": ["element a end 3 at 0 text 8+2", "element b end 3 at 4 space 1 leaf"],
            "<a>t<b/></a>": ["element a end 4 at 0 mixed", "text end 3 at 3 text 3+1", "element b end 4 at 4 leaf"],
            "<a><b/>t</a>": ["element a end 4 at 0 mixed", "element b end 3 at 3 leaf", "text end 4 at 7 text 7+1"],
            "<a> <![CDATA[t]]></a>": ["element a end 3 at 0 mixed", "cdata end 3 at 4 text 13+1 space 1"],
            "<a><![CDATA[t]]> </a>": ["element a end 3 at 0 text 16+1 mixed", "cdata end 3 at 3 text 12+1"],
            "<a><![CDATA[t]]>u</a>": [
                "element a end 4 at 0 mixed", "cdata end 3 at 3 text 12+1", "text end 4 at 16 text 16+1",
            ], "<a><!--c--></a>": ["element a end 3 at 0", "comment end 3 at 3 text 7+1"],
            "<a> <?p  d?> </a>": ["element a end 3 at 0 text 12+1", "instruction p end 3 at 4 text 9+1 space 1"],
            "<a><b><c/></b><d/></a>": [
                "element a end 5 at 0", "element b end 4 at 3", "element c end 4 at 6 leaf",
                "element d end 5 at 14 leaf",
            ],
        ]) { try Array(lines($0).dropFirst()) }
    }
}
