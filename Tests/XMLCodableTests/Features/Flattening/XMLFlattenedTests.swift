import Testing
import XMLCodable

/// A value whose attributes and elements are those of its model.
private struct Flat<Value: Codable>: Codable {
    @XMLFlattened var flat: Value
    @XMLAttribute var id: Int?
    var z: Int?
}

extension Flat: Equatable where Value: Equatable {}

/// The same with an Optional, which a generic value is not.
private struct MaybeFlat<Value: Codable & Equatable>: Codable, Equatable {
    @XMLFlattened var flat: Value?
    @XMLAttribute var id: Int?
    var z: Int?
}

struct FlattenedTests {
    private struct Address: Codable, Equatable {
        var street: String
        var city: String?
    }
    private struct Contact: Codable, Equatable {
        @XMLAttribute var mail: String?
        var phone: [String]
    }
    private struct Customer: Codable, Equatable {
        @XMLAttribute var id: Int
        @XMLFlattened var address: Address
        @XMLFlattened var contact: Contact?
        var last: Int?
    }
    private struct TwoFlat<A: Codable & Equatable, B: Codable & Equatable>: Codable, Equatable {
        @XMLFlattened var first: A
        var z: Int?
        @XMLFlattened var second: B?
    }
    private struct After<Value: Codable & Equatable>: Codable, Equatable {
        @XMLFlattened var value: Value
        @XMLAnyAttributes var attributes: [XML.Attribute]
        @XMLAnyElements var elements: [XML.Element]
    }
    private struct Before<Value: Codable & Equatable>: Codable, Equatable {
        @XMLAnyAttributes var attributes: [XML.Attribute]
        @XMLAnyElements var elements: [XML.Element]
        @XMLFlattened var value: Value
    }
    private enum Shape: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
        case circle(Address), rect(w: Int, h: Int), empty, number(Int), text(String)
    }
    private enum Tagged: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .element("type"))
        case address(Address), labelled(x: Int), text(String)
    }
    private enum Mark: Codable, Equatable { case dot, circle(Int) }
    private struct Marks: Codable, Equatable {
        var title: Int?
        var marks: [Mark]
        enum CodingKeys: String, CodingKey { case title, marks = "*" }
    }
    private struct Rest: Codable, Equatable {
        var s: Int?
        @XMLAnyElements var elements: [XML.Element]
    }

    private static let street = Address(street: "s")
    private static let customer = Customer(
        id: 7, address: Address(street: "M", city: "A"), contact: Contact(mail: "m", phone: ["1", "2"]), last: 3)

    private func names(_ elements: [XML.Element]?) -> [String]? { elements?.map(\.name.qualifiedName) }

    @Test("The attributes and elements of a value are those of its model; its key names nothing but a value in JSON")
    func flat() throws {
        let xml = """
            <r id="7" mail="m"><street>M</street><city>A</city><phone>1</phone><phone>2</phone><last>3</last></r>
            """
        try expectStrict(xml, Self.customer)
        let indented = try encoded(Self.customer) { $0.outputFormatting = .prettyPrinted }
        try expectEqual(decoded(Customer.self, indented), Self.customer)
        let other =
            #"<r mail="m" id="7"><last>3</last><phone>1</phone><city>A</city><phone>2</phone><street>M</street></r>"#
        try expectEqual(decoded(Customer.self, other), Self.customer)
        var customer = Customer(id: 7, address: Address(street: "M"))
        try expectCase(#"<r id="7"><street>M</street></r>"#, customer)
        customer.contact = Contact(mail: "q", phone: [])
        try expectCase(#"<r id="7" mail="q"><street>M</street></r>"#, customer)

        let json = """
            {"address":{"city":"A","street":"M"},"contact":{"mail":"m","phone":["1","2"]},"id":7,"last":3}
            """
        try expectJSON(json, Self.customer)
        try expectJSON(#"{"address":{"street":"s"},"id":1}"#, Customer(id: 1, address: Self.street))
        struct Model: Codable, Equatable {
            @XMLFlattened var street: Address
            @XMLFlattened var path: Contact
            enum CodingKeys: String, CodingKey { case street, path = "x.@y" }
        }
        let paths = Model(street: Address(street: "1"), path: Contact(mail: "m", phone: []))
        try expectCase(#"<r mail="m"><street>1</street></r>"#, paths)
        let rest = try decoded(After<Address>.self, "<r><value/><street>s</street></r>")
        expectEqual(names(rest.elements), ["value"])
    }

    @Test("Errors name the keys of the value in the element of the model, and their paths have its key")
    func errors() throws {
        let missing = refusal(Customer.self, "<r id='1'><city>A</city></r>")
        expectEqual(missing?.sentence, "1:1: expected <street> for Address.street at /r, found none")
        expectEqual(missing?.path, ["address"])
        expectEqual(
            XMLDecoder().diagnose(Customer.self, from: "<r q='1'>\n<zz/><city/></r>").map(\.description),
            [
                "1:1: expected the attribute 'id' for Customer.id at /r, found none",
                "1:1: expected <street> for Address.street at /r, found none",
                "1:7: nothing in Customer reads the attribute 'q' at /r/@q",
                "2:1: nothing in Customer reads <zz> at /r/zz",
            ])
        struct Refusing: Codable, Equatable {
            init() {}
            init(from decoder: any Decoder) throws {
                throw DecodingError.valueNotFound(Int.self, .init(codingPath: decoder.codingPath, debugDescription: ""))
            }
            func encode(to encoder: any Encoder) throws {
                throw EncodingError.invalidValue(1, .init(codingPath: encoder.codingPath, debugDescription: ""))
            }
        }
        struct Inner: Codable, Equatable {
            var deep = Refusing()
            @XMLAttribute var number = Double.nan
        }
        let model = One(value: [Flat(flat: Inner())])
        let path = ["value", "Index 0", "flat", "deep"]
        expectEqual(refusal(model)?.path, path)
        expectEqual(refusal(One<[Flat<Inner>]>.self, "<r><value><deep/></value></r>")?.path, path)
        let item = TwoElements(a: 1, b: Refusing())
        expectEqual(refusal(Groups(items: [item, item]))?.path, ["items", "Index 0", "b"])
    }

    @Test("Flattened values can be nested, in lists, dictionaries, paths and cases, and have text, paths and choices")
    func nested() throws {
        struct Middle: Codable, Equatable {
            @XMLFlattened var inner: MaybeFlat<Address>
            var y: Int
        }
        struct Outer: Codable, Equatable {
            @XMLFlattened var middle: Middle
            var x: Int
        }
        enum Choice: Codable, Equatable { case outer(Outer), number(Int) }
        struct Model: Codable, Equatable {
            var item: [Outer]
            var map: [String: Outer]
            var deep: Outer?
            var choice: [Choice]
            enum CodingKeys: String, CodingKey { case item, map, deep = "a.b", choice = "*" }
        }
        func outer(_ z: Int, _ street: String? = nil) -> Outer {
            Outer(middle: Middle(inner: MaybeFlat(flat: street.map { Address(street: $0) }, z: z), y: 2), x: 3)
        }
        let xml = """
            <r><item><street>s</street><z>1</z><y>2</y><x>3</x></item><item><z>4</z><y>2</y><x>3</x></item>
            <map><k><z>5</z><y>2</y><x>3</x></k></map><a><b><street>t</street><z>6</z><y>2</y><x>3</x></b></a>
            <outer><z>7</z><y>2</y><x>3</x></outer><number>8</number></r>
            """
        let model = Model(
            item: [outer(1, "s"), outer(4)], map: ["k": outer(5)], deep: outer(6, "t"),
            choice: [.outer(outer(7)), .number(8)])
        try expectStrict(xml, model)
        try expectCase(
            #"<r label="m" id="2">5</r>"#, Flat(flat: LabelledText<String?, String>(label: "m", text: "5"), id: 2))

        struct Part: Codable, Equatable {
            var p: Int
            var q: Int?
            enum CodingKeys: String, CodingKey { case p = "a.p", q = "a.@q" }
        }
        struct Paths: Codable, Equatable {
            @XMLFlattened var part: Part?
            var z: Int
            enum CodingKeys: String, CodingKey { case part, z = "a.z" }
        }
        try expectCase(#"<r><a q="2"><p>1</p><z>3</z></a></r>"#, Paths(part: Part(p: 1, q: 2), z: 3))
        try expectCase("<r><a><z>3</z></a></r>", Paths(z: 3))
        try expectCase(
            "<r><title>1</title><circle>1</circle><dot /><z>2</z></r>",
            Flat(flat: Marks(title: 1, marks: [.circle(1), .dot]), z: 2))
    }

    /// A value by hand, of which each attempt reads other keys.
    private struct Either: Codable, Equatable {
        var size: TwoElements<Int, Int?>?
        var address: Address?
        init(from decoder: any Decoder) throws {
            size = try? TwoElements(from: decoder)
            if size == nil { address = try Address(from: decoder) }
        }
        func encode(to encoder: any Encoder) throws {
            try size?.encode(to: encoder)
            try address?.encode(to: encoder)
        }
    }

    @Test("Keys for what is left leave the content of a value or case and its discriminator, in any order")
    func rest() throws {
        let xml = #"<r z="1" mail="m"><q /><phone>1</phone></r>"#
        let (after, before) = (try decoded(After<Contact>.self, xml), try decoded(Before<Contact>.self, xml))
        expectEqual(after.attributes, before.attributes)
        expectEqual(after.attributes.map(\.description), [#"z="1""#])
        expectEqual(names(after.elements), ["q"])
        expectEqual(names(before.elements), ["q"])
        expectEqual(after.value, before.value)
        try expectEqual(encoded(after), #"<r mail="m" z="1"><phone>1</phone><q /></r>"#)
        try expectEqual(encoded(before), #"<r z="1" mail="m"><q /><phone>1</phone></r>"#)
        func check<Value: Codable>(_ type: Value.Type, _ xml: String) throws {
            try expectEqual(encoded(decoded(type, xml) { $0.unknownNodes = .throw }), xml)
        }
        try check(After<Shape>.self, #"<r kind="circle"><street>s</street><q /></r>"#)
        try check(After<Shape>.self, #"<r kind="rect"><w>1</w><h>2</h><q /></r>"#)
        try check(Before<Shape>.self, #"<r u="1" kind="circle"><q /><street>s</street></r>"#)
        try check(Before<Shape>.self, #"<r u="1" kind="rect"><q /><w>1</w><h>2</h></r>"#)
        // A child element that is the discriminator is not left either.
        try check(Before<Tagged>.self, "<r><q /><type>address</type><street>s</street></r>")
        try check(Before<Tagged>.self, "<r><q /><type>labelled</type><x>1</x></r>")
        try expectEqual(names(decoded(MaybeFlat<Rest>.self, "<r><q/><z>1</z><s>2</s></r>").flat?.elements), ["q"])
        try expectNil(decoded(MaybeFlat<Rest>.self, "<r><q/><z>1</z></r>").flat)

        // What the keys of other cases and of attempts name is left, whatever was read before.
        func checkList<Item: Codable & Equatable>(_ type: Item.Type, _ items: [String]) throws {
            for first in items.indices {
                try check(One<[Item]>.self, "<r>\((items[first...] + items).joined())</r>")
            }
        }
        try checkList(
            After<Shape>.self,
            [
                #"<value kind="circle"><street>s</street><w>1</w></value>"#,
                #"<value kind="rect"><w>1</w><h>2</h><street /></value>"#,
                #"<value kind="empty"><city /><w>1</w></value>"#,
            ])
        try checkList(
            Before<Shape>.self,
            [
                #"<value kind="circle"><w>1</w><street>s</street></value>"#,
                #"<value kind="rect"><street /><w>1</w><h>2</h></value>"#,
                #"<value kind="empty"><city /><w>1</w></value>"#,
            ])
        try checkList(
            Before<Either>.self, ["<value><city>c</city><a>1</a></value>", "<value><q /><street>s</street></value>"])
    }

    @Test("A value with wrappers, and classes that have flattened properties and are flattened")
    func wrappersAndClasses() throws {
        struct Inner: Codable, Equatable {
            @XMLElementName var name: String
            @XMLAttribute var q: Int?
            @XMLDefault<XML.Zero> var d: Int
            @XMLLossy var y: [Int]
            @XMLPresence var p: Bool
            @XMLComments var comments: [String]
        }
        struct Model: Codable, Equatable {
            @XMLLenient var l: Int?
            @XMLFlattened var inner: Inner
        }
        let xml = #"<r q="2"><l>1</l><d>2</d><y>1</y><y>3</y><p /><!--c--></r>"#
        try expectCase(xml, Model(l: 1, inner: Inner(name: "r", q: 2, d: 2, y: [1, 3], p: true, comments: ["c"])))
        let sparse = try decoded(Model.self, "<x><l>?</l><y>?</y></x>")
        expectEqual(sparse, Model(l: nil, inner: Inner(name: "x", q: nil, d: 0, y: [], p: false, comments: [])))

        class Base: Codable {
            @XMLFlattened var address: Address
            var b: Int
        }
        final class Sub: Base {
            @XMLFlattened var contact: Contact?
            @XMLAnyElements var elements: [XML.Element]
            enum CodingKeys: String, CodingKey { case contact, elements }
            required init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                _contact = try container.decode(XMLFlattened<Contact?>.self, forKey: .contact)
                _elements = try container.decode(XMLAnyElements.self, forKey: .elements)
                try super.init(from: decoder)
            }
            override func encode(to encoder: any Encoder) throws {
                try super.encode(to: encoder)
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(_contact, forKey: .contact)
                try container.encode(_elements, forKey: .elements)
            }
        }
        for content in [
            "><street>s</street><b>1</b><q />", #" mail="m"><street>s</street><b>1</b><phone>2</phone><q />"#,
        ] {
            try expectEqual(encoded(decoded(Sub.self, "<r\(content)</r>")), "<r\(content)</r>")
            let model = "<r\(content)<z>1</z></r>"
            try expectEqual(encoded(decoded(Flat<Sub>.self, model) { $0.unknownNodes = .throw }), model)
        }
    }

    @Test("A discriminated enum shares the element; the text of its case may be empty beside the elements around it")
    func discriminated() throws {
        try expectCase(
            #"<r kind="rect" id="1"><w>1</w><h>2</h><z>3</z></r>"#, Flat(flat: Shape.rect(w: 1, h: 2), id: 1, z: 3))
        try expectCase(
            #"<r kind="circle" id="1"><street>s</street><z>3</z></r>"#,
            Flat(flat: Shape.circle(Self.street), id: 1, z: 3))
        try expectCase(#"<r kind="empty" id="1" />"#, Flat(flat: Shape.empty, id: 1))
        try expectCase(#"<r kind="number" id="1">4</r>"#, Flat(flat: Shape.number(4), id: 1))
        try expectJSON(#"{"flat":{"rect":{"h":2,"w":1}},"id":1}"#, Flat(flat: Shape.rect(w: 1, h: 2), id: 1))
        expectEqual(
            refusal(Flat<Shape>.self, "<r kind='q' id='1'/>")?.sentence,
            #"1:10: expected one of "circle", "rect", "empty", "number", "text" for Flat<Shape>.flat at /r/@kind, "#
                + #"found "q""#)
        expectEqual(refusal(Flat<Shape>.self, "<r id='1'/>")?.kind, "typeMismatch")
        try expectCase(#"<r kind="empty" id="1" />"#, MaybeFlat<Shape>(flat: .empty, id: 1))
        try expectCase(#"<r id="1" />"#, MaybeFlat<Shape>(flat: nil, id: 1))
        expectEqual(refusal(MaybeFlat<Shape>.self, "<r kind='q' id='1'/>")?.kind, "dataCorrupted")
        enum Typed: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .xsiType)
            case rect(w: Int)
        }
        try expectCase(
            #"<r xsi:type="rect" \#(instanceSchema)><w>1</w><z>2</z><type>labelled</type><x>3</x></r>"#,
            TwoFlat(first: Typed.rect(w: 1), z: 2, second: Tagged.labelled(x: 3)))

        try expectStrict(#"<r kind="text"><z>1</z></r>"#, Flat(flat: Shape.text(""), z: 1))
        try expectStrict(#"<r kind="text">a<z>1</z></r>"#, Flat(flat: Shape.text("a"), z: 1))
        try expectStrict("<r><type>text</type><z>1</z></r>", Flat(flat: Tagged.text(""), z: 1))
        expectEqual(refusal(Shape.self, "<r kind='text'><z>1</z></r>")?.kind, "typeMismatch")
    }

    @Test("Namespaces of the value and of the model, and key strategies apply")
    func namespaces() throws {
        struct Inner: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:m")
            var a: Int
        }
        struct Outer: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:o")
            @XMLFlattened var inner: Inner
            var b: Int
            @XMLFlattened var address: Address
        }
        try expectCase(
            #"<r xmlns="urn:o" xmlns:m="urn:m"><m:a>1</m:a><b>2</b><street>s</street></r>"#,
            Outer(inner: Inner(a: 1), b: 2, address: Self.street))
        let xml = #"<x:r xmlns:x="urn:u" id="7"><x:street>s</x:street></x:r>"#
        let plain = Customer(id: 7, address: Self.street)
        try expectEqual(decoded(Customer.self, xml) { $0.namespaces = .ignoringPrefixes }, plain)
        try expectEqual(decoded(Customer.self, xml) { $0.namespaces = .bound(["": "urn:u"]) }, plain)
        struct Cased: Codable, Equatable {
            @XMLAttribute var cD: Int?
            var aB: Int
        }
        struct AroundCased: Codable, Equatable {
            @XMLFlattened var inner: Cased?
            var oTher: Int
        }
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.keyEncodingStrategy = .convertToSnakeCase
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let value = AroundCased(inner: Cased(cD: 1, aB: 2), oTher: 3)
        try expectCase(#"<r c_d="1"><a_b>2</a_b><o_ther>3</o_ther></r>"#, value, encoder: encoder, decoder: decoder)
        decoder.keyDecodingStrategy = .ignoringCase
        try expectEqual(decoder.decode(AroundCased.self, from: #"<r CD="1"><AB>2</AB><OTHER>3</OTHER></r>"#), value)
        try expectNil(decoder.decode(AroundCased.self, from: "<r><OTHER>3</OTHER></r>").inner)
    }

    @Test("A decoder reads other documents; an update keeps what is absent, also a case without a discriminator")
    func reuse() throws {
        let decoder = XMLDecoder()
        _ = try decoder.decode(Address.self, from: "<r><street/></r>")
        for _ in 0..<2 {
            let first = try decoder.decode(Customer.self, from: "<r id='1'><street>s</street></r>")
            expectEqual(first, Customer(id: 1, address: Self.street))
            let second = try decoder.decode(
                Customer.self, from: "<r mail='x' id='3'><q/><city>c</city><street>b</street><phone>1</phone></r>")
            let contact = Contact(mail: "x", phone: ["1"])
            expectEqual(second, Customer(id: 3, address: Address(street: "b", city: "c"), contact: contact))
        }
        var customer = Self.customer
        try decoder.update(&customer, from: "<r><city>new</city></r>")
        var expected = Self.customer
        expected.address.city = "new"
        expectEqual(customer, expected)
        try decoder.update(&customer, from: "<r mail='x'><last>4</last></r>")
        expected.contact?.mail = "x"
        expected.last = 4
        expectEqual(customer, expected)
        var model = TwoFlat<Shape, Tagged>(first: .rect(w: 1, h: 2), z: 4, second: .labelled(x: 3))
        try decoder.update(&model, from: "<r><z>5</z></r>")
        expectEqual(model, TwoFlat(first: .rect(w: 1, h: 2), z: 5, second: .labelled(x: 3)))
        try decoder.update(&model, from: #"<r kind="number">6</r>"#)
        expectEqual(model.first, .number(6))
    }

    @Test("A value has keys, is not nillable and writes no attribute of another one; no case is for the rest")
    func refused() throws {
        func check<Value: Codable>(_ value: Value, _ name: String, _ decoding: String = "", _ encoding: String = "") {
            expectEqual(
                refusal(Flat<Value>.self, "<r><a>1</a></r>")?.sentence,
                "1:1: expected a type with keys for Flat<\(name)>.flat at /r, found \(name)\(decoding)")
            expectEnd(refusal(Flat(flat: value))?.sentence, "at /r: only a type with keys can be flattened\(encoding)")
        }
        check(1, "Int")
        check([1], "Array<Int>")
        check(["a": 1], "Dictionary<String, Int>")
        check(
            Mark.circle(1), "Mark", #", a choice, which the key "*" reads without a wrapper"#,
            #"; a choice has the key "*", without a wrapper"#)
        struct Single: Codable, Equatable {
            var value: Int
            init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Int.self) }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(value)
            }
        }
        expectEqual(refusal(MaybeFlat<Single>.self, "<r><q>1</q></r>")?.kind, "typeMismatch")
        try expectCase("<r><street>s</street><z>1</z></r>", Flat(flat: XMLIndirect(wrappedValue: Self.street), z: 1))
        expectEqual(
            refusal(Flat<XML.Nillable<Address>>.self, "<r><street>s</street><z>1</z></r>")?.kind, "typeMismatch")
        let value = Flat(flat: XML.Nillable.value(Self.street), z: 1)
        expectEnd(refusal(value)?.sentence, "only a type with keys can be flattened")
        let twice = Flat(flat: Flat(flat: Self.street, id: 1), id: 2)
        expectEnd(refusal(twice)?.sentence, "the element already has an attribute \"id\"")

        enum Open: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
            case circle(Address), list([Int]), other(XML.Element)
            enum CodingKeys: String, CodingKey { case circle, list, other = "*" }
        }
        try expectCase(#"<r kind="circle"><street>s</street></r>"#, Flat(flat: Open.circle(Self.street)))
        expectEqual(
            refusal(Flat<Open>.self, "<r kind='x'><z>1</z></r>")?.sentence,
            #"1:10: expected one of "circle", "list" for Flat<Open>.flat at /r/@kind, found "x""#)
        expectEqual(refusal(Flat<Open>.self, "<r><z>1</z></r>")?.kind, "typeMismatch")
        for open in [Open.other(XML.Element("q")), .list([1]), .list([])] {
            expectEnd(refusal(Flat(flat: open))?.sentence, "an enum with a discriminator needs an element of its own")
        }
    }

    private struct Remarks: Codable, Equatable {
        @XMLComments var comments: [String]
        var level: Int?
    }
    private struct Noted: Codable, Equatable {
        var z: Int?
        @XMLFlattened var note: LabelledText<String?, String>?
        @XMLFlattened var remarks: Remarks?
        @XMLAnyElements var rest: [XML.Element]
    }

    @Test("Text, comments, choices or groups make an Optional present; what is not of it, other keys take")
    func optionalContent() throws {
        let (note, remarks) = (LabelledText<String?, String>(label: nil, text: "t"), Remarks(comments: ["c"]))
        try expectStrict("<r><z>1</z>t<!--c--></r>", Noted(z: 1, note: note, remarks: remarks, rest: []))
        try expectCase("<r><z>1</z><!--c--></r>", Noted(z: 1, remarks: remarks, rest: []))
        try expectCase("<r>t</r>", Noted(note: note, rest: []))
        try expectCase("<r><z>1</z></r>", Noted(z: 1, rest: []))
        let rest = try decoded(Noted.self, "<r> <q/> <z>1</z> </r>") { $0.unknownNodes = .throw }
        expectEqual(rest, Noted(z: 1, rest: [XML.Element("q")]))
        struct Text: Decodable {
            @XMLText var text: String
            @XMLFlattened var address: Address?
            @XMLFlattened var inner: Rest?
            @XMLAnyElements var elements: [XML.Element]
        }
        let text = try decoded(Text.self, "<r>t<q/></r>")
        expectNil(text.address)
        expectNil(text.inner)
        expectEqual(names(text.elements), ["q"])
        expectEqual(XMLDecoder().diagnose(Text.self, from: "<r>t<q/></r>"), [])
        expectEqual(
            refusal(MaybeFlat<OneText<Int>>.self, "<r>x</r>")?.sentence,
            #"1:4: expected an integer for OneText<Int>.value at /r, found "x""#)
        try expectNil(decoded(MaybeFlat<OneText<Int>>.self, "<r> </r>").flat)

        struct Model: Codable, Equatable {
            @XMLFlattened var marks: Marks?
            @XMLFlattened var pairs: Groups<One<Int>>?
            var z: Int?
        }
        try expectStrict(
            "<r><dot /><circle>1</circle><value>2</value><z>3</z></r>",
            Model(marks: Marks(marks: [.dot, .circle(1)]), pairs: Groups(items: [One(value: 2)]), z: 3))
        try expectStrict("<r><z>3</z></r>", Model(z: 3))
        var model = Model(marks: Marks(title: 1, marks: [.dot]), z: 4)
        try XMLDecoder().update(&model, from: "<r><circle>5</circle></r>")
        expectEqual(model, Model(marks: Marks(title: 1, marks: [.circle(5)]), z: 4))
        enum Label: Codable, Equatable { case label(String) }
        struct LabelsFirst: Decodable, Equatable {
            var labels: [Label]
            @XMLFlattened var marks: Contents<Mark>
            enum CodingKeys: String, CodingKey { case marks, labels = "*" }
        }
        struct LabelsLast: Decodable, Equatable {
            @XMLFlattened var marks: Contents<Mark>
            var labels: [Label]
            enum CodingKeys: String, CodingKey { case marks, labels = "*" }
        }
        let decoder = XMLDecoder()
        decoder.unknownChoices = .throw
        let dots = Contents<Mark>(items: [.dot])
        let xml = "<r><dot/><label>x</label></r>"
        try expectEqual(decoder.decode(LabelsFirst.self, from: xml), LabelsFirst(labels: [.label("x")], marks: dots))
        try expectEqual(decoder.decode(LabelsLast.self, from: xml), LabelsLast(marks: dots, labels: [.label("x")]))
        let unknown = try decodingRefusal(LabelsLast.self, "<r><dot/>\n<q/></r>", decoder: decoder)
        expectStart(unknown.sentence, "2:1: expected <dot> or <circle>")
    }

    @Test("An attribute that only its wrapper names is known once it was decoded; its key with @ is known at once")
    func attributesByWrapper() throws {
        struct Price: Codable, Equatable {
            var amount: Int
            @XMLAttribute var unit: String
        }
        struct Named: Codable, Equatable {
            var amount: Int
            var unit: String
            enum CodingKeys: String, CodingKey { case amount, unit = "@unit" }
        }
        struct Offer<Value: Codable>: Decodable {
            @XMLAnyElements var rest: [XML.Element]
            @XMLFlattened var value: Value?
        }
        let xml = "<r><unit/></r>"
        expectEqual(
            refusal(Offer<Price>.self, xml)?.sentence, "1:1: expected <amount> for Price.amount at /r, found none")
        let named = try decoded(Offer<Named>.self, xml)
        expectNil(named.value)
        expectEqual(names(named.rest), ["unit"])
        let both = try decoded(Offer<Named>.self, #"<r unit="kg"><unit/><amount>1</amount></r>"#)
        expectEqual(both.value, Named(amount: 1, unit: "kg"))
        expectEqual(names(both.rest), ["unit"])
    }
}
