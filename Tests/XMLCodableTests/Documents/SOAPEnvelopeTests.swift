import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

/// SOAP fault.
struct SOAPEnvelopeTests {
    @Test("a fault of SOAP 1.1 is read with header and detail")
    func fault11() throws {
        let envelope = try XMLDecoder().decode(SOAP11Envelope.self, from: RealDocument.fixture("fault-1.1.xml"))
        expectEqual(envelope.traceID, "3f2c")
        expectEqual(envelope.sent, Date(timeIntervalSince1970: 1_773_383_400))
        let fault = try #require(envelope.fault)
        expectEqual(fault.code, "soap:Server")
        expectEqual(fault.message, "The tide table for \"Ghent\" is not there <yet>.")
        expectEqual(fault.language, "en")
        expectEqual(fault.actor, URL(string: "https://harbour.example/soap"))
        expectEqual(fault.stack, "at Tides.find(<harbour>)\nat Server.main")
        let tides = try #require(fault.tides)
        expectEqual(tides.severity, 2)
        expectEqual(tides.code, 4711)
        expectEqual(tides.retryAfter, Date(timeIntervalSince1970: 1_773_446_400))
        expectNil(tides.place)
        expectEqual(tides.steps, ["look up", "compute"])

        let written = try expectRoundTrip(envelope, root: "soap:Envelope", namespaces: SOAP11Envelope.namespaces)
        expectEqual(written.elements(at: "soap:Header").count, 1)
        expectEqual(written.elements(at: "soap:Body.soap:Fault.detail").count, 1)
        expectEqual(written["soap:Body.soap:Fault.faultstring"]?[attribute: "xml:lang"], "en")
        expectNil(written["soap:Body.soap:Fault.detail.t:TideFault.t:place"])
        expectEqual(written["soap:Body.soap:Fault.detail.t:TideFault"]?.name.namespaceURI, "urn:example:tides")
    }

    @Test("a fault of SOAP 1.2 is read with nested codes, languages and a raw detail, and the body alone by a path")
    func fault12() throws {
        let envelope = try XMLDecoder().decode(SOAP12Envelope.self, from: RealDocument.fixture("fault-1.2.xml"))
        expectEqual(envelope.notUnderstood.map(\.qname), ["t:Trace"])
        let fault = envelope.fault
        expectEqual(fault.code.value, "env:Sender")
        expectEqual(fault.code.subcodes.map(\.value), ["t:BadPlace"])
        expectEqual(fault.code.subcodes.first?.subcodes.map(\.value), ["t:Inland"])
        expectEqual(fault.reasons.map(\.language), ["en", "de", "ja"])
        expectEqual(fault.reasons.map(\.text).last, "そこに潮はない。")
        expectEqual(fault.role?.lastPathComponent, "ultimateReceiver")
        let detail = try #require(fault.detail)
        expectEqual(detail["t:TideFault.t:code"]?.text, "0017")
        expectEqual(detail["t:TideFault.t:height"]?[attribute: "unit"], "m")
        expectEqual(detail["t:TideFault"]?.name.namespaceURI, "urn:example:tides")

        let written = try expectRoundTrip(
            envelope, root: "env:Envelope", namespaces: SOAP12Envelope.namespaces, formattings: [[]])
        expectEqual(written.elements(at: "env:Body.env:Fault.env:Reason").count, 1)
        expectEqual(written.elements(at: "env:Body.env:Fault.env:Reason.env:Text").count, 3)
        expectEqual(written["env:Body.env:Fault.env:Detail.t:TideFault.t:height"]?.text, "8848.86")
        expectEqual(written["env:Body.env:Fault.env:Code.env:Subcode.env:Subcode.env:Value"]?.text, "t:Inland")
        let body = try XMLDecoder().decode(
            SOAP11Envelope.Fault.self, from: RealDocument.fixture("fault-1.1.xml"), at: "soap:Body.soap:Fault")
        expectEqual(body.code, "soap:Server")
        let reasons = try XMLDecoder().decode(
            [SOAP12Envelope.Reason].self, from: RealDocument.fixture("fault-1.2.xml"),
            at: "env:Body.env:Fault.env:Reason.env:Text")
        expectEqual(reasons.map(\.language), ["en", "de", "ja"])
    }

    @Test("an error in either version has its location")
    func mistakes() throws {
        let first = Mistakes<SOAP11Envelope>(in: "fault-1.1.xml")
        try first.expect(
            "<t:code>4711<", "<t:code>47 11<",
            """
            dataCorrupted soap:Body.soap:Fault > detail.t:TideFault > t:code: 19:19: expected an integer for \
            TideFault.t:code at /soap:Envelope/soap:Body/soap:Fault/detail/t:TideFault/t:code, found "47 11"
            """)
        try first.expect(
            "severity=\"2\"", "severity=\"high\"",
            """
            dataCorrupted soap:Body.soap:Fault > detail.t:TideFault > severity: 18:60: expected an integer for \
            TideFault.severity at /soap:Envelope/soap:Body/soap:Fault/detail/t:TideFault/@severity, found "high"
            """)
        try first.expect(
            "2026-03-14T00:00:00Z", "2026-03-14T25:00:00Z",
            """
            dataCorrupted soap:Body.soap:Fault > detail.t:TideFault > t:retryAfter: 20:25: expected a date for \
            TideFault.t:retryAfter at /soap:Envelope/soap:Body/soap:Fault/detail/t:TideFault/t:retryAfter, found \
            "2026-03-14T25:00:00Z"
            """)
        try first.expect(
            "<faultcode>soap:Server</faultcode>", "",
            """
            keyNotFound soap:Body.soap:Fault > faultcode: 11:5: expected <faultcode> for Fault.faultcode at \
            /soap:Envelope/soap:Body/soap:Fault, found none
            """)
        try first.expect(
            " xmlns:t=\"urn:example:tides\" severity", " severity",
            """
            dataCorrupted: 18:10: the prefix 't' of 't:TideFault' is not declared; `parsingOptions.repairs = \
            .undeclaredPrefixes` reads it
            """)
        let second = Mistakes<SOAP12Envelope>(in: "fault-1.2.xml")
        try second.expect(
            "<env:Value>t:Inland</env:Value>", "",
            """
            keyNotFound env:Body.env:Fault > env:Code > env:Subcode[0] > env:Subcode[0] > env:Value: 16:11: expected \
            <env:Value> for Code.env:Value at /env:Envelope/env:Body/env:Fault/env:Code/env:Subcode/env:Subcode, found \
            none
            """)
        try second.expect(
            " xml:lang=\"ja\"", " lang=\"ja\"",
            """
            keyNotFound env:Body.env:Fault > env:Reason.env:Text[2] > xml:lang: 24:9: expected the attribute \
            'xml:lang' for Reason.xml:lang at /env:Envelope/env:Body/env:Fault/env:Reason/env:Text[3], found 'lang'
            """)
        try second.expect(
            "<env:Fault>", "<env:Failure>",
            "dataCorrupted: 34:5: the end tag </env:Fault> does not match <env:Failure>, opened at 11:5")
    }

    @Test(
        "real faults are unchanged in a round trip, whatever their prefixes", .enabled(if: RealDocument.hasShared),
        arguments: [
            ("soap11-fault.xml", "S:Server", nil, []),
            ("made-soap12-fault.xml", nil, "m:MessageTimeout", ["Sender Timeout", "Zeitüberschreitung"]),
        ] as [(String, String?, String?, [String])])
    func realFaults(_ name: String, _ code: String?, _ subcode: String?, _ reasons: [String]) throws {
        let decoder = XMLDecoder()
        decoder.namespaces = .ignoringPrefixes
        let fault = try decoder.decode(SOAPFault.self, from: RealDocument.shared(name))
        expectEqual(fault.code11, code)
        expectEqual(fault.message, (code == nil ? nil : "foobar"))
        expectEqual(fault.code12, (code == nil ? "env:Sender" : nil))
        expectEqual(fault.subcode, subcode)
        expectEqual(fault.reasons, reasons)
        expectEqual((fault.detail == nil), (code == nil))
        try expectRoundTrip(fault, root: "Envelope", formattings: [[]], decoder: decoder)
    }
}
