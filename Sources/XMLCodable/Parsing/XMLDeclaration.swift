/// What the XML declaration (production 23) says; nil for what it does not say.
struct XMLDeclaration: Sendable, Hashable {
    var version: String?
    var encoding: String?
    var standalone: Bool?
}
