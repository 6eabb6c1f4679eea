import Foundation
import Testing
import XMLCodable
import XMLCodableHTTP

/// SOAP faults.
struct SOAPFaultTests {
    struct Tide: Codable, Equatable {
        var code: Int
        var height: Decimal?
    }

    private func name(_ localName: String) -> XML.QualifiedName {
        XML.QualifiedName(localName, namespaceURI: "urn:example:tides", prefix: "t")
    }

    private func entry() throws -> XML.Element {
        try XML.Document(parsing: #"<t:Fault xmlns:t="urn:example:tides"><t:code>17</t:code></t:Fault>"#).root
    }

    /// Decodes an envelope with a fault where another body is expected.
    private func thrown(_ xml: String, _ coders: Coders = .standard) throws -> SOAPFault {
        try #require(throws: SOAPFault.self) {
            _ = try coders.decoder.decode(SOAPEnvelope<Messages.Header, Messages.GetPrice>.self, from: xml)
        }
    }

    @Test("A fault of either version is thrown with all that it says, and its codes are kept, and known if they can be")
    func read() throws {
        forEachRow(Coders.allCases) { coders in
            let fault = try thrown(
                """
                <SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/">
                    <SOAP-ENV:Body>
                        <SOAP-ENV:Fault>
                            <faultcode xmlns:x="urn:example:tides">x:Inland</faultcode>
                            <faultstring xml:lang="nl">Geen zee &lt;hier&gt;</faultstring>
                            <faultactor>urn:actor</faultactor>
                            <detail><t:Fault xmlns:t="urn:example:tides"><t:code>17</t:code></t:Fault><more/></detail>
                        </SOAP-ENV:Fault>
                    </SOAP-ENV:Body>
                </SOAP-ENV:Envelope>
                """, coders)
            expectEqual(fault.code, name("Inland"))
            expectNil(fault.standardCode)
            expectEqual(fault.reasons, [SOAPFault.Reason("Geen zee <hier>", language: "nl")])
            expectEqual(fault.role, "urn:actor")
            expectEqual(fault.detailEntries.map(\.name.localName), ["Fault", "more"])
            try expectEqual(fault.detail(as: Tide.self), Tide(code: 17, height: nil))
            expectEqual(fault.description, "SOAP fault Inland: Geen zee <hier>")
            expectEqual((fault as any Error).localizedDescription, fault.description)
            let fault12 = try thrown(
                """
                <env:Envelope xmlns:env="http://www.w3.org/2003/05/soap-envelope" xmlns:t="urn:example:tides">
                    <env:Body>
                        <env:Fault>
                            <env:Code>
                                <env:Value>env:Sender</env:Value>
                                <env:Subcode><env:Value>t:Place</env:Value>
                                    <env:Subcode><env:Value>t:Inland</env:Value></env:Subcode></env:Subcode>
                            </env:Code>
                            <env:Reason>
                                <env:Text xml:lang="en">No sea</env:Text>
                                <env:Text xml:lang="ja">海がない</env:Text>
                            </env:Reason>
                            <env:Node>urn:node</env:Node>
                            <env:Role>urn:role</env:Role>
                            <env:Detail/>
                        </env:Fault>
                    </env:Body>
                </env:Envelope>
                """, coders)
            expectEqual(fault12.standardCode, .sender)
            expectEqual(fault12.code.namespaceURI, Messages.soap12)
            expectEqual(fault12.subcodes, [name("Place"), name("Inland")])
            expectEqual(
                fault12.reasons,
                [SOAPFault.Reason("No sea", language: "en"), SOAPFault.Reason("海がない", language: "ja")])
            #expect((fault12.node, fault12.role) == ("urn:node", "urn:role"))
            #expect(fault12.detail != nil)
            try expectNil(fault12.detail(as: Tide.self))
            let xml = try XMLEncoder().encodeToString(SOAPEnvelope(fault: SOAPFault(.receiver, "down")))
            #expect(throws: SOAPFault.self) {
                try XMLDecoder().decode(SOAPEnvelope<SOAPNoHeader, [XML.Element]>.self, from: xml)
            }
            #expect(throws: SOAPFault.self) {
                try XMLDecoder().decode(SOAPEnvelope<SOAPNoHeader, Messages.GetPrice?>.self, from: xml)
            }
        }
        forEachRow(
            [
                ("Client", SOAPFault.StandardCode.sender), ("soap:Client.Authentication", .sender),
                ("soap:Server", .receiver), ("soap:MustUnderstand", .mustUnderstand),
                ("soap:VersionMismatch", .versionMismatch), ("undeclared:Server", nil), ("not a name", nil),
                ("42", nil), ("", nil),
            ] as [(String, SOAPFault.StandardCode?)]
        ) { text, expected in
            let fault = try thrown(
                """
                <soap:Envelope xmlns:soap="\(Messages.soap11)"><soap:Body><soap:Fault><faultcode>\(text)</faultcode>\
                <faultstring>x</faultstring></soap:Fault></soap:Body></soap:Envelope>
                """)
            expectEqual(fault.standardCode, expected)
            expectEqual(fault.reason, "x")
            expectEnd(text, fault.code.localName)
        }
        func subcode(_ name: String, _ inner: String = "") -> String {
            "<e:Subcode><e:Value>\(name)</e:Value>\(inner)</e:Subcode>"
        }
        let fault = try thrown(
            """
            <e:Envelope xmlns:e="\(Messages.soap12)"><e:Body><e:Fault><e:Code><e:Value>e:Sender</e:Value><other/>\
            \(subcode("a", subcode("b", subcode("c")) + subcode("d")))\(subcode("e"))</e:Code></e:Fault></e:Body>\
            </e:Envelope>
            """)
        expectEqual(fault.standardCode, .sender)
        expectEqual(fault.subcodes.map(\.localName), ["a", "b", "c", "d", "e"])
        let depth = 200
        let xml = """
            <e:Envelope xmlns:e="\(Messages.soap12)"><e:Body><e:Fault><e:Code><e:Value>e:Sender</e:Value>\
            \(String(repeating: "<e:Subcode><e:Value>x</e:Value>", count: depth))\
            \(String(repeating: "</e:Subcode>", count: depth))</e:Code></e:Fault></e:Body></e:Envelope>
            """
        #expect(throws: SOAPFault.self) {
            try XMLDecoder().decode(SOAPEnvelope<SOAPNoHeader, Messages.GetPrice>.self, from: xml)
        }
        let decoder = XMLDecoder()
        decoder.parsingOptions.limits.depth = .max
        let hostile = xml.replacing("<e:Value>x</e:Value>", with: "").replacing(
            "</e:Subcode>", with: "", maxReplacements: 1)
        #expect(throws: (any Error).self) {
            try decoder.decode(
                SOAPEnvelope<SOAPNoHeader, Messages.GetPrice>.self,
                from: hostile.replacing(
                    "<e:Subcode>", with: String(repeating: "<e:Subcode>", count: 100_000), maxReplacements: 1
                ).replacing("</e:Code>", with: String(repeating: "</e:Subcode>", count: 100_000) + "</e:Code>"))
        }
    }

    @Test("A fault is written in the form of the version, whatever its code, and a standard one tells the status")
    func write() throws {
        forEachRow(Coders.allCases) { coders in
            let fault = SOAPFault(
                .sender, "No sea", subcodes: [name("Place"), name("Inland")], role: "urn:role", detail: [try entry()])
            let written11 = try coders.encoder.encodeToString(SOAPEnvelope(fault: fault))
            // A bound prefix is one more for the namespace.
            let prefix = coders == .bound ? "s" : "soap"
            expectPart(
                written11,
                """
                <soap:Body><soap:Fault><faultcode>\(prefix):Client</faultcode><faultstring xml:lang="en">No sea\
                </faultstring><faultactor>urn:role</faultactor><detail><t:Fault xmlns:t="urn:example:tides">\
                <t:code>17</t:code></t:Fault></detail></soap:Fault></soap:Body>
                """)
            let written12 = try coders.encoder.encodeToString(SOAPEnvelope(fault: fault, version: .v1_2, prefix: "env"))
            expectPart(
                written12,
                """
                <env:Code><env:Value>env:Sender</env:Value><env:Subcode><env:Value>t:Place</env:Value><env:Subcode>\
                <env:Value>t:Inland</env:Value></env:Subcode></env:Subcode></env:Code><env:Reason>\
                <env:Text xml:lang="en">No sea</env:Text></env:Reason><env:Role>urn:role</env:Role><env:Detail>
                """)
            for text in [written11, written12] {
                let read = try coders.decoder.decode(SOAPEnvelope<SOAPNoHeader, SOAPFault>.self, from: text).body
                expectEqual(read.standardCode, .sender)
                expectEqual(read.reasons, fault.reasons)
                try expectEqual(read.detail(as: Tide.self)?.code, 17)
                expectEqual(read.subcodes, (text == written11 ? [] : fault.subcodes))
            }
        }
        // A received fault can be written again, whatever its code is.
        for code in ["Client", "a:b", "a b", "", "x:", ":", "Client.Own", "soap:Server", "1", "é"] {
            forEachRow(Coders.allCases) { coders in
                let fault = try thrown(
                    """
                    <soap:Envelope xmlns:soap="\(Messages.soap11)"><soap:Body><soap:Fault><faultcode>\(code)</faultcode>\
                    <faultstring>x</faultstring></soap:Fault></soap:Body></soap:Envelope>
                    """)
                for version in [SOAPVersion.v1_1, .v1_2] {
                    let written = try coders.encoder.encodeToString(SOAPEnvelope(fault: fault, version: version))
                    let read = try thrown(written, coders)
                    expectEqual(read.standardCode, fault.standardCode ?? (version == .v1_2 ? .receiver : nil))
                    expectEqual(read.reason, "x")
                    let codes = [read.code] + read.subcodes
                    #expect(
                        fault.standardCode != nil || codes.contains { $0.localName == fault.code.localName }
                            || code.isEmpty)
                }
            }
        }
        let fault = SOAPFault(code: name("Inland"), reasons: [SOAPFault.Reason("No sea")])
        let written = try XMLEncoder().encodeToString(SOAPEnvelope(fault: fault, version: .v1_2))
        let read = try XMLDecoder().decode(SOAPEnvelope<SOAPNoHeader, SOAPFault>.self, from: written).body
        expectEqual(read.standardCode, .receiver)
        expectEqual(read.subcodes, [name("Inland")])
        // SOAP 1.2 requires a language.
        expectEqual(read.reasons.map(\.language), ["en"])
        let written11 = try XMLEncoder().encodeToString(SOAPEnvelope(fault: fault))
        let read11 = try XMLDecoder().decode(SOAPEnvelope<SOAPNoHeader, SOAPFault>.self, from: written11).body
        expectEqual(read11.code, name("Inland"))
        expectEqual(read11.reasons.map(\.language), [nil])
        expectEqual(SOAPFault(.sender, "").responseStatus(.v1_2), 400)
        expectEqual(SOAPFault(.sender, "").responseStatus(.v1_1), 500)
        expectEqual(SOAPFault(.receiver, "").responseStatus(.v1_2), 500)
        expectEqual(SOAPFault(.mustUnderstand, "").responseStatus(.v1_2), 500)
    }
}
