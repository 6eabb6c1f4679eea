import Foundation
import Testing
import XMLCodable

/// Content that nothing reads.
struct DecodingStateInspectionTests {
    enum Choice: Codable, Equatable {
        case number(Int)
        case nodes([XML.Node])
        case point(AttributeA<Int>)
        case any(XML.Element)
        enum CodingKeys: String, CodingKey { case number, nodes, point, any = "*" }
    }

    struct Raw: Decodable { var list: [XML.Element], one: XML.Element?, lists: [[XML.Node]] }

    struct Inside: Decodable {
        @InnerXML var text: String
        var nodes: [XML.Node]
    }

    struct Attributes: Decodable {
        var ids: [Int]
        enum CodingKeys: String, CodingKey { case ids = "sound.@id" }
    }

    struct Paths: Decodable {
        var a: Int, b: Int
        enum CodingKeys: String, CodingKey { case a = "p.a", b = "p.b" }
    }

    /// Expects a report of the unread content, and the first of it as the error of strict decoding.
    private func expect<T: Decodable>(
        _ type: T.Type, _ xml: String, unread: [String], _ location: SourceLocation = #_sourceLocation
    ) {
        let report = XMLDecoder().diagnose(type, from: xml)
        #expect(report.compactMap(\.location.elementPath) == unread, sourceLocation: location)
        #expect(
            report.allSatisfy { [.unknownElement, .unknownAttribute, .unknownText, .mergedElement].contains($0.kind) },
            sourceLocation: location)
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        if let first = unread.first {
            let error = #expect(throws: DecodingError.self, sourceLocation: location) {
                try decoder.decode(type, from: xml)
            }
            #expect("\(error as Any)".contains("at \(first)"), sourceLocation: location)
        } else {
            #expect(throws: Never.self, sourceLocation: location) { try decoder.decode(type, from: xml) }
        }
    }

    @Test("What is captured raw is read, text by a case that has it, elements of a path as far as it leads")
    func captured() {
        expect(Raw.self, "<r><list a='1'><b/>t</list><list/><one x='1'><u/></one><lists>t<q/></lists></r>", unread: [])
        expect(
            Contents<Choice>.self, "<r><number>1</number><z q='1'><y/>t</z><nodes>t<q z='1'/></nodes></r>", unread: [])
        expect([Choice].self, "<r><z q='1'><y/>t</z><nodes>t<q/></nodes></r>", unread: [])
        expect(
            Inside.self, "<r><text a='1'>x<b/></text><nodes b='2'>y<c/></nodes></r>",
            unread: ["/r/text/@a", "/r/nodes/@b"])
        expect([Choice].self, "<r><nodes b='1'>t<q/></nodes></r>", unread: ["/r/nodes/@b"])
        expect(
            Contents<Choice>.self, "<r><point a='1'>t</point><number>1<b/></number></r>",
            unread: ["/r/point", "/r/number/b"])
        expect(
            [Choice].self, "<r><point a='1' y='2'/><number z='1'>1</number></r>",
            unread: ["/r/point/@y", "/r/number/@z"])
        expect(One<Int>.self, "<r><value>1<b/>2</value></r>", unread: ["/r/value/b"])
        expect(
            Attributes.self, "<r><sound id='1'/><sound/><sound id='3' z='1'>t</sound></r>",
            unread: ["/r/sound[2]", "/r/sound[3]/@z", "/r/sound[3]"])
        expect(
            Paths.self, "<r><p><a>1</a><c/></p><p q='1'><b>2</b>t</p></r>",
            unread: ["/r/p[1]/c", "/r/p[2]", "/r/p[2]/@q", "/r/p[2]"])
    }

    struct Lines: Decodable {
        var lines: [Int], total: Int? = nil, code: String? = nil
        enum CodingKeys: String, CodingKey { case lines = "body.lines.line", total = "body.total", code = "body.@code" }
    }

    struct Rest<Item: Decodable>: Decodable {
        var items: [Item]
        enum CodingKeys: String, CodingKey { case items = "p.*" }
    }

    struct Own: Decodable {
        var value: Int, unit: String? = nil
        enum CodingKeys: String, CodingKey { case value, unit = "value.@unit" }
    }

    struct Indexed: Decodable {
        var first: Int, second: Int
        enum CodingKeys: String, CodingKey { case first = "stop.0.name", second = "stop.1.name" }
    }

    struct Nested: Decodable {
        init(from decoder: any Decoder) throws {
            let outer = try decoder.container(keyedBy: Own.CodingKeys.self)
            let inner = try outer.nestedContainer(keyedBy: Own.CodingKeys.self, forKey: .value)
            _ = try inner.decodeIfPresent(Int.self, forKey: .value)
        }
    }

    @Test("Further elements that a path leads through are merged, and a report says which value merges them")
    func merged() throws {
        let body = "<body><lines><line>1</line><line>2</line></lines><total>3</total></body>"
        expect(Lines.self, "<r>\(body)</r>", unread: [])
        expect(Lines.self, "<r>\(body)<body><lines><line>4</line></lines></body></r>", unread: ["/r/body[2]"])
        expect(
            Lines.self, "<r><body><lines><line>1</line></lines><lines><line>2</line></lines></body></r>",
            unread: ["/r/body/lines[2]"])
        expect(Lines.self, "<r><body code='x'/><body><total>3</total></body></r>", unread: ["/r/body[2]"])
        expect(Rest<Choice>.self, "<r><p><number>1</number></p><p><number>2</number></p></r>", unread: ["/r/p[2]"])
        expect(Rest<XML.Element>.self, "<r><p><b/></p><p><c/></p></r>", unread: ["/r/p[2]"])
        expect(Rest<XML.Node>.self, "<r><p>t</p><p>u</p></r>", unread: ["/r/p[2]"])
        expect(Own.self, "<r><value>1</value><value unit='m'/></r>", unread: ["/r/value[2]"])
        expect(Indexed.self, "<r><stop><name>1</name></stop><stop><name>2</name></stop></r>", unread: [])
        expect(Attributes.self, "<r><sound id='1'/><sound id='2'/></r>", unread: [])
        let xml =
            "<r>\n <a>\n <body><lines><line>1</line></lines></body>\n <body><lines><line>2</line></lines></body></a></r>"
        let (order, report) = try XMLDecoder().decodeWithReport(WithA<Lines>.self, from: xml)
        expectEqual(order.a.lines, [1, 2])
        expectEqual(report.map(\.description), ["4:2: Lines merges <body> at /r/a/body[2] with the first one"])
        expectEqual(report.map(\.kind), [.mergedElement])
        expectEqual(report.map(\.keyPath), ["a"])
        expect(Nested.self, "<r><value><value>1</value></value><value/></r>", unread: ["/r/value[2]"])
    }

    @Test("An element for a path with an index is not merged by one that finds nothing in it; later ones are unknown")
    func indexed() throws {
        struct Model: Codable, Equatable {
            var words: [String], number: Int? = nil
            enum CodingKeys: String, CodingKey { case words = "mid.v", number = "mid.1.u" }
        }
        let value = Model(words: [], number: 7)
        let text = try encoded(value)
        expectEqual(text, "<r><mid/><mid><u>7</u></mid></r>".replacing("<mid/>", with: "<mid />"))
        try expectEqual(decoded(Model.self, text) { $0.unknownNodes = .throw }, value)
        #expect(XMLDecoder().diagnose(Model.self, from: text).isEmpty)
        // One that nothing is written for, and one of which a part would be written in the first.
        for xml in ["<r><mid/><mid/></r>", "<r><mid><v>x</v></mid><mid><v>y</v><u>7</u></mid></r>"] {
            #expect(XMLDecoder().diagnose(Model.self, from: xml).map(\.kind) == [.mergedElement], "\(xml)")
        }
        // Items of an array are written by themselves.
        struct Items: Codable, Equatable {
            var a: [Int], b: Int? = nil
            enum CodingKeys: String, CodingKey { case a, b = "a.b" }
        }
        try expectStrict("<r><a>1</a><a>2</a></r>", Items(a: [1, 2], b: nil))
        struct Second: Codable, Equatable {
            @XMLAttribute @XMLList var words: [String]
            enum CodingKeys: String, CodingKey { case words = "data.1.w" }
        }
        let xml = try encoded(Second(words: []))
        #expect(XMLDecoder().diagnose(Second.self, from: xml).isEmpty, "\(xml)")
        let full = #"<r><data/><data w="a b"/></r>"#
        #expect(XMLDecoder().diagnose(Second.self, from: full).isEmpty)
        for more in [#"<r><data/><data/><data/></r>"#, #"<r><data/><data w="a b"/><data/></r>"#] {
            expectEqual(XMLDecoder().diagnose(Second.self, from: more).map(\.location.column), [more.count - 10])
        }
    }
}
