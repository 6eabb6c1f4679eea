/// A type that lists interchangeable types and the discriminator values that tell them apart in a document.
///
/// A base class can conform: its subclasses are then decoded and encoded wherever the base class is the declared type.
///
/// ```swift
/// class Shape: Codable, XMLPolymorphicCoding {
///     class var xmlDiscriminator: XMLDiscriminator { .attribute("kind") }
///     class var xmlTypes: [String: any Codable.Type] { ["circle": Circle.self, "square": Square.self] }
/// }
/// ```
/// ```xml
/// <shape kind="circle"><radius>2</radius></shape>
/// ```
///
/// Other values need an ``XMLPolymorphicFamily`` and the property wrapper ``XMLPolymorphic``. The discriminator value
/// is written back; a type with a property for it decodes it as well. Decoding throws if the discriminator value is
/// unknown or missing, unless there is an ``xmlFallback``, or a missing ``XMLDiscriminator/xsiType`` denotes the
/// declared class.
public protocol XMLPolymorphicCoding: _XMLSpecialType {
    /// How the type is identified. Defaults to ``XMLDiscriminator/xsiType``.
    static var xmlDiscriminator: XMLDiscriminator { get }
    /// The types by discriminator value. If a type has several values, the alphabetically first one is written.
    static var xmlTypes: [String: any Codable.Type] { get }
    /// The type of elements whose discriminator value is unknown or missing. Its values are written without one.
    ///
    /// Defaults to nil: decoding such elements throws.
    static var xmlFallback: (any Codable.Type)? { get }
}

extension XMLPolymorphicCoding {
    /// How the coders treat values of the type. For the coders only.
    public static var _xmlCoding: _XMLCoding { _XMLCoding(PolymorphicCoding.self) }
    /// ``XMLDiscriminator/xsiType``.
    public static var xmlDiscriminator: XMLDiscriminator { .xsiType }
    /// nil: unknown discriminator values throw.
    public static var xmlFallback: (any Codable.Type)? { nil }
}

/// A polymorphic family of arbitrary types, usually those of a protocol.
///
/// The conforming type serves as the name of the family.
///
/// ```swift
/// enum Shapes: XMLPolymorphicFamily {
///     typealias Member = any Shape
///     static var xmlTypes: [String: any Codable.Type] { ["Circle": Circle.self, "Square": Square.self] }
/// }
/// struct Drawing: Codable {
///     @XMLPolymorphic<[Shapes]> var shape: [any Shape]
/// }
/// ```
public protocol XMLPolymorphicFamily: XMLPolymorphicCoding, XMLPolymorphicMembers where _Property == Member {
    /// The common type of the members, such as `any Shape`.
    associatedtype Member
}
