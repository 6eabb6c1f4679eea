#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An error of an exchange over HTTP.
///
/// A document in a response that cannot be decoded throws `DecodingError` unless the response says that it is none, a SOAP
/// fault is thrown as ``SOAPFault``, and what fails below HTTP is thrown as `URLError`.
public struct XMLHTTPError: Error, Sendable {
    /// The kind of the error. Later versions may add more.
    public struct Code: Sendable, Hashable {
        private let name: String

        private init(_ name: String) { self.name = name }

        /// The status is not in the range from 200 to 299.
        public static let status = Code("status")
        /// The media type of the response is not one of XML, and its content cannot be decoded: a page for people, for
        /// example.
        public static let mediaType = Code("mediaType")
        /// The response has no content, but the type is not an Optional.
        public static let emptyBody = Code("emptyBody")
        /// The response is longer than the limit.
        public static let tooLarge = Code("tooLarge")
        /// The response redirects the request to where it cannot be sent: to a URL that is not one of HTTP, or again with a
        /// body that is a stream.
        public static let redirection = Code("redirection")
        /// The header field `Content-Type` names an encoding that is not known.
        public static let unsupportedCharset = Code("unsupportedCharset")
        /// The parts of a `multipart/related` response are malformed, or a part that the document includes is missing.
        public static let multipart = Code("multipart")
    }

    /// The kind of the error.
    public let code: Code
    /// A sentence that describes the error.
    public let message: String
    /// The response. Its body is empty if the error came before its end. Nil if there was none.
    public let response: XMLResponse?

    /// The error of decoding the content, for ``Code/mediaType``.
    public let underlyingError: (any Error)?

    /// The status of the response.
    public var status: Int? { response?.status }

    init(_ code: Code, _ message: String, _ response: XMLResponse?, _ underlyingError: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.response = response
        self.underlyingError = underlyingError
    }
}

extension XMLHTTPError: CustomStringConvertible {
    /// The message.
    public var description: String { message }
}

extension XMLHTTPError.Code: CustomStringConvertible {
    /// The name of the code.
    public var description: String { name }
}

extension XMLHTTPError: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}
