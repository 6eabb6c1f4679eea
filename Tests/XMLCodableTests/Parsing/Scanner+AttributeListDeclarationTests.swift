import Testing

@testable import XMLCodable

struct ScannerAttributeListDeclarationTests {
    @Test("Types and defaults of attributes, and grammar errors with their place")
    func declarations() throws {
        expectEach([
            "<!ATTLIST a>": "<a></a>", "<!ATTLIST a >": "<a></a>", "<!ATTLIST a b CDATA 'c'>": "<a b=\"c\"></a>",
            "<!ATTLIST a b CDATA \"it's\">": "<a b=\"it's\"></a>", "<!ATTLIST a b CDATA ''>": "<a b=\"\"></a>",
            "<!ATTLIST a b CDATA #IMPLIED>": "<a></a>", "<!ATTLIST a b CDATA #REQUIRED>": "<a></a>",
            "<!ATTLIST a b CDATA #FIXED 'c'>": "<a b=\"c\"></a>", "<!ATTLIST\na\nb\nCDATA\n'c'\n>": "<a b=\"c\"></a>",
            "<!ATTLIST a b CDATA 'c' d CDATA 'e'>": "<a b=\"c\" d=\"e\"></a>",
            "<!ATTLIST a b CDATA 'c'><!ATTLIST a d CDATA 'e'>": "<a b=\"c\" d=\"e\"></a>",
            // The first declaration is binding, whatever it says.
            "<!ATTLIST a b CDATA 'c'><!ATTLIST a b CDATA 'd'>": "<a b=\"c\"></a>",
            "<!ATTLIST a b CDATA 'c' b CDATA 'd'>": "<a b=\"c\"></a>",
            "<!ATTLIST a b CDATA #IMPLIED b CDATA 'd'>": "<a></a>", "<!ATTLIST b b CDATA 'c'>": "<a></a>",
            "<!ATTLIST a b ID ' c ' c IDREF ' ' d IDREFS 'x  y' e ENTITY 'z '>":
                "<a b=\"c\" c=\"\" d=\"x y\" e=\"z\"></a>",
            "<!ATTLIST a b ENTITIES ' c ' c NMTOKEN ' d' d NMTOKENS ' e  f '>": "<a b=\"c\" c=\"d\" d=\"e f\"></a>",
            "<!ATTLIST a b (c) ' c ' d (1|-|x:y) '1' e ( f | g ) ' g'>": "<a b=\"c\" d=\"1\" e=\"g\"></a>",
            "<!ATTLIST a b NOTATION (n) ' n ' c NOTATION\t( n | m ) 'm'>": "<a b=\"n\" c=\"m\"></a>",
            "<!ATTLIST a b CDATA '  c  d  '>": "<a b=\"  c  d  \"></a>",
            "<!ATTLIST a b CDATA 'c\td\ne\r\nf\rg'>": "<a b=\"c d e f g\"></a>",
            "<!ATTLIST a b CDATA '&#9;&#10;&#13;&#32;'>": "<a b=\"&#9;&#10;&#13; \"></a>",
            "<!ATTLIST a b NMTOKENS '&#9;&#32;x&#x20;&#32;y&#13; '>": "<a b=\"&#9; x y&#13;\"></a>",
            "<!ATTLIST a b CDATA '&lt;&amp;&quot;&#34;>'>": "<a b=\"&lt;&amp;&quot;&quot;>\"></a>",
            "<!ATTLIST a b NMTOKENS ' &lt;&amp; &quot;&#60;>'>": "<a b=\"&lt;&amp; &quot;&lt;>\"></a>",
            "<!ENTITY e 'x\"&#38;#60; y'><!ATTLIST a b CDATA '&e;&e;'>": "<a b=\"x&quot;&lt; yx&quot;&lt; y\"></a>",
            "<!ATTLIST a \u{E9} CDATA '\u{E9}'>": "<a \u{E9}=\"\u{E9}\"></a>",
        ]) { try DocumentReading.root("<!DOCTYPE a [\($0)]><a/>") }
        expectEach([
            "<!ATTLISTa>": "syntax 1:23", "<!ATTLIST>": "syntax 1:23", "<!ATTLIST >": "invalidName 1:24",
            "<!ATTLIST a:b:c>": "invalidNamespace 1:24", "<!ATTLIST a b>": "syntax 1:27",
            "<!ATTLIST a 1 CDATA ''>": "invalidName 1:26", "<!ATTLIST a b: CDATA ''>": "invalidNamespace 1:26",
            "<!ATTLIST a b >": "syntax 1:28", "<!ATTLIST a b CDATA>": "syntax 1:33",
            "<!ATTLIST a b CDATA >": "syntax 1:34", "<!ATTLIST a b CDATA''>": "syntax 1:33",
            "<!ATTLIST a b cdata ''>": "syntax 1:28", "<!ATTLIST a b NAME ''>": "syntax 1:28",
            "<!ATTLIST a b CDATAS ''>": "syntax 1:28", "<!ATTLIST a b () ''>": "invalidName 1:29",
            "<!ATTLIST a b (c,d) ''>": "syntax 1:30", "<!ATTLIST a b (c|) ''>": "invalidName 1:31",
            "<!ATTLIST a b (c d) ''>": "syntax 1:31", "<!ATTLIST a b ('c') ''>": "invalidName 1:29",
            "<!ATTLIST a b (c)'c'>": "syntax 1:31", "<!ATTLIST a b NOTATION ''>": "syntax 1:37",
            "<!ATTLIST a b NOTATION(n) ''>": "syntax 1:36", "<!ATTLIST a b NOTATION (1) ''>": "invalidName 1:38",
            "<!ATTLIST a b NOTATION () ''>": "invalidName 1:38",
            "<!ATTLIST a b NOTATION (p:n) ''>": "invalidNamespace 1:38", "<!ATTLIST a b CDATA c>": "syntax 1:34",
            "<!ATTLIST a b CDATA #implied>": "syntax 1:34", "<!ATTLIST a b CDATA # IMPLIED>": "syntax 1:34",
            "<!ATTLIST a b CDATA #FIXED>": "syntax 1:40", "<!ATTLIST a b CDATA #FIXED'c'>": "syntax 1:40",
            "<!ATTLIST a b CDATA #FIXED #IMPLIED>": "syntax 1:41",
            "<!ATTLIST a b CDATA #IMPLIED 'c'>": "invalidName 1:43",
            "<!ATTLIST a b CDATA 'c'd CDATA 'e'>": "syntax 1:37",
            "<!ATTLIST a b CDATA #IMPLIEDd CDATA 'e'>": "syntax 1:42", "<!ATTLIST a b CDATA 'c\">": "syntax 1:40",
            "<!ATTLIST a b CDATA '<'>": "syntax 1:35", "<!ATTLIST a b CDATA 'a&b'>": "invalidReference 1:36",
            "<!ATTLIST a b CDATA '&#0;'>": "invalidCharacter 1:35",
            "<!ATTLIST a b CDATA '&e;'>": "invalidReference 1:35",
            // An entity must be declared before the default value that refers to it.
            "<!ATTLIST a b CDATA '&e;'><!ENTITY e ''>": "invalidReference 1:35",
            "<!ENTITY e '<'><!ATTLIST a b CDATA 'x&e;'>": "syntax 1:51",
            "<!ENTITY e SYSTEM 'x'><!ATTLIST a b CDATA '&e;'>": "invalidReference 1:57",
            "<!ENTITY e SYSTEM 'x' NDATA n><!ATTLIST a b CDATA '&e;'>": "invalidReference 1:65",
            "<!ENTITY e '&f;'><!ENTITY f '&e;'><!ATTLIST a b CDATA '&e;'>": "recursiveEntity 1:69",
            "<!ATTLIST a %p;>": "invalidName 1:26", "<!ATTLIST %p; b CDATA ''>": "invalidName 1:24",
        ]) { DocumentReading.refusal("<!DOCTYPE a [\($0)]><a/>") }
    }
}
