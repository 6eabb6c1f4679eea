import Foundation
import Testing
import XMLCodable
import XMLCodableHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Responses without a network.
struct XMLResponseTests {
    struct Food: Codable, Equatable {
        var name: String
    }

    private func latin1(_ declaration: String = "") -> Data {
        Data((declaration + "<food><name>").utf8) + [0xE9] + Data("</name></food>".utf8)
    }

    @Test(
        "the charset takes precedence over the declaration, and a byte order mark over both",
        arguments: [
            ("text/xml; charset=ISO-8859-1", ""),
            ("text/xml;charset=\"iso-8859-1\"", "<?xml version=\"1.0\" encoding=\"utf-8\"?>"),
            ("application/xml ; boundary=x ; CharSet=latin1", "<?xml version=\"1.0\" encoding=\"utf-16\"?>"),
            ("application/xml", "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?>"),
        ])
    func charset(_ type: String, _ declaration: String) throws {
        let response = XMLResponse(body: latin1(declaration), headers: ["Content-Type": type])
        #expect(try response.decode(Food.self) == Food(name: "é"))
    }

    @Test("a byte order mark takes precedence over the charset")
    func byteOrderMark() throws {
        let body = Data([0xEF, 0xBB, 0xBF]) + Data("<food><name>é</name></food>".utf8)
        let response = XMLResponse(body: body, headers: ["Content-Type": "text/xml; charset=iso-8859-1"])
        #expect(try response.decode(Food.self) == Food(name: "é"))
    }

    @Test("a charset that lies is an error, and so is one that is not known")
    func wrongCharset() throws {
        let lying = XMLResponse(body: latin1(), headers: ["Content-Type": "text/xml; charset=utf-8"])
        #expect(message { try lying.decode(Food.self) }.hasPrefix("1:13:"))
        let unknown = XMLResponse(body: latin1(), headers: ["Content-Type": "text/xml; charset=klingon"])
        let error = try #require(throws: XMLHTTPError.self) { try unknown.decode(Food.self) }
        #expect(error.code == .unsupportedCharset)
        #expect(error.message == "the charset \"klingon\" of the response is not known")
    }

    @Test("the options of the decoder are kept, and the decoder is not changed")
    func decoder() throws {
        let decoder = XMLDecoder()
        decoder.keyDecodingStrategy = .convertFromCapitalized
        let response = XMLResponse(
            body: Data("<menu><Food><Name>A</Name></Food></menu>".utf8),
            headers: ["CONTENT-TYPE": "text/xml; charset=us-ascii"])
        #expect(try response.decode(Food.self, at: "Food", decoder: decoder) == Food(name: "A"))
        #expect(decoder.parsingOptions.externalEncoding == nil)
    }

    @Test(
        "no content is nil for an Optional, and otherwise an error", arguments: [(200, ""), (204, "<a/>"), (205, "x")])
    func empty(_ status: Int, _ body: String) throws {
        let response = XMLResponse(body: Data(body.utf8), status: status)
        #expect(try response.decode(Food?.self) == nil)
        #expect(try response.soapBody(Food?.self) == nil)
        let error = try #require(throws: XMLHTTPError.self) { try response.decode(Food.self) }
        #expect(error.code == .emptyBody)
        #expect(error.status == status)
        #expect(error.description == "the response with status \(status) has no content to decode Food from")
        #expect((error as any Error).localizedDescription == error.description)
    }

    @Test("another status is an error with the response", arguments: [404, 500, 301, 100])
    func status(_ status: Int) throws {
        let response = XMLResponse(
            body: Data("<html/>".utf8), status: status, headers: ["Content-Type": "text/html", "Retry-After": "9"])
        for attempt in [{ try response.decode(Food.self) }, { try response.soapBody(Food.self) }] {
            let error = try #require(throws: XMLHTTPError.self) { _ = try attempt() }
            #expect(error.code == .status)
            #expect(error.status == status)
            #expect(error.response?.header("retry-after") == "9")
            #expect(error.response?.body == Data("<html/>".utf8))
        }
    }

    @Test("a fault has the status of its response", arguments: [200, 400, 500], [SOAPVersion.v1_1, .v1_2])
    func fault(_ status: Int, _ version: SOAPVersion) throws {
        let body = try XMLEncoder().encode(SOAPEnvelope(fault: SOAPFault(.receiver, "down"), version: version))
        let response = XMLResponse(
            body: body, status: status, headers: ["Content-Type": version.contentType()])
        let fault = try #require(throws: SOAPFault.self) { try response.soapBody(Food.self) }
        #expect(fault.httpStatus == status)
        #expect(fault.reason == "down")
        let other = try #require(throws: SOAPFault.self) {
            try response.soapEnvelope(SOAPEnvelope<SOAPNoHeader, Food>.self)
        }
        #expect(other.httpStatus == status)
    }

    @Test("an envelope without a fault does not excuse its status")
    func envelopeInError() throws {
        let body = try XMLEncoder().encode(SOAPEnvelope(body: Food(name: "A")))
        let response = XMLResponse(body: body, status: 500, headers: ["Content-Type": "text/xml"])
        let error = try #require(throws: XMLHTTPError.self) { try response.soapBody(Food.self) }
        #expect(error.code == .status)
    }

    @Test("the body and the envelope of a response")
    func soap() throws {
        let envelope = SOAPEnvelope(
            header: [XML.Element("id", text: "7")], body: Food(name: "A"), version: .v1_2)
        let response = XMLResponse(body: try XMLEncoder().encode(envelope))
        #expect(try response.soapBody(Food.self) == Food(name: "A"))
        let read = try response.soapEnvelope(SOAPEnvelope<[XML.Element], Food>.self)
        #expect(read.header.first?.text == "7")
        #expect(read.version == .v1_2)
    }

    @Test(
        "an error names a media type that is not one of XML",
        arguments: ["text/html", "Text/HTML; charset=utf-8", "application/json", "text/plain"])
    func mediaType(_ type: String) throws {
        let response = XMLResponse(
            body: Data("<html><p>Log in</html>".utf8), headers: ["Content-Type": type])
        let name = type.prefix { $0 != ";" }.lowercased()
        for attempt in [{ try response.decode(Food.self) }, { try response.soapBody(Food.self) }] {
            let error = try #require(throws: XMLHTTPError.self) { _ = try attempt() }
            #expect(error.code == .mediaType)
            #expect(error.status == 200)
            #expect(error.response?.body == response.body)
            #expect(error.underlyingError is DecodingError)
            let sentence = "the media type of the response is \(name), which is not one of XML: 1:16: "
            #expect(error.message.hasPrefix(sentence))
        }
    }

    @Test(
        "the errors of other responses say what is wrong with the document",
        arguments: ["text/xml", "application/xml", "application/soap+xml", "image/svg+xml", "", ";"])
    func typesOfXML(_ type: String) {
        let response = XMLResponse(body: Data("<html><p>Log in</html>".utf8), headers: ["Content-Type": type])
        #expect(message { try response.decode(Food.self) }.hasPrefix("1:16: "))
    }

    @Test("what can be decoded is, whatever the media type", arguments: ["text/html", "application/octet-stream", nil])
    func decodableAnyway(_ type: String?) throws {
        let response = XMLResponse(
            body: Data("<food><name>A</name></food>".utf8), headers: type.map { ["Content-Type": $0] } ?? [:])
        #expect(try response.decode(Food.self) == Food(name: "A"))
    }

    @Test("what URLSession returns")
    func urlResponse() throws {
        let url = URL(filePath: "/menu.xml")
        let http = try #require(
            HTTPURLResponse(
                url: url, statusCode: 201, httpVersion: nil, headerFields: ["Content-Type": "text/xml; charset=latin1"])
        )
        let response = XMLResponse(latin1(), http)
        #expect(response.status == 201)
        #expect(try response.decode(Food.self) == Food(name: "é"))
        let file = URLResponse(url: url, mimeType: "text/xml", expectedContentLength: 0, textEncodingName: "iso-8859-1")
        #expect(try XMLResponse(latin1(), file).decode(Food.self) == Food(name: "é"))
    }

    @Test("a document that ends too early is an error with its place")
    func truncated() {
        let response = XMLResponse(body: Data("<food>\n<name>A</na".utf8))
        #expect(message { try response.decode(Food.self) }.hasPrefix("2:"))
    }
}
