public import XMLCodable

#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

extension URLRequest {
    /// Sets the body to a value, encoded as a document with an XML declaration.
    ///
    /// ```swift
    /// var request = URLRequest(url: url)
    /// try request.setXMLBody(order)
    /// ```
    ///
    /// The header field `Content-Type` is set unless it is there, and the method becomes `POST` if it is `GET`.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - rootKey: The name of the root element. Defaults to that of the type.
    ///   - encoder: The encoder. Defaults to one with the default options.
    ///   - contentType: The value of `Content-Type`. Defaults to `application/xml` with the encoding of the document as its
    ///     `charset` (RFC 7303, section 9.1).
    /// - Throws: `EncodingError`.
    public mutating func setXMLBody<Value: Encodable>(
        _ value: Value, withRootKey rootKey: String? = nil, encoder: XMLEncoder = XMLEncoder(),
        contentType: String? = nil
    ) throws {
        let encoding = encoder.outputEncoding ?? .utf8
        httpBody = try encoder.encode(
            value, withRootKey: rootKey, declaration: XML.Declaration(encoding: encoding.name))
        if httpMethod == nil || httpMethod == "GET" { httpMethod = "POST" }
        setDefault(contentType ?? "application/xml; charset=\(encoding.name.lowercased())", for: "Content-Type")
    }

    /// Sets a header field, unless it is there.
    mutating func setDefault(_ text: String, for field: String) {
        if value(forHTTPHeaderField: field) == nil { setValue(text, forHTTPHeaderField: field) }
    }
}
