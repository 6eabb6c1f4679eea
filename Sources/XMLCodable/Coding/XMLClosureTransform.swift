/// A transform made of two closures.
///
/// ```swift
/// enum Celsius: XMLClosureTransform {
///     static let closures = XML.TransformClosures<Double, Double>(
///         decode: { ($0 - 32) / 1.8 }, encode: { $0 * 1.8 + 32 })
/// }
/// ```
///
/// Use it if the closures already exist or capture an object such as a formatter.
public protocol XMLClosureTransform: XMLTransform {
    // Redeclared so that the compiler infers the types from the closures.
    /// The type of the value in the document.
    associatedtype Coded
    /// The type of the property's value.
    associatedtype Output

    /// The two closures, which must be the same on every call.
    static var closures: XML.TransformClosures<Coded, Output> { get }
}

extension XML {
    /// The closures of an ``XMLClosureTransform``.
    public struct TransformClosures<Coded, Output>: Sendable {
        let decode: @Sendable (Coded) throws -> Output
        let encode: @Sendable (Output) throws -> Coded

        /// Creates the pair of closures that convert a value in the document to the property's value, and back.
        public init(
            decode: @escaping @Sendable (Coded) throws -> Output, encode: @escaping @Sendable (Output) throws -> Coded
        ) {
            self.decode = decode
            self.encode = encode
        }
    }
}

extension XMLClosureTransform {
    /// Returns the property's value for a value in the document.
    public static func decode(_ coded: Coded) throws -> Output { try closures.decode(coded) }
    /// Returns the value in the document for the property's value.
    public static func encode(_ value: Output) throws -> Coded { try closures.encode(value) }
}
