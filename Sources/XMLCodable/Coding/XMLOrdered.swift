/// A type that determines the order in which its attributes and child elements are written.
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
/// Keys that are not listed follow those that are, in the order in which the type encodes them; nothing is left out.
/// Without this protocol, elements and attributes are written in the order in which they are encoded, which for
/// synthesized conformances is the order of the `CodingKeys`. Decoding ignores the order.
public protocol XMLOrdered: _XMLSpecialType {
    /// The keys to write first, in order.
    static var xmlOrder: [any CodingKey] { get }
}
