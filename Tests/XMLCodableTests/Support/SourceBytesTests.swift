import Testing

@testable import XMLCodable
@testable import XMLCodableCanonical

struct SourceBytesTests {
    /// Documents that together cover the syntax.
    private static let documents = [
        """
        <?xml version="1.0" encoding="UTF-8" standalone='no'?>\r
        <!-- a – comment --><?target data?>
        <!DOCTYPE p:r PUBLIC "-//X//Y" 'uri' [
          <!ENTITY e "text &#38; &amp; é"> <!ENTITY m '<i k="&e;">&e;</i>'> <!ENTITY % q "<!ELEMENT z (a,(b|c)*,d?)>">
          %q; <!ENTITY x SYSTEM "x.xml" NDATA n> <!NOTATION n SYSTEM "n">
          <!ATTLIST i k CDATA #IMPLIED t NMTOKENS " a  b " f (u|v) #FIXED "u"> <!ELEMENT i (#PCDATA | b)*>
          <!-- c --> <?p i?>
        ]>
        <p:r xmlns:p="urn:p" xmlns = 'urn:d' p:a="1 &lt; &#x1F600;" b='"é"\t&e;'>
          text – &amp; ]] &m; 日本語 😀<e/><e  />\r\n<![CDATA[ < ]] > ]]><a-rather-long-name.indeed long-attribute-name-here="1"
          >x</a-rather-long-name.indeed\t><?i?><!--é--></p:r>
        <!-- after -->\n
        """,
        "\u{FEFF}<a><b>1</b><b>2</b><cc d='3' d2='4'/>\n <cc d='33' d2='44'/>\n\t\t <e>t</e></a>",
        "<a b=\"1\" c='2'><a b=\"1\" c='2'>&lt;</a>&gt;<\u{E9}\u{E9}\u{E9} \u{4E2D}='\u{10FFFF}'/></a>",
    ]

    /// The result of reading a source: the tree in canonical form, or the error.
    private func reading(_ source: SourceBytes, isFragment: Bool = false) -> String {
        var options = XML.ParsingOptions()
        options.unresolvedEntities = .keep
        do {
            if isFragment { return "\(try NodeStore.parse(source, options, isFragment: true).nodeCount) nodes" }
            let document = try XML.Document(source, options)
            return try document.canonicalString() + document.xmlString()
        } catch let error as XMLParsingError {
            return "\(error)"
        } catch {
            return "other: \(error)"
        }
    }

    private func expectSameReading(_ bytes: [UInt8], upTo count: Int, of memory: ForeignMemory) {
        let prefix = Array(bytes.prefix(count))
        for isFragment in [false, true] {
            let expected = reading(SourceBytes(copying: prefix), isFragment: isFragment)
            // The rest of the document follows, which must not be read.
            expectEqual(reading(memory.source(count: count), isFragment: isFragment), expected, for: count)
            // The allocation ends here.
            expectEqual(reading(.inPlace(prefix), isFragment: isFragment), expected, for: count)
        }
    }

    @Test("truncated documents give the same result read in place and copied", arguments: 0..<documents.count)
    func prefixes(document: Int) {
        let bytes = Array(Self.documents[document].utf8)
        let memory = ForeignMemory(bytes)
        for count in 0...bytes.count { expectSameReading(bytes, upTo: count, of: memory) }
        #expect(!reading(SourceBytes(copying: bytes)).contains("error"))
    }

    @Test(
        "truncated documents in other encodings give the same result read in place and copied",
        arguments: [XML.Encoding.utf16, .isoLatin1, .ascii])
    func encodings(_ encoding: XML.Encoding) throws {
        var options = XML.WritingOptions()
        options.outputEncoding = encoding
        let document = try XML.Document(parsing: "<a b='\u{E9}'>\u{E9}\u{4E2D}\u{1F600} &amp;<?p q?></a>\n")
        let bytes = Array(try document.data(options))
        let memory = ForeignMemory(bytes)
        for count in 0...bytes.count { expectSameReading(bytes, upTo: count, of: memory) }
    }

    @Test("a document ends at its end, whatever follows in memory")
    func followers() {
        let pairs = [
            ("<a>", "</a>"), ("<a", "/>"), ("<a b='", "'/>"), ("<a>&lt", ";</a>"), ("<a>é", "</a>"),
            ("<!--", "--><a/>"), ("<a><![CDATA[", "]]></a>"), ("<?p", "?><a/>"), ("<a/", ">"), ("<a></", "a>"),
            ("<a></a", ">"), ("<a/>", "x"), ("<!DOCTYPE a", "><a/>"), ("<a>]]", "></a>"), ("<a/>\r", "\n"),
            ("<", "a/>"), ("", "<a/>"),
        ]
        for (text, follower) in pairs {
            let bytes = Array((text + follower).utf8)
            expectSameReading(bytes, upTo: text.utf8.count, of: ForeignMemory(bytes))
        }
    }

    @Test("a byte after the end reads as zero, and the owner is retained exactly as long as the source")
    func behindTheEnd() async {
        let source = ForeignMemory([1, 2, 3]).source(count: 2)
        expectEqual((0..<100).map { source[$0] }, [1, 2] + [UInt8](repeating: 0, count: 98))
        expectEqual(SourceBytes(copying: [])[0], 0)
        await #expect(processExitsWith: .failure) { _ = SourceBytes(copying: [1])[-1] }
        var memory: ForeignMemory? = ForeignMemory([0x61])
        weak let held = memory
        var owning = memory?.source(count: 1)
        memory = nil
        #expect(held != nil)
        expectEqual(owning?[0], 0x61)
        owning = nil
        expectNil(held)
    }
}
