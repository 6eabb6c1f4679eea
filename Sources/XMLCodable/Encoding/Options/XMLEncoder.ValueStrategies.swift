#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XMLEncoder {
    /// A strategy for encoding `Data` values.
    public struct DataEncodingStrategy: Sendable {
        enum Form: Sendable {
            case base64, hex, deferred
            case custom(@Sendable (Data, any Encoder) throws -> Void)
        }

        let form: Form

        private init(_ form: Form) { self.form = form }

        /// Encodes data as Base64 without line breaks, the XML Schema type `xs:base64Binary`.
        public static let base64 = DataEncodingStrategy(.base64)

        /// Encodes data as pairs of uppercase hexadecimal digits, the XML Schema type `xs:hexBinary`.
        public static let hex = DataEncodingStrategy(.hex)

        /// Uses the encoding of `Data` itself: a list of numbers.
        public static let deferredToData = DataEncodingStrategy(.deferred)

        /// Encodes data with a custom function.
        ///
        /// - Parameter encode: The function that encodes data. If it encodes nothing, an empty element is written.
        @preconcurrency
        @_disfavoredOverload
        public static func custom(
            _ encode: @escaping @Sendable (Data, any Encoder) throws -> Void
        ) -> DataEncodingStrategy {
            DataEncodingStrategy(custom: encode)
        }

        package init(custom encode: @escaping @Sendable (Data, any Encoder) throws -> Void) { form = .custom(encode) }
    }

    /// A strategy for encoding infinity and NaN.
    public struct NonConformingFloatEncodingStrategy: Sendable, Hashable {
        let form: NonConformingFloatForm

        private init(_ form: NonConformingFloatForm) { self.form = form }

        /// Writes `INF`, `-INF` and `NaN`, as defined by XML Schema.
        public static let xmlSchema = NonConformingFloatEncodingStrategy(.xmlSchema)

        /// Throws an `EncodingError`.
        public static let `throw` = NonConformingFloatEncodingStrategy(.throw)

        /// Writes the given strings.
        ///
        /// - Parameters:
        ///   - positiveInfinity: The string for positive infinity.
        ///   - negativeInfinity: The string for negative infinity.
        ///   - nan: The string for NaN.
        public static func convertToString(
            positiveInfinity: String, negativeInfinity: String, nan: String
        ) -> NonConformingFloatEncodingStrategy {
            NonConformingFloatEncodingStrategy(
                .strings(positiveInfinity: positiveInfinity, negativeInfinity: negativeInfinity, nan: nan))
        }
    }

    /// A strategy for encoding `Bool` values.
    public struct BoolEncodingStrategy: Sendable, Hashable {
        let whenTrue: String
        let whenFalse: String

        /// Writes `true` and `false`.
        public static let xmlSchema = BoolEncodingStrategy(whenTrue: "true", whenFalse: "false")

        /// Writes `1` and `0`.
        public static let numeric = BoolEncodingStrategy(whenTrue: "1", whenFalse: "0")

        /// Writes the given strings.
        ///
        /// - Parameters:
        ///   - whenTrue: The string for true.
        ///   - whenFalse: The string for false.
        public static func custom(true whenTrue: String, false whenFalse: String) -> BoolEncodingStrategy {
            BoolEncodingStrategy(whenTrue: whenTrue, whenFalse: whenFalse)
        }
    }

    /// A strategy for encoding a `String` as the text of an element.
    ///
    /// The strategy does not affect attributes.
    public struct StringEncodingStrategy: Sendable, Hashable {
        private enum Form: Sendable, Hashable { case deferredToString, cdata }
        private let form: Form

        /// Writes strings as character data.
        public static let deferredToString = StringEncodingStrategy(form: .deferredToString)
        /// Writes strings as CDATA sections.
        public static let cdata = StringEncodingStrategy(form: .cdata)
    }
}
