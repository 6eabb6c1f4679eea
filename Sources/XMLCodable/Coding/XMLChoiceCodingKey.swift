/// Marks the coding keys of an enum whose cases are elements, where its `Codable` conformance is written by hand.
///
/// An enum with associated values whose conformance the compiler writes needs no mark. Models that come from XMLCoder
/// keep theirs:
///
/// ```swift
/// enum IntOrString: Decodable {
///     case int(Int)
///     case string(String)
///
///     enum CodingKeys: String, XMLChoiceCodingKey { case int, string }
///
///     init(from decoder: any Decoder) throws {
///         let container = try decoder.container(keyedBy: CodingKeys.self)
///         if container.contains(.int) {
///             self = .int(try container.decode(Int.self, forKey: .int))
///         } else {
///             self = .string(try container.decode(String.self, forKey: .string))
///         }
///     }
/// }
/// ```
///
/// The one difference that the mark makes to an enum whose conformance the compiler writes: as the root of a document
/// it is written inside an element of the type's name, as XMLCoder does.
public protocol XMLChoiceCodingKey: CodingKey {}
