import Foundation
import Testing
import XMLCodable
import XMLCodableEncodings

private let xhtml = "http://www.w3.org/1999/xhtml"

/// XHTML: mixed content in which white space between elements is text, and MathML in another namespace.
enum XHTML {
    struct Page: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "html", namespace: xhtml)
        @XMLAttribute var language: String?
        @XMLAttribute var lang: String?
        var head: [Head]
        var body: Block
        enum CodingKeys: String, CodingKey { case language = "xml:lang", lang, head = "head.*", body }
    }

    enum Head: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: xhtml)
        case title(String), meta(Link), link(Link), style(Style)
    }

    /// A link or other metadata.
    struct Link: Codable, Equatable {
        @XMLAttribute var charset: String?
        @XMLAttribute var name: String?
        @XMLAttribute var content: String?
        @XMLAttribute @XMLList var rel: [String]
        @XMLAttribute var type: String?
        @XMLAttribute var href: URL?
    }

    struct Style: Codable, Equatable {
        @XMLAttribute var type: String?
        @XMLText @XMLCData var rules: String
    }

    /// What may be in the body. It is in the namespace of XHTML, also within other vocabularies.
    indirect enum Flow: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: xhtml)
        case text(String), div(Block), p(Block), blockquote(Block), pre(Block), h1(Block), h2(Block)
        case ul(Block), ol(Block), li(Block), a(Block)
        case b(Block), i(Block), em(Block), strong(Block), span(Block), code(Block), img(Image), br, math(Math)
        enum CodingKeys: String, CodingKey {
            case text = "#text", div, p, blockquote, pre, h1, h2, ul, ol, li, a, b, i, em, strong, span, code, img, br
            case math = "{http://www.w3.org/1998/Math/MathML}math"
        }
    }

    struct Block: Codable, Equatable {
        @XMLAttribute var id: String?
        @XMLAttribute var classes: String?
        @XMLAttribute var language: String?
        @XMLAttribute var href: URL?
        @XMLAttribute var title: String?
        var content: [Flow]
        enum CodingKeys: String, CodingKey {
            case id, classes = "class", language = "xml:lang", href, title, content = "*"
        }
    }

    struct Image: Codable, Equatable {
        @XMLAttribute var src: URL
        @XMLAttribute var alt: String
    }

    struct Math: Codable, Equatable {
        @XMLAttribute var alternative: String?
        var terms: [Term]
        enum CodingKeys: String, CodingKey { case alternative = "alttext", terms = "*" }
    }

    indirect enum Term: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "http://www.w3.org/1998/Math/MathML")
        case mrow([Term]), msup([Term]), mfrac([Term]), mn(String), mo(String), mi(String)
    }

    static let outline = DocumentOutline(
        mixed: [
            "body", "div", "p", "blockquote", "pre", "ul", "ol", "li", "a", "b", "i", "em", "strong", "span", "code",
        ], in: xhtml)

    /// White space is text in pages.
    static var decoder: XMLDecoder {
        let decoder = XMLDecoder()
        decoder.trimValueWhitespaces = false
        return decoder
    }
}

/// Round trips of XHTML.
struct XHTMLRoundTripTests {
    @Test("a page with formulas is unchanged", .enabled(if: RealDocument.hasShared))
    func page() throws {
        let data = try RealDocument.shared("mathml-epub-content.xhtml")
        let page = try expectUnchanged(
            XHTML.Page.self, data, formattings: [[]], outline: XHTML.outline, decoder: XHTML.decoder
        ).value
        expectEqual(page.head, [.meta(XHTML.Link(charset: "utf-8", rel: [])), .title("Minimal EPUB")])
        let maths = page.body.content.compactMap { if case .math(let math) = $0 { math } else { nil } }
        expectEqual(maths.map(\.alternative), ["2x+y-z"])
        expectEqual(maths.first?.terms.first, .mrow([.mn("2"), .mo(" \u{2061}"), .mi("x")]))
    }

    @Test("a single space between inline elements is unchanged, as is a line break in preformatted text")
    func inlineSpace() throws {
        let xml = """
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en">
                <head>
                    <title> Tides </title>
                    <link rel="stylesheet preload" href="tides.css"/>
                    <style><![CDATA[p > b { color: #036 }]]></style>
                </head>
                <body class="wide">
                    <p><b>High</b> <i>water</i></p>
                    <p><b>Low</b><i>water</i></p>
                    <p> <a href="a.html?b&amp;c"> <em/> </a> </p>
                    <pre>
            03:12  <b> 4.1</b>

            </pre>
                    <p>A <math xmlns="http://www.w3.org/1998/Math/MathML"><msup><mi>x</mi><mn>2</mn></msup></math>.</p>
                </body>
            </html>
            """
        let (page, written) = try expectUnchanged(
            XHTML.Page.self, Data(xml.utf8), formattings: [[]], outline: XHTML.outline, decoder: XHTML.decoder)
        let blocks = page.body.content.compactMap { if case .p(let block) = $0 { block.content } else { nil } }
        let high = XHTML.Block(content: [.text("High")])
        let water = XHTML.Block(content: [.text("water")])
        expectEqual(blocks.first, [.b(high), .text(" "), .i(water)])
        expectEqual(blocks.dropFirst().first, [.b(XHTML.Block(content: [.text("Low")])), .i(water)])
        expectEqual(page.head.first, .title(" Tides "))
        try expectEqual(XML.Document(parsing: written).root["body.pre"]?.text, "\n03:12  \n\n")
    }
}
