/// A version of SOAP.
public struct SOAPVersion: Sendable, Hashable {
    private enum Form: Sendable, Hashable { case v1_1, v1_2 }
    private let form: Form

    /// SOAP 1.1 (W3C Note, 8 May 2000).
    public static let v1_1 = SOAPVersion(form: .v1_1)
    /// SOAP 1.2 (W3C Recommendation, second edition, 27 April 2007).
    public static let v1_2 = SOAPVersion(form: .v1_2)

    private init(form: Form) { self.form = form }

    /// Creates the version whose envelopes are in a namespace; nil if there is none.
    public init?(namespaceURI: String) {
        switch namespaceURI {
        case Self.v1_1.namespaceURI: self = .v1_1
        case Self.v1_2.namespaceURI: self = .v1_2
        default: return nil
        }
    }

    /// The namespace of the envelope.
    public var namespaceURI: String {
        form == .v1_1 ? "http://schemas.xmlsoap.org/soap/envelope/" : "http://www.w3.org/2003/05/soap-envelope"
    }

    /// The URI of the encoding rules of the version, for ``SOAPEnvelope/encodingStyle``.
    public var encodingURI: String {
        form == .v1_1 ? "http://schemas.xmlsoap.org/soap/encoding/" : "http://www.w3.org/2003/05/soap-encoding"
    }

    /// The media type of messages: `text/xml` or `application/soap+xml`.
    public var mediaType: String { form == .v1_1 ? "text/xml" : "application/soap+xml" }

    /// The name of the attribute for the receiver of a header block: `actor` or `role`.
    var roleAttribute: String { form == .v1_1 ? "actor" : "role" }

    /// A true value of the attribute `mustUnderstand`, in the form that the version prefers.
    func text(_ value: Bool) -> String {
        form == .v1_1 ? value ? "1" : "0" : value ? "true" : "false"
    }
}

extension SOAPVersion: CustomStringConvertible {
    /// `SOAP 1.1` or `SOAP 1.2`.
    public var description: String { form == .v1_1 ? "SOAP 1.1" : "SOAP 1.2" }
}
