import Testing
import XMLCodable

/// Models of SOAP envelopes with prefixed names and namespace declarations as attributes.
struct SOAPMessagesTests {
    private struct Action: Codable, Equatable {
        @XMLAttribute var namespace = "ActionNameSpace"
        var param: String?
        enum CodingKeys: String, CodingKey { case namespace = "xmlns:m", param = "m:Param" }
    }

    private struct Header: Codable, Equatable {
        var namespace = "InfoNS"
        enum CodingKeys: String, CodingKey { case namespace = "m:Info.@xmlns:m" }
    }

    private struct Body: Codable, Equatable {
        var action: Action
        enum CodingKeys: String, CodingKey { case action = "m:ActionName" }
    }

    private struct Envelope: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "soap:Envelope")

        @XMLAttribute var namespace: String
        @XMLAttribute var encodingStyle: String?
        var header: Header?
        var body: Body
        enum CodingKeys: String, CodingKey {
            case namespace = "xmlns:soap", encodingStyle = "soap:encodingStyle"
            case header = "soap:Header", body = "soap:Body"
        }
    }

    /// Decodes the document, encodes with a declaration, and compares both.
    private func expectEnvelope(
        _ xml: String, _ envelope: Envelope, written: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectEqual(decoded(Envelope.self, xml), envelope, sourceLocation: sourceLocation)
        let text = try XMLEncoder().encodeToString(envelope, declaration: XML.Declaration(encoding: "utf-8"))
        let head = #"<?xml version="1.0" encoding="utf-8"?>"#
        expectEqual(text, "\(head)\n\(written)", sourceLocation: sourceLocation)
        try expectEqual(decoded(Envelope.self, text), envelope, sourceLocation: sourceLocation)
    }

    @Test("Requests with and without a header before the body, and the message alone, by its path")
    func version11() throws {
        let xml = """
            <?xml version="1.0" encoding="utf-8"?>
            <soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" \
            soap:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/">
                <soap:Body>
                    <m:ActionName xmlns:m="ActionNameSpace"/>
                </soap:Body>
            </soap:Envelope>
            """
        let envelope = Envelope(
            namespace: "http://schemas.xmlsoap.org/soap/envelope/",
            encodingStyle: "http://schemas.xmlsoap.org/soap/encoding/", body: Body(action: Action()))
        let written = """
            <soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" \
            soap:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/">\
            <soap:Body><m:ActionName xmlns:m="ActionNameSpace" /></soap:Body></soap:Envelope>
            """
        try expectEnvelope(xml, envelope, written: written)

        // Attributes are written in the order of the properties every time.
        let texts = try Set((1...20).map { _ in try XMLEncoder().encodeToString(envelope) })
        expectEqual(texts, [written])
        let writtenHeader = """
            <soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope"><soap:Header>\
            <m:Info xmlns:m="InfoNS" /></soap:Header><soap:Body><m:ActionName xmlns:m="ActionNameSpace">\
            <m:Param>v</m:Param></m:ActionName></soap:Body></soap:Envelope>
            """
        let withHeader = Envelope(
            namespace: "http://www.w3.org/2003/05/soap-envelope", header: Header(),
            body: Body(action: Action(param: "v")))
        try expectEnvelope(writtenHeader, withHeader, written: writtenHeader)
        // A line break between the two makes no difference.
        let lines = writtenHeader.replacing("</soap:Header>", with: "</soap:Header>\n")
        try expectEnvelope(lines, withHeader, written: writtenHeader)
        let message = """
            <soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>\
            <m:ActionName xmlns:m="ActionNameSpace"><m:Param>v</m:Param></m:ActionName></soap:Body></soap:Envelope>
            """
        try expectEqual(
            XMLDecoder().decode(Action.self, from: message, at: "soap:Body.m:ActionName"), Action(param: "v"))
        let decoder = XMLDecoder()
        decoder.namespaces = .ignoringPrefixes
        try expectEqual(decoder.decode([String: String].self, from: message, at: "Body.ActionName"), ["Param": "v"])
    }

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
                case instance = "xmlns:xsi", soap = "xmlns:soap", response = "soap:Body.PingResponse"
            }
        }
        struct Short: Decodable { var Body: [String: [String: Bool]] }
        let xml = """
            <soap:Envelope xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
            xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>\
            <PingResponse xmlns="http://tempuri.org/"><PingResult>true</PingResult></PingResponse>\
            </soap:Body></soap:Envelope>
            """
        try expectCase(xml, Envelope(response: PingResponse(PingResult: true)))
        let decoder = XMLDecoder()
        let response = PingResponse(PingResult: true)
        try expectEqual(decoder.decode(PingResponse.self, from: xml, at: "soap:Body.PingResponse"), response)
        decoder.namespaces = .ignoringPrefixes
        try expectEqual(decoder.decode(Short.self, from: xml).Body, ["PingResponse": ["PingResult": true]])
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
            var Ids: [String: [Int]]
        }
        struct Local: Codable, Equatable {
            var result: Value
            enum CodingKeys: String, CodingKey { case result = "Body.GetIdsResponse.GetIdsResult" }
        }
        let value = Value(ErrorMessage: nil, IsSuccess: true, Ids: ["int": [752012, 1_483_258]])
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
                case message = "a:ErrorMessage", success = "a:IsSuccess", ids = "a:Ids.b:int"
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
                case message = "d:ErrorMessage", isSuccess = "d:IsSuccess", ids = "d:Ids.arr:int"
            }
        }
        struct Answer: Codable, Equatable {
            var result: Bound
            enum CodingKeys: String, CodingKey { case result = "soap:Body.GetIdsResponse.GetIdsResult" }
        }
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        decoder.namespaces = .bound([
            "soap": "http://schemas.xmlsoap.org/soap/envelope/", "": "http://tempuri.org/",
            "d": "http://schemas.datacontract.org/2004/07/Service",
            "arr": "http://schemas.microsoft.com/2003/10/Serialization/Arrays",
        ])
        encoder.namespaces = decoder.namespaces
        let bound = Answer(result: Bound(message: nil, isSuccess: true, ids: [752012, 1_483_258]))
        try expectEqual(decoder.decode(Answer.self, from: Self.wcf), bound)
        let text = try encoder.encodeToString(bound, withRootKey: "soap:Envelope")
        expectStart(text, #"<soap:Envelope xmlns="http://tempuri.org/" xmlns:arr="#)
        try expectEqual(decoder.decode(Answer.self, from: text), bound)
    }
}
