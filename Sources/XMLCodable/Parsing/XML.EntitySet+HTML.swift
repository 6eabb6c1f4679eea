#if HTMLEntities || !SWIFT_PACKAGE
extension XML.EntitySet {
    /// The predefined entities and those of HTML, such as `&nbsp;`, which some feeds use without a declaration.
    /// Declarations in the document take precedence.
    public static let html = XML.EntitySet(form: .html)

    /// The replacement text of an entity that is not declared.
    func text(of name: String) -> String? { form == .html ? HTMLEntities.text(of: name) : nil }
}
#else
extension XML.EntitySet {
    func text(of name: String) -> String? { nil }
}
#endif
