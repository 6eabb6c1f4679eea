import Foundation
import Testing
import XMLCodable
import XMLCodableHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Requests with documents.
struct URLRequestXMLTests {
    private let url = URL(filePath: "/service")

    private func text(_ request: URLRequest) -> String { String(decoding: request.httpBody ?? Data(), as: UTF8.self) }

    @Test("a value becomes the body, with a declaration, a content type with its charset, and the method POST")
    func body() throws {
        var request = URLRequest(url: url)
        try request.setXMLBody(Messages.GetPrice(item: "žluťoučký"))
        expectEqual(
            text(request),
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <GetPrice><item>žluťoučký</item></GetPrice>
            """)
        expectEqual(request.value(forHTTPHeaderField: "Content-Type"), "application/xml; charset=utf-8")
        expectEqual(request.httpMethod, "POST")
        var latin1 = URLRequest(url: url)
        let encoder = XMLEncoder()
        encoder.outputEncoding = .isoLatin1
        try latin1.setXMLBody(Messages.GetPrice(item: "é"), encoder: encoder)
        expectEqual(latin1.value(forHTTPHeaderField: "Content-Type"), "application/xml; charset=iso-8859-1")
        expectEqual(latin1.httpBody?.contains(0xE9), true)
        let response = XMLResponse(
            body: try #require(latin1.httpBody),
            headers: ["content-type": latin1.value(forHTTPHeaderField: "Content-Type") ?? ""])
        try expectEqual(response.decode(Messages.GetPrice.self).item, "é")
        let type = SOAPVersion.v1_2.contentType(encoding: .utf16)
        expectEqual(type, "application/soap+xml; charset=utf-16")
    }

    @Test("Header fields and methods that are set stay, and an action cannot end its header field")
    func set() throws {
        var request = URLRequest(url: url)
        request.httpMethod = "PUT"
        request.setValue("application/atom+xml", forHTTPHeaderField: "content-type")
        try request.setXMLBody(Messages.GetPrice(item: "x"), withRootKey: "price")
        expectEqual(request.httpMethod, "PUT")
        expectEqual(request.value(forHTTPHeaderField: "Content-Type"), "application/atom+xml")
        expectEnd(text(request), "<price><item>x</item></price>")

        var soap = URLRequest(url: url)
        soap.setValue("own", forHTTPHeaderField: "SOAPAction")
        try soap.setSOAPBody(SOAPEnvelope(body: Messages.GetPrice(item: "x")), action: "other")
        expectEqual(soap.value(forHTTPHeaderField: "SOAPAction"), "own")
        let request11 = try URLRequest(soap: SOAPEnvelope(body: SOAPNoBody()), url: url)
        expectEqual(request11.value(forHTTPHeaderField: "SOAPAction"), "\"\"")
        let request12 = try URLRequest(soap: SOAPEnvelope(body: SOAPNoBody(), version: .v1_2), url: url)
        expectEqual(request12.value(forHTTPHeaderField: "Content-Type"), "application/soap+xml; charset=utf-8")
        expectNil(request12.value(forHTTPHeaderField: "SOAPAction"))
        // An action cannot end its header field.
        forEachRow([
            ("urn:example:Get#Price?a=b&c=[d]%20", "urn:example:Get#Price?a=b&c=[d]%20"), ("a\"b", "a%22b"),
            ("a\r\nX-Evil: 1", "a%0D%0AX-Evil:%201"), ("a\\b\u{7F}\u{0}", "a%5Cb%7F%00"), ("é", "%C3%A9"), ("", ""),
        ]) { action, expected in
            let request11 = try URLRequest(soap: SOAPEnvelope(body: SOAPNoBody()), action: action, url: url)
            expectEqual(request11.value(forHTTPHeaderField: "SOAPAction"), "\"\(expected)\"")
            expectEqual(request11.value(forHTTPHeaderField: "Content-Type"), "text/xml; charset=utf-8")
            let request12 = try URLRequest(
                soap: SOAPEnvelope(body: SOAPNoBody(), version: .v1_2), action: action, url: url)
            expectEqual(
                request12.value(forHTTPHeaderField: "Content-Type"),
                "application/soap+xml; charset=utf-8; action=\"\(expected)\"")
        }
    }
}
