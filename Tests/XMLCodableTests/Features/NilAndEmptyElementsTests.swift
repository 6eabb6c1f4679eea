import Foundation
import Testing
import XMLCodable

struct NilAndEmptyElementsTests {
    @Test("An explicit null is distinct from an absent element")
    func explicitNull() throws {
        /// Distinguishes an explicit null from an absent element.
        struct Patch: Codable, Equatable {
            enum Change: Equatable { case keep, clear, set(String) }
            enum CodingKeys: CodingKey { case name }

            var name: Change

            init(name: Change) { self.name = name }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                if !container.contains(.name) {
                    name = .keep
                } else if try container.decodeNil(forKey: .name) {
                    name = .clear
                } else {
                    name = .set(try container.decode(String.self, forKey: .name))
                }
            }

            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                switch name {
                case .keep: break
                case .clear: try container.encodeNil(forKey: .name)
                case .set(let name): try container.encode(name, forKey: .name)
                }
            }
        }
        let null = """
            <r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><name xsi:nil="true" /></r>
            """
        let encoder = XMLEncoder()
        encoder.nilEncodingStrategy = .xsiNil
        try expectCase("<r />", Patch(name: .keep), encoder: encoder)
        try expectCase(null, Patch(name: .clear), encoder: encoder)
        try expectCase("<r><name>Ada</name></r>", Patch(name: .set("Ada")), encoder: encoder)
    }

    @Test("Nil is omitted by default, and written on request, also at a path and as text; a list is never nil")
    func nilValues() throws {
        struct User: Codable, Equatable {
            var name: String?
            var age: Int?
        }
        try expectCase("<r />", User())
        let encoder = XMLEncoder()
        encoder.nilEncodingStrategy = .emptyElement
        let decoder = XMLDecoder()
        decoder.emptyElementStrategy = .nil
        try expectCase("<r><name /><age /></r>", User(), encoder: encoder, decoder: decoder)
        encoder.nilEncodingStrategy = .xsiNil
        let null = """
            <r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><name xsi:nil="true" /><age xsi:nil="true" /></r>
            """
        try expectCase(null, User(), encoder: encoder)
        struct Model: Codable, Equatable {
            var name: String?
            var numbers: [Int]?

            enum CodingKeys: String, CodingKey { case name = "user.name", numbers }
        }
        struct Tag: Codable, Equatable {
            @XMLText var value: Int?
            var b: String
        }
        let atPlaces = """
            <r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><user><name xsi:nil="true" /></user>\
            <numbers xsi:nil="true" /></r>
            """
        try expectCase(atPlaces, Model(), encoder: encoder)
        try expectCase("<r> <b>x</b> </r>", Tag(value: nil, b: "x"), written: "<r><b>x</b></r>")
        try expectCase("<r>1<b>x</b></r>", Tag(value: 1, b: "x"))
        struct Items: Codable, Equatable {
            var plain: [Int?]?
            var nillable: [XML.Nillable<Int>]?
            @XMLChild var child: [Int?]?
        }
        try expectCase("<r />", Items(), encoder: encoder)
        let full = Items(plain: [nil, 1], nillable: [.value(2)], child: [nil])
        expectEqual(try decoded(Items.self, try encoder.encodeToString(full)), full)
    }

    @Test("An empty element is an empty String, Data or object, distinct from none, and nil for other types")
    func emptyOptional() throws {
        try expectCase("<r><value></value></r>", One<String?>(value: ""), written: "<r><value></value></r>")
        try expectCase("<r><value></value></r>", One<Int?>(value: nil), written: "<r />")
        let decoder = XMLDecoder()
        decoder.emptyElementStrategy = .nil
        try expectCase("<r><value></value></r>", One<String?>(value: nil), written: "<r />", decoder: decoder)
        struct Nothing: Codable, Equatable {}
        struct Edges: Codable, Equatable {
            var empty: String
            var flag: Bool
            var e: Nothing
            var n: [Int]
        }
        let edges = Edges(empty: "", flag: true, e: Nothing(), n: [1, 2, 3])
        let xml = "<r><empty></empty><flag>true</flag><e/><n>1</n><n>2</n><n>3</n></r>"
        let written = "<r><empty></empty><flag>true</flag><e /><n>1</n><n>2</n><n>3</n></r>"
        try expectCase(xml, edges, written: written)

        let encoder = XMLEncoder()
        encoder.outputFormatting = .noEmptyElements
        let pairs = "<r><empty></empty><flag>true</flag><e></e><n>1</n><n>2</n><n>3</n></r>"
        try expectCase(xml, edges, written: pairs, encoder: encoder)
        struct Note: Codable, Equatable {
            var to: String
            var example: String
            var from: String?
            var body: String
        }
        let note = "<note><to>Tove</to><example/><body>Don't forget me this weekend!</body></note>"
        let pair = """
            <note><to>Tove</to><example></example><body>Don&apos;t forget me this weekend!</body></note>
            """
        try expectCase(
            note, Note(to: "Tove", example: "", from: nil, body: "Don't forget me this weekend!"), written: pair)
        struct Model: Codable, Equatable { var data: Data }
        let (coder, reader) = (XMLEncoder(), XMLDecoder())
        (coder.dataEncodingStrategy, reader.dataDecodingStrategy) = (.deferredToData, .deferredToData)
        try expectCase("<r />", Model(data: Data()), encoder: coder, decoder: reader)
        try expectCase(
            "<r><data>1</data><data>2</data></r>", Model(data: Data([1, 2])), encoder: coder, decoder: reader)
        #expect(refusal(Model.self, "<r/>") != nil)
    }

    @Test("The presence of an element, by an optional or a handwritten Bool")
    func presence() throws {
        struct Nothing: Codable, Equatable {}
        struct Root: Codable, Equatable {
            var hasThing: Nothing?
            var other: Nothing?
        }
        struct Flag: Codable, Equatable {
            enum CodingKeys: CodingKey { case hasThing }
            var hasThing: Bool
            init(hasThing: Bool) { self.hasThing = hasThing }
            init(from decoder: any Decoder) throws {
                hasThing = try decoder.container(keyedBy: CodingKeys.self).contains(.hasThing)
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                if hasThing { try container.encode(Nothing(), forKey: .hasThing) }
            }
        }
        try expectCase("<r><hasThing/></r>", Root(hasThing: Nothing()), written: "<r><hasThing /></r>")
        try expectCase("<r><hasThing/></r>", Flag(hasThing: true), written: "<r><hasThing /></r>")
        try expectCase("<r/>", Flag(hasThing: false), written: "<r />")
    }

    @Test("An empty attribute is nil for an Optional that is no String, as an empty element is")
    func emptyAttribute() throws {
        enum Color: String, Codable { case red }
        struct Model: Codable, Equatable {
            @XMLAttribute var number: Int?
            @XMLAttribute var url: URL?
            @XMLAttribute var date: Date?
            @XMLAttribute var color: Color?
            @XMLAttribute var text: String?
            var plain: Double?
        }
        let xml = #"<r number="" url=" " date="" color="" text="" plain="" />"#
        try expectCase(xml, Model(text: ""), written: #"<r text="" />"#)
        try expectCase(#"<r text=" " />"#, Model(text: " "))
        let decoder = XMLDecoder()
        decoder.emptyElementStrategy = .nil
        try expectEqual(decoder.decode(Model.self, from: xml), Model())
        try expectEqual(decoder.decode(Model.self, from: #"<r text=" " />"#), Model(text: " "))
        decoder.emptyElementStrategy = .value
        try expectEqual(
            decodingRefusal(Model.self, xml, decoder: decoder).sentence,
            #"1:12: expected an integer for Model.number at /r/@number, found """#)
        struct Required: Codable { @XMLAttribute var number: Int }
        try expectEqual(
            decodingRefusal(Required.self, xml).sentence,
            #"1:12: expected an integer for Required.number at /r/@number, found "", which an Optional "#
                + "reads as nil")
    }

    @Test("A dictionary keeps the keys of nil and of empty collections")
    func dictionaries() throws {
        let xsi = #"xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance""#
        try expectCase(
            #"<r \#(xsi)><value><a>1</a><b xsi:nil="true" /></value></r>"#, One(value: ["a": 1, "b": Int?.none]))
        try expectCase(
            #"<r \#(xsi)><value><a>1</a><a>2</a><b xsi:nil="true" /></value></r>"#, One(value: ["a": [1, 2], "b": []]))
        try expectCase(
            #"<r \#(xsi)><value><a>x</a><b xsi:nil="true" /></value></r>"#,
            One(value: ["a": ["x"], "b": Set<String>()]))
        try expectCase("<r><value><a><b>1</b></a><c /></value></r>", One(value: ["a": ["b": 1], "c": [:]]))
        try expectJSON(#"{"value":{"a":[1],"b":[]}}"#, One(value: ["a": [1], "b": []]))
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dictionaryKeyStrategy = .entries
        decoder.dictionaryKeyStrategy = .entries
        try expectCase(
            #"<r \#(xsi)><value><entry key="a">1</entry><entry key="b" xsi:nil="true" /></value></r>"#,
            One(value: ["a": 1, "b": Int?.none]), encoder: encoder, decoder: decoder)
        let strict = XMLDecoder()
        strict.unknownNodes = .throw
        let text = #"<r \#(xsi)><value><b xsi:nil="true"/></value></r>"#
        try expectEqual(strict.decode(One<[String: [Int]]>.self, from: text), One(value: ["b": []]))
        try expectEnd(
            decodingRefusal(One<[String: Int]>.self, text).sentence,
            " expected a value for One<Dictionary<String, Int>>.value at /r/value/b, found nil, which an Optional reads"
        )
    }

    @Test("An empty list or one of choices in an element of its own differs from none, if it is Optional")
    func wrappedLists() throws {
        struct Lists: Codable, Equatable {
            var names: [String]?
            var counts: Set<Int>?
            var plain: [Int]
            enum CodingKeys: String, CodingKey {
                case names = "names.name"
                case counts = "all.counts.count"
                case plain = "plain.item"
            }
        }
        try expectCase("<r />", Lists(plain: []))
        try expectCase("<r><names /><all><counts /></all></r>", Lists(names: [], counts: [], plain: []))
        try expectCase("<r><names><name>a</name></names></r>", Lists(names: ["a"], plain: []))
        try expectEqual(decoded(Lists.self, "<r><all/><plain/></r>"), Lists(plain: []))
        try expectJSON(#"{"names.name":[],"plain.item":[1]}"#, Lists(names: [], plain: [1]))
        // Attributes are no content.
        struct Shared: Codable, Equatable {
            var names: [String]?
            var count: Int?
            enum CodingKeys: String, CodingKey { case names = "names.name", count = "names.@count" }
        }
        try expectCase(#"<r><names count="0" /></r>"#, Shared(names: [], count: 0))
        try expectCase("<r><names /></r>", Shared(names: [], count: nil))
        let strict = XMLDecoder()
        strict.unknownNodes = .throw
        strict.missingCollectionStrategy = .throw
        let xml = "<r><names/><plain><item>1</item></plain></r>"
        try expectEqual(strict.decode(Lists.self, from: xml), Lists(names: [], plain: [1]))
        expectEqual(XMLDecoder().diagnose(Lists.self, from: xml), [])
        var lists = Lists(names: ["old"], counts: [1], plain: [1])
        try XMLDecoder().update(&lists, from: "<r><names/></r>")
        expectEqual(lists, Lists(names: [], counts: [1], plain: [1]))
        enum Choice: Codable, Equatable { case a(Int), b }
        struct Choices: Codable, Equatable {
            var choices: [Choice]?
            var elements: [XML.Element]?
            var plain: [Choice]
            var count: Int?
            enum CodingKeys: String, CodingKey {
                case choices = "choices.*"
                case elements = "all.elements.*"
                case plain = "plain.*"
                case count = "choices.@count"
            }
        }
        try expectCase("<r />", Choices(plain: []))
        try expectCase("<r><choices /><all><elements /></all></r>", Choices(choices: [], elements: [], plain: []))
        try expectCase("<r><choices><b /></choices></r>", Choices(choices: [.b], plain: []))
        try expectCase(#"<r><choices count="0" /></r>"#, Choices(choices: [], plain: [], count: 0))
        try expectEqual(
            decoded(Choices.self, "<r><choices>\n</choices><all/><plain/></r>"), Choices(choices: [], plain: []))
        expectEqual(XMLDecoder().diagnose(Choices.self, from: "<r><choices/></r>"), [])
        var updated = Choices(choices: [.b], plain: [])
        try XMLDecoder().update(&updated, from: "<r><choices/></r>")
        expectEqual(updated, Choices(choices: [], plain: []))
    }

    @Test("An Optional of an Optional tells an element that says nil from none")
    func nilAndAbsent() throws {
        struct Price: Codable, Equatable {
            @XMLAttribute var currency: String
            var amount: Int
        }
        struct Order: Codable, Equatable {
            var count: Int??
            var price: Price??
            var name: String??
            var tags: [String]??
        }
        let xsi = #"xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance""#
        try expectCase("<r />", Order())
        let null = Order(count: .some(nil), price: .some(nil), name: .some(nil), tags: .some(nil))
        try expectCase(
            #"<r \#(xsi)><count xsi:nil="true" /><price xsi:nil="true" /><name xsi:nil="true" /><tags xsi:nil="true" /></r>"#,
            null)
        try expectCase(
            #"<r><count>1</count><price currency="EUR"><amount>2</amount></price><name>a</name><tags>b</tags></r>"#,
            Order(count: 1, price: Price(currency: "EUR", amount: 2), name: "a", tags: ["b"]))
        try expectEqual(decoded(Order.self, "<r><count/><name/></r>"), Order(count: .some(nil), name: ""))
        let strict = XMLDecoder()
        strict.unknownNodes = .throw
        try expectEqual(strict.decode(Order.self, from: try XMLEncoder().encodeToString(null)), null)
        var updated = Order(count: 1, price: .some(nil))
        try XMLDecoder().update(&updated, from: #"<r \#(xsi)><count xsi:nil="true" /></r>"#)
        expectEqual(updated, Order(count: .some(nil), price: .some(nil)))
        struct Path: Codable, Equatable {
            var count: Int??
            enum CodingKeys: String, CodingKey { case count = "a.b" }
        }
        try expectCase(#"<r \#(xsi)><a><b xsi:nil="true" /></a></r>"#, Path(count: .some(nil)))
        struct Wrapped: Codable, Equatable {
            @XMLChild var child: Int??
            @XMLCData var section: String??
            @XMLElementAndAttribute var both: Int??
            @XMLIndirect var indirect: Price??
            @XMLChild @XMLIndirect var nested: [Int]??
            @XMLAttribute var attribute: Int??
        }
        try expectStrict("<r />", Wrapped())
        var wrapped = Wrapped(child: .some(nil), section: .some(nil), both: .some(nil))
        wrapped.indirect = .some(nil)
        wrapped.nested = .some(nil)
        let names = ["child", "section", "both", "indirect", "nested"]
        try expectStrict(
            "<r \(xsi)>" + names.map { #"<\#($0) xsi:nil="true" />"# }.joined() + "</r>", wrapped)
        let encoder = XMLEncoder()
        encoder.nilEncodingStrategy = .emptyElement
        try expectCase("<r />", Wrapped(), encoder: encoder)
        // An empty element could be a value.
        let written = try encoder.encodeToString(wrapped, withRootKey: "r")
        try expectEqual(written, XMLEncoder().encodeToString(wrapped, withRootKey: "r"))
        try expectCase(#"<r \#(xsi)><a xsi:nil="true" /></r>"#, ["a": nil] as [String: String?], encoder: encoder)
        // An attribute cannot say nil, nor can a text.
        expectEqual(try encoded(Wrapped(attribute: .some(nil))), "<r />")
        struct Text: Codable, Equatable {
            var text: Int??
            enum CodingKeys: String, CodingKey { case text = "#text" }
        }
        try expectStrict("<r />", Text())
        try expectStrict("<r>1</r>", Text(text: 1))
        expectEqual(try encoded(Text(text: .some(nil))), "<r />")
        enum Case: Codable, Equatable { case a(Int??), b(String??) }
        try expectStrict("<r><a /></r>", Case.a(nil))
        try expectStrict(#"<r \#(xsi)><a xsi:nil="true" /></r>"#, Case.a(.some(nil)))
        try expectStrict(#"<r \#(xsi)><b xsi:nil="true" /></r>"#, Case.b(.some(nil)))
        #expect(throws: EncodingError.self) { try XMLEncoder().encode(Case.b(nil)) }
    }

    @Test("So does one of a generic type")
    func genericNil() throws {
        struct One<Value: Codable & Equatable>: Codable, Equatable { var v: Value }
        struct Size: Codable, Equatable { var width: Int? }
        func expectKept<Value: Codable & Equatable>(_ value: Value??, _ xml: String) throws {
            for strategy: XMLEncoder.NilEncodingStrategy in [.omit, .emptyElement, .xsiNil] {
                let encoder = XMLEncoder()
                encoder.nilEncodingStrategy = strategy
                try expectCase(xml, One(v: value), encoder: encoder)
            }
        }
        let null = #"<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><v xsi:nil="true" /></r>"#
        try expectKept(Int??.none, "<r />")
        try expectKept(Int??.some(nil), null)
        try expectKept(1 as Int??, "<r><v>1</v></r>")
        try expectKept(String??.some(nil), null)
        try expectKept("" as String??, "<r><v></v></r>")
        try expectKept(Size??.some(nil), null)
        try expectKept([Int]??.some(nil), null)
    }

    @Test("An Optional with keys that is the content of an element may be there without a text")
    func keyedContent() throws {
        struct Size: Codable, Equatable {
            var width: Int
            @XMLAttribute var unit: String?
        }
        struct Key: Codable, Equatable {
            var size: Size?
            var depth: Int
            enum CodingKeys: String, CodingKey { case size = "#text", depth }
        }
        struct Wrapped: Codable, Equatable {
            @XMLText var size: Size?
            var depth: Int
        }
        struct Path: Codable, Equatable {
            var size: Size?
            var depth: Int
            enum CodingKeys: String, CodingKey { case size = "a.#text", depth = "a.depth" }
        }
        enum Shape: Codable, Equatable { case a(Size?, depth: Int) }
        let contents: [(Size?, String, String)] = [
            (nil, "", ""), (Size(width: 1, unit: nil), "", "<width>1</width>"),
            (Size(width: 1, unit: "m"), #" unit="m""#, "<width>1</width>"),
        ]
        for (size, attribute, content) in contents {
            let xml = "<r\(attribute)>\(content)<depth>2</depth></r>"
            try expectStrict(xml, Key(size: size, depth: 2))
            try expectStrict(xml, Wrapped(size: size, depth: 2))
            let inner = "<r><a\(attribute)>\(content)<depth>2</depth></a></r>"
            try expectStrict(inner, Path(size: size, depth: 2))
            try expectStrict(inner, Shape.a(size, depth: 2))
        }
    }

    @Test("A dictionary that is the content of an element has the elements that no other key names")
    func dictionaryContent() throws {
        struct Key: Codable, Equatable {
            var rest: [String: Int]
            var depth: Int
            enum CodingKeys: String, CodingKey { case rest = "#text", depth }
        }
        struct Wrapped: Codable, Equatable {
            @XMLText var rest: [String: Int]?
            var depth: Int
        }
        enum Shape: Codable, Equatable { case a([String: Int], depth: Int) }
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        decoder.unknownNodes = .throw
        func expect<Value: Codable & Equatable>(_ value: Value) throws {
            try expectEqual(decoder.decode(Value.self, from: encoder.encode(value, withRootKey: "r")), value)
        }
        func expectAll() throws {
            for rest in [[:], ["x": 1], ["x": 1, "y": 2]] {
                try expect(Key(rest: rest, depth: 3))
                try expect(Wrapped(rest: rest.isEmpty ? nil : rest, depth: 3))
                try expect(Shape.a(rest, depth: 3))
            }
        }
        try expectAll()
        try expectStrict("<r><x>1</x><depth>3</depth></r>", Key(rest: ["x": 1], depth: 3))
        encoder.dictionaryKeyStrategy = .entries
        decoder.dictionaryKeyStrategy = .entries
        try expectAll()
    }

    @Test("The nil of a generic value is that of an Optional property", arguments: [false, true])
    func genericNil(saysNil: Bool) throws {
        struct Generic<T: Codable>: Codable { var v: T }
        struct Plain<T: Codable>: Codable { var v: T? }
        func check<T: Codable & Equatable>(_ type: T.Type) throws {
            func text(_ value: some Encodable) throws -> String {
                try encoded(value) { $0.nilEncodingStrategy = saysNil ? .xsiNil : .emptyElement }
            }
            let text = (generic: try text(Generic<T?>(v: nil)), plain: try text(Plain<T>(v: nil)))
            expectEqual(text.generic, text.plain)
            expectEqual(try decoded(Generic<T?>.self, text.generic).v, try decoded(Plain<T>.self, text.plain).v)
        }
        try check(Int.self)
        try check([Int].self)
        try check(Set<String>.self)
        try check([Int?].self)
        try check([String: Int].self)
        try check(Int?.self)
        try check(XML.Nillable<Int>.self)
        try check(XMLPresence.self)
    }

    @Test("nil is no text")
    func nilText() throws {
        struct Model: Codable, Equatable {
            var name: String
            var names: [String] = []
            var other: String?
        }
        let xsi = #"xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance""#
        func sentence<T: Decodable>(_ type: T.Type, _ content: String) throws -> String {
            let refusal = try decodingRefusal(type, "<r \(xsi)>\(content)</r>")
            expectEqual(refusal.kind, .valueNotFound)
            return String(refusal.sentence.drop { $0 != " " })
        }
        try expectEqual(
            sentence(Model.self, #"<name xsi:nil="true"/>"#),
            " expected a value for Model.name at /r/name, found nil, which an Optional reads")
        try expectEqual(
            sentence(Model.self, #"<name>a</name><names>b</names><names xsi:nil="1"/>"#),
            " expected a value for Model.names at /r/names[2], found nil, which an Optional reads")
        try expectEqual(
            sentence([String: String].self, #"<k xsi:nil="true"/>"#),
            " expected a value for k at /r/k, found nil, which an Optional reads")
        try expectEqual(
            sentence([String: Int].self, #"<k xsi:nil="true">5</k>"#),
            " expected a value for k at /r/k, found nil, which an Optional reads")
        try expectEqual(
            sentence([String: Date].self, #"<k xsi:nil="true">2020-01-01</k>"#),
            " expected a value for k at /r/k, found nil, which an Optional reads")
        let text = #"<r \#(xsi)><name xsi:nil="false">a</name><names>b</names><other xsi:nil="true"/></r>"#
        try expectEqual(XMLDecoder().decode(Model.self, from: text), Model(name: "a", names: ["b"], other: nil))
        let optional = try XMLDecoder().decode([String: String?].self, from: #"<r \#(xsi)><k xsi:nil="true"/></r>"#)
        expectEqual(optional, ["k": nil])
        struct Wrapped: Codable {
            @XMLDefault<Hello> var name: String
            @XMLLenient var other: String?
            enum Hello: XMLDefaultProvider { static let defaultValue = "Hello" }
        }
        let wrapped = #"<r \#(xsi)><name xsi:nil="true"/><other xsi:nil="true"/></r>"#
        let defaults = try XMLDecoder().decode(Wrapped.self, from: wrapped)
        #expect(defaults.name == "Hello" && defaults.other == nil)
    }
}
