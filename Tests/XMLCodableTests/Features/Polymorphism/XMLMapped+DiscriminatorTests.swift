import Foundation
import Testing
import XMLCodable

struct DiscriminatedChoiceTests {
    struct Circle: Codable, Equatable {
        @XMLAttribute var id: Int?
        var radius: Int
    }

    enum Shape: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
        case circle(Circle), rect(width: Int, height: Int), empty, number(Int), other(XML.Element)
        enum CodingKeys: String, CodingKey { case circle, rect, empty, number = "no. 1", other = "*" }
    }

    struct Drawing: Codable, Equatable {
        var shape: [Shape]
        var one: Shape?
        var deep: Shape?
        var map: [String: Shape]?
        enum CodingKeys: String, CodingKey { case shape, one, deep = "a.b", map }
    }

    @Test("An attribute, a type of XML Schema or a child element identifies the case; another case takes others")
    func attribute() throws {
        let xml = """
            <r><shape kind="circle" id="1"><radius>2</radius></shape>
            <shape kind="rect"><width>3</width><height>4</height></shape><shape kind="empty" /><shape kind="no. 1">5</shape>
            <one kind="circle"><radius>6</radius></one><a><b kind="empty" /></a><map><k kind="empty" /></map></r>
            """
        let drawing = Drawing(
            shape: [.circle(Circle(id: 1, radius: 2)), .rect(width: 3, height: 4), .empty, .number(5)],
            one: .circle(Circle(radius: 6)), deep: .empty, map: ["k": .empty])
        try expectStrict(xml, drawing)
        try expectEqual(XMLDecoder().decodeWithReport(Drawing.self, from: xml).value, drawing)
        let others = #"<r><shape kind="star"><q /></shape><shape x="1" /></r>"#
        let kept = try decoded(Drawing.self, others) { $0.unknownNodes = .throw }
        expectEqual(kept.shape.count, 2)
        try expectEqual(encoded(kept), others)

        let schema = """
            <r \(instanceSchema)><s xsi:type="circle"><radius>2</radius></s>
            <s xsi:type="rect"><width>3</width><height>4</height></s><o xsi:type="empty" /></r>
            """
        let model = Model<Schema>(s: [.circle(Circle(radius: 2)), .rect(width: 3, height: 4)], o: .empty)
        try expectCase(schema, model)
        try expectCase(#"<r xsi:type="empty" \#(instanceSchema) />"#, Schema.empty)
        enum Choice: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .xsiType)
            case a(Int), b(Int)
            enum CodingKeys: String, CodingKey { case a = "{urn:a}t", b = "{urn:b}t" }
        }
        let qualified = """
            <r xmlns:a="urn:a" xmlns:b="urn:b" \(instanceSchema)><s xsi:type="a:t">1</s><s xsi:type="b:t">2</s></r>
            """
        try expectCase(qualified, Model<Choice>(s: [.a(1), .b(2)]))
        let children = """
            <r><s><type>circle</type><radius>2</radius></s><s><type>rect</type><width>3</width><height>4</height></s>
            <s><type>text</type>x</s><o><type>empty</type></o></r>
            """
        let typed = Model<Child>(s: [.circle(Circle(radius: 2)), .rect(width: 3, height: 4), .text("x")], o: .empty)
        try expectStrict(children, typed)
        try expectJSON(
            #"{"s":[{"circle":{"_0":{"radius":1}}},{"rect":{"height":2,"width":1}},{"empty":{}}]}"#,
            Model<Schema>(s: [.circle(Circle(radius: 1)), .rect(width: 1, height: 2), .empty]))
    }

    enum Schema: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .xsiType)
        case circle(Circle), rect(width: Int, height: Int), empty
    }
    enum Child: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .element("type"))
        case circle(Circle), rect(width: Int, height: Int), empty, text(String)
    }

    struct Model<Choice: Codable & Equatable>: Codable, Equatable {
        var s: [Choice]
        var o: Choice?
    }

    @Test("Errors name the place of the discriminator; unknown content of a case and an unknown mark are reported")
    func errors() throws {
        func check(_ xml: String, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation) {
            let document = xml.replacing("<r>", with: "<r \(instanceSchema)>")
            expectEqual(refusal(Model<Schema>.self, document)?.sentence, sentence, sourceLocation: sourceLocation)
            let found = XMLDecoder().diagnose(Model<Schema>.self, from: document)
            expectEqual(found.map(\.description), [sentence], sourceLocation: sourceLocation)
        }
        check(
            "<r>\n<s xsi:type='q'/></r>",
            #"2:14: expected one of "circle", "rect", "empty" for Model<Schema>.s at /r/s/@xsi:type, found "q""#)
        check(
            "<r>\n<s><radius>1</radius></s></r>",
            #"2:1: expected the attribute 'xsi:type' with one of "circle", "rect", "empty" for Model<Schema>.s at /r/s, "#
                + "found none")
        check("<r>\n<s xsi:type='circle'/></r>", "2:1: expected <radius> for Circle.radius at /r/s, found none")
        check(
            "<r>\n<s xsi:type='circle'><radius>x</radius></s></r>",
            #"2:30: expected an integer for Circle.radius at /r/s/radius, found "x""#)
        expectEqual(
            refusal(Model<Child>.self, "<r>\n<s><a/></s></r>")?.sentence,
            #"2:1: expected <type> with one of "circle", "rect", "empty", "text" for Model<Child>.s at /r/s, found none"#
        )
        expectEqual(
            refusal(Model<Child>.self, "<r>\n<s><type>q</type></s></r>")?.sentence,
            #"2:10: expected one of "circle", "rect", "empty", "text" for Model<Child>.s at /r/s/type, found "q""#)
        let xml = #"<r><shape kind="circle"><radius>1</radius><zz/></shape></r>"#
        expectEqual(
            refusal(Drawing.self, xml) { $0.unknownNodes = .throw }?.sentence,
            "1:43: nothing in Circle reads <zz> at /r/shape/zz")
        expectEqual(
            refusal(Drawing.self, #"<r><shape kind="empty" u="1"/></r>"#) { $0.unknownNodes = .throw }?.sentence,
            "1:27: nothing reads the attribute 'u' at /r/shape/@u")

        let payments = #"<r><value kind="ATM"><fee>2</fee></value><value kind="check"><fee>3</fee></value></r>"#
        let (read, found) = try XMLDecoder().decodeWithReport([Payment<Fee>].self, from: payments)
        expectEqual(read, [.other(Fee(fee: 2)), .check(Fee(fee: 3))])
        let lost = "1:17: nothing in Fee reads the attribute 'kind' at /r/value[1]/@kind"
        expectEqual(found.map(\.description), [lost])
        expectEqual(refusal([Payment<Fee>].self, payments) { $0.unknownNodes = .throw }?.sentence, lost)
        try expectStrict(payments, One(value: [Payment.other(OpenFee(kind: "ATM", fee: 2)), .check(Fee(fee: 3))]))
    }

    struct Fee: Codable, Equatable { var fee: Int }
    struct OpenFee: Codable, Equatable {
        @XMLAttribute var kind: String
        var fee: Int
    }
    enum Payment<Other: Codable & Equatable>: Codable, Equatable, XMLMapped {
        static var xmlMapping: XMLTypeMapping { XMLTypeMapping(discriminator: .attribute("kind")) }
        case check(Fee), other(Other)
        enum CodingKeys: String, CodingKey { case check, other = "*" }
    }

    @Test("An Optional is nil for an empty element, not for one without a discriminator; an update replaces the case")
    func optionals() throws {
        try expectNil(decoded(Model<Schema>.self, "<r><o/></r>").o)
        expectEqual(refusal(Model<Schema>.self, "<r><o>x</o></r>")?.kind, "typeMismatch")
        struct Wrapped: Codable, Equatable {
            @XMLLenient var lenient: Child?
            @XMLLossy var lossy: [Child]
            @XMLChild var child: Child?
            @XMLIndirect var indirect: Child?
        }
        let xml = """
            <r><lenient><type>q</type></lenient><lossy/><lossy><type>q</type></lossy><lossy><type>empty</type></lossy>
            <child><type>empty</type></child><indirect><type>empty</type></indirect></r>
            """
        let wrapped = Wrapped(lenient: nil, lossy: [.empty], child: .empty, indirect: .empty)
        try expectEqual(decoded(Wrapped.self, xml), wrapped)
        try expectEqual(decoded(Wrapped.self, encoded(wrapped)), wrapped)
        enum Attribute: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .attribute("k"))
            case number(Int?), circle(Circle?), labelled(x: Int?)
        }
        enum Element: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .element("k"))
            case number(Int?), circle(Circle?), labelled(x: Int?)
        }
        try expectCase(
            #"<r><s k="number" /><s k="circle" /><s k="labelled" /><s k="number">1</s></r>"#,
            Model<Attribute>(s: [.number(nil), .circle(nil), .labelled(x: nil), .number(1)]))
        try expectCase(
            "<r><s><k>number</k></s><s><k>circle</k></s><s><k>labelled</k></s><s><k>number</k>1</s></r>",
            Model<Element>(s: [.number(nil), .circle(nil), .labelled(x: nil), .number(1)]))
        expectEqual(refusal(Model<Attribute>.self, #"<r><s k="circle" id="1"/></r>"#)?.kind, "keyNotFound")

        let decoder = XMLDecoder()
        for (xml, shape) in [
            ("<r><shape kind='empty'/></r>", Shape.empty), ("<r><q/><shape kind='no. 1'>7</shape></r>", .number(7)),
            (
                "<r><width/><shape kind='rect'><height>1</height><width>2</width></shape></r>",
                .rect(width: 2, height: 1)
            ),
        ] {
            try expectEqual(decoder.decode(Drawing.self, from: xml).shape, [shape])
            try expectEqual(decoder.decode(Drawing.self, from: xml).shape, [shape])
        }
        var model = Model<Schema>(s: [.empty], o: .rect(width: 1, height: 2))
        try decoder.update(&model, from: "<r \(instanceSchema)><o xsi:type='circle'><radius>3</radius></o></r>")
        expectEqual(model, Model<Schema>(s: [.empty], o: .circle(Circle(radius: 3))))
    }

    private indirect enum Expression: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .attribute("op"))
        case sum(left: Expression, right: Expression), literal(Int), negated(Expression)
    }

    @Test("Cases contain choices, labels and their enum; strategies apply to labels, and not to discriminator values")
    func contents() throws {
        let xml = """
            <r op="sum"><left op="literal">1</left>
            <right op="sum"><left op="literal">2</left><right op="literal">3</right></right></r>
            """
        try expectCase(xml, Expression.sum(left: .literal(1), right: .sum(left: .literal(2), right: .literal(3))))
        expectEqual(refusal(Expression.self, "<r op='negated'/>")?.kind, "dataCorrupted")
        expectPart(refusal(Expression.negated(.literal(1)))?.sentence, "already has an attribute \"op\"")
        enum Choice: Codable, Equatable { case a(Shape), b(Int) }
        enum Outer: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .attribute("k"))
            case one(Choice), many([Choice]), shape(Shape), labelled(a: Choice)
        }
        let choices = """
            <r><s k="one"><a kind="no. 1">1</a></s><s k="many"><a kind="empty" /><b>2</b></s><s k="shape" kind="no. 1">3</s>
            <s k="labelled"><a><b>4</b></a></s></r>
            """
        let model = Model<Outer>(
            s: [.one(.a(.number(1))), .many([.a(.empty), .b(2)]), .shape(.number(3)), .labelled(a: .b(4))])
        try expectCase(choices, model)
        enum Labelled: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .attribute("theKind"))
            case someCase(aB: Int), text(x: Int, content: String)
            enum CodingKeys: String, CodingKey { case someCase, text = "#text" }
            enum TextCodingKeys: String, CodingKey { case x = "@x", content = "#text" }
        }
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.keyEncodingStrategy = .convertToSnakeCase
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let labels = ##"<r><s theKind="someCase"><a_b>1</a_b></s><s theKind="#text" x="2">y</s></r>"##
        try expectCase(
            labels, Model<Labelled>(s: [.someCase(aB: 1), .text(x: 2, content: "y")]), encoder: encoder,
            decoder: decoder)
    }

    @Test("The element needs a name, and cannot be an attribute or text; the name may be the discriminator")
    func refused() throws {
        struct Unnamed: Codable {
            var s: Schema
            enum CodingKeys: String, CodingKey { case s = "*" }
        }
        expectPart(refusal(Unnamed(s: .empty))?.sentence, "gives its element no name")
        expectEqual(refusal(OneAttribute(value: Schema.empty))?.path, ["value"])
        #expect(refusal(OneText(value: Schema.rect(width: 1, height: 2))) != nil)
        expectEqual(
            refusal(OneAttribute<Schema>.self, "<r value='x'/>")?.sentence,
            "1:11: expected an element for OneAttribute<Schema>.value at /r/@value, found the attribute 'value'")
        enum Choice: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .elementName)
            case a(Int), b(String)
        }
        try expectCase("<r><a>1</a><b>x</b></r>", Contents<Choice>(items: [.a(1), .b("x")]))
    }

    @Test("A child element that identifies the case is no item, no key and no content of an empty value")
    func collections() throws {
        enum Choice: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .element("type"))
            case list([Int]), map([String: Int]), both(list: [Int], map: [String: Int]?)
        }
        try expectCase(
            "<r><s><type>list</type><s>1</s><s>2</s></s><s><type>map</type><a>3</a></s></r>",
            Model<Choice>(s: [.list([1, 2]), .map(["a": 3])]))
        try expectCase(
            "<r><s><type>list</type></s><s><type>map</type></s><s><type>both</type><list>1</list></s></r>",
            Model<Choice>(s: [.list([]), .map([:]), .both(list: [1], map: nil)]))
        try expectEqual(
            decoded(Model<Choice>.self, "<r><s><i>1</i><type>list</type><i>2</i></s></r>").s, [.list([1, 2])])
        indirect enum Scalar: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .element("type"))
            case data(Data), text(String), number(Int)
        }
        struct Nillables: Codable, Equatable {
            var s: [XML.Nillable<Scalar>]
            var o: XML.Nillable<Scalar?>
            @XMLIndirect var i: Scalar
        }
        let xml =
            "<r><s><type>data</type></s><s><type>text</type></s><o><type>data</type></o><i><type>text</type></i></r>"
        try expectStrict(
            xml, Nillables(s: [.value(.data(Data())), .value(.text(""))], o: .value(.data(Data())), i: .text("")))
        let failure = refusal(Scalar.self, "<r><type>text</type><b/></r>")
        expectPart(failure?.sentence, "expected text for Scalar.text at /r, found the child element <b>")
        #expect(refusal(Scalar.self, "<r><type>number</type></r>") != nil)
    }
}
