import Testing
import XMLCodable

/// The cases of class clusters, polymorphism and namespaces that need no code by hand.
@Suite("Cases: polymorphism and namespaces")
struct CasesPolymorphismTests {
    class Vehicle: Codable, Equatable, XMLPolymorphic {
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

    @Test("C: a class cluster without code by hand; ObjectMapper#276: a list of different types")
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

    class A: Codable, Equatable, XMLPolymorphic {
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

    @Test("D: polymorph by type, the base type where there is none, and the type written back")
    func polymorph() throws {
        let xml = """
            <r>
                <item><value>1</value></item>
                <item><type>B</type><value>2</value><text>text</text></item>
            </r>
            """
        try expectCase(xml, List(item: [A(value: 1), B(value: 2, text: "text")]))
    }

    class Keyed: Codable, Equatable, XMLPolymorphic {
        class var xmlDiscriminator: XMLDiscriminator { .attribute("K") }
        class var xmlTypes: [String: any Codable.Type] { ["Base": Keyed.self, "C": C.self] }
        init() {}
        static func == (left: Keyed, right: Keyed) -> Bool { type(of: left) == type(of: right) }
    }
    final class C: Keyed {}

    @Test("D: polymorph by a key and names of one's own; DataMapper StaticPolymorph")
    func polymorphKey() throws {
        struct Keys: Codable, Equatable { var item: [Keyed] }
        try expectCase(#"<r><item K="Base" /><item K="C" /></r>"#, Keys(item: [Keyed(), C()]))
        let refused = try decodingRefusal(Keys.self, #"<r><item K="D"/></r>"#)
        #expect(refused.kind == .dataCorrupted && refused.sentence.hasPrefix("1:13: "))
    }

    @Test("F, XMLMapper#9, XMLDictionary#19: a WCF answer by namespace")
    func wcf() throws {
        struct Value: Codable, Equatable {
            var message: String?
            var isSuccess: Bool
            var ids: [Int]
            enum CodingKeys: String, CodingKey {
                case message = "d:ErrorMessage"
                case isSuccess = "d:IsSuccess"
                case ids = "d:Ids.arr:int"
            }
        }
        struct Answer: Codable, Equatable {
            var result: Value
            enum CodingKeys: String, CodingKey { case result = "soap:Body.GetIdsResponse.GetIdsResult" }
        }
        let xml = """
            <s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>
                <GetIdsResponse xmlns="http://tempuri.org/">
                    <GetIdsResult xmlns:a="http://schemas.datacontract.org/2004/07/Service"
                        xmlns:i="http://www.w3.org/2001/XMLSchema-instance">
                        <a:ErrorMessage i:nil="true"/>
                        <a:IsSuccess>true</a:IsSuccess>
                        <a:Ids xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/Arrays">
                            <b:int>752012</b:int><b:int>1483258</b:int>
                        </a:Ids>
                    </GetIdsResult>
                </GetIdsResponse>
            </s:Body></s:Envelope>
            """
        let namespaces = XMLNamespaceStrategy.bound([
            "soap": "http://schemas.xmlsoap.org/soap/envelope/", "": "http://tempuri.org/",
            "d": "http://schemas.datacontract.org/2004/07/Service",
            "arr": "http://schemas.microsoft.com/2003/10/Serialization/Arrays",
        ])
        let decoder = XMLDecoder()
        decoder.namespaces = namespaces
        let encoder = XMLEncoder()
        encoder.namespaces = namespaces
        let value = Answer(result: Value(message: nil, isSuccess: true, ids: [752012, 1_483_258]))
        #expect(try decoder.decode(Answer.self, from: xml) == value)
        let text = try encoder.encodeToString(value, withRootKey: "soap:Envelope")
        #expect(text.hasPrefix(#"<soap:Envelope xmlns="http://tempuri.org/" xmlns:arr="#))
        #expect(try decoder.decode(Answer.self, from: text) == value)
    }
}
