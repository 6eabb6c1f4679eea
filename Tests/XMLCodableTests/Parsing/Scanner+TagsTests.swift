import Testing

@testable import XMLCodable

struct ScannerTagsTests {

    @Test("Productions 4 and 5: the characters that names begin with and have")
    func names() {
        // Productions 4 and 5: a name begins with a letter, an underscore or a colon.
        forEachRow([
            ("a", true), ("_", true), ("Z9", true), ("a-.9\u{B7}", true), ("\u{C0}", true), ("\u{F8}", true),
            ("\u{37F}", true), ("\u{200C}", true), ("\u{2070}", true), ("\u{3001}", true), ("\u{F900}", true),
            ("\u{FFFD}", true), ("\u{10000}", true), ("\u{EFFFF}", true), ("a\u{300}", true), ("a\u{203F}", true),
            ("1", false), ("-a", false), (".a", false), ("\u{B7}", false), ("\u{300}", false), ("\u{D7}", false),
            ("\u{F7}", false), ("\u{37E}", false), ("\u{203F}", false), ("\u{2190}", false), ("\u{3000}", false),
            ("\u{F0000}", false), ("&amp;", false), ("\"a\"", false), ("%a", false), ("\u{A0}a", false),
        ]) { name, isName in
            expectEqual(verdict("<\(name)/>"), (isName ? "accepted" : "invalidName 1:2"))
            expectEqual(verdict("<a \(name)='1'/>"), (isName ? "accepted" : "invalidName 1:4"))
            expectEqual(verdict("<a><?\(name)?></a>"), (isName ? "accepted" : "invalidName 1:6"))
        }
        // A character that is not allowed in names ends the name.
        forEachRow([
            "\u{D7}", "\u{F7}", "\u{37E}", "\u{2190}", "\u{F0000}", "+", "(", "&amp;", "\"", "\u{A0}", "\u{2028}",
        ]) { character in
            expectEqual(verdict("<ab\(character)c/>"), "syntax 1:4")
            expectEqual(verdict("<a bc\(character)d='1'/>"), "syntax 1:6")
        }
    }

    @Test("Tags and attributes that are well-formed, those that are errors with their place, and normalized values")
    func tags() throws {
        // Attributes, and declarations and uses of namespaces, that are well-formed.
        forEachRow([
            // productions 40, 41 and 44: attributes.
            "<a b='1'/>", "<a b=\"1\"/>", "<a b = '1' />", "<a\nb\t=\r'1'\n/>", "<a b='' c=''/>", "<a b='>'/>",
            "<a b='\"' c=\"'\"/>", "<a b=']]>'/>", "<a b='&lt;&amp;&#60;'/>", "<a b='1'\n></a>", "<a b='1' B='2'/>",
            "<a b='\u{E9}\n'/>", "<a xml:lang='en' xml:space='anything'/>", "<a a='1'/>", "<a><b c='1'/><b c='1'/></a>",
            "<a b='1'><b b='1'><a b='1'/></b></a>", "<a \u{E9}='1' e\u{301}='2'/>",
            // Namespaces in XML 1.0: valid declarations and uses.
            "<a xmlns='u'/>", "<a xmlns=''/>", "<a xmlns='u'><b xmlns=''/></a>", "<p:a xmlns:p='u'/>",
            "<p:a p:b='1' xmlns:p='u'></p:a>", "<a xmlns:p='u'><b><p:c p:d=''/></b></a>",
            "<a xmlns:p='u'><b xmlns:p='v'><p:c/></b><p:c/></a>", "<a b='1' p:b='2' xmlns='u' xmlns:p='u'/>",
            "<a p:b='1' q:b='2' xmlns:p='u' xmlns:q='v'/>", "<a xmlns:p='u' xmlns:q='u' p:b='1' q:c='2'/>",
            "<a xml:lang='en'/>", "<xml:a/>", "<a xmlns:xml='http://www.w3.org/XML/1998/namespace'/>",
            "<a xmlns:xmlx='u' xmlx:b=''/>", "<a xmlns:p='not a URI'/>", "<a xmlns:p='urn:\u{E9}'/>",
            "<a xmlns:p='HTTP://www.w3.org/XML/1998/namespace'/>", "<a xmlns:P='u' xmlns:p='v'/>",
            "<a xmlns:\u{E9}='u' \u{E9}:b='1'/>", "<p:p xmlns:p='u' p:p='1' p='2'/>",
            "<a xmlns:p='u'><b p:c='1'/><b xmlns:p='v' p:c='1'/></a>",
        ]) { text in
            expectEqual(verdict(text), "accepted")
        }
        // Malformed tags and duplicate attributes are errors with their location.
        expectEach([
            // malformed tags are errors with their location.
            "< a/>": "invalidName 1:2", "<>": "invalidName 1:2", "<a/ >": "syntax 1:3", "<a //>": "syntax 1:4",
            "<a<b/>": "syntax 1:3", "<a b/>": "syntax 1:5", "<a b>": "syntax 1:5", "<a b c='1'/>": "syntax 1:6",
            "<a b=1/>": "syntax 1:6", "<a b=/>": "syntax 1:6", "<a b==''/>": "syntax 1:6",
            "<a ='1'/>": "invalidName 1:4", "<a '1'/>": "invalidName 1:4", "<a b='1'c='2'/>": "syntax 1:9",
            "<a b='1''2'/>": "syntax 1:9", "<a b='1',c='2'/>": "syntax 1:9", "<a b='<'/>": "syntax 1:7",
            "<a b='1\n<b/>'/>": "syntax 2:1", "<a b='&'/>": "invalidReference 1:7",
            "<a b='\u{201D}/>": "unexpectedEnd 1:10", "<a b=\u{201C}1\u{201D}/>": "syntax 1:6",
            "<a b='1/><c/>": "syntax 1:10", "<a b='\u{B}'/>": "invalidCharacter 1:7", "<a b\u{A0}='1'/>": "syntax 1:5",
            "<a\u{A0}b='1'/>": "syntax 1:3", "<a b='1' >>": "unexpectedEnd 1:12",
            // duplicate attributes are rejected.
            "<a b='1' b='2'/>": "duplicateAttribute 1:10", "<a b='1' c='2' b='1'/>": "duplicateAttribute 1:16",
            "<a xmlns='u' xmlns='v'/>": "duplicateAttribute 1:14",
            "<a xmlns:p='u' xmlns:p='u'/>": "duplicateAttribute 1:16",
            "<a>\n<b c='1'\nc='1'/></a>": "duplicateAttribute 3:1",
            "<a longer-than-eight='1' longer-than-eighty='2' longer-than-eight='3'/>": "duplicateAttribute 1:49",
        ]) { verdict($0) }
        // Section 3.3.3: white space in attribute values becomes spaces, unless written as references.
        forEachRow([
            ("1\n2", "1 2"), ("1\t2", "1 2"), ("1\r\n2", "1 2"), ("1\r2", "1 2"), ("1\n\r2", "1  2"),
            (" 1  2 ", " 1  2 "), ("1&#10;2&#9;3&#13;4", "1\n2\t3\r4"), ("1&#32;\n2", "1  2"),
            ("\u{85}\u{2028}", "\u{85}\u{2028}"),
        ]) { value, expected in
            let found = try XML.Document(parsing: "<a b='\(value)'/>").root[attribute: "b"]
            #expect(ScalarEquality.equal(found, expected))
        }
    }

    @Test("Namespaces in XML 1.0: names that are refused, and the namespaces of others")
    func namespaces() throws {
        // Namespaces in XML 1.0: undeclared prefixes, forbidden declarations and invalid names.
        forEachRow([
            // Namespaces in XML 1.0: prefixes must be declared where they are used.
            ("<p:a/>", "1:2"), ("<a>\n  <p:b/></a>", "2:4"), ("<a><b xmlns:p='u'/><p:c/></a>", "1:21"),
            ("<a><b xmlns:p='u'></b><p:c/></a>", "1:24"), ("<p:a><b xmlns:p='u'/></p:a>", "1:2"),
            ("<a xmlns:P='u'><p:b/></a>", "1:17"), ("<a xmlns:p='u'><pp:b/></a>", "1:17"),
            ("<a xmlns:b='u'><q:b/></a>", "1:17"),
            // Namespaces in XML 1.0: forbidden declarations and invalid names.
            ("<a p:b='1'/>", "1:4"), ("<a p:b='1' xmlns:q='u'/>", "1:4"), ("<a b='1'\n p:c = '1'/>", "2:2"),
            ("<a xmlns:p=''/>", "1:4"), ("<p:a xmlns:p=''/>", "1:6"), ("<a xmlns:p='u'><b xmlns:p=''/></a>", "1:19"),
            ("<a xmlns:xmlns='u'/>", "1:4"), ("<a xmlns:xmlns='http://www.w3.org/2000/xmlns/'/>", "1:4"),
            ("<a xmlns:xml='u'/>", "1:4"), ("<a xmlns:xml=''/>", "1:4"),
            ("<a xmlns:p='http://www.w3.org/XML/1998/namespace'/>", "1:4"),
            ("<a xmlns:p='http://www.w3.org/XML/1998/name&#115;pace'/>", "1:4"),
            ("<a xmlns='http://www.w3.org/XML/1998/namespace'/>", "1:4"),
            ("<a b='1' xmlns:p='http://www.w3.org/2000/xmlns/'/>", "1:10"),
            ("<a xmlns='http://www.w3.org/2000/xmlns/'/>", "1:4"), ("<xmlns:a/>", "1:2"),
            ("<xmlns:a xmlns:a='u'/>", "1:2"), ("<:a/>", "1:2"), ("<a:/>", "1:2"), ("<:/>", "1:2"),
            ("<a::b xmlns:a='u'/>", "1:2"), ("<a:b:c xmlns:a='u'/>", "1:2"), ("<a:1 xmlns:a='u'/>", "1:2"),
            ("<a:-b xmlns:a='u'/>", "1:2"), ("<a :b='1'/>", "1:4"), ("<a b:='1'/>", "1:4"),
            ("<a b:c:d='1' xmlns:b='u'/>", "1:4"), ("<a xmlns:='u'/>", "1:4"), ("<a xmlns:b:c='u'/>", "1:4"),
            ("<a b='1' :c='2' d:='3'/>", "1:10"), ("<a b\t=\n'1' \u{E9}:c\n= '2'/>", "2:5"),
        ]) { text, place in
            expectEqual(verdict(text), "invalidNamespace \(place)")
        }
        // Section 6.3: attributes must not have the same expanded name.
        forEachRow([
            ("<a p:b='1' q:b='2' xmlns:p='u' xmlns:q='u'/>", "1:12"),
            ("<a xmlns:p='u' xmlns:q='&#117;' p:b='1' q:b='1'/>", "1:41"),
            ("<a xmlns:p='u'><c xmlns:q='u' q:b='1' d='' p:b='1'/></a>", "1:44"),
        ]) { text, place in
            expectEqual(verdict(text), "duplicateAttribute \(place)")
        }
        // Names have the namespace in scope, attributes without a prefix have none.
        let text = "<a xmlns='u' b='1'><p:c xmlns:p='v' xmlns='w' p:d='2' e='3'><f/></p:c><g xmlns=''/><h/></a>"
        let root = try XML.Document(parsing: text).root
        expectEqual(root.name.namespaceURI, "u")
        let inner = try #require(root["p:c"])
        expectEqual(inner.name.namespaceURI, "v")
        expectEqual(inner["f"]?.name.namespaceURI, "w")
        expectEqual(inner.attributes.first { $0.name.localName == "d" }?.name.namespaceURI, "v")
        expectNil(inner.attributes.first { $0.name.localName == "e" }?.name.namespaceURI)
        expectNil(root["g"]?.name.namespaceURI)
        expectEqual(root["h"]?.name.namespaceURI, "u")
    }
}
