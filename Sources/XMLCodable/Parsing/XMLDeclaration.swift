/// What the XML declaration (production 23) says; nil for what it does not say.
struct XMLDeclaration: Sendable, Hashable {
    var version: String?
    var encoding: String?
    var standalone: Bool?

    /// The declaration that most documents begin with, which needs no reading.
    static let usual: StaticString = #"<?xml version="1.0" encoding="UTF-8"?>"#
}
