/// A position in a document, computed from a byte offset, and only when an error is created.
package struct SourcePosition: Equatable {
    /// The offset in bytes of the document in its original encoding.
    let offset: Int
    package let line: Int
    package let column: Int
    /// The offset in bytes of the UTF-8 text.
    private let place: Int

    /// Creates a location from an offset of the UTF-8 text.
    package init(offset: Int, in source: SourceBytes) {
        self.init(TextPlace(to: offset, in: source, after: TextPlace(startOf: source)), in: source)
    }

    init(_ place: TextPlace, in source: SourceBytes) {
        offset = source.documentOffset(of: place.offset)
        self.place = place.offset
        line = place.line
        column = place.column
    }

    /// The line around the location, at most 80 characters of it, with a caret below.
    package func snippet(in source: SourceBytes) -> String {
        let source = source.shown
        var start = place
        var characters = 0
        let first = source.textStart
        while start > first, characters < 60, !Self.isLineEnd(source[start - 1]) {
            start -= 1
            if source[start] & 0xC0 != 0x80 { characters += 1 }
        }
        let before = characters
        var end = place
        characters = 0
        while end < source.count, characters < 20, !Self.isLineEnd(source[end]) {
            end += 1
            while end < source.count, source[end] & 0xC0 == 0x80 { end += 1 }
            characters += 1
        }
        guard end > start else { return "" }
        // The line may have begun before the source.
        let lead = start == first ? String((source.origin?.lead ?? "").unicodeScalars.suffix(60 - before)) : ""
        let line = lead + Self.printable(start..<end, of: source)
        let indent = lead.unicodeScalars.count + Self.printable(start..<place, of: source).unicodeScalars.count
        return "    \(line)\n    \(String(repeating: " ", count: indent))^"
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// The text of a range with control characters replaced, since they would misplace the caret: a tab by a space,
    /// others by the replacement character.
    private static func printable(_ range: Range<Int>, of source: SourceBytes) -> String {
        var text = ""
        // The slice does not outlive the statement, and the caller retains the source.
        let shown = String(decoding: unsafe source.slice(range.lowerBound, range.count), as: UTF8.self)
        for scalar in shown.unicodeScalars {
            let isControl = scalar.value < 0x20 || scalar.value == 0x7F
            text.unicodeScalars.append(scalar == "\t" ? " " : isControl ? "\u{FFFD}" : scalar)
        }
        return text
    }
}

extension TextPlace {
    /// The start of the text of a source, of which the offset is that in the source.
    init(startOf source: SourceBytes) {
        self.init(
            offset: source.shown.textStart, line: source.origin?.place.line ?? 1,
            column: source.origin?.place.column ?? 1)
    }

    /// Counts from an earlier place in the same source.
    init(to offset: Int, in source: SourceBytes, after known: TextPlace) {
        let source = source.shown
        let offset = Swift.max(0, Swift.min(offset, source.count))
        // A place before the start of the text is within a byte order mark.
        self = known.offset < source.textStart ? TextPlace(startOf: source) : known
        if self.offset < offset {
            // The slice does not outlive the statement.
            pass(unsafe source.slice(self.offset, offset - self.offset), before: source[offset])
        }
        self.offset = offset
    }
}
