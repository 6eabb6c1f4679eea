import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

struct XMLEventWriterTests {
    /// Writes events of a document, changed by a function.
    static func written(
        _ document: some Sequence<UInt8>, size: Int = .max, encoding: XML.Encoding = .utf8,
        _ change: (XMLEvent, XMLEventReader, XMLEventWriter) throws -> Void = { try $2.write($0) }
    ) throws -> [UInt8] {
        let bytes = Array(document)
        let reader = XMLEventReader()
        let writer = try XMLEventWriter(encoding: encoding)
        var start = 0
        var out: [UInt8] = []
        func read() throws {
            while let event = try reader.next() {
                try change(event, reader, writer)
                if let chunk = writer.nextChunk() { out += chunk }
            }
        }
        while start < bytes.count {
            let end = start + min(size, bytes.count - start)
            reader.feed(bytes[start..<end])
            start = end
            try read()
        }
        reader.finish()
        try read()
        try writer.finish()
        while let chunk = writer.nextChunk() { out += chunk }
        expectEqual(writer.byteCount, out.count)
        return out
    }

    static func text(
        _ document: String, encoding: XML.Encoding = .utf8,
        _ change: (XMLEvent, XMLEventReader, XMLEventWriter) throws -> Void
    ) throws -> String {
        String(decoding: try written(document.utf8, encoding: encoding, change), as: UTF8.self)
    }

    @Test("What is not changed comes out byte for byte", arguments: [1, 7, 1_000_000])
    func unchanged(size: Int) throws {
        let documents = [
            XMLEventReaderTests.document, "<r/>", "<r />", "<r\n></r\t>",
            "\n<!--x-->\r\n<r a='1'\tb=\"&#9;>\">\r\n]]&gt;<a/></r>\r\n",
            "<a:r xmlns:a='u'><a:b xmlns:a='v'/><c xmlns='w'><d xmlns=''/></c></a:r>",
            "<r>\(String(repeating: "<a x='1'>text &amp; more</a>\n<b/>", count: size > 100 ? 2_500 : 50))</r>",
        ]
        for document in documents { try expectEqual(Self.written(document.utf8, size: size), Array(document.utf8)) }
    }

    @Test("Names, attributes and texts are changed, events left out and inserted")
    func changes() throws {
        let xml = "<r><p n='1' m=\"2\">a&amp;b</p><q/><q></q><!--c--><?t d?><![CDATA[x]]></r>"
        let changed = try Self.text(xml) { event, _, writer in
            var event = event
            switch event.kind {
            case .start where event.starts("p"):
                event.name = "new"
                event[attribute: "n"] = "<\"&"
                event[attribute: "m"] = nil
                event[attribute: "k"] = "\n"
            case .text: event.text = "1 < 2 ]]>"
            case .comment: return
            case .processingInstruction: event.text = "e"
            case .cdata: event.text = "]]>"
            default: break
            }
            try writer.write(event)
            if event.starts("q") { try writer.write(.text("in")) }
            if event.ends("p") {
                try writer.write(.start("i", attributes: [XML.Attribute("a", value: "'")]))
                try writer.write(.comment("new"))
                try writer.write(.processingInstruction(target: "t", data: "u"))
                try writer.write(.cdata("z"))
                try writer.write(.end)
                try writer.write(XML.Element("e", children: [.element(XML.Element("f", text: "g")), .text("h")]))
            }
        }
        expectEqual(
            changed,
            "<r><new n=\"&lt;&quot;&amp;\" k=\"&#10;\">1 &lt; 2 ]]&gt;</new><i a=\"'\"><!--new--><?t u?><![CDATA[z]]></i>"
                + "<e><f>g</f>h</e><q>in</q><q>in</q><?t e?><![CDATA[]]]]><![CDATA[>]]></r>")
    }

    @Test("An element that is written without those around it gets the declarations that are in force there")
    func splitting() throws {
        let xml = """
            <p:r xmlns:p='u' xmlns='d' xmlns:q='v'><x><item type="q:T"><p:a/></item><item xmlns='' xmlns:p='w'><a/></item></x></p:r>
            """
        let reader = XMLEventReader()
        reader.feed(xml.utf8)
        reader.finish()
        var documents: [String] = []
        var writer: XMLEventWriter?
        while let event = try reader.next() {
            if event.starts("item") { writer = try XMLEventWriter() }
            try writer?.write(event)
            if event.ends("item"), let done = writer {
                try done.finish()
                documents.append(done.text())
                writer = nil
            }
        }
        expectEqual(
            documents,
            [
                #"<item xmlns="d" xmlns:p="u" xmlns:q="v" type="q:T"><p:a/></item>"#,
                #"<item xmlns:q="v" xmlns='' xmlns:p='w'><a/></item>"#,
            ])
        for document in documents { _ = try XML.Document(parsing: document) }
    }

    @Test("Filtering keeps namespaces: of what is unwrapped, wrapped, and of content whose declarations were changed")
    func namespaces() throws {
        let xml = "<r xmlns='d'><w xmlns='e' xmlns:p='u'><a/><p:b/></w><c/></r>"
        let unwrapped = try Self.text(xml) { event, _, writer in
            if !event.starts("w"), !event.ends("w") { try writer.write(event) }
        }
        expectEqual(unwrapped, "<r xmlns='d'><a xmlns=\"e\" xmlns:p=\"u\"/><p:b xmlns=\"e\" xmlns:p=\"u\"/><c/></r>")
        let wrapped = try Self.text(xml) { event, _, writer in
            if event.starts("c") { try writer.write(.start(XML.Name("x", namespaceURI: ""))) }
            try writer.write(event)
            if event.ends("c") { try writer.write(.end) }
        }
        expectEqual(
            wrapped, "<r xmlns='d'><w xmlns='e' xmlns:p='u'><a/><p:b/></w><x xmlns=\"\"><c xmlns=\"d\"/></x></r>")
        let changed = try Self.text(xml) { event, _, writer in
            var event = event
            if event.starts("w") { event.attributes = [] }
            try writer.write(event)
        }
        let (root, expected) = (try XML.Document(parsing: changed).root, try XML.Document(parsing: xml).root)
        expectEqual(root.descendants.map(\.name.namespaceURI), expected.descendants.map(\.name.namespaceURI))
        let made = try Self.text("<r xmlns:p='u'/>") { event, _, writer in
            try writer.write(event)
            guard event.kind == .start else { return }
            let attributes = [XML.Attribute(name: XML.Name("p:k", namespaceURI: "v"), value: "1")]
            try writer.write(.start(XML.Name("a", namespaceURI: "n"), attributes: attributes))
            try writer.write(.start("p:b"))
            try writer.write(.end)
            try writer.write(.end)
        }
        expectEqual(made, "<r xmlns:p='u'><a xmlns=\"n\" xmlns:p=\"v\" p:k=\"1\"><p:b></p:b></a></r>")
    }

    @Test("Without the document type declaration, its entities and default attributes are written out")
    func doctypes() throws {
        let xml = "<!DOCTYPE r [<!ENTITY e 'x&#38;#38;y'><!ATTLIST r d CDATA '1'>]><r a='&e;'>&e; &lt;</r>"
        let text = try Self.text(xml) { event, _, writer in if event.kind != .doctype { try writer.write(event) } }
        expectEqual(text, "<r a=\"x&amp;y\" d=\"1\">x&amp;y &lt;</r>")
        expectThrows(XMLWritingError.self) {
            try Self.text("<!DOCTYPE r [<!ENTITY e '<a/>'>]><r>&e;</r>") { event, _, writer in
                if event.kind != .doctype { try writer.write(event) }
            }
        }
        let replaced = try Self.text("<!DOCTYPE r [<!ENTITY e '<a/>'>]><r>&e;</r>") { event, _, writer in
            var event = event
            if event.kind == .doctype { return }
            if event.kind == .entity { event.text = "none" }
            try writer.write(event)
        }
        expectEqual(replaced, "<r>none</r>")
    }

    @Test("Other encodings")
    func encodings() throws {
        forEachRow([
            (XML.Encoding.ascii, "<r a='&#233;'>&#8364;<![CDATA[a]]>&#233;<![CDATA[]]><e/></r>"),
            (.isoLatin1, "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<r a='é'>&#8364;<![CDATA[aé]]><e/></r>"),
        ]) { encoding, text in
            let xml = "<r a='é'>€<![CDATA[aé]]><e/></r>"
            let bytes = try Self.written(xml.utf8, encoding: encoding)
            let document = try XML.Document(parsing: bytes)
            #expect(document.root.text == "€aé" && document.root[attribute: "a"] == "é")
            if encoding == .isoLatin1 { expectEqual(bytes, text.unicodeScalars.map { UInt8($0.value) }) }
            let utf16 = try Self.written("<?xml version='1.0' encoding='utf-8' ?>\(xml)".utf8, encoding: .utf16)
            #expect(utf16.starts(with: [0xFF, 0xFE]))
            try expectEqual(XML.Document(parsing: utf16).root, XML.Document(parsing: xml).root)
            try expectEqual(XML.Document(parsing: utf16).declaration?.encoding, "UTF-16")
            let back = try Self.written(utf16)
            expectStart(String(decoding: back, as: UTF8.self), "<?xml version='1.0' encoding='UTF-8' ?>")
            expectThrows(XMLWritingError.self) { try Self.text("<é/>", encoding: .ascii) { try $2.write($0) } }
            expectThrows(XMLWritingError.self) {
                try XMLEventWriter(encoding: XML.Encoding(named: "ISO-8859-2") ?? .utf8)
            }
        }
    }

    @Test("Events that no document can have, or in this order, are refused with their place, and nothing is written")
    func refused() throws {
        let writer = try XMLEventWriter()
        func refusal(_ event: XMLEvent) -> String? {
            do {
                try writer.write(event)
                return nil
            } catch {
                return "\(error)"
            }
        }
        expectEqual(refusal(.end), "the end of \"\", although no element is open, at /")
        expectEqual(refusal(.text("x")), "text outside of the root element, at /")
        expectNil(refusal(.text(" \n")))
        expectEqual(refusal(.start("a b"))?.contains("is no name of an element, at /"), true)
        expectNil(refusal(.start("r")))
        expectEqual(refusal(.start("p:a")), "the prefix of \"p:a\" is not declared, at /r")
        expectEqual(refusal(.text("a\u{1}"))?.hasSuffix("at /r"), true)
        expectEqual(refusal(.comment("--"))?.hasSuffix("at /r"), true)
        expectEqual(refusal(.processingInstruction(target: "xml", data: ""))?.hasSuffix("at /r"), true)
        expectEqual(refusal(.processingInstruction(target: "a", data: "?>"))?.hasSuffix("at /r"), true)
        let twice = [XML.Attribute("a", value: "1"), XML.Attribute("a", value: "2")]
        expectEqual(refusal(.start("a", attributes: twice)), "the attribute \"a\" of \"a\" appears twice, at /r")
        let forbidden = [XML.Attribute("a", value: "\u{0}")]
        expectEqual(refusal(.start("a", attributes: forbidden))?.contains("a character that XML does not allow"), true)
        let contradiction = [
            XML.Attribute("xmlns:p", value: "u"), XML.Attribute(name: XML.Name("p:a", namespaceURI: "v"), value: "1"),
        ]
        expectEqual(refusal(.start("a", attributes: contradiction))?.contains("its prefix is declared as \"u\""), true)
        expectNil(refusal(.text("1")))
        expectThrows(XMLWritingError.self) { try writer.finish() }
        expectNil(refusal(.end))
        expectEqual(refusal(.start("r")), "\"r\" is a second root element, at /")
        try writer.finish()
        expectEqual(refusal(.comment("c")), "the document is finished, so nothing can follow, at /")
        expectEqual(writer.text(), " \n<r>1</r>")
        expectThrows(XMLWritingError.self) { try XMLEventWriter().finish() }
        // Ends that do not belong to the open element, and a declaration that is not at the start.
        do {
            let xml = "<?xml version='1.0'?><!DOCTYPE r><r><a><b/></a></r>"
            expectThrows(XMLWritingError.self) {
                try Self.text(xml) { event, _, writer in if !event.ends("a") { try writer.write(event) } }
            }
            expectThrows(XMLWritingError.self) {
                try Self.text(xml) { event, _, writer in if !event.starts("a") { try writer.write(event) } }
            }
            expectThrows(XMLWritingError.self) {
                try Self.text(xml) { event, _, writer in
                    try writer.write(event)
                    if event.kind == .doctype { try writer.write(event) }
                }
            }
            let events = try XMLEventReaderTests.events(xml.utf8)
            let writer = try XMLEventWriter()
            try writer.write(.comment("c"))
            expectThrows(XMLWritingError.self) { try writer.write(events[0]) }
            // The end of an element without content is its own.
            let kept = try Self.text(xml) { event, reader, writer in
                if event.starts("b") { reader.skipElement() } else { try writer.write(event) }
            }
            expectEqual(kept, "<?xml version='1.0'?><!DOCTYPE r><r><a></a></r>")
        }
    }

    @Test("Texts and line ends do not become one when what is between them is left out")
    func joined() throws {
        let xml = "<r><a>]]</a><a>></a></r>"
        let text = try Self.text(xml) { event, _, writer in
            if !event.starts("a"), !event.ends("a") { try writer.write(event) }
        }
        try expectEqual(XML.Document(parsing: text).root.text, "]]>")
        var out: [UInt8] = []
        let writer = try XMLEventWriter(to: .closure { out += $0 })
        try writer.write(.start("a"))
        try writer.write(.text(String(repeating: "x", count: 70_000) + "]]"))
        try writer.write(.text(""))
        try writer.write(.text(">"))
        try writer.write(.end)
        try writer.finish()
        expectEnd(String(decoding: out, as: UTF8.self), "]]&gt;</a>")
        let marked = "\u{FEFF}<!--c--><a/>"
        try expectEqual(Self.text(marked) { if $0.kind != .comment { try $2.write($0) } }, "\u{FEFF}<a/>")
        forEachRow([1, 3, .max]) { size in
            let xml = "<a>x\r<!--c-->\ny\r<?p?>\r\n<!--d-->\n\r<!--e--><b/>\n</a>"
            let bytes = try Self.written(xml.utf8, size: size) { event, _, writer in
                if event.kind != .comment, event.kind != .processingInstruction { try writer.write(event) }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            try expectEqual(XML.Document(parsing: text).root.text, "x\n\ny\n\n\n\n\n")
            try expectEqual(String(decoding: Self.written(xml.utf8, size: size), as: UTF8.self), xml)
        }
    }

    @Test("Destinations: files and closures; their errors end the writing")
    func destinations() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("events-\(UUID().uuidString).xml")
        defer { try? FileManager.default.removeItem(at: url) }
        let writer = try XMLEventWriter(to: .file(url))
        for event in try XMLEventReaderTests.events(XMLEventReaderTests.document.utf8) { try writer.write(event) }
        #expect(!FileManager.default.fileExists(atPath: url.path))
        try writer.finish()
        try writer.finish()
        try expectEqual(Data(contentsOf: url), Data(XMLEventReaderTests.document.utf8))
        struct Full: Error {}
        let failing = try XMLEventWriter(to: .closure { _ in throw Full() })
        try failing.write(.start("r"))
        expectThrows(Full.self) { try failing.write(.text(String(repeating: "x", count: 100_000))) }
        expectThrows(XMLWritingError.self) { try failing.write(.end) }
    }

    static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"
    static let unwritable: [(XML.Name, [XML.Attribute])] = [
        ("a", [XML.Attribute("xmlns:p", value: "")]), ("a", [XML.Attribute("xmlns:xml", value: "u")]),
        ("a", [XML.Attribute("xmlns:xmlns", value: "u")]), ("a", [XML.Attribute("xmlns", value: xmlNamespace)]),
        ("a", [XML.Attribute("xmlns:p", value: xmlNamespace)]),
        ("a", [XML.Attribute("xmlns:p", value: "http://www.w3.org/2000/xmlns/")]),
        (
            "a",
            [
                XML.Attribute("xmlns:p", value: "u"), XML.Attribute("xmlns:q", value: "u"),
                XML.Attribute("p:k", value: "1"), XML.Attribute("q:k", value: "1"),
            ]
        ),
        (XML.Name("xmlns:a", namespaceURI: "u"), []), (XML.Name("p:a", namespaceURI: xmlNamespace), []),
        (XML.Name("a", namespaceURI: xmlNamespace), []), (XML.Name("p:a", namespaceURI: ""), []),
        (XML.Name("xml:a", namespaceURI: "u"), []),
    ]

    @Test("Names and declarations that no document can have are refused, and an undeclared prefix gets no namespace")
    func refusal() throws {
        forEachRow(Self.unwritable) { name, attributes in
            let writer = try XMLEventWriter()
            expectThrows(XMLWritingError.self) { try writer.write(.start(name, attributes: attributes)) }
            try writer.write(.start("b", attributes: [XML.Attribute("xml:lang", value: "en")]))
            try writer.write(.end)
            try writer.finish()
            expectEqual(writer.text(), "<b xml:lang=\"en\"></b>")
        }
        // A prefix that was not declared does not get a namespace elsewhere.
        var options = XML.ParsingOptions()
        options.repairs = .undeclaredPrefixes
        let reader = XMLEventReader(options: options)
        reader.feed("<r><p:a p:k='1'/><w xmlns:p='u'></w></r>".utf8)
        reader.finish()
        var events: [XMLEvent] = []
        while let event = try reader.next() { events.append(event) }
        let writer = try XMLEventWriter()
        for index in [0, 3] { try writer.write(events[index]) }
        expectThrows(XMLWritingError.self) { try writer.write(events[1]) }
        for index in [4, 1, 2, 5] { try writer.write(events[index]) }
        try writer.finish()
        expectEqual(writer.text(), "<r><w xmlns:p='u'></w><p:a p:k='1'/></r>")
    }

    /// Leaves out elements by name, and wraps others.
    private static func unwrapped(_ xml: String, leavingOut names: Set<String>, wrapping: String? = nil) throws
        -> String
    {
        try text(xml) { event, _, writer in
            let name = event.name.localName
            if (event.kind == .start || event.kind == .end) && names.contains(name) { return }
            if name == wrapping, event.kind == .start {
                try writer.write(.start("w", attributes: [XML.Attribute("xmlns:w", value: "urn:w")]))
            }
            try writer.write(event)
            if name == wrapping, event.kind == .end { try writer.write(.end) }
        }
    }

    @Test("Elements are left out and wrapped at any depth, and all names keep their namespaces")
    func unwrapping() throws {
        var random = SplitMix(seed: 7)
        func element(_ depth: Int) -> String {
            let name = ["a", "p:a", "q:b", "b", "g", "p:g"].randomElement(using: &random) ?? "a"
            let declarations = ["", "='u'", "='v'"].randomElement(using: &random) ?? ""
            let prefix = ["", ":p", ":q"].randomElement(using: &random) ?? ""
            let declared = declarations.isEmpty ? "" : " xmlns\(prefix)\(declarations)"
            let count = depth > 4 ? 0 : Int.random(in: 0...3, using: &random)
            return "<\(name)\(declared)>\((0..<count).map { _ in element(depth + 1) }.joined())</\(name)>"
        }
        func names(_ element: XML.Element, leavingOut: Set<String>) -> [String] {
            let own =
                leavingOut.contains(element.name.localName)
                ? [] : ["{\(element.name.namespaceURI ?? "")}\(element.name.localName)"]
            return own + element.elements.flatMap { names($0, leavingOut: leavingOut) }
        }
        for _ in 0..<50 {
            let xml = "<r xmlns:p='1' xmlns:q='2' xmlns='3'>\((0..<3).map { _ in element(0) }.joined())</r>"
            let source = try XML.Document(parsing: xml).root
            for (leftOut, wrapping) in [(["g"], nil), (["a"], "b"), (["g", "b"], "a")] as [(Set<String>, String?)] {
                let text = try Self.unwrapped(xml, leavingOut: leftOut, wrapping: wrapping)
                let found = try XML.Document(parsing: text).root
                expectEqual(names(found, leavingOut: ["w"]), names(source, leavingOut: leftOut), for: xml)
            }
        }
    }

    @Test("Declarations in force are not repeated, and a prefix that another name relies on is not taken")
    func declarations() throws {
        let items = String(repeating: "<g><i/><g xmlns:z='urn:z'><i><g><z:k/></g></i></g></g>", count: 3)
        try expectEqual(
            Self.unwrapped("<r xmlns:a='1' xmlns:b='2'>\(items)</r>", leavingOut: ["g"]),
            "<r xmlns:a='1' xmlns:b='2'>\(String(repeating: "<i/><i xmlns:z=\"urn:z\"><z:k/></i>", count: 3))</r>")
        let text = try Self.text("<r xmlns:p='u:1'><x/></r>") { event, _, writer in
            var event = event
            if event.kind == .start, event.name.qualifiedName != "r" {
                event.attributes.append(XML.Attribute(name: XML.Name("p:k", namespaceURI: "u:2"), value: "K"))
            }
            try writer.write(event)
        }
        expectEqual(text, "<r xmlns:p='u:1'><x xmlns:p=\"u:2\" p:k=\"K\"/></r>")
        let error = expectThrows(XMLWritingError.self) {
            try Self.text("<a xml:lang='en'/>") { event, _, writer in
                var event = event
                if event.kind == .start { event.attributes.append(XML.Attribute("xml:lang", value: "de")) }
                try writer.write(event)
            }
        }
        expectEqual(error?.code, .duplicateAttribute)
        forEachRow(["p:x p:a='1'", "p:x", "x p:k='1'"]) { tag in
            let xml = "<r xmlns:p='u:1'><\(tag)/></r>"
            func text(_ prefix: String) throws -> String {
                try Self.text(xml) { event, _, writer in
                    var event = event
                    if event.kind == .start, event.name.qualifiedName != "r" {
                        event.attributes.append(
                            XML.Attribute(name: XML.Name("\(prefix):k", namespaceURI: "u:2"), value: "K"))
                    }
                    try writer.write(event)
                }
            }
            let error = expectThrows(XMLWritingError.self) { try text("p") }
            expectEqual(error?.code, .invalidNamespace)
            try expectEqual(
                text("q"),
                "<r xmlns:p='u:1'><\(tag.replacing("x", with: "x xmlns:q=\"u:2\"", maxReplacements: 1)) q:k=\"K\"/></r>"
            )
        }
    }
}
