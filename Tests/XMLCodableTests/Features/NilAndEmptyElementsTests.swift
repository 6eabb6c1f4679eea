import Foundation
import Testing
import XMLCodable

struct NilAndEmptyElementsTests {
    private struct Nothing: Codable, Equatable {}
    private struct Size: Codable, Equatable {
        var width: Int
        @XMLAttribute var unit: String?
    }

    @Test(
        "A handwritten model tells an explicit null from an absent element; presence is an Optional or a Bool by hand")
    func explicitNull() throws {
        /// Distinguishes an explicit null from an absent element.
        struct Patch: Codable, Equatable {
            enum Change: Equatable { case keep, clear, set(String) }
            enum CodingKeys: CodingKey { case name }
            var name: Change
            init(_ name: Change) { self.name = name }
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
        let encoder = XMLEncoder()
        encoder.nilEncodingStrategy = .xsiNil
        try expectCase("<r />", Patch(.keep), encoder: encoder)
        try expectCase(#"<r \#(instanceSchema)><name xsi:nil="true" /></r>"#, Patch(.clear), encoder: encoder)
        try expectCase("<r><name>Ada</name></r>", Patch(.set("Ada")), encoder: encoder)

        struct Optionals: Codable, Equatable {
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
        try expectCase("<r><hasThing/></r>", Optionals(hasThing: Nothing()), written: "<r><hasThing /></r>")
        try expectCase("<r><hasThing/></r>", Flag(hasThing: true), written: "<r><hasThing /></r>")
        try expectCase("<r/>", Flag(hasThing: false), written: "<r />")
    }

    @Test("Nil is omitted by default, and written on request, also at a path and as text; a list is never nil")
    func nilValues() throws {
        struct User: Codable, Equatable {
            var name: String?
            var age: Int?
        }
        try expectCase("<r />", User())
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.nilEncodingStrategy = .emptyElement
        decoder.emptyElementStrategy = .nil
        try expectCase("<r><name /><age /></r>", User(), encoder: encoder, decoder: decoder)
        encoder.nilEncodingStrategy = .xsiNil
        let null = #"<r \#(instanceSchema)><name xsi:nil="true" /><age xsi:nil="true" /></r>"#
        try expectCase(null, User(), encoder: encoder)
        struct Model: Codable, Equatable {
            var name: String?
            var numbers: [Int]?
            enum CodingKeys: String, CodingKey { case name = "user.name", numbers }
        }
        let atPlaces = #"<r \#(instanceSchema)><user><name xsi:nil="true" /></user><numbers xsi:nil="true" /></r>"#
        try expectCase(atPlaces, Model(), encoder: encoder)
        struct Tag: Codable, Equatable {
            @XMLText var value: Int?
            var b: String
        }
        try expectCase("<r> <b>x</b> </r>", Tag(value: nil, b: "x"), written: "<r><b>x</b></r>")
        try expectCase("<r>1<b>x</b></r>", Tag(value: 1, b: "x"))
        struct Items: Codable, Equatable {
            var plain: [Int?]?
            var nillable: [XML.Nillable<Int>]?
            @XMLChild var child: [Int?]?
        }
        try expectCase("<r />", Items(), encoder: encoder)
        let full = Items(plain: [nil, 1], nillable: [.value(2)], child: [nil])
        try expectEqual(decoded(Items.self, encoder.encodeToString(full)), full)
    }

    @Test(
        "An empty element or attribute is an empty String, Data or object, distinct from none, and nil for other types")
    func emptyOptional() throws {
        try expectCase("<r><value></value></r>", One<String?>(value: ""), written: "<r><value></value></r>")
        try expectCase("<r><value></value></r>", One<Int?>(value: nil), written: "<r />")
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        decoder.emptyElementStrategy = .nil
        try expectCase("<r><value></value></r>", One<String?>(value: nil), written: "<r />", decoder: decoder)
        struct Edges: Codable, Equatable {
            var empty: String
            var flag: Bool
            var e: Nothing
            var n: [Int]
        }
        let edges = Edges(empty: "", flag: true, e: Nothing(), n: [1, 2, 3])
        let xml = "<r><empty></empty><flag>true</flag><e/><n>1</n><n>2</n><n>3</n></r>"
        try expectCase(xml, edges, written: xml.replacing("<e/>", with: "<e />"))
        encoder.outputFormatting = .noEmptyElements
        try expectCase(xml, edges, written: xml.replacing("<e/>", with: "<e></e>"), encoder: encoder)
        try expectCase(
            "<r><a/><b>Don't forget me!</b></r>", TwoElements(a: "", b: "Don't forget me!"),
            written: "<r><a></a><b>Don&apos;t forget me!</b></r>")
        let (coder, reader) = (XMLEncoder(), XMLDecoder())
        (coder.dataEncodingStrategy, reader.dataDecodingStrategy) = (.deferredToData, .deferredToData)
        try expectCase("<r />", One(value: Data()), encoder: coder, decoder: reader)
        let two = "<r><value>1</value><value>2</value></r>"
        try expectCase(two, One(value: Data([1, 2])), encoder: coder, decoder: reader)
        let map = "<r><value><a>1</a><a>2</a><b>3</b></value></r>"
        try expectCase(map, One(value: ["a": Data([1, 2]), "b": Data([3])]), encoder: coder, decoder: reader)
        #expect(refusal(One<Data>.self, "<r/>") != nil)

        enum Color: String, Codable { case red }
        struct Model: Codable, Equatable {
            @XMLAttribute var number: Int?
            @XMLAttribute var url: URL?
            @XMLAttribute var date: Date?
            @XMLAttribute var color: Color?
            @XMLAttribute var text: String?
            var plain: Double?
        }
        let attributes = #"<r number="" url=" " date="" color="" text="" plain="" />"#
        try expectCase(attributes, Model(text: ""), written: #"<r text="" />"#)
        try expectCase(#"<r text=" " />"#, Model(text: " "))
        let other = XMLDecoder()
        other.emptyElementStrategy = .nil
        try expectEqual(other.decode(Model.self, from: attributes), Model())
        try expectEqual(other.decode(Model.self, from: #"<r text=" " />"#), Model(text: " "))
        other.emptyElementStrategy = .value
        try expectEqual(
            decodingRefusal(Model.self, attributes, decoder: other).sentence,
            #"1:12: expected an integer for Model.number at /r/@number, found """#)
        try expectEqual(
            decodingRefusal(OneAttribute<Int>.self, "<r value=''/>").sentence,
            #"1:11: expected an integer for OneAttribute<Int>.value at /r/@value, found "", which an Optional "#
                + "reads as nil")
    }

    @Test("A dictionary keeps the keys of nil and of empty collections")
    func dictionaries() throws {
        let root = "<r \(instanceSchema)><value>"
        try expectCase(#"\#(root)<a>1</a><b xsi:nil="true" /></value></r>"#, One(value: ["a": 1, "b": Int?.none]))
        try expectCase(
            #"\#(root)<a>1</a><a>2</a><b xsi:nil="true" /></value></r>"#, One(value: ["a": [1, 2], "b": []]))
        try expectCase(
            #"\#(root)<a>x</a><b xsi:nil="true" /></value></r>"#, One(value: ["a": ["x"], "b": Set<String>()]))
        try expectCase("<r><value><a><b>1</b></a><c /></value></r>", One(value: ["a": ["b": 1], "c": [:]]))
        try expectJSON(#"{"value":{"a":[1],"b":[]}}"#, One(value: ["a": [1], "b": []]))
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dictionaryKeyStrategy = .entries
        decoder.dictionaryKeyStrategy = .entries
        try expectCase(
            #"\#(root)<entry key="a">1</entry><entry key="b" xsi:nil="true" /></value></r>"#,
            One(value: ["a": 1, "b": Int?.none]), encoder: encoder, decoder: decoder)
        let text = #"\#(root)<b xsi:nil="true"/></value></r>"#
        try expectEqual(decoded(One<[String: [Int]]>.self, text) { $0.unknownNodes = .throw }, One(value: ["b": []]))
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
            var count: Int?
            enum CodingKeys: String, CodingKey {
                case names = "names.name", counts = "all.counts.count", plain = "plain.item", count = "names.@count"
            }
        }
        try expectCase("<r />", Lists(plain: []))
        try expectCase("<r><names /><all><counts /></all></r>", Lists(names: [], counts: [], plain: []))
        try expectCase("<r><names><name>a</name></names></r>", Lists(names: ["a"], plain: []))
        // Attributes are no content.
        try expectCase(#"<r><names count="0" /></r>"#, Lists(names: [], plain: [], count: 0))
        try expectCase("<r><names /></r>", Lists(names: [], plain: []))
        try expectEqual(decoded(Lists.self, "<r><all/><plain/></r>"), Lists(plain: []))
        try expectJSON(#"{"names.name":[],"plain.item":[1]}"#, Lists(names: [], plain: [1]))
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
                case choices = "choices.*", elements = "all.elements.*", plain = "plain.*", count = "choices.@count"
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
        struct Order: Codable, Equatable {
            var count: Int??
            var size: Size??
            var name: String??
            var tags: [String]??
            var deep: Int??
            enum CodingKeys: String, CodingKey { case count, size, name, tags, deep = "a.b" }
        }
        func null(_ names: String...) -> String { names.map { #"<\#($0) xsi:nil="true" />"# }.joined() }
        let root = "<r \(instanceSchema)>"
        try expectCase("<r />", Order())
        let order = Order(count: .some(nil), size: .some(nil), name: .some(nil), tags: .some(nil), deep: .some(nil))
        try expectStrict("\(root)\(null("count", "size", "name", "tags"))<a>\(null("b"))</a></r>", order)
        try expectCase(
            #"<r><count>1</count><size unit="EUR"><width>2</width></size><name>a</name><tags>b</tags></r>"#,
            Order(count: 1, size: Size(width: 2, unit: "EUR"), name: "a", tags: ["b"]))
        try expectEqual(decoded(Order.self, "<r><count/><name/></r>"), Order(count: .some(nil), name: ""))
        var updated = Order(count: 1, size: .some(nil))
        try XMLDecoder().update(&updated, from: #"\#(root)<count xsi:nil="true" /></r>"#)
        expectEqual(updated, Order(count: .some(nil), size: .some(nil)))
        struct Wrapped: Codable, Equatable {
            @XMLChild var child: Int??
            @XMLCData var section: String??
            @XMLElementAndAttribute var both: Int??
            @XMLIndirect var indirect: Size??
            @XMLChild @XMLIndirect var nested: [Int]??
            @XMLAttribute var attribute: Int??
        }
        try expectStrict("<r />", Wrapped())
        var wrapped = Wrapped(child: .some(nil), section: .some(nil), both: .some(nil))
        wrapped.indirect = .some(nil)
        wrapped.nested = .some(nil)
        try expectStrict("\(root)\(null("child", "section", "both", "indirect", "nested"))</r>", wrapped)
        let encoder = XMLEncoder()
        encoder.nilEncodingStrategy = .emptyElement
        try expectCase("<r />", Wrapped(), encoder: encoder)
        // An empty element could be a value.
        try expectEqual(encoder.encodeToString(wrapped, withRootKey: "r"), encoded(wrapped))
        try expectCase("\(root)\(null("a"))</r>", ["a": nil] as [String: String?], encoder: encoder)
        // An attribute cannot say nil, nor can a text.
        try expectEqual(encoded(Wrapped(attribute: .some(nil))), "<r />")
        struct Text: Codable, Equatable {
            var text: Int??
            enum CodingKeys: String, CodingKey { case text = "#text" }
        }
        try expectStrict("<r />", Text())
        try expectStrict("<r>1</r>", Text(text: 1))
        try expectEqual(encoded(Text(text: .some(nil))), "<r />")
        enum Case: Codable, Equatable { case a(Int??), b(String??) }
        try expectStrict("<r><a /></r>", Case.a(nil))
        try expectStrict("\(root)\(null("a"))</r>", Case.a(.some(nil)))
        try expectStrict("\(root)\(null("b"))</r>", Case.b(.some(nil)))
        #expect(throws: EncodingError.self) { try XMLEncoder().encode(Case.b(nil)) }
    }

    @Test("A generic Optional of an Optional tells nil from none; the nil of a generic value is that of an Optional")
    func genericNil() throws {
        func expectKept<Value: Codable & Equatable>(_ value: Value??, _ xml: String) throws {
            for strategy: XMLEncoder.NilEncodingStrategy in [.omit, .emptyElement, .xsiNil] {
                let encoder = XMLEncoder()
                encoder.nilEncodingStrategy = strategy
                try expectCase(xml, One(value: value), encoder: encoder)
            }
        }
        let null = #"<r \#(instanceSchema)><value xsi:nil="true" /></r>"#
        try expectKept(Int??.none, "<r />")
        try expectKept(Int??.some(nil), null)
        try expectKept(1 as Int??, "<r><value>1</value></r>")
        try expectKept(String??.some(nil), null)
        try expectKept("" as String??, "<r><value></value></r>")
        try expectKept(Size??.some(nil), null)
        try expectKept([Int]??.some(nil), null)
        // An element says only one nil, and of an item, it is that of the item itself.
        func expectRefused<Value: Encodable>(_ value: Value) {
            #expect(throws: EncodingError.self, "\(value)") { try encoded(value) }
        }
        try expectKept(Int???.some(.some(2)), "<r><value>2</value></r>")
        expectRefused(One(value: Int????.some(.some(nil))))
        expectRefused(One(value: [Int??.some(nil)]))
        expectRefused(["a": Int??.some(nil)])
        expectRefused(One(value: [XML.Nillable<Int>?.none]))
        expectRefused(["a": XML.Nillable<Int>?.none])
        expectRefused(One(value: XML.Nillable<Int>??.some(nil)))

        struct Plain<T: Codable>: Codable { var value: T? }
        func expectSame<T: Codable & Equatable>(_ type: T.Type) throws {
            for strategy: XMLEncoder.NilEncodingStrategy in [.emptyElement, .xsiNil] {
                let generic = try encoded(One<T?>(value: nil)) { $0.nilEncodingStrategy = strategy }
                let plain = try encoded(Plain<T>(value: nil)) { $0.nilEncodingStrategy = strategy }
                expectEqual(generic, plain)
                try expectEqual(decoded(One<T?>.self, generic).value, decoded(Plain<T>.self, plain).value)
            }
        }
        try expectSame(Int.self)
        try expectSame([Int].self)
        try expectSame(Set<String>.self)
        try expectSame([Int?].self)
        try expectSame([String: Int].self)
        try expectSame(Int?.self)
        try expectSame(XML.Nillable<Int>.self)
        try expectSame(XMLPresence.self)
    }

    private struct SizeByKey: Codable, Equatable {
        var size: Size?
        var depth: Int
        enum CodingKeys: String, CodingKey { case size = "#text", depth }
    }
    private struct SizeByPath: Codable, Equatable {
        var size: Size?
        var depth: Int
        enum CodingKeys: String, CodingKey { case size = "a.#text", depth = "a.depth" }
    }
    private struct RestByKey: Codable, Equatable {
        var rest: [String: Int]
        var depth: Int
        enum CodingKeys: String, CodingKey { case rest = "#text", depth }
    }
    private struct ByWrapper<Content: Codable & Equatable>: Codable, Equatable {
        @XMLText var content: Content?
        var depth: Int
    }
    private enum Shape: Codable, Equatable { case a(Size?, depth: Int), b([String: Int], depth: Int) }

    @Test(
        "The content of an element is an Optional with keys, or a dictionary of what no other key names, without text")
    func content() throws {
        let contents: [(Size?, String, String)] = [
            (nil, "", ""), (Size(width: 1, unit: nil), "", "<width>1</width>"),
            (Size(width: 1, unit: "m"), #" unit="m""#, "<width>1</width>"),
        ]
        for (size, attribute, content) in contents {
            let xml = "<r\(attribute)>\(content)<depth>2</depth></r>"
            try expectStrict(xml, SizeByKey(size: size, depth: 2))
            try expectStrict(xml, ByWrapper(content: size, depth: 2))
            let inner = "<r><a\(attribute)>\(content)<depth>2</depth></a></r>"
            try expectStrict(inner, SizeByPath(size: size, depth: 2))
            try expectStrict(inner, Shape.a(size, depth: 2))
        }
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        decoder.unknownNodes = .throw
        func expect<Value: Codable & Equatable>(_ value: Value) throws {
            try expectEqual(decoder.decode(Value.self, from: encoder.encode(value, withRootKey: "r")), value)
        }
        func expectAll() throws {
            for rest in [[:], ["x": 1], ["x": 1, "y": 2]] {
                try expect(RestByKey(rest: rest, depth: 3))
                try expect(ByWrapper(content: rest.isEmpty ? nil : rest, depth: 3))
                try expect(Shape.b(rest, depth: 3))
            }
        }
        try expectAll()
        try expectStrict("<r><x>1</x><depth>3</depth></r>", RestByKey(rest: ["x": 1], depth: 3))
        encoder.dictionaryKeyStrategy = .entries
        decoder.dictionaryKeyStrategy = .entries
        try expectAll()
    }

    @Test(
        "An update takes no default; an explicit nil clears a property, or keeps it with ignoringNil; absence keeps it")
    func updates() throws {
        struct Model: Codable, Equatable {
            var a: Int?
            var b: String?
            @XMLChild var c: Int?
            @XMLDefault<XML.False> var open: Bool
        }
        let full = Model(a: 1, b: "x", c: 3, open: true)
        let nils = "<m \(instanceSchema)><a xsi:nil='true'/><b xsi:nil='1'/><c/></m>"
        var model = full
        try XMLDecoder().update(&model, from: "<m/>")
        expectEqual(model, full)
        try XMLDecoder().update(&model, from: nils, ignoringNil: true)
        expectEqual(model, full)
        try XMLDecoder().update(&model, from: nils)
        expectEqual(model, Model(open: true))
    }

    @Test("nil is no text")
    func nilText() throws {
        struct Model: Codable, Equatable {
            var name: String
            var names: [String] = []
            var other: String?
        }
        func expectNoText<T: Decodable>(_ type: T.Type, _ content: String, _ place: String) throws {
            let refusal = try decodingRefusal(type, "<r \(instanceSchema)>\(content)</r>")
            expectEqual(refusal.kind, .valueNotFound)
            expectEqual(
                String(refusal.sentence.drop { $0 != " " }),
                " expected a value for \(place), found nil, which an Optional reads")
        }
        try expectNoText(Model.self, #"<name xsi:nil="true"/>"#, "Model.name at /r/name")
        try expectNoText(
            Model.self, #"<name>a</name><names>b</names><names xsi:nil="1"/>"#, "Model.names at /r/names[2]")
        try expectNoText([String: String].self, #"<k xsi:nil="true"/>"#, "k at /r/k")
        try expectNoText([String: Int].self, #"<k xsi:nil="true">5</k>"#, "k at /r/k")
        try expectNoText([String: Date].self, #"<k xsi:nil="true">2020-01-01</k>"#, "k at /r/k")
        let text = """
            <r \(instanceSchema)><name xsi:nil="false">a</name><names>b</names><other xsi:nil="true"/></r>
            """
        try expectEqual(decoded(Model.self, text), Model(name: "a", names: ["b"]))
        try expectEqual(decoded([String: String?].self, #"<r \#(instanceSchema)><k xsi:nil="true"/></r>"#), ["k": nil])
        struct Wrapped: Decodable {
            @XMLDefault<Hello> var name: String
            @XMLLenient var other: String?
            enum Hello: XMLDefaultProvider { static let defaultValue = "Hello" }
        }
        let wrapped = #"<r \#(instanceSchema)><name xsi:nil="true"/><other xsi:nil="true"/></r>"#
        let defaults = try decoded(Wrapped.self, wrapped)
        expectEqual(defaults.name, "Hello")
        expectNil(defaults.other)
    }
}
