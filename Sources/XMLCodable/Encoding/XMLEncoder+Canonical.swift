#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XMLEncoder {
    /// Encodes a value as a document in a canonical form, as it is signed.
    ///
    /// ```swift
    /// let bytes = try XMLEncoder().encodeCanonical(invoice, as: .exclusive)
    /// ```
    ///
    /// The form is that of the document that ``encode(_:withRootKey:rootAttributes:declaration:doctype:)`` writes with the
    /// same options, without indentation: ``XML/OutputFormatting/prettyPrinted`` and ``outputEncoding`` do not count.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - form: Which form. Defaults to Canonical XML 1.0 without comments.
    ///   - rootKey: The name of the root element. Defaults to `xmlRootName` of a type that is ``XMLRootNamed``, else to
    ///     the name of the type by the key strategy.
    ///   - rootAttributes: Attributes of the root. Defaults to none.
    /// - Throws: `EncodingError` where the value cannot be written, ``XMLWritingError`` where it has no canonical form,
    ///   and what its `encode(to:)` throws.
    public func encodeCanonical<T: Encodable>(
        _ value: T, as form: XML.CanonicalForm = .canonical10, withRootKey rootKey: String? = nil,
        rootAttributes: [String: String]? = nil
    ) throws -> Data {
        let root = try encodeToElement(value, withRootKey: rootKey, rootAttributes: rootAttributes)
        return try root.canonicalData(form)
    }
}
