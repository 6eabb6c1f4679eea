/// The contents of the XML declaration (production 23); nil for whatever it does not specify.
struct XMLDeclaration: Sendable, Equatable {
    var version: String?
    var encoding: String?
    var standalone: Bool?

    /// The declaration that most documents begin with, recognized without parsing.
    static let usual: StaticString = #"<?xml version="1.0" encoding="UTF-8"?>"#
}
