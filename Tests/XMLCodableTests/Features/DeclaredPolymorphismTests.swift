import Testing
import XMLCodable

/// Class hierarchies that conform to `XMLPolymorphicCoding`.
@Suite("Declared polymorphism")
struct DeclaredPolymorphismTests {
    class Vehicle: Codable, Equatable, XMLPolymorphicCoding {
        class var xmlDiscriminator: XMLDiscriminator { .element("type") }
        class var xmlTypes: [String: any Codable.Type] {
            ["car": Car.self, "bus": Bus.self, "vehicle": Vehicle.self]
        }
        var name: String?

        init(name: String? = nil) { self.name = name }

        static func == (left: Vehicle, right: Vehicle) -> Bool {
            type(of: left) == type(of: right) && left.name == right.name
        }
    }
    final class Car: Vehicle {}
    final class Bus: Vehicle {}

    @Test("A list of different classes, named by a child element")
    func classCluster() throws {
        struct Park: Codable, Equatable { var vehicle: [Vehicle] }
        let xml = """
            <r>
                <vehicle><type>car</type><name>Honda</name></vehicle>
                <vehicle><type>bus</type></vehicle>
                <vehicle><type>vehicle</type></vehicle>
            </r>
            """
        try expectCase(xml, Park(vehicle: [Car(name: "Honda"), Bus(), Vehicle()]))
    }

    class A: Codable, Equatable, XMLPolymorphicCoding {
        class var xmlDiscriminator: XMLDiscriminator { .element("type") }
        class var xmlTypes: [String: any Codable.Type] { ["B": B.self] }
        class var xmlFallback: (any Codable.Type)? { A.self }
        var value: Int

        init(value: Int) { self.value = value }

        static func == (left: A, right: A) -> Bool {
            type(of: left) == type(of: right) && left.value == right.value && (left as? B)?.text == (right as? B)?.text
        }
    }

    final class B: A {
        var text: String
        private enum CodingKeys: String, CodingKey { case text }

        init(value: Int, text: String) {
            self.text = text
            super.init(value: value)
        }
        required init(from decoder: any Decoder) throws {
            text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(text, forKey: .text)
        }
    }

    struct List: Codable, Equatable { var item: [A] }

    @Test("The base class is the fallback without a discriminator, and the discriminator is written back")
    func fallback() throws {
        let xml = """
            <r>
                <item><value>1</value></item>
                <item><type>B</type><value>2</value><text>text</text></item>
            </r>
            """
        try expectCase(xml, List(item: [A(value: 1), B(value: 2, text: "text")]))
    }

    class Keyed: Codable, Equatable, XMLPolymorphicCoding {
        class var xmlDiscriminator: XMLDiscriminator { .attribute("K") }
        class var xmlTypes: [String: any Codable.Type] { ["Base": Keyed.self, "C": C.self] }
        init() {}
        static func == (left: Keyed, right: Keyed) -> Bool { type(of: left) == type(of: right) }
    }
    final class C: Keyed {}

    @Test("Custom discriminator values in an attribute")
    func discriminatorAttribute() throws {
        struct Keys: Codable, Equatable { var item: [Keyed] }
        try expectCase(#"<r><item K="Base" /><item K="C" /></r>"#, Keys(item: [Keyed(), C()]))
        let refused = try decodingRefusal(Keys.self, #"<r><item K="D"/></r>"#)
        #expect(refused.kind == .dataCorrupted && refused.sentence.hasPrefix("1:13: "))
    }
}
