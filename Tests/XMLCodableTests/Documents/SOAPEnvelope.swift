import Foundation
import XMLCodable

/// A SOAP 1.1 envelope with a fault, read by the prefixes that the service uses.
struct SOAP11Envelope: Codable, Equatable {
    var traceID: String?
    var sent: Date?
    var fault: Fault?

    enum CodingKeys: String, CodingKey {
        case traceID = "soap:Header.h:Trace.h:Id"
        case sent = "soap:Header.h:Trace.h:Sent"
        case fault = "soap:Body.soap:Fault"
    }

    static let namespaces = [
        "xmlns:soap": "http://schemas.xmlsoap.org/soap/envelope/",
        "xmlns:h": "urn:example:trace",
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
            case code = "faultcode"
            case message = "faultstring"
            case language = "faultstring.@xml:lang"
            case actor = "faultactor"
            case tides = "detail.t:TideFault"
            case stack = "detail.t:Stack"
        }
    }

    struct TideFault: Codable, Equatable {
        @XMLAttribute var severity: Int
        var code: Int
        var retryAfter: Date?
        var place: String?
        var steps: [String]

        enum CodingKeys: String, CodingKey {
            case severity
            case code = "t:code"
            case retryAfter = "t:retryAfter"
            case place = "t:place"
            case steps = "t:step"
        }
    }
}

/// A SOAP 1.2 envelope with a fault, whose detail is kept as a raw element.
struct SOAP12Envelope: Codable, Equatable {
    var notUnderstood: [QualifiedName]
    var fault: Fault

    enum CodingKeys: String, CodingKey {
        case notUnderstood = "env:Header.env:NotUnderstood"
        case fault = "env:Body.env:Fault"
    }

    static let namespaces = [
        "xmlns:env": "http://www.w3.org/2003/05/soap-envelope",
        "xmlns:t": "urn:example:tides",
    ]

    struct QualifiedName: Codable, Equatable {
        @XMLAttribute var qname: String
    }

    struct Fault: Codable, Equatable {
        var code: Code
        var reasons: [Reason]
        var node: URL?
        var role: URL?
        var detail: XML.Element?

        enum CodingKeys: String, CodingKey {
            case code = "env:Code"
            case reasons = "env:Reason.env:Text"
            case node = "env:Node"
            case role = "env:Role"
            case detail = "env:Detail"
        }
    }

    struct Code: Codable, Equatable {
        var value: String
        var subcodes: [Code]

        enum CodingKeys: String, CodingKey {
            case value = "env:Value"
            case subcodes = "env:Subcode"
        }
    }

    struct Reason: Codable, Equatable {
        @XMLAttribute var language: String
        @XMLText var text: String

        enum CodingKeys: String, CodingKey {
            case language = "xml:lang"
            case text = "#text"
        }
    }
}

/// A fault of either version by local names, for services whose prefixes are not known: needs
/// `shouldProcessNamespaces`.
struct SOAPFault: Codable, Equatable {
    var code11: String?
    var message: String?
    var code12: String?
    var subcode: String?
    var reasons: [String]
    var detail: XML.Element?

    enum CodingKeys: String, CodingKey {
        case code11 = "Body.Fault.faultcode"
        case message = "Body.Fault.faultstring"
        case code12 = "Body.Fault.Code.Value"
        case subcode = "Body.Fault.Code.Subcode.Value"
        case reasons = "Body.Fault.Reason.Text"
        case detail = "Body.Fault.detail"
    }
}
