import Foundation
import Testing
import XMLCodable

/// The rows of "Keys, attributes, text, order" about keys, attributes and text.
/// Feature parity: keys, attributes, text.
struct KeysParityTests {
    @Test("attributes: by wrapper, by key and by strategy")
    func attributes() throws {
        let xml = #"<r id="7"><name>a</name></r>"#
        struct Wrapped: Codable, Equatable {
            @XMLAttribute var id: Int
            var name: String
        }
        try expectCase(xml, Wrapped(id: 7, name: "a"))
        struct Keyed: Codable, Equatable {
            var id: Int
            var name: String
            enum CodingKeys: String, CodingKey { case id = "@id", name }
        }
        try expectCase(xml, Keyed(id: 7, name: "a"))
        struct Plain: Codable, Equatable {
            var id: Int
            var name: String
        }
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.nodeEncodingStrategy = .custom { _, _ in { $0.stringValue == "id" ? .attribute : .element } }
        decoder.nodeDecodingStrategy = .custom { _, _ in { $0.stringValue == "id" ? .attribute : .element } }
        try expectCase(xml, Plain(id: 7, name: "a"), encoder: encoder, decoder: decoder)
        try expectEqual(decodingRefusal(Wrapped.self, "<r><id>7</id><name>a</name></r>").kind, .keyNotFound)
    }

    @Test("attribute at path: the last step is the attribute, and its parents are written once")
    func attributeAtPath() throws {
        struct Model: Codable, Equatable {
            var x: Int
            var y: Int?
            var c: String
            enum CodingKeys: String, CodingKey { case x = "a.b.@x", y = "a.b.@y", c = "a.c" }
        }
        try expectCase(#"<r><a><b x="1" y="2" /><c>t</c></a></r>"#, Model(x: 1, y: 2, c: "t"))
        try expectCase(#"<r><a><b x="1" /><c>t</c></a></r>"#, Model(x: 1, y: nil, c: "t"))
        try expectPart(decodingRefusal(Model.self, "<r><a><b/></a></r>").sentence, "/r")
    }

    @Test("inner text: by wrapper and by key; several runs are joined unchanged")
    func innerText() throws {
        struct Price: Codable, Equatable {
            @XMLAttribute var currency: String?
            @XMLText var amount: Double
        }
        try expectCase(#"<r currency="EUR">5.95</r>"#, Price(currency: "EUR", amount: 5.95))
        try expectCase("<r>5.95</r>", Price(currency: nil, amount: 5.95))
        try expectPart(decodingRefusal(Price.self, "<r>free</r>").sentence, #"found "free""#)
        struct Keyed: Codable, Equatable {
            var text: String
            var b: String
            enum CodingKeys: String, CodingKey { case text = "#text", b }
        }
        let keyed = try XMLDecoder().decode(Keyed.self, from: "<r> one <b>x</b> two </r>")
        expectEqual(keyed, Keyed(text: "one  two", b: "x"))
        struct Empty: Codable, Equatable {
            var text: String
            enum CodingKeys: String, CodingKey { case text = "" }
        }
        try expectCase("<r>t</r>", Empty(text: "t"))
    }

    @Test("innerCDATA: CDATA is read as text, and written by a wrapper")
    func innerCDATA() throws {
        struct Model: Codable, Equatable {
            @XMLCData var html: String
            var plain: String
        }
        try expectCase(
            "<r><html><![CDATA[<b> & ]]></html><plain>a</plain></r>", Model(html: "<b> & ", plain: "a"))
        let read = try XMLDecoder().decode(
            Model.self, from: "<r><html>&lt;b&gt;</html><plain>x<![CDATA[<y>]]>z</plain></r>")
        expectEqual(read, Model(html: "<b>", plain: "x<y>z"))
        struct Content: Codable, Equatable {
            @XMLAttribute var id: Int
            @XMLCData var html: String
            enum CodingKeys: String, CodingKey { case id, html = "#text" }
        }
        try expectCase(#"<r id="1"><![CDATA[<b>]]></r>"#, Content(id: 1, html: "<b>"))
        struct Wrapped: Codable, Equatable { @XMLText @XMLCData var html: String }
        try expectCase("<r><![CDATA[<b>]]></r>", Wrapped(html: "<b>"))
    }

    @Test("node name: the root name by type, by call and by value, or read into a property")
    func nodeName() throws {
        struct Named: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(root: "food")
            var name: String
        }
        try expectEqual(XMLEncoder().encodeToString(Named(name: "a")), "<food><name>a</name></food>")
        try expectEqual(
            XMLEncoder().encodeToString(Named(name: "a"), withRootKey: "dish"), "<dish><name>a</name></dish>")
        struct Unnamed: Codable { var name: String }
        try expectEqual(XMLEncoder().encodeToString(Unnamed(name: "a")), "<Unnamed><name>a</name></Unnamed>")
        struct Tagged: Codable, Equatable {
            @XMLElementName var tag: String
            @XMLText var value: String
        }
        struct Model: Codable, Equatable {
            var all: [Tagged]
            enum CodingKeys: String, CodingKey { case all = "*" }
        }
        try expectCase(
            "<r><a>1</a><b>2</b></r>", Model(all: [Tagged(tag: "a", value: "1"), Tagged(tag: "b", value: "2")]))
        let decoder = XMLDecoder()
        decoder.rootKey = "food"
        try expectEqual(decoder.decode(Named.self, from: "<food><name>a</name></food>"), Named(name: "a"))
        _ = try decodingRefusal(Named.self, "<dish><name>a</name></dish>", decoder: decoder)
    }

    @Test("nested keys read: whether or not the last element has attributes or children")
    func nestedRead() throws {
        struct Model: Decodable, Equatable {
            var price: Double
            enum CodingKeys: String, CodingKey { case price = "a.b.price" }
        }
        for leaf in ["<price>5.95</price>", "<price c='EUR'>5.95</price>", "<price>5.95<c>EUR</c></price>"] {
            try expectEqual(XMLDecoder().decode(Model.self, from: "<r><a><b>\(leaf)</b></a></r>").price, 5.95)
        }
        let refusal = try decodingRefusal(Model.self, "<r><a><b/></a></r>")
        expectEqual(refusal.kind, .keyNotFound)
    }

    @Test("nested keys write: parents are created and shared")
    func nestedWrite() throws {
        struct Model: Codable, Equatable {
            var x: Int
            var between: Int
            var y: Int
            enum CodingKeys: String, CodingKey { case x = "a.b.x", between, y = "a.b.y" }
        }
        try expectCase(
            "<r><a><b><x>1</x><y>3</y></b></a><between>2</between></r>", Model(x: 1, between: 2, y: 3))
    }

    @Test("array index: read and written")
    func index() throws {
        struct Model: Codable, Equatable {
            var second: Int
            enum CodingKeys: String, CodingKey { case second = "distances.1.value" }
        }
        let xml = "<r><distances><value>31</value></distances><distances><value>45</value></distances></r>"
        try expectEqual(XMLDecoder().decode(Model.self, from: xml), Model(second: 45))
        let written = try XMLEncoder().encodeToString(Model(second: 45), withRootKey: "r")
        expectEqual(written, "<r><distances /><distances><value>45</value></distances></r>")
        try expectEqual(XMLDecoder().decode(Model.self, from: written), Model(second: 45))
        try expectEqual(decodingRefusal(Model.self, "<r><distances/></r>").kind, .keyNotFound)
    }

    @Test("nested:false, delimiter: literal names, and a custom separator")
    func delimiter() throws {
        struct Model: Codable, Equatable {
            var name: String
            enum CodingKeys: String, CodingKey { case name = "com.info->com.name" }
        }
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.nestedKeyStrategy = .separated(by: "->")
        decoder.nestedKeyStrategy = .separated(by: "->")
        try expectCase(
            "<r><com.info><com.name>x</com.name></com.info></r>", Model(name: "x"), encoder: encoder, decoder: decoder)
        struct Literal: Codable, Equatable {
            var name: String
            enum CodingKeys: String, CodingKey { case name = "app.name" }
        }
        encoder.nestedKeyStrategy = .literal
        decoder.nestedKeyStrategy = .literal
        try expectCase("<r><app.name>x</app.name></r>", Literal(name: "x"), encoder: encoder, decoder: decoder)
        _ = try decodingRefusal(Literal.self, "<r><app><name>x</name></app></r>", decoder: decoder)
    }

    struct Inspected: Decodable {
        enum CodingKeys: String, CodingKey { case a, b, c }
        var keys: [String]
        var hasA: Bool
        var isNil: Bool
        var raw: XML.Element

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            keys = container.allKeys.map(\.stringValue)
            hasA = container.contains(.a)
            isNil = try container.decodeNil(forKey: .c)
            raw = try XML.Element(from: decoder)
        }
    }

    @Test("isKeyPresent/currentValue/mappingType: contains, allKeys in document order, and the element itself")
    func inspection() throws {
        let value = try XMLDecoder().decode(Inspected.self, from: "<r x='1'><c/><b>2</b><d/><c/></r>")
        expectEqual(value.keys, ["c", "b"])
        #expect(!value.hasA)
        #expect(value.isNil)
        expectEqual(value.raw[attribute: "x"], "1")
        expectEqual(value.raw["b"]?.text, "2")
    }

    struct Strategy: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var name: String
        var encoding: XMLEncoder.KeyEncodingStrategy
        var decoding: XMLDecoder.KeyDecodingStrategy
    }

    struct NumberKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    @Test(
        "key strategies: both ways",
        arguments: [
            Strategy(
                testDescription: "snake", name: "item_number", encoding: .convertToSnakeCase,
                decoding: .convertFromSnakeCase),
            Strategy(
                testDescription: "kebab", name: "item-number", encoding: .convertToKebabCase,
                decoding: .convertFromKebabCase),
            Strategy(
                testDescription: "capitalized", name: "ItemNumber", encoding: .convertToCapitalized,
                decoding: .convertFromCapitalized),
            Strategy(
                testDescription: "custom", name: "x.itemNumber",
                encoding: .custom { NumberKey(stringValue: "x." + ($0.last?.stringValue ?? "")) },
                decoding: .custom { NumberKey(stringValue: String(($0.last?.stringValue ?? "").dropFirst(2))) }),
        ])
    func keyStrategies(strategy: Strategy) throws {
        struct Model: Codable, Equatable {
            @XMLAttribute var itemNumber: Int
        }
        struct Child: Codable, Equatable { var itemNumber: Int }
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.keyEncodingStrategy = strategy.encoding
        decoder.keyDecodingStrategy = strategy.decoding
        let name = strategy.name
        try expectCase(#"<r \#(name)="1" />"#, Model(itemNumber: 1), encoder: encoder, decoder: decoder)
        try expectCase("<r><\(name)>1</\(name)></r>", Child(itemNumber: 1), encoder: encoder, decoder: decoder)
    }
}
