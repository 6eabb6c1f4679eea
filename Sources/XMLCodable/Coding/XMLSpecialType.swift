/// A type of which the coders know more than that it is `Codable`. The protocols that tell them so refine this one.
///
/// A cast to a protocol that a type does not have takes long the first time. The coders ask every type for this
/// protocol, and only a type that has it for the others. To conform to it alone has no effect.
public protocol _XMLSpecialType {
    /// How the coders treat values of the type. For the coders only.
    static var _xmlCoding: _XMLCoding { get }
}

extension _XMLSpecialType {
    /// How the coders treat values of the type. For the coders only.
    public static var _xmlCoding: _XMLCoding { _XMLCoding(nil) }
}

/// How the coders treat values of a type. For the coders only.
public struct _XMLCoding: Sendable {
    /// The coding of a value; nil for one at the place of its key.
    let coding: (any SpecialCoding.Type)?
    /// The coding of an array of such values, if that has one.
    let codingOfArray: (any SpecialCoding.Type)?

    init(_ coding: (any SpecialCoding.Type)?, ofArray: (any SpecialCoding.Type)? = nil) {
        self.coding = coding
        codingOfArray = ofArray
    }
}

/// A type that is an ``_XMLSpecialType``, which may conform to the protocols that refine it.
struct SpecialType {
    let type: any _XMLSpecialType.Type

    /// Nil for a type that is not special.
    init?(_ type: Any.Type) {
        guard let special = ConformanceIndex.cast(type, to: (any _XMLSpecialType.Type).self) else { return nil }
        self.type = special
    }

    /// The type as one that conforms to another protocol as well; nil if it does not.
    ///
    /// - Parameter metatype: The type of the types that conform to the protocol, such as `(any XMLMapped.Type).self`.
    func `as`<Metatype>(_ metatype: Metatype.Type) -> Metatype? { ConformanceIndex.cast(type, to: metatype) }
}
