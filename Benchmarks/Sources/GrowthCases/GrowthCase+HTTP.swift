import Foundation
import XMLCodable
import XMLCodableHTTP

/// Responses as a server can send them, and messages of SOAP. Nothing is sent: what a network costs is in Tests/Interop.
extension GrowthCase {
    private struct Item: Codable {
        var number: Int?
    }

    private struct Header: Codable {
        var items: [SOAPHeaderBlock<Item>]
        enum CodingKeys: String, CodingKey { case items = "{urn:h}item" }
    }

    private struct Parts: Decodable {
        var part: [Data]?
    }

    static var http: [GrowthCase] { multipart + envelopes + faults + writtenMessages }

    // MARK: - Messages with several parts

    private static var multipart: [GrowthCase] {
        [
            message("parts", 2_400) { count in
                [(rootFields, including(count) { "p\($0)" })]
                    + (0..<count).map { ("Content-ID: <p\($0)>", "\($0)") }
            },
            message("parts without a name", 2_400) { count in
                [(rootFields, "<r/>")] + Array(repeating: ("", "x"), count: count)
            },
            message("parts that are included again", 20_000) { count in
                [(rootFields, including(count) { "p\($0 % 10)" })] + (0..<10).map { ("Content-ID: <p\($0)>", "") }
            },
            message("header fields of parts", 20_000) { count in
                [(rootFields, "<r/>")]
                    + (0..<count / 1_000).map { part in
                        (repeated(1_000) { "X-\($0): \(part)\r\n" } + "Content-ID: <p\(part)>", "x")
                    }
            },
            message("continued lines of a header field", 4_000) { count in
                [(rootFields + "\r\nX: a" + repeated(count) { _ in "\r\n b" }, "<r/>")]
            },
            message("a long part", 100_000) { encoded("binary", String(repeating: "\r\nxyz", count: $0)) },
            message("base64", 100_000) { encoded("base64", String(repeating: "QUJD", count: $0)) },
            message("base64 in lines", 20_000) { encoded("base64", String(repeating: "QUJDREVG\r\n", count: $0)) },
            message("quoted-printable", 100_000) { encoded("quoted-printable", String(repeating: "=41", count: $0)) },
            message("quoted-printable of blanks", 100_000) {
                encoded("quoted-printable", String(repeating: " \t", count: $0) + "x")
            },
            message("soft line breaks", 50_000) {
                encoded("quoted-printable", String(repeating: "a= \t\r\n", count: $0))
            },
            message("blanks at the ends of lines", 50_000) {
                encoded("quoted-printable", String(repeating: "a  \r\n", count: $0))
            },
            message("lines that almost are a long boundary", 2_000, boundary: longBoundary) { count in
                let line = "--" + longBoundary.dropLast() + "\r\n"
                return encoded("binary", String(repeating: line, count: count))
            },
            message("lines that go on after the boundary", 20_000) { count in
                encoded("binary", String(repeating: "--\(boundary)  x\r\n", count: count))
            },
            message("blanks after a boundary", 100_000) { count in
                encoded("binary", "\r\n--\(boundary)" + String(repeating: " ", count: count) + "x")
            },
            message("empty lines", 100_000) { encoded("binary", String(repeating: "\n", count: $0)) },
            GrowthCase("http: parameters of a media type", 10_000) { count in
                let type = "multipart/related; " + repeated(count) { "p\($0)=\"\\x\"; " } + "boundary=\(boundary)"
                let response = response([(rootFields, "<r/>")], type: type)
                return { _ = try response.decode(Parts.self) }
            },
        ]
    }

    private static let boundary = "boundary"
    private static let longBoundary = String(repeating: "b", count: 1_000)
    private static let rootFields = "Content-Type: application/xop+xml\r\nContent-ID: <root>"

    private static func message(
        _ name: String, _ count: Int, boundary: String = boundary, _ parts: @escaping (Int) -> [(String, String)]
    ) -> GrowthCase {
        GrowthCase("http: \(name)", count) { count in
            let response = response(parts(count), boundary: boundary)
            return { _ = try response.decode(Parts.self) }
        }
    }

    private static func response(
        _ parts: [(fields: String, content: String)], boundary: String = boundary, type: String? = nil
    ) -> XMLResponse {
        let lines = parts.map { "--\(boundary)\r\n\($0.fields)\($0.fields.isEmpty ? "" : "\r\n")\r\n\($0.content)\r\n" }
        return XMLResponse(
            body: Data((lines.joined() + "--\(boundary)--\r\n").utf8),
            headers: ["Content-Type": type ?? "multipart/related; boundary=\"\(boundary)\""])
    }

    /// A message of which the document includes one part, which has a transfer encoding.
    private static func encoded(_ encoding: String, _ content: String) -> [(String, String)] {
        [
            (rootFields, including(1) { _ in "p" }),
            ("Content-ID: <p>\r\nContent-Transfer-Encoding: \(encoding)", content),
        ]
    }

    private static func including(_ count: Int, _ id: (Int) -> String) -> String {
        document(count, "r xmlns:x='http://www.w3.org/2004/08/xop/include'") {
            "<part><x:Include href='cid:\(id($0))'/></part>"
        }
    }

    // MARK: - SOAP

    private static let (soap11, soap12) = (SOAPVersion.v1_1.namespaceURI, SOAPVersion.v1_2.namespaceURI)

    private static func envelope(
        _ body: String, header: String = "", attributes: String = "", after: String = "", _ namespace: String = soap11
    ) -> Data {
        let header = header.isEmpty ? "" : "<s:Header xmlns:h='urn:h'>\(header)</s:Header>"
        return Data(
            """
            <s:Envelope xmlns:s='\(namespace)'\(attributes)>\(header)<s:Body>\(body)</s:Body>\(after)</s:Envelope>
            """.utf8)
    }

    private static func reading<Header: Decodable, Body: Decodable>(
        _ name: String, _ count: Int, _ type: SOAPEnvelope<Header, Body>.Type, _ make: @escaping (Int) -> Data
    ) -> GrowthCase {
        GrowthCase("http: \(name)", count) { count in
            let decoder = XMLDecoder.soap()
            decoder.parsingOptions.limits.attributesPerElement = .max
            let response = XMLResponse(body: make(count), headers: ["Content-Type": "text/xml"])
            return { _ = try response.soapEnvelope(type, decoder: decoder) }
        }
    }

    private static var envelopes: [GrowthCase] {
        func blocks(_ count: Int) -> String {
            repeated(count) { "<h:item s:mustUnderstand='1'><number>\($0)</number></h:item>" }
        }
        return [
            reading("header blocks", 5_000, SOAPEnvelope<Header, Item>.self) { envelope("<m/>", header: blocks($0)) },
            reading("raw header blocks", 5_000, SOAPEnvelope<[XML.Element], Item>.self) {
                envelope("<m/>", header: blocks($0))
            },
            reading("ignored header blocks", 5_000, SOAPEnvelope<SOAPNoHeader, Item>.self) {
                envelope("<m/>", header: blocks($0))
            },
            reading("children of a body", 5_000, SOAPEnvelope<SOAPNoHeader, [Item]>.self) {
                envelope(repeated($0) { "<m><number>\($0)</number></m>" })
            },
            reading("a child of many of a body", 5_000, SOAPEnvelope<SOAPNoHeader, Item>.self) {
                envelope(repeated($0) { "<m><number>\($0)</number></m>" })
            },
            reading("elements after a body", 10_000, SOAPEnvelope<SOAPNoHeader, Item>.self) {
                envelope("<m/>", after: repeated($0) { "<x\($0) xmlns='u'/>" })
            },
            reading("attributes of an envelope", 5_000, SOAPEnvelope<SOAPNoHeader, Item>.self) {
                envelope("<m/>", attributes: repeated($0) { " a\($0)='x'" })
            },
        ]
    }

    private static func fault(_ name: String, _ count: Int, _ make: @escaping (Int) -> Data) -> GrowthCase {
        GrowthCase("http: \(name)", count) { count in
            let response = XMLResponse(body: make(count), status: 500, headers: ["Content-Type": "text/xml"])
            return {
                do {
                    _ = try response.soapBody(Item.self)
                    preconditionFailure("the fault was not thrown")
                } catch is SOAPFault {}
            }
        }
    }

    private static var faults: [GrowthCase] {
        func fault12(_ codes: String, _ reasons: String = "") -> Data {
            envelope(
                "<s:Fault><s:Code><s:Value>s:Sender</s:Value>\(codes)</s:Code><s:Reason>\(reasons)</s:Reason></s:Fault>",
                soap12)
        }
        return [
            fault("nested subcodes", 50) { count in
                fault12(
                    repeated(count) { "<s:Subcode><s:Value>s:c\($0)</s:Value>" }
                        + repeated(count) { _ in "</s:Subcode>" })
            },
            fault("subcodes beside each other", 2_000) { count in
                fault12(repeated(count) { "<s:Subcode><s:Value>s:c\($0)</s:Value></s:Subcode>" })
            },
            fault("reasons", 5_000) { fault12("", repeated($0) { "<s:Text xml:lang='en'>\($0)</s:Text>" }) },
            fault("a long reason", 100_000) {
                fault12("", "<s:Text>" + String(repeating: "x&lt;", count: $0) + "</s:Text>")
            },
            fault("details", 10_000) { count in
                envelope(
                    "<s:Fault><faultcode>s:Client</faultcode><faultstring/><detail>\(repeated(count) { "<d\($0)/>" })"
                        + "</detail></s:Fault>")
            },
            fault("children of a fault", 5_000) { count in
                envelope("<s:Fault>\(repeated(count) { "<x\($0)/>" })<faultcode>s:Client</faultcode></s:Fault>")
            },
        ]
    }

    private static func writing<Value: Encodable>(
        _ name: String, _ count: Int, _ make: @escaping (Int) -> Value
    ) -> GrowthCase {
        GrowthCase("http: written \(name)", count) { count in
            let value = make(count)
            let encoder = XMLEncoder()
            return { _ = try encoder.encode(value) }
        }
    }

    private static var writtenMessages: [GrowthCase] {
        func name(_ number: Int) -> XML.QualifiedName {
            XML.QualifiedName("c\(number)", namespaceURI: "urn:c", prefix: "c")
        }
        return [
            writing("header blocks", 5_000) { count in
                SOAPEnvelope(
                    header: Header(items: (0..<count).map { SOAPHeaderBlock(Item(number: $0), mustUnderstand: true) }),
                    body: Item())
            },
            writing("subcodes", 50) { count in
                SOAPEnvelope(fault: SOAPFault(.sender, "no", subcodes: (0..<count).map(name)), version: .v1_2)
            },
            writing("reasons", 5_000) { count in
                let reasons = (0..<count).map { SOAPFault.Reason("\($0)", language: "en") }
                return SOAPEnvelope(fault: SOAPFault(code: name(0), reasons: reasons), version: .v1_2)
            },
            writing("details", 10_000) { count in
                SOAPEnvelope(fault: SOAPFault(.sender, "no", detail: (0..<count).map { XML.Element("d\($0)") }))
            },
        ]
    }
}
