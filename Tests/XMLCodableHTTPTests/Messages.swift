import Foundation
import Testing
import XMLCodable
import XMLCodableHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A record and a message of several suites.
struct Food: Codable, Equatable, Sendable {
    var name: String
}

/// Models of messages that several suites use.
enum Messages {
    struct GetPrice: Codable, Equatable {
        var item: String
    }

    /// The message of XMLMapper's documentation.
    struct Action: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "ActionName", namespace: "ActionNameSpace", prefix: "m")

        var param: String?
        enum CodingKeys: String, CodingKey { case param = "Param" }
    }

    struct Session: Codable, Equatable {
        var id: Int
    }

    struct Header: Codable, Equatable {
        var session: SOAPHeaderBlock<Session>
        var token: SOAPHeaderBlock<String>?

        enum CodingKeys: String, CodingKey {
            case session = "{urn:example:shop}Session"
            case token = "{urn:example:shop}Token"
        }
    }

    enum Call: Codable, Equatable, SOAPBodyElement {
        case price(GetPrice)
        case action(Action)

        enum CodingKeys: String, CodingKey {
            case price = "{urn:example:shop}GetPrice"
            case action = "{ActionNameSpace}ActionName"
        }
    }

    enum Item: Codable, Equatable {
        case price(GetPrice)
        case action(Action)

        enum CodingKeys: String, CodingKey {
            case price = "{urn:example:shop}GetPrice"
            case action = "{ActionNameSpace}ActionName"
        }
    }

    struct Pair: Codable, Equatable, SOAPBodyElement {
        var first: GetPrice
        var second: Int
        enum CodingKeys: String, CodingKey { case first = "{urn:example:shop}GetPrice", second = "Count" }
    }

    static let soap11 = "http://schemas.xmlsoap.org/soap/envelope/"
    static let soap12 = "http://www.w3.org/2003/05/soap-envelope"
}

/// The coders with which envelopes must be the same.
enum Coders: String, CaseIterable, CustomTestStringConvertible {
    case standard, ignoringPrefixes, bound, strict

    var testDescription: String { rawValue }

    private static let bindings = XMLNamespaceStrategy.bound(["s": Messages.soap11, "shop": "urn:example:shop"])

    var decoder: XMLDecoder {
        let decoder = XMLDecoder()
        switch self {
        case .standard: break
        case .ignoringPrefixes: decoder.namespaces = .ignoringPrefixes
        case .bound: decoder.namespaces = Self.bindings
        case .strict: decoder.unknownNodes = .throw
        }
        return decoder
    }

    var encoder: XMLEncoder {
        let encoder = XMLEncoder()
        if self == .bound { encoder.namespaces = Self.bindings }
        return encoder
    }
}

/// The description of the `DecodingError` that a closure throws.
func message(_ body: () throws -> some Any, sourceLocation: SourceLocation = #_sourceLocation) -> String {
    do {
        let value = try body()
        return "no error, but \(value)"
    } catch let error as DecodingError {
        switch error {
        case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
            .valueNotFound(_, let context):
            return context.debugDescription
        @unknown default: return "\(error)"
        }
    } catch {
        return "\(type(of: error)): \(error)"
    }
}

/// The error of a call that must fail.
func failure<Failure: Error>(
    _ type: Failure.Type, _ url: URL, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> Failure {
    try await #require(throws: type, sourceLocation: sourceLocation) {
        try await URLSession.patient.xml(Food.self, for: URLRequest(url: url))
    }
}
