import Foundation
import Testing
import XMLCodable

/// Decoding choices.
struct PlaceFinderChoicesTests {
    struct Circle: Codable, Equatable { @XMLAttribute var r: Int }

    enum Shape: Codable, Equatable { case circle(Circle), dot, size(Int) }

    enum Open: Codable, Equatable {
        case dot
        case other(XML.Element)
        enum CodingKeys: String, CodingKey { case dot, other = "*" }
    }

    enum Starred: Codable, Equatable {
        case dot
        case any(XML.Element)
        case text(String)
        enum CodingKeys: String, CodingKey { case dot, any = "*", text = "#text" }
    }

    struct Drawing<Item: Codable & Equatable>: Codable, Equatable {
        var title: String?
        var items: [Item]
        enum CodingKeys: String, CodingKey { case title, items = "*" }
    }

    struct One: Codable, Equatable { var shape: Shape }

    struct InlineOne: Codable, Equatable {
        var title: String?
        var shape: Shape
        enum CodingKeys: String, CodingKey { case title, shape = "*" }
    }

    static let strange = "<d><dot/><title>t</title><square/>text<size>1</size></d>"

    @Test("Elements without a case are skipped by default, or captured by a case with an element or the key *")
    func capture() throws {
        let skipped = try XMLDecoder().decode(Drawing<Shape>.self, from: Self.strange)
        expectEqual(skipped, Drawing(title: "t", items: [.dot, .size(1)]))
        let xml = #"<d><dot /><square a="1">x<y /></square><other>1</other></d>"#
        let drawing = try XMLDecoder().decode(Drawing<Open>.self, from: xml)
        expectEqual(drawing.items.count, 3)
        guard case .other(let square) = drawing.items[1], case .other(let other) = drawing.items[2] else {
            Issue.record("not captured: \(drawing)")
            return
        }
        expectEqual(square.name.qualifiedName, "square")
        expectEqual(other.text, "1")
        try expectEqual(XMLEncoder().encodeToString(drawing, withRootKey: "d"), xml)
        let starred = "<d>a <any>1</any><dot /> <b>2</b></d>"
        let all = try XMLDecoder().decode(Drawing<Starred>.self, from: starred)
        expectEqual(all.items.count, 5)
        try expectEqual(XMLEncoder().encodeToString(all, withRootKey: "d"), starred)
    }

    @Test(
        "Elements without a case are errors by strategy",
        arguments: [
            (strange, "1:26: expected <circle>, <dot> or <size> for Drawing<Shape>.* at /d/square, found <square>"),
            ("<d><dot/>text</d>", "1:10: expected <circle>, <dot> or <size> for Drawing<Shape>.* at /d, found text"),
        ])
    func refuse(xml: String, sentence: String) throws {
        let decoder = XMLDecoder()
        decoder.unknownChoices = .throw
        let refusal = try decodingRefusal(Drawing<Shape>.self, xml, decoder: decoder)
        expectEqual(refusal.kind, .dataCorrupted)
        expectEqual(refusal.sentence, sentence)
        let fine = try decoder.decode(Drawing<Shape>.self, from: "<d>\n <dot/> <title>t</title>\n</d>")
        expectEqual(fine, Drawing(title: "t", items: [.dot]))
    }

    static var mistakes: [(any Decodable.Type, String, DecodingRefusal.Kind, [String], String)] {
        [
            (
                Drawing<Shape>.self, "<d><dot/><circle r='x'/></d>", .dataCorrupted, ["*", "Index 1", "circle", "r"],
                #"1:21: expected an integer for Circle.r at /d/circle/@r, found "x""#
            ),
            (
                Drawing<Shape>.self, "<d><size>many</size></d>", .dataCorrupted, ["*", "Index 0", "size"],
                #"1:10: expected an integer for Shape.size at /d/size, found "many""#
            ),
            (
                Drawing<Shape>.self, "<d><circle/></d>", .keyNotFound, ["*", "Index 0", "circle", "r"],
                "1:4: expected the attribute 'r' for Circle.r at /d/circle, found none"
            ),
            (
                One.self, "<d><shape/></d>", .typeMismatch, ["shape"],
                "1:4: expected <circle>, <dot> or <size> for One.shape at /d/shape, found none"
            ),
            (
                One.self, "<d><shape><dot/><size>1</size></shape></d>", .typeMismatch, ["shape"],
                "1:23: expected one choice for One.shape at /d/shape/size, found <size> too"
            ),
            (One.self, "<d/>", .keyNotFound, ["shape"], "1:1: expected <shape> for One.shape at /d, found none"),
            (
                InlineOne.self, "<d><title>x</title></d>", .keyNotFound, ["*"],
                "1:1: expected <circle>, <dot> or <size> for InlineOne.* at /d, found none"
            ),
            (
                Shape.self, "<square/>", .typeMismatch, [],
                "1:1: expected <circle>, <dot> or <size> at /square, found none"
            ),
        ]
    }

    @Test("Errors have their location", arguments: mistakes.indices)
    func mistake(index: Int) throws {
        let (type, xml, kind, path, sentence) = Self.mistakes[index]
        let refusal = try decodingRefusal(type, xml)
        expectEqual(refusal.kind, kind)
        expectEqual(refusal.path, path)
        expectEqual(refusal.sentence, sentence)
    }

    @Test("An optional choice that is malformed is an error, not nil, and so is deeply nested content, not a crash")
    func optional() throws {
        struct Model: Codable {
            var shape: Shape?
            enum CodingKeys: String, CodingKey { case shape = "*" }
        }
        #expect(throws: DecodingError.self) { try XMLDecoder().decode(Model.self, from: "<m><circle/></m>") }
        try expectNil(XMLDecoder().decode(Model.self, from: "<m/>").shape)
        indirect enum Nested: Codable { case b([Nested]) }
        let depth = 250
        let xml = String(repeating: "<b>", count: depth) + String(repeating: "</b>", count: depth)
        var value = try XMLDecoder().decode(Nested.self, from: xml)
        #expect(try XMLEncoder().encodeToString(value).hasPrefix("<b><b><b>"))
        for _ in 0..<depth { value = .b([value]) }
        #expect(throws: EncodingError.self) { try XMLEncoder().encode(value) }
    }

    @Test("Key strategies and namespaces apply to the names of cases, which are compared by Unicode scalars")
    func names() throws {
        enum Item: Codable, Equatable { case bigDot, longLine(Int) }
        let decoder = XMLDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let encoder = XMLEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        try expectCase(
            "<d><big_dot /><long_line>3</long_line></d>", [Item.bigDot, .longLine(3)], encoder: encoder,
            decoder: decoder)
        let xml = "<a:d xmlns:a='urn:a'><a:bigDot/><a:longLine>3</a:longLine></a:d>"
        try expectEqual(decoded([Item].self, xml) { $0.namespaces = .ignoringPrefixes }, [.bigDot, .longLine(3)])
        enum Accented: Codable, Equatable {
            case x
            enum CodingKeys: String, CodingKey { case x = "\u{E9}" }
        }
        try expectEqual(XMLDecoder().decode([Accented].self, from: "<d><\u{E9}/><e\u{301}/></d>"), [.x])
    }

    @Test("A path given to the decoder leads to choices, which can be optional or have a location")
    func path() throws {
        let inList = "<d><list><dot/><size>1</size></list></d>"
        try expectEqual(XMLDecoder().decode([Shape].self, from: inList, at: "list.*"), [.dot, .size(1)])
        try expectEqual(XMLDecoder().decode(Shape.self, from: inList, at: "list.size"), .size(1))
        try expectEqual(XMLDecoder().decodeFragment([Shape].self, from: "<dot/><size>2</size>"), [.dot, .size(2)])
        let xml = "<d><dot /><size>2</size></d>"
        let located = try XMLDecoder().decode([XMLLocated<Shape>].self, from: xml)
        expectEqual(located.map(\.value), [.dot, .size(2)])
        expectEqual(located.map(\.column), [4, 17])
        try expectEqual(XMLEncoder().encodeToString(located, withRootKey: "d"), xml)
        let inside = Drawing<XMLLocated<Shape>>(items: located)
        try expectEqual(XMLEncoder().encodeToString(inside, withRootKey: "d"), xml)
        try expectEqual(XMLDecoder().decode(Drawing<XMLLocated<Shape>>.self, from: xml), inside)
        let optional: [Shape?] = [.dot, nil, .size(2)]
        let written = try XMLEncoder().encodeToString(optional, withRootKey: "d")
        try expectEqual(XMLDecoder().decode([Shape?].self, from: written), optional)
    }

    enum Tagged: Codable, Equatable {
        case a(Int)
        case b(String)
        enum CodingKeys: String, CodingKey { case kind, value }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if try container.decode(String.self, forKey: .kind) == "a" {
                self = .a(try container.decode(Int.self, forKey: .value))
            } else {
                self = .b(try container.decode(String.self, forKey: .value))
            }
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .a(let value):
                try container.encode("a", forKey: .kind)
                try container.encode(value, forKey: .value)
            case .b(let value):
                try container.encode("b", forKey: .kind)
                try container.encode(value, forKey: .value)
            }
        }
    }

    @Test(
        "An enum with a handwritten init(from:) is an ordinary element, and the JSON of a choice has the standard form")
    func byHand() throws {
        try expectCase(
            "<d><d><kind>a</kind><value>1</value></d><d><kind>b</kind><value>x</value></d></d>",
            [Tagged.a(1), .b("x")])
        let drawing = Drawing(title: nil, items: [Shape.dot, .size(1)])
        let json = String(decoding: try JSONEncoder().encode(drawing), as: UTF8.self)
        expectEqual(json, #"{"*":[{"dot":{}},{"size":{"_0":1}}]}"#)
    }

    enum First: Codable, Equatable { case a(Int), b(Int) }
    enum Second: Codable, Equatable { case c(Int) }
    enum Third: Codable, Equatable {
        case d(Int)
        case text(String)
        enum CodingKeys: String, CodingKey { case d, text = "#text" }
    }

    struct Groups: Codable, Equatable {
        var first: [First]
        var second: Second?
        var third: [Third]
        enum CodingKeys: String, CodingKey { case first = "*first", second = "*second", third = "*third" }
    }

    struct NestedGroups: Codable, Equatable {
        var first: [First], second: [Second]
        enum CodingKeys: String, CodingKey { case first = "x.*first", second = "x.*second" }
    }

    @Test("A type can have several choices, and the cases of a type with a namespace are in that namespace")
    func groups() throws {
        let groups = Groups(first: [.a(1), .b(2)], second: .c(3), third: [.d(4), .text("t")])
        let written = try XMLEncoder().encodeToString(groups, withRootKey: "r")
        expectEqual(written, "<r><a>1</a><b>2</b><c>3</c><d>4</d>t</r>")
        let decoder = XMLDecoder()
        decoder.unknownChoices = .throw
        decoder.unknownNodes = .throw
        try expectEqual(decoder.decode(Groups.self, from: written), groups)
        try expectEqual(decoder.decode(Groups.self, from: "<r><d>4</d><b>2</b><c>3</c>t</r>").first, [.b(2)])
        let nested = NestedGroups(first: [.a(1)], second: [.c(2)])
        let nestedXML = try XMLEncoder().encodeToString(nested, withRootKey: "r")
        expectEqual(nestedXML, "<r><x><a>1</a><c>2</c></x></r>")
        try expectEqual(decoder.decode(NestedGroups.self, from: nestedXML), nested)
        let values: [Qualified] = [.number(1), .size(width: 2), .label(level: 3, "x")]
        let xml = try XMLEncoder().encodeToString(values, withRootKey: "r")
        expectEqual(
            xml,
            """
            <r xmlns:shapes="urn:example:shapes"><shapes:number>1</shapes:number><shapes:size><shapes:width>2\
            </shapes:width></shapes:size><shapes:label><shapes:level>3</shapes:level>x</shapes:label></r>
            """)
        try expectEqual(XMLDecoder().decode([Qualified].self, from: xml), values)
        let other = xml.replacingOccurrences(of: "urn:example:shapes", with: "urn:example:other")
        try expectEqual(XMLDecoder().decode([Qualified].self, from: other), [])
        let bare = "<r xmlns='urn:example:shapes'><number>1</number></r>"
        try expectEqual(XMLDecoder().decode(Drawing<Qualified>.self, from: bare).items, [.number(1)])
        for content in ["<a>1</a><z/><d>2</d>", "<z/>", "<a>1</a><a/>"] {
            #expect(throws: DecodingError.self, "\(content)") {
                try decoder.decode(Groups.self, from: "<r>\(content)</r>")
            }
        }
    }

    enum Qualified: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:shapes")
        case number(Int)
        case size(width: Int)
        case label(level: Int, String)
    }

    enum NamedRaw: Codable, Equatable { case dot, raw(XML.Element) }

    @Test("A case with an element that has a name takes only elements of that name, and is the root there")
    func namedElement() throws {
        let items = try XMLDecoder().decode([NamedRaw].self, from: #"<d><dot/><raw a="1"/><other/></d>"#)
        expectEqual(items.count, 2)
        try expectEqual(XMLEncoder().encodeToString(items, withRootKey: "d"), #"<d><dot /><raw a="1" /></d>"#)
        let renamed = [NamedRaw.raw(XML.Element("x", text: "t"))]
        try expectEqual(XMLEncoder().encodeToString(renamed, withRootKey: "d"), "<d><raw>t</raw></d>")
        let xml = #"<p:z xmlns:p="urn:example:p" a="1">t<p:b /></p:z>"#
        let value = try XMLDecoder().decode(Starred.self, from: xml)
        try expectEqual(XMLEncoder().encodeToString(value), xml)
        try expectEqual(XMLEncoder().encodeToString(NamedRaw.raw(XML.Element("x", text: "t"))), "<raw>t</raw>")
    }

    indirect enum Endless: Codable, Equatable {
        case a(Int), text(Endless)
        enum CodingKeys: String, CodingKey { case a, text = "#text" }
    }

    struct EndlessList: Codable, Equatable {
        var items: [Endless]
        enum CodingKeys: String, CodingKey { case items = "*" }
    }

    @Test("Text is no choice", arguments: ["<r>x</r>", "<r><a>1</a>x<a>2</a></r>", "<r><b/>x</r>", "<r>x<a>1</a></r>"])
    func textOfCases(xml: String) throws {
        let refusal = try #require(unreadable(EndlessList.self, xml))
        #expect(refusal.sentence.contains("expected <a> or text"), "\(refusal.sentence)")
    }
}
