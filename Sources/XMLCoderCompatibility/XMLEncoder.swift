public import XMLCodable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// XMLCoder's encoder: `XMLEncoder` of XMLCodable with the defaults of XMLCoder.
///
/// It differs from its superclass in these ways:
/// - Dates are written as `Date` encodes itself, as the number of seconds since 2001. Infinities and NaN throw.
/// - A nil that is encoded, such as an item of an array, is an empty element. One that a node strategy makes an attribute
///   is left out: XMLCoder writes an empty element, which it does not read.
/// - A dot is part of a name, as in `nestedKeyStrategy = .literal`.
/// - A prefix that is not declared is declared on the root, as in `undeclaredPrefixStrategy = .declare`.
/// - White space at the ends of a text is written as it is; a reader that trims text, as XMLCoder does, loses it.
/// - Strategies convert and place the keys of dictionaries. A custom key strategy converts names with their prefixes.
/// - The plain keys `xmlns` and `xmlns:p` are attributes.
/// - A custom node strategy takes precedence over `DynamicNodeEncoding`, and is asked about the items of an array with
///   the type of the array.
open class XMLEncoder: XMLCodable.XMLEncoder, @unchecked Sendable {
    /// XMLCoder's name for `XMLPlacement`.
    public typealias NodeEncoding = XMLPlacement

    /// XMLCoder's name for the function that places the keys of a type.
    public typealias XMLNodeEncoderClosure = @Sendable (any CodingKey) -> XMLPlacement?

    /// XMLCoder's name for the function of `XMLEncoder.NodeEncodingStrategy`.
    public typealias XMLEncodingClosure = @Sendable (any Encodable.Type, any Encoder) -> XMLNodeEncoderClosure

    /// XMLCoder's former name for `XMLEncoder.NodeEncodingStrategy`.
    public typealias NodeEncodingStrategies = NodeEncodingStrategy

    /// XMLCoder's name for `XML.OutputFormatting`.
    public typealias OutputFormatting = XML.OutputFormatting

    /// XMLCoder's name for `XML.Indentation`.
    public typealias PrettyPrintIndentation = XML.Indentation

    /// Creates an encoder with XMLCoder's defaults.
    public override init() {
        super.init()
        dateEncodingStrategy = .deferredToDate
        nonConformingFloatEncodingStrategy = .throw
        nestedKeyStrategy = .literal
        undeclaredPrefixStrategy = .declare
        tolerances = [
            .plainOpenKeys, .emptyElementsForNil, .strategyBeforeType, .asksWithCollections, .plainDeclarations,
            .convertsWholeNames, .plainBlanks,
        ]
    }
}

extension XMLCodable.XMLEncoder {
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

extension XMLCodable.XMLEncoder.KeyEncodingStrategy {
    /// XMLCoder's name for `convertToCapitalized`.
    public static let capitalized = convertToCapitalized
    /// XMLCoder's name for `convertToUppercase`.
    public static let uppercased = convertToUppercase
    /// XMLCoder's name for `convertToLowercase`.
    public static let lowercased = convertToLowercase
}
