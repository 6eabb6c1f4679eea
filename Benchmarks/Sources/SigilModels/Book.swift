/// A book: few elements, long text.
package struct Book: Codable, Sendable {
    var paragraphs: [Paragraph]

    enum CodingKeys: String, CodingKey { case paragraphs = "p" }
}

struct Paragraph: Codable, Sendable {
    var language: String
    var text: String

    enum CodingKeys: String, CodingKey {
        case language = "@lang"
        case text = "#text"
    }
}
