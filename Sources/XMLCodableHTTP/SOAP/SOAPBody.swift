/// A type that stands for the element `Body` of a SOAP envelope: its keys are the children.
///
/// ```swift
/// struct Calls: Codable, SOAPBodyElement {
///     var first: GetPrice
///     var second: GetStock
///     enum CodingKeys: String, CodingKey { case first = "GetPrice", second = "GetStock" }
/// }
/// ```
///
/// An enum with a case for each child chooses between them, as a server does:
///
/// ```swift
/// enum Call: Codable, SOAPBodyElement {
///     case getPrice(GetPrice)
///     case getStock(GetStock)
///     enum CodingKeys: String, CodingKey { case getPrice = "GetPrice", getStock = "GetStock" }
/// }
/// ```
public protocol SOAPBodyElement {}

/// The body of an envelope that contains nothing.
public struct SOAPNoBody: Codable, Sendable, Hashable, SOAPBodyElement {
    /// Creates an empty body.
    public init() {}
}
