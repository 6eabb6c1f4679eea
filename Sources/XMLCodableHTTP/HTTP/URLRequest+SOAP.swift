public import Foundation
public import XMLCodable

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension URLRequest {
    /// Creates a request that posts a SOAP envelope.
    ///
    /// ```swift
    /// let request = try URLRequest(soap: SOAPEnvelope(body: order), action: "urn:example:Order", url: url)
    /// ```
    ///
    /// - Parameters:
    ///   - envelope: The envelope, whose version determines the header fields; see
    ///     `URLRequest.setSOAPBody(_:action:encoder:)`.
    ///   - action: The URI of the action. Defaults to nil.
    ///   - url: The URL of the service.
    ///   - encoder: The encoder. Defaults to one with the default options.
    /// - Throws: `EncodingError`.
    public init<Header: Encodable, Body: Encodable>(
        soap envelope: SOAPEnvelope<Header, Body>, action: String? = nil, url: URL, encoder: XMLEncoder = XMLEncoder()
    ) throws {
        self.init(url: url)
        try setSOAPBody(envelope, action: action, encoder: encoder)
    }

    /// Sets the body to a SOAP envelope, the method to `POST`, and the header fields of its version unless they are there.
    ///
    /// SOAP 1.1 (section 6.1) has the action in the field `SOAPAction`, in quotes, and the media type `text/xml`; SOAP 1.2
    /// (part 2, section 7.1.4) has the action in the media type, `application/soap+xml`. Characters of the action that a
    /// URI cannot contain are percent-encoded.
    ///
    /// - Parameters:
    ///   - envelope: The envelope.
    ///   - action: The URI of the action. Defaults to nil: an empty `SOAPAction`, or no `action`.
    ///   - encoder: The encoder. Defaults to one with the default options.
    /// - Throws: `EncodingError`.
    public mutating func setSOAPBody<Header: Encodable, Body: Encodable>(
        _ envelope: SOAPEnvelope<Header, Body>, action: String? = nil, encoder: XMLEncoder = XMLEncoder()
    ) throws {
        let version = envelope.version
        try setXMLBody(
            envelope, encoder: encoder,
            contentType: version.contentType(action: action, encoding: encoder.outputEncoding ?? .utf8))
        httpMethod = "POST"
        if version == .v1_1 { setDefault("\"\(SOAPVersion.escaped(action ?? ""))\"", for: "SOAPAction") }
    }
}

extension SOAPVersion {
    /// Returns the value of the header field `Content-Type` of a message.
    ///
    /// - Parameters:
    ///   - action: The URI of the action, which is a parameter in SOAP 1.2 and absent in SOAP 1.1. Defaults to nil.
    ///   - encoding: The encoding of the message. Defaults to UTF-8.
    public func contentType(action: String? = nil, encoding: XML.Encoding = .utf8) -> String {
        let type = "\(mediaType); charset=\(encoding.name.lowercased())"
        guard self == .v1_2, let action else { return type }
        return "\(type); action=\"\(Self.escaped(action))\""
    }

    /// Percent-encodes what is not a character of a URI (RFC 3986), so that quotes and line ends cannot end the field.
    static func escaped(_ action: String) -> String {
        var text = ""
        for byte in action.utf8 {
            if byte > 0x20 && byte < 0x7F && !#""<>\^`{|}"#.utf8.contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                text += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return text
    }
}
