/// A transform made of two closures.
///
/// ```swift
/// enum Celsius: XMLClosureTransform {
///     static let closures = XML.TransformClosures<Double, Double>(
///         decode: { ($0 - 32) / 1.8 }, encode: { $0 * 1.8 + 32 })
/// }
/// ```
///
/// Of use where closures are at hand already, or hold something such as a formatter.
public protocol XMLClosureTransform: XMLTransform {
    // Named once more, so that the compiler finds them by the closures.
    /// What stands in the document.
    associatedtype Coded
    /// What the property holds.
    associatedtype Output

    /// The two closures, which are the same at every call.
    static var closures: XML.TransformClosures<Coded, Output> { get }
}

extension XML {
    /// The closures of an ``XMLClosureTransform``.
    public struct TransformClosures<Coded, Output>: Sendable {
        let decode: @Sendable (Coded) throws -> Output
        let encode: @Sendable (Output) throws -> Coded

        /// Closures from what stands in the document to what the property holds, and back.
        public init(
            decode: @escaping @Sendable (Coded) throws -> Output, encode: @escaping @Sendable (Output) throws -> Coded
        ) {
            self.decode = decode
            self.encode = encode
        }
    }
}

extension XMLClosureTransform {
    /// The value of the property.
    public static func decode(_ coded: Coded) throws -> Output { try closures.decode(coded) }
    /// What stands in the document.
    public static func encode(_ value: Output) throws -> Coded { try closures.encode(value) }
}
