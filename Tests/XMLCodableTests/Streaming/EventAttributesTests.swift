import Testing
import XMLCodable
import XMLCodableStreaming

/// The attributes of start tags that are changed.
struct EventAttributesTests {
    /// Writes the events of a document, with some of them changed.
    static func written(
        _ xml: String, options: XML.ParsingOptions = XML.ParsingOptions(), size: Int = .max,
        _ change: (inout XMLEvent) -> Bool
    ) throws -> String {
        let reader = XMLEventReader(options: options)
        let writer = try XMLEventWriter()
        let bytes = Array(xml.utf8)
        var start = 0
        repeat {
            let end = start + min(size, bytes.count - start)
            reader.feed(bytes[start..<end])
            start = end
            if start == bytes.count { reader.finish() }
            while var event = try reader.next() { if change(&event) { try writer.write(event) } }
        } while start < bytes.count
        try writer.finish()
        return writer.text()
    }

    static let dtd = "<!DOCTYPE r SYSTEM 'x' [<!ENTITY d 'D'><!ATTLIST r t NMTOKEN #IMPLIED n CDATA 'N'>]>"
    private static let cases: [(name: String, xml: String, result: String)] = [
        ("quotes and white space", "<r a='\"1\"'\n b = '2'  c=\"3\" />", "<r a='\"1\"'\n b = '2' l=\"x\"  c=\"3\"/>"),
        ("references", "<r a='&#65;&lt;' c=\"&#9;\"/>", "<r a='&#65;&lt;' l=\"x\" c=\"&#9;\"/>"),
        ("an entity that is not resolved", "\(dtd)<r a='&e;' c='1'/>", "\(dtd)<r a='&e;' l=\"x\" c='1'/>"),
        ("an entity", "\(dtd)<r a='&d;' c='1'/>", "\(dtd)<r a='&d;' l=\"x\" c='1'/>"),
        ("a value that is normalized", "\(dtd)<r t=' a ' c='1'/>", "\(dtd)<r t=' a ' l=\"x\" c='1'/>"),
        ("namespaces", "<p:r xmlns:p='u' p:a='1' c='1'/>", "<p:r xmlns:p='u' p:a='1' l=\"x\" c='1'/>"),
    ]

    @Test("Attributes that are not changed are written as they are, and as values without what they refer to")
    func unchanged() throws {
        forEachRow(Self.cases) { name, xml, result in
            var options = XML.ParsingOptions()
            options.unresolvedEntities = .keep
            for size in [1, 10, Int.max] {
                let text = try Self.written(xml, options: options, size: size) { event in
                    if event.kind == .start {
                        let index = event.attributes.firstIndex { $0.name == "c" } ?? 0
                        event.attributes.insert(XML.Attribute("l", value: "x"), at: index)
                    }
                    return true
                }
                expectEqual(text, result, for: name)
            }
        }
        let text = try Self.written("\(Self.dtd)<r a='&d;' t=' a ' c='1'/>") { event in
            if event.kind == .start { event[attribute: "c"] = "2" }
            return event.kind != .doctype
        }
        expectEqual(text, "<r a=\"D\" t=\"a\" c=\"2\" n=\"N\"/>")
        // Declarations of attributes are for elements of one name.
        let renamed = try Self.written("\(Self.dtd)<r a='&d;' t=' a ' c='1'/>") { event in
            if event.kind == .start { event.name = "s" }
            return true
        }
        expectEqual(renamed, "\(Self.dtd)<s a='&d;' t=\"a\" c='1' n=\"N\"/>")
        var options = XML.ParsingOptions()
        options.repairs = [.bareAmpersands, .undeclaredEntities]
        let repaired = try Self.written("<r a='x&y' b='&nbsp;' c='1'/>", options: options) { event in
            if event.kind == .start { event[attribute: "c"] = "2" }
            return true
        }
        expectEqual(repaired, "<r a='x&amp;y' b='&amp;nbsp;' c=\"2\"/>")
    }

    @Test("New attributes and names get prefixes of their namespaces, and none is captured")
    func namespaces() throws {
        for (xml, result) in [
            ("<r/>", #"<r xmlns:ns1="u" xmlns:ns2="v" ns1:a="1" ns2:b="2" ns1:c="3"/>"#),
            (
                "<r xmlns:q='u' xmlns='v'><s/></r>",
                #"<r xmlns:ns3="v" xmlns:q='u' xmlns='v' q:a="1" ns3:b="2" q:c="3"><s q:a="1" ns3:b="2" q:c="3"/></r>"#
            ),
            (
                "<r xmlns:ns2='w'><s xmlns:ns2='u'/></r>",
                #"<r xmlns:ns3="u" xmlns:ns4="v" xmlns:ns2='w' ns3:a="1" ns4:b="2" ns3:c="3">"#
                    + #"<s xmlns:ns2='u' ns2:a="1" ns4:b="2" ns2:c="3"/></r>"#
            ),
        ] {
            let text = try Self.written(xml) { event in
                guard event.kind == .start else { return true }
                event[attribute: "{u}a"] = "1"
                event[attribute: "{v}b"] = "2"
                event[attribute: "{u}c"] = "3"
                return true
            }
            expectEqual(text, result)
            let root = try XML.Document(parsing: text).root
            expectEqual(root.attributes.first { $0.name.localName == "b" }?.name.namespaceURI, "v")
        }
        var options = XML.ParsingOptions()
        options.repairs = .undeclaredPrefixes
        for (xml, result) in [
            ("<r><e ns1:x='1'/></r>", #"<r><e xmlns:ns2="u" ns1:x='1' ns2:y="2"/></r>"#),
            ("<r><ns1:e/></r>", #"<r><ns1:e xmlns:ns2="u" ns2:y="2"/></r>"#),
        ] {
            let text = try Self.written(xml, options: options) { event in
                if event.kind == .start, event.name.localName == "e" { event[attribute: "{u}y"] = "2" }
                return true
            }
            expectEqual(text, result)
        }
        let moved = try Self.written("<a><r xmlns:p='u:1'><e/></r></a>") { event in
            if event.starts("e") { event.name = XML.Name("p:e", namespaceURI: "u:2") }
            return event.name != "r"
        }
        expectEqual(moved, #"<a><p:e xmlns:p="u:2"/></a>"#)
        // The content keeps what was in force around it.
        let content = try Self.written("<a xmlns:p='u:2'><r xmlns:p='u:1'><e><p:k/></e></r></a>") { event in
            if event.starts("e") { event.name = XML.Name("p:e", namespaceURI: "u:2") }
            return event.name != "r"
        }
        expectEqual(content, #"<a xmlns:p='u:2'><p:e><p:k xmlns:p="u:1"/></p:e></a>"#)
        let reserved = try Self.written("<e/>") { event in
            guard event.kind == .start else { return true }
            event[attribute: "{http://www.w3.org/XML/1998/namespace}lang"] = "en"
            event[attribute: "{u:a}xmlns"] = "1"
            return true
        }
        expectEqual(reserved, #"<e xmlns:ns1="u:a" xml:lang="en" ns1:xmlns="1"/>"#)
        // A prefix that is not declared is refused below a new declaration of it, at any depth.
        do {
            var options = XML.ParsingOptions()
            options.repairs = .undeclaredPrefixes
            for xml in ["<r><p:b/></r>", "<r><a><p:b/></a></r>", "<r><a><b p:k=''/></a></r>"] {
                expectThrows(XMLWritingError.self) {
                    try Self.written(xml, options: options) { event in
                        if event.starts("r") { event[attribute: "xmlns:p"] = "u:new" }
                        return true
                    }
                }
                try expectEqual(Self.written(xml, options: options) { _ in true }, xml)
            }
        }
    }

    @Test("An entity has one text in the whole document, and a resolver is asked once", arguments: [1, 7, Int.max])
    func resolvers(size: Int) throws {
        for head in ["", "<!DOCTYPE r [<!ENTITY e SYSTEM 'e.txt'>]>"] {
            nonisolated(unsafe) var count = 0
            var options = XML.ParsingOptions()
            options.entityResolver = { entity in
                count += 1
                return entity.name == "f" ? nil : "text \(count)"
            }
            options.repairs = .undeclaredEntities
            let xml = "\(head)<r><a/>&e;<b>&f;</b><c>&e;&f;</c>&e;</r>"
            let text = try Self.written(xml, options: options, size: size) { $0.kind != .doctype }
            expectEqual(text, "<r><a/>text 1<b>&amp;f;</b><c>text 1&amp;f;</c>text 1</r>")
            expectEqual(count, 2)
        }
    }

    @Test("Characters that are repaired are reported as they are, in pieces of any size", arguments: [1, 2, 3, 5, 100])
    func zeros(size: Int) throws {
        let others = (1..<32).filter { ![9, 10, 13].contains($0) }
        for characters in [[0], [0, 1], [1, 0], [0, 0, 2, 1, 0, 3, 0], [0] + others.dropLast() + [0]] {
            let text = String(String.UnicodeScalarView(characters.compactMap { Unicode.Scalar($0) }))
            var options = XML.ParsingOptions()
            options.repairs = [.controlCharacters, .outsideRoot]
            let xml = Array("wide\(text)<r>x\(text)y\(text)</r>\(text)".utf8)
            let whole = try XML.Document(parsing: xml, options: options).repairs
            let reader = XMLEventReader(options: options)
            try reader.read(xml, size)
            func shown(_ repair: XML.Repair) -> String {
                "\(repair.line):\(repair.column) \(repair.text.debugDescription)"
            }
            expectEqual(reader.repairs.map(shown), whole.map(shown))
        }
    }
}
