/// An enum with associated values whose case is identified by a discriminator in the element, not by its name.
///
/// ```swift
/// enum Shape: Codable, Hashable, XMLDiscriminatedChoice {
///     static var xmlDiscriminator: XMLDiscriminator { .attribute("kind") }
///     case circle(Circle)
///     case rect(width: Double, height: Double)
///     case other(XML.Element)
///     enum CodingKeys: String, CodingKey { case circle, rect, other = "*" }
/// }
/// struct Drawing: Codable {
///     var shape: [Shape]
/// }
/// ```
/// ```xml
/// <Drawing>
///     <shape kind="circle"><radius>2</radius></shape>
///     <shape kind="rect"><width>3</width><height>4</height></shape>
/// </Drawing>
/// ```
///
/// The coding keys of the cases are the discriminator values; key strategies do not apply to them. A case with the key
/// `*` takes elements with any other value, or with none; otherwise, decoding them throws. Values without a label are
/// coded as the element, others as its children and attributes. Other coders see what the compiler synthesizes.
public protocol XMLDiscriminatedChoice: _XMLSpecialType {
    /// How the case is identified. With ``XMLDiscriminator/elementName``, the enum is an ordinary choice.
    static var xmlDiscriminator: XMLDiscriminator { get }
}

extension XMLDiscriminatedChoice {
    /// How the coders treat values of the type. For the coders only.
    public static var _xmlCoding: _XMLCoding { _XMLCoding(nil, caseMark: xmlDiscriminator.form) }
}

// The types of a family are told first.
extension XMLDiscriminatedChoice where Self: XMLPolymorphicCoding {
    /// How the coders treat values of the type. For the coders only.
    public static var _xmlCoding: _XMLCoding { _XMLCoding(PolymorphicCoding.self) }
}
