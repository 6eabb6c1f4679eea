package import BenchmarkModels

/// A book: long text of characters of two to four bytes, with a reference here and there.
package enum TextShape: DocumentShape {
    package static var name: String { "text" }

    package static func sample(size: Int, seed: UInt64) -> Sample<Book> {
        var random = SeededGenerator(seed: seed)
        var markup = Markup()
        var paragraphs: [Paragraph] = []
        markup.open(Book.root.name)
        while markup.count < size {
            let language = Vocabulary.languages[random.below(Vocabulary.languages.count)]
            let text = random.sentence(of: language.words, words: 120...240)
            let paragraph = Paragraph(language: language.code, text: text)
            markup.raw("\n  ")
            markup.element("p", paragraph.text, ["lang": paragraph.language])
            paragraphs.append(paragraph)
        }
        markup.raw("\n")
        markup.close(Book.root.name)
        return Sample(value: Book(paragraphs: paragraphs), data: markup.data)
    }
}
