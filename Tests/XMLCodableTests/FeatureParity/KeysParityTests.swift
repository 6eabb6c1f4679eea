import Foundation
import Testing
import XMLCodable

/// The rows of "Keys, attributes, text, order" about keys, attributes and text.
struct KeysParityTests {
    struct Named: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "food")
        @XMLAttribute var id: Int
        var name: String
    }

    @Test("attributes: by wrapper, by key and by strategy")
    func attributes() throws {
        let xml = #"<food id="7"><name>a</name></food>"#
        try expectCase(xml, Named(id: 7, name: "a"))
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
        let refusal = try decodingRefusal(Named.self, "<food><id>7</id><name>a</name></food>")
        expectEqual(refusal.kind, .keyNotFound)
        expectEqual(refusal.path, ["id"])
    }

    @Test("inner text + innerCDATA: by wrapper and by key; several runs are joined unchanged, CDATA is read as text")
    func innerText() throws {
        struct Price: Codable, Equatable {
            @XMLAttribute var currency: String?
            @XMLText var amount: Double
        }
        try expectCase(#"<r currency="EUR">5.95</r>"#, Price(currency: "EUR", amount: 5.95))
        try expectCase("<r>5.95</r>", Price(currency: nil, amount: 5.95))
        try expectPart(decodingRefusal(Price.self, "<r>free</r>").sentence, #"found "free""#)
        struct Keyed: Codable, Equatable {
            var text, b: String
            enum CodingKeys: String, CodingKey { case text = "#text", b }
        }
        let keyed = try XMLDecoder().decode(Keyed.self, from: "<r> one <b>x</b> two </r>")
        expectEqual(keyed, Keyed(text: "one  two", b: "x"))
        struct Empty: Codable, Equatable {
            var text: String
            enum CodingKeys: String, CodingKey { case text = "" }
        }
        try expectCase("<r>t</r>", Empty(text: "t"))
        struct Model: Codable, Equatable {
            @XMLCData var html: String
            var plain: String
        }
        try expectCase("<r><html><![CDATA[<b> & ]]></html><plain>a</plain></r>", Model(html: "<b> & ", plain: "a"))
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
        let named = Named(id: 1, name: "a")
        try expectEqual(encoded(named, root: nil), #"<food id="1"><name>a</name></food>"#)
        try expectEqual(encoded(named, root: "dish"), #"<dish id="1"><name>a</name></dish>"#)
        struct Unnamed: Encodable { var name: String }
        try expectEqual(encoded(Unnamed(name: "a"), root: nil), "<Unnamed><name>a</name></Unnamed>")
        struct Tagged: Codable, Equatable {
            @XMLElementName var tag: String
            @XMLText var value: String
        }
        let tagged = [Tagged(tag: "a", value: "1"), Tagged(tag: "b", value: "2")]
        try expectCase("<r><a>1</a><b>2</b></r>", Contents(items: tagged))
        let decoder = XMLDecoder()
        decoder.rootKey = "food"
        try expectEqual(decoder.decode(Named.self, from: "<food id='1'><name>a</name></food>"), named)
        _ = try decodingRefusal(Named.self, "<dish id='1'><name>a</name></dish>", decoder: decoder)
    }

    @Test(
        "attribute at path + nested keys read + nested keys write + array index: parents are created, and written once")
    func paths() throws {
        struct Model: Codable, Equatable {
            var x: Int
            var z, between, y: Int?
            var price: Double?
            var c: String?
            enum CodingKeys: String, CodingKey {
                case x = "a.b.@x", z = "a.b.@z", between, y = "a.b.y", price = "a.b.price", c = "a.c"
            }
        }
        try expectCase(
            #"<r><a><b x="1" z="4"><y>3</y><price>5.95</price></b><c>t</c></a><between>2</between></r>"#,
            Model(x: 1, z: 4, between: 2, y: 3, price: 5.95, c: "t"))
        try expectCase(#"<r><a><b x="1" /></a></r>"#, Model(x: 1))
        for leaf in ["<price>5.95</price>", "<price c='EUR'>5.95</price>", "<price>5.95<c>EUR</c></price>"] {
            try expectEqual(XMLDecoder().decode(Model.self, from: "<r><a><b x='1'>\(leaf)</b></a></r>").price, 5.95)
        }
        let refusal = try decodingRefusal(Model.self, "<r><a><b/></a></r>")
        expectEqual(refusal.kind, .keyNotFound)
        expectPart(refusal.sentence, "/r")
        struct Second: Codable, Equatable {
            var second: Int
            enum CodingKeys: String, CodingKey { case second = "distances.1.value" }
        }
        let xml = "<r><distances><value>31</value></distances><distances><value>45</value></distances></r>"
        let written = "<r><distances /><distances><value>45</value></distances></r>"
        try expectCase(xml, Second(second: 45), written: written)
        try expectEqual(decodingRefusal(Second.self, "<r><distances/></r>").kind, .keyNotFound)
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

    @Test("isKeyPresent/currentValue/mappingType: contains, allKeys in document order, and the element itself")
    func inspection() throws {
        enum Key: String, CodingKey { case a, b, c }
        let raw = try reading("<r x='1'><c/><b>2</b><d/><c/></r>") { decoder in
            let container = try decoder.container(keyedBy: Key.self)
            expectEqual(container.allKeys, [.c, .b])
            #expect(!container.contains(.a))
            #expect(try container.decodeNil(forKey: .c))
            return try XML.Element(from: decoder)
        }
        expectEqual(raw[attribute: "x"], "1")
        expectEqual(raw["b"]?.text, "2")
    }

    @Test("key strategies: both ways")
    func keyStrategies() throws {
        struct Model: Codable, Equatable { @XMLAttribute var itemNumber: Int }
        struct Child: Codable, Equatable { var itemNumber: Int }
        func expect(
            _ name: String, _ encoding: XMLEncoder.KeyEncodingStrategy, _ decoding: XMLDecoder.KeyDecodingStrategy,
            at place: SourceLocation = #_sourceLocation
        ) throws {
            let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
            encoder.keyEncodingStrategy = encoding
            decoder.keyDecodingStrategy = decoding
            try expectCase(
                #"<r \#(name)="1" />"#, Model(itemNumber: 1), encoder: encoder, decoder: decoder, sourceLocation: place)
            try expectCase(
                "<r><\(name)>1</\(name)></r>", Child(itemNumber: 1), encoder: encoder, decoder: decoder,
                sourceLocation: place)
        }
        try expect("item_number", .convertToSnakeCase, .convertFromSnakeCase)
        try expect("item-number", .convertToKebabCase, .convertFromKebabCase)
        try expect("ItemNumber", .convertToCapitalized, .convertFromCapitalized)
        try expect(
            "x.itemNumber", .custom { OpenKey("x." + ($0.last?.stringValue ?? "")) },
            .custom { OpenKey(String(($0.last?.stringValue ?? "").dropFirst(2))) })
    }
}
