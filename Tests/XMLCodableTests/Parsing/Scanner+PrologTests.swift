import Testing

@testable import XMLCodable

struct ScannerPrologTests {

    @Test("Productions 23 to 32 and 81: XML declarations, what they have, and malformed ones")
    func declarations() throws {
        forEachRow([
            "version='1.0'", "version=\"1.0\"", "version = '1.0'", "\tversion\n=\r'1.0' ", "version='1.1'",
            "version='1.99'", "version='1.0' encoding='UTF-8'", "version='1.0' encoding='utf-8'",
            "version='1.0' encoding=\"US-ASCII\"", "version='1.0' standalone='yes'", "version='1.0' standalone=\"no\"",
            "version='1.0' encoding='UTF-8' standalone='yes' ",
        ]) { content in
            expectEqual(verdict("<?xml \(content)?><a/>"), "accepted")
        }
        // The contents of the declaration, comments, processing instructions and CDATA sections are kept.
        let text = "<?xml version='1.1' encoding='utf-8' standalone='no'?><a/>"
        let full = try store(Array(text.utf8)).declaration
        expectEqual(full, XML.Declaration(version: "1.1", encoding: "utf-8", standalone: false))
        let short = try store(Array("<?xml version='1.0'?><a/>".utf8)).declaration
        expectEqual(short, XML.Declaration(version: "1.0", encoding: nil, standalone: nil))
        try expectEqual(store(Array("<a/>".utf8)).declaration, nil)
        let root = try XML.Document(parsing: "<a><!-- c --><?p  d ?><![CDATA[<&]] >]]><?q?></a>").root
        expectEqual(
            root.children,
            [
                .comment(" c "), .processingInstruction(target: "p", data: "d "), .cdata("<&]] >"),
                .processingInstruction(target: "q", data: ""),
            ])
        expectEach([
            "<?xml?><a/>": "invalidDeclaration 1:6", "<?xml ?><a/>": "invalidDeclaration 1:6",
            "<?xml encoding='UTF-8'?><a/>": "invalidDeclaration 1:6",
            "<?xml version='2.0'?><a/>": "invalidDeclaration 1:16",
            "<?xml version='1.'?><a/>": "invalidDeclaration 1:16", "<?xml version='1'?><a/>": "invalidDeclaration 1:16",
            "<?xml version=''?><a/>": "invalidDeclaration 1:16",
            "<?xml version='1.0a'?><a/>": "invalidDeclaration 1:16",
            "<?xml version=' 1.0'?><a/>": "invalidDeclaration 1:16",
            "<?xml version=1.0?><a/>": "invalidDeclaration 1:15",
            "<?xml version '1.0'?><a/>": "invalidDeclaration 1:15",
            "<?xml version='1.0\"?><a/>": "invalidDeclaration 1:16",
            "<?xml Version='1.0'?><a/>": "invalidDeclaration 1:6",
            "<?xml version='1.0'encoding='UTF-8'?><a/>": "invalidDeclaration 1:20",
            "<?xml version='1.0' standalone='yes' encoding='UTF-8'?><a/>": "invalidDeclaration 1:38",
            "<?xml version='1.0' standalone='YES'?><a/>": "invalidDeclaration 1:33",
            "<?xml version='1.0' standalone=''?><a/>": "invalidDeclaration 1:33",
            "<?xml version='1.0' version='1.0'?><a/>": "invalidDeclaration 1:21",
            "<?xml version='1.0' foo='1'?><a/>": "invalidDeclaration 1:21",
            "<?xml version='1.0' encoding=''?><a/>": "invalidDeclaration 1:31",
            "<?xml version='1.0' encoding='8859'?><a/>": "invalidDeclaration 1:31",
            "<?xml version='1.0' encoding='UTF 8'?><a/>": "invalidDeclaration 1:31",
            "<?xml version='1.0' encoding='x-unknown'?><a/>": "unsupportedEncoding 1:31",
            "<?xml version='1.0'><a/>": "invalidDeclaration 1:20", "<?xml version='1.0' ?": "invalidDeclaration 1:21",
            " <?xml version='1.0'?><a/>": "invalidDeclaration 1:2",
            "\n<?xml version='1.0'?><a/>": "invalidDeclaration 2:1",
            "<!--c--><?xml version='1.0'?><a/>": "invalidDeclaration 1:9",
            "<a><?xml version='1.0'?></a>": "invalidDeclaration 1:4",
            "<?xml version='1.0'?><?xml version='1.0'?><a/>": "invalidDeclaration 1:22",
            "<?XML version='1.0'?><a/>": "invalidDeclaration 1:1", "<a><?xMl?></a>": "invalidDeclaration 1:4",
        ]) { verdict($0) }
    }

    @Test("Productions 15 to 21 and 28: document types without a subset, comments, instructions and sections")
    func others() {
        // Production 28: document type declarations without an internal subset.
        forEachRow([
            "<!DOCTYPE a>", "<!DOCTYPE a >", "<!DOCTYPE\n\ta\r>", "<!DOCTYPE other>", "<!DOCTYPE p:a>",
            "<!DOCTYPE a SYSTEM 'a.dtd'>", "<!DOCTYPE a SYSTEM \"it's\" >", "<!DOCTYPE a SYSTEM ''>",
            "<!DOCTYPE a PUBLIC '-//X//DTD a 1.0//EN' 'a.dtd'>", "<!DOCTYPE a PUBLIC \"it's (a) +?\"\n'a.dtd'>",
            "<!DOCTYPE a []>", "<!DOCTYPE a[ \t\r\n]>", "<!DOCTYPE a SYSTEM 'a.dtd' []>",
            "<!DOCTYPE a [<!--]>--><?p ]>?>] >", "<!--c--><?p?> <!DOCTYPE a> <!--c-->",
            "<!DOCTYPE a [<!ELEMENT a ANY>]>",
        ]) { doctype in
            expectEqual(verdict("\(doctype)<a/>"), "accepted")
            expectEqual(verdict("<?xml version='1.0'?>\n\(doctype)\n<a/>"), "accepted")
        }
        // Productions 15 to 17: comments and processing instructions.
        expectEach([
            // production 15: comments.
            "<!---->": "accepted", "<!-- - -->": "accepted", "<!--<a>&b;]]>?>-->": "accepted",
            "<!--\u{E9}\n-->": "accepted", "<!-- > -> -->": "accepted", "<!-->-->": "accepted", "<!--->-->": "accepted",
            "<!-- a--b -->": "syntax 1:10", "<!-- a--->": "syntax 1:10", "<!----->": "syntax 1:8",
            "<!-- -- -->": "syntax 1:9", "<!- a -->": "syntax 1:4", "<! -- a -->": "syntax 1:4",
            "<!--\u{1}-->": "invalidCharacter 1:8",
            // productions 16 and 17: processing instructions.
            "<?p?>": "accepted", "<?p ?>": "accepted", "<?p\n\td ?>": "accepted", "<?p ??>": "accepted",
            "<?p d? >?>": "accepted", "<?p <a>&b;--]]>?>": "accepted", "<?xml-model?>": "accepted",
            "<?xmlx?>": "accepted", "<?\u{E9}?>": "accepted", "<??>": "invalidName 1:6", "<? p?>": "invalidName 1:6",
            "<?1?>": "invalidName 1:6", "<?p?d?>": "syntax 1:7", "<?p+d?>": "syntax 1:7",
            "<?p:q?>": "invalidNamespace 1:6", "<?p \u{1}?>": "invalidCharacter 1:8", "<?p>": "unexpectedEnd 1:12",
            "<?p d>": "unexpectedEnd 1:14",
        ]) { verdict("<a>\($0)</a>") }
        // Productions 18 to 21: CDATA sections.
        forEachRow([
            ("<![CDATA[]]>", "accepted"), ("<![CDATA[<a>&b;--?>]]>", "accepted"), ("<![CDATA[]]]>", "accepted"),
            ("<![CDATA[]]]]]>", "accepted"), ("<![CDATA[]] >]]>", "accepted"), ("<![CDATA[>]]>", "accepted"),
            ("<![CDATA[]>]]>", "accepted"), ("<![CDATA[<![CDATA[]]>", "accepted"),
            ("<![CDATA[]]]]><![CDATA[>]]>", "accepted"), ("<![CDATA[]]>]]>", "syntax 1:16"),
            ("<![cdata[]]>", "syntax 1:4"), ("<![CDATA []]>", "syntax 1:4"), ("<! [CDATA[]]>", "syntax 1:4"),
            ("<![ CDATA[]]>", "syntax 1:4"), ("<![CDATA]]>", "syntax 1:4"), ("<![INCLUDE[]]>", "syntax 1:4"),
            ("<!ELEMENT a ANY>", "syntax 1:4"), ("<!>", "syntax 1:4"), ("<![CDATA[\u{1}]]>", "invalidCharacter 1:13"),
            ("<![CDATA[]]", "unexpectedEnd 1:19"),
        ]) { section, expected in
            expectEqual(verdict("<a>\(section)</a>"), expected)
            if expected == "accepted" { expectEqual(verdict("<a> \(section)<b/>\(section) </a>"), expected) }
        }
    }
}
