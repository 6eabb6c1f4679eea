/// A type that says in which order its attributes and child elements are written.
///
/// ```swift
/// struct Envelope: Codable, XMLOrdered {
///     var body: String
///     var header: String
///     static var xmlOrder: [any CodingKey] { [CodingKeys.header, CodingKeys.body] }
/// }
/// ```
/// ```xml
/// <Envelope><header>from</header><body>hello</body></Envelope>
/// ```
///
/// Keys that are not listed follow those that are, in the order in which the type encodes them: nothing is left out.
/// Without this protocol the order is that of encoding, which for compiler-written code is that of the `CodingKeys`.
/// Reading does not mind the order.
public protocol XMLOrdered {
    /// The keys that come first, in their order.
    static var xmlOrder: [any CodingKey] { get }
}
