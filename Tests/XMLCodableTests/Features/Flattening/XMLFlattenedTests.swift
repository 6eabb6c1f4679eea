import Testing
import XMLCodable

struct FlattenedTests {
    static let schema = #"xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance""#

    struct Address: Codable, Hashable {
        var street: String
        var city: String?
    }
    struct Contact: Codable, Hashable {
        @XMLAttribute var mail: String?
        var phone: [String]
    }
    struct Customer: Codable, Hashable {
        @XMLAttribute var id: Int
        @XMLFlattened var address: Address
        @XMLFlattened var contact: Contact?
        var last: Int?
    }

    static let customer = Customer(
        id: 7, address: Address(street: "M", city: "A"), contact: Contact(mail: "m", phone: ["1", "2"]), last: 3)

    @Test("The attributes and elements of a value are those of its model; an Optional is nil if none is present")
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
        let plain = Customer(id: 7, address: Address(street: "M", city: nil), contact: nil, last: nil)
        try expectCase(#"<r id="7"><street>M</street></r>"#, plain)
        var mailed = plain
        mailed.contact = Contact(mail: "q", phone: [])
        try expectCase(#"<r id="7" mail="q"><street>M</street></r>"#, mailed)
    }

    @Test("The key names nothing in XML, and the value in JSON")
    func keys() throws {
        let json = """
            {"address":{"city":"A","street":"M"},"contact":{"mail":"m","phone":["1","2"]},"id":7,"last":3}
            """
        try expectJSON(json, Self.customer)
        try expectJSON(
            #"{"address":{"street":"s"},"id":1}"#,
            Customer(id: 1, address: Address(street: "s", city: nil), contact: nil, last: nil))
        struct Model: Codable, Equatable {
            @XMLFlattened var street: Address
            @XMLFlattened var path: Contact
            enum CodingKeys: String, CodingKey { case street, path = "x.@y" }
        }
        let model = Model(street: Address(street: "1", city: nil), path: Contact(mail: "m", phone: []))
        try expectCase(#"<r mail="m"><street>1</street></r>"#, model)
        struct Rest: Codable, Equatable {
            @XMLFlattened var address: Address
            @XMLAnyElements var elements: [XML.Element]
        }
        let rest = try decoded(Rest.self, "<r><address/><street>s</street></r>")
        expectEqual(rest.elements.map(\.name.qualifiedName), ["address"])
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
        struct Refusing: Codable {
            init() {}
            init(from decoder: any Decoder) throws {
                throw DecodingError.valueNotFound(Int.self, .init(codingPath: decoder.codingPath, debugDescription: ""))
            }
            func encode(to encoder: any Encoder) throws {
                throw EncodingError.invalidValue(1, .init(codingPath: encoder.codingPath, debugDescription: ""))
            }
        }
        struct Inner: Codable {
            var deep = Refusing()
            @XMLAttribute var number = Double.nan
        }
        struct Item: Codable {
            var k = 1
            var inner = Refusing()
        }
        struct Model: Codable {
            @XMLFlattened var inner: Inner
            init() { inner = Inner() }
        }
        struct Outer: Codable { var model = [Model()] }
        struct Groups: Codable {
            @XMLGroups var item: [Item]
            init() { item = [Item(), Item()] }
        }
        expectEqual(refusal(Outer())?.path, ["model", "Index 0", "inner", "deep"])
        expectEqual(refusal(Groups())?.path, ["item", "Index 0", "inner"])
        expectEqual(refusal(Outer.self, "<r><model><deep/></model></r>")?.path, ["model", "Index 0", "inner", "deep"])
    }

    @Test("Flattened values can be nested, in lists, dictionaries, paths and cases, and have text, paths and choices")
    func nested() throws {
        struct Inner: Codable, Equatable {
            var z: Int
            @XMLFlattened var address: Address?
        }
        struct Middle: Codable, Equatable {
            @XMLFlattened var inner: Inner
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
            let address = street.map { Address(street: $0, city: nil) }
            return Outer(middle: Middle(inner: Inner(z: z, address: address), y: 2), x: 3)
        }
        let xml = """
            <r><item><z>1</z><street>s</street><y>2</y><x>3</x></item><item><z>4</z><y>2</y><x>3</x></item>
            <map><k><z>5</z><y>2</y><x>3</x></k></map><a><b><z>6</z><street>t</street><y>2</y><x>3</x></b></a>
            <outer><z>7</z><y>2</y><x>3</x></outer><number>8</number></r>
            """
        let model = Model(
            item: [outer(1, "s"), outer(4)], map: ["k": outer(5)], deep: outer(6, "t"),
            choice: [.outer(outer(7)), .number(8)])
        try expectStrict(xml, model)
        struct Text: Codable, Equatable {
            @XMLText var text: String
            @XMLAttribute var unit: String?
        }
        struct Measure: Codable, Equatable {
            @XMLFlattened var text: Text
            @XMLAttribute var id: Int
        }
        try expectCase(#"<r unit="m" id="2">5</r>"#, Measure(text: Text(text: "5", unit: "m"), id: 2))

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
        try expectCase("<r><a><z>3</z></a></r>", Paths(part: nil, z: 3))

        enum Letter: Codable, Equatable { case a(Int), b(String) }
        struct Choices: Codable, Equatable {
            var n: Int
            var choices: [Letter]
            enum CodingKeys: String, CodingKey { case n, choices = "*" }
        }
        struct Lettered: Codable, Equatable {
            @XMLFlattened var inner: Choices
            var z: Int
        }
        try expectCase(
            "<r><n>1</n><a>1</a><b>x</b><z>2</z></r>", Lettered(inner: Choices(n: 1, choices: [.a(1), .b("x")]), z: 2))
    }

    @Test("Keys for what is left leave the content of a value or case and its discriminator, in any order")
    func rest() throws {
        struct Inside: Codable, Equatable {
            var z: Int
            @XMLFlattened var inner: Inner?
            struct Inner: Codable, Equatable {
                var s: Int?
                @XMLAnyElements var elements: [XML.Element]
            }
        }
        let xml = #"<r z="1" mail="m"><q /><phone>1</phone></r>"#
        let (after, before) = (try decoded(After<Contact>.self, xml), try decoded(Before<Contact>.self, xml))
        expectEqual(after.attributes, before.attributes)
        expectEqual(after.attributes.map(\.description), [#"z="1""#])
        expectEqual(after.elements.map(\.name.qualifiedName), ["q"])
        expectEqual(before.elements.map(\.name.qualifiedName), ["q"])
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
        let inside = try decoded(Inside.self, "<r><q/><z>1</z><s>2</s></r>")
        expectEqual(inside.inner?.elements.map(\.name.qualifiedName), ["q"])
        try expectNil(decoded(Inside.self, "<r><q/><z>1</z></r>").inner)
    }

    @Test("Wrappers inside the value")
    func wrappers() throws {
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
    }

    enum Shape: Codable, Hashable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
        case circle(Address), rect(w: Int, h: Int), empty, number(Int)
    }

    @Test("A discriminated enum shares the element")
    func discriminated() throws {
        struct Drawing: Codable, Equatable {
            @XMLFlattened var shape: Shape
            @XMLAttribute var id: Int
            var z: Int?
        }
        try expectCase(
            #"<r kind="rect" id="1"><w>1</w><h>2</h><z>3</z></r>"#, Drawing(shape: .rect(w: 1, h: 2), id: 1, z: 3))
        try expectCase(
            #"<r kind="circle" id="1"><street>s</street><z>3</z></r>"#,
            Drawing(shape: .circle(Address(street: "s", city: nil)), id: 1, z: 3))
        try expectCase(#"<r kind="empty" id="1" />"#, Drawing(shape: .empty, id: 1, z: nil))
        try expectCase(#"<r kind="number" id="1">4</r>"#, Drawing(shape: .number(4), id: 1, z: nil))
        try expectJSON(#"{"id":1,"shape":{"rect":{"h":2,"w":1}}}"#, Drawing(shape: .rect(w: 1, h: 2), id: 1, z: nil))
        expectEqual(
            refusal(Drawing.self, "<r kind='q' id='1'/>")?.sentence,
            #"1:10: expected one of "circle", "rect", "empty", "number" for Drawing.shape at /r/@kind, found "q""#)
        expectEqual(refusal(Drawing.self, "<r id='1'/>")?.kind, "typeMismatch")

        struct Perhaps: Codable, Equatable {
            @XMLFlattened var shape: Shape?
            @XMLAttribute var id: Int
        }
        try expectCase(#"<r kind="empty" id="1" />"#, Perhaps(shape: .empty, id: 1))
        try expectCase(#"<r id="1" />"#, Perhaps(shape: nil, id: 1))
        expectEqual(refusal(Perhaps.self, "<r kind='q' id='1'/>")?.kind, "dataCorrupted")

        enum Typed: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .xsiType)
            case rect(w: Int)
        }
        enum Named: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .element("type"))
            case square(v: Int)
        }
        struct Both: Codable, Equatable {
            @XMLFlattened var typed: Typed
            var a: Int
            @XMLFlattened var named: Named
        }
        try expectCase(
            #"<r xsi:type="rect" \#(Self.schema)><w>1</w><a>2</a><type>square</type><v>3</v></r>"#,
            Both(typed: .rect(w: 1), a: 2, named: .square(v: 3)))
    }

    enum Tagged: Codable, Hashable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .element("type"))
        case address(Address), labelled(x: Int)
    }

    private struct After<Value: Codable>: Codable {
        @XMLFlattened var value: Value
        @XMLAnyAttributes var attributes: [XML.Attribute]
        @XMLAnyElements var elements: [XML.Element]
    }

    private struct Before<Value: Codable>: Codable {
        @XMLAnyAttributes var attributes: [XML.Attribute]
        @XMLAnyElements var elements: [XML.Element]
        @XMLFlattened var value: Value
    }

    /// A value by hand, of which each attempt reads other keys.
    struct Either: Codable {
        struct Size: Codable { var w: Int }

        var size: Size?
        var address: Address?

        init(from decoder: any Decoder) throws {
            size = try? Size(from: decoder)
            if size == nil { address = try Address(from: decoder) }
        }

        func encode(to encoder: any Encoder) throws {
            try size?.encode(to: encoder)
            try address?.encode(to: encoder)
        }
    }

    @Test("What the keys of other cases and of attempts name is left, whatever was read before")
    func contentOfOtherCases() throws {
        struct List<Item: Codable>: Codable { var item: [Item] }
        func check<Item: Codable>(_ type: Item.Type, _ items: [String]) throws {
            for first in items.indices {
                let xml = "<r>\((items[first...] + items).joined())</r>"
                try expectEqual(encoded(decoded(List<Item>.self, xml) { $0.unknownNodes = .throw }), xml)
            }
        }
        try check(
            After<Shape>.self,
            [
                #"<item kind="circle"><street>s</street><w>1</w></item>"#,
                #"<item kind="rect"><w>1</w><h>2</h><street /></item>"#, #"<item kind="empty"><city /><w>1</w></item>"#,
            ])
        try check(
            Before<Shape>.self,
            [
                #"<item kind="circle"><w>1</w><street>s</street></item>"#,
                #"<item kind="rect"><street /><w>1</w><h>2</h></item>"#, #"<item kind="empty"><city /><w>1</w></item>"#,
            ])
        try check(Before<Either>.self, ["<item><city>c</city><w>1</w></item>", "<item><q /><street>s</street></item>"])
    }

    @Test("Classes with flattened properties, and classes that are flattened")
    func classes() throws {
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
        struct Model: Codable {
            @XMLFlattened var sub: Sub
            var x: Int
        }
        for xml in [
            "<r><street>s</street><b>1</b><q /></r>",
            #"<r mail="m"><street>s</street><b>1</b><phone>2</phone><q /></r>"#,
        ] {
            try expectEqual(encoded(decoded(Sub.self, xml)), xml)
            let model = xml.replacing("</r>", with: "<x>1</x></r>")
            try expectEqual(encoded(decoded(Model.self, model) { $0.unknownNodes = .throw }), model)
        }
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
            #"<r xmlns="urn:o" xmlns:m="urn:m"><m:a>1</m:a><b>2</b><street>q</street></r>"#,
            Outer(inner: Inner(a: 1), b: 2, address: Address(street: "q", city: nil)))
        let xml = #"<x:r xmlns:x="urn:u" id="7"><x:street>M</x:street></x:r>"#
        let plain = Customer(id: 7, address: Address(street: "M", city: nil), contact: nil, last: nil)
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
        let upper = #"<r CD="1"><AB>2</AB><OTHER>3</OTHER></r>"#
        try expectEqual(decoded(AroundCased.self, upper) { $0.keyDecodingStrategy = .ignoringCase }, value)
        try expectNil(
            decoded(AroundCased.self, "<r><OTHER>3</OTHER></r>") { $0.keyDecodingStrategy = .ignoringCase }.inner)
    }

    @Test("A decoder reads other documents, and other models before")
    func reuse() throws {
        let decoder = XMLDecoder()
        _ = try decoder.decode(Address.self, from: "<r><street/></r>")
        for _ in 0..<2 {
            let first = try decoder.decode(Customer.self, from: "<r id='1'><street>a</street></r>")
            expectEqual(first, Customer(id: 1, address: Address(street: "a", city: nil), contact: nil, last: nil))
            let second = try decoder.decode(
                Customer.self, from: "<r mail='x' id='3'><q/><city>c</city><street>b</street><phone>1</phone></r>")
            let contact = Contact(mail: "x", phone: ["1"])
            expectEqual(second, Customer(id: 3, address: Address(street: "b", city: "c"), contact: contact, last: nil))
        }
    }

    @Test("An update keeps what is absent, also a case without a discriminator")
    func update() throws {
        var customer = Self.customer
        try XMLDecoder().update(&customer, from: "<r><city>new</city></r>")
        var expected = Self.customer
        expected.address.city = "new"
        expectEqual(customer, expected)
        try XMLDecoder().update(&customer, from: "<r mail='x'><last>4</last></r>")
        expected.contact?.mail = "x"
        expected.last = 4
        expectEqual(customer, expected)
        struct Model: Codable, Equatable {
            @XMLFlattened var shape: Shape
            @XMLFlattened var tagged: Tagged?
            var z: Int
        }
        var model = Model(shape: .rect(w: 1, h: 2), tagged: .labelled(x: 3), z: 4)
        try XMLDecoder().update(&model, from: "<r><z>5</z></r>")
        expectEqual(model, Model(shape: .rect(w: 1, h: 2), tagged: .labelled(x: 3), z: 5))
        try XMLDecoder().update(&model, from: #"<r kind="number">6</r>"#)
        expectEqual(model.shape, .number(6))
    }

    @Test("A value has keys, is not nillable and writes no attribute of another value; it may be outside of the struct")
    func refused() throws {
        struct Model<Value: Codable>: Codable { @XMLFlattened var value: Value }
        enum Choice: Codable { case a(Int) }
        func check<Value: Codable>(_ value: Value, _ name: String, _ decoding: String = "", _ encoding: String = "") {
            expectEqual(
                refusal(Model<Value>.self, "<r><a>1</a></r>")?.sentence,
                "1:1: expected a type with keys for Model<\(name)>.value at /r, found \(name)\(decoding)")
            expectEnd(
                refusal(Model(value: value))?.sentence, "at /r: only a type with keys can be flattened\(encoding)")
        }
        check(1, "Int")
        check([1], "Array<Int>")
        check(["a": 1], "Dictionary<String, Int>")
        check(
            Choice.a(1), "Choice", #", a choice, which the key "*" reads without a wrapper"#,
            #"; a choice has the key "*", without a wrapper"#)
        struct Single: Codable {
            var value: Int
            init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Int.self) }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(value)
            }
        }
        expectEqual(refusal(Model<Single?>.self, "<r><z>1</z></r>")?.kind, "typeMismatch")
        struct Numbered<Value: Codable & Equatable>: Codable, Equatable {
            var id: Int
            @XMLFlattened var value: Value
        }
        try expectCase(
            "<r><id>1</id><street>s</street></r>",
            Numbered(id: 1, value: XMLIndirect(wrappedValue: Address(street: "s", city: nil))))
        expectEqual(
            refusal(Numbered<XML.Nillable<Address>>.self, "<r><id>1</id><street>s</street></r>")?.kind, "typeMismatch")
        let value = Numbered(id: 1, value: XML.Nillable.value(Address(street: "s", city: nil)))
        expectEnd(refusal(value)?.sentence, "only a type with keys can be flattened")
        struct Mail: Codable {
            @XMLFlattened var contact: Contact
            @XMLAttribute var mail: String?
        }
        let refused = refusal(Mail(contact: Contact(mail: "a", phone: []), mail: "b"))
        expectEnd(refused?.sentence, "the element already has an attribute \"mail\"")
    }

    struct Note: Codable, Hashable {
        @XMLAttribute var lang: String?
        @XMLText var text: String
    }
    struct Remarks: Codable, Hashable {
        @XMLComments var comments: [String]
        var level: Int?
    }
    struct Noted: Codable, Equatable {
        var z: Int?
        @XMLFlattened var note: Note?
        @XMLFlattened var remarks: Remarks?
        @XMLAnyElements var rest: [XML.Element]
    }

    @Test("Text and comments that wrappers of an Optional read make it present, text of another key does not")
    func optionalContent() throws {
        let both = Noted(
            z: 1, note: Note(lang: nil, text: "t"), remarks: Remarks(comments: ["c"], level: nil), rest: [])
        try expectStrict("<r><z>1</z>t<!--c--></r>", both)
        try expectCase(
            "<r><z>1</z><!--c--></r>",
            Noted(z: 1, note: nil, remarks: Remarks(comments: ["c"], level: nil), rest: []))
        try expectCase("<r>t</r>", Noted(z: nil, note: Note(lang: nil, text: "t"), remarks: nil, rest: []))
        try expectCase("<r><z>1</z></r>", Noted(z: 1, note: nil, remarks: nil, rest: []))
        let rest = try decoded(Noted.self, "<r> <q/> <z>1</z> </r>") { $0.unknownNodes = .throw }
        expectNil(rest.note)
        expectNil(rest.remarks)
        expectEqual(rest.rest.map(\.name.qualifiedName), ["q"])
        struct Text: Codable, Equatable {
            @XMLText var text: String
            @XMLFlattened var address: Address?
            @XMLFlattened var inner: Inner?
            @XMLAnyElements var elements: [XML.Element]
            struct Inner: Codable, Equatable {
                var s: Int?
                @XMLAnyElements var elements: [XML.Element]
            }
        }
        let text = try decoded(Text.self, "<r>t<q/></r>")
        expectNil(text.address)
        expectNil(text.inner)
        expectEqual(text.elements.map(\.name.qualifiedName), ["q"])
        expectEqual(XMLDecoder().diagnose(Text.self, from: "<r>t<q/></r>"), [])
        struct Number: Codable, Equatable { @XMLText var number: Int }
        struct Numbered: Codable { @XMLFlattened var number: Number? }
        expectEqual(
            refusal(Numbered.self, "<r>x</r>")?.sentence,
            #"1:4: expected an integer for Number.number at /r, found "x""#)
        try expectNil(decoded(Numbered.self, "<r> </r>").number)
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
        struct Offer<Value: Codable & Equatable>: Codable, Equatable {
            @XMLAnyElements var rest: [XML.Element]
            @XMLFlattened var value: Value?
        }
        let xml = "<r><unit/></r>"
        expectEqual(
            refusal(Offer<Price>.self, xml)?.sentence, "1:1: expected <amount> for Price.amount at /r, found none")
        let named = try decoded(Offer<Named>.self, xml)
        expectNil(named.value)
        expectEqual(named.rest.map(\.name.qualifiedName), ["unit"])
        let both = try decoded(Offer<Named>.self, #"<r unit="kg"><unit/><amount>1</amount></r>"#)
        expectEqual(both.value, Named(amount: 1, unit: "kg"))
        expectEqual(both.rest.map(\.name.qualifiedName), ["unit"])
    }

    @Test("The text of a case may be empty beside the elements of the value around it")
    func emptyText() throws {
        enum Note: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
            case text(String)
        }
        enum Marked: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .element("kind"))
            case text(String)
        }
        struct Model<Value: Codable & Equatable>: Codable, Equatable {
            @XMLFlattened var note: Value
            var id: Int
        }
        try expectStrict(#"<r kind="text"><id>1</id></r>"#, Model(note: Note.text(""), id: 1))
        try expectStrict(#"<r kind="text">a<id>1</id></r>"#, Model(note: Note.text("a"), id: 1))
        try expectStrict("<r><kind>text</kind><id>1</id></r>", Model(note: Marked.text(""), id: 1))
        expectEqual(refusal(Note.self, "<r kind='text'><id>1</id></r>")?.kind, "typeMismatch")
    }

    @Test("A case for the rest would be the element of the value around it")
    func refusedRest() throws {
        enum Open: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
            case circle(Address), list([Int]), other(XML.Element)
            enum CodingKeys: String, CodingKey { case circle, list, other = "*" }
        }
        struct Model: Codable, Equatable {
            var id: Int?
            @XMLFlattened var open: Open
        }
        try expectCase(
            #"<r kind="circle"><street>s</street></r>"#, Model(open: .circle(Address(street: "s", city: nil))))
        expectEqual(
            refusal(Model.self, "<r kind='x'><id>1</id></r>")?.sentence,
            #"1:10: expected one of "circle", "list" for Model.open at /r/@kind, found "x""#)
        expectEqual(refusal(Model.self, "<r><id>1</id></r>")?.kind, "typeMismatch")
        for open in [Open.other(XML.Element("q")), .list([1]), .list([])] {
            expectEnd(refusal(Model(open: open))?.sentence, "an enum with a discriminator needs an element of its own")
        }
    }

    @Test("A value is present if only choices or groups are; what its choices leave, other keys take, in any order")
    func choicesAndGroups() throws {
        enum Shape: Codable, Equatable { case dot, circle(Int) }
        struct Pair: Codable, Equatable { var k: Int }
        struct Shapes: Codable, Equatable {
            var title: Int?
            var shapes: [Shape]
            enum CodingKeys: String, CodingKey { case title, shapes = "*" }
        }
        struct Pairs: Codable, Equatable { @XMLGroups var pairs: [Pair] }
        struct Model: Codable, Equatable {
            @XMLFlattened var shapes: Shapes?
            @XMLFlattened var pairs: Pairs?
            var z: Int?
        }
        let shapes = Shapes(title: nil, shapes: [.dot, .circle(1)])
        try expectStrict(
            "<r><dot /><circle>1</circle><k>2</k><z>3</z></r>",
            Model(shapes: shapes, pairs: Pairs(pairs: [Pair(k: 2)]), z: 3))
        try expectStrict("<r><z>3</z></r>", Model(shapes: nil, pairs: nil, z: 3))
        var model = Model(shapes: Shapes(title: 1, shapes: [.dot]), pairs: nil, z: 4)
        try XMLDecoder().update(&model, from: "<r><circle>5</circle></r>")
        expectEqual(model, Model(shapes: Shapes(title: 1, shapes: [.circle(5)]), pairs: nil, z: 4))
        enum Label: Codable, Equatable { case label(String) }
        struct Before: Codable, Equatable {
            var labels: [Label]
            @XMLFlattened var shapes: Contents<Shape>
            enum CodingKeys: String, CodingKey { case shapes, labels = "*" }
        }
        struct After: Codable, Equatable {
            @XMLFlattened var shapes: Contents<Shape>
            var labels: [Label]
            enum CodingKeys: String, CodingKey { case shapes, labels = "*" }
        }
        let decoder = XMLDecoder()
        decoder.unknownChoices = .throw
        let dots = Contents<Shape>(items: [.dot])
        let xml = "<r><dot/><label>x</label></r>"
        expectEqual(try decoder.decode(Before.self, from: xml), Before(labels: [.label("x")], shapes: dots))
        expectEqual(try decoder.decode(After.self, from: xml), After(shapes: dots, labels: [.label("x")]))
        let refused = try decodingRefusal(After.self, "<r><dot/>\n<q/></r>", decoder: decoder)
        expectStart(refused.sentence, "2:1: expected <dot> or <circle>")
    }
}
