import Testing

@testable import XMLCodable

struct ScannerInternalSubsetTests {
    @Test("Grammar errors have their location, those in a parameter entity that of the outermost reference")
    func refused() {
        expectEach([
            // grammar errors between declarations have their location.
            "x": "syntax 1:14", "&#32;": "syntax 1:14", "&amp;": "syntax 1:14", "<![INCLUDE[]]>": "syntax 1:14",
            "<![IGNORE[]]>": "syntax 1:14", "<a/>": "syntax 1:14", "<!DOCTYPE b>": "syntax 1:14",
            "<!element a ANY>": "syntax 1:14", "<!-- -- -->": "syntax 1:19",
            "<?xml version='1.0'?>": "invalidDeclaration 1:14", "<?p:q?>": "invalidNamespace 1:16",
            "<?p": "unexpectedEnd 1:23", "<![CDATA[]]>": "syntax 1:14", "%": "invalidName 1:15",
            "% p;": "invalidName 1:15", "%p": "invalidReference 1:14", "%p ;": "invalidReference 1:14",
            "%;": "invalidName 1:15", "%p:q;": "invalidNamespace 1:15",
            // grammar errors in notation declarations have their location.
            "<!NOTATIONn SYSTEM 's'>": "syntax 1:24", "<!NOTATION SYSTEM 's'>": "syntax 1:32",
            "<!NOTATION n>": "syntax 1:26", "<!NOTATION n >": "syntax 1:27", "<!NOTATION n 's'>": "syntax 1:27",
            "<!NOTATION p:n SYSTEM 's'>": "invalidNamespace 1:25", "<!NOTATION n PUBLIC '{'>": "invalidCharacter 1:35",
            "<!NOTATION n PUBLIC 'p''s'>": "syntax 1:37", "<!NOTATION n SYSTEM 's' 's'>": "syntax 1:38",
            "<!NOTATION n SYSTEM 's'": "syntax 1:37",
            // an error in a parameter entity is located at the outermost reference in the document.
            "<!ENTITY % p '<!ENTITY e'>\n%p;": "unexpectedEnd 2:1",
            "<!ENTITY % p '<!ENTITY e \"'>\n %p;'>": "unexpectedEnd 2:2", "<!ENTITY % p 'x'>\n%p;": "syntax 2:1",
            "<!ENTITY % p ']'>\n%p;": "syntax 2:1", "<!ENTITY % p '<![INCLUDE[]]>'>\n%p;": "syntax 2:1",
            "<!ENTITY % p '<?xml version=\"1.0\"?>'>\n%p;": "invalidDeclaration 2:1",
            "<!ENTITY % p '<!--'>\n%p; -->": "unexpectedEnd 2:1", "<!ENTITY % p '<?q'>\n%p; ?>": "unexpectedEnd 2:1",
            "<!ENTITY % p '&#37;p;'>\n%p;": "recursiveEntity 2:1",
            "<!ENTITY % p '&#37;q;'><!ENTITY % q '&#37;p;'>\n%p;": "recursiveEntity 2:1",
            "<!ENTITY % p 'x'><!ENTITY % q '&#37;p;'>\n  %q;": "syntax 2:3",
            "<!ENTITY % p '<!ENTITY e \"&#37;x;\">'>\n%p;": "syntax 2:1",
            "<!ENTITY % p '<!ATTLIST a b CDATA \"&#60;\">'>\n%p;": "syntax 2:1",
            "<!ENTITY % p '<!ATTLIST a b CDATA \"&#38;no;\">'>\n%p;": "unresolvedEntity 2:1",
            "<!ENTITY % p '<!ENTITY e \"&#38;#0;\">'>\n%p;": "invalidCharacter 2:1",
        ]) { DocumentReading.refusal("<!DOCTYPE a [\($0)]><a/>") }
    }

    @Test(
        "Parameter entities can have declarations; after one that is not read, none is processed; messages name the entity"
    )
    func parameterEntities() throws {
        // Parameter entities can contain declarations.
        expectEach([
            "<!ENTITY % p '<!ENTITY e \"1\">'>%p;": "1", "<!ENTITY % p ' <!--c--> <!ENTITY e \"1\"> '> %p; ": "1",
            "<!ENTITY % p ''>%p;%p;<!ENTITY e '1'>": "1", "<!ENTITY % p '<!ENTITY e \"1\">'><!ENTITY e '2'>%p;": "2",
            "<!ENTITY % p '<!ENTITY e \"1\">'>%p;<!ENTITY e '2'>": "1",
            "<!ENTITY % q '<!ENTITY e \"1\">'><!ENTITY % p '&#37;q;'>%p;": "1",
            "<!ENTITY % p '&#37;q;<!ENTITY e \"2\">'><!ENTITY % q '<!ENTITY e \"1\">'>%p;": "1",
            "<!ENTITY % p '<!ENTITY &#37; q \"&#60;!ENTITY e &#39;1&#39;>\">&#37;q;'>%p;": "1",
            "<!ENTITY % p '<!ENTITY e \"&#38;#38;#38;\">'>%p;": "&amp;",
            "<!ENTITY % p '<!ENTITY e \"a&#13;b\">'>%p;": "a&#13;b",
            "<!ENTITY % p '<!ATTLIST b c CDATA \"&#38;d;\">'><!ENTITY d '1'>%p;<!ENTITY e '<b/>'>": "<b c=\"1\"></b>",
        ]) { try DocumentReading.content("<!DOCTYPE a [\($0)]><a>&e;</a>") }
        // A message names the parameter entity; a standalone document reads on after an unread external one.
        let error = try requireThrows(XMLParsingError.self) {
            try DocumentReading.document("<!DOCTYPE a [<!ENTITY % p 'x'><!ENTITY % q '&#37;p;'>%q;]><a/>")
        }
        expectStart(error.message, "in the entity 'p', expected a declaration")
        let subset = "<!ENTITY % x SYSTEM 'x'>%x;<!ENTITY e '1'>"
        let text = "<?xml version='1.0' standalone='yes'?><!DOCTYPE a [\(subset)]><a>&e;</a>"
        try expectEqual(DocumentReading.content(text), "1")
        for id in ["SYSTEM 's'", "PUBLIC 'p'", "PUBLIC 'p' ", "PUBLIC 'p' 's'", "SYSTEM \"\"  "] {
            try expectEqual(DocumentReading.content("<!DOCTYPE a [<!NOTATION n \(id)>]><a/>"), "", for: id)
        }
        // Declarations after an unread parameter entity are checked but not processed.
        forEachRow(["<!ENTITY % x SYSTEM 'x'>%x;", "%undeclared;", "%later;"]) { reference in
            let subset = "<!ENTITY e '1'>\(reference)<!ENTITY e2 '2'><!ATTLIST a b CDATA 'c'><!ENTITY % later ''>"
            try expectEqual(DocumentReading.content("<!DOCTYPE a [\(subset)]><a>&e;</a>"), "1")
            expectStart(DocumentReading.refusal("<!DOCTYPE a [\(subset)]><a>&e2;</a>"), "unresolvedEntity")
            let broken = "<!DOCTYPE a [\(subset)<!ENTITY x '&#0;'>]><a/>"
            expectStart(DocumentReading.refusal(broken), "invalidCharacter")
        }
    }

    @Test(
        "An undeclared entity is unresolved only if something unread could declare it, and standalone documents use none"
    )
    func undeclared() {
        // An undeclared entity is unresolved only if something unread could declare it.
        expectEach([
            "<!DOCTYPE a><a>&e;</a>": "invalidReference 1:16", "<!DOCTYPE a []><a>&e;</a>": "invalidReference 1:19",
            "<a>&e;</a>": "invalidReference 1:4", "<!DOCTYPE a SYSTEM 'x'><a>&e;</a>": "unresolvedEntity 1:27",
            "<!DOCTYPE a [<!ENTITY % p ''>%p;]><a>&e;</a>": "unresolvedEntity 1:38",
            "<!DOCTYPE a [%p;]><a>&e;</a>": "unresolvedEntity 1:22",
            "<?xml version='1.0' standalone='yes'?><!DOCTYPE a SYSTEM 'x'><a>&e;</a>": "invalidReference 1:65",
            "<?xml version='1.0' standalone='no'?><!DOCTYPE a SYSTEM 'x'><a>&e;</a>": "unresolvedEntity 1:64",
            "<?xml version='1.0' standalone='yes'?><!DOCTYPE a [%p;]><a/>": "invalidReference 1:52",
        ]) { DocumentReading.refusal($0) }
        // A standalone document must not use entities declared only in a parameter entity.
        forEachRow([
            ("<a>&e;</a>", "invalidReference 2:4"), ("<a b='&e;'/>", "invalidReference 2:7"),
            ("<a>&own;</a>", "invalidReference 2:4"), ("<a/>", "accepted: <a b=\"1\"></a>"),
        ]) { root, expected in
            // The reference in the default value is in the parameter entity itself.
            let subset = "<!ENTITY % p '<!ENTITY e \"1\"><!ATTLIST a b CDATA \"&#38;e;\">'>%p;<!ENTITY own '&#38;e;'>"
            let text = "<?xml version='1.0' standalone='yes'?><!DOCTYPE a [\(subset)]>\n\(root)"
            expectEqual(DocumentReading.refusal(text), expected)
            expectStart(DocumentReading.refusal("<!DOCTYPE a [\(subset)]>\n\(root)"), "accepted")
        }
    }
}
