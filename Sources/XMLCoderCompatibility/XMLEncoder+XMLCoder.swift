#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import XMLCodable

extension XMLEncoder {
    /// XMLCoder's name for ``XMLCodable/XMLPlacement``.
    public typealias NodeEncoding = XMLPlacement

    /// XMLCoder's name for the function that places the keys of a type.
    public typealias XMLNodeEncoderClosure = (any CodingKey) -> XMLPlacement?

    /// XMLCoder's name for the function of ``XMLCodable/XMLEncoder/NodeEncodingStrategy``.
    public typealias XMLEncodingClosure = @Sendable (any Encodable.Type, any Encoder) -> XMLNodeEncoderClosure

    /// XMLCoder's name for ``XMLCodable/XML/OutputFormatting``.
    public typealias OutputFormatting = XML.OutputFormatting

    /// XMLCoder's name for ``XMLCodable/XML/Indentation``.
    public typealias PrettyPrintIndentation = XML.Indentation

    /// XMLCoder's name for ``XMLCodable/XMLEncoder/indentation``.
    public var prettyPrintIndentation: XML.Indentation {
        get { indentation }
        set { indentation = newValue }
    }

    /// Encodes a value as a document with XMLCoder's header; behaves like
    /// ``XMLCodable/XMLEncoder/encode(_:withRootKey:rootAttributes:declaration:doctype:)``.
    ///
    /// - Throws: `EncodingError` also for a version other than 1.0, and for a `standalone` that is neither `yes` nor
    ///   `no`.
    public func encode<T: Encodable>(
        _ value: T, withRootKey rootKey: String? = nil, rootAttributes: [String: String]? = nil, header: XMLHeader,
        doctype: XMLDocumentType? = nil
    ) throws -> Data {
        try encode(
            value, withRootKey: rootKey, rootAttributes: rootAttributes, declaration: header.declaration(for: value),
            doctype: doctype?.documentType)
    }

    /// Encodes a value as a document with XMLCoder's document type; behaves like
    /// ``XMLCodable/XMLEncoder/encode(_:withRootKey:rootAttributes:declaration:doctype:)``.
    public func encode<T: Encodable>(
        _ value: T, withRootKey rootKey: String? = nil, rootAttributes: [String: String]? = nil,
        doctype: XMLDocumentType
    ) throws -> Data {
        try encode(value, withRootKey: rootKey, rootAttributes: rootAttributes, doctype: doctype.documentType)
    }
}
