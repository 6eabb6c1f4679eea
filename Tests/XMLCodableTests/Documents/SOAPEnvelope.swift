import Foundation
import XMLCodable

/// A SOAP 1.1 envelope with a fault, read by the prefixes that the service uses.
struct SOAP11Envelope: Codable, Equatable {
    var traceID: String?
    var sent: Date?
    var fault: Fault?
    enum CodingKeys: String, CodingKey {
        case traceID = "soap:Header.h:Trace.h:Id", sent = "soap:Header.h:Trace.h:Sent", fault = "soap:Body.soap:Fault"
    }

    static let namespaces = [
        "xmlns:soap": "http://schemas.xmlsoap.org/soap/envelope/", "xmlns:h": "urn:example:trace",
        "xmlns:t": "urn:example:tides",
    ]

    struct Fault: Codable, Equatable {
        @XMLChild var code: String
        @XMLChild var message: String
        var language: String?
        var actor: URL?
        var tides: TideFault?
        @XMLCData var stack: String?
        enum CodingKeys: String, CodingKey {
            case code = "faultcode", message = "faultstring", language = "faultstring.@xml:lang", actor = "faultactor"
            case tides = "detail.t:TideFault", stack = "detail.t:Stack"
        }
    }

    struct TideFault: Codable, Equatable {
        @XMLAttribute var severity: Int
        var code: Int
        var retryAfter: Date?
        var place: String?
        var steps: [String]
        enum CodingKeys: String, CodingKey {
            case severity, code = "t:code", retryAfter = "t:retryAfter", place = "t:place", steps = "t:step"
        }
    }
}

/// A SOAP 1.2 envelope with a fault, whose detail is kept as a raw element.
struct SOAP12Envelope: Codable, Equatable {
    var notUnderstood: [QualifiedName]
    var fault: Fault
    enum CodingKeys: String, CodingKey {
        case notUnderstood = "env:Header.env:NotUnderstood", fault = "env:Body.env:Fault"
    }

    static let namespaces = ["xmlns:env": "http://www.w3.org/2003/05/soap-envelope", "xmlns:t": "urn:example:tides"]

    struct QualifiedName: Codable, Equatable { @XMLAttribute var qname: String }

    struct Fault: Codable, Equatable {
        var code: Code
        var reasons: [Reason]
        var node, role: URL?
        var detail: XML.Element?
        enum CodingKeys: String, CodingKey {
            case code = "env:Code", reasons = "env:Reason.env:Text", node = "env:Node", role = "env:Role"
            case detail = "env:Detail"
        }
    }

    struct Code: Codable, Equatable {
        var value: String
        var subcodes: [Code]
        enum CodingKeys: String, CodingKey { case value = "env:Value", subcodes = "env:Subcode" }
    }

    struct Reason: Codable, Equatable {
        @XMLAttribute var language: String
        @XMLText var text: String
        enum CodingKeys: String, CodingKey { case language = "xml:lang", text = "#text" }
    }
}

/// A fault of either version by local names, for services whose prefixes are not known: needs
/// `decoder.namespaces = .ignoringPrefixes`.
struct SOAPFault: Codable, Equatable {
    var code11, message, code12, subcode: String?
    var reasons: [String]
    var detail: XML.Element?
    enum CodingKeys: String, CodingKey {
        case code11 = "Body.Fault.faultcode", message = "Body.Fault.faultstring", code12 = "Body.Fault.Code.Value"
        case subcode = "Body.Fault.Code.Subcode.Value", reasons = "Body.Fault.Reason.Text", detail = "Body.Fault.detail"
    }
}
