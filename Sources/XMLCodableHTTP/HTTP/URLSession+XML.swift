public import XMLCodable

#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

extension URLSession {
    /// Sends a request and decodes a value from the document in the response.
    ///
    /// ```swift
    /// let food = try await URLSession.shared.xml(Food.self, for: URLRequest(url: url), at: "food")
    /// ```
    ///
    /// A response without content, as to `HEAD` and with status 204 or 205, is nil for an Optional.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - request: The request.
    ///   - path: The path of the value below the root element. Defaults to nil, which is the root.
    ///   - decoder: The decoder. Defaults to one with the default options.
    ///   - sizeLimit: The maximum size of the response in bytes. Defaults to 64 MiB.
    /// - Throws: `DecodingError`; ``XMLHTTPError`` for a status that is not one of success, for a response that is longer
    ///   than the limit, and as ``XMLResponse/decode(_:at:decoder:)`` does; ``SOAPFault``; `URLError`;
    ///   `CancellationError`.
    public func xml<Value: Decodable>(
        _ type: Value.Type, for request: URLRequest, at path: String? = nil, decoder: XMLDecoder = XMLDecoder(),
        sizeLimit: Int = XMLResponse.defaultSizeLimit
    ) async throws -> Value {
        try await xmlResponse(for: request, sizeLimit: sizeLimit).decode(type, at: path, decoder: decoder)
    }

    /// Sends a request and decodes what the body of the SOAP envelope in the response contains.
    ///
    /// ```swift
    /// let request = try URLRequest(soap: SOAPEnvelope(body: order), action: "urn:example:Order", url: url)
    /// let answer = try await URLSession.shared.soap(Answer.self, for: request)
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the body; see ``SOAPEnvelope``.
    ///   - request: The request.
    ///   - decoder: The decoder. Defaults to `XMLDecoder.soap()`.
    ///   - sizeLimit: The maximum size of the response in bytes. Defaults to 64 MiB.
    /// - Throws: ``SOAPFault`` if the response has one, whatever the status; what
    ///   `xml(_:for:at:decoder:sizeLimit:)` throws.
    public func soap<Body: Decodable>(
        _ type: Body.Type, for request: URLRequest, decoder: XMLDecoder = .soap(),
        sizeLimit: Int = XMLResponse.defaultSizeLimit
    ) async throws -> Body {
        try await xmlResponse(for: request, sizeLimit: sizeLimit).soapBody(type, decoder: decoder)
    }

    /// Sends a request and returns the response, whatever its status.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - sizeLimit: The maximum size of the response in bytes. Defaults to 64 MiB.
    /// - Throws: ``XMLHTTPError`` if the response is longer than the limit, as soon as that is known; `URLError`;
    ///   `CancellationError`.
    public func xmlResponse(
        for request: URLRequest, sizeLimit: Int = XMLResponse.defaultSizeLimit
    ) async throws -> XMLResponse {
        let exchange = HTTPExchange(request, self, sizeLimit: sizeLimit)
        defer { exchange.cancel() }
        exchange.start()
        let response = try await exchange.response()
        return XMLResponse(try await exchange.content(), response)
    }
}

extension XMLResponse {
    /// The maximum size of a response unless a call has another one: 64 MiB.
    public static let defaultSizeLimit = 64 * 1_024 * 1_024
}
