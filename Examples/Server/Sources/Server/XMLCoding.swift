// XMLCodable in Hummingbird: with these two conformances, a request context can use XMLDecoder and XMLEncoder.

import Foundation
public import Hummingbird
public import XMLCodable

extension XMLDecoder: @retroactive RequestDecoder {
    /// Decodes the body of a request.
    public func decode<Value: Decodable>(
        _ type: Value.Type, from request: Request, context: some RequestContext
    ) async throws -> Value {
        do {
            return try decode(type, from: await request.xmlDocument(parsingOptions, upTo: context.maxUploadSize))
        } catch let error as XMLParsingError {
            throw HTTPError(.badRequest, message: error.description)
        }
    }
}

extension XMLEncoder: @retroactive ResponseEncoder {
    /// Encodes the body of a response.
    public func encode(
        _ value: some Encodable, from request: Request, context: some RequestContext
    ) throws -> Response {
        Response(xml: try encode(value))
    }
}

extension Request {
    /// Parses the body, in the charset of the Content-Type, or else the encoding that the document declares (RFC 7303).
    func xmlDocument(_ options: XML.ParsingOptions, upTo size: Int) async throws -> XML.Document {
        var options = options
        if let charset = MediaRange(headers[.contentType] ?? "")["charset"] {
            guard let encoding = XML.Encoding(named: charset) else {
                throw HTTPError(.unsupportedMediaType, message: "the charset \(charset) is not supported")
            }
            options.externalEncoding = encoding
        }
        let body = try await body.collect(upTo: size)
        return try XML.Document(parsing: Data(body.readableBytesView), options: options)
    }
}

extension Response {
    init(status: HTTPResponse.Status = .ok, xml: Data, contentType: String = "application/xml; charset=utf-8") {
        self.init(
            status: status, headers: [.contentType: contentType],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: xml)))
    }
}

/// A decoder for documents from anyone: no DTD, and limits that an honest client does not reach.
func untrustedDecoder() -> XMLDecoder {
    let decoder = XMLDecoder()
    decoder.parsingOptions.dtd = .throw
    decoder.parsingOptions.limits.depth = 32
    decoder.parsingOptions.limits.attributesPerElement = 32
    decoder.parsingOptions.limits.namespaces = 32
    decoder.parsingOptions.limits.nameLength = 256
    return decoder
}
