/// A place in a document: counted from a byte offset, and only when an error is made.
struct SourceLocation: Equatable {
    let offset: Int
    let line: Int
    let column: Int

    /// Lines end at LF, CR or CR LF; columns count Unicode scalars from 1.
    init(offset: Int, in source: SourceBytes) {
        self.init(offset: offset, in: source, from: SourceLocation.startOfText(source), line: 1, column: 1)
    }

    /// As ``init(offset:in:)``, counting on from an earlier place of the same source.
    init(offset: Int, in source: SourceBytes, after known: SourceLocation) {
        if offset >= known.offset, known.offset >= SourceLocation.startOfText(source) {
            self.init(offset: offset, in: source, from: known.offset, line: known.line, column: known.column)
        } else {
            self.init(offset: offset, in: source)
        }
    }

    private init(offset: Int, in source: SourceBytes, from start: Int, line: Int, column: Int) {
        let offset = Swift.max(0, Swift.min(offset, source.count))
        var line = line
        var column = column
        var index = start
        let base = source.base
        while index < offset {
            let byte = base[index]
            index += 1
            if byte == 0x0A || (byte == 0x0D && base[index] != 0x0A) {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        self.offset = offset
        self.line = line
        self.column = column
    }

    /// A byte order mark is no character of the document.
    private static func startOfText(_ source: SourceBytes) -> Int {
        let base = source.base
        return base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF ? 3 : 0
    }

    /// The line around the place, at most 80 characters of it, and a caret below.
    func snippet(in source: SourceBytes) -> String {
        let base = source.base
        var start = offset
        var characters = 0
        let first = SourceLocation.startOfText(source)
        while start > first, characters < 60, !Self.isLineEnd(base[start - 1]) {
            start -= 1
            if base[start] & 0xC0 != 0x80 { characters += 1 }
        }
        var end = offset
        characters = 0
        while end < source.count, characters < 20, !Self.isLineEnd(base[end]) {
            end += 1
            while end < source.count, base[end] & 0xC0 == 0x80 { end += 1 }
            characters += 1
        }
        guard end > start else { return "" }
        let line = Self.printable(source.slice(start, end - start))
        let indent = Self.printable(source.slice(start, offset - start)).unicodeScalars.count
        return "    \(line)\n    \(String(repeating: " ", count: indent))^"
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// Control characters would move the caret: they show as a space (tab) or as the replacement character.
    private static func printable(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        var text = ""
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            let isControl = scalar.value < 0x20 || scalar.value == 0x7F
            text.unicodeScalars.append(scalar == "\t" ? " " : isControl ? "\u{FFFD}" : scalar)
        }
        return text
    }
}
