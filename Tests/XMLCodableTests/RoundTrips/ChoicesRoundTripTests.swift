import Foundation
import Testing
import XMLCodable

/// Round trips of choices with synthesized conformance.
struct ChoicesRoundTripTests {
    struct Circle: Codable, Equatable {
        @XMLAttribute var r: Int
    }

    enum Shape: Codable, Equatable {
        case circle(Circle)
        case rect(width: Int, height: Int)
        case dot
        case label(String)
        case size(Int?)
        case pair(Int, Int)
        case price(Decimal, currency: String)

        enum PriceCodingKeys: String, CodingKey { case _0, currency = "@currency" }
    }

    struct Inline: Codable, Equatable {
        @XMLAttribute var id: Int
        var shapes: [Shape]
        enum CodingKeys: String, CodingKey { case id, shapes = "*" }
    }

    struct Wrapped: Codable, Equatable {
        var shapes: [Shape]
        enum CodingKeys: String, CodingKey { case shapes = "shapes.*" }
    }

    struct Single: Codable, Equatable {
        var shape: Shape
        var next: Shape?
    }

    struct SingleInline: Codable, Equatable {
        var title: String?
        var shape: Shape?
        enum CodingKeys: String, CodingKey { case title, shape = "*" }
    }

    static let shapes: [Shape] = [
        .circle(Circle(r: 1)), .dot, .rect(width: 2, height: 3), .circle(Circle(r: 4)), .label("a < b"), .size(5),
        .size(nil), .pair(6, 7), .price(8.5, currency: "EUR"),
    ]
    static let written =
        #"<circle r="1" /><dot /><rect><width>2</width><height>3</height></rect><circle r="4" />"#
        + "<label>a &lt; b</label><size>5</size><size /><pair><_0>6</_0><_1>7</_1></pair>"
        + #"<price currency="EUR">8.5</price>"#

    @Test(
        "Choices are the content under a key or path that ends in *, and in the root; a plain key has an element for each"
    )
    func inline() throws {
        try expectCase(#"<Inline id="7">\#(Self.written)</Inline>"#, Inline(id: 7, shapes: Self.shapes))
        try expectCase("<Wrapped><shapes>\(Self.written)</shapes></Wrapped>", Wrapped(shapes: Self.shapes))
        try expectCase(
            #"<r><value><circle r="1" /></value><value><dot /></value></r>"#,
            One(value: [Shape.circle(Circle(r: 1)), .dot]))
        try expectCase("<drawing>\(Self.written)</drawing>", Self.shapes)
    }

    @Test("A single choice is in the element of a plain key, or inline under the key *, or nil")
    func single() throws {
        for shape in Self.shapes {
            let value = Single(shape: shape, next: nil)
            let text = try XMLEncoder().encodeToString(value)
            expectStart(text, "<Single><shape><")
            try expectEqual(XMLDecoder().decode(Single.self, from: text), value)
        }
        try expectCase(
            #"<Single><shape><dot /></shape><next><circle r="2" /></next></Single>"#,
            Single(shape: .dot, next: .circle(Circle(r: 2))))
        try expectCase(
            #"<a><title>x</title><circle r="2" /></a>"#, SingleInline(title: "x", shape: .circle(Circle(r: 2))))
        try expectCase("<a><title>x</title></a>", SingleInline(title: "x", shape: nil))
        try expectCase("<a><title>x</title><size>1</size></a>", SingleInline(title: "x", shape: .size(1)))
    }

    @Test("At the top level the root is the case", arguments: [0, 1, 2, 4, 5, 6, 7, 8])
    func root(index: Int) throws {
        let shape = Self.shapes[index]
        let text = try XMLEncoder().encodeToString(shape)
        #expect(Self.written.contains(text))
        try expectEqual(XMLDecoder().decode(Shape.self, from: text), shape)
        let named = try XMLEncoder().encodeToString(shape, withRootKey: "drawing")
        expectEqual(named, "<drawing>\(text)</drawing>")
        try expectEqual(XMLDecoder().decode(Shape.self, from: named), shape)
    }

    @Test("Arrays of arrays, optional arrays and sets of choices")
    func nested() throws {
        struct Rows: Codable, Equatable {
            var row: [[Shape]]
            var more: Set<Name>?
            enum Name: Codable, Hashable { case a, b(String) }
            enum CodingKeys: String, CodingKey { case row, more = "more.*" }
        }
        try expectCase(
            "<r><row><dot /><dot /></row><row><size>1</size></row><more><b>x</b></more></r>",
            Rows(row: [[.dot, .dot], [.size(1)]], more: [.b("x")]))
    }

    // MARK: - Mixed content

    indirect enum Run: Codable, Equatable {
        case text(String)
        case b([Run])
        case a(Link)
        case br

        enum CodingKeys: String, CodingKey { case text = "#text", b, a, br }
    }

    struct Link: Codable, Equatable {
        @XMLAttribute var href: String
        var runs: [Run]
        enum CodingKeys: String, CodingKey { case href, runs = "*" }
    }

    struct Paragraph: Codable, Equatable {
        @XMLAttribute var id: Int?
        var runs: [Run]
        enum CodingKeys: String, CodingKey { case id, runs = "*" }
    }

    /// Created on each use, because leak detectors report the boxes of recursive enums in a global variable.
    static var paragraphs: [(String, [Run])] {
        [
            ("<p>Salt</p>", [.text("Salt")]),
            ("<p> Salt &amp; <b>pepper</b> </p>", [.text(" Salt & "), .b([.text("pepper")]), .text(" ")]),
            ("<p><b>a</b>, <b>b</b></p>", [.b([.text("a")]), .text(", "), .b([.text("b")])]),
            (
                #"<p>See <a href="x">the <b>bold</b> one</a><br />next</p>"#,
                [
                    .text("See "), .a(Link(href: "x", runs: [.text("the "), .b([.text("bold")]), .text(" one")])), .br,
                    .text("next"),
                ]
            ),
            ("<p><b>a<b>b<b>c</b></b></b></p>", [.b([.text("a"), .b([.text("b"), .b([.text("c")])])])]),
            ("<p><br />&#32;<br /></p>", [.br, .text(" "), .br]),
            ("<p><br />x<br /> <br /></p>", [.br, .text("x"), .br, .text(" "), .br]),
            ("<p>&#10;&#32;</p>", [.text("\n ")]),
            ("<p />", []),
            ("<p><b /></p>", [.b([])]),
        ]
    }

    @Test("Text between elements is kept exactly, and in order", arguments: paragraphs)
    func mixed(xml: String, runs: [Run]) throws {
        try expectCase(xml, Paragraph(id: nil, runs: runs))
        let pretty = XMLEncoder()
        pretty.outputFormatting = .prettyPrinted
        let text = try pretty.encodeToString(Paragraph(id: nil, runs: runs), withRootKey: "p")
        try expectEqual(XMLDecoder().decode(Paragraph.self, from: text).runs, runs)
    }

    @Test("White space alone is indentation unless there is other text; comments end no run; a run can be any scalar")
    func indentation() throws {
        let xml = "<p>\n  <br/>\n  <b>\n    <br/>\n  </b>\n</p>"
        try expectEqual(XMLDecoder().decode(Paragraph.self, from: xml).runs, [.br, .b([.br])])
        let mixed = "<p>\n  <br/>\n  x<br/>\n</p>"
        try expectEqual(
            XMLDecoder().decode(Paragraph.self, from: mixed).runs,
            [.text("\n  "), .br, .text("\n  x"), .br, .text("\n")])
        let commented = "<p>a<!-- c -->b<![CDATA[<&]]><?p i?> c<br/><![CDATA[ ]]></p>"
        try expectEqual(XMLDecoder().decode(Paragraph.self, from: commented).runs, [.text("ab<& c"), .br, .text(" ")])
        enum Item: Codable, Equatable {
            case number(Int)
            case gap
            enum CodingKeys: String, CodingKey { case number = "#text", gap }
        }
        try expectCase("<r>1<gap />2</r>", [Item.number(1), .gap, .number(2)])
    }
}
