import Foundation
import Testing
import XMLCodable
import XMLCodableHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Responses without a network.
struct XMLResponseTests {
    private func latin1(_ declaration: String = "") -> Data {
        Data((declaration + "<food><name>").utf8) + [0xE9] + Data("</name></food>".utf8)
    }

    @Test("The charset takes precedence over the declaration, and a byte order mark over both")
    func charset() throws {
        forEachRow([
            ("text/xml; charset=ISO-8859-1", ""),
            ("text/xml;charset=\"iso-8859-1\"", "<?xml version=\"1.0\" encoding=\"utf-8\"?>"),
            ("application/xml ; boundary=x ; CharSet=latin1", "<?xml version=\"1.0\" encoding=\"utf-16\"?>"),
            ("application/xml", "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?>"),
        ]) { type, declaration in
            let response = XMLResponse(body: latin1(declaration), headers: ["Content-Type": type])
            try expectEqual(response.decode(Food.self), Food(name: "é"))
        }
        let body = Data([0xEF, 0xBB, 0xBF]) + Data("<food><name>é</name></food>".utf8)
        let response = XMLResponse(body: body, headers: ["Content-Type": "text/xml; charset=iso-8859-1"])
        try expectEqual(response.decode(Food.self), Food(name: "é"))
        let lying = XMLResponse(body: latin1(), headers: ["Content-Type": "text/xml; charset=utf-8"])
        expectStart(message { try lying.decode(Food.self) }, "1:13:")
        let unknown = XMLResponse(body: latin1(), headers: ["Content-Type": "text/xml; charset=klingon"])
        let error = try #require(throws: XMLHTTPError.self) { try unknown.decode(Food.self) }
        expectEqual(error.code, .unsupportedCharset)
        expectEqual(error.message, "the charset \"klingon\" of the response is not known")
    }

    @Test("the options of the decoder are kept and not changed, and responses of URLSession are known")
    func decoder() throws {
        let decoder = XMLDecoder()
        decoder.keyDecodingStrategy = .convertFromCapitalized
        let response = XMLResponse(
            body: Data("<menu><Food><Name>A</Name></Food></menu>".utf8),
            headers: ["CONTENT-TYPE": "text/xml; charset=us-ascii"])
        try expectEqual(response.decode(Food.self, at: "Food", decoder: decoder), Food(name: "A"))
        expectNil(decoder.parsingOptions.externalEncoding)
        let url = URL(filePath: "/menu.xml")
        let http = try #require(
            HTTPURLResponse(
                url: url, statusCode: 201, httpVersion: nil, headerFields: ["Content-Type": "text/xml; charset=latin1"])
        )
        let received = XMLResponse(latin1(), http)
        expectEqual(received.status, 201)
        try expectEqual(received.decode(Food.self), Food(name: "é"))
        let file = URLResponse(url: url, mimeType: "text/xml", expectedContentLength: 0, textEncodingName: "iso-8859-1")
        try expectEqual(XMLResponse(latin1(), file).decode(Food.self), Food(name: "é"))
    }

    @Test("No content is nil for an Optional, another status an error with the response, and a fault has the status")
    func status() throws {
        forEachRow([(200, ""), (204, "<a/>"), (205, "x")]) { status, body in
            let response = XMLResponse(body: Data(body.utf8), status: status)
            try expectNil(response.decode(Food?.self))
            try expectNil(response.soapBody(Food?.self))
            let error = try #require(throws: XMLHTTPError.self) { try response.decode(Food.self) }
            expectEqual(error.code, .emptyBody)
            expectEqual(error.status, status)
            expectEqual(error.description, "the response with status \(status) has no content to decode Food from")
            expectEqual((error as any Error).localizedDescription, error.description)
        }
        forEachRow([404, 500, 301, 100]) { status in
            let response = XMLResponse(
                body: Data("<html/>".utf8), status: status, headers: ["Content-Type": "text/html", "Retry-After": "9"])
            for attempt in [{ try response.decode(Food.self) }, { try response.soapBody(Food.self) }] {
                let error = try #require(throws: XMLHTTPError.self) { _ = try attempt() }
                expectEqual(error.code, .status)
                expectEqual(error.status, status)
                expectEqual(error.response?.header("retry-after"), "9")
                expectEqual(error.response?.body, Data("<html/>".utf8))
            }
        }
        for version in [SOAPVersion.v1_1, .v1_2] {
            forEachRow([200, 400, 500]) { status in
                let body = try XMLEncoder().encode(SOAPEnvelope(fault: SOAPFault(.receiver, "down"), version: version))
                let response = XMLResponse(body: body, status: status, headers: ["Content-Type": version.contentType()])
                let fault = try #require(throws: SOAPFault.self) { try response.soapBody(Food.self) }
                expectEqual(fault.httpStatus, status)
                expectEqual(fault.reason, "down")
                let other = try #require(throws: SOAPFault.self) {
                    try response.soapEnvelope(SOAPEnvelope<SOAPNoHeader, Food>.self)
                }
                expectEqual(other.httpStatus, status)
            }
        }
    }

    @Test("the body and the envelope of a response, if its status is not an error")
    func soap() throws {
        let envelope = SOAPEnvelope(header: [XML.Element("id", text: "7")], body: Food(name: "A"), version: .v1_2)
        let response = XMLResponse(body: try XMLEncoder().encode(envelope))
        try expectEqual(response.soapBody(Food.self), Food(name: "A"))
        let read = try response.soapEnvelope(SOAPEnvelope<[XML.Element], Food>.self)
        expectEqual(read.header.first?.text, "7")
        expectEqual(read.version, .v1_2)
        let unfaulty = try XMLEncoder().encode(SOAPEnvelope(body: Food(name: "A")))
        let refused = XMLResponse(body: unfaulty, status: 500, headers: ["Content-Type": "text/xml"])
        let error = try #require(throws: XMLHTTPError.self) { try refused.soapBody(Food.self) }
        expectEqual(error.code, .status)
    }

    @Test("An error names a media type that is not one of XML, and what can be decoded is, whatever its type")
    func mediaType() throws {
        forEachRow(["text/html", "Text/HTML; charset=utf-8", "application/json", "text/plain"]) { type in
            let response = XMLResponse(body: Data("<html><p>Log in</html>".utf8), headers: ["Content-Type": type])
            let name = type.prefix { $0 != ";" }.lowercased()
            for attempt in [{ try response.decode(Food.self) }, { try response.soapBody(Food.self) }] {
                let error = try #require(throws: XMLHTTPError.self) { _ = try attempt() }
                expectEqual(error.code, .mediaType)
                expectEqual(error.status, 200)
                expectEqual(error.response?.body, response.body)
                #expect(error.underlyingError is DecodingError)
                let sentence = "the media type of the response is \(name), which is not one of XML: 1:16: "
                expectStart(error.message, sentence)
            }
        }
        for type in ["text/xml", "application/xml", "application/soap+xml", "image/svg+xml", "", ";"] {
            let response = XMLResponse(body: Data("<html><p>Log in</html>".utf8), headers: ["Content-Type": type])
            expectStart("\(type): " + message { try response.decode(Food.self) }, "\(type): 1:16: ")
        }
        let ending = XMLResponse(body: Data("<food>\n<name>A</na".utf8))
        expectStart(message { try ending.decode(Food.self) }, "2:")
        for type in ["text/html", "application/octet-stream", nil] {
            let response = XMLResponse(
                body: Data("<food><name>A</name></food>".utf8), headers: type.map { ["Content-Type": $0] } ?? [:])
            try expectEqual(response.decode(Food.self), Food(name: "A"))
        }
    }
}
