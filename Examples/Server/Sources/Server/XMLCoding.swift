// XMLCodable in Hummingbird: with these two conformances, a request context can use XMLDecoder and XMLEncoder. Bodies that
// are longer than memory are read record by record.

import Foundation
public import Hummingbird
public import XMLCodable
import XMLCodableStreaming

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
        options.externalEncoding = try encoding()
        let body = try await body.collect(upTo: size)
        return try XML.Document(parsing: Data(body.readableBytesView), options: options)
    }

    /// The encoding that the charset of the Content-Type names; nil if there is none.
    private func encoding() throws -> XML.Encoding? {
        guard let charset = MediaRange(headers[.contentType] ?? "")["charset"] else { return nil }
        guard let encoding = XML.Encoding(named: charset) else {
            throw HTTPError(.unsupportedMediaType, message: "the charset \(charset) is not supported")
        }
        return encoding
    }

    /// Decodes the records of the document in the body while it arrives. The client waits for `use`.
    ///
    /// - Throws: `HTTPError` for a document that is not well-formed and a record that cannot be decoded; what `use` throws.
    func forEach<Record: Decodable>(
        _ type: Record.Type, at path: String, _ decoder: XMLDecoder, _ use: (Record) async throws -> Void
    ) async throws {
        let decoder = XMLDecoder(copying: decoder)
        decoder.parsingOptions.externalEncoding = try encoding()
        do {
            for try await record in decoder.elements(type, at: path, in: body.map { $0.readableBytesView }) {
                try await use(record)
            }
        } catch let error as DecodingError {
            switch error {
            case .dataCorrupted(let place), .keyNotFound(_, let place), .typeMismatch(_, let place),
                .valueNotFound(_, let place):
                throw HTTPError(.badRequest, message: place.debugDescription)
            @unknown default: throw HTTPError(.badRequest)
            }
        }
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
    // Those of a body that is read record by record.
    decoder.parsingOptions.limits.recordSize = 1 << 20
    decoder.parsingOptions.limits.streamSize = 1 << 30
    return decoder
}
