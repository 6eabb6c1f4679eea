public import XMLCodable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XMLEncoder {
    /// XMLCoder's name for `XMLPlacement`.
    public typealias NodeEncoding = XMLPlacement

    /// XMLCoder's name for the function that places the keys of a type.
    public typealias XMLNodeEncoderClosure = (any CodingKey) -> XMLPlacement?

    /// XMLCoder's name for the function of `XMLEncoder.NodeEncodingStrategy`.
    public typealias XMLEncodingClosure = @Sendable (any Encodable.Type, any Encoder) -> XMLNodeEncoderClosure

    /// XMLCoder's name for `XML.OutputFormatting`.
    public typealias OutputFormatting = XML.OutputFormatting

    /// XMLCoder's name for `XML.Indentation`.
    public typealias PrettyPrintIndentation = XML.Indentation

    /// XMLCoder's name for `XMLEncoder.indentation`.
    public var prettyPrintIndentation: XML.Indentation {
        get { indentation }
        set { indentation = newValue }
    }

    /// Encodes a value as a document with the header and document type of XMLCoder. Otherwise behaves like
    /// `encode(_:withRootKey:rootAttributes:declaration:doctype:)` of XMLCodable.
    ///
    /// - Throws: `EncodingError` as there, and for a version other than 1.0 or a `standalone` other than `yes` and `no`.
    @_disfavoredOverload
    public func encode<T: Encodable>(
        _ value: T, withRootKey rootKey: String? = nil, rootAttributes: [String: String]? = nil,
        header: XMLHeader? = nil, doctype: XMLDocumentType? = nil
    ) throws -> Data {
        try encode(
            value, withRootKey: rootKey, rootAttributes: rootAttributes, declaration: header?.declaration(for: value),
            doctype: doctype?.documentType)
    }
}

extension XMLEncoder.KeyEncodingStrategy {
    /// XMLCoder's name for `convertToCapitalized`.
    public static let capitalized = convertToCapitalized
    /// XMLCoder's name for `convertToUppercase`.
    public static let uppercased = convertToUppercase
    /// XMLCoder's name for `convertToLowercase`.
    public static let lowercased = convertToLowercase
}
