/// How a document identifies the type of a polymorphic value, or the case of an enum: by a mark in its element.
public struct XMLDiscriminator: Sendable, Hashable {
    let form: Mark
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

extension XMLTypeMapping {
    /// What tells the case of an enum; nil if it is the name of its element.
    var mark: Mark? { discriminator?.form == .elementName ? nil : discriminator?.form }
}

// MARK: - The earlier name

/// An enum whose case is identified by a discriminator.
@available(*, deprecated, message: "conform to `XMLMapped` and state the `discriminator` of its `xmlMapping`")
public typealias XMLDiscriminatedChoice = _XMLDiscriminatedChoice

/// See ``XMLTypeMapping/discriminator``.
public protocol _XMLDiscriminatedChoice: _XMLEarlierMapped {
    /// See ``XMLTypeMapping/discriminator``.
    static var xmlDiscriminator: XMLDiscriminator { get }
}

extension SpecialType {
    /// Adds what the type says by that protocol.
    func markAsEarlier(_ mapping: inout XMLTypeMapping) {
        mapping.discriminator = self.as((any _XMLDiscriminatedChoice.Type).self)?.xmlDiscriminator
    }
}

extension ConformanceIndex {
    /// The protocol above.
    static var ofEarlierMarks: [Any.Type] { [(any _XMLDiscriminatedChoice.Type).self] }
}
