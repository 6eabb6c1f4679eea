/// A coding key of an enum whose cases are elements, for enums with a handwritten `Codable` conformance.
///
/// An enum with associated values and a synthesized conformance does not need this protocol. Models migrated from
/// XMLCoder can keep it:
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
/// For an enum with a synthesized conformance, the protocol makes only one difference: as the root of a document, the
/// enum is written inside an element with the type's name, as in XMLCoder.
public protocol XMLChoiceCodingKey: CodingKey, _XMLSpecialType {}

extension ConformanceIndex {
    /// The protocols by which keys say what they are.
    static var ofKeys: [Any.Type] { [(any XMLChoiceCodingKey.Type).self] }
}
