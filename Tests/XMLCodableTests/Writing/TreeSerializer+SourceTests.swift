import Testing

@testable import XMLCodable
@testable import XMLCodableEncodings

struct TreeSerializerSourceTests {
    /// A document in which tags have line breaks and all forms of quotes and ends.
    static let manifest = """
        <?xml version='1.0' encoding="utf-8"?>
        <!-- The app. -->

        <manifest xmlns:android="http://schemas.android.com/apk/res/android"
            package='org.example'
            >

            <uses-sdk android:minSdkVersion="21"/>
            <application
                android:label="Salt &amp; &#80;epper"
                android:icon='@mipmap/icon'>
                <!-- The first one is shown at the start. -->
                <activity
                    android:name=".Main"
                    android:exported="true" />
                <activity android:name=".Help"></activity>
                <activity
                    android:name=".Settings"
                    android:exported = 'true'
                />
                <meta-data>it's &quot;quoted&quot;</meta-data>
            </application
            >
        </manifest>
        <!-- End. -->

        """

    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The numbers of the lines that differ, from 1, with their new text; nil for a removed line.
        let lines: [(number: Int, text: String?)], change: @Sendable (inout XML.Document) -> Void
        init(
            _ description: String, _ lines: [(Int, String?)], _ change: @escaping @Sendable (inout XML.Document) -> Void
        ) {
            testDescription = description
            self.lines = lines.map { ($0.0, $0.1) }
            self.change = change
        }
    }

    static let changes = [
        Change("an attribute", [(8, "    <uses-sdk android:minSdkVersion=\"24\"/>")]) {
            $0.root[attribute: "uses-sdk.@android:minSdkVersion"] = "24"
        },
        Change("an attribute in single quotes", [(5, "    package='it&apos;s'")]) {
            $0.root[attribute: "package"] = "it's"
        },
        Change("an attribute with white space around =", [(19, "            android:exported = 'false'")]) {
            $0.root[attribute: "application.activity.2.@android:exported"] = "false"
        },
        Change("a value that stays the same", []) { $0.root[attribute: "package"] = "org.example" },
        Change("a removed attribute", [(14, "            android:name=\".Main\" />"), (15, nil)]) {
            $0.root["application.activity"]?[attribute: "android:exported"] = nil
        },
        Change("a renamed attribute", [(18, "            android:title=\".Settings\"")]) {
            $0.root["application.activity.2"]?.renameAttribute("android:name", to: "android:title")
        },
        Change("text", [(21, "        <meta-data>new</meta-data>")]) { $0.root["application.meta-data"]?.text = "new" },
        Change("text that stays the same", []) { $0.root["application.meta-data"]?.text = "it's \"quoted\"" },
        Change("text in an empty element", [(8, "    <uses-sdk android:minSdkVersion=\"21\">x</uses-sdk>")]) {
            $0.root["uses-sdk"]?.text = "x"
        },
        Change("no text", [(21, "        <meta-data></meta-data>")]) { $0.root["application.meta-data"]?.text = "" },
        Change(
            "all matches",
            [
                (15, "            android:exported=\"no\" />"),
                (16, "        <activity android:name=\".Help\" android:exported=\"no\"></activity>"),
                (19, "            android:exported = 'no'"),
            ]
        ) { document in
            document.root.updateElements(at: "application.activity") { $0[attribute: "android:exported"] = "no" }
        },
        Change("a removed element", [(16, nil)]) { $0.root.removeElements(at: "application.activity.1") },
        Change(
            "elements removed by a condition",
            [(13, nil), (14, nil), (15, nil), (17, nil), (18, nil), (19, nil), (20, nil)]
        ) {
            $0.root.removeElements(at: "application.activity") { $0[attribute: "android:exported"] == "true" }
        },
        Change("a name", [(17, "        <service")]) { $0.root["application.activity.2"]?.name = "service" },
        Change("the name of an element with content", [(9, "    <app"), (22, "    </app>"), (23, nil)]) {
            $0.root["application"]?.name = "app"
        },
        Change("no declaration", [(1, nil)]) { $0.declaration = nil },
        Change("another declaration", [(1, "<?xml version=\"1.0\"?>")]) { $0.declaration = XML.Declaration() },
        Change("no comment before the root", [(2, nil)]) { $0.prolog = [] },
        Change("no comment after the root", [(25, nil)]) { $0.epilog = [] },
    ]

    @Test("A change of a document changes only the lines that it is in", arguments: changes, [false, true])
    func change(_ test: Change, isCRLF: Bool) throws {
        let source = Self.lines(Self.manifest)
        func text(_ lines: [String]) -> String { lines.joined(separator: isCRLF ? "\r\n" : "\n") }
        var document = try XML.Document(parsing: text(source))
        test.change(&document)
        var expected: [String?] = source
        for (number, text) in test.lines { expected[number - 1] = text }
        expectEqual(Self.lines(try document.xmlString()), Self.lines(text(expected.compactMap { $0 })))
        let uniform = try XML.Document(parsing: document.xmlString(.uniform))
        try expectEqual(XML.Document(parsing: document.bytes()).root, uniform.root)
    }

    private static func lines(_ text: String) -> [String] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test(
        "An inserted element gets a line like its neighbor, and nodes around the root too", arguments: ["\n", "\r\n"])
    func inserted(lineEnd: String) throws {
        let source = Self.lines(Self.manifest)
        var document = try XML.Document(parsing: source.joined(separator: lineEnd))
        let isFirst = document.root.insert(XML.Element("first"), before: "application.activity")
        let isLast = document.root.insert(XML.Element("last"), after: "application.activity.2")
        #expect(isFirst && isLast)
        var expected = source
        expected.insert("        <last />", at: 20)
        expected.insert("        <first />", at: 12)
        try expectEqual(Self.lines(document.xmlString()), Self.lines(expected.joined(separator: lineEnd)))
        var small = try XML.Document(parsing: "<?p?>\n<!--1--><a/>\n\n<!--2-->\n".replacing("\n", with: lineEnd))
        small.prolog.append(.comment("new"))
        small.epilog.insert(.comment("next"), at: 0)
        small.doctype = "<!DOCTYPE a>"
        try expectEqual(
            small.xmlString(),
            "<!DOCTYPE a>\n<?p?>\n<!--1-->\n<!--new-->\n<a/>\n<!--next-->\n\n<!--2-->\n".replacing("\n", with: lineEnd))
    }

    private static let dtd = """
        <!DOCTYPE a [
          <!ENTITY co 'Salt &amp; Co.'> <!ENTITY m '<c/>'>
          <!ATTLIST b kind CDATA 'none' id NMTOKEN #IMPLIED> ]>

        """

    @Test("References and default attributes stay if their declarations do, and are written out if they need to be")
    func entities() throws {
        // References and default attributes stay if their declarations do.
        forEachRow([
            (
                "<a><b x='&co;' id=' 1 '/>&co;&m;<b>&co;</b> <n/></a>",
                "<a><b x='&co;' id=' 1 '/>Salt &amp; Co.<c /><b>&co;</b> <n>1</n></a>",
                "<a><b x=\"Salt &amp; Co.\" id=\"1\" kind=\"none\" />Salt &amp; Co.<c />"
                    + "<b kind=\"none\">Salt &amp; Co.</b> <n>1</n></a>"
            ),
            (
                "<a><n/>one &co; two<b>three</b>&m;four</a>", "<a><n>1</n>one &co; two<b>three</b><c />four</a>",
                "<a><n>1</n>one Salt &amp; Co. two<b kind=\"none\">three</b><c />four</a>"
            ),
        ]) { source, changed, alone in
            var document = try XML.Document(parsing: Self.dtd + source)
            try expectEqual(document.xmlString(), Self.dtd + source)
            document.root["n"]?.text = "1"
            // An entity with markup becomes part of the changed element.
            try expectEqual(document.xmlString(), Self.dtd + changed)
            let expected = document.root
            try expectEqual(document.root.xmlString(), alone)
            document.doctype = nil
            try expectEqual(document.xmlString(), alone)
            try expectEqual(XML.Document(parsing: alone).root, expected)
        }
        // Default attributes are written if they need to be, and references that only the options know are expanded.
        var document = try XML.Document(parsing: Self.dtd + "<a><b y='1'/></a>")
        document.root[attribute: "b.@kind"] = "own"
        try expectEqual(document.xmlString(), Self.dtd + "<a><b y='1' kind=\"own\"/></a>")
        var other = try XML.Document(parsing: Self.dtd + "<a><b id=' 1 '/></a>")
        other.root["b"]?.name = "c"
        try expectEqual(other.xmlString(), Self.dtd + "<a><c id='1' kind=\"none\"/></a>")
        var options = XML.ParsingOptions()
        options.entities = .html
        for (doctype, text) in [
            ("", "é"), ("<!DOCTYPE a>", "é"), ("<!DOCTYPE a SYSTEM 's'>", "&eacute;"),
            ("<?xml version='1.0' standalone='yes'?><!DOCTYPE a SYSTEM 's'>", "é"),
        ] {
            let document = try XML.Document(parsing: doctype + "<a>&eacute;</a>", options: options)
            let written = try document.xmlString()
            expectEqual(written, doctype + "<a>\(text)</a>")
            try expectEqual(XML.Document(parsing: written, options: options), document)
        }
        for name in ["xmlns", "k"] {
            let empty = try XML.Document(parsing: "<!DOCTYPE a [<!ATTLIST a \(name) CDATA ''>]><a><b/></a>")
            let alone = try empty.root.xmlString()
            try expectEqual(XML.Document(parsing: alone).root, empty.root, for: name)
            try expectEnd(empty.xmlString(), "<a><b/></a>")
        }
        // A value that needs no declaration has no form in a new tag, wherever it comes from.
        let sorted = XML.WritingOptions(.sortedElements)
        let escaped = try XML.Document(parsing: "<!DOCTYPE a [<!ATTLIST a k CDATA '&#x41;&apos;'>]><a><b/></a>")
        let text = try escaped.xmlString(sorted)
        expectEnd(text, #"<a k="A'"><b /></a>"#)
        try expectEqual(XML.Document(parsing: text).xmlString(sorted), text)
    }

    @Test("Text that moves together does not become markup, and an element that is moved declares what it needs")
    func moved() throws {
        forEachRow([
            ("<a>x]]<b/>>y</a>", "<a>x]]&gt;y</a>"), ("<a>x]<b/>]>y</a>", "<a>x]]&gt;y</a>"),
            ("<a>x\r<b/>\ny</a>", "<a>x\n\ny</a>"),
        ]) { source, expected in
            var document = try XML.Document(parsing: source)
            document.root.removeElements(named: "b")
            try expectEqual(document.xmlString(), expected)
            try expectEqual(XML.Document(parsing: expected).root.text, document.root.text)
        }
        // An element that is moved declares what it needs, in its own form.
        let source = "<r xmlns='u' xmlns:p='v'><p:x\n  p:k = '1'\n/><y><p:z></p:z></y></r>"
        let document = try XML.Document(parsing: source)
        let x = try #require(document.root["p:x"])
        try expectEqual(x.xmlString(), "<p:x\n  p:k = '1' xmlns:p=\"v\"\n/>")
        var other = try XML.Document(parsing: "<r xmlns:p=\"other\"><q/></r>\n")
        other.root.append(x)
        other.root["q"]?.append(try #require(document.root["y"]))
        try expectEqual(
            other.xmlString(),
            "<r xmlns:p=\"other\"><q><y xmlns=\"u\" xmlns:p=\"v\"><p:z></p:z></y></q>"
                + "<p:x\n  p:k = '1' xmlns:p=\"v\"\n/></r>\n")
        var changed = document
        changed.root[attribute: "xmlns:p"] = nil
        let written = try changed.xmlString()
        try expectEqual(XML.Document(parsing: written).root["{v}x"]?.name, x.name)
    }

    @Test("Any formatting asks for the uniform form; a document in another encoding keeps its form there and in others")
    func encodings() throws {
        let spaced = try XML.Document(parsing: "<a\n y='1' x='2' ><b></b>\r\n</a >\n")
        func written(_ formatting: XML.OutputFormatting) throws -> String { try spaced.xmlString(.init(formatting)) }
        try expectEqual(written([]), "<a\n y='1' x='2' ><b></b>\r\n</a >\n")
        try expectEqual(written(.noEmptyElements), "<a y='1' x='2'><b></b>\n</a>")
        try expectEqual(written(.sortedAttributes), "<a x=\"2\" y=\"1\"><b />\n</a>")
        try expectEqual(written(.prettyPrinted), "<a y='1' x='2'>\n    <b />\n</a>")
        var normalized = XML.WritingOptions()
        normalized.keepsSourceForm = false
        try expectEqual(spaced.xmlString(normalized), "<a y='1' x='2'><b />\n</a>")
        let text = "<?xml version='1.0'  encoding='ISO-8859-1' ?>\r\n<é\tx = 'è'/>\r\n"
        let bytes = text.unicodeScalars.map { UInt8($0.value) }
        let document = try XML.Document(parsing: bytes)
        var options = XML.WritingOptions()
        options.outputEncoding = .isoLatin1
        try expectEqual(document.bytes(options), bytes)
        try expectEqual(document.bytes(), Array(text.replacing("ISO-8859-1", with: "UTF-8").utf8))
        options.outputEncoding = .utf16
        try expectEqual(document.xmlString(options), text.replacing("ISO-8859-1", with: "UTF-16"))
        try expectEqual(XML.Document(parsing: document.bytes(options)).root, document.root)
        options.outputEncoding = .ascii
        let ascii = try XML.Document(parsing: "<a x='é'>é<b/></a>\n").bytes(options)
        let expected = "<a x='&#233;'>&#233;<b/></a>\n"
        expectEqual(String(decoding: ascii, as: UTF8.self), expected)
        options.declaration = .never
        try expectEqual(XML.Document(parsing: "<?xml version='1.0'?>\n<a/>").bytes(options), Array("<a/>".utf8))
        let marked = [0xEF, 0xBB, 0xBF] + Array("<a/>\n".utf8)
        let marking = try XML.Document(parsing: marked)
        try expectEqual(marking.bytes(), marked)
        try expectEqual(marking.xmlString(), "<a/>\n")
        try expectEqual(marking.bytes(.prettyPrinted), Array("<a />".utf8))
    }

    @Test("Changes of many elements, and an element that needs thousands of declarations, take linear time")
    func manyChanges() throws {
        let source = "<r>" + String(repeating: "<a x='1'> <b/>&amp; </a>\n", count: 2_000) + "</r>"
        var document = try XML.Document(parsing: source)
        document.root.updateElements(at: "a") { $0[attribute: "x"] = "2" }
        try expectEqual(document.xmlString(), source.replacing("'1'", with: "'2'"))
        document.root.children.reverse()
        try expectEqual(XML.Document(parsing: document.xmlString()).root, document.root)
        let numbers = 0..<3_000
        let declarations = numbers.map { "xmlns:p\($0)='u'" }.joined(separator: " ")
        let children = numbers.map { "<p\($0):a k='p\($0):b'/>" }.joined()
        var element = try #require(XML.Document(parsing: "<r \(declarations)><s>\(children)</s></r>").root["s"])
        try expectEqual(XML.Document(parsing: element.xmlString()).root.elements, element.elements)
        element[attribute: "x"] = "1"
        try expectEqual(XML.Document(parsing: element.xmlString()).root.elements, element.elements)
    }
}
