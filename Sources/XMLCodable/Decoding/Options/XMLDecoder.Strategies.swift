#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XMLDecoder {
    /// A strategy for decoding `Data` values.
    public struct DataDecodingStrategy: Sendable {
        enum Form: Sendable {
            case base64, hex, deferredToData
            case custom(@Sendable (any Decoder) throws -> Data)
        }
        let form: Form

        private init(form: Form) { self.form = form }

        /// Decodes Base64 as defined by XML Schema, ignoring all white space.
        public static let base64 = DataDecodingStrategy(form: .base64)
        /// Decodes two hexadecimal digits per byte, in upper or lower case.
        public static let hex = DataDecodingStrategy(form: .hex)
        /// Defers to `Data` itself, which decodes one element per byte.
        public static let deferredToData = DataDecodingStrategy(form: .deferredToData)
        /// Decodes data with a custom function.
        @_disfavoredOverload
        public static func custom(_ decode: @escaping @Sendable (any Decoder) throws -> Data) -> DataDecodingStrategy {
            DataDecodingStrategy(custom: decode)
        }

        package init(custom decode: @escaping @Sendable (any Decoder) throws -> Data) { form = .custom(decode) }
    }

    /// A strategy for decoding `Bool` values.
    public struct BoolDecodingStrategy: Sendable, Hashable {
        enum Form: Sendable, Hashable {
            case xmlSchema, lenient
            case custom(true: [String], false: [String])
            case ignoringCase(true: [String], false: [String])
        }
        let form: Form

        /// Accepts `true`, `false`, `1` and `0`, as defined by XML Schema.
        public static let xmlSchema = BoolDecodingStrategy(form: .xmlSchema)
        /// Accepts `yes`, `no`, `on`, `off`, `y`, `n`, `t` and `f` in addition to ``xmlSchema``, in any case.
        public static let lenient = BoolDecodingStrategy(form: .lenient)
        /// Accepts exactly the given words.
        public static func custom(true: String..., false: String...) -> BoolDecodingStrategy {
            BoolDecodingStrategy(form: .custom(true: `true`, false: `false`))
        }
        /// Accepts the given words, which are in lowercase, in any case.
        package static func ignoringCase(true: [String], false: [String]) -> BoolDecodingStrategy {
            BoolDecodingStrategy(form: .ignoringCase(true: `true`, false: `false`))
        }
    }

    /// A strategy for decoding infinities and NaN.
    public struct NonConformingFloatDecodingStrategy: Sendable, Hashable {
        let form: NonConformingFloatForm

        /// Accepts `INF`, `-INF` and `NaN`, as defined by XML Schema.
        public static let xmlSchema = NonConformingFloatDecodingStrategy(form: .xmlSchema)
        /// Throws an error for infinities and NaN.
        public static let `throw` = NonConformingFloatDecodingStrategy(form: .throw)
        /// Decodes infinities and NaN from the given strings.
        public static func convertFromString(
            positiveInfinity: String, negativeInfinity: String, nan: String
        ) -> NonConformingFloatDecodingStrategy {
            NonConformingFloatDecodingStrategy(
                form: .strings(positiveInfinity: positiveInfinity, negativeInfinity: negativeInfinity, nan: nan))
        }
    }

    /// A strategy for deciding whether a key represents an element or an attribute.
    public struct NodeDecodingStrategy: Sendable {
        let custom: (@Sendable (any Decodable.Type, any Decoder) -> (any CodingKey) -> XMLPlacement?)?

        package init(custom: (@Sendable (any Decodable.Type, any Decoder) -> (any CodingKey) -> XMLPlacement?)?) {
            self.custom = custom
        }

        /// Defers to the key or the type itself.
        public static let deferredToDecoder = NodeDecodingStrategy(custom: nil)

        /// Decides with a custom function.
        ///
        /// - Parameter strategy: Called with the type of a value with keys and its decoder. The function that it
        ///   returns is called for each key; if that returns nil, the form of the key decides.
        @_disfavoredOverload
        public static func custom(
            _ strategy: @escaping @Sendable (any Decodable.Type, any Decoder) -> (any CodingKey) -> XMLPlacement?
        ) -> NodeDecodingStrategy {
            NodeDecodingStrategy(custom: strategy)
        }
    }

    /// A strategy for decoding an Optional from an element without attributes and content.
    public struct EmptyElementStrategy: Sendable, Hashable {
        enum Form: Sendable, Hashable { case valueOrNil, `nil`, value }
        let form: Form

        /// Decodes a value if the type can be decoded from an empty element, as `String` can, and nil otherwise.
        public static let valueOrNil = EmptyElementStrategy(form: .valueOrNil)
        /// Always decodes nil.
        public static let `nil` = EmptyElementStrategy(form: .nil)
        /// Always decodes a value; throws an error if the type cannot be decoded from an empty element.
        public static let value = EmptyElementStrategy(form: .value)
    }

    /// A strategy for decoding a collection whose key does not occur.
    public struct MissingCollectionStrategy: Sendable, Hashable {
        let isEmpty: Bool

        /// Decodes an empty collection, since XML represents an empty list by the absence of elements.
        public static let empty = MissingCollectionStrategy(isEmpty: true)
        /// Throws `keyNotFound`.
        public static let `throw` = MissingCollectionStrategy(isEmpty: false)
    }

    /// A strategy for handling content that the model does not read, or that it merges
    /// (``XMLMismatch/Kind/mergedElement``).
    public struct UnknownContentStrategy: Sendable, Hashable {
        private enum Form: Sendable, Hashable { case skip, `throw` }
        private let form: Form

        /// Skips the content.
        public static let skip = UnknownContentStrategy(form: .skip)
        /// Throws `DecodingError.dataCorrupted` for the first such content, with its location.
        public static let `throw` = UnknownContentStrategy(form: .throw)
    }
}
