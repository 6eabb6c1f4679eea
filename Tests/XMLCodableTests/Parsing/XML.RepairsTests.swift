import Foundation
import Testing
import XMLCodable
import XMLCodableCanonical
import XMLCodableStreaming

/// Every damage with the repair for it, in a tree, a decoder, a reader that is fed in pieces, and a check.
struct XMLRepairsTests {
    struct Damage: Sendable, CustomTestStringConvertible {
        let name: String
        let repair: XML.Repairs
        let damaged: String
        /// A document with the same root; nil if there is none without a repair.
        let whole: String?
        /// The places, as line and column, and what is there.
        let report: [String]
        var testDescription: String { name }
    }

    static let damages = [
        Damage(
            name: "ampersands", repair: .bareAmpersands,
            damaged: "<l>\n<item a=\"?b=1&c=2&amp;&\">x & y &&lt;z&nbsp</item><item>&</item>& \n</l>",
            whole:
                "<l>\n<item a=\"?b=1&amp;c=2&amp;&amp;\">x &amp; y &amp;&lt;z&amp;nbsp</item><item>&amp;</item>&amp; \n</l>",
            report: ["2:14 &", "2:23 &", "2:28 &", "2:32 &", "2:38 &", "2:56 &", "2:64 &"]),
        Damage(
            name: "ampersands beside a document type", repair: .bareAmpersands,
            damaged: "<!DOCTYPE l [<!ENTITY e 'x &#38; y'>]><l><item a='&e;'>&e;&</item></l>",
            whole: "<!DOCTYPE l [<!ENTITY e 'x &#38;#38; y'>]><l><item a='&e;'>&e;&amp;</item></l>",
            report: ["1:51 &", "1:56 &", "1:59 &"]),
        Damage(
            name: "control characters", repair: .controlCharacters,
            damaged: "<l><item a='\u{2}b'>x\u{B}y\u{0}\u{0}é\n\u{C}&#0;&#xD800;</item>\u{1F}<item>\u{FFFE}</item></l>",
            whole: "<l><item a=' b'>x y  é\n  \u{FFFD}</item> <item>\u{FFFD}</item></l>",
            report: [
                "1:13 \u{2}", "1:18 \u{B}", "1:20 \u{0}\u{0}", "2:1 \u{C}", "2:2 &#0;", "2:6 &#xD800;", "2:21 \u{1F}",
                "2:28 \u{FFFE}",
            ]),
        Damage(
            name: "prefixes", repair: .undeclaredPrefixes,
            damaged: "<l xmlns='u' xmlns:q='v'><item><q:a r:b='1'/><p:a p:b='2'>3</p:a></item><item/></l>", whole: nil,
            report: ["1:37 r:b", "1:47 p:a", "1:51 p:b"].sorted()),
        Damage(
            name: "entities", repair: .undeclaredEntities,
            damaged: "<l><item a='&copy;'>x&nbsp;y&amp;<b/>&a.b;</item><item>&é;</item></l>",
            whole: "<l><item a='&amp;copy;'>x&amp;nbsp;y&amp;<b/>&amp;a.b;</item><item>&amp;é;</item></l>",
            report: ["1:13 &copy;", "1:22 &nbsp;", "1:38 &a.b;", "1:56 &é;"]),
        Damage(
            name: "entities beside a document type", repair: .undeclaredEntities,
            damaged: "<!DOCTYPE l SYSTEM 'x'><l><item a='&copy;'>x&nbsp;y</item></l>",
            whole: "<!DOCTYPE l SYSTEM 'x'><l><item a='&amp;copy;'>x&amp;nbsp;y</item></l>",
            report: ["1:36 &copy;", "1:45 &nbsp;"]),
        Damage(
            name: "text outside", repair: .outsideRoot,
            damaged:
                "HTTP/1.1 200\nX: 5 <6\n\n<?xml version='1.0'?> <!--a--> b\n<l><item>1</item></l> bye\n<!--c-->!\n",
            whole: "<!--a--><l><item>1</item></l><!--c-->",
            report: ["1:1 HTTP/1.1 200\nX: 5 <6", "4:32 b", "5:23 bye", "6:9 !"]),
        Damage(
            name: "text outside that is not ASCII", repair: .outsideRoot, damaged: "日本語<l>é</l>ü<!--x-->!",
            whole: "<l>é</l><!--x-->", report: ["1:1 日本語", "1:12 ü", "1:21 !"]),
        Damage(
            name: "declarations after the first", repair: .outsideRoot,
            damaged: "<?xml version='1.0'?><!--a--><?xml version='1.1'?><l><item>1</item></l><?xml version='1.0'?>",
            whole: "<?xml version='1.0'?><!--a--><l><item>1</item></l>",
            report: ["1:30 <?xml version='1.1'?>", "1:72 <?xml version='1.0'?>"]),
        Damage(
            name: "white space before the declaration", repair: .outsideRoot,
            damaged: "\n <?xml version='1.0'?><l><item>1</item></l>", whole: "<l><item>1</item></l>",
            report: ["1:1 \n "]),
        Damage(
            name: "a missing end", repair: .missingEnd, damaged: "<l>\n<item>1</item><item><a>2</a><b>3 ",
            whole: "<l>\n<item>1</item><item><a>2</a><b>3 </b></item></l>", report: ["2:34 "]),
        Damage(
            name: "a start tag that is cut off", repair: .missingEnd, damaged: "<l><item>1</item><item>2<a b='c>",
            whole: "<l><item>1</item><item>2</item></l>", report: ["1:25 <a b='c>"]),
        Damage(
            name: "an end tag that is cut off", repair: .missingEnd, damaged: "<l><item>1</item><item>2</it",
            whole: "<l><item>1</item><item>2</item></l>", report: ["1:25 </it"]),
        Damage(
            name: "a section that is cut off", repair: .missingEnd, damaged: "<l><item>1<![CDATA[<a>]",
            whole: "<l><item>1<![CDATA[<a>]]></item></l>", report: ["1:24 <![CDATA[<a>]"]),
        Damage(
            name: "a comment that is cut off", repair: .missingEnd, damaged: "<l><item>1<!-- a -",
            whole: "<l><item>1<!-- a --></item></l>", report: ["1:19 <!-- a -"]),
        Damage(
            name: "an instruction that is cut off", repair: .missingEnd, damaged: "<l><item>1<?a b",
            whole: "<l><item>1</item></l>", report: ["1:11 <?a b"]),
    ]

    @Test("An XML declaration after text is that of the document", arguments: ["\n", "HTTP/1.1 200 OK\r\n\r\n", "é"])
    func declarations(lead: String) throws {
        let text = "\(lead)<?xml version='1.0' encoding='ISO-8859-1' standalone='yes'?>\n<l><item>é</item></l>"
        let bytes = text.unicodeScalars.map { UInt8($0.value) }
        let options = Self.options(.outsideRoot)
        let document = try XML.Document(parsing: Data(bytes), options: options)
        expectEqual(document.declaration, XML.Declaration(encoding: "ISO-8859-1", standalone: true))
        try expectEqual(document.root["item"]?.text, "é")
        let written = "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n<l><item>é</item></l>"
        try expectEqual(document.xmlString(), written)
        for size in [1, 7, 4_096] {
            let (events, repairs) = try rewritten(bytes, options, size: size)
            expectEqual(events, written)
            expectEqual(shown(repairs), shown(document.repairs))
        }
        #expect(throws: XMLParsingError.self) { try XML.Document(parsing: Data(bytes)) }
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
            #expect(throws: XMLParsingError.self) { try XML.Document(parsing: Data(bytes)) }
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

    @Test(
        "Repaired references beside entities with elements are written repaired, as events too",
        arguments: [
            ("<r>& &a;</r>", "<r>&amp; &a;</r>"), ("<r k='&'>&a;&nbsp;</r>", "<r k='&amp;'>&a;&amp;nbsp;</r>"),
            ("<r>\u{B}&a;&#0;</r>", "<r> &a; </r>"), ("<a k='1' >x & &#65;</a >", "<a k='1' >x &amp; &#65;</a >"),
        ])
    func references(damaged: String, repaired: String) throws {
        let doctype = "<!DOCTYPE r [<!ENTITY a \"x<b>y</b>\">]>"
        let options = Self.options(.all)
        let document = try XML.Document(parsing: doctype + damaged, options: options)
        try expectEqual(document.xmlString(), doctype + repaired)
        try expectEqual(XML.Document(parsing: document.xmlString()).root, document.root)
        try expectEqual(rewritten(Array((doctype + damaged).utf8), options).text, doctype + repaired)
    }

    @Test("An entity whose text was repaired is not written as a reference")
    func repairedEntities() throws {
        let text = "<!DOCTYPE r [<!ENTITY a 'x &#38; <b>y</b>'>]><r>&a;</r>"
        let options = Self.options(.all)
        let document = try XML.Document(parsing: text, options: options)
        try expectEqual(XML.Document(parsing: document.xmlString()).root, document.root)
        let error = try #require(throws: XMLWritingError.self) { try rewritten(Array(text.utf8), options) }
        expectEqual(error.code, .unresolvedEntity)
    }

    @Test("A name keeps a prefix that is not declared when it is edited")
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
        try expectEqual(
            edited("<a x:k='1' y:k='2'/>") { $0[attribute: "n"] = "3" }, "<a x:k='1' y:k='2' n=\"3\"/>")
        // Another namespace gets another prefix, and the name of the first stays as it is.
        var document = try XML.Document(parsing: "<r z:k='1'/>", options: Self.options(.all))
        document.root.attributes.append(XML.Attribute(name: XML.Name("z:own", namespaceURI: "urn:z"), value: "4"))
        let again = try XML.Document(parsing: document.xmlString(), options: Self.options(.all))
        expectEqual(again.root.attributes.first { $0.value == "4" }?.name.namespaceURI, "urn:z")
        expectEqual(again.root.attributes.first { $0.value == "1" }?.name.qualifiedName, "z:k")
    }

    struct Captured: Codable, Equatable {
        @XMLAnyAttributes var attributes: [XML.Attribute]
        @XMLAnyElements var elements: [XML.Element]
    }

    @Test("A name keeps a prefix that is not declared when it is captured", arguments: [false, true])
    func capturedPrefixes(sorted: Bool) throws {
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

    @Test("Text before an XML declaration may be anything")
    func leads() throws {
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
    }

    @Test("Text with other references beside entities with elements is written as it is read")
    func readableEntities() throws {
        let text = "<!DOCTYPE r [<!ENTITY a '<b/>'>]><r>x &amp; &a;&a;&#65;<i>&nbsp;</i></r>"
        var options = Self.options(.all)
        options.entityResolver = { $0.name == "nbsp" ? "n" : nil }
        try expectEqual(rewritten(Array(text.utf8), options).text, text.replacingOccurrences(of: "&nbsp;", with: "n"))
    }

    @Test(
        "No repair is offered that was applied, or that would not help",
        arguments: [
            "<r", "<r a='", "<!-- x", "<!DOCTYPE r [",
        ])
    func noOffer(text: String) throws {
        for repairs in [XML.Repairs(), .missingEnd] {
            let error = try #require(throws: XMLParsingError.self) {
                try XML.Document(parsing: text, options: Self.options(repairs))
            }
            #expect(!error.message.contains("repairs"), "\(error)")
        }
    }

    /// What is written of a document that is read as events in pieces of a size, and what was repaired.
    @discardableResult
    func rewritten(
        _ bytes: [UInt8], _ options: XML.ParsingOptions, size: Int = 4_096
    ) throws -> (text: String, repairs: [XML.Repair]) {
        let reader = XMLEventReader(options: options)
        for start in stride(from: 0, to: bytes.count, by: size) {
            reader.feed(bytes[start..<min(bytes.count, start + size)])
        }
        reader.finish()
        let writer = try XMLEventWriter()
        while let event = try reader.next() { try writer.write(event) }
        try writer.finish()
        var out: [UInt8] = []
        while let chunk = writer.nextChunk() { out += chunk }
        return (String(decoding: out, as: UTF8.self), reader.repairs)
    }

    static func options(_ repairs: XML.Repairs) -> XML.ParsingOptions {
        var options = XML.ParsingOptions()
        options.repairs = repairs
        return options
    }

    func shown(_ repairs: [XML.Repair]) -> [String] { repairs.map { "\($0.line):\($0.column) \($0.text)" } }

    @Test("A tree is that of the undamaged document, and is written well-formed", arguments: damages)
    func trees(damage: Damage) throws {
        for repairs in [damage.repair, .all] {
            let document = try XML.Document(parsing: damage.damaged, options: Self.options(repairs))
            expectEqual(shown(document.repairs), damage.report)
            #expect(document.repairs.allSatisfy { $0.kind == damage.repair })
            guard let whole = damage.whole else { continue }
            let undamaged = try XML.Document(parsing: whole)
            expectEqual(document.root, undamaged.root)
            let written = try document.xmlString()
            #expect(try XML.Document(parsing: written).root == undamaged.root, "\(written)")
            try expectEqual(XML.Document(parsing: document.root.xmlString()).root, undamaged.root)
            var changed = document
            changed.root[attribute: "new"] = "1"
            _ = try XML.Document(parsing: changed.xmlString())
            var writing = XML.WritingOptions()
            writing.indentation = .spaces(2)
            _ = try XML.Document(parsing: document.xmlString(writing))
            try expectEqual(document.canonicalString(), XML.Document(parsing: document.xmlString()).canonicalString())
            #expect(undamaged.repairs.isEmpty)
        }
    }

    @Test("Without the repair, the error is as before and names the repair", arguments: damages)
    func errors(damage: Damage) throws {
        let name = ["ampersands": "bareAmpersands"][damage.name] ?? ""
        for repairs in [XML.Repairs(), XML.Repairs.all.subtracting(damage.repair)] {
            let error = try #require(throws: XMLParsingError.self) {
                try XML.Document(parsing: damage.damaged, options: Self.options(repairs))
            }
            #expect(error.message.contains("`parsingOptions.repairs = .\(name)"), "\(error)")
        }
    }

    @Test("A decoder reads it, and its reports list the repairs", arguments: damages)
    func decoders(damage: Damage) throws {
        let decoder = XMLDecoder()
        decoder.parsingOptions.repairs = damage.repair
        let root = try decoder.decode(XML.Element.self, from: damage.damaged)
        let (value, unread) = try decoder.decodeWithReport(XML.Element.self, from: Data(damage.damaged.utf8))
        expectEqual(value, root)
        if let whole = damage.whole { try expectEqual(root, XML.Document(parsing: whole).root) }
        expectEqual(unread.map { "\($0.line):\($0.column)" }, damage.report.map { String($0.prefix { $0 != " " }) })
        #expect(unread.allSatisfy { $0.kind == .repaired })
        expectEqual(decoder.diagnose(XML.Element.self, from: damage.damaged), unread)
        decoder.unknownNodes = .throw
        try expectEqual(decoder.decode(XML.Element.self, from: damage.damaged), root)
    }

    @Test("A reader that is fed in pieces reads the same records and lists the same repairs", arguments: damages)
    func readers(damage: Damage) async throws {
        let document = try XML.Document(parsing: damage.damaged, options: Self.options(damage.repair))
        let items = document.root.elements(at: "item")
        let decoder = XMLDecoder()
        decoder.parsingOptions.repairs = damage.repair
        let bytes = Array(damage.damaged.utf8)
        for size in [1, 2, 5, 1_000] {
            let reader = try decoder.reader(XML.Element.self, at: "item")
            var found: [XML.Element] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                reader.feed(bytes[start..<min(bytes.count, start + size)])
                while let item = try reader.next() { found.append(item) }
            }
            reader.finish()
            while let item = try reader.next() { found.append(item) }
            #expect(found == items, "\(size)")
            #expect(shown(reader.repairs) == damage.report, "\(size)")
        }
        let chunks = AsyncStream<[UInt8]> { continuation in
            for byte in bytes { continuation.yield([byte]) }
            continuation.finish()
        }
        let sequence = decoder.elements(XML.Element.self, at: "item", in: chunks)
        var count = 0
        for try await item in sequence {
            expectEqual(item, items[count])
            count += 1
        }
        expectEqual(count, items.count)
        expectEqual(shown(sequence.progress.repairs), damage.report)
    }

    @Test("A check of a file in pieces lists the same repairs", arguments: damages)
    func checks(damage: Damage) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xml")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data(damage.damaged.utf8).write(to: url)
        for size in [1, 3, 8, 1 << 20] {
            let found = try XML.Document.check(contentsOf: url, options: Self.options(damage.repair), pieceSize: size)
            #expect(shown(found) == damage.report, "\(size)")
            #expect(throws: XMLParsingError.self) { try XML.Document.check(contentsOf: url, pieceSize: size) }
            guard let whole = damage.whole else { continue }
            var written: [UInt8] = []
            try XML.Document.rewrite(contentsOf: url, options: Self.options(damage.repair), pieceSize: size) {
                written += $0
            }
            #expect(try XML.Document(parsing: written).root == XML.Document(parsing: whole).root, "\(size)")
        }
    }

    @Test("An undeclared prefix is part of a name in no namespace")
    func prefixes() throws {
        let xml = "<log4j:event xmlns='urn:u' level='1'><log4j:message x:y='2'>a</log4j:message></log4j:event>"
        let document = try XML.Document(parsing: xml, options: Self.options(.undeclaredPrefixes))
        expectEqual(document.root.name.qualifiedName, "log4j:event")
        expectNil(document.root.name.namespaceURI)
        struct Event: Codable, Equatable {
            @XMLAttribute var level: Int
            var message: String
            enum CodingKeys: String, CodingKey { case level, message = "log4j:message" }
        }
        let decoder = XMLDecoder()
        decoder.parsingOptions.repairs = .undeclaredPrefixes
        try expectEqual(decoder.decode(Event.self, from: xml), Event(level: 1, message: "a"))
        // It is written as it was, and reads again in the same way.
        try expectEqual(document.xmlString(), xml)
    }

    @Test("All damages at once, and what no repair covers")
    func several() throws {
        let damaged = "x<?xml version=\"1.0\"?><p:l>\u{0}a & b &c; <d e='&'"
        let document = try XML.Document(parsing: damaged, options: Self.options(.all))
        expectEqual(document.root.text, " a & b &c; ")
        expectEqual(
            document.repairs.map(\.kind),
            [
                .outsideRoot, .undeclaredPrefixes, .controlCharacters, .bareAmpersands, .undeclaredEntities,
                .missingEnd,
            ])
        for other in [
            "<a></b>", "<a b=1/>", "<a/><b/>", "", "text", "<a><b></a>", "<a>]]></a>", "<a b='1' b='2'/>", "</a>",
            "<!DOCTYPE a [<!ENTITY e 'x & y'>]><a/>", "<!DOCTYPE a [<!ATTLIST a b CDATA '&zz;'>]><a/>",
        ] {
            #expect(throws: XMLParsingError.self, "\(other)") {
                try XML.Document(parsing: other, options: Self.options(.all))
            }
        }
    }

    @Test("Repairs change nothing in a well-formed document")
    func wellFormed() throws {
        let xml =
            "<?xml version='1.0'?><!DOCTYPE l [<!ENTITY e 'f'>]><!--c--><l a='&e;'>&e;&amp;&#65;<![CDATA[&]]></l>\n<?p?>"
        let document = try XML.Document(parsing: xml, options: Self.options(.all))
        #expect(document.repairs.isEmpty)
        expectEqual(document, (try XML.Document(parsing: xml)))
        try expectEqual(document.xmlString(), xml)
    }

    @Test("Limits hold, and repairs take linear time and memory")
    func limits() throws {
        var options = Self.options(.all)
        options.limits.depth = 3
        #expect(throws: XMLParsingError.self) { try XML.Document(parsing: "<a><b><c><d>&", options: options) }
        options = Self.options(.all)
        let many =
            "<a b='" + String(repeating: "&", count: 50_000) + "'>" + String(repeating: "& \u{0}&x;<p:q>", count: 200)
        let document = try XML.Document(parsing: many, options: options)
        expectEqual(document.repairs.count, 50_000 + 200 * 4 + 1)
        expectEqual(document.root[attribute: "b"]?.utf8.count, 50_000)
        let junk = String(repeating: "< & x ", count: 50_000)
        try expectEqual(XML.Document(parsing: junk + "<a/>" + junk, options: options).repairs.count, 2)
        let open = String(repeating: "<!-- -", count: 50_000)
        #expect(throws: XMLParsingError.self) { try XML.Document(parsing: "<a>" + open, options: options) }
    }

    /// Documents with control characters around or in markup, and what is repaired.
    static let controls: [(xml: String, repairs: [XML.Repairs])] = [
        ("\u{1}<l/>", [.controlCharacters]), ("\u{1}<l>", [.controlCharacters, .missingEnd]),
        ("\u{0}\u{2}<l><a b='", [.controlCharacters, .missingEnd]), ("x\u{1}y<l/>", [.outsideRoot]),
        ("<l\u{1F}>n", [.controlCharacters, .missingEnd]), ("<l><p\u{FFFE}a>n", [.controlCharacters, .missingEnd]),
    ]

    // The arguments are numbers, since the characters would be printed.
    @Test(
        "A control character is replaced as one, whatever else is repaired, in pieces as in the whole",
        arguments: controls.indices)
    func controlsBesideOthers(_ number: Int) throws {
        let (xml, expected) = Self.controls[number]
        let document = try XML.Document(parsing: Array(xml.utf8), options: Self.options(.all))
        expectEqual(document.repairs.map(\.kind), expected)
        let decoder = XMLDecoder()
        decoder.parsingOptions = Self.options(.all)
        for size in 1...xml.utf8.count {
            let reader = try decoder.reader(XML.Element.self, at: "*")
            for start in stride(from: 0, to: xml.utf8.count, by: size) {
                reader.feed(Array(xml.utf8)[start..<min(start + size, xml.utf8.count)])
            }
            reader.finish()
            while try reader.next() != nil {}
            #expect(reader.repairs.map(\.kind) == expected, "\(size)")
        }
    }

    @Test("An end tag ends at the first >, also if there are quotes in it", arguments: [1, 3, 100])
    func quotesInEndTags(_ size: Int) throws {
        let xml = "<l><item>1</a p:b=\"Int;>"
        let error = try #require(throws: XMLParsingError.self) {
            try XML.Document(parsing: xml, options: Self.options(.all))
        }
        expectEqual(error.code, .mismatchedEndTag)
        let decoder = XMLDecoder()
        decoder.parsingOptions = Self.options(.all)
        let reader = try decoder.reader(XML.Element.self, at: "*")
        let bytes = Array(xml.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            reader.feed(bytes[start..<min(start + size, bytes.count)])
        }
        reader.finish()
        #expect(throws: DecodingError.self) { while try reader.next() != nil {} }
    }

    @Test(
        "A document that ends early is listed once, also if text outside of the root was left out",
        arguments: [1, 7, 100])
    func cutOffOnce(_ size: Int) throws {
        let bytes = Array("\u{14}/ ?ml v=\"1.0\"?\u{5}\u{0}\u{3}<l a='1'>é".utf8.dropLast())
        let document = try XML.Document(parsing: bytes, options: Self.options(.all))
        let kinds: [XML.Repairs] = [.controlCharacters, .outsideRoot, .controlCharacters, .missingEnd]
        expectEqual(document.repairs.map(\.kind), kinds)
        let decoder = XMLDecoder()
        decoder.parsingOptions = Self.options(.all)
        let reader = try decoder.reader(XML.Element.self, at: "*")
        for start in stride(from: 0, to: bytes.count, by: size) {
            reader.feed(bytes[start..<min(start + size, bytes.count)])
            while try reader.next() != nil {}
        }
        reader.finish()
        while try reader.next() != nil {}
        expectEqual(reader.repairs.map(\.kind), kinds)
        expectEqual(reader.repairs.map(\.byteOffset), document.repairs.map(\.byteOffset))
    }

    @Test("Other encodings have their own offsets")
    func encodings() throws {
        let xml = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a>é & \u{B}"
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in xml.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let document = try XML.Document(parsing: bytes, options: Self.options(.all))
        expectEqual(document.root.text, "é &  ")
        expectEqual(document.repairs.map(\.byteOffset), [2 + 2 * 44, 2 + 2 * 46, 2 + 2 * 47])
        // A character that is cut off at the end.
        let cut = try XML.Document(parsing: Array("<a>é".utf8.dropLast()), options: Self.options(.missingEnd))
        expectEqual(cut.root.text, "")
    }
}
