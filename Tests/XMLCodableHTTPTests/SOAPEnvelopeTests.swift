import Foundation
import Testing
import XMLCodable
import XMLCodableHTTP

/// SOAP envelopes.
struct SOAPEnvelopeTests {
    typealias Plain<Body> = SOAPEnvelope<SOAPNoHeader, Body>

    /// Encodes and decodes with all coders, and returns the document of the standard one.
    @discardableResult
    private func expectRoundTrip<Header: Codable & Equatable, Body: Codable & Equatable>(
        _ envelope: SOAPEnvelope<Header, Body>, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        for coders in Coders.allCases {
            let data = try coders.encoder.encode(envelope)
            let decoded = try coders.decoder.decode(SOAPEnvelope<Header, Body>.self, from: data)
            #expect(decoded == envelope, "\(coders)", sourceLocation: sourceLocation)
            let written = try XML.Document(parsing: data).root
            expectEqual(written.name.namespaceURI, envelope.version.namespaceURI, sourceLocation: sourceLocation)
            expectEqual(written.name.prefix, envelope.prefix, sourceLocation: sourceLocation)
            let names = written.elements.map(\.name.localName)
            expectEqual(
                names, (envelope.header is SOAPNoHeader ? ["Body"] : ["Header", "Body"]), sourceLocation: sourceLocation
            )
        }
        return try XMLEncoder().encodeToString(envelope)
    }

    @Test("A payload is named by its type, in a namespace with its prefix, and the envelope has the prefix asked for")
    func payload() throws {
        forEachRow([SOAPVersion.v1_1, .v1_2]) { version in
            let written = try expectRoundTrip(SOAPEnvelope(body: Messages.GetPrice(item: "Waffles"), version: version))
            expectEqual(
                written,
                """
                <soap:Envelope xmlns:soap="\(version.namespaceURI)"><soap:Body><GetPrice><item>Waffles</item></GetPrice>\
                </soap:Body></soap:Envelope>
                """)
        }
        let written = try expectRoundTrip(
            SOAPEnvelope(body: Messages.Action(param: "v"), version: .v1_2, prefix: "env"))
        expectEqual(
            written,
            """
            <env:Envelope xmlns:env="\(Messages.soap12)" xmlns:m="ActionNameSpace"><env:Body><m:ActionName>\
            <m:Param>v</m:Param></m:ActionName></env:Body></env:Envelope>
            """)
        var envelope = SOAPEnvelope(body: Messages.GetPrice(item: "x"))
        #expect(try !XMLEncoder().encodeToString(envelope).contains("encodingStyle"))
        envelope.encodingStyle = SOAPVersion.v1_1.encodingURI
        try expectPart(expectRoundTrip(envelope), #" soap:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/">"#)
        #expect(throws: EncodingError.self) {
            try XMLEncoder().encode(SOAPEnvelope(body: Messages.GetPrice(item: "x"), prefix: ""))
        }
    }

    @Test("A header is before the body with the attributes of the version, or nil, empty, raw or ignored")
    func header() throws {
        let header = Messages.Header(
            session: SOAPHeaderBlock(Messages.Session(id: 7), mustUnderstand: true, role: "urn:r", relay: true),
            token: SOAPHeaderBlock("abc", mustUnderstand: false))
        let written12 = try expectRoundTrip(SOAPEnvelope(header: header, body: Messages.Action(), version: .v1_2))
        expectPart(
            written12,
            """
            <soap:Header><shop:Session soap:mustUnderstand="true" soap:role="urn:r" soap:relay="true"><id>7</id>\
            </shop:Session><shop:Token soap:mustUnderstand="false">abc</shop:Token></soap:Header><soap:Body>
            """)
        // SOAP 1.1 has no attribute `relay`.
        let written11 = try XMLEncoder().encodeToString(SOAPEnvelope(header: header, body: Messages.Action()))
        expectPart(written11, #"<shop:Session soap:mustUnderstand="1" soap:actor="urn:r"><id>7</id></shop:Session>"#)
        let read = try XMLDecoder().decode(SOAPEnvelope<Messages.Header, Messages.Action>.self, from: written11)
        expectEqual(read.header.session.role, "urn:r")
        expectNil(read.header.session.relay)
        expectEqual(read.header.token?.mustUnderstand, false)
        let xml = """
            <s:Envelope xmlns:s="\(Messages.soap11)"><s:Header><a/></s:Header><s:Body><GetPrice><item>x</item>\
            <extra/></GetPrice></s:Body></s:Envelope>
            """
        let strict = Coders.strict.decoder
        let noExtra = xml.replacing("<extra/>", with: "")
        expectPart(message { try strict.decode(Plain<Messages.GetPrice>.self, from: noExtra) }, "reads <a> at")
        let noHeader = xml.replacing("<a/>", with: "")
        expectPart(
            message { try strict.decode(Plain<Messages.GetPrice>.self, from: noHeader) },
            "nothing in GetPrice reads <extra>")
        do {
            let block = try XML.Document(parsing: #"<a:id xmlns:a="urn:a" a:x="1">7</a:id>"#).root
            let raw = SOAPEnvelope(header: [block], body: Messages.GetPrice(item: "x"))
            let data = try XMLEncoder().encode(raw)
            let read = try XMLDecoder().decode(SOAPEnvelope<[XML.Element], Messages.GetPrice>.self, from: data)
            expectEqual(read.header.map(\.text), ["7"])
            expectEqual(read.header.first?.name.namespaceURI, "urn:a")
            try expectEqual(XMLDecoder().decode(Plain<Messages.GetPrice>.self, from: data).body.item, "x")

            let none = SOAPEnvelope<Messages.Header?, Messages.GetPrice>(
                header: nil, body: Messages.GetPrice(item: "x"))
            let without = try XMLEncoder().encode(none)
            try expectEqual(
                XMLDecoder().decode(SOAPEnvelope<Messages.Header?, Messages.GetPrice>.self, from: without), none)
            #expect(
                try XMLDecoder().decode(SOAPEnvelope<[XML.Element], Messages.GetPrice>.self, from: without).header
                    .isEmpty)
            expectEqual(
                message {
                    try XMLDecoder().decode(SOAPEnvelope<Messages.Header, Messages.GetPrice>.self, from: without)
                }, "1:1: expected the element Header of SOAP, found none, at /soap:Envelope")
            let xml = """
                <s:Envelope xmlns:s="\(Messages.soap11)"><s:Header/><s:Body><GetPrice><item>x</item></GetPrice></s:Body>\
                </s:Envelope>
                """
            try expectNil(XMLDecoder().decode(SOAPEnvelope<Messages.Header?, Messages.GetPrice>.self, from: xml).header)
            try expectEqual(
                XMLDecoder().decode(SOAPEnvelope<[XML.Element], Messages.GetPrice>.self, from: xml).header, [])
        }
    }

    @Test("a body can have several children, choices, a type of its own, raw elements, nil, and nothing")
    func children() throws {
        let prices = [Messages.GetPrice(item: "1"), Messages.GetPrice(item: "2")]
        try expectPart(
            expectRoundTrip(SOAPEnvelope(body: prices)),
            "<soap:Body><GetPrice><item>1</item></GetPrice><GetPrice><item>2</item></GetPrice></soap:Body>")
        try expectRoundTrip(SOAPEnvelope(body: [Messages.GetPrice]()))
        try expectRoundTrip(
            SOAPEnvelope(body: [
                Messages.Item.price(prices[0]), .action(Messages.Action(param: "v")), .price(prices[1]),
            ]))
        try expectRoundTrip(SOAPEnvelope(body: Messages.Call.price(prices[0])))
        try expectPart(
            expectRoundTrip(SOAPEnvelope(body: Messages.Call.action(Messages.Action()))), ":ActionName /></soap:Body>")
        try expectRoundTrip(SOAPEnvelope(body: Messages.Pair(first: prices[0], second: 7)))
        try expectRoundTrip(SOAPEnvelope(body: XML.Element("raw", text: "x")))
        try expectRoundTrip(SOAPEnvelope(body: [XML.Element("raw"), XML.Element("x")]))
        try expectPart(expectRoundTrip(SOAPEnvelope(body: SOAPNoBody())), "<soap:Body />")
        try expectRoundTrip(SOAPEnvelope(body: Messages.GetPrice?.none))
        try expectRoundTrip(SOAPEnvelope(body: Messages.GetPrice?.some(Messages.GetPrice(item: "x"))))
        let xml = """
            <s:Envelope xmlns:s="\(Messages.soap11)"><s:Body>\
            <GetPrice i:nil="true" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"/></s:Body></s:Envelope>
            """
        try expectNil(XMLDecoder().decode(Plain<Messages.GetPrice?>.self, from: xml).body)
        expectEqual(
            message { try XMLDecoder().decode(Plain<Messages.Action?>.self, from: xml) },
            "1:73: expected <ActionName> as the body, found <GetPrice>")
        try expectEqual(XMLDecoder().decode(Plain<[Messages.GetPrice?]>.self, from: xml).body, [nil])
        let empty = "<s:Envelope xmlns:s='\(Messages.soap11)'><s:Body/></s:Envelope>"
        try expectNil(XMLDecoder().decode(Plain<Messages.Pair?>.self, from: empty).body)
    }

    @Test("key strategies apply to the models, but not to the envelope")
    func keyStrategies() throws {
        let encoder = XMLEncoder()
        encoder.keyEncodingStrategy = .convertToUppercase
        encoder.attributeKeyPrefix = "_"
        let decoder = XMLDecoder()
        decoder.keyDecodingStrategy = .convertFromUppercase
        decoder.attributeKeyPrefix = ""
        struct Header: Codable, Equatable { var session: SOAPHeaderBlock<Messages.Session> }
        let envelope = SOAPEnvelope(
            header: Header(session: SOAPHeaderBlock(Messages.Session(id: 7), mustUnderstand: true)),
            body: Messages.GetPrice(item: "x"))
        let text = try encoder.encodeToString(envelope)
        expectPart(text, #"<SESSION soap:mustUnderstand="1"><ID>7</ID></SESSION>"#)
        try expectEqual(decoder.decode(SOAPEnvelope<Header, Messages.GetPrice>.self, from: text), envelope)
        // A fault has no keys of a model.
        let fault = try encoder.encodeToString(
            SOAPEnvelope(fault: SOAPFault(.sender, "no", subcodes: [XML.QualifiedName("a")]), version: .v1_2))
        try expectEqual(decoder.decode(Plain<SOAPFault>.self, from: fault).body.subcodes, [XML.QualifiedName("a")])
    }

    @Test("What is not an envelope is refused with its place; any prefix is read, from XML only")
    func refused() throws {
        forEachRow([
            ("<order/>", "1:1: expected the element Envelope of SOAP, found <order>"),
            ("<Envelope/>", "1:1: expected the element Envelope of SOAP, found <Envelope> in no namespace"),
            (
                "<E:Envelope xmlns:E='http://www.w3.org/2003/05/soap-envelope/'/>",
                """
                1:1: VersionMismatch: the namespace "http://www.w3.org/2003/05/soap-envelope/" of <E:Envelope> is \
                neither that of SOAP 1.1 nor that of SOAP 1.2
                """
            ), ("<s:Envelope xmlns:s='\(Messages.soap12)'/>", "1:1: expected the element Body of SOAP 1.2, found none"),
            (
                "<s:Envelope xmlns:s='\(Messages.soap12)'>\n<s:Body/>\n<s:Body/></s:Envelope>",
                "3:1: the envelope has a second <s:Body>"
            ),
            (
                "<s:Envelope xmlns:s='\(Messages.soap12)'><s:Body/>\n<s:Header/></s:Envelope>",
                "2:1: the element <s:Header> must be before the body"
            ),
            (
                "<s:Envelope xmlns:s='\(Messages.soap11)'><s:Header/>\n<s:Header/><s:Body/></s:Envelope>",
                "2:1: the envelope has a second <s:Header>"
            ),
            (
                "<s:Envelope xmlns:s='\(Messages.soap12)'>\n<Body/></s:Envelope>",
                "2:1: expected the element Body of SOAP 1.2, found <Body> in no namespace"
            ),
            (
                "<s:Envelope xmlns:s='\(Messages.soap12)'>\n<s:Body xmlns:s='\(Messages.soap11)'/></s:Envelope>",
                """
                2:1: expected the element Body of SOAP 1.2, found <s:Body> in the namespace \
                "http://schemas.xmlsoap.org/soap/envelope/"
                """
            ),
            (
                "<s:Envelope xmlns:s='\(Messages.soap12)'><s:Body/>\n<q:x xmlns:q='urn:q'/></s:Envelope>",
                #"2:1: expected the end of the envelope of SOAP 1.2, found <q:x> in the namespace "urn:q""#
            ),
            (
                "<s:Envelope xmlns:s='\(Messages.soap12)'>\n<s:Body/></s:Envelope>",
                "2:1: expected a child of the body for Action, found none"
            ),
            (
                "<s:Envelope xmlns:s='\(Messages.soap12)'><s:Body>\n<Other/></s:Body></s:Envelope>",
                "2:1: expected <ActionName> as the body, found <Other>"
            ),
        ]) { xml, expected in
            for coders in Coders.allCases {
                expectEqual(message { try coders.decoder.decode(Plain<Messages.Action>.self, from: xml) }, expected)
            }
        }
        forEachRow(["soap", "s", "SOAP-ENV", "env", ""]) { prefix in
            let (colon, declaration) = prefix.isEmpty ? ("", "xmlns") : (prefix + ":", "xmlns:\(prefix)")
            let xml = """
                <\(colon)Envelope \(declaration)="\(Messages.soap12)"><\(colon)Body>
                    <q:GetPrice xmlns:q="urn:example:shop"><q:item>x</q:item></q:GetPrice>
                </\(colon)Body></\(colon)Envelope>
                """
            for decoder in [XMLDecoder.soap(), Coders.ignoringPrefixes.decoder] {
                let envelope = try decoder.decode(Plain<Messages.GetPrice>.self, from: xml)
                expectEqual(envelope.version, .v1_2)
                expectEqual(envelope.body.item, "x")
                expectEqual(envelope.prefix, (prefix.isEmpty ? "soap" : prefix))
            }
        }
        // An envelope is read from XML only, in SOAP 1.1 also with elements after the body.
        let xml = """
            <s:Envelope xmlns:s="\(Messages.soap11)"><s:Body><GetPrice><item>x</item></GetPrice></s:Body>\
            <q:x xmlns:q="urn:q"/></s:Envelope>
            """
        try expectEqual(XMLDecoder().decode(Plain<Messages.GetPrice>.self, from: xml).body.item, "x")
        expectEqual(
            message { try JSONDecoder().decode(Plain<Messages.GetPrice>.self, from: Data("{}".utf8)) },
            "a SOAP envelope is read from XML only")
    }
}

/// Versions of SOAP.
struct SOAPVersionTests {
    @Test(
        "a version is known by its namespace only",
        arguments: [
            ("http://schemas.xmlsoap.org/soap/envelope/", SOAPVersion.v1_1),
            ("http://www.w3.org/2003/05/soap-envelope", .v1_2),
            ("http://www.w3.org/2003/05/soap-envelope/", nil),
            ("http://schemas.xmlsoap.org/soap/envelope", nil),
            ("", nil),
        ] as [(String, SOAPVersion?)])
    func namespaces(_ uri: String, _ version: SOAPVersion?) {
        expectEqual(SOAPVersion(namespaceURI: uri), version)
        if let version { expectEqual(version.namespaceURI, uri) }
    }
}
