import Testing
import XMLCodable

protocol TestPayment: Codable { var amount: Int { get } }

/// The rows of "Context, polymorphism, defaults, leniency, errors" about polymorphism.
struct PolymorphismParityTests {
    class Shape: Codable, Equatable, XMLPolymorphicCoding {
        class var xmlDiscriminator: XMLDiscriminator { .attribute("kind") }
        class var xmlTypes: [String: any Codable.Type] { ["shape": Shape.self, "circle": Circle.self] }
        var color: String
        init(color: String) { self.color = color }

        static func == (left: Shape, right: Shape) -> Bool {
            type(of: left) == type(of: right) && left.color == right.color
        }
    }
    final class Circle: Shape {}

    @Test("objectForMapping / StaticMappable: the content selects the class, or an element name an enum case")
    func classCluster() throws {
        typealias Model = TwoElements<Shape, [Shape]>
        try expectCase(
            """
            <r><a kind="circle"><color>red</color></a><b kind="shape"><color>blue</color></b>
            <b kind="circle"><color>green</color></b></r>
            """,
            Model(a: Circle(color: "red"), b: [Shape(color: "blue"), Circle(color: "green")]))
        let refusal = try decodingRefusal(Model.self, "<r><a kind='square'><color>red</color></a></r>")
        expectEqual(refusal.kind, .dataCorrupted)
        expectPart(refusal.sentence, #""circle", "shape""#)
        struct Card: Codable, Equatable { @XMLAttribute var number: Int }
        enum Payment: Codable, Equatable { case card(Card), cash }
        try expectCase(#"<r><card number="1" /></r>"#, Payment.card(Card(number: 1)))
        try expectCase("<r><cash /></r>", Payment.cash)
    }

    struct Card: TestPayment, Equatable { var amount, number: Int }
    struct Cash: TestPayment, Equatable { var amount: Int }

    enum ByType: XMLPolymorphicFamily {
        typealias Member = any TestPayment
        static var xmlTypes: [String: any Codable.Type] { ["Card": Card.self, "Cash": Cash.self] }
    }

    enum ByChild: XMLPolymorphicFamily {
        typealias Member = any TestPayment
        static var xmlDiscriminator: XMLDiscriminator { .element("type") }
        static var xmlTypes: [String: any Codable.Type] { ["card": Card.self] }
        static var xmlFallback: (any Codable.Type)? { Cash.self }
    }

    enum ByName: XMLPolymorphicFamily {
        typealias Member = any TestPayment
        static var xmlDiscriminator: XMLDiscriminator { .elementName }
        static var xmlTypes: [String: any Codable.Type] { ["card": Card.self, "cash": Cash.self] }
    }

    struct Bill: Codable {
        @XMLPolymorphic<ByType> var typed: any TestPayment
        @XMLPolymorphic<ByType?> var none: (any TestPayment)?
        @XMLPolymorphic<[ByChild]> var child: [any TestPayment]
        @XMLPolymorphic<[ByName]> var named: [any TestPayment]
        enum CodingKeys: String, CodingKey { case typed, none, child, named = "*" }
    }

    @Test(
        "StaticPolymorph: discriminators in xsi:type, in a child or as element name, both ways; unknown ones are errors"
    )
    func members() throws {
        let xml = """
            <r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><typed xsi:type="Cash"><amount>1</amount></typed>\
            <child><type>card</type><amount>2</amount><number>3</number></child><child><amount>4</amount></child>\
            <cash><amount>5</amount></cash><card><amount>6</amount><number>7</number></card></r>
            """
        let bill = try XMLDecoder().decode(Bill.self, from: xml)
        expectEqual(bill.typed as? Cash, Cash(amount: 1))
        expectNil(bill.none)
        expectEqual(bill.child.first as? Card, Card(amount: 2, number: 3))
        expectEqual(bill.child.last as? Cash, Cash(amount: 4))
        expectEqual(bill.named.map(\.amount), [5, 6])
        try expectEqual(encoded(bill), xml)
        let unknown = "<r xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'><typed xsi:type='Coin'/></r>"
        let refused = try decodingRefusal(Bill.self, unknown)
        expectPart(refused.sentence, #""Card", "Cash""#)
        struct Coin: TestPayment { var amount = 1 }
        #expect(throws: EncodingError.self) {
            try XMLEncoder().encode(Bill(typed: Coin(), none: nil, child: [], named: []))
        }
    }
}
