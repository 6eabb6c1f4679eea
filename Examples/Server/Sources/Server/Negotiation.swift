// JSON or XML: the Content-Type of a request tells what it has, and its Accept field what the response should have.

import Foundation
import Hummingbird
import XMLCodable

/// The formats of the REST interface, the preferred one first.
enum Format: CaseIterable {
    case json, xml

    /// The format of a Content-Type; nil for any other.
    init?(contentType: String) {
        switch MediaRange(contentType).name {
        case "application/json": self = .json
        case "application/xml", "text/xml": self = .xml
        default: return nil
        }
    }

    /// The format that an Accept field prefers; nil if it refuses both (RFC 9110, section 12.5.1).
    init?(accept: String?) {
        guard let accept else {
            self = .json
            return
        }
        let ranges = accept.split(separator: ",").map { MediaRange($0) }
        var best: (format: Format, quality: Double)?
        for format in Format.allCases {
            let quality = format.mediaTypes.map { MediaRange.quality(of: $0, in: ranges) }.max() ?? 0
            if quality > best?.quality ?? 0 { best = (format, quality) }
        }
        guard let best else { return nil }
        self = best.format
    }

    private var mediaTypes: [String] {
        switch self {
        case .json: ["application/json"]
        case .xml: ["application/xml", "text/xml"]
        }
    }
}

/// Decodes requests and encodes responses in the format that the client has chosen.
struct NegotiatedCoder: RequestDecoder, ResponseEncoder {
    func decode<Value: Decodable>(
        _ type: Value.Type, from request: Request, context: some RequestContext
    ) async throws -> Value {
        switch Format(contentType: request.headers[.contentType] ?? "") {
        case .json: try await JSONCoders.decoder().decode(type, from: request, context: context)
        case .xml: try await untrustedDecoder().decode(type, from: request, context: context)
        case nil: throw HTTPError(.unsupportedMediaType, message: "send application/json or application/xml")
        }
    }

    func encode(_ value: some Encodable, from request: Request, context: some RequestContext) throws -> Response {
        var response =
            switch Format(accept: request.headers[.accept]) {
            case .json: try JSONCoders.encoder().encode(value, from: request, context: context)
            case .xml: try XMLEncoder().encode(value, from: request, context: context)
            case nil: throw HTTPError(.notAcceptable, message: "accept application/json or application/xml")
            }
        response.headers[.vary] = "Accept"
        return response
    }
}

private enum JSONCoders {
    static func decoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }

    static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }
}
