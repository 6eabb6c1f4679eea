/// The place of a value in its element.
///
/// Property wrappers such as ``XMLAttribute`` choose a placement for one property; types that place their keys, and the
/// strategies of coders, choose one for each key.
public struct XMLPlacement: Sendable, Hashable {
    enum Form: Sendable, Hashable {
        case attribute, element, text, cdata
        /// A child element or an attribute; written as both.
        case both
        /// The element's own character data as a CDATA section, whatever the key.
        case cdataText

        /// Whether the value is the element's own character data.
        var isText: Bool { self == .text || self == .cdataText }
    }
    let form: Form

    /// An attribute of the element.
    public static let attribute = XMLPlacement(form: .attribute)
    /// A child element.
    public static let element = XMLPlacement(form: .element)
    /// The element's own character data.
    public static let text = XMLPlacement(form: .text)
    /// A child element, or the element's own character data for a text key, written as a CDATA section.
    public static let cdata = XMLPlacement(form: .cdata)
}

extension XMLPlacement: CustomStringConvertible {
    /// The name of the placement, such as `attribute`.
    public var description: String { form == .both ? "elementAndAttribute" : "\(form)" }
}
