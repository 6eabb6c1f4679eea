/// What tells the type of a polymorphic value in a document.
public struct XMLDiscriminator: Sendable, Hashable {
    enum Form: Sendable, Hashable {
        case xsiType, elementName
        case attribute(String)
        case element(String)
    }
    let form: Form

    /// The attribute `xsi:type` of XML Schema, known by its namespace. An element without it is of the declared type.
    ///
    /// A mark without a prefix stands for the local part of the attribute's name, `{uri}local` for the whole of it.
    public static let xsiType = XMLDiscriminator(form: .xsiType)
    /// The name of the element: the value's own under the key `*`, in a list and at the root, else that of its child.
    public static let elementName = XMLDiscriminator(form: .elementName)
    /// An attribute of the element.
    public static func attribute(_ name: String) -> XMLDiscriminator { XMLDiscriminator(form: .attribute(name)) }
    /// A child element with the mark as its text.
    public static func element(_ name: String) -> XMLDiscriminator { XMLDiscriminator(form: .element(name)) }
}

/// Types that take each other's place, and the marks that tell them apart in a document.
///
/// A base class conforms itself: its subclasses are read and written wherever the base class is declared.
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
/// Other values need a ``XMLPolymorphicFamily`` and the property wrapper ``XMLPolymorphic``. The mark is written back; a
/// type that has a property for it gets it as well. A mark that is unknown, or missing, throws unless there is a
/// ``xmlFallback``.
public protocol XMLPolymorphicCoding {
    /// What tells the type. Defaults to ``XMLDiscriminator/xsiType``.
    static var xmlDiscriminator: XMLDiscriminator { get }
    /// The types by their marks. Of several marks for one type the first in the order of the alphabet is written.
    static var xmlTypes: [String: any Codable.Type] { get }
    /// The type of elements whose mark is unknown or missing; it is written without one. Defaults to nil: they throw.
    static var xmlFallback: (any Codable.Type)? { get }
}

extension XMLPolymorphicCoding {
    /// `xsi:type`.
    public static var xmlDiscriminator: XMLDiscriminator { .xsiType }
    /// None: unknown marks throw.
    public static var xmlFallback: (any Codable.Type)? { nil }
}

/// A polymorphic family of any types, mostly those of a protocol; its conforming type is a name for it.
///
/// ```swift
/// enum Shapes: XMLPolymorphicFamily {
///     typealias Member = any Shape
///     static var xmlTypes: [String: any Codable.Type] { ["Circle": Circle.self, "Square": Square.self] }
/// }
/// struct Drawing: Codable {
///     @XMLPolymorphicArray<Shapes> var shape: [any Shape]
/// }
/// ```
public protocol XMLPolymorphicFamily: XMLPolymorphicCoding {
    /// What the members have in common: `any Shape`.
    associatedtype Member
}

// MARK: - What the coders know

/// A family as the coders use it.
final class Polymorphism: Sendable {
    let form: XMLDiscriminator.Form
    /// The marks, in the order of the alphabet.
    let marks: [String]
    // Metatypes have no state to race on.
    nonisolated(unsafe) private let types: [any Codable.Type]
    nonisolated(unsafe) let fallback: (any Codable.Type)?
    /// Set for the property wrappers, whose value is a member.
    nonisolated(unsafe) let wrapper: (any PolymorphicWrapper.Type)?

    init(_ family: any XMLPolymorphicCoding.Type, _ wrapper: (any PolymorphicWrapper.Type)?) {
        form = family.xmlDiscriminator.form
        let pairs = family.xmlTypes.sorted { $0.key < $1.key }
        marks = pairs.map(\.key)
        // Here and below: they are set once and then only read.
        unsafe types = pairs.map(\.value)
        unsafe fallback = family.xmlFallback
        unsafe self.wrapper = wrapper
    }

    func type(at index: Int) -> any Codable.Type { unsafe types[index] }

    /// The mark of a value's type.
    func mark(of type: Any.Type) -> String? {
        unsafe types.firstIndex { $0 == type }.map { marks[$0] }
    }

    /// What is known, for a sentence.
    var listed: String {
        let names = form == .elementName ? marks.map { "<\($0)>" } : marks.map { "\"\($0)\"" }
        return names.count == 1 ? names[0] : "one of " + names.joined(separator: ", ")
    }

    /// The family of a type that has one.
    static func of(_ type: Any.Type) -> Polymorphism? {
        if let wrapper = type as? any PolymorphicWrapper.Type { return Polymorphism(wrapper.family, wrapper) }
        return (type as? any XMLPolymorphicCoding.Type).map { Polymorphism($0, nil) }
    }
}

/// What the coders see in ``XMLPolymorphic``.
protocol PolymorphicWrapper {
    static var family: any XMLPolymorphicCoding.Type { get }
    /// Wraps a member; nil for anything else.
    static func wrap(_ member: Any) -> Self?
    /// The member; nil where its type cannot be encoded.
    var encodableMember: (any Encodable)? { get }
}
