/// How a document identifies the type of a polymorphic value.
public struct XMLDiscriminator: Sendable, Hashable {
    enum Form: Sendable, Hashable {
        case xsiType, elementName
        case attribute(String)
        case element(String)
    }
    let form: Form
    /// Whether values of the declared type are written without a discriminator.
    var omitsDeclared = false

    /// The attribute `xsi:type` of XML Schema, recognized by its namespace.
    ///
    /// For a base class that conforms to ``XMLPolymorphicCoding``, the attribute is optional: an element without it is
    /// decoded as the declared type, unless there is an ``XMLPolymorphicCoding/xmlFallback``. A discriminator value
    /// without a prefix matches the local part of the name in the attribute; `{uri}local` matches the whole name.
    public static let xsiType = XMLDiscriminator(form: .xsiType)
    /// The attribute `xsi:type`, written only for values whose type is not the declared one.
    public static let xsiTypeIfDerived = XMLDiscriminator(form: .xsiType, omitsDeclared: true)
    /// The name of an element: the value's own element under the key `*`, in a list and at the root, and otherwise its
    /// child element.
    public static let elementName = XMLDiscriminator(form: .elementName)
    /// An attribute of the element, with the discriminator value.
    public static func attribute(_ name: String) -> XMLDiscriminator { XMLDiscriminator(form: .attribute(name)) }
    /// A child element with the discriminator value as its text.
    public static func element(_ name: String) -> XMLDiscriminator { XMLDiscriminator(form: .element(name)) }
}

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

// MARK: - Families in the coders

/// A polymorphic family, as the coders use it.
final class Polymorphism: Sendable {
    let form: XMLDiscriminator.Form
    /// Whether values of the declared type are written without a discriminator.
    let omitsDeclared: Bool
    /// The discriminator values in alphabetical order.
    let marks: [String]
    // Metatypes are immutable, so there is no data race.
    nonisolated(unsafe) private let types: [any Codable.Type]
    nonisolated(unsafe) let fallback: (any Codable.Type)?
    /// Set for the property wrappers, whose value is a member.
    nonisolated(unsafe) let wrapper: (any PolymorphicWrapper.Type)?

    init(_ family: any XMLPolymorphicCoding.Type, _ wrapper: (any PolymorphicWrapper.Type)?) {
        form = family.xmlDiscriminator.form
        omitsDeclared = family.xmlDiscriminator.omitsDeclared && wrapper == nil
        let known = family.xmlTypes
        marks = Sorting.sorted(Array(known.keys))
        // Here and below: these are set once and then only read.
        unsafe types = marks.compactMap { known[$0] }
        unsafe fallback = family.xmlFallback
        unsafe self.wrapper = wrapper
    }

    /// Creates the family of an enum's cases.
    ///
    /// - Parameter marks: The discriminator values.
    init(_ form: XMLDiscriminator.Form, cases marks: [String]) {
        self.form = form
        omitsDeclared = false
        self.marks = marks
        unsafe types = []
        unsafe fallback = nil
        unsafe wrapper = nil
    }

    /// Whether the members are types of their own, not cases of an enum.
    var hasTypes: Bool { unsafe !types.isEmpty }

    func type(at index: Int) -> any Codable.Type { unsafe types[index] }

    /// Returns the discriminator value of a type.
    func mark(of type: Any.Type) -> String? {
        unsafe types.firstIndex { $0 == type }.map { marks[$0] }
    }

    /// Returns all discriminator values of a type.
    func marks(of type: Any.Type) -> [String] {
        unsafe zip(types, marks).filter { $0.0 == type }.map(\.1)
    }

    /// The known discriminator values, for error messages.
    var listed: String {
        let names = form == .elementName ? marks.map { "<\($0)>" } : marks.map { "\"\($0)\"" }
        return names.count == 1 ? names[0] : "one of " + names.joined(separator: ", ")
    }

    /// Whether a type lists the types of a family.
    static func isFamily(_ type: (any _XMLSpecialType.Type)?) -> Bool { type is any XMLPolymorphicCoding.Type }

    /// Returns the family of an enum's cases, if a discriminator in the element identifies them.
    static func ofCases(_ type: (any _XMLSpecialType.Type)?) -> Polymorphism? {
        guard let choice = type as? any XMLDiscriminatedChoice.Type, EnumMetadata.isEnum(choice) else { return nil }
        let form = choice.xmlDiscriminator.form
        return form == .elementName ? nil : Polymorphism(form, cases: [])
    }

    /// Returns the family of a type, if it has one.
    static func of(_ type: (any _XMLSpecialType.Type)?) -> Polymorphism? {
        if let wrapper = type as? any PolymorphicWrapper.Type { return Polymorphism(wrapper.family, wrapper) }
        return (type as? any XMLPolymorphicCoding.Type).map { Polymorphism($0, nil) }
    }
}

/// The coders' view of ``XMLPolymorphic``.
protocol PolymorphicWrapper: _XMLSpecialType {
    static var family: any XMLPolymorphicCoding.Type { get }
    /// Wraps a member; nil for anything else.
    static func wrap(_ member: Any) -> Self?
    /// The member; nil if its type cannot be encoded.
    var encodableMember: (any Encodable)? { get }
}
