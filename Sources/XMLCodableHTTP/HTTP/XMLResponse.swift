public import Foundation
public import XMLCodable

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// A response of HTTP with a document as its body, from whatever client it is.
///
/// ```swift
/// let food = try XMLResponse(data, response).decode(Food.self)
/// ```
///
/// The encoding of the document is that of its byte order mark, or else the `charset` of the header field `Content-Type`,
/// or else that of its declaration (RFC 7303, section 3). The document of a `multipart/related` response is its root part,
/// and each `xop:Include` in it is replaced by the part that it refers to (XOP 1.0), so that a `Data` reads it.
public struct XMLResponse: Sendable {
    /// The content of the response.
    public var body: Data
    /// The status code.
    public var status: Int
    /// The header fields.
    public var headers: [String: String]

    /// Creates a response.
    ///
    /// - Parameters:
    ///   - body: The content.
    ///   - status: The status code. Defaults to 200.
    ///   - headers: The header fields. Defaults to none.
    public init(body: Data, status: Int = 200, headers: [String: String] = [:]) {
        self.body = body
        self.status = status
        self.headers = headers
    }

    /// Creates a response from what `URLSession` returns. One that is not of HTTP, such as that of a file, has status 200.
    public init(_ data: Data, _ response: URLResponse) {
        var headers: [String: String] = [:]
        if let http = response as? HTTPURLResponse {
            for (name, value) in http.allHeaderFields {
                if let name = name as? String, let value = value as? String { headers[name] = value }
            }
            self.init(body: data, status: http.statusCode, headers: headers)
        } else {
            if let type = response.mimeType {
                headers["Content-Type"] = response.textEncodingName.map { "\(type); charset=\($0)" } ?? type
            }
            self.init(body: data, headers: headers)
        }
    }

    /// Returns the value of a header field, whose name ignores case; nil if there is none.
    public func header(_ name: String) -> String? {
        headers[name] ?? headers.first { $0.key.lowercased() == name.lowercased() }?.value
    }

    /// Decodes the body of a successful response.
    ///
    /// A response without content, as to `HEAD` and with status 204 or 205, is nil for an Optional.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - path: The path of the value below the root element. Defaults to nil, which is the root.
    ///   - decoder: The decoder. Defaults to one with the default options.
    /// - Throws: `DecodingError`; ``XMLHTTPError`` for another status, for a response without content unless the type is
    ///   an Optional, for an encoding that is not known, and instead of a `DecodingError` if the media type is not one of
    ///   XML; ``SOAPFault`` if the body of another status is one.
    public func decode<Value: Decodable>(
        _ type: Value.Type, at path: String? = nil, decoder: XMLDecoder = XMLDecoder()
    ) throws -> Value {
        try checkStatus(decoder)
        if let empty = try valueOfNoContent(type) { return empty }
        return try content(type, path, decoder)
    }

    var isSuccess: Bool { (200..<300).contains(status) }

    /// Throws for a status that is not one of success: the fault in the body, or an error with the status.
    func checkStatus(_ decoder: XMLDecoder) throws {
        if isSuccess { return }
        if let fault = fault(decoder) { throw fault }
        throw XMLHTTPError(.status, "the status of the response is \(status)", self)
    }

    /// Returns the value for a response without content; nil if there is content.
    func valueOfNoContent<Value>(_ type: Value.Type) throws -> Value? {
        guard body.isEmpty || status == 204 || status == 205 else { return nil }
        if let optional = type as? any ExpressibleByNilLiteral.Type, let value = optional.init(nilLiteral: ()) as? Value
        {
            return value
        }
        throw XMLHTTPError(.emptyBody, "the response with status \(status) has no content to decode \(type) from", self)
    }

    // MARK: - The document

    /// Decodes the body, whatever the status.
    func content<Value: Decodable>(_ type: Value.Type, _ path: String?, _ decoder: XMLDecoder) throws -> Value {
        let mediaType = MediaType(header("Content-Type") ?? "")
        guard mediaType.name == "multipart/related" else {
            let decoder = try Self.decoder(decoder, for: mediaType, self)
            do {
                return try path.map { try decoder.decode(type, from: body, at: $0) } ?? decoder.decode(type, from: body)
            } catch let error as DecodingError {
                throw explained(error, mediaType)
            }
        }
        do {
            let message = try MultipartMessage(body, mediaType)
            let decoder = try Self.decoder(decoder, for: message.root.mediaType, self)
            let document = try XOPPackage(message).document(decoder.parsingOptions)
            return try path.map { try decoder.decode(type, from: document, at: $0) }
                ?? decoder.decode(type, from: document)
        } catch let error as MultipartError {
            throw XMLHTTPError(.multipart, error.message, self)
        } catch let error as XMLParsingError {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: error.description, underlyingError: error))
        }
    }

    /// Returns an error that names the media type, if that says why the content cannot be decoded.
    func explained(_ error: DecodingError, _ mediaType: MediaType) -> any Error {
        if mediaType.mayBeXML { return error }
        let message = error.context?.debugDescription ?? "\(error)"
        return XMLHTTPError(
            .mediaType, "the media type of the response is \(mediaType.name), which is not one of XML: \(message)",
            self, error)
    }

    /// Returns a decoder that knows the encoding that a media type names.
    static func decoder(
        _ decoder: XMLDecoder, for mediaType: MediaType, _ response: XMLResponse
    ) throws -> XMLDecoder {
        guard let charset = mediaType["charset"], !charset.isEmpty else { return decoder }
        guard let encoding = XML.Encoding(named: charset) else {
            throw XMLHTTPError(.unsupportedCharset, "the charset \"\(charset)\" of the response is not known", response)
        }
        let decoder = XMLDecoder(copying: decoder)
        decoder.parsingOptions.externalEncoding = encoding
        return decoder
    }
}
