/// Where the text of a source comes from, if it is a part of a longer document.
///
/// Offsets in the document are those of its UTF-8 text.
package struct TextOrigin: Sendable {
    /// The place of the first byte in the document.
    let place: TextPlace
    /// The end of the line before it, for the snippets of errors.
    var lead = ""
    /// How many elements of each name come before the part, by the number of elements around them.
    var siblings: [SiblingNumbers] = []
    /// What the parts before it had.
    var earlier = Expansion()
    /// Maps an offset to the offset in the original encoding; nil if the document is UTF-8.
    var original: (@Sendable (Int) -> Int)?
    /// The character that takes the place of U+0000 in the source; nil if none does.
    var zero: UInt8?

    package init(
        place: TextPlace, lead: String = "", siblings: [SiblingNumbers] = [], earlier: Expansion = Expansion(),
        original: (@Sendable (Int) -> Int)? = nil, zero: UInt8? = nil
    ) {
        self.place = place
        self.lead = lead
        self.siblings = siblings
        self.earlier = earlier
        self.original = original
        self.zero = zero
    }

    /// How much entities and default attributes added to a document.
    package struct Expansion: Sendable {
        /// The number of bytes of the document itself.
        package var size = 0
        /// The number of bytes that were added.
        var produced = 0
        /// The number of references to entities.
        var references = 0

        package init(size: Int = 0, produced: Int = 0, references: Int = 0) {
            self.size = size
            self.produced = produced
            self.references = references
        }
    }

    /// The offset of a byte of the source in the document, in the original encoding.
    func documentOffset(of offset: Int) -> Int {
        original?(place.offset + offset) ?? place.offset + offset
    }

    /// The number of an element among its siblings of one name, in an error; 0 if it is not shown.
    ///
    /// What follows in the document is not known yet, so only elements after the first one have a number.
    ///
    /// - Parameters:
    ///   - number: The number in the source.
    ///   - level: The number of elements around it.
    ///   - isOpen: Whether the innermost of these began before the part.
    func number(_ number: Int, of name: ByteSlice, level: Int, isOpen: Bool) -> Int {
        let all = number + (isOpen ? siblings[level].count(of: name) : 0)
        return all > 1 ? all : 0
    }
}

/// A place in the text of a document.
package struct TextPlace: Sendable, Equatable {
    /// The offset in bytes of the UTF-8 text.
    package var offset = 0
    /// The line, from 1.
    package var line = 1
    /// The column in Unicode scalars, from 1.
    package var column = 1

    package init(offset: Int = 0, line: Int = 1, column: Int = 1) {
        self.offset = offset
        self.line = line
        self.column = column
    }

    /// Moves past a part of a text. Lines end at LF, CR or CR LF.
    ///
    /// - Parameter next: The byte after it, if it may end inside a line end.
    package mutating func pass(_ part: ByteSlice, before next: UInt8 = 0) {
        offset += part.count
        var start = 0
        if ByteSearch.count(of: 0x0D, in: part) > 0 {
            for index in 0..<part.count {
                let isEnd = part[index] == 0x0D && (index + 1 < part.count ? part[index + 1] : next) != 0x0A
                guard isEnd || part[index] == 0x0A else { continue }
                line += 1
                start = index + 1
            }
        } else {
            let ends = ByteSearch.count(of: 0x0A, in: part)
            line += ends
            if ends > 0 { start = part.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0 }
        }
        if start > 0 { column = 1 }
        for index in start..<part.count where part[index] & 0xC0 != 0x80 { column += 1 }
    }
}
