/// A book in several languages: few elements, long text, most of it not ASCII.
package struct Book: BenchmarkDocument {
    package var paragraphs: [Paragraph]

    package init(paragraphs: [Paragraph]) { self.paragraphs = paragraphs }

    package static var root: RootElement { RootElement(name: "book") }

    enum CodingKeys: String, CodingKey { case paragraphs = "p" }
}

/// Some two thousand bytes of text.
package struct Paragraph: Codable, Equatable, Sendable, AttributeBearing {
    package var language: String
    package var text: String

    package init(language: String, text: String) {
        self.language = language
        self.text = text
    }

    enum CodingKeys: String, CodingKey {
        case language = "lang"
        case text = ""
    }

    package static func isAttribute(_ key: any CodingKey) -> Bool {
        switch key {
        case CodingKeys.language: true
        default: false
        }
    }
}
