public import XMLCodable
import XMLCodableEncodings

/// XMLCoder's decoder: `XMLDecoder` of XMLCodable with the defaults of XMLCoder.
///
/// It differs from its superclass in these ways:
/// - Dates are numbers of seconds since 1970, and booleans may be written as `yes`, `no`, `y` and `n`, in any case.
/// - Text is trimmed of all Unicode white space, also that of CDATA sections and character references, and under
///   `xml:space="preserve"`. A `String` is the own text of any element, also if that has child elements.
/// - A dot is part of a name, as in `nestedKeyStrategy = .literal`.
/// - A dictionary has the attributes of its element as well as the children, and key strategies convert its keys. A
///   custom key strategy converts names with their prefixes.
/// - A custom node strategy takes precedence over `DynamicNodeDecoding`.
/// - A prefix that is not declared is part of the name, and documents may be in the older encodings.
///
/// Each of them can be changed by the options of the superclass, or does not matter once the model is migrated to it.
open class XMLDecoder: XMLCodable.XMLDecoder, @unchecked Sendable {
    /// XMLCoder's name for `XMLPlacement`.
    public typealias NodeDecoding = XMLPlacement

    /// The options that a new decoder has.
    private static let standard: XMLCodable.XMLDecoder = {
        let decoder = XMLCodable.XMLDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        decoder.boolDecodingStrategy = .ignoringCase(
            true: ["true", "1", "y", "yes"], false: ["false", "0", "n", "no"])
        decoder.nestedKeyStrategy = .literal
        decoder.parsingOptions.repairs = .undeclaredPrefixes
        decoder.parsingOptions.encodings = .legacy
        decoder.tolerances = [
            .trimsAllWhiteSpace, .textOfAnyElement, .plainOpenKeys, .convertsWholeNames, .strategyBeforeType,
            .labelledCaseValues, .swiftNumbers,
        ]
        return decoder
    }()

    /// Creates a decoder with XMLCoder's defaults.
    public override init() { super.init(copying: Self.standard) }

    /// Creates a decoder with the options that another one has now, of this class or of its superclass.
    public override init(copying decoder: XMLCodable.XMLDecoder) { super.init(copying: decoder) }

    /// Creates a decoder with XMLCoder's options for white space.
    ///
    /// - Parameters:
    ///   - trimValueWhitespaces: See `XMLDecoder.trimValueWhitespaces`.
    ///   - removeWhitespaceElements: Has no effect; see `removeWhitespaceElements`. Defaults to false.
    public convenience init(trimValueWhitespaces: Bool, removeWhitespaceElements: Bool = false) {
        self.init()
        self.trimValueWhitespaces = trimValueWhitespaces
    }

    /// Creates a decoder with the default options.
    ///
    /// - Parameter removeWhitespaceElements: Has no effect; see `removeWhitespaceElements`.
    public convenience init(removeWhitespaceElements: Bool) { self.init() }
}

extension XMLCodable.XMLDecoder {
    /// Always false. Setting it has no effect, because white space between elements is no value in XMLCodable unless
    /// `trimValueWhitespaces` is false.
    @available(*, deprecated, message: "White space between elements is never a value in XMLCodable.")
    public var removeWhitespaceElements: Bool {
        get { false }
        set {}
    }

    /// Always 0. Setting it has no effect, because every error includes its location.
    @available(*, deprecated, message: "Every error in XMLCodable includes its location.")
    public var errorContextLength: UInt {
        get { 0 }
        set {}
    }

    /// Whether prefixes are ignored when names are compared.
    ///
    /// This is XMLCoder's name for setting `namespaces` to one of two values of `XMLNamespaceStrategy`:
    /// `ignoringPrefixes` if true, `literal` if false.
    public var shouldProcessNamespaces: Bool {
        get { namespaces == .ignoringPrefixes }
        set { namespaces = newValue ? .ignoringPrefixes : .literal }
    }
}
