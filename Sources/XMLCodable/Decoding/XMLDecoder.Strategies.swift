#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XMLDecoder {
    /// What ``DynamicNodeDecoding`` answers for a key.
    public typealias NodeDecoding = XMLNodeDecoding
    /// What separates the steps of a path in a key.
    public typealias NestedKeyStrategy = XMLNestedKeyStrategy
    /// Where the keys of a Dictionary stand.
    public typealias DictionaryKeyStrategy = XMLDictionaryKeyStrategy
    /// What the prefixes in keys mean.
    public typealias NamespaceStrategy = XMLNamespaceStrategy

    /// How `Data` is read.
    public struct DataDecodingStrategy: Sendable {
        enum Form: Sendable {
            case base64, hex, deferredToData
            case custom(@Sendable (any Decoder) throws -> Data)
        }
        let form: Form

        /// Base 64 as in XML Schema: white space anywhere is passed over.
        public static let base64 = DataDecodingStrategy(form: .base64)
        /// Two hexadecimal digits per byte, of either case.
        public static let hex = DataDecodingStrategy(form: .hex)
        /// As `Data` decodes itself: one element per byte.
        public static let deferredToData = DataDecodingStrategy(form: .deferredToData)
        /// By a function of your own.
        public static func custom(_ decode: @escaping @Sendable (any Decoder) throws -> Data) -> DataDecodingStrategy {
            DataDecodingStrategy(form: .custom(decode))
        }
    }

    /// How a `Bool` is read.
    public struct BoolDecodingStrategy: Sendable, Hashable {
        enum Form: Sendable, Hashable {
            case xmlSchema, lenient
            case custom(true: [String], false: [String])
        }
        let form: Form

        /// `true`, `false`, `1` and `0`, as in XML Schema.
        public static let xmlSchema = BoolDecodingStrategy(form: .xmlSchema)
        /// Also `yes`, `no`, `on`, `off`, `y`, `n`, `t` and `f`, in any case.
        public static let lenient = BoolDecodingStrategy(form: .lenient)
        /// Exactly these words.
        public static func custom(true: String..., false: String...) -> BoolDecodingStrategy {
            BoolDecodingStrategy(form: .custom(true: `true`, false: `false`))
        }
    }

    /// How infinities and NaN are read.
    public struct NonConformingFloatDecodingStrategy: Sendable, Hashable {
        enum Form: Sendable, Hashable {
            case xmlSchema, `throw`
            case strings(positiveInfinity: String, negativeInfinity: String, nan: String)
        }
        let form: Form

        /// `INF`, `-INF` and `NaN`, as in XML Schema.
        public static let xmlSchema = NonConformingFloatDecodingStrategy(form: .xmlSchema)
        /// Not at all.
        public static let `throw` = NonConformingFloatDecodingStrategy(form: .throw)
        /// From words of your own.
        public static func convertFromString(
            positiveInfinity: String, negativeInfinity: String, nan: String
        ) -> NonConformingFloatDecodingStrategy {
            NonConformingFloatDecodingStrategy(
                form: .strings(positiveInfinity: positiveInfinity, negativeInfinity: negativeInfinity, nan: nan))
        }
    }

    /// Whether a key stands for an element or an attribute.
    public struct NodeDecodingStrategy: Sendable {
        /// Asked for each key of a type.
        public typealias KeyClosure = (any CodingKey) -> NodeDecoding?

        let custom: (@Sendable (any Decodable.Type, any Decoder) -> KeyClosure)?

        /// As the key or the type itself says.
        public static let deferredToDecoder = NodeDecodingStrategy(custom: nil)
        /// By a function of your own; nil leaves the key to its own form.
        public static func custom(
            _ strategy: @escaping @Sendable (any Decodable.Type, any Decoder) -> KeyClosure
        ) -> NodeDecodingStrategy {
            NodeDecodingStrategy(custom: strategy)
        }
    }

    /// What an element without attributes and content means to an Optional.
    public struct EmptyElementStrategy: Sendable, Hashable {
        enum Form: Sendable, Hashable { case valueOrNil, `nil`, value }
        let form: Form

        /// The value if the type can be made from an empty element, such as `String`; else nil.
        public static let valueOrNil = EmptyElementStrategy(form: .valueOrNil)
        /// Always nil.
        public static let `nil` = EmptyElementStrategy(form: .nil)
        /// Always a value: an error where the type cannot be made from an empty element.
        public static let value = EmptyElementStrategy(form: .value)
    }

    /// What a collection is whose key does not occur.
    public struct MissingCollectionStrategy: Sendable, Hashable {
        let isEmpty: Bool

        /// Empty, since XML writes an empty list as nothing.
        public static let empty = MissingCollectionStrategy(isEmpty: true)
        /// An error, `keyNotFound`.
        public static let `throw` = MissingCollectionStrategy(isEmpty: false)
    }

    /// What happens to elements, attributes and text that the model does not read.
    public struct UnknownNodeStrategy: Sendable, Hashable {
        enum Form: Sendable, Hashable { case skip, `throw` }
        let form: Form

        /// They are passed over.
        public static let skip = UnknownNodeStrategy(form: .skip)
        /// The first of them is an error, thrown when all the rest was decoded.
        public static let `throw` = UnknownNodeStrategy(form: .throw)
    }
}
