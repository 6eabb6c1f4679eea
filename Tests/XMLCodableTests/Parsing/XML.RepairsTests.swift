import Foundation
import Testing
import XMLCodable
import XMLCodableCanonical
import XMLCodableStreaming

/// Every damage with the repair for it, in a tree, a decoder, a reader that is fed in pieces, and a check.
struct XMLRepairsTests {
    struct Damage: Sendable, CustomTestStringConvertible {
        let name: String, repair: XML.Repairs, damaged: String
        /// A document with the same root; nil if there is none without a repair.
        let whole: String?
        /// The places, as line and column, and what is there.
        let report: [String]
        /// The error without the repair, up to the repairs that it names.
        let error: String
        /// The outline of the repaired root, if no document without a repair has the same.
        var outline: [String] = []
        var testDescription: String { name }
        /// The whole error, with what would help.
        var wholeError: String {
            let name = [
                XML.Repairs.bareAmpersands: "bareAmpersands", .controlCharacters: "controlCharacters",
                .undeclaredPrefixes: "undeclaredPrefixes", .undeclaredEntities: "undeclaredEntities",
                .outsideRoot: "outsideRoot", .missingEnd: "missingEnd",
            ][repair]
            guard repair == .undeclaredEntities else {
                return "\(error); `parsingOptions.repairs = .\(name ?? "")` reads it"
            }
            return
                "\(error); `import XMLCodableEncodings` and `parsingOptions.entities = .html` read the entities of HTML,"
                + " `parsingOptions.entityResolver` supplies any text, and"
                + " `parsingOptions.repairs = .undeclaredEntities` reads it as text"
        }
        /// Checks the root of the repaired document.
        func expectRoot(_ root: XML.Element, sourceLocation: SourceLocation = #_sourceLocation) throws {
            guard let whole else {
                return expectEqual(XMLRepairsTests.outline(root), outline, sourceLocation: sourceLocation)
            }
            expectEqual(root, try XML.Document(parsing: whole).root, sourceLocation: sourceLocation)
        }
        /// Checks the items of the repaired document.
        func expectItems(_ items: [XML.Element], sourceLocation: SourceLocation = #_sourceLocation) throws {
            guard let whole else {
                let found = items.flatMap(XMLRepairsTests.outline)
                return expectEqual(found, Array(outline.dropFirst()), sourceLocation: sourceLocation)
            }
            let expected = try XML.Document(parsing: whole).root.elements(at: "item")
            expectEqual(items, expected, sourceLocation: sourceLocation)
        }
    }

    static let damages = [
        Damage(
            name: "ampersands", repair: .bareAmpersands,
            damaged: "<l>\n<item a=\"?b=1&c=2&amp;&\">x & y &&lt;z&nbsp</item><item>&</item>& \n</l>",
            whole:
                "<l>\n<item a=\"?b=1&amp;c=2&amp;&amp;\">x &amp; y &amp;&lt;z&amp;nbsp</item><item>&amp;</item>&amp; \n</l>",
            report: ["2:14 &", "2:23 &", "2:28 &", "2:32 &", "2:38 &", "2:56 &", "2:64 &"],
            error: "2:14: '&' must begin a reference such as '&amp;' or '&#38;'"),
        Damage(
            name: "ampersands beside a document type", repair: .bareAmpersands,
            damaged: "<!DOCTYPE l [<!ENTITY e 'x &#38; y'>]><l><item a='&e;'>&e;&</item></l>",
            whole: "<!DOCTYPE l [<!ENTITY e 'x &#38;#38; y'>]><l><item a='&e;'>&e;&amp;</item></l>",
            report: ["1:51 &", "1:56 &", "1:59 &"],
            error: "1:51: in the entity 'e', '&' must begin a reference such as '&amp;' or '&#38;'"),
        Damage(
            name: "control characters", repair: .controlCharacters,
            damaged: "<l><item a='\u{2}b'>x\u{B}y\u{0}\u{0}é\n\u{C}&#0;&#xD800;</item>\u{1F}<item>\u{FFFE}</item></l>",
            whole: "<l><item a=' b'>x y  é\n  \u{FFFD}</item> <item>\u{FFFD}</item></l>",
            report: [
                "1:13 \u{2}", "1:18 \u{B}", "1:20 \u{0}\u{0}", "2:1 \u{C}", "2:2 &#0;", "2:6 &#xD800;", "2:21 \u{1F}",
                "2:28 \u{FFFE}",
            ],
            error: "1:13: the character U+0002 is not allowed in XML"),
        Damage(
            name: "prefixes", repair: .undeclaredPrefixes,
            damaged: "<l xmlns='u' xmlns:q='v'><item><q:a r:b='1'/><p:a p:b='2'>3</p:a></item><item/></l>", whole: nil,
            report: ["1:37 r:b", "1:47 p:a", "1:51 p:b"].sorted(),
            error: "1:37: the prefix 'r' of 'r:b' is not declared",
            outline: ["{u}l", "{u}item", "{v}q:a r:b=1", "p:a p:b=2 3", "{u}item"]),
        Damage(
            name: "entities", repair: .undeclaredEntities,
            damaged: "<l><item a='&copy;'>x&nbsp;y&amp;<b/>&a.b;</item><item>&é;</item></l>",
            whole: "<l><item a='&amp;copy;'>x&amp;nbsp;y&amp;<b/>&amp;a.b;</item><item>&amp;é;</item></l>",
            report: ["1:13 &copy;", "1:22 &nbsp;", "1:38 &a.b;", "1:56 &é;"],
            error: "1:13: the entity 'copy' is not declared"),
        Damage(
            name: "entities beside a document type", repair: .undeclaredEntities,
            damaged: "<!DOCTYPE l SYSTEM 'x'><l><item a='&copy;'>x&nbsp;y</item></l>",
            whole: "<!DOCTYPE l SYSTEM 'x'><l><item a='&amp;copy;'>x&amp;nbsp;y</item></l>",
            report: ["1:36 &copy;", "1:45 &nbsp;"],
            error: "1:36: the entity 'copy' is not declared in the document, and nothing outside the document is read"),
        Damage(
            name: "text outside", repair: .outsideRoot,
            damaged:
                "HTTP/1.1 200\nX: 5 <6\n\n<?xml version='1.0'?> <!--a--> b\n<l><item>1</item></l> bye\n<!--c-->!\n",
            whole: "<!--a--><l><item>1</item></l><!--c-->",
            report: ["1:1 HTTP/1.1 200\nX: 5 <6", "4:32 b", "5:23 bye", "6:9 !"],
            error: "1:1: expected the root element"),
        Damage(
            name: "text outside that is not ASCII", repair: .outsideRoot, damaged: "日本語<l>é</l>ü<!--x-->!",
            whole: "<l>é</l><!--x-->", report: ["1:1 日本語", "1:12 ü", "1:21 !"],
            error: "1:1: expected the root element"),
        Damage(
            name: "declarations after the first", repair: .outsideRoot,
            damaged: "<?xml version='1.0'?><!--a--><?xml version='1.1'?><l><item>1</item></l><?xml version='1.0'?>",
            whole: "<?xml version='1.0'?><!--a--><l><item>1</item></l>",
            report: ["1:30 <?xml version='1.1'?>", "1:72 <?xml version='1.0'?>"],
            error: "1:30: the XML declaration is allowed only at the very start of the document"),
        Damage(
            name: "white space before the declaration", repair: .outsideRoot,
            damaged: "\n <?xml version='1.0'?><l><item>1</item></l>", whole: "<l><item>1</item></l>",
            report: ["1:1 \n "],
            error: "2:2: the XML declaration is allowed only at the very start of the document"),
        Damage(
            name: "a missing end", repair: .missingEnd, damaged: "<l>\n<item>1</item><item><a>2</a><b>3 ",
            whole: "<l>\n<item>1</item><item><a>2</a><b>3 </b></item></l>", report: ["2:34 "],
            error: "2:34: the document ends inside <b>, opened at 2:29"),
        Damage(
            name: "a start tag that is cut off", repair: .missingEnd, damaged: "<l><item>1</item><item>2<a b='c>",
            whole: "<l><item>1</item><item>2</item></l>", report: ["1:25 <a b='c>"],
            error: "1:33: the document ends here; expected the closing quote of the attribute 'b'"),
        Damage(
            name: "an end tag that is cut off", repair: .missingEnd, damaged: "<l><item>1</item><item>2</it",
            whole: "<l><item>1</item><item>2</item></l>", report: ["1:25 </it"],
            error: "1:29: the document ends here; expected '>' at the end of </it"),
        Damage(
            name: "a section that is cut off", repair: .missingEnd, damaged: "<l><item>1<![CDATA[<a>]",
            whole: "<l><item>1<![CDATA[<a>]]></item></l>", report: ["1:24 <![CDATA[<a>]"],
            error: "1:24: the document ends here; expected ']]>' at the end of the CDATA section"),
        Damage(
            name: "a comment that is cut off", repair: .missingEnd, damaged: "<l><item>1<!-- a -",
            whole: "<l><item>1<!-- a --></item></l>", report: ["1:19 <!-- a -"],
            error: "1:19: the document ends here; expected '-->' at the end of the comment"),
        Damage(
            name: "an instruction that is cut off", repair: .missingEnd, damaged: "<l><item>1<?a b",
            whole: "<l><item>1</item></l>", report: ["1:11 <?a b"],
            error: "1:16: the document ends here; expected '?>' at the end of the processing instruction"),
    ]

    @Test("An XML declaration after text is that of the document", arguments: ["\n", "HTTP/1.1 200 OK\r\n\r\n", "é"])
    func declarations(lead: String) throws {
        let text = "\(lead)<?xml version='1.0' encoding='ISO-8859-1' standalone='yes'?>\n<l><item>é</item></l>"
        let bytes = text.unicodeScalars.map { UInt8($0.value) }
        let options = Self.options(.outsideRoot)
        let document = try XML.Document(parsing: Data(bytes), options: options)
        expectEqual(document.declaration, XML.Declaration(encoding: "ISO-8859-1", standalone: true))
        expectEqual(document.root["item"]?.text, "é")
        let written = "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n<l><item>é</item></l>"
        try expectEqual(document.xmlString(), written)
        for size in [1, 7, 4_096] {
            let (events, repairs) = try rewritten(bytes, options, size: size)
            expectEqual(events, written)
            expectEqual(shown(repairs), shown(document.repairs))
        }
        expectThrows(XMLParsingError.self) { try XML.Document(parsing: Data(bytes)) }
    }

    @Test("A character that is cut off is left out in any encoding", arguments: [XML.Encoding.utf8, .utf16])
    func cutCharacters(encoding: XML.Encoding) throws {
        var writing = XML.WritingOptions()
        writing.outputEncoding = encoding
        for cut in 1..<4 {
            // A pair of surrogates, or four bytes.
            let whole = try XML.Document(parsing: "<l>1</l><!--😀-->").bytes(writing)
            let bytes = Array(whole.dropLast(3 * (encoding == .utf16 ? 2 : 1) + cut))
            let document = try XML.Document(parsing: Data(bytes), options: Self.options(.missingEnd))
            expectEqual(document.root.text, "1")
            #expect(document.repairs.allSatisfy { $0.kind == .missingEnd }, "\(document.repairs)")
            expectEqual(document.repairs.first.map { "\($0.line):\($0.column) \($0.text)" }, "1:13 \u{FFFD}")
            expectThrows(XMLParsingError.self) { try XML.Document(parsing: Data(bytes)) }
            let decoder = XMLDecoder()
            decoder.parsingOptions.repairs = .missingEnd
            let reader = try decoder.reader(XML.Element.self, at: "")
            for byte in bytes { reader.feed([byte]) }
            reader.finish()
            try expectEqual(reader.next()?.text, "1")
            try expectEqual(reader.next(), nil)
            expectEqual(shown(reader.repairs), shown(document.repairs))
        }
    }

    @Test("Repaired references beside entities are written repaired, an entity whose text was repaired as its text")
    func references() throws {
        // Repaired references beside entities with elements are written repaired, as events too.
        forEachRow([
            ("<r>& &a;</r>", "<r>&amp; &a;</r>"), ("<r k='&'>&a;&nbsp;</r>", "<r k='&amp;'>&a;&amp;nbsp;</r>"),
            ("<r>\u{B}&a;&#0;</r>", "<r> &a; </r>"), ("<a k='1' >x & &#65;</a >", "<a k='1' >x &amp; &#65;</a >"),
        ]) { damaged, repaired in
            let doctype = "<!DOCTYPE r [<!ENTITY a \"x<b>y</b>\">]>"
            let options = Self.options(.all)
            let document = try XML.Document(parsing: doctype + damaged, options: options)
            try expectEqual(document.xmlString(), doctype + repaired)
            try expectEqual(XML.Document(parsing: document.xmlString()).root, document.root)
            try expectEqual(rewritten(Array((doctype + damaged).utf8), options).text, doctype + repaired)
        }
        // An entity whose text was repaired is not written as a reference, and other references are written as read.
        let text = "<!DOCTYPE r [<!ENTITY a 'x &#38; <b>y</b>'>]><r>&a;</r>"
        let options = Self.options(.all)
        let document = try XML.Document(parsing: text, options: options)
        try expectEqual(XML.Document(parsing: document.xmlString()).root, document.root)
        let error = try requireThrows(XMLWritingError.self) { try rewritten(Array(text.utf8), options) }
        expectEqual(error.code, .unresolvedEntity)
        let resolved = "<!DOCTYPE r [<!ENTITY a '<b/>'>]><r>x &amp; &a;&a;&#65;<i>&nbsp;</i></r>"
        var resolving = Self.options(.all)
        resolving.entityResolver = { $0.name == "nbsp" ? "n" : nil }
        try expectEqual(
            rewritten(Array(resolved.utf8), resolving).text, resolved.replacingOccurrences(of: "&nbsp;", with: "n"))
    }

    @Test("A name keeps a prefix that is not declared when it is edited and when it is captured")
    func editedPrefixes() throws {
        func edited(_ xml: String, _ edit: (inout XML.Element) -> Void) throws -> String {
            var document = try XML.Document(parsing: xml, options: Self.options(.all))
            edit(&document.root)
            let written = try document.xmlString()
            let again = try XML.Document(parsing: written, options: Self.options(.all))
            try expectEqual(again.root.canonicalString(), document.root.canonicalString())
            try expectEqual(
                XMLDecoder().decode(XML.Element.self, from: document.root).canonicalString(),
                document.root.canonicalString())
            return written
        }
        try expectEqual(
            edited("<r><a z:k='1'/><z:b c='2'/></r>") {
                $0["a"]?[attribute: "n"] = "2"
                $0["z:b"]?[attribute: "c"] = "3"
            }, "<r><a z:k='1' n=\"2\"/><z:b c='3'/></r>")
        try expectEqual(
            edited("<z:event xmlns='urn:u' level='1'/>") { $0[attribute: "level"] = "2" },
            "<z:event xmlns='urn:u' level='2'/>")
        try expectEqual(
            edited("<r xmlns='urn:u'><z:a k='1'/></r>") { $0["z:a"]?[attribute: "k"] = "2" },
            "<r xmlns='urn:u'><z:a k='2'/></r>")
        try expectEqual(edited("<a x:k='1' y:k='2'/>") { $0[attribute: "n"] = "3" }, "<a x:k='1' y:k='2' n=\"3\"/>")
        // Another namespace gets another prefix, and the name of the first stays as it is.
        var document = try XML.Document(parsing: "<r z:k='1'/>", options: Self.options(.all))
        document.root.attributes.append(XML.Attribute(name: XML.Name("z:own", namespaceURI: "urn:z"), value: "4"))
        let again = try XML.Document(parsing: document.xmlString(), options: Self.options(.all))
        expectEqual(again.root.attributes.first { $0.value == "4" }?.name.namespaceURI, "urn:z")
        expectEqual(again.root.attributes.first { $0.value == "1" }?.name.qualifiedName, "z:k")
        forEachRow([false, true]) { sorted in
            let decoder = XMLDecoder()
            decoder.parsingOptions.repairs = .all
            let encoder = XMLEncoder()
            if sorted { encoder.outputFormatting = .sortedKeys }
            let xml = "<r q=\"0\" y:q=\"2\" z:q=\"1\"><z:a k=\"1\" z:k=\"2\" /></r>"
            let captured = try decoder.decode(Captured.self, from: xml)
            try expectEqual(encoder.encodeToString(captured, withRootKey: "r"), xml)
            let root = try encoder.encodeToElement(captured, withRootKey: "r")
            expectEqual(root.attributes.map(\.name.qualifiedName), ["q", "y:q", "z:q"])
            let element = try decoder.decode(XML.Element.self, from: xml)
            try expectEqual(decoder.decode(Captured.self, from: encoder.encodeToString(element)), captured)
        }
    }

    struct Captured: Codable, Equatable {
        @XMLAnyAttributes var attributes: [XML.Attribute]
        @XMLAnyElements var elements: [XML.Element]
    }

    @Test("Text before an XML declaration may be anything, and no repair is offered that was applied or would not help")
    func leads() throws {
        // Text before an XML declaration may be anything, and other encodings have their own offsets.
        let options = Self.options(.outsideRoot)
        for bytes in [
            Array("junk\u{1}".utf8), Array("X: caf".utf8) + [0xE9, 0x0A], [0xFE, 0x20], [0xFF, 0x3C, 0x20],
        ] {
            let whole = bytes + Array("<?xml version='1.0'?><l>1</l>".utf8)
            let document = try XML.Document(parsing: Data(whole), options: options)
            expectEqual(document.root.text, "1")
            expectEqual(document.repairs.map(\.kind), [.outsideRoot])
            let decoder = XMLDecoder()
            decoder.parsingOptions = options
            let reader = try decoder.reader(XML.Element.self, at: "")
            for byte in whole { reader.feed([byte]) }
            reader.finish()
            try expectEqual(reader.next()?.text, "1")
            expectEqual(reader.repairs, document.repairs)
        }
        let xml = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a>é & \u{B}"
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in xml.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let document = try XML.Document(parsing: bytes, options: Self.options(.all))
        expectEqual(document.root.text, "é &  ")
        expectEqual(document.repairs.map(\.byteOffset), [2 + 2 * 44, 2 + 2 * 46, 2 + 2 * 47])
        // A character that is cut off at the end.
        let cut = try XML.Document(parsing: Array("<a>é".utf8.dropLast()), options: Self.options(.missingEnd))
        expectEqual(cut.root.text, "")
        // No repair is offered that was applied, or that would not help.
        forEachRow(["<r", "<r a='", "<!-- x", "<!DOCTYPE r ["]) { text in
            for repairs in [XML.Repairs(), .missingEnd] {
                let error = try requireThrows(XMLParsingError.self) {
                    try XML.Document(parsing: text, options: Self.options(repairs))
                }
                #expect(!error.message.contains("repairs"), "\(error)")
            }
        }
    }

    /// What is written of a document that is read as events in pieces of a size, and what was repaired.
    @discardableResult
    func rewritten(
        _ bytes: [UInt8], _ options: XML.ParsingOptions, size: Int = 4_096
    ) throws -> (text: String, repairs: [XML.Repair]) {
        let reader = XMLEventReader(options: options)
        for piece in inPieces(bytes, size) { reader.feed(piece) }
        reader.finish()
        let writer = try XMLEventWriter()
        while let event = try reader.next() { try writer.write(event) }
        try writer.finish()
        return (writer.text(), reader.repairs)
    }

    static func options(_ repairs: XML.Repairs) -> XML.ParsingOptions {
        var options = XML.ParsingOptions()
        options.repairs = repairs
        return options
    }

    /// The elements of a tree with their namespaces, names, attributes and texts.
    static func outline(_ element: XML.Element) -> [String] {
        func shown(_ name: XML.Name) -> String { (name.namespaceURI.map { "{\($0)}" } ?? "") + name.qualifiedName }
        let attributes = element.attributes.filter { !$0.name.qualifiedName.hasPrefix("xmlns") }
        let parts = [shown(element.name)] + attributes.map { "\(shown($0.name))=\($0.value)" } + [element.text]
        let own = parts.filter { !$0.isEmpty }.joined(separator: " ")
        return [own] + element.elements.flatMap { Self.outline($0) }
    }

    func shown(_ repairs: [XML.Repair]) -> [String] { repairs.map { "\($0.line):\($0.column) \($0.text)" } }

    @Test("A tree is that of the undamaged document, and is written well-formed", arguments: damages)
    func trees(damage: Damage) throws {
        for repairs in [damage.repair, .all] {
            let document = try XML.Document(parsing: damage.damaged, options: Self.options(repairs))
            expectEqual(shown(document.repairs), damage.report)
            #expect(document.repairs.allSatisfy { $0.kind == damage.repair })
            try damage.expectRoot(document.root)
            // Only a prefix that is not declared needs the repair again.
            let reading = Self.options(damage.whole == nil ? repairs : [])
            let written = try document.xmlString()
            try damage.expectRoot(XML.Document(parsing: written, options: reading).root)
            try damage.expectRoot(XML.Document(parsing: document.root.xmlString(), options: reading).root)
            var writing = XML.WritingOptions()
            writing.indentation = .spaces(2)
            _ = try XML.Document(parsing: document.xmlString(writing), options: reading)
            var changed = document
            changed.root[attribute: "new"] = "1"
            changed = try XML.Document(parsing: changed.xmlString(), options: reading)
            changed.root[attribute: "new"] = nil
            try damage.expectRoot(changed.root)
            guard damage.whole != nil else { continue }
            try expectEqual(document.canonicalString(), XML.Document(parsing: written).canonicalString())
        }
    }

    /// The place and the message of a parsing error, or of one that is in the error of a decoder.
    private func parsingError(
        sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
    ) async -> String? {
        do {
            try await body()
            return nil
        } catch {
            let found = error as? XMLParsingError ?? DecodingRefusal(error)?.parsingError
            return found.map { "\($0.line):\($0.column): \($0.message)" } ?? "\(error)"
        }
    }

    @Test("Without the repair, the error is as before and names the repair", arguments: damages)
    func errors(damage: Damage) async throws {
        for repairs in [XML.Repairs(), XML.Repairs.all.subtracting(damage.repair)] {
            let options = Self.options(repairs)
            let tree = await parsingError { _ = try XML.Document(parsing: damage.damaged, options: options) }
            expectEqual(tree, damage.wholeError)
            let decoder = XMLDecoder()
            decoder.parsingOptions = options
            let value = await parsingError { _ = try decoder.decode(XML.Element.self, from: damage.damaged) }
            expectEqual(value, damage.wholeError)
            for size in [1, 1_000] {
                let events = await parsingError { try rewritten(Array(damage.damaged.utf8), options, size: size) }
                expectEqual(events, damage.wholeError)
            }
            let url = try Self.file(damage)
            defer { try? FileManager.default.removeItem(at: url) }
            for size in [1, 3, 1_000] {
                let check = await parsingError {
                    try XML.Document.check(contentsOf: url, options: options, pieceSize: size)
                }
                expectEqual(check, damage.wholeError)
            }
            let reader = await parsingError {
                let reader = try decoder.reader(XML.Element.self, at: "item", contentsOf: url)
                while try reader.next() != nil {}
            }
            expectEqual(reader, damage.wholeError)
            let records = await parsingError {
                for try await _ in decoder.elements(XML.Element.self, at: "item", contentsOf: url) {}
            }
            expectEqual(records, damage.wholeError)
            let concurrent = await parsingError {
                for try await _ in decoder.elements(XML.Element.self, at: "item", contentsOf: url, concurrency: 2) {}
            }
            expectEqual(concurrent, damage.wholeError)
        }
    }

    private static func file(_ damage: Damage) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xml")
        try Data(damage.damaged.utf8).write(to: url)
        return url
    }

    @Test("A decoder reads it, whole and in pieces, and its reports list the same repairs", arguments: damages)
    func decoders(damage: Damage) throws {
        let decoder = XMLDecoder()
        decoder.parsingOptions.repairs = damage.repair
        let root = try decoder.decode(XML.Element.self, from: damage.damaged)
        try damage.expectRoot(root)
        let (value, unread) = try decoder.decodeWithReport(XML.Element.self, from: Data(damage.damaged.utf8))
        expectEqual(value, root)
        expectEqual(unread.map { "\($0.line):\($0.column)" }, damage.report.map { String($0.prefix { $0 != " " }) })
        #expect(unread.allSatisfy { $0.kind == .repaired })
        expectEqual(decoder.diagnose(XML.Element.self, from: damage.damaged), unread)
        decoder.unknownNodes = .throw
        try expectEqual(decoder.decode(XML.Element.self, from: damage.damaged), root)
        let feeding = XMLDecoder()
        feeding.parsingOptions.repairs = damage.repair
        let bytes = Array(damage.damaged.utf8)
        for size in [1, 2, 5, 1_000] {
            let reader = try feeding.reader(XML.Element.self, at: "item")
            var found: [XML.Element] = []
            try reader.read(bytes, size) { found.append($0) }
            try damage.expectItems(found)
            expectEqual(shown(reader.repairs), damage.report, for: size)
        }
    }

    @Test("Sequences of records read the same, and their progress lists the same repairs", arguments: damages)
    func sequences(damage: Damage) async throws {
        let decoder = XMLDecoder()
        decoder.parsingOptions.repairs = damage.repair
        let bytes = Array(damage.damaged.utf8)
        func chunks(_ size: Int) -> AsyncStream<[UInt8]> {
            AsyncStream { continuation in
                for piece in inPieces(bytes, size) { continuation.yield(Array(piece)) }
                continuation.finish()
            }
        }
        func check<Records: AsyncSequence>(_ records: Records, _ progress: XMLRecordProgress) async throws
        where Records.Element == XML.Element {
            var found: [XML.Element] = []
            for try await item in records { found.append(item) }
            try damage.expectItems(found)
            expectEqual(shown(progress.repairs), damage.report)
        }
        let url = try Self.file(damage)
        defer { try? FileManager.default.removeItem(at: url) }
        for size in [1, 4] {
            let records = decoder.elements(XML.Element.self, at: "item", in: chunks(size))
            try await check(records, records.progress)
        }
        let file = decoder.elements(XML.Element.self, at: "item", contentsOf: url)
        try await check(file, file.progress)
        for concurrency in [1, 3] {
            let records = decoder.elements(XML.Element.self, at: "item", in: chunks(1), concurrency: concurrency)
            try await check(records, records.progress)
            let file = decoder.elements(XML.Element.self, at: "item", contentsOf: url, concurrency: concurrency)
            try await check(file, file.progress)
        }
        let writer = try XMLEventWriter()
        for try await event in XMLEventSequence(chunks(3), options: decoder.parsingOptions) { try writer.write(event) }
        try writer.finish()
        var written: [UInt8] = []
        while let chunk = writer.nextChunk() { written += chunk }
        let reading = Self.options(damage.whole == nil ? damage.repair : [])
        try damage.expectRoot(XML.Document(parsing: written, options: reading).root)
    }

    @Test("Tasks that decode pieces of a long document list its repairs in order")
    func pieces() async throws {
        // Three of the pieces that tasks decode.
        let text = String(repeating: "x", count: 4_000)
        let xml = Array(("<l>" + (0..<150).map { "<item n='\($0)&'>\(text)\u{1}</item>\n" }.joined()).utf8)
        let decoder = XMLDecoder()
        decoder.parsingOptions.repairs = .all
        let repairs = try XML.Document(parsing: xml, options: decoder.parsingOptions).repairs
        let kinds = Array(repeating: [XML.Repairs.bareAmpersands, .controlCharacters], count: 150).flatMap { $0 }
        expectEqual(repairs.map(\.kind), kinds + [.missingEnd])
        for concurrency in [1, 3] {
            let bytes = AsyncStream<[UInt8]> { continuation in
                for piece in inPieces(xml, 10_000) { continuation.yield(Array(piece)) }
                continuation.finish()
            }
            let records = decoder.elements(XML.Element.self, at: "item", in: bytes, concurrency: concurrency)
            var numbers: [String?] = []
            for try await item in records { numbers.append(item[attribute: "n"]) }
            expectEqual(numbers, (0..<150).map { "\($0)&" })
            expectEqual(records.progress.repairs, repairs)
        }
    }

    @Test("A check of a file in pieces lists the same repairs", arguments: damages)
    func checks(damage: Damage) throws {
        let url = try Self.file(damage)
        defer { try? FileManager.default.removeItem(at: url) }
        for size in [1, 3, 8, 1 << 20] {
            let options = Self.options(damage.repair)
            var reported: [XML.Repair] = []
            let found = try XML.Document.check(contentsOf: url, options: options, pieceSize: size) {
                reported.append($0)
            }
            expectEqual(shown(found), damage.report, for: size)
            expectEqual(reported, found)
            expectThrows(CancellationError.self) {
                try XML.Document.check(contentsOf: url, options: options, pieceSize: size) { _ in
                    throw CancellationError()
                }
            }
            expectThrows(XMLParsingError.self) { try XML.Document.check(contentsOf: url, pieceSize: size) }
            var written: [UInt8] = []
            try XML.Document.rewrite(contentsOf: url, options: Self.options(damage.repair), pieceSize: size) {
                written += $0
            }
            let reading = Self.options(damage.whole == nil ? damage.repair : [])
            try damage.expectRoot(XML.Document(parsing: written, options: reading).root)
        }
    }

    struct Event: Codable, Equatable {
        @XMLAttribute var level: Int
        var message: String
        enum CodingKeys: String, CodingKey { case level, message = "log4j:message" }
    }

    static let logged = "<log4j:event xmlns='urn:u' level='1'><log4j:message>a</log4j:message></log4j:event>"
    /// Strategies under which the prefix of a key is the one that is written.
    static let strategies: [XMLNamespaceStrategy] = [
        .literal, .ignoringPrefixes, .bound([:]), .bound(["": "urn:u"]), .bound(versions: ["": ["urn:u", "urn:v"]]),
    ]

    @Test(
        "An undeclared prefix is part of a name in no namespace under every strategy, and is not written; a bound one is not"
    )
    func prefixes() throws {
        // An undeclared prefix is part of a name in no namespace, under every strategy.
        forEachRow(Self.strategies) { strategy in
            let document = try XML.Document(parsing: Self.logged, options: Self.options(.undeclaredPrefixes))
            expectEqual(document.root.name.qualifiedName, "log4j:event")
            expectNil(document.root.name.namespaceURI)
            let decoder = XMLDecoder()
            decoder.namespaces = strategy
            let refusal = try decodingRefusal(Event.self, Self.logged, decoder: decoder)
            expectEqual(
                refusal.parsingError?.message,
                "the prefix 'log4j' of 'log4j:event' is not declared; "
                    + "`parsingOptions.repairs = .undeclaredPrefixes` reads it")
            decoder.parsingOptions.repairs = .undeclaredPrefixes
            let event = Event(level: 1, message: "a")
            try expectEqual(decoder.decode(Event.self, from: Self.logged), event)
            try expectEqual(decoder.decode(Event.self, from: document), event)
            decoder.unknownNodes = .throw
            try expectEqual(decoder.decode(Event.self, from: Self.logged), event)
            let (_, report) = try decoder.decodeWithReport(Event.self, from: Data(Self.logged.utf8))
            expectEqual(
                report.map(\.description),
                [
                    "1:2: the prefix of 'log4j:event' is not declared, and is part of the name",
                    "1:39: the prefix of 'log4j:message' is not declared, and is part of the name",
                ])
            // It is written as it was, and reads again in the same way.
            try expectEqual(document.xmlString(), Self.logged)
        }
        // An encoder writes no prefix that is not declared.
        forEachRow(Self.strategies) { strategy in
            let event = try decoded(Event.self, Self.logged) { $0.parsingOptions.repairs = .undeclaredPrefixes }
            let encoder = XMLEncoder()
            encoder.namespaces = strategy
            let advice =
                "the namespace prefix \"log4j\" is not declared; `encoder.namespaces = .bound([\"log4j\": \"its URI\"])`"
                + " or `rootAttributes: [\"xmlns:log4j\": \"its URI\"]` declares it"
            let refused = refusal(event, root: "log4j:event") { $0.namespaces = strategy }
            expectEqual(refused?.sentence, "cannot write a value of type Event at /log4j:event: " + advice)
            let declared = try encoder.encodeToString(event, withRootKey: "e", rootAttributes: ["xmlns:log4j": "urn:l"])
            encoder.undeclaredPrefixStrategy = .declare
            // Neither needs the repair.
            for written in [declared, try encoder.encodeToString(event, withRootKey: "e")] {
                try expectEqual(XMLDecoder().decode(Event.self, from: written), event)
            }
            let root = try XML.Document(parsing: declared).root
            expectEqual(Self.outline(root).last, "{urn:l}log4j:message a")
        }
        // A prefix that is bound is not one that is undeclared.
        for (strategy, wanted) in [
            (XMLNamespaceStrategy.bound(["log4j": "urn:l"]), "\"urn:l\""),
            (.bound(versions: ["log4j": ["urn:l", "urn:m"]]), "\"urn:l\" or \"urn:m\""),
        ] {
            let decoder = XMLDecoder()
            decoder.namespaces = strategy
            decoder.parsingOptions.repairs = .undeclaredPrefixes
            let refusal = try decodingRefusal(Event.self, Self.logged, decoder: decoder)
            expectEqual(
                refusal.sentence,
                "1:1: expected <log4j:message> in \(wanted) for Event.log4j:message at /log4j:event, "
                    + "found <log4j:message> in no namespace")
        }
    }

    @Test("All damages at once are repaired, what no repair covers is not, and well-formed documents are not changed")
    func several() throws {
        let damaged = "x<?xml version=\"1.0\"?><p:l>\u{0}a & b &c; <d e='&'"
        let document = try XML.Document(parsing: damaged, options: Self.options(.all))
        expectEqual(document.root.text, " a & b &c; ")
        expectEqual(
            document.repairs.map(\.kind),
            [.outsideRoot, .undeclaredPrefixes, .controlCharacters, .bareAmpersands, .undeclaredEntities, .missingEnd])
        for other in [
            "<a></b>", "<a b=1/>", "<a/><b/>", "", "text", "<a><b></a>", "<a>]]></a>", "<a b='1' b='2'/>", "</a>",
            "<!DOCTYPE a [<!ENTITY e 'x & y'>]><a/>", "<!DOCTYPE a [<!ATTLIST a b CDATA '&zz;'>]><a/>",
        ] {
            expectThrows(XMLParsingError.self, for: other) {
                try XML.Document(parsing: other, options: Self.options(.all))
            }
        }
        let xml =
            "<?xml version='1.0'?><!DOCTYPE l [<!ENTITY e 'f'>]><!--c--><l a='&e;'>&e;&amp;&#65;<![CDATA[&]]></l>\n<?p?>"
        let whole = try XML.Document(parsing: xml, options: Self.options(.all))
        #expect(whole.repairs.isEmpty)
        expectEqual(whole, (try XML.Document(parsing: xml)))
        try expectEqual(whole.xmlString(), xml)
    }

    @Test("Limits hold, and repairs take linear time and memory")
    func limits() throws {
        var options = Self.options(.all)
        options.limits.depth = 3
        expectThrows(XMLParsingError.self) { try XML.Document(parsing: "<a><b><c><d>&", options: options) }
        options = Self.options(.all)
        let many =
            "<a b='" + String(repeating: "&", count: 20_000) + "'>" + String(repeating: "& \u{0}&x;<p:q>", count: 200)
        let document = try XML.Document(parsing: many, options: options)
        expectEqual(document.repairs.count, 20_000 + 200 * 4 + 1)
        expectEqual(document.root[attribute: "b"]?.utf8.count, 20_000)
        let junk = String(repeating: "< & x ", count: 20_000)
        try expectEqual(XML.Document(parsing: junk + "<a/>" + junk, options: options).repairs.count, 2)
        let open = String(repeating: "<!-- -", count: 20_000)
        expectThrows(XMLParsingError.self) { try XML.Document(parsing: "<a>" + open, options: options) }
    }

    /// Documents with control characters around or in markup, and what is repaired.
    static let controls: [(xml: String, repairs: [XML.Repairs])] = [
        ("\u{1}<l/>", [.controlCharacters]), ("\u{1}<l>", [.controlCharacters, .missingEnd]),
        ("\u{0}\u{2}<l><a b='", [.controlCharacters, .missingEnd]), ("x\u{1}y<l/>", [.outsideRoot]),
        ("<l\u{1F}>n", [.controlCharacters, .missingEnd]), ("<l><p\u{FFFE}a>n", [.controlCharacters, .missingEnd]),
    ]

    @Test("Control characters are replaced as such whatever else is repaired, and an early end is listed once")
    func controls() throws {
        // A control character is replaced as one, whatever else is repaired, in any pieces.
        forEachRow(Self.controls) { xml, expected in
            let document = try XML.Document(parsing: Array(xml.utf8), options: Self.options(.all))
            expectEqual(document.repairs.map(\.kind), expected)
            let decoder = XMLDecoder()
            decoder.parsingOptions = Self.options(.all)
            for size in 1...xml.utf8.count {
                let reader = try decoder.reader(XML.Element.self, at: "*")
                for piece in inPieces(Array(xml.utf8), size) { reader.feed(piece) }
                reader.finish()
                while try reader.next() != nil {}
                expectEqual(reader.repairs.map(\.kind), expected, for: size)
            }
        }
        // An end tag ends at the first >, and a document that ends early is listed once.
        forEachRow([1, 3, 7, 100]) { size in
            let quoted = "<l><item>1</a p:b=\"Int;>"
            let error = try requireThrows(XMLParsingError.self) {
                try XML.Document(parsing: quoted, options: Self.options(.all))
            }
            expectEqual(error.code, .mismatchedEndTag)
            let quoting = XMLDecoder()
            quoting.parsingOptions = Self.options(.all)
            let quotedReader = try quoting.reader(XML.Element.self, at: "*")
            let quotedBytes = Array(quoted.utf8)
            for piece in inPieces(quotedBytes, size) { quotedReader.feed(piece) }
            quotedReader.finish()
            expectThrows(DecodingError.self) { while try quotedReader.next() != nil {} }
            let bytes = Array("\u{14}/ ?ml v=\"1.0\"?\u{5}\u{0}\u{3}<l a='1'>é".utf8.dropLast())
            let document = try XML.Document(parsing: bytes, options: Self.options(.all))
            let kinds: [XML.Repairs] = [.controlCharacters, .outsideRoot, .controlCharacters, .missingEnd]
            expectEqual(document.repairs.map(\.kind), kinds)
            let decoder = XMLDecoder()
            decoder.parsingOptions = Self.options(.all)
            let reader = try decoder.reader(XML.Element.self, at: "*")
            try reader.read(bytes, size)
            expectEqual(reader.repairs.map(\.kind), kinds)
            expectEqual(reader.repairs.map(\.byteOffset), document.repairs.map(\.byteOffset))
        }
    }

    @Test(
        "A prefix that is not declared stays so beside declarations, and does not get the meaning that it has elsewhere"
    )
    func undeclaredPrefixes() throws {
        let options = Self.options(.undeclaredPrefixes)
        var document = try XML.Document(parsing: "<l xmlns='urn:u'><i><p:a p:b='2'/></i></l>", options: options)
        let inner = document.root.elements[0]
        try expectEqual(inner.xmlString(), #"<i xmlns="urn:u"><p:a p:b='2'/></i>"#)
        document.root[attribute: "new"] = "1"
        try expectEqual(document.xmlString(), #"<l xmlns='urn:u' new="1"><i><p:a p:b='2'/></i></l>"#)
        var other = try XML.Document(parsing: "<o xmlns='urn:o'/>")
        other.root.append(inner)
        try expectEqual(other.xmlString(), #"<o xmlns='urn:o'><i xmlns="urn:u"><p:a p:b='2'/></i></o>"#)
        try expectEqual(
            XMLEncoder().encodeToString(Captured(attributes: [], elements: [inner]), withRootKey: "w"),
            #"<w><i xmlns="urn:u"><p:a p:b='2' /></i></w>"#)
        let again = try XML.Document(parsing: other.xmlString(), options: options)
        try expectEqual(again.xmlString(), other.xmlString())
        let undeclared = try XML.Document(parsing: "<l><i><p:a p:b='2'/></i></l>", options: options).root.elements[0]
        for xml in ["<o xmlns:p='urn:p'/>", "<o><n xmlns:p='urn:p'/></o>"] {
            var target = try XML.Document(parsing: xml)
            if target.root.elements.isEmpty {
                target.root.append(undeclared)
            } else {
                var child = target.root.elements[0]
                child.append(undeclared)
                target.root.children = [.element(child)]
            }
            let error = expectThrows(XMLWritingError.self) { try target.xmlString() }
            expectEqual(error?.code, .invalidNamespace)
            expectEqual(error?.message.contains("'p:a' is in no namespace, but its prefix is declared here"), true)
            expectPart(target.root.description, "<o")
        }
        struct Declaring: Codable {
            @XMLAttribute var declaration = "urn:p"
            @XMLAnyElements var rest: [XML.Element]
            enum CodingKeys: String, CodingKey { case declaration = "xmlns:p", rest }
        }
        expectThrows(EncodingError.self) {
            try XMLEncoder().encodeToString(Declaring(rest: [undeclared]), withRootKey: "w")
        }
        // Where it is not declared, it stays as it is.
        var target = try XML.Document(parsing: "<o xmlns:q='urn:p'/>")
        target.root.append(undeclared)
        try expectEqual(target.xmlString(), "<o xmlns:q='urn:p'><i><p:a p:b='2'/></i></o>")
    }
}
