public import XMLCodable

extension XMLResponse {
    /// Decodes the SOAP envelope in the body.
    ///
    /// - Parameters:
    ///   - type: The type of the envelope.
    ///   - decoder: The decoder. Defaults to `XMLDecoder.soap()`.
    /// - Throws: ``SOAPFault`` if the body of the envelope is a fault, with the status as its ``SOAPFault/httpStatus``;
    ///   `DecodingError`; ``XMLHTTPError`` as for ``decode(_:at:decoder:)``.
    public func soapEnvelope<Header: Decodable, Body: Decodable>(
        _ type: SOAPEnvelope<Header, Body>.Type, decoder: XMLDecoder = .soap()
    ) throws -> SOAPEnvelope<Header, Body> {
        try withStatus { try decode(type, decoder: decoder) }
    }

    /// Decodes what the body of a SOAP envelope contains.
    ///
    /// ```swift
    /// let answer = try XMLResponse(data, response).soapBody(Answer.self)
    /// ```
    ///
    /// A response without an envelope, such as one with status 202, is nil for an Optional.
    ///
    /// - Parameters:
    ///   - type: The type of the body; see ``SOAPEnvelope``.
    ///   - decoder: The decoder. Defaults to `XMLDecoder.soap()`.
    /// - Throws: ``SOAPFault`` if the body of the envelope is a fault, with the status as its ``SOAPFault/httpStatus``;
    ///   `DecodingError`; ``XMLHTTPError`` as for ``decode(_:at:decoder:)``.
    public func soapBody<Body: Decodable>(_ type: Body.Type, decoder: XMLDecoder = .soap()) throws -> Body {
        try withStatus {
            try checkStatus(decoder)
            if let empty = try valueOfNoContent(type) { return empty }
            return try content(SOAPEnvelope<SOAPNoHeader, Body>.self, nil, decoder).body
        }
    }

    /// The fault in the body; nil if there is none.
    func fault(_ decoder: XMLDecoder) -> SOAPFault? {
        // Most error pages are not XML.
        guard !body.isEmpty, MediaType(header("Content-Type") ?? "xml").name.contains(/xml|multipart/) else {
            return nil
        }
        var fault = try? content(SOAPEnvelope<SOAPNoHeader, SOAPFault>.self, nil, decoder).body
        fault?.httpStatus = status
        return fault
    }

    /// Returns the result of `body`, whose faults get the status of the response.
    private func withStatus<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch var fault as SOAPFault {
            fault.httpStatus = status
            throw fault
        }
    }
}
