#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XMLEncoder {
    /// How `Data` is written.
    public struct DataEncodingStrategy: Sendable {
        enum Form: Sendable {
            case base64, hex, deferred
            case custom(@Sendable (Data, any Encoder) throws -> Void)
        }

        let form: Form

        private init(_ form: Form) { self.form = form }

        /// Base64 without line breaks, the `xs:base64Binary` of XML Schema.
        public static let base64 = DataEncodingStrategy(.base64)

        /// Pairs of upper case digits, the `xs:hexBinary` of XML Schema.
        public static let hex = DataEncodingStrategy(.hex)

        /// What `Data` writes of itself: a list of numbers.
        public static let deferredToData = DataEncodingStrategy(.deferred)

        /// What a function writes; a function that writes nothing leaves an empty element.
        @preconcurrency
        public static func custom(
            _ encode: @escaping @Sendable (Data, any Encoder) throws -> Void
        ) -> DataEncodingStrategy {
            DataEncodingStrategy(.custom(encode))
        }
    }

    /// How infinity and "not a number" are written.
    public struct NonConformingFloatEncodingStrategy: Sendable, Hashable {
        enum Form: Sendable, Hashable {
            case xmlSchema, refuse
            case text(positive: String, negative: String, nan: String)
        }

        let form: Form

        private init(_ form: Form) { self.form = form }

        /// `INF`, `-INF` and `NaN`, as XML Schema spells them.
        public static let xmlSchema = NonConformingFloatEncodingStrategy(.xmlSchema)

        /// Not at all: an `EncodingError`.
        public static let `throw` = NonConformingFloatEncodingStrategy(.refuse)

        /// As these texts.
        public static func convertToString(
            positiveInfinity: String, negativeInfinity: String, nan: String
        ) -> NonConformingFloatEncodingStrategy {
            NonConformingFloatEncodingStrategy(.text(positive: positiveInfinity, negative: negativeInfinity, nan: nan))
        }
    }

    /// How `Bool` is written.
    public struct BoolEncodingStrategy: Sendable, Hashable {
        let whenTrue: String
        let whenFalse: String

        /// `true` and `false`.
        public static let xmlSchema = BoolEncodingStrategy(whenTrue: "true", whenFalse: "false")

        /// `1` and `0`.
        public static let numeric = BoolEncodingStrategy(whenTrue: "1", whenFalse: "0")

        /// Texts of your own.
        public static func custom(true whenTrue: String, false whenFalse: String) -> BoolEncodingStrategy {
            BoolEncodingStrategy(whenTrue: whenTrue, whenFalse: whenFalse)
        }
    }

    /// How a `String` is written as the text of an element; attributes are not concerned.
    public struct StringEncodingStrategy: Sendable, Hashable {
        private enum Form: Sendable, Hashable { case deferredToString, cdata }
        private let form: Form

        /// As character data.
        public static let deferredToString = StringEncodingStrategy(form: .deferredToString)
        /// As a CDATA section.
        public static let cdata = StringEncodingStrategy(form: .cdata)
    }
}
