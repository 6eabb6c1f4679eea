import Foundation
import Testing
import XMLCodable

/// SOAP faults: codes that are qualified names, details of known and of unknown types, and nil.
enum SOAP {
    // MARK: - Version 1.1

    struct Envelope1: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "soap:Envelope")
        var fault: Fault1
        enum CodingKeys: String, CodingKey { case fault = "soap:Body.soap:Fault" }
    }

    struct Fault1: Codable, Equatable {
        var code: XML.QualifiedName
        var message: Localized
        var actor: URL?
        var detail: [Entry]?
        enum CodingKeys: String, CodingKey {
            case code = "faultcode", message = "faultstring", actor = "faultactor", detail = "detail.*"
        }
    }

    // MARK: - Version 1.2

    struct Envelope2: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "env:Envelope")
        var notUnderstood: [NotUnderstood]?
        var fault: Fault2
        enum CodingKeys: String, CodingKey {
            case notUnderstood = "env:Header.env:NotUnderstood", fault = "env:Body.env:Fault"
        }
    }

    struct NotUnderstood: Codable, Equatable { @XMLAttribute var qname: XML.QualifiedName }

    struct Fault2: Codable, Equatable {
        var code: Code
        var reasons: [Localized]
        var node, role: URL?
        var detail: [Entry]?
        enum CodingKeys: String, CodingKey {
            case code = "env:Code", reasons = "env:Reason.env:Text", node = "env:Node", role = "env:Role"
            case detail = "env:Detail.*"
        }
    }

    struct Code: Codable, Equatable {
        var value: XML.QualifiedName
        var subcodes: [Code]
        enum CodingKeys: String, CodingKey { case value = "env:Value", subcodes = "env:Subcode" }
    }

    // MARK: - Details

    enum Entry: Codable, Equatable {
        case hello(message: String), timeout(XML.Duration), tides(Tides), other(XML.Element)
        enum CodingKeys: String, CodingKey {
            case hello = "hello:HelloError", timeout = "t:MaxTime", tides = "tides:Fault", other = "*"
        }
    }

    /// A nil item is absent, or present and nil.
    struct Tides: Codable, Equatable {
        @XMLAttribute var severity: Int
        var retryAfter: XML.DateTime??
        var heights: [Decimal?]
        var place: String?
        enum CodingKeys: String, CodingKey {
            case severity, retryAfter = "tides:retryAfter", heights = "tides:height", place = "tides:place"
        }
    }

    static let namespaces = XMLNamespaceStrategy.bound([
        "soap": "http://schemas.xmlsoap.org/soap/envelope/", "env": "http://www.w3.org/2003/05/soap-envelope",
        "hello": "http://hello/", "t": "http://example.org/t", "tides": "urn:example:tides",
    ])

    static let outline = DocumentOutline(qualifiedNames: ["faultcode", "Value", "@qname"])
}

/// Round trips of SOAP faults.
struct SOAPRoundTripTests {
    private func expectUnchangedFault<Envelope: Codable & Equatable>(
        _ type: Envelope.Type, _ data: Data
    ) throws -> (value: Envelope, written: Data) {
        let decoder = XMLDecoder()
        decoder.namespaces = SOAP.namespaces
        let encoder = XMLEncoder()
        encoder.namespaces = SOAP.namespaces
        return try expectUnchanged(type, data, outline: SOAP.outline, decoder: decoder, encoder: encoder)
    }

    @Test("real faults of both versions are unchanged", .enabled(if: RealDocument.hasShared))
    func real() throws {
        let first = try expectUnchangedFault(SOAP.Envelope1.self, RealDocument.shared("soap11-fault.xml")).value.fault
        expectEqual(first.code.description, "{http://schemas.xmlsoap.org/soap/envelope/}Server")
        expectEqual(first.detail, [.hello(message: "foobar")])
        let data = try RealDocument.shared("made-soap12-fault.xml")
        let second = try expectUnchangedFault(SOAP.Envelope2.self, data).value.fault
        expectEqual(second.code.subcodes.map(\.value.description), ["{http://example.org/t}MessageTimeout"])
        expectEqual(second.detail, [.timeout(XML.Duration(months: 5))])
    }

    @Test("a typed detail with nil and an unknown detail are unchanged, whatever the prefixes")
    func details() throws {
        let xml = """
            <Envelope xmlns="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
                <Body>
                    <Fault>
                        <faultcode xmlns="" xmlns:x="urn:example:tides">x:Inland</faultcode>
                        <faultstring xmlns="" xml:lang="nl">Geen zee &lt;hier&gt;</faultstring>
                        <detail xmlns="">
                            <env:Fault xmlns:env="urn:example:tides" severity="2">
                                <env:retryAfter xsi:nil="true"/>
                                <env:height>4.1</env:height>
                                <env:height xsi:nil="true"/>
                                <env:height>3.9</env:height>
                            </env:Fault>
                            <stack xmlns="urn:example:stack"><![CDATA[at <sea>]]> <line n="1"/></stack>
                            <env:Fault xmlns:env="urn:example:tides" severity="3"/>
                        </detail>
                    </Fault>
                </Body>
            </Envelope>
            """
        let fault = try expectUnchangedFault(SOAP.Envelope1.self, Data(xml.utf8)).value.fault
        expectEqual(fault.code, XML.QualifiedName("Inland", namespaceURI: "urn:example:tides"))
        let faults = fault.detail?.compactMap { if case .tides(let tides) = $0 { tides } else { nil } }
        expectEqual(faults?.map(\.retryAfter), [.some(nil), nil])
        expectEqual(faults?.map(\.heights), [[4.1, nil, 3.9], []])
    }

    @Test("subcodes, languages and headers that are not understood are unchanged")
    func subcodes() throws {
        let xml = """
            <s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:env="urn:example:tides">
                <s:Header><s:NotUnderstood qname="q:Trace" xmlns:q="urn:example:trace"/></s:Header>
                <s:Body>
                    <s:Fault>
                        <s:Code>
                            <s:Value>s:Sender</s:Value>
                            <s:Subcode><s:Value>env:Place</s:Value><s:Subcode><s:Value>env:Inland</s:Value></s:Subcode></s:Subcode>
                        </s:Code>
                        <s:Reason><s:Text xml:lang="en">No sea</s:Text><s:Text xml:lang="nl">Geen zee</s:Text></s:Reason>
                        <s:Role>http://www.w3.org/2003/05/soap-envelope/role/ultimateReceiver</s:Role>
                        <s:Detail/>
                    </s:Fault>
                </s:Body>
            </s:Envelope>
            """
        let envelope = try expectUnchangedFault(SOAP.Envelope2.self, Data(xml.utf8)).value
        expectEqual(envelope.notUnderstood?.map(\.qname.description), ["{urn:example:trace}Trace"])
        expectEqual(envelope.fault.code.subcodes.first?.subcodes.map(\.value.localName), ["Inland"])
        expectEqual(envelope.fault.detail, [])
    }
}
