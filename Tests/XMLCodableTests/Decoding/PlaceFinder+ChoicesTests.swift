import Foundation
import Testing
import XMLCodable

/// Decoding choices.
struct PlaceFinderChoicesTests {
    struct Circle: Codable, Equatable { @XMLAttribute var r: Int }
    enum Shape: Codable, Equatable { case circle(Circle), dot, size(Int) }

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

    struct Inline<Choice: Decodable>: Decodable {
        var title: String?
        var choice: Choice
        enum CodingKeys: String, CodingKey { case title, choice = "*" }
    }

    static let strange = "<d><dot/><title>t</title><square/>text<size>1</size></d>"

    @Test("Elements without a case are skipped, or captured by a case with an element, of its name or of any")
    func capture() throws {
        let skipped = try XMLDecoder().decode(Drawing<Shape>.self, from: Self.strange)
        expectEqual(skipped, Drawing(title: "t", items: [.dot, .size(1)]))
        enum Open: Codable, Equatable {
            case dot
            case other(XML.Element)
            enum CodingKeys: String, CodingKey { case dot, other = "*" }
        }
        let xml = #"<d><dot /><square a="1">x<y /></square><other>1</other></d>"#
        let elements = try XML.Document(parsing: xml).root.elements
        try expectCase(xml, Drawing(items: [Open.dot, .other(elements[1]), .other(elements[2])]))
        let starred = "<d>a <any>1</any><dot /> <b>2</b></d>"
        let all = try XMLDecoder().decode(Drawing<Starred>.self, from: starred)
        expectEqual(all.items.count, 5)
        try expectEqual(XMLEncoder().encodeToString(all, withRootKey: "d"), starred)
        let items = try decoded([NamedRaw].self, #"<d><dot/><raw a="1"/><other/></d>"#)
        expectEqual(items.count, 2)
        try expectEqual(XMLEncoder().encodeToString(items, withRootKey: "d"), #"<d><dot /><raw a="1" /></d>"#)
        let renamed = [NamedRaw.raw(XML.Element("x", text: "t"))]
        try expectEqual(XMLEncoder().encodeToString(renamed, withRootKey: "d"), "<d><raw>t</raw></d>")
        let alone = #"<p:z xmlns:p="urn:example:p" a="1">t<p:b /></p:z>"#
        try expectEqual(XMLEncoder().encodeToString(XMLDecoder().decode(Starred.self, from: alone)), alone)
        try expectEqual(XMLEncoder().encodeToString(NamedRaw.raw(XML.Element("x", text: "t"))), "<raw>t</raw>")
    }

    @Test("Elements without a case are errors by strategy, and errors of choices have their location")
    func mistakes() throws {
        let choices = "expected <circle>, <dot> or <size> for Drawing<Shape>.* at"
        for (xml, sentence) in [
            (Self.strange, "1:26: \(choices) /d/square, found <square>"),
            ("<d><dot/>text</d>", "1:10: \(choices) /d, found text"),
        ] {
            let refused = refusal(Drawing<Shape>.self, xml) { $0.unknownChoices = .throw }
            expectEqual(refused?.kind, "dataCorrupted")
            expectEqual(refused?.sentence, sentence)
        }
        try expectDecoded("<d>\n <dot/> <title>t</title>\n</d>", Drawing(title: "t", items: [Shape.dot])) {
            $0.unknownChoices = .throw
        }
        expectFailure(
            Drawing<Shape>.self, "<d><dot/><circle r='x'/></d>", "dataCorrupted", "*/Index 1/circle/r",
            #"1:21: expected an integer for Circle.r at /d/circle/@r, found "x""#)
        expectFailure(
            Drawing<Shape>.self, "<d><size>many</size></d>", "dataCorrupted", "*/Index 0/size",
            #"1:10: expected an integer for Shape.size at /d/size, found "many""#)
        expectFailure(
            Drawing<Shape>.self, "<d><circle/></d>", "keyNotFound", "*/Index 0/circle/r",
            "1:4: expected the attribute 'r' for Circle.r at /d/circle, found none")
        let all = "expected <circle>, <dot> or <size>"
        expectFailure(
            WithA<Shape>.self, "<d><a/></d>", "typeMismatch", "a",
            "1:4: \(all) for WithA<Shape>.a at /d/a, found none")
        expectFailure(
            WithA<Shape>.self, "<d><a><dot/><size>1</size></a></d>", "typeMismatch", "a",
            "1:19: expected one choice for WithA<Shape>.a at /d/a/size, found <size> too")
        expectFailure(
            WithA<Shape>.self, "<d/>", "keyNotFound", "a", "1:1: expected <a> for WithA<Shape>.a at /d, found none")
        expectFailure(
            Inline<Shape>.self, "<d><title>x</title></d>", "keyNotFound", "*",
            "1:1: \(all) for Inline<Shape>.* at /d, found none")
        expectFailure(Shape.self, "<square/>", "typeMismatch", "", "1:1: \(all) at /square, found none")
        for xml in ["<r>x</r>", "<r><a>1</a>x<a>2</a></r>", "<r><b/>x</r>", "<r>x<a>1</a></r>"] {
            expectPart(refusal(Contents<Endless>.self, xml)?.sentence, "expected <a> or text")
        }
    }

    @Test("An optional choice that is malformed is an error, not nil, and so is deeply nested content, not a crash")
    func optional() throws {
        struct Model: Decodable {
            var shape: Shape?
            enum CodingKeys: String, CodingKey { case shape = "*" }
        }
        expectEqual(refusal(Model.self, "<m><circle/></m>")?.key, "r")
        try expectNil(decoded(Model.self, "<m/>").shape)
        indirect enum Nested: Codable { case b([Nested]) }
        let depth = 250
        var value = try XMLDecoder().decode(Nested.self, from: deepXML("b", depth))
        #expect(try XMLEncoder().encodeToString(value).hasPrefix("<b><b><b>"))
        for _ in 0..<depth { value = .b([value]) }
        #expect(throws: EncodingError.self) { try XMLEncoder().encode(value) }
    }

    @Test("Key strategies and namespaces apply to the names of cases, not to an enum with a handwritten init(from:)")
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
        try expectDecoded(xml, [Item.bigDot, .longLine(3)]) { $0.namespaces = .ignoringPrefixes }
        enum Accented: Codable, Equatable {
            case x
            enum CodingKeys: String, CodingKey { case x = "\u{E9}" }
        }
        try expectDecoded("<d><\u{E9}/><e\u{301}/></d>", [Accented.x])
        try expectCase(
            "<d><d><kind>a</kind><value>1</value></d><d><kind>b</kind><value>x</value></d></d>",
            [Tagged.a(1), .b("x")])
        let drawing = Drawing(title: nil, items: [Shape.dot, .size(1)])
        let json = String(decoding: try JSONEncoder().encode(drawing), as: UTF8.self)
        expectEqual(json, #"{"*":[{"dot":{}},{"size":{"_0":1}}]}"#)
    }

    @Test("A path given to the decoder leads to choices, which can be optional or have a location")
    func path() throws {
        let inList = "<d><list><dot/><size>1</size></list></d>"
        try expectEqual(XMLDecoder().decode([Shape].self, from: inList, at: "list.*"), [.dot, .size(1)])
        try expectEqual(XMLDecoder().decode(Shape.self, from: inList, at: "list.size"), .size(1))
        // Each element is a case, or has one in it, as it would alone.
        let within = "<d><a><b><dot/></b><b><size>1</size></b></a><size>2</size><size>3</size></d>"
        for path in ["a.b", "a[1].b", "*.b", "**.b"] {
            try expectEqual(XMLDecoder().decode([Shape].self, from: within, at: path), [.dot, .size(1)])
        }
        for path in ["size", "**.size"] {
            let shapes = try XMLDecoder().decode([Shape].self, from: within, at: path)
            expectEqual(shapes.suffix(2), [.size(2), .size(3)])
        }
        try expectEqual(XMLDecoder().decodeFragment([Shape].self, from: "<dot/><size>2</size>"), [.dot, .size(2)])
        let xml = "<d><dot /><size>2</size></d>"
        let located = try decoded([XMLLocated<Shape>].self, xml)
        expectEqual(located.map(\.value), [.dot, .size(2)])
        expectEqual(located.map(\.column), [4, 17])
        try expectEqual(XMLEncoder().encodeToString(located, withRootKey: "d"), xml)
        let inside = Drawing<XMLLocated<Shape>>(items: located)
        try expectEqual(XMLEncoder().encodeToString(inside, withRootKey: "d"), xml)
        try expectEqual(decoded(Drawing<XMLLocated<Shape>>.self, xml), inside)
        let optional: [Shape?] = [.dot, nil, .size(2)]
        let written = try XMLEncoder().encodeToString(optional, withRootKey: "d")
        try expectEqual(decoded([Shape?].self, written), optional)
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
            let (kind, value) =
                switch self {
                case .a(let value): ("a", "\(value)")
                case .b(let value): ("b", value)
                }
            try container.encode(kind, forKey: .kind)
            try container.encode(value, forKey: .value)
        }
    }

    enum Second: Codable, Equatable { case c(Int) }
    enum Third: Codable, Equatable {
        case d(Int)
        case text(String)
        enum CodingKeys: String, CodingKey { case d, text = "#text" }
    }

    @Test("A type can have several choices, and the cases of a type with a namespace are in that namespace")
    func groups() throws {
        struct Groups: Codable, Equatable {
            var first: [ChoiceAB], second: Second?, third: [Third]
            enum CodingKeys: String, CodingKey { case first = "*first", second = "*second", third = "*third" }
        }
        struct NestedGroups: Codable, Equatable {
            var first: [ChoiceAB], second: [Second]
            enum CodingKeys: String, CodingKey { case first = "x.*first", second = "x.*second" }
        }
        let groups = Groups(first: [.a(1), .b(2)], second: .c(3), third: [.d(4), .text("t")])
        let written = try encoded(groups)
        expectEqual(written, "<r><a>1</a><b>2</b><c>3</c><d>4</d>t</r>")
        let decoder = XMLDecoder()
        decoder.unknownChoices = .throw
        decoder.unknownNodes = .throw
        try expectEqual(decoder.decode(Groups.self, from: written), groups)
        try expectEqual(decoder.decode(Groups.self, from: "<r><d>4</d><b>2</b><c>3</c>t</r>").first, [.b(2)])
        let nested = NestedGroups(first: [.a(1)], second: [.c(2)])
        let nestedXML = try encoded(nested)
        expectEqual(nestedXML, "<r><x><a>1</a><c>2</c></x></r>")
        try expectEqual(decoder.decode(NestedGroups.self, from: nestedXML), nested)
        let values: [Qualified] = [.number(1), .size(width: 2), .label(level: 3, "x")]
        let xml = try encoded(values)
        expectEqual(
            xml,
            """
            <r xmlns:shapes="urn:example:shapes"><shapes:number>1</shapes:number><shapes:size><shapes:width>2\
            </shapes:width></shapes:size><shapes:label><shapes:level>3</shapes:level>x</shapes:label></r>
            """)
        try expectDecoded(xml, values)
        try expectDecoded(xml.replacing("urn:example:shapes", with: "urn:example:other"), [Qualified]())
        try expectDecoded("<r xmlns='urn:example:shapes'><number>1</number></r>", Drawing(items: [Qualified.number(1)]))
        for content in ["<a>1</a><z/><d>2</d>", "<z/>", "<a>1</a><a/>"] {
            #expect(refusal { try decoder.decode(Groups.self, from: "<r>\(content)</r>") } != nil, "\(content)")
        }
    }

    enum Qualified: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:example:shapes")
        case number(Int)
        case size(width: Int)
        case label(level: Int, String)
    }

    enum NamedRaw: Codable, Equatable { case dot, raw(XML.Element) }

    indirect enum Endless: Codable, Equatable {
        case a(Int), text(Endless)
        enum CodingKeys: String, CodingKey { case a, text = "#text" }
    }
}
