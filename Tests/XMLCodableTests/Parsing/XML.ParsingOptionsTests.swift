import Foundation
import Testing

@testable import XMLCodable
@testable import XMLCodableEncodings

struct XMLParsingOptionsTests {
    @Test("The defaults are the documented ones, and the decoder has the same options")
    func defaults() throws {
        let options = XML.ParsingOptions()
        expectEqual(options.limits, XML.Limits())
        expectEqual(options.dtd, .expandInternal)
        expectEqual(options.entities, .predefined)
        expectNil(options.entityResolver)
        expectEqual(options.unresolvedEntities, .throw)
        let decoder = XMLDecoder()
        decoder.parsingOptions.entities = .html
        try expectEqual(
            decoder.decode([String: String].self, from: "<i><title>caf&eacute;</title></i>"), ["title": "caf\u{E9}"])
        expectThrows(DecodingError.self) {
            try XMLDecoder().decode([String: String].self, from: "<i><title>caf&eacute;</title></i>")
        }
    }

    @Test(
        "Refused declarations are errors, ignored ones have no effect, and entities that they might define are unresolved"
    )
    func declarations() throws {
        // Refused declarations are errors with their location, and ignored ones have no effect, as the message says.
        let texts = [
            "<!DOCTYPE a><a/>", "<!DOCTYPE a [<!ENTITY e ''>]><a/>", "<!DOCTYPE", "<!DOCTYPE a SYSTEM 'x'><a/>",
        ]
        for text in texts {
            expectEqual(DocumentReading.refusal("\n<!--c-->" + text) { $0.dtd = .throw }, "doctypeRefused 2:9")
        }
        expectEqual(DocumentReading.refusal("<a/>") { $0.dtd = .throw }, "accepted: <a></a>")
        let doctype = "<!DOCTYPE a [<!ENTITY e 'x'><!ATTLIST a b CDATA 'c'><?p?>]>"
        let change: DocumentReading.Change = { $0.dtd = .skip }
        try expectEqual(DocumentReading.root("\(doctype)<a>&amp;</a>", change), "<a>&amp;</a>")
        let document = try DocumentReading.document("\(doctype)<a/>", change)
        expectEqual(document.doctype, doctype)
        expectEqual(document.doctypeInstructions, [.processingInstruction(target: "p", data: "")])
        let error = try requireThrows(XMLParsingError.self) {
            try DocumentReading.document("<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;</a>") { $0.dtd = .skip }
        }
        expectEqual(
            error.message,
            "the entity 'e' is not known, since the document type declaration is ignored; `import XMLCodableEncodings` and `parsingOptions.entities = .html` read the entities of HTML, `parsingOptions.entityResolver` supplies any text, and `parsingOptions.repairs = .undeclaredEntities` reads it as text"
        )
        // A reference that an ignored declaration might define is unresolved, not malformed.
        forEachRow([
            ("<!DOCTYPE a [<!ENTITY e 'x'>]>", "unresolvedEntity 2:4"), ("<!DOCTYPE a []>", "unresolvedEntity 2:4"),
            ("<!DOCTYPE a SYSTEM 'x'>", "unresolvedEntity 2:4"), ("<!DOCTYPE a>", "invalidReference 2:4"),
            ("", "invalidReference 2:4"),
        ]) { doctype, expected in
            let text = "\(doctype)\n<a>&e;</a>"
            expectEqual(DocumentReading.refusal(text) { $0.dtd = .skip }, expected)
            let kept: DocumentReading.Change = {
                $0.dtd = .skip
                $0.unresolvedEntities = .keep
            }
            if expected.hasPrefix("unresolved") {
                try expectEqual(DocumentReading.content(text, kept), "&amp;e;")
            } else {
                expectEqual(DocumentReading.refusal(text, kept), expected)
            }
            let supplied: DocumentReading.Change = {
                $0.dtd = .skip
                $0.entityResolver = { _ in "y" }
            }
            try expectEqual(DocumentReading.content(text, supplied), "y")
        }
    }

    @Test("HTML entities are characters; the resolver is asked once for each other name, with its declaration")
    func entities() throws {
        // HTML entities are characters, not markup.
        forEachRow([
            ("&nbsp;&eacute;&copy;", "\u{A0}\u{E9}\u{A9}"), ("&NotEqualTilde;", "\u{2242}\u{338}"),
            ("&LT;b/&GT;&AMP;amp;&QUOT;", "&lt;b/>&amp;amp;&quot;"), ("&nvlt;", "&lt;\u{20D2}"),
            ("&lt;&amp;", "&lt;&amp;"), ("&Tab;&NewLine;", "&#9;&#10;"), ("&rsqb;&rsqb;&gt;", "]]>"),
            ("&hellip;\r\n&hellip;", "\u{2026}&#10;\u{2026}"),
        ]) { text, expected in
            let content = "<a>\(text)</a>"
            try expectEqual(DocumentReading.content(content) { $0.entities = .html }, expected)
            let value = expected.replacing("&#10;\u{2026}", with: " \u{2026}")
            let attribute = "<a b='\(text)'/>"
            try expectEqual(DocumentReading.root(attribute) { $0.entities = .html }, "<a b=\"\(value)\"></a>")
            if !text.hasPrefix("&lt;") { expectStart(DocumentReading.refusal(content), "invalidReference 1:4") }
        }
        // The resolver gets the declaration of the entity, once for each name, after declared and HTML entities.
        let asked = SharedList()
        let change: DocumentReading.Change = {
            $0.unresolvedEntities = .keep
            $0.entityResolver = { reference in
                asked.append("\(reference.name) \(reference.publicID ?? "-") \(reference.systemID ?? "-")")
                return reference.name == "no" ? nil : "<b>\(reference.name)</b>"
            }
        }
        let subset = """
            <!ENTITY s SYSTEM 's.xml'><!ENTITY p PUBLIC 'p' 's'><!ENTITY no SYSTEM ''><!ENTITY own 'x'>\
            <!ENTITY % pe SYSTEM ''>%pe;
            """
        let text = "<!DOCTYPE a [\(subset)]><a>&s;&p;&s;&no;&own;&other;&no;&other;&lt;</a>"
        let form = try DocumentReading.document(text, change).root
        expectEqual(
            DocumentReading.form(form), "<a><b>s</b><b>p</b><b>s</b>&amp;no;x<b>other</b>&amp;no;<b>other</b>&lt;</a>")
        expectEqual(asked.items, ["s - s.xml", "p p s", "no - ", "other - -"])
        let html: DocumentReading.Change = {
            $0.entities = .html
            $0.entityResolver = { "resolved \($0.name)" }
        }
        let all = "<!DOCTYPE a [<!ENTITY copy 'own'>]><a>&copy;|&reg;|&zz;|&lt;</a>"
        try expectEqual(DocumentReading.content(all, html), "own|\u{AE}|resolved zz|&lt;")
        for name in ["Nbsp", "nbs", "nbspx", "amp1", "lt2", "\u{E9}", "Lt2", "_"] {
            let found = DocumentReading.refusal("<a>&\(name);</a>") { $0.entities = .html }
            expectEqual(found, "invalidReference 1:4", for: name)
        }
        expectEqual(DocumentReading.refusal("<a>&nbsp</a>") { $0.entities = .html }, "invalidReference 1:4")
    }

    @Test(
        "Supplied text is read as in the document, may begin with a text declaration, and has its errors at the reference"
    )
    func supplied() throws {
        // Supplied text is read as if it were in the document.
        forEachRow([
            ("Waffles &amp; Co.", "Waffles &amp; Co."), ("", ""), ("1<b c='&#38;'/>2", "1<b c=\"&amp;\"></b>2"),
            ("&x;", "y"), ("a\r\nb\rc", "a&#10;b&#10;c"), ("&#13;", "&#13;"), ("<![CDATA[&]]>", "[&amp;]"),
            ("\u{FEFF}z", "\u{FEFF}z"),
        ]) { text, expected in
            let content = try DocumentReading.content("<a>&e;</a>") {
                $0.entityResolver = { $0.name == "x" ? "y" : text }
            }
            expectEqual(content, expected)
        }
        // The text of an external entity may begin with a byte order mark and a text declaration.
        forEachRow([
            ("<?xml version='1.0' encoding='UTF-8'?>x", "x"), ("<?xml encoding='ascii'?><b/>", "<b></b>"),
            ("\u{FEFF}<?xml encoding='ascii' ?>\r\nx", "&#10;x"), ("\u{FEFF}x", "x"), ("<?xmlx?>", "<?xmlx ?>"),
        ]) { text, expected in
            let document = "<!DOCTYPE a [<!ENTITY e SYSTEM 's'>]><a>&e;</a>"
            try expectEqual(DocumentReading.content(document) { $0.entityResolver = { _ in text } }, expected)
        }
        // Errors in supplied text are located at the reference.
        forEachRow([
            ("\u{1}", "invalidCharacter 2:4"), ("\u{FFFE}", "invalidCharacter 2:4"), ("\0", "invalidCharacter 2:4"),
            ("<b>", "unexpectedEnd 2:4"), ("&", "invalidReference 2:4"), ("]]>", "syntax 2:4"),
            ("&e;", "recursiveEntity 2:4"), ("<?xml version='1.0'", "invalidDeclaration 2:4"),
            (" <?xml version='1.0'?>", "invalidDeclaration 2:4"), ("<!DOCTYPE a>", "syntax 2:4"),
            ("<b/></a>", "mismatchedEndTag 2:4"),
        ]) { text, expected in
            let document = "<!DOCTYPE a [<!ENTITY e SYSTEM 's'>]>\n<a>&e;</a>"
            expectEqual(DocumentReading.refusal(document) { $0.entityResolver = { _ in text } }, expected)
        }
        // External entities are not allowed in attributes, and text for an undeclared entity has no text declaration.
        let change: DocumentReading.Change = { $0.entityResolver = { _ in "x" } }
        let document = "<!DOCTYPE a [<!ENTITY e SYSTEM 's'>]>\n<a b='&e;'/>"
        expectEqual(DocumentReading.refusal(document, change), "invalidReference 2:7")
        try expectEqual(DocumentReading.root("<a b='&e;'/>", change), "<a b=\"x\"></a>")
        expectEqual(DocumentReading.refusal("<a b='&e;'/>") { $0.entityResolver = { _ in "<" } }, "syntax 1:7")
        let found = DocumentReading.refusal("<a>&e;</a>") { $0.entityResolver = { _ in "<?xml version='1.0'?>x" } }
        expectEqual(found, "invalidDeclaration 1:4")
    }

    @Test("Kept references are written back as they were, beside dropped white space and from entities too")
    func kept() throws {
        forEachRow([
            "<a>&e;</a>", "<a>1&e;2&amp;</a>", "<a>&e;&e;<b>&e;</b> &e;</a>", "<a b=\"&e;\" />",
            "<a b=\"1 &e; &amp; &#10;\" />", "<a tokens=\"&e; x\" />", "<a b=\"&x.y;\">&\u{E9};</a>",
        ]) { root in
            let doctype = "<!DOCTYPE a SYSTEM \"s\" [<!ATTLIST a tokens NMTOKENS #IMPLIED>]>"
            var options = XML.ParsingOptions()
            options.unresolvedEntities = .keep
            let text = "\(doctype)\n\(root)"
            let document = try XML.Document(parsing: text, options: options)
            try expectEqual(document.xmlString(), text)
            try expectEqual(XML.Document(parsing: document.xmlString(), options: options), document)
            expectThrows(XMLParsingError.self) { try XML.Document(parsing: text) }
        }
        // Kept references are written back beside dropped white space and from entities; undeclared ones are errors.
        var options = XML.ParsingOptions()
        options.unresolvedEntities = .keep
        let subset = "<!ATTLIST a b NMTOKENS #IMPLIED c CDATA '&e;'><!ENTITY in 'x&e;'>"
        let document = try XML.Document(
            parsing: "<!DOCTYPE a SYSTEM 's' [\(subset)]><a b='  &e;  &amp; ' d='&in;'>&in;</a>", options: options)
        expectEqual(document.root.text, "x&e;")
        try expectEnd(document.xmlString(), "<a b='  &e;  &amp; ' d='&in;'>&in;</a>")
        try expectEnd(document.xmlString(.uniform), "<a b=\"&e; &amp;\" d=\"x&e;\" c=\"&e;\">x&e;</a>")
        // Without the document type declaration, they would make the text malformed.
        let alone = try document.root.xmlString()
        expectEqual(alone, "<a b=\"&amp;e; &amp;\" d=\"x&amp;e;\" c=\"&amp;e;\">x&amp;e;</a>")
        try expectEqual(XML.Document(parsing: alone).root.text, document.root.text)
        let change: DocumentReading.Change = { $0.unresolvedEntities = .keep }
        expectEqual(DocumentReading.refusal("<a>&e;</a>", change), "invalidReference 1:4")
        expectEqual(DocumentReading.refusal("<!DOCTYPE a []><a>&e;</a>", change), "invalidReference 1:19")
        expectEqual(
            DocumentReading.refusal("<!DOCTYPE a [<!ENTITY e SYSTEM 's'>]><a b='&e;'/>", change),
            "invalidReference 1:44")
    }

    @Test("kept references are written back in changed elements, in every form", arguments: [false, true])
    func keptInEveryForm(isRenamed: Bool) throws {
        var parsing = XML.ParsingOptions()
        parsing.unresolvedEntities = .keep
        let content = "<b>1 &e; &amp;e;</b><!--c--><a m='&e;' l='&amp;e;'>&amp;e;<i/>&e; &#10;</a><c>&in;</c>"
        var document = try XML.Document(
            parsing: "<!DOCTYPE r SYSTEM 's' [<!ENTITY in 'x&e;'>]><r k='\"&e;'>\(content)</r>", options: parsing)
        if isRenamed { document.root.name = "q" }
        document.root.children.append(.element(XML.Element("new", text: "&e;")))
        if case .element(var changed) = document.root.children[2] {
            changed[attribute: "n"] = "&e;"
            document.root.children[2] = .element(changed)
        }
        var uniform = XML.WritingOptions()
        uniform.keepsSourceForm = false
        let forms = [
            XML.WritingOptions(), uniform, .prettyPrinted, XML.WritingOptions(.sortedKeys),
            XML.WritingOptions([.sortedKeys, .prettyPrinted]),
        ]
        for form in forms {
            let text = try document.xmlString(form)
            // One of them is in the document type declaration.
            let expanded = text.replacingOccurrences(of: "&in;", with: "x&e;")
            expectEqual(expanded.components(separatedBy: "&e;").count - 1, 6)
            let again = try XML.Document(parsing: text, options: parsing)
            expectEqual(again.root["b"]?.text, "1 &e; &e;")
        }
    }
}

/// A list that a `@Sendable` closure can append to.
private final class SharedList: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []
    var items: [String] { lock.withLock { list } }
    func append(_ item: String) { lock.withLock { list.append(item) } }
}
