// XMLCodable in Hummingbird: with these two conformances, a request context can use XMLDecoder and XMLEncoder.

import Foundation
public import Hummingbird
public import XMLCodable

extension XMLDecoder: @retroactive RequestDecoder {
    /// Decodes the body of a request.
    public func decode<Value: Decodable>(
        _ type: Value.Type, from request: Request, context: some RequestContext
    ) async throws -> Value {
        let body = try await request.body.collect(upTo: context.maxUploadSize)
        return try decode(type, from: Data(body.readableBytesView))
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

extension Response {
    init(status: HTTPResponse.Status = .ok, xml: Data, contentType: String = "application/xml; charset=utf-8") {
        self.init(
            status: status, headers: [.contentType: contentType],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: xml)))
    }
}

/// The limits for documents from anyone: no DTD, little nesting, few attributes.
func untrustedDecoder() -> XMLDecoder {
    let decoder = XMLDecoder()
    decoder.parsingOptions.dtd = .throw
    decoder.parsingOptions.limits.depth = 32
    decoder.parsingOptions.limits.attributesPerElement = 32
    decoder.parsingOptions.limits.namespaces = 32
    decoder.parsingOptions.limits.nameLength = 256
    return decoder
}
