import XMLCodable

/// A book: few elements, long text.
package struct Book: Codable, Sendable {
    var paragraphs: [Paragraph]

    enum CodingKeys: String, CodingKey { case paragraphs = "p" }
}

struct Paragraph: Codable, Sendable {
    @XMLAttribute var language: String
    @XMLText var text: String

    enum CodingKeys: String, CodingKey {
        case text
        case language = "lang"
    }
}
