import XMLCodable

/// A book: few elements, long text.
package struct Book: Codable, Sendable {
    var paragraphs: [Paragraph]

    enum CodingKeys: String, CodingKey { case paragraphs = "p" }
}

struct Paragraph: Codable, Sendable {
    @Attribute var language: String
    @Text var text: String

    enum CodingKeys: String, CodingKey {
        case text
        case language = "lang"
    }
}
