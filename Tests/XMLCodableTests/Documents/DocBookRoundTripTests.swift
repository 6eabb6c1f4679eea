import Foundation
import Testing
import XMLCodable
import XMLCodableEncodings

/// DocBook: mixed content, in which white space between inline elements is text.
enum DocBook {
    struct Article: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "article")
        @XMLAttribute var version: String
        @XMLAttribute var id: String?
        @XMLAttribute var language: String?
        var info: [Info]?
        var content: [Block]
        enum CodingKeys: String, CodingKey {
            case version, id = "xml:id", language = "xml:lang", info = "info.*", content = "*"
        }
    }

    enum Info: Codable, Equatable { case title([Inline]), author(Author), date(XML.DateTime), edition(String) }

    struct Author: Codable, Equatable {
        var firstname, surname: String
        var email: String?
        enum CodingKeys: String, CodingKey {
            case firstname = "personname.firstname", surname = "personname.surname", email
        }
    }

    indirect enum Block: Codable, Equatable {
        case section(Section), note([Block]), para(Paragraph), programlisting(Paragraph), orderedlist([Item])
        case itemizedlist([Item]), glossary(Glossary)
    }

    struct Section: Codable, Equatable {
        @XMLAttribute var id: String?
        var title: Paragraph
        var content: [Block]
        enum CodingKeys: String, CodingKey { case id = "xml:id", title, content = "*" }
    }

    struct Paragraph: Codable, Equatable {
        @XMLAttribute var role: String?
        @XMLAttribute var language: String?
        @XMLAttribute var href: URL?
        var content: [Inline]
        enum CodingKeys: String, CodingKey {
            case role, language, href = "{http://www.w3.org/1999/xlink}href", content = "*"
        }
    }

    enum Item: Codable, Equatable { case listitem([Block]) }

    /// What may be in a paragraph: text, phrases, links, and also lists.
    indirect enum Inline: Codable, Equatable {
        case text(String), emphasis(Paragraph), phrase(Paragraph)
        case literal(Paragraph), parameter(Paragraph), filename(Paragraph), glossterm(Paragraph), firstterm(Paragraph)
        case link(Paragraph), xref(linkend: String), orderedlist([Item]), itemizedlist([Item])
        enum CodingKeys: String, CodingKey {
            case text = "#text", emphasis, phrase, literal, parameter, filename, glossterm, firstterm, link, xref
            case orderedlist, itemizedlist
        }
        enum XrefCodingKeys: String, CodingKey { case linkend = "@linkend" }
    }

    struct Glossary: Codable, Equatable {
        @XMLAttribute var role: String?
        var entries: [Entry]
        enum CodingKeys: String, CodingKey { case role, entries = "glossentry" }
    }

    struct Entry: Codable, Equatable {
        var term: Paragraph
        var definition: [Block]
        enum CodingKeys: String, CodingKey { case term = "glossterm", definition = "glossdef.*" }
    }

    static let namespace = "http://docbook.org/ns/docbook"
    static let outline = DocumentOutline(
        mixed: [
            "title", "para", "programlisting", "emphasis", "phrase", "literal", "parameter", "filename", "glossterm",
            "firstterm", "link",
        ], in: namespace)
}

/// Round trips of DocBook.
struct DocBookRoundTripTests {
    @discardableResult
    private func expectUnchangedArticle(_ data: Data) throws -> (value: DocBook.Article, written: Data) {
        let decoder = XMLDecoder()
        decoder.namespaces = .bound(["": DocBook.namespace])
        // White space is text in paragraphs.
        decoder.trimValueWhitespaces = false
        let encoder = XMLEncoder()
        encoder.namespaces = decoder.namespaces
        return try expectUnchanged(
            DocBook.Article.self, data, formattings: [[]], outline: DocBook.outline, decoder: decoder, encoder: encoder)
    }

    @Test("an article with a glossary is unchanged", .enabled(if: RealDocument.hasShared))
    func glossary() throws {
        let article = try expectUnchangedArticle(RealDocument.shared("docbook-glossary.xml")).value
        let glossaries = article.content.compactMap { if case .glossary(let glossary) = $0 { glossary } else { nil } }
        let terms = glossaries.flatMap(\.entries).map(\.term.content)
        expectEqual(terms, [[.text("Quince")], [.text("Apple")], [.text("Bloodroot")]])
    }

    @Test("a single space between inline elements is unchanged, as are line breaks in listings")
    func inlineSpace() throws {
        let xml = """
            <d:article xmlns:d="http://docbook.org/ns/docbook" xmlns:l="http://www.w3.org/1999/xlink" version="5.0"
                xml:id="tides" xml:lang="en">
                <d:info><d:title><d:emphasis>High</d:emphasis> <d:literal>tide</d:literal></d:title><d:date>2026-07</d:date>
                </d:info>
                <d:para><d:emphasis role="bold">High</d:emphasis> <d:emphasis>water</d:emphasis></d:para>
                <d:para><d:emphasis>Low</d:emphasis><d:emphasis>water</d:emphasis></d:para>
                <d:para> </d:para>
                <d:section xml:id="s"><d:title/>
                    <d:para>See <d:link l:href="x.html?a&amp;b"> <d:filename>x</d:filename> </d:link>,
                        <d:xref linkend="tides"/><!-- here --> or:
                        <d:itemizedlist>
                            <d:listitem><d:para>one</d:para> <d:para>two</d:para></d:listitem>
                        </d:itemizedlist>
                    </d:para>
                    <d:programlisting language="xml">
            &lt;tide>
              <d:emphasis>4.1</d:emphasis>
            <![CDATA[</tide>]]>
            </d:programlisting>
                </d:section>
            </d:article>
            """
        let article = try expectUnchangedArticle(Data(xml.utf8)).value
        let paragraphs = article.content.compactMap { block in
            if case .para(let paragraph) = block { paragraph.content } else { nil }
        }
        let (high, low) = (DocBook.Paragraph(role: "bold", content: [.text("High")]), [DocBook.Inline.text("Low")])
        let water = DocBook.Inline.emphasis(DocBook.Paragraph(content: [.text("water")]))
        expectEqual(
            paragraphs,
            [
                [.emphasis(high), .text(" "), water], [.emphasis(DocBook.Paragraph(content: low)), water], [.text(" ")],
            ])
    }
}
