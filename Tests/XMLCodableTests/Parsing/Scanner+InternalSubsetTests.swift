import Testing

@testable import XMLCodable

struct ScannerInternalSubsetTests {
    @Test(
        "Grammar errors have their location, those in a parameter entity that of the outermost reference",
        arguments: [
            // grammar errors between declarations have their location.
            ("x", "syntax 1:14"), ("&#32;", "syntax 1:14"), ("&amp;", "syntax 1:14"),
            ("<![INCLUDE[]]>", "syntax 1:14"), ("<![IGNORE[]]>", "syntax 1:14"), ("<a/>", "syntax 1:14"),
            ("<!DOCTYPE b>", "syntax 1:14"), ("<!element a ANY>", "syntax 1:14"), ("<!-- -- -->", "syntax 1:19"),
            ("<?xml version='1.0'?>", "invalidDeclaration 1:14"), ("<?p:q?>", "invalidNamespace 1:16"),
            ("<?p", "unexpectedEnd 1:23"), ("<![CDATA[]]>", "syntax 1:14"), ("%", "invalidName 1:15"),
            ("% p;", "invalidName 1:15"), ("%p", "invalidReference 1:14"), ("%p ;", "invalidReference 1:14"),
            ("%;", "invalidName 1:15"), ("%p:q;", "invalidNamespace 1:15"),
            // grammar errors in notation declarations have their location.
            ("<!NOTATIONn SYSTEM 's'>", "syntax 1:24"), ("<!NOTATION SYSTEM 's'>", "syntax 1:32"),
            ("<!NOTATION n>", "syntax 1:26"), ("<!NOTATION n >", "syntax 1:27"),
            ("<!NOTATION n 's'>", "syntax 1:27"), ("<!NOTATION p:n SYSTEM 's'>", "invalidNamespace 1:25"),
            ("<!NOTATION n PUBLIC '{'>", "invalidCharacter 1:35"), ("<!NOTATION n PUBLIC 'p''s'>", "syntax 1:37"),
            ("<!NOTATION n SYSTEM 's' 's'>", "syntax 1:38"), ("<!NOTATION n SYSTEM 's'", "syntax 1:37"),
            // an error in a parameter entity is located at the outermost reference in the document.
            ("<!ENTITY % p '<!ENTITY e'>\n%p;", "unexpectedEnd 2:1"),
            ("<!ENTITY % p '<!ENTITY e \"'>\n %p;'>", "unexpectedEnd 2:2"), ("<!ENTITY % p 'x'>\n%p;", "syntax 2:1"),
            ("<!ENTITY % p ']'>\n%p;", "syntax 2:1"), ("<!ENTITY % p '<![INCLUDE[]]>'>\n%p;", "syntax 2:1"),
            ("<!ENTITY % p '<?xml version=\"1.0\"?>'>\n%p;", "invalidDeclaration 2:1"),
            ("<!ENTITY % p '<!--'>\n%p; -->", "unexpectedEnd 2:1"),
            ("<!ENTITY % p '<?q'>\n%p; ?>", "unexpectedEnd 2:1"),
            ("<!ENTITY % p '&#37;p;'>\n%p;", "recursiveEntity 2:1"),
            ("<!ENTITY % p '&#37;q;'><!ENTITY % q '&#37;p;'>\n%p;", "recursiveEntity 2:1"),
            ("<!ENTITY % p 'x'><!ENTITY % q '&#37;p;'>\n  %q;", "syntax 2:3"),
            ("<!ENTITY % p '<!ENTITY e \"&#37;x;\">'>\n%p;", "syntax 2:1"),
            ("<!ENTITY % p '<!ATTLIST a b CDATA \"&#60;\">'>\n%p;", "syntax 2:1"),
            ("<!ENTITY % p '<!ATTLIST a b CDATA \"&#38;no;\">'>\n%p;", "unresolvedEntity 2:1"),
            ("<!ENTITY % p '<!ENTITY e \"&#38;#0;\">'>\n%p;", "invalidCharacter 2:1"),
        ])
    func refused(_ subset: String, _ expected: String) {
        expectEqual(DocumentReading.refusal("<!DOCTYPE a [\(subset)]><a/>"), expected)
    }

    @Test(
        "parameter entities can contain declarations",
        arguments: [
            ("<!ENTITY % p '<!ENTITY e \"1\">'>%p;", "1"), ("<!ENTITY % p ' <!--c--> <!ENTITY e \"1\"> '> %p; ", "1"),
            ("<!ENTITY % p ''>%p;%p;<!ENTITY e '1'>", "1"),
            ("<!ENTITY % p '<!ENTITY e \"1\">'><!ENTITY e '2'>%p;", "2"),
            ("<!ENTITY % p '<!ENTITY e \"1\">'>%p;<!ENTITY e '2'>", "1"),
            ("<!ENTITY % q '<!ENTITY e \"1\">'><!ENTITY % p '&#37;q;'>%p;", "1"),
            ("<!ENTITY % p '&#37;q;<!ENTITY e \"2\">'><!ENTITY % q '<!ENTITY e \"1\">'>%p;", "1"),
            ("<!ENTITY % p '<!ENTITY &#37; q \"&#60;!ENTITY e &#39;1&#39;>\">&#37;q;'>%p;", "1"),
            ("<!ENTITY % p '<!ENTITY e \"&#38;#38;#38;\">'>%p;", "&amp;"),
            ("<!ENTITY % p '<!ENTITY e \"a&#13;b\">'>%p;", "a&#13;b"),
            ("<!ENTITY % p '<!ATTLIST b c CDATA \"&#38;d;\">'><!ENTITY d '1'>%p;<!ENTITY e '<b/>'>", "<b c=\"1\"></b>"),
        ])
    func parameterEntities(_ subset: String, _ expected: String) throws {
        try expectEqual(DocumentReading.content("<!DOCTYPE a [\(subset)]><a>&e;</a>"), expected)
    }

    @Test("A message names the parameter entity; a standalone document reads on after an unread external one")
    func message() throws {
        let error = try #require(throws: XMLParsingError.self) {
            try DocumentReading.document("<!DOCTYPE a [<!ENTITY % p 'x'><!ENTITY % q '&#37;p;'>%q;]><a/>")
        }
        #expect(error.message.hasPrefix("in the entity 'p', expected a declaration"), "\(error.message)")
        let subset = "<!ENTITY % x SYSTEM 'x'>%x;<!ENTITY e '1'>"
        let text = "<?xml version='1.0' standalone='yes'?><!DOCTYPE a [\(subset)]><a>&e;</a>"
        try expectEqual(DocumentReading.content(text), "1")
        for id in ["SYSTEM 's'", "PUBLIC 'p'", "PUBLIC 'p' ", "PUBLIC 'p' 's'", "SYSTEM \"\"  "] {
            #expect(try DocumentReading.content("<!DOCTYPE a [<!NOTATION n \(id)>]><a/>") == "", "\(id)")
        }
    }

    @Test(
        "declarations after an unread parameter entity are checked but not processed",
        arguments: ["<!ENTITY % x SYSTEM 'x'>%x;", "%undeclared;", "%later;"])
    func unread(_ reference: String) throws {
        let subset = "<!ENTITY e '1'>\(reference)<!ENTITY e2 '2'><!ATTLIST a b CDATA 'c'><!ENTITY % later ''>"
        try expectEqual(DocumentReading.content("<!DOCTYPE a [\(subset)]><a>&e;</a>"), "1")
        #expect(DocumentReading.refusal("<!DOCTYPE a [\(subset)]><a>&e2;</a>").hasPrefix("unresolvedEntity"))
        let broken = "<!DOCTYPE a [\(subset)<!ENTITY x '&#0;'>]><a/>"
        #expect(DocumentReading.refusal(broken).hasPrefix("invalidCharacter"))
    }

    @Test(
        "an undeclared entity is unresolved only if something unread could declare it",
        arguments: [
            ("<!DOCTYPE a><a>&e;</a>", "invalidReference 1:16"), ("<!DOCTYPE a []><a>&e;</a>", "invalidReference 1:19"),
            ("<a>&e;</a>", "invalidReference 1:4"), ("<!DOCTYPE a SYSTEM 'x'><a>&e;</a>", "unresolvedEntity 1:27"),
            ("<!DOCTYPE a [<!ENTITY % p ''>%p;]><a>&e;</a>", "unresolvedEntity 1:38"),
            ("<!DOCTYPE a [%p;]><a>&e;</a>", "unresolvedEntity 1:22"),
            ("<?xml version='1.0' standalone='yes'?><!DOCTYPE a SYSTEM 'x'><a>&e;</a>", "invalidReference 1:65"),
            ("<?xml version='1.0' standalone='no'?><!DOCTYPE a SYSTEM 'x'><a>&e;</a>", "unresolvedEntity 1:64"),
            ("<?xml version='1.0' standalone='yes'?><!DOCTYPE a [%p;]><a/>", "invalidReference 1:52"),
        ])
    func undeclared(_ text: String, _ expected: String) {
        expectEqual(DocumentReading.refusal(text), expected)
    }

    @Test(
        "a standalone document must not use entities declared only in a parameter entity",
        arguments: [
            ("<a>&e;</a>", "invalidReference 2:4"), ("<a b='&e;'/>", "invalidReference 2:7"),
            ("<a>&own;</a>", "invalidReference 2:4"), ("<a/>", "accepted: <a b=\"1\"></a>"),
        ])
    func standalone(_ root: String, _ expected: String) {
        // The reference in the default value is in the parameter entity itself.
        let subset =
            "<!ENTITY % p '<!ENTITY e \"1\"><!ATTLIST a b CDATA \"&#38;e;\">'>%p;<!ENTITY own '&#38;e;'>"
        let text = "<?xml version='1.0' standalone='yes'?><!DOCTYPE a [\(subset)]>\n\(root)"
        expectEqual(DocumentReading.refusal(text), expected)
        #expect(DocumentReading.refusal("<!DOCTYPE a [\(subset)]>\n\(root)").hasPrefix("accepted"))
    }
}
