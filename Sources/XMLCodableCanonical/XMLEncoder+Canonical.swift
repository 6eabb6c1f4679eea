public import XMLCodable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XMLEncoder {
    /// Encodes a value as a document in canonical form, for example to sign it.
    ///
    /// ```swift
    /// let bytes = try XMLEncoder().encodeCanonical(invoice, as: .exclusive)
    /// ```
    ///
    /// The result is the canonical form of the document that
    /// ``encode(_:withRootKey:rootAttributes:declaration:doctype:)`` writes with the same options, without indentation:
    /// `XML.OutputFormatting.prettyPrinted` and ``outputEncoding`` have no effect.
    ///
    /// - Parameters:
    ///   - value: The value to encode.
    ///   - form: The canonical form. Defaults to Canonical XML 1.0 without comments.
    ///   - rootKey: The name of the root element. Defaults to the `root` of an `XMLMapped` type that states one,
    ///     and otherwise to the name of the type, converted by the key strategy.
    ///   - rootAttributes: Attributes of the root element. Defaults to none.
    /// - Throws: `EncodingError` if the value cannot be written, `XMLWritingError` if it has no canonical form, and
    ///   any error thrown by its `encode(to:)`.
    public func encodeCanonical<T: Encodable>(
        _ value: T, as form: XML.CanonicalForm = .canonical10, withRootKey rootKey: String? = nil,
        rootAttributes: [String: String]? = nil
    ) throws -> Data {
        let root = try encodeToElement(value, withRootKey: rootKey, rootAttributes: rootAttributes)
        return try root.canonicalData(form)
    }
}
