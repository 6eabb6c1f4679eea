public import XMLCodable

extension XML.EntitySet {
    /// The predefined entities and those of HTML, such as `&nbsp;`, which some feeds use without a declaration (HTML Living Standard,
    /// section 13.5).
    /// Declarations in the document take precedence.
    public static let html = XML.EntitySet(HTMLEntities.self)
}
