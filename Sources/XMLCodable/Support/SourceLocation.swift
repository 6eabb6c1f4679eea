/// A place in a document: counted from a byte offset, and only when an error is made.
struct SourceLocation: Equatable {
    /// In bytes of the document as it came.
    let offset: Int
    /// In bytes of UTF-8.
    private let place: Int
    let line: Int
    let column: Int

    /// Lines end at LF, CR or CR LF; columns count Unicode scalars from 1.
    init(offset: Int, in source: SourceBytes) {
        self.init(offset: offset, in: source, from: source.textStart, line: 1, column: 1)
    }

    /// As ``init(offset:in:)``, counting on from an earlier place of the same source.
    init(offset: Int, in source: SourceBytes, after known: SourceLocation) {
        if offset >= known.place, known.place >= source.textStart {
            self.init(offset: offset, in: source, from: known.place, line: known.line, column: known.column)
        } else {
            self.init(offset: offset, in: source)
        }
    }

    private init(offset: Int, in source: SourceBytes, from start: Int, line: Int, column: Int) {
        let offset = Swift.max(0, Swift.min(offset, source.count))
        var line = line
        var column = column
        var index = start
        while index < offset {
            let byte = source[index]
            index += 1
            if byte == 0x0A || (byte == 0x0D && source[index] != 0x0A) {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        self.offset = source.documentOffset(of: offset)
        place = offset
        self.line = line
        self.column = column
    }

    /// The line around the place, at most 80 characters of it, and a caret below.
    func snippet(in source: SourceBytes) -> String {
        var start = place
        var characters = 0
        let first = source.textStart
        while start > first, characters < 60, !Self.isLineEnd(source[start - 1]) {
            start -= 1
            if source[start] & 0xC0 != 0x80 { characters += 1 }
        }
        var end = place
        characters = 0
        while end < source.count, characters < 20, !Self.isLineEnd(source[end]) {
            end += 1
            while end < source.count, source[end] & 0xC0 == 0x80 { end += 1 }
            characters += 1
        }
        guard end > start else { return "" }
        let line = Self.printable(start..<end, of: source)
        let indent = Self.printable(start..<place, of: source).unicodeScalars.count
        return "    \(line)\n    \(String(repeating: " ", count: indent))^"
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// Control characters would move the caret: they show as a space (tab) or as the replacement character.
    private static func printable(_ range: Range<Int>, of source: SourceBytes) -> String {
        var text = ""
        // The slice ends with the statement, and the source is held.
        let shown = String(decoding: unsafe source.slice(range.lowerBound, range.count), as: UTF8.self)
        for scalar in shown.unicodeScalars {
            let isControl = scalar.value < 0x20 || scalar.value == 0x7F
            text.unicodeScalars.append(scalar == "\t" ? " " : isControl ? "\u{FFFD}" : scalar)
        }
        return text
    }
}
