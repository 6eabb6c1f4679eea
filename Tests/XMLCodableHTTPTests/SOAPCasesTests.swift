import Foundation
import Testing
import XMLCodable
import XMLCodableHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Cases of other libraries and of their users.
struct SOAPCasesTests {
    /// The names with their namespaces, the attributes and the text of a document, without its prefixes. The namespaces of
    /// these cases are relative, so that they have no canonical form.
    private func outline(_ xml: String) throws -> String {
        func outline(_ element: XML.Element) -> String {
            func name(_ name: XML.Name) -> String { "{\(name.namespaceURI ?? "")}\(name.localName)" }
            let attributes = element.attributes.filter { !$0.name.qualifiedName.hasPrefix("xmlns") }
            let text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
            return name(element.name) + attributes.map { " @\(name($0.name))=\($0.value)" }.joined() + "(" + text
                + element.elements.map(outline).joined(separator: ", ") + ")"
        }
        return try outline(XML.Document(parsing: xml).root)
    }

    private func request(_ envelope: SOAPEnvelope<SOAPNoHeader, Messages.Action>) throws -> URLRequest {
        let url = try #require(URL(string: "http://example.com/"))
        return try URLRequest(soap: envelope, action: "ActionNameSpace#ActionName", url: url)
    }

    @Test("A14 to A16: requests of SOAP 1.1 and 1.2, and one with a header before the body")
    func requests() throws {
        var envelope = SOAPEnvelope(body: Messages.Action())
        envelope.encodingStyle = SOAPVersion.v1_1.encodingURI
        let request = try request(envelope)
        expectEqual(request.httpMethod, "POST")
        expectEqual(request.value(forHTTPHeaderField: "Content-Type"), "text/xml; charset=utf-8")
        expectEqual(request.value(forHTTPHeaderField: "SOAPAction"), "\"ActionNameSpace#ActionName\"")
        let expected = """
            <?xml version="1.0" encoding="utf-8"?>
            <soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" soap:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/">
                <soap:Body>
                    <m:ActionName xmlns:m="ActionNameSpace"/>
                </soap:Body>
            </soap:Envelope>
            """
        let body = String(decoding: request.httpBody ?? Data(), as: UTF8.self)
        expectStart(body, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<soap:Envelope ")
        try expectEqual(outline(body), outline(expected))
        try expectEqual(XMLDecoder().decode(SOAPEnvelope<SOAPNoHeader, Messages.Action>.self, from: expected), envelope)
        let request12 = try self.request(SOAPEnvelope(body: Messages.Action(), version: .v1_2))
        expectEqual(
            request12.value(forHTTPHeaderField: "Content-Type"),
            "application/soap+xml; charset=utf-8; action=\"ActionNameSpace#ActionName\"")
        expectNil(request12.value(forHTTPHeaderField: "SOAPAction"))
        let expected12 = """
            <soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope">
                <soap:Body>
                    <m:ActionName xmlns:m="ActionNameSpace"/>
                </soap:Body>
            </soap:Envelope>
            """
        try expectEqual(outline(String(decoding: request12.httpBody ?? Data(), as: UTF8.self)), outline(expected12))
        do {
            struct Information: Codable, Equatable {}
            struct Header: Codable, Equatable {
                var information = Information()
                enum CodingKeys: String, CodingKey { case information = "{InfoNS}Info" }
            }
            let envelope = SOAPEnvelope(header: Header(), body: Messages.Action(param: "v"), version: .v1_2)
            let expected = """
                <soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope"><soap:Header><m:Info xmlns:m="InfoNS"/>\
                </soap:Header>
                <soap:Body><m:ActionName xmlns:m="ActionNameSpace"><m:Param>v</m:Param></m:ActionName></soap:Body>\
                </soap:Envelope>
                """
            try expectEqual(XMLDecoder().decode(SOAPEnvelope<Header, Messages.Action>.self, from: expected), envelope)
            let written = try XMLEncoder().encodeToString(envelope)
            try expectEqual(outline(written), outline(expected))
            struct Action: Codable, Equatable, XMLMapped {
                static let xmlMapping = XMLTypeMapping(root: "m:ActionName")
                @XMLAttribute var namespace = "ActionNameSpace"
                var param = "v"
                enum CodingKeys: String, CodingKey { case namespace = "xmlns:m", param = "m:Param" }
            }
            let prefixed = try XMLEncoder().encodeToString(SOAPEnvelope(body: Action()))
            expectEqual(
                prefixed,
                """
                <soap:Envelope xmlns:soap="\(Messages.soap11)"><soap:Body><m:ActionName xmlns:m="ActionNameSpace">\
                <m:Param>v</m:Param></m:ActionName></soap:Body></soap:Envelope>
                """)
            try expectEqual(XMLDecoder().decode(SOAPEnvelope<SOAPNoHeader, Action>.self, from: prefixed).body, Action())
        }
    }

    @Test("XMLMapper#9, XMLDictionary#19: responses with namespaces, prefixes and i:nil")
    func ping() throws {
        struct PingResponse: Codable { var PingResult: Bool }
        let ping = """
            <soap:Envelope xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
            xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>\
            <PingResponse xmlns="http://tempuri.org/"><PingResult>true</PingResult></PingResponse></soap:Body>\
            </soap:Envelope>
            """
        #expect(try XMLDecoder().decode(SOAPEnvelope<SOAPNoHeader, PingResponse>.self, from: ping).body.PingResult)
        struct Response: Decodable {
            var result: Result
            enum CodingKeys: String, CodingKey { case result = "GetIdsResult" }
        }
        struct Result: Decodable {
            var IsSuccess: Bool
            var ErrorMessage: String?
            var ids: [Int]
            enum CodingKeys: String, CodingKey { case IsSuccess, ErrorMessage, ids = "Ids.int" }
        }
        let xml = """
            <s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>\
            <GetIdsResponse xmlns="http://tempuri.org/"><GetIdsResult \
            xmlns:a="http://schemas.datacontract.org/2004/07/Shop" xmlns:i="http://www.w3.org/2001/XMLSchema-instance">\
            <a:ErrorMessage i:nil="true"/><a:IsSuccess>true</a:IsSuccess>\
            <a:Ids xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/Arrays"><b:int>752012</b:int>\
            <b:int>1483258</b:int></a:Ids></GetIdsResult></GetIdsResponse></s:Body></s:Envelope>
            """
        let result = try XMLDecoder.soap().decode(SOAPEnvelope<SOAPNoHeader, Response>.self, from: xml).body.result
        #expect(result.IsSuccess)
        expectNil(result.ErrorMessage)
        expectEqual(result.ids, [752_012, 1_483_258])
    }

    @Test("a response of spyne, with tns: and ns0:, and a nil item")
    func spyne() throws {
        struct Response: Decodable {
            var quotes: [Quote?]
            enum CodingKeys: String, CodingKey { case quotes = "getQuotesResult.Quote" }
        }
        struct Quote: Decodable {
            var price: Decimal
            var day: Date
            var name: String
        }
        let xml = """
            <?xml version='1.0' encoding='UTF-8'?>
            <soap11env:Envelope xmlns:soap11env="http://schemas.xmlsoap.org/soap/envelope/" \
            xmlns:tns="urn:example:shop" xmlns:ns0="urn:example:types" \
            xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soap11env:Body><tns:getQuotesResponse>\
            <tns:getQuotesResult><ns0:Quote><ns0:price>12345678901234567.89</ns0:price><ns0:day>2026-03-14</ns0:day>\
            <ns0:name>žluťoučký 🐴</ns0:name></ns0:Quote><ns0:Quote xsi:nil="true"/></tns:getQuotesResult>\
            </tns:getQuotesResponse></soap11env:Body></soap11env:Envelope>
            """
        let quotes = try XMLDecoder.soap().decode(SOAPEnvelope<SOAPNoHeader, Response>.self, from: xml).body.quotes
        expectEqual(quotes.count, 2)
        expectEqual(quotes.first??.price, Decimal(string: "12345678901234567.89"))
        expectEqual(quotes.first??.name, "žluťoučký 🐴")
        expectEqual(quotes.first??.day, Date(timeIntervalSince1970: 1_773_446_400))
        expectEqual(quotes.last.map { $0 == nil }, true)
    }

    @Test("sudzc#3: a fault is thrown with its typed detail")
    func sudzc() throws {
        struct Answer: Decodable { var value: String }
        struct Detail: Decodable, Equatable {
            var errorNamespace: String
            var errorCode: Int
        }
        let xml = """
            <soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault>\
            <faultcode>soap:Client</faultcode><faultstring>Login failed</faultstring>\
            <faultactor>cosevenFault</faultactor><detail><coseven><errorNamespace>Security</errorNamespace>\
            <errorCode>100</errorCode></coseven></detail></soap:Fault></soap:Body></soap:Envelope>
            """
        for coders in Coders.allCases {
            let fault = try #require(throws: SOAPFault.self) {
                _ = try coders.decoder.decode(SOAPEnvelope<SOAPNoHeader, Answer>.self, from: xml)
            }
            expectEqual(fault.standardCode, .sender)
            expectEqual(fault.reason, "Login failed")
            expectEqual(fault.role, "cosevenFault")
            try expectEqual(fault.detail(as: Detail.self), Detail(errorNamespace: "Security", errorCode: 100))
        }
    }
}
