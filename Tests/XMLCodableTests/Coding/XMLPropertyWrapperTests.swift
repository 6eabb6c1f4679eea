import Foundation
import Testing
import XMLCodable

/// What property wrappers have in common.
struct XMLPropertyWrapperTests {
    enum Numbers: XMLPolymorphicFamily {
        typealias Member = any Codable & Sendable
        static var xmlTypes: [String: any Codable.Type] { ["Int": Int.self] }
    }

    /// Every property wrapper of the library, made by the memberwise initializer from plain values.
    struct Every: Codable {
        @XMLAttribute var attribute: Int
        @XMLAttribute var missing: String?
        @XMLChild var child: String
        @XMLElementAndAttribute var both: Int
        @XMLText var text: Double
        @XMLCData var cdata: String
        @XMLElementName var name: String
        @XMLAnyAttributes var attributes: [XML.Attribute]
        @XMLAnyElements var elements: [XML.Element]
        @InnerXML var inner: String
        @XMLTransformed<XML.AsString> var transformed: Int
        @XMLList var list: [Int]
        @XMLPresence var presence: Bool
        @XMLDefault<XML.Zero> var fallback: Int
        @XMLLenient var lenient: Int?
        @XMLLossy var lossy: [Int]
        @XMLPolymorphic<Numbers> var any: any Codable & Sendable
        @XMLPolymorphic<Numbers?> var anyOptional: (any Codable & Sendable)?
        @XMLPolymorphic<[Numbers]> var anyArray: [any Codable & Sendable]
        @XMLAttribute @XMLLenient @XMLDefault<XML.Zero> var stacked: Int
        var located: XMLLocated<Int>
    }
    static let every = Every(
        attribute: 1, missing: nil, child: "c", both: 2, text: 0.5, cdata: "d", name: "n",
        attributes: [XML.Attribute("k", value: "v")], elements: [XML.Element("e")], inner: "<b />", transformed: 3,
        list: [4, 5],
        presence: true, fallback: 6, lenient: 7, lossy: [8], any: 9, anyOptional: nil, anyArray: [10], stacked: 11,
        located: XMLLocated(12))

    @Test("The memberwise initializer takes plain values; printing or dumping a model shows them, not wrappers")
    func printing() throws {
        let expected = """
            Every(_attribute: 1, _missing: nil, _child: "c", _both: 2, _text: 0.5, _cdata: "d", _name: "n", \
            _attributes: [k="v"], _elements: [<e />], _inner: "<b />", _transformed: 3, _list: [4, 5], _presence: true, \
            _fallback: 6, _lenient: Optional(7), _lossy: [8], _any: 9, _anyOptional: nil, _anyArray: [10], \
            _stacked: 11, located: 12)
            """
        expectEqual("\(Self.every)", expected)
        expectEqual(String(reflecting: XMLAttribute("x")), #""x""#)
        expectEqual("\(XMLAttribute("x")), \(XMLText(1.5)), \(XMLLocated("y"))", "x, 1.5, y")
        let located = try decoded([XMLLocated<String>].self, "<r>\n <a>y</a></r>")
        expectEqual(located.debugDescription, #"["y" at 2:5]"#)
        var text = ""
        dump(Self.every, to: &text)
        #expect(!text.contains("wrappedValue"))
        expectPart(text, #"- _child: "c""#)
        expectPart(text, "▿ _list: 2 elements")
    }

    @Test("Wrapped properties have defaults, are only decoded or encoded, and compared if their values are")
    func defaults() throws {
        struct Model: Codable {
            @XMLAttribute var id = 1
            @XMLAnyElements var elements: [XML.Element] = []
            @XMLAnyAttributes var attributes: [XML.Attribute] = []
            @XMLLossy var numbers: [Int] = []
        }
        let model = Model(id: 2)
        #expect(model.id == 2 && model.elements.isEmpty && model.attributes.isEmpty && model.numbers.isEmpty)
        expectEqual(Model(elements: [XML.Element("a")]).elements.count, 1)
        let xml = "<r><item><name>a</name></item><item/><sizes>small large</sizes></r>"
        let reading = try decoded(Reading.self, xml)
        #expect(reading.item.map(\.name) == ["a"] && reading.origin.name == "nowhere")
        expectEqual(reading.sizes, [.small, .large])
        let writing = Writing(origin: Writing.Item(name: "b"), sizes: [.large])
        try expectEqual(encoded(writing), "<r><origin><name>b</name></origin><sizes>large</sizes></r>")
        enum Numbers: XMLPolymorphicFamily {
            typealias Member = Int
            static var xmlTypes: [String: any Codable.Type] { ["int": Int.self] }
        }
        expectEqual(XMLPolymorphic<Numbers>(1), XMLPolymorphic(1))
        expectEqual(Set([XMLPolymorphic<[Numbers]>([1, 2]), XMLPolymorphic<[Numbers]>([1, 2])]).count, 1)
        #expect(XMLPolymorphic<Numbers?>(nil) != XMLPolymorphic<Numbers?>(2))
    }
    private struct Reading: Decodable {
        struct Item: Decodable, Equatable { var name: String }
        enum Nowhere: XMLDefaultProvider { static let defaultValue = Item(name: "nowhere") }
        @XMLLossy var item: [Item]
        @XMLDefault<Nowhere> var origin: Item
        @XMLList var sizes: [Size]
        enum Size: String, Decodable { case small, large }
    }
    private struct Writing: Encodable {
        struct Item: Encodable { var name: String }
        enum Nowhere: XMLDefaultProvider { static let defaultValue = Item(name: "nowhere") }
        @XMLDefault<Nowhere> var origin: Item
        @XMLList var sizes: [Size]
        enum Size: String, Encodable { case small, large }
    }
    struct TextFirst: Codable, Equatable { @XMLText @XMLCData var a: String }
    struct CDataFirst: Codable, Equatable { @XMLCData @XMLText var a: String }
    struct OptionalText: Codable, Equatable { @XMLCData @XMLText var a: String? }
    struct WithDefault: Codable, Equatable { @XMLCData @XMLText @XMLDefault<XML.Empty> var a: String }
    struct Children: Codable, Equatable {
        @XMLChild @XMLCData var a: String
        @XMLCData @XMLChild var b: String
    }

    @Test("CDATA sections are written whichever of the two wrappers comes first")
    func orders() throws {
        try expectStrict("<r><![CDATA[x]]></r>", TextFirst(a: "x"))
        try expectStrict("<r><![CDATA[x]]></r>", CDataFirst(a: "x"))
        try expectStrict("<r><![CDATA[x]]></r>", OptionalText(a: "x"))
        try expectStrict("<r />", OptionalText(a: nil))
        try expectStrict("<r><![CDATA[x]]></r>", WithDefault(a: "x"))
        try expectStrict("<r><a><![CDATA[x]]></a><b><![CDATA[y]]></b></r>", Children(a: "x", b: "y"))
        let strict = XMLDecoder()
        strict.unknownNodes = .throw
        #expect(throws: DecodingError.self) { try strict.decode(CDataFirst.self, from: "<r><a>x</a></r>") }
    }
}

/// Property wrappers.
struct XMLPlacedPropertyTests {
    struct Model: Codable, Hashable, Sendable {
        @XMLAttribute var a: Int
        @XMLAttribute var maybe: String?
        @XMLChild var b: [Int]
        @XMLElementAndAttribute var c: String
        @XMLText var d: Double
        @XMLCData var e: String?
    }

    @Test("A wrapper has a placement, which takes precedence over the sigil of a key; other coders see the value")
    func making() throws {
        expectEqual(XMLAttribute(5).wrappedValue, 5)
        expectEqual(XMLAttribute(wrappedValue: 5), XMLAttribute(5))
        expectEqual(XMLAttribute<Int>._placement, .attribute)
        expectEqual(XMLChild<Int>._placement, .element)
        expectEqual(XMLElementAndAttribute<Int>._placement, .elementAndAttribute)
        expectEqual(XMLText<Int>._placement, .text)
        expectEqual(XMLCData<Int>._placement, .cdata)
        expectEqual(Set([XMLText("a"), XMLText("a"), XMLText("b")]).count, 2)
        let model = Model(a: 1, maybe: nil, b: [1], c: "c", d: 0.5, e: nil)
        try expectJSON(#"{"a":1,"b":[1],"c":"c","d":0.5}"#, model)
        let null = Data(#"{"a":1,"b":[1],"c":"c","d":0.5,"maybe":null,"e":"x"}"#.utf8)
        try expectEqual(JSONDecoder().decode(Model.self, from: null).e, "x")
        struct Own: Codable, Equatable {
            @XMLChild var a: Int
            @XMLCData var b: String
            @XMLElementAndAttribute var c: Int
            enum CodingKeys: String, CodingKey { case a = "@a", b = "@b", c = "@c" }
        }
        struct Below: Codable, Equatable {
            @XMLChild var a: Int
            @XMLCData var b: String
            @XMLElementAndAttribute var c: Int
            @XMLChild var d: [Int]
            enum CodingKeys: String, CodingKey { case a = "p.@a", b = "p.@b", c = "p.@c", d = "p.q.@d" }
        }
        let content = "<a>1</a><b><![CDATA[<]]></b><c>2</c>"
        try expectStrict("<r c=\"2\">\(content)</r>", Own(a: 1, b: "<", c: 2))
        try expectStrict(
            #"<r><p c="2">\#(content)<q><d>3</d><d>4</d></q></p></r>"#, Below(a: 1, b: "<", c: 2, d: [3, 4]))
    }
}

struct PresenceTests {
    struct Model: Codable, Equatable {
        @XMLPresence var hasThing: Bool
        @XMLAttribute @XMLPresence var open: Bool
    }

    @Test("An element is true whatever its content, a missing one false, for which nothing is written in any wrapper")
    func presence() throws {
        try expectCase("<r><hasThing /></r>", Model(hasThing: true, open: false))
        try expectCase("<r />", Model(hasThing: false, open: false))
        try expectCase(#"<r open="" />"#, Model(hasThing: false, open: true))
        for element in ["<hasThing>false</hasThing>", "<hasThing><a/></hasThing>"] {
            #expect(try decoded(Model.self, "<r>\(element)</r>").hasThing, "\(element)")
        }
        struct Keyed: Codable, Equatable {
            @XMLPresence var flag: Bool
            @XMLPresence var deep: Bool
            enum CodingKeys: String, CodingKey { case flag = "@flag", deep = "a.b" }
        }
        try expectCase(#"<r flag=""><a><b /></a></r>"#, Keyed(flag: true, deep: true))
        try expectEqual(decoded(Keyed.self, "<r/>"), Keyed(flag: false, deep: false))
        // JSON has a plain boolean.
        try expectJSON(#"{"hasThing":true,"open":false}"#, Model(hasThing: true, open: false))
        try expectJSON(#"{"hasThing":false,"open":true}"#, Model(hasThing: false, open: true))
        try expectEqual(decodedJSON(Model.self, "{}"), Model(hasThing: false, open: false))
        #expect(throws: DecodingError.self) { try decodedJSON(Model.self, #"{"hasThing":1}"#) }
        for strategy in [XMLEncoder.NilEncodingStrategy.emptyElement, .xsiNil] {
            try expectEqual(encoded(Model(hasThing: false, open: false)) { $0.nilEncodingStrategy = strategy }, "<r />")
        }
        #expect(try decoded(Model.self, "<r><hasThing/></r>") { $0.emptyElementStrategy = .nil }.hasThing)
        struct Wrapped: Codable, Equatable {
            @XMLPresence var plain: Bool
            @XMLChild @XMLPresence var child: Bool
            @XMLIndirect @XMLPresence var indirect: Bool
            @XMLElementAndAttribute @XMLPresence var both: Bool
            @XMLChild @XMLDefault<XML.Omitting<XML.Zero>> var zero: Int
        }
        let absent = Wrapped(plain: false, child: false, indirect: false, both: false, zero: 0)
        for strategy in [XMLEncoder.NilEncodingStrategy.omit, .emptyElement, .xsiNil] {
            let encoder = XMLEncoder()
            encoder.nilEncodingStrategy = strategy
            try expectCase("<r />", absent, encoder: encoder)
        }
    }

    @Test("An empty element is present in any wrapper and with any strategy; one that says nil is not")
    func presentAndNil() throws {
        let values = [XMLPresence(true), XMLPresence(false)]
        try expectStrict(#"<r \#(instanceSchema)><value /><value xsi:nil="true" /></r>"#, One(value: values))
        try expectStrict(
            #"<r \#(instanceSchema)><a /><b xsi:nil="true" /></r>"#, ["a": XMLPresence(true), "b": XMLPresence(false)])
        struct Model: Decodable { @XMLChild @XMLPresence var value: Bool }
        let read = try decoded(Model.self, "<r><value/></r>") { $0.emptyElementStrategy = .nil }
        #expect(read.value)
    }
}

/// Wrappers as the arguments of generic types, in which the containers' overloads for them are not called.
struct GenericWrapperTests {
    private struct Address: Codable, Equatable { var street: String }
    private enum Five: XMLDefaultProvider { static let defaultValue = [5] }
    private enum Choice<Value: Codable & Equatable>: Codable, Equatable { case value(Value) }
    private class Base<Value: Codable>: Codable {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
    private final class Derived<Value: Codable>: Base<Value> {}
    private struct Path<Value: Codable & Equatable>: Codable, Equatable {
        var value: Value
        enum CodingKeys: String, CodingKey { case value = "a.@value" }
    }
    private struct Flat<Value: Codable & Equatable>: Codable, Equatable { @XMLFlattened var flat: Value }
    private typealias Omitted = XMLDefault<XML.Omitting<XML.Zero<Int>>>

    /// Checks a value that is absent, and one that is not.
    private func expect<Value: Codable & Equatable>(_ absent: Value, _ present: Value, _ xml: String) throws {
        try expectStrict("<r />", One(value: absent))
        try expectStrict("<r />", Path(value: absent))
        try expectStrict("<r>\(xml)</r>", One(value: present))
        for old in [absent, present] {
            var updated = One(value: old)
            try XMLDecoder().update(&updated, from: "<r/>")
            expectEqual(updated.value, old)
        }
        expectEqual(try decoded(Derived<Value>.self, "<r/>").value, absent)
        expectEqual(try encoded(Derived(absent)), "<r />")
    }

    @Test("A wrapper that is absent has its value, and writes nothing")
    func absent() throws {
        try expect(XMLPresence(false), XMLPresence(true), "<value />")
        try expect(Omitted(0), Omitted(7), "<value>7</value>")
        try expect(XMLDefault<XML.Omitting<Five>>([5]), XMLDefault([1, 2]), "<value>1</value><value>2</value>")
        try expect(XMLChild<Int?>(nil), XMLChild(7), "<value>7</value>")
        try expect(XMLChild(Omitted(0)), XMLChild(Omitted(7)), "<value>7</value>")
        try expect(XMLChild(XMLPresence(false)), XMLChild(XMLPresence(true)), "<value />")
        try expect(XMLIndirect(Omitted(0)), XMLIndirect(Omitted(7)), "<value>7</value>")
        try expect(XMLLenient(Omitted(0)), XMLLenient(Omitted(7)), "<value>7</value>")
        try expect(XMLLenient<Int?>(nil), XMLLenient(7), "<value>7</value>")
        try expect(XMLLossy<[Int]?>(nil), XMLLossy([7]), "<value>7</value>")
        try expect(XMLList<[Int]?>(nil), XMLList([7, 8]), "<value>7 8</value>")
        try expect(XMLTransformed<XML.AsString<Int>?>(nil), XMLTransformed(7), "<value>7</value>")
        try expect(XMLChild<Int>?.none, XMLChild(7), "<value>7</value>")
        try expect(XMLText<Int>?.none, XMLText(7), "7")
        try expectStrict(#"<r value="7" />"#, One<XMLAttribute<Int>?>(value: XMLAttribute(7)))
        let attribute = XMLAttribute(Omitted(7))
        try expectStrict(#"<r value="7" />"#, One(value: attribute))
        try expectStrict(#"<r><a value="7" /></r>"#, Path(value: attribute))
        // A default that is written.
        try expectCase("<r />", One(value: XMLDefault<XML.Zero>(0)), written: "<r><value>0</value></r>")
        // A case is there, and its value is not.
        try expectStrict("<r><value /></r>", Choice.value(Omitted(0)))
        try expectStrict("<r />", One(value: XMLFlattened<Address?>(nil)))
        try expectStrict("<r><street>A</street></r>", One(value: XMLFlattened(Address(street: "A") as Address?)))
        try expectStrict("<r />", Flat<Address?>(flat: nil))
        try expectStrict("<r><street>A</street></r>", Flat<Address?>(flat: Address(street: "A")))
    }

    @Test("The items of a list are those of the document")
    func items() throws {
        try expectStrict("<r />", One(value: [Omitted]()))
        try expectStrict("<r><value>0</value><value>7</value></r>", One(value: [Omitted(0), Omitted(7)]))
        try expectStrict("<r><a>0</a></r>", ["a": Omitted(0)])
        try expectStrict("<r><a>7</a></r>", ["a": XMLAttribute(7)])
        try expectStrict("<r><a>7</a></r>", ["a": XMLText(7)])
    }
}
