import Testing
import XMLCodable

/// Models of SOAP envelopes with prefixed names and namespace declarations as attributes.
struct SOAPRequestsTests {
    struct Action: Codable, Equatable {
        @XMLAttribute var namespace = "ActionNameSpace"
        var param: String?

        enum CodingKeys: String, CodingKey {
            case namespace = "xmlns:m"
            case param = "m:Param"
        }
    }

    struct Information: Codable, Equatable {
        @XMLAttribute var namespace = "InfoNS"
        enum CodingKeys: String, CodingKey { case namespace = "xmlns:m" }
    }

    struct Header: Codable, Equatable {
        var information = Information()
        enum CodingKeys: String, CodingKey { case information = "m:Info" }
    }

    struct Body: Codable, Equatable {
        var action: Action
        enum CodingKeys: String, CodingKey { case action = "m:ActionName" }
    }

    struct Envelope: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "soap:Envelope")

        @XMLAttribute var namespace: String
        @XMLAttribute var encodingStyle: String?
        var header: Header?
        var body: Body

        enum CodingKeys: String, CodingKey {
            case namespace = "xmlns:soap"
            case encodingStyle = "soap:encodingStyle"
            case header = "soap:Header"
            case body = "soap:Body"
        }
    }

    static let declaration = XML.Declaration(encoding: "utf-8")

    /// Decodes the document, encodes with a declaration, and compares both.
    func expectEnvelope(
        _ xml: String, _ envelope: Envelope, written: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try XMLDecoder().decode(Envelope.self, from: xml) == envelope, sourceLocation: sourceLocation)
        let text = try XMLEncoder().encodeToString(envelope, declaration: Self.declaration)
        let head = #"<?xml version="1.0" encoding="utf-8"?>"#
        #expect(text == "\(head)\n\(written)", sourceLocation: sourceLocation)
        #expect(try XMLDecoder().decode(Envelope.self, from: text) == envelope, sourceLocation: sourceLocation)
    }

    @Test("SOAP requests of the versions 1.1 and 1.2")
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
        let xml12 = """
            <?xml version="1.0" encoding="utf-8"?>
            <soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope">
                <soap:Body>
                    <m:ActionName xmlns:m="ActionNameSpace"/>
                </soap:Body>
            </soap:Envelope>
            """
        let envelope12 = Envelope(
            namespace: "http://www.w3.org/2003/05/soap-envelope", encodingStyle: nil, body: Body(action: Action()))
        let written12 = """
            <soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope"><soap:Body>\
            <m:ActionName xmlns:m="ActionNameSpace" /></soap:Body></soap:Envelope>
            """
        try expectEnvelope(xml12, envelope12, written: written12)
    }

    @Test("A header before the body, and the message alone, by its path")
    func header() throws {
        let written = """
            <soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope"><soap:Header>\
            <m:Info xmlns:m="InfoNS" /></soap:Header><soap:Body><m:ActionName xmlns:m="ActionNameSpace">\
            <m:Param>v</m:Param></m:ActionName></soap:Body></soap:Envelope>
            """
        let envelope = Envelope(
            namespace: "http://www.w3.org/2003/05/soap-envelope", encodingStyle: nil, header: Header(),
            body: Body(action: Action(param: "v")))
        try expectEnvelope(written, envelope, written: written)
        // A line break between the two makes no difference.
        let lines = written.replacing("</soap:Header>", with: "</soap:Header>\n")
        try expectEnvelope(lines, envelope, written: written)
        let xml = """
            <soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>\
            <m:ActionName xmlns:m="ActionNameSpace"><m:Param>v</m:Param></m:ActionName></soap:Body></soap:Envelope>
            """
        try expectEqual(XMLDecoder().decode(Action.self, from: xml, at: "soap:Body.m:ActionName"), Action(param: "v"))

        struct Local: Decodable { var Param: String }
        let decoder = XMLDecoder()
        decoder.namespaces = .ignoringPrefixes
        try expectEqual(decoder.decode(Local.self, from: xml, at: "Body.ActionName").Param, "v")
    }
}
