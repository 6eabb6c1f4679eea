import Testing
import XMLCodable

struct SOAPResponsesTests {
    @Test("The payload of a response, by paths and by local names")
    func payload() throws {
        struct PingResponse: Codable, Equatable {
            @XMLAttribute var namespace = "http://tempuri.org/"
            var PingResult: Bool
            enum CodingKeys: String, CodingKey { case namespace = "xmlns", PingResult }
        }
        struct Envelope: Codable, Equatable {
            @XMLAttribute var instance = "http://www.w3.org/2001/XMLSchema-instance"
            @XMLAttribute var soap = "http://schemas.xmlsoap.org/soap/envelope/"
            var response: PingResponse
            enum CodingKeys: String, CodingKey {
                case instance = "xmlns:xsi"
                case soap = "xmlns:soap"
                case response = "soap:Body.PingResponse"
            }
        }
        struct Short: Decodable { var Body: Body }
        struct Body: Decodable { var PingResponse: PingResult }
        struct PingResult: Decodable { var PingResult: Bool }

        let xml = """
            <soap:Envelope xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
            xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>\
            <PingResponse xmlns="http://tempuri.org/"><PingResult>true</PingResult></PingResponse>\
            </soap:Body></soap:Envelope>
            """
        try expectCase(xml, Envelope(response: PingResponse(PingResult: true)))
        let decoder = XMLDecoder()
        #expect(try decoder.decode(PingResponse.self, from: xml, at: "soap:Body.PingResponse").PingResult)
        decoder.namespaces = .ignoringPrefixes
        #expect(try decoder.decode(Short.self, from: xml).Body.PingResponse.PingResult)
    }

    private static let wcf = """
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

    @Test("A WCF response by local names, by qualified names or by namespaces")
    func localNames() throws {
        struct Value: Codable, Equatable {
            var ErrorMessage: String?
            var IsSuccess: Bool
            var Ids: Ids
        }
        struct Ids: Codable, Equatable { var int: [Int] }
        struct Local: Codable, Equatable {
            var result: Value
            enum CodingKeys: String, CodingKey { case result = "Body.GetIdsResponse.GetIdsResult" }
        }
        let value = Value(ErrorMessage: nil, IsSuccess: true, Ids: Ids(int: [752012, 1_483_258]))
        let local = XMLDecoder()
        local.namespaces = .ignoringPrefixes
        try expectCase(
            Self.wcf, Local(result: value),
            written: """
                <Envelope><Body><GetIdsResponse><GetIdsResult><IsSuccess>true</IsSuccess><Ids><int>752012</int>\
                <int>1483258</int></Ids></GetIdsResult></GetIdsResponse></Body></Envelope>
                """, root: "Envelope", decoder: local)

        // By default keys are qualified names.
        struct Literal: Decodable {
            var message: String?
            var success: Bool
            var ids: [Int]
            enum CodingKeys: String, CodingKey {
                case message = "a:ErrorMessage"
                case success = "a:IsSuccess"
                case ids = "a:Ids.b:int"
            }
        }
        let literal = try XMLDecoder().decode(Literal.self, from: Self.wcf, at: "s:Body.GetIdsResponse.GetIdsResult")
        expectNil(literal.message)
        #expect(literal.success)
        expectEqual(literal.ids, [752012, 1_483_258])
        struct Bound: Codable, Equatable {
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
            var result: Bound
            enum CodingKeys: String, CodingKey { case result = "soap:Body.GetIdsResponse.GetIdsResult" }
        }
        let namespaces = XMLNamespaceStrategy.bound([
            "soap": "http://schemas.xmlsoap.org/soap/envelope/", "": "http://tempuri.org/",
            "d": "http://schemas.datacontract.org/2004/07/Service",
            "arr": "http://schemas.microsoft.com/2003/10/Serialization/Arrays",
        ])
        let decoder = XMLDecoder()
        decoder.namespaces = namespaces
        let encoder = XMLEncoder()
        encoder.namespaces = namespaces
        let bound = Answer(result: Bound(message: nil, isSuccess: true, ids: [752012, 1_483_258]))
        try expectEqual(decoder.decode(Answer.self, from: Self.wcf), bound)
        let text = try encoder.encodeToString(bound, withRootKey: "soap:Envelope")
        expectStart(text, #"<soap:Envelope xmlns="http://tempuri.org/" xmlns:arr="#)
        try expectEqual(decoder.decode(Answer.self, from: text), bound)
    }

    @Test("A fault with its detail as a model")
    func fault() throws {
        struct Detail: Codable, Equatable { var errorNamespace: String, errorCode: Int }
        struct Fault: Codable, Equatable {
            var faultcode: String
            var faultstring: String
            var faultactor: String?
            var detail: Detail?
        }
        struct Envelope: Codable, Equatable {
            @XMLAttribute var soap = "http://schemas.xmlsoap.org/soap/envelope/"
            var fault: Fault?
            enum CodingKeys: String, CodingKey {
                case soap = "xmlns:soap"
                case fault = "soap:Body.soap:Fault"
            }
        }
        let xml = """
            <soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault>\
            <faultcode>soap:Client</faultcode><faultstring>Not authorised</faultstring>\
            <faultactor>cosevenFault</faultactor><detail><errorNamespace>Security</errorNamespace>\
            <errorCode>100</errorCode></detail></soap:Fault></soap:Body></soap:Envelope>
            """
        let fault = Fault(
            faultcode: "soap:Client", faultstring: "Not authorised", faultactor: "cosevenFault",
            detail: Detail(errorNamespace: "Security", errorCode: 100))
        try expectCase(xml, Envelope(fault: fault))
        try expectEqual(XMLDecoder().decode(Fault.self, from: xml, at: "soap:Body.soap:Fault"), fault)
    }
}
