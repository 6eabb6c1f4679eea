/// A type of which the coders know more than that it is `Codable`. The protocols that tell them so refine this one.
///
/// A cast to a protocol that a type does not have takes long the first time. The coders ask every type for this
/// protocol, and only a type that has it for the others. To conform to it alone has no effect.
public protocol _XMLSpecialType {}

/// Asks types for ``_XMLSpecialType``.
enum SpecialType {
    /// The type, if it is special.
    static func of(_ type: Any.Type) -> (any _XMLSpecialType.Type)? {
        ConformanceIndex.knows(type, .special) == false ? nil : type as? any _XMLSpecialType.Type
    }
}
