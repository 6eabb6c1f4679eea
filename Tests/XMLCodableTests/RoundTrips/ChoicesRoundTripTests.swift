import Foundation
import Testing
import XMLCodable

/// Round trips of choices with synthesized conformance.
struct ChoicesRoundTripTests {
    struct Circle: Codable, Equatable { @XMLAttribute var r: Int }
    enum Shape: Codable, Equatable {
        case circle(Circle), rect(width: Int, height: Int), dot, label(String), size(Int?), pair(Int, Int)
        case price(Decimal, currency: String)
        enum PriceCodingKeys: String, CodingKey { case _0, currency = "@currency" }
    }
    struct Content<Item: Codable & Equatable>: Codable, Equatable {
        @XMLAttribute var id: Int?
        var items: [Item]
        enum CodingKeys: String, CodingKey { case id, items = "*" }
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

    @Test("Choices are the content under a key or path that ends in *, and in the root; a plain key has elements")
    func inline() throws {
        try expectCase(#"<Inline id="7">\#(Self.written)</Inline>"#, Content(id: 7, items: Self.shapes))
        try expectCase("<Wrapped><shapes>\(Self.written)</shapes></Wrapped>", Wrapped(shapes: Self.shapes))
        try expectCase(
            #"<r><value><circle r="1" /></value><value><dot /></value></r>"#,
            One(value: [Shape.circle(Circle(r: 1)), .dot]))
        try expectCase("<drawing>\(Self.written)</drawing>", Self.shapes)
        // Arrays of arrays, optional arrays and sets.
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

    @Test("A single choice is in the element of a plain key, or inline under the key *, or the root, or nil")
    func single() throws {
        for shape in Self.shapes {
            let value = Single(shape: shape, next: nil)
            let text = try encoded(value, root: nil)
            expectStart(text, "<Single><shape><")
            try expectEqual(decoded(Single.self, text), value)
            let root = try encoded(shape, root: nil)
            expectPart(Self.written, root)
            try expectEqual(decoded(Shape.self, root), shape)
            let named = try encoded(shape, root: "drawing")
            expectEqual(named, "<drawing>\(root)</drawing>")
            try expectEqual(decoded(Shape.self, named), shape)
        }
        try expectCase(
            #"<Single><shape><dot /></shape><next><circle r="2" /></next></Single>"#,
            Single(shape: .dot, next: .circle(Circle(r: 2))))
        for (xml, shape) in [
            (#"<circle r="2" />"#, Shape.circle(Circle(r: 2))), ("", nil), ("<size>1</size>", .size(1)),
        ] { try expectCase("<a><title>x</title>\(xml)</a>", SingleInline(title: "x", shape: shape)) }
    }
    indirect enum Run: Codable, Equatable {
        case text(String), b([Run]), a(Link), br
        enum CodingKeys: String, CodingKey { case text = "#text", b, a, br }
    }
    struct Link: Codable, Equatable {
        @XMLAttribute var href: String
        var runs: [Run]
        enum CodingKeys: String, CodingKey { case href, runs = "*" }
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
        try expectCase(xml, Content(id: nil, items: runs))
        let pretty = XMLEncoder()
        pretty.outputFormatting = .prettyPrinted
        let text = try pretty.encodeToString(Content(id: nil, items: runs), withRootKey: "p")
        try expectEqual(decoded(Content<Run>.self, text).items, runs)
    }

    @Test("White space alone is indentation unless there is other text; comments end no run; a run can be any scalar")
    func indentation() throws {
        let xml = "<p>\n  <br/>\n  <b>\n    <br/>\n  </b>\n</p>"
        try expectEqual(decoded(Content<Run>.self, xml).items, [.br, .b([.br])])
        let mixed = "<p>\n  <br/>\n  x<br/>\n</p>"
        let runs = [Run.text("\n  "), .br, .text("\n  x"), .br, .text("\n")]
        try expectEqual(decoded(Content<Run>.self, mixed).items, runs)
        let commented = "<p>a<!-- c -->b<![CDATA[<&]]><?p i?> c<br/><![CDATA[ ]]></p>"
        try expectEqual(decoded(Content<Run>.self, commented).items, [.text("ab<& c"), .br, .text(" ")])
        enum Item: Codable, Equatable {
            case number(Int), gap
            enum CodingKeys: String, CodingKey { case number = "#text", gap }
        }
        try expectCase("<r>1<gap />2</r>", [Item.number(1), .gap, .number(2)])
    }
}
