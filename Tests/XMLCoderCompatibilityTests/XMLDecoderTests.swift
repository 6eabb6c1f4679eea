import Foundation
import Testing
import XMLCoderCompatibility

/// XMLDecoder with XMLCoder's options.
struct XMLDecoderXMLCoderTests {
    @Test("The initializer sets trimming by its argument; text is trimmed everywhere else, and any element has one")
    func trimming() throws {
        #expect(XMLDecoder().trimValueWhitespaces)
        #expect(!XMLDecoder(trimValueWhitespaces: false).trimValueWhitespaces)
        #expect(!XMLDecoder(trimValueWhitespaces: false, removeWhitespaceElements: true).trimValueWhitespaces)
        #expect(XMLDecoder(removeWhitespaceElements: true).trimValueWhitespaces)
        try expectEqual(XMLDecoder(trimValueWhitespaces: false).decode(String.self, from: "<r> x </r>"), " x ")
        for (element, expected) in [
            ("<v>&#32;a&#10;</v>", "a"), ("<v>\u{A0}a\u{2003}</v>", "a"), ("<v><![CDATA[ a ]]></v>", "a"),
            ("<v xml:space='preserve'> a </v>", "a"), ("<v><b>x</b></v>", ""), ("<v> a <b>x</b></v>", "a"),
            ("<v/>", ""), ("<v>\u{A0}</v>", ""),
            ("<v xmlns:x='http://www.w3.org/2001/XMLSchema-instance' x:nil='true'/>", ""),
        ] {
            try expectEqual(value("<r>\(element)</r>", String.self), expected)
        }
        // Trimming can be turned off, and never concerns attributes.
        let decoder = XMLDecoder(trimValueWhitespaces: false)
        try expectEqual(decoder.decode(One<String>.self, from: "<r><v>&#32;<![CDATA[ a ]]></v></r>").v, "  a ")
        try expectEqual(value("<r v=' a '/>", String.self), " a ")
    }

    @Test("shouldProcessNamespaces ignores prefixes, and dots and undeclared prefixes are parts of names")
    func names() throws {
        let decoder = XMLDecoder()
        #expect(!decoder.shouldProcessNamespaces)
        decoder.shouldProcessNamespaces = true
        #expect(decoder.shouldProcessNamespaces && decoder.namespaces == .ignoringPrefixes)
        try expectEqual(decoder.decode(One<Int>.self, from: "<r xmlns:p='u'><p:v>1</p:v></r>").v, 1)
        decoder.shouldProcessNamespaces = false
        expectEqual(decoder.namespaces, .literal)
        #expect(throws: DecodingError.self) {
            try decoder.decode(One<Int>.self, from: "<r xmlns:p='u'><p:v>1</p:v></r>")
        }
        // Dots and undeclared prefixes are parts of names.
        struct Named: Codable {
            var dotted: Int
            var prefixed: Int
            enum CodingKeys: String, CodingKey { case dotted = "a.b", prefixed = "p:c" }
        }
        let named = try XMLDecoder().decode(Named.self, from: "<r><a.b>1</a.b><p:c>2</p:c></r>")
        #expect(named.dotted == 1 && named.prefixed == 2)
    }

    // MARK: - Defaults

    private func value<V: Codable & Sendable>(_ xml: String, _ type: V.Type = V.self) throws -> V {
        try XMLDecoder().decode(One<V>.self, from: xml).v
    }

    @Test("The decoder is one of XMLCodable; documents may be in older encodings, and enum cases in XMLCoder's form")
    func superclass() throws {
        let decoder: XMLCodable.XMLDecoder = XMLDecoder()
        #expect(try decoder.decode(One<Bool>.self, from: "<r><v>Yes</v></r>").v)
        let copy = XMLDecoder(copying: decoder)
        #expect(try copy.decode(One<Bool>.self, from: "<r><v>Yes</v></r>").v)
        #expect(throws: DecodingError.self) {
            try XMLCodable.XMLDecoder().decode(One<Bool>.self, from: "<r><v>Yes</v></r>")
        }
        let start = "<?xml version='1.0' encoding='windows-1251'?><r><v>"
        let data = Data(start.utf8) + Data([0xC4, 0xE0]) + Data("</v></r>".utf8)
        try expectEqual(XMLDecoder().decode(One<String>.self, from: data).v, "\u{414}\u{430}")
        enum Step: Codable, Equatable, Sendable { case up(Int), both(Int, Int) }
        try expectEqual(value("<r><v><up><_0>3</_0></up></v></r>", Step.self), .up(3))
        try expectEqual(value("<r><v><up>3</up></v></r>", Step.self), .up(3))
        try expectEqual(value("<r><v><both><_0>3</_0><_1>4</_1></both></v></r>", Step.self), .both(3, 4))
    }

    @Test("Booleans have XMLCoder's words, dates are seconds since 1970, and numbers are read as Swift reads them")
    func values() throws {
        for (word, expected) in [
            ("true", true), ("True", true), ("1", true), ("Y", true), ("yes", true), ("YES", true), ("false", false),
            ("No", false), ("n", false), ("0", false), ("on", nil), ("t", nil), ("", nil),
        ] as [(String, Bool?)] {
            expectEqual((try? value("<r><v>\(word)</v></r>", Bool.self)), expected)
            expectEqual((try? value("<r v='\(word)'/>", Bool.self)), expected)
        }
        try expectEqual(value("<r><v>1700000000.5</v></r>", Date.self).timeIntervalSince1970, 1_700_000_000.5)
        try expectEqual(value("<r><v>inf</v></r>", Double.self), .infinity)
        #expect(try value("<r><v>nan</v></r>", Float.self).isNaN)
        try expectEqual(value("<r><v>0x10</v></r>", Double.self), 16)
        #expect(throws: DecodingError.self) { try value("<r><v>x</v></r>", Double.self) }
        #expect(throws: DecodingError.self) { try value("<r><v>2019-01-01</v></r>", Date.self) }
        try expectEqual(value("<r><v>15.50</v></r>", Decimal.self), Decimal(string: "15.5"))
        #expect(throws: DecodingError.self) { try value("<r><v>15.00zzz</v></r>", Decimal.self) }
        #expect(throws: DecodingError.self) { try value("<r v='15.00zzz'/>", Decimal.self) }
    }

    @Test("Dictionaries have attributes, converted by key strategies")
    func dictionaries() throws {
        let xml = "<r the_id='1'><the_name>2</the_name></r>"
        try expectEqual(XMLDecoder().decode([String: String].self, from: xml), ["the_id": "1", "the_name": "2"])
        let decoder = XMLDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        try expectEqual(decoder.decode([String: String].self, from: xml), ["theId": "1", "theName": "2"])
        try expectEqual(
            value("<r xmlns:p='u'><v xmlns='w' p:x='2'/></r>", [String: String].self), ["xmlns": "w", "p:x": "2"])
        try expectEqual(value("<r/>", [String: Int].self), [:])
        try expectEqual(value("<r><v><a>1</a><a>2</a></v></r>", [String: [Int]].self), ["a": [1, 2]])
    }

    struct Placed: Codable, Equatable, DynamicNodeDecoding {
        var a: Int
        @Attribute var b: Int

        static func nodeDecoding(for key: any CodingKey) -> XMLDecoder.NodeDecoding { .attribute }
    }

    @Test("A node strategy comes before the type and the wrappers")
    func strategyFirst() throws {
        let decoder = XMLDecoder()
        try expectEqual(decoder.decode(Placed.self, from: "<r a='1' b='2'/>"), Placed(a: 1, b: 2))
        decoder.nodeDecodingStrategy = .custom { _, _ in { _ in .element } }
        try expectEqual(decoder.decode(Placed.self, from: "<r a='0' b='0'><a>1</a><b>2</b></r>"), Placed(a: 1, b: 2))
    }

    struct NameKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    @Test(
        "A custom key strategy sees names with their prefixes, and keys that accept any string have attributes by name")
    func keys() throws {
        final class Seen { var names: [String] = [] }
        let seen = Seen()
        let decoder = XMLDecoder()
        decoder.keyDecodingStrategy = .custom { path in
            let name = path.last?.stringValue ?? ""
            seen.names.append(name)
            return NameKey(stringValue: name == "p:w" ? "v" : name)
        }
        try expectEqual(decoder.decode(One<Int>.self, from: "<r xmlns='u' xmlns:p='x'><p:w>1</p:w></r>").v, 1)
        #expect(Set(seen.names).isSuperset(of: ["p:w", "xmlns", "xmlns:p"]))
        // Keys that accept any string have attributes by their names.
        struct Open: Decodable {
            var names: [String]
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: NameKey.self)
                names = container.allKeys.map(\.stringValue)
                for key in container.allKeys { _ = try container.decode(String.self, forKey: key) }
            }
        }
        let open = try XMLDecoder().decode(Open.self, from: "<r id='1' xmlns:p='u' p:x='2'><a/>t<p:b/></r>")
        expectEqual(Set(open.names), ["id", "xmlns:p", "p:x", "a", "", "p:b"])
    }

    @Test("Functions of strategies may capture state of their own")
    func functions() throws {
        final class Counter { var count = 0 }
        let counter = Counter()
        let decoder = XMLDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            counter.count += 1
            return Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self) / 10)
        }
        decoder.dataDecodingStrategy = .custom { _ in
            counter.count += 1
            return Data([7])
        }
        decoder.nodeDecodingStrategy = .custom { _, _ in
            counter.count += 1
            return { _ in .element }
        }
        try expectEqual(decoder.decode(One<Date>.self, from: "<r><v>10</v></r>").v.timeIntervalSince1970, 1)
        try expectEqual(decoder.decode(One<Data>.self, from: "<r><v>x</v></r>").v, Data([7]))
        #expect(counter.count >= 3)
    }
}
