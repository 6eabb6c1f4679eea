import Foundation
import Testing
import XMLCodable
import XMLCodableHTTP
import XMLCodableStreaming

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The snippets of README.md and of XMLCodableHTTP.docc.
@Suite("Guides of XMLCodableHTTP", .beforeOthers, .timeLimit(.minutes(20)))
struct HTTPGuideTests {
    struct Order: Codable {
        var item: String
        var count: Int
    }

    struct Receipt: Codable {
        var total: Decimal
    }

    struct Food: Codable {
        var name: String
    }

    struct GetPrice: Codable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "GetPrice", namespace: "urn:example:shop", prefix: "m")
        var item: String
    }

    struct GetPriceResponse: Codable {
        var price: Decimal
    }

    struct Header: Codable {
        var session: SOAPHeaderBlock<Session>
        enum CodingKeys: String, CodingKey { case session = "{urn:example:shop}Session" }
    }

    struct Session: Codable {
        var id: Int
    }

    struct Problem: Codable {
        var code: Int
    }

    enum Call: Codable, SOAPBodyElement {
        case getPrice(GetPrice)
        enum CodingKeys: String, CodingKey { case getPrice = "{urn:example:shop}GetPrice" }
    }

    func answer(_ body: Data) throws -> Data {
        let declaration = XML.Declaration(encoding: "utf-8")
        let call = try XMLDecoder().decode(SOAPEnvelope<SOAPNoHeader, Call>.self, from: body)
        switch call.body {
        case .getPrice(let request) where request.item == "Waffles":
            let answer = SOAPEnvelope(body: GetPriceResponse(price: 5.95), version: call.version)
            return try XMLEncoder().encode(answer, declaration: declaration)
        case .getPrice(let request):
            let fault = SOAPFault(.sender, "There is no \(request.item)")
            return try XMLEncoder().encode(SOAPEnvelope(fault: fault, version: call.version), declaration: declaration)
        }
    }

    @Test("a document is sent and one received")
    func document() async throws {
        let server = try LoopbackServer { request, connection in
            let order = try? XMLDecoder().decode(Order.self, from: request.body)
            connection.respond("<Receipt><total>\((order?.count ?? 0) * 5).90</total></Receipt>")
        }
        let url = server.url
        var request = URLRequest(url: url)
        try request.setXMLBody(Order(item: "Waffles", count: 2))
        let receipt = try await URLSession.shared.xml(Receipt.self, for: request)
        expectEqual(receipt.total, Decimal(string: "10.90"))
    }

    @Test("records are read while they arrive")
    func records() async throws {
        let server = try LoopbackServer {
            $1.respond("<menu><food><name>A</name></food><food><name>B</name></food></menu>")
        }
        let request = URLRequest(url: server.url)
        var names: [String] = []
        for try await food in URLSession.shared.elements(Food.self, for: request, at: "food") {
            names.append(food.name)
        }
        expectEqual(names, ["A", "B"])
    }

    @Test("the media type of a page is in the error")
    func page() async throws {
        let server = try LoopbackServer { $1.respond("<html><body>Log in<br></body></html>", type: "text/html") }
        let request = URLRequest(url: server.url)
        var receipt: Receipt?
        do {
            receipt = try await URLSession.shared.xml(Receipt.self, for: request)
        } catch let error as XMLHTTPError where error.code == .mediaType {
            print(error)
            // the media type of the response is text/html, which is not one of XML: 1:42: the end tag </body> does not match ...
        }
        expectNil(receipt)
    }

    /// A stand-in for that of SwiftNIO; Examples/Server is compiled with the latter.
    struct ByteBuffer {
        var readableBytesView: ArraySlice<UInt8>
    }

    func names<Body: AsyncSequence>(in body: Body) async throws -> [String] where Body.Element == ByteBuffer {
        var names: [String] = []
        let chunks = body.map { $0.readableBytesView }
        for try await food in XMLDecoder().elements(Food.self, at: "food", in: chunks) { names.append(food.name) }
        return names
    }

    @Test("records in a body of another client are read as the loop asks for them", arguments: [1, 7, 1_000])
    func otherTransport(_ size: Int) async throws {
        let bytes = Array("<menu><food><name>é</name></food><food><name>B</name></food></menu>".utf8)
        func body(_ bytes: ArraySlice<UInt8>) -> AsyncStream<ByteBuffer> {
            AsyncStream { continuation in
                for start in stride(from: 0, to: bytes.count, by: size) {
                    continuation.yield(ByteBuffer(readableBytesView: bytes.dropFirst(start).prefix(size)))
                }
                continuation.finish()
            }
        }
        try await expectEqual(names(in: body(bytes[...])), ["é", "B"])
        await #expect(throws: DecodingError.self) { try await names(in: body(bytes[..<40])) }
    }

    @Test("a service is called")
    func call() async throws {
        let server = try LoopbackServer { request, connection in
            let data = (try? answer(Data(request.body.utf8))) ?? Data()
            connection.respond(Array(data), type: SOAPVersion.v1_2.contentType())
        }
        let url = server.url
        var prices: [Decimal] = []
        let envelope = SOAPEnvelope(body: GetPrice(item: "Waffles"), version: .v1_2)
        let request = try URLRequest(soap: envelope, action: "urn:example:shop#GetPrice", url: url)
        do {
            prices.append(try await URLSession.shared.soap(GetPriceResponse.self, for: request).price)
        } catch let fault as SOAPFault {
            print(fault.reason, fault.httpStatus ?? 0)
        }
        expectEqual(prices, [Decimal(string: "5.95")])

        let encoder = XMLEncoder()
        encoder.outputFormatting = .prettyPrinted
        try expectEqual(
            encoder.encodeToString(envelope),
            """
            <soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:m="urn:example:shop">
                <soap:Body>
                    <m:GetPrice>
                        <m:item>Waffles</m:item>
                    </m:GetPrice>
                </soap:Body>
            </soap:Envelope>
            """)
    }

    @Test("envelopes are written and read, with and without headers")
    func envelopes() throws {
        let data = try XMLEncoder().encode(SOAPEnvelope(body: GetPrice(item: "Waffles")))
        let call = try XMLDecoder().decode(SOAPEnvelope<SOAPNoHeader, GetPrice>.self, from: data).body
        expectEqual(call.item, "Waffles")

        let header = Header(session: SOAPHeaderBlock(Session(id: 7), mustUnderstand: true))
        let message = SOAPEnvelope(header: header, body: GetPrice(item: "Waffles"))
        let read = try XMLDecoder().decode(SOAPEnvelope<Header, GetPrice>.self, from: XMLEncoder().encode(message))
        expectEqual(read.header.session.mustUnderstand, true)
        expectEqual(read.header.session.content.id, 7)
    }

    @Test("a server answers, and its faults are thrown")
    func server() throws {
        let unknown = try answer(XMLEncoder().encode(SOAPEnvelope(body: GetPrice(item: "Toast"), version: .v1_2)))
        let thrown = #expect(throws: SOAPFault.self) {
            try XMLDecoder().decode(SOAPEnvelope<SOAPNoHeader, GetPriceResponse>.self, from: unknown)
        }
        expectEqual(thrown?.reason, "There is no Toast")

        let detail = XML.Element("Problem", children: [.element(XML.Element("code", text: "17"))])
        let answer = try XMLEncoder().encode(SOAPEnvelope(fault: SOAPFault(.sender, "no", detail: [detail])))
        var problem: Problem?
        do {
            _ = try XMLDecoder.soap().decode(SOAPEnvelope<SOAPNoHeader, GetPriceResponse>.self, from: answer)
        } catch let fault as SOAPFault where fault.standardCode == .sender {
            problem = try fault.detail(as: Problem.self)
        }
        expectEqual(problem?.code, 17)
    }

    @Test("the response of another client is decoded")
    func otherClient() throws {
        let (data, status, headers) = (
            Data("<Receipt><total>5</total></Receipt>".utf8), 200, ["Content-Type": "text/xml"]
        )
        let receipt = try XMLResponse(body: data, status: status, headers: headers).decode(Receipt.self)
        expectEqual(receipt.total, 5)
    }

    struct BrowseResponse: Codable {
        @XMLTransformed<XML.Embedded<DIDL>> var Result: DIDL
        var NumberReturned: Int
        var TotalMatches: Int
        var UpdateID: Int
    }

    struct DIDL: Codable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "DIDL-Lite")
        var item: [MediaItem]
    }

    struct MediaItem: Codable {
        @XMLAttribute var id: String
        @XMLAttribute var parentID: String
        @XMLAttribute var restricted: Bool
        var title: String
        var kind: String
        var resources: [Resource]

        enum CodingKeys: String, CodingKey {
            case id, parentID, restricted, title
            case kind = "class"
            case resources = "res"
        }
    }

    struct Resource: Codable {
        @XMLAttribute var protocolInfo: String
        @XMLText var url: URL
    }

    struct Browse: Codable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(
            root: "Browse", namespace: "urn:schemas-upnp-org:service:ContentDirectory:1", prefix: "u")
        var objectID = "0"
        var flag = "BrowseDirectChildren"
        var filter = "*"
        var start = 0
        var count = 50
        var order = ""

        enum CodingKeys: String, CodingKey {
            case objectID = "{}ObjectID"
            case flag = "{}BrowseFlag"
            case filter = "{}Filter"
            case start = "{}StartingIndex"
            case count = "{}RequestedCount"
            case order = "{}SortCriteria"
        }
    }

    @Test("a media server is browsed")
    func upnp() throws {
        let xml = """
            <s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/">
                <s:Body>
                    <u:BrowseResponse xmlns:u="urn:schemas-upnp-org:service:ContentDirectory:1">
                        <Result>&lt;DIDL-Lite xmlns="urn:schemas-upnp-org:metadata-1-0/DIDL-Lite/"
                            xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:upnp="urn:schemas-upnp-org:metadata-1-0/upnp/"&gt;
                            &lt;item id="7" parentID="0" restricted="1"&gt;
                                &lt;dc:title&gt;Blue &amp;amp; green&lt;/dc:title&gt;
                                &lt;upnp:class&gt;object.item.audioItem.musicTrack&lt;/upnp:class&gt;
                                &lt;res protocolInfo="http-get:*:audio/mpeg:*"&gt;http://192.0.2.7/7.mp3&lt;/res&gt;
                            &lt;/item&gt;&lt;/DIDL-Lite&gt;</Result>
                        <NumberReturned>1</NumberReturned>
                        <TotalMatches>1</TotalMatches>
                        <UpdateID>3</UpdateID>
                    </u:BrowseResponse>
                </s:Body>
            </s:Envelope>
            """
        let decoder = XMLDecoder.soap()
        let browsed = try decoder.decode(SOAPEnvelope<SOAPNoHeader, BrowseResponse>.self, from: xml).body
        let titles = browsed.Result.item.map(\.title)
        expectEqual(titles, ["Blue & green"])

        let url = URL(fileURLWithPath: "/")
        let call = SOAPEnvelope(body: Browse())
        let action = "urn:schemas-upnp-org:service:ContentDirectory:1#Browse"
        let request = try URLRequest(soap: call, action: action, url: url)
        let body = request.httpBody ?? Data()
        expectPart(String(decoding: body, as: UTF8.self), "<u:Browse><ObjectID>0</ObjectID>")
        let sent = try XMLDecoder.soap().decode(SOAPEnvelope<SOAPNoHeader, Browse>.self, from: body)
        expectEqual(sent.body.count, 50)
    }
}
