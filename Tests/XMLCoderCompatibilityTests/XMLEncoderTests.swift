import Foundation
import Testing
import XMLCoderCompatibility

/// XMLEncoder with XMLCoder's options.
struct XMLEncoderXMLCoderTests {
    private func text(_ header: XMLHeader, _ doctype: XMLDocumentType? = nil) throws -> String {
        let data = try XMLEncoder().encode(1, withRootKey: "r", header: header, doctype: doctype)
        return String(decoding: data, as: UTF8.self)
    }

    @Test("Headers and document types are written, and headers that cannot be written throw")
    func headers() throws {
        for (header, expected) in [
            (XMLHeader(), "<r>1</r>"), (XMLHeader(version: 1.0), "<?xml version=\"1.0\"?>\n<r>1</r>"),
            (XMLHeader(version: 1.0, encoding: "UTF-8"), "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<r>1</r>"),
            (XMLHeader(standalone: "no"), "<?xml version=\"1.0\" standalone=\"no\"?>\n<r>1</r>"),
        ] {
            try expectEqual(text(header), expected)
        }
        for header in [XMLHeader(version: 1.1), XMLHeader(standalone: "maybe"), XMLHeader(encoding: "UTF-32")] {
            #expect(throws: EncodingError.self) { try text(header) }
        }
        let system = XMLDocumentType.system(rootElement: "r", dtdLocation: "r.dtd")
        let data = try XMLEncoder().encode(1, withRootKey: "r", doctype: system)
        expectEqual(String(decoding: data, as: UTF8.self), "<!DOCTYPE r SYSTEM \"r.dtd\">\n<r>1</r>")
        let none: XMLHeader? = nil
        let optional: XMLDocumentType? = system
        let again = try XMLEncoder().encode(1, withRootKey: "r", header: none, doctype: optional)
        expectEqual(again, data)
        let bare = try XMLEncoder().encode(1, withRootKey: "r", header: nil, doctype: nil)
        expectEqual(String(decoding: bare, as: UTF8.self), "<r>1</r>")
        let both = XMLDocumentType.public(rootElement: "r", dtdName: "-//R", dtdLocation: "r.dtd")
        try expectEqual(
            text(XMLHeader(version: 1.0), both),
            "<?xml version=\"1.0\"?>\n<!DOCTYPE r PUBLIC \"-//R\" \"r.dtd\">\n<r>1</r>")
    }

    @Test("Formatting options and key strategies keep their names")
    func formatting() throws {
        let encoder = XMLEncoder()
        let formatting: XMLEncoder.OutputFormatting = [.prettyPrinted, .sortedKeys, .noEmptyElements]
        encoder.outputFormatting = formatting
        let indentation: XMLEncoder.PrettyPrintIndentation = .tabs(1)
        encoder.prettyPrintIndentation = indentation
        #expect(encoder.prettyPrintIndentation == .tabs(1) && encoder.indentation == .tabs(1))
        struct Pair: Codable { var b = 2, a = "" }
        try expectEqual(encoder.encodeToString(Pair(), withRootKey: "r"), "<r>\n\t<a></a>\n\t<b>2</b>\n</r>")
        func key(_ strategy: XMLEncoder.KeyEncodingStrategy) throws -> String {
            struct Model: Codable { var oneTwo = 1 }
            let encoder = XMLEncoder()
            encoder.keyEncodingStrategy = strategy
            return try encoder.encodeToString(Model(), withRootKey: "r")
        }
        try expectEqual(key(.capitalized), "<r><OneTwo>1</OneTwo></r>")
        try expectEqual(key(.uppercased), "<r><ONETWO>1</ONETWO></r>")
        try expectEqual(key(.lowercased), "<r><onetwo>1</onetwo></r>")
    }

    // MARK: - Defaults

    private func text<V: Codable & Sendable>(_ value: V, _ prepare: (XMLEncoder) -> Void = { _ in }) throws -> String {
        let encoder = XMLEncoder()
        prepare(encoder)
        return try encoder.encodeToString(value, withRootKey: "r")
    }

    @Test("The encoder is one of XMLCodable; infinities throw, and text is written with its white space")
    func values() throws {
        let encoder: XMLCodable.XMLEncoder = XMLEncoder()
        let date = Date(timeIntervalSinceReferenceDate: 1.5)
        try expectEqual(encoder.encodeToString(One(v: date), withRootKey: "r"), "<r><v>1.5</v></r>")
        #expect(throws: EncodingError.self) { try text(One(v: Double.infinity)) }
        try expectEqual(text(One(v: " a\n")), "<r><v> a\n</v></r>")
        try expectEqual(text(One(v: " a")) { $0.charactersEscapedInElements = [("&", "&amp;")] }, "<r><v> a</v></r>")
    }

    @Test("A nil that is encoded is an empty element, and one that is left out is none")
    func nils() throws {
        struct Nils: Codable, Sendable {
            enum CodingKeys: String, CodingKey { case a, b, c }
            var a: Int?
            var b: Int?
            var c: Int?
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encodeNil(forKey: .a)
                try container.encode(b, forKey: .b)
                try container.encodeIfPresent(c, forKey: .c)
            }
        }
        try expectEqual(text(Nils()), "<r><a /><b /></r>")
        try expectEqual(text(One(v: [1, nil, 2])), "<r><v>1</v><v /><v>2</v></r>")
        try expectEqual(text(One<Int?>(v: nil)), "<r><v /></r>")
    }

    @Test("Strategies convert and place the keys of dictionaries, and see names with their prefixes")
    func keys() throws {
        try expectEqual(
            text(["theName": 1]) { $0.keyEncodingStrategy = .convertToSnakeCase }, "<r><the_name>1</the_name></r>")
        let attributes = try text(["b": "1", "a": "2", "xmlns": "u"]) {
            $0.nodeEncodingStrategy = .custom { _, _ in { _ in .attribute } }
        }
        expectEqual(attributes, #"<r a="2" b="1" xmlns="u" />"#)
        try expectEqual(text(["a.b": 1]), "<r><a.b>1</a.b></r>")
        // Keys that are data are names, whatever they begin with.
        for key in ["@a", "#text", "*", "a b"] {
            #expect(throws: EncodingError.self) { try text([key: 1]) }
        }
        // A custom key strategy converts names with their prefixes.
        struct NameKey: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
        struct Prefixed: Codable, Sendable {
            var value: Int
            enum CodingKeys: String, CodingKey { case value = "p:a" }
        }
        let written = try text(Prefixed(value: 1)) {
            $0.keyEncodingStrategy = .custom { NameKey(stringValue: $0.last?.stringValue == "p:a" ? "b" : "x") }
        }
        expectEqual(written, "<r><b>1</b></r>")
    }

    @Test("The plain keys of namespace declarations are attributes")
    func declarations() throws {
        struct Declaring: Codable, Equatable, Sendable {
            var xmlns: String
            var dc: String
            var title: String
            enum CodingKeys: String, CodingKey { case xmlns, dc = "xmlns:dc", title = "dc:title" }
        }
        let value = Declaring(xmlns: "u", dc: "v", title: "t")
        let written = try text(value)
        expectEqual(written, #"<r xmlns="u" xmlns:dc="v"><dc:title>t</dc:title></r>"#)
        try expectEqual(XMLDecoder().decode(Declaring.self, from: written), value)
    }

    struct Placed: Codable, Sendable, DynamicNodeEncoding {
        var a: Int
        static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding { .attribute }
    }

    struct Holder: Codable, Sendable {
        var one: Placed
        var list: [Placed]
    }

    @Test("A node strategy comes before the type, and is asked about items with the type of their array")
    func nodeStrategy() throws {
        let holder = Holder(one: Placed(a: 1), list: [Placed(a: 2)])
        try expectEqual(text(holder), #"<r><one a="1" /><list a="2" /></r>"#)
        let elements = try text(holder) { $0.nodeEncodingStrategy = .custom { _, _ in { _ in .element } } }
        expectEqual(elements, "<r><one><a>1</a></one><list><a>2</a></list></r>")
        let items = try text(holder) {
            $0.nodeEncodingStrategy = .custom { type, _ in
                let isList = type == [Placed].self
                return { _ in isList ? .attribute : .element }
            }
        }
        expectEqual(items, #"<r><one><a>1</a></one><list a="2" /></r>"#)
        let asked = try text(holder) {
            $0.nodeEncodingStrategy = .custom { type, _ in
                guard let placing = type as? any DynamicNodeEncoding.Type else { return { _ in .default } }
                return { placing.nodeEncoding(for: $0) }
            }
        }
        expectEqual(asked, #"<r><one a="1" /><list a="2" /></r>"#)
    }

    @Test("Functions of strategies may capture state of their own")
    func functions() throws {
        final class Counter { var count = 0 }
        let counter = Counter()
        let date = try text(One(v: Date(timeIntervalSince1970: 1))) {
            $0.dateEncodingStrategy = .custom { date, encoder in
                counter.count += 1
                var container = encoder.singleValueContainer()
                try container.encode("\(date.timeIntervalSince1970 * 10)")
            }
        }
        #expect(date == "<r><v>10.0</v></r>" && counter.count == 1)
        let data = try text(One(v: Data([1]))) {
            $0.dataEncodingStrategy = .custom { data, encoder in
                counter.count += data.count
                var container = encoder.singleValueContainer()
                try container.encode("x")
            }
        }
        #expect(data == "<r><v>x</v></r>" && counter.count == 2)
    }
}
