/// Where markup begins and ends, for what only finds it: the cutter of streams, the repair of the ends of documents, and what reads
/// finished markup once more.
///
/// Nothing is checked: the scanner reads what was found, or has read it.
package enum MarkupEnds {
    /// What markup is.
    enum Kind { case startTag, emptyTag, endTag, comment, section, instruction, doctype }

    /// Moves from the `<` of any markup to its last character, or to the end of the text if it has none; returns what it is.
    @inline(__always)
    static func skip(_ at: inout ByteCursor) -> Kind {
        switch at[1] {
        case UInt8(ascii: "/"):
            at = ByteSearch.next(UInt8(ascii: ">"), at)
            return .endTag
        case UInt8(ascii: "?"):
            at = (at + 2).last(of: "?>")
            return .instruction
        case UInt8(ascii: "!"): return skipDeclaration(&at)
        default: return skipTag(&at) == true ? .emptyTag : .startTag
        }
    }

    private static func skipDeclaration(_ at: inout ByteCursor) -> Kind {
        if at.stands("<!--") {
            at = (at + 4).last(of: "-->")
            return .comment
        }
        if at.stands("<![CDATA[") {
            at = (at + 9).last(of: "]]>")
            return .section
        }
        at += 2
        var doctype = Doctype()
        _ = doctype.read(&at)
        return .doctype
    }

    /// Whether a `<` before a byte begins markup outside of the root element, where it may be text that is repaired.
    static func beginsMarkup(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "/"): true
        // The first byte of a name, or part of what the scanner rejects.
        default: byte >= 0x80 || ByteClass.isNameStart(byte)
        }
    }

    /// Returns the index of the first markup outside of the root element; the number of bytes if there is none.
    package static func firstMarkup(in bytes: ByteSlice, from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            let isMarkup = index + 1 < bytes.count && beginsMarkup(bytes[index + 1])
            if bytes[index] == UInt8(ascii: "<"), isMarkup { break }
            index += 1
        }
        return index
    }

    /// Moves from the start of a start tag to its `>`; returns whether the element is empty, as by `<a/>`, or nil if the
    /// text ends before.
    @inline(__always)
    static func skipTag(_ at: inout ByteCursor) -> Bool? {
        while true {
            switch ByteSearch.tagStop(&at) {
            case UInt8(ascii: ">"): return false
            case UInt8(ascii: "/"):
                at += 1
                if at[0] == UInt8(ascii: ">") { return true }
            case 0: return nil
            case let quote:
                at = ByteSearch.next(quote, at + 1)
                guard at.rest > 0 else { return nil }
                at += 1
            }
        }
    }

    /// The number of bytes of the name in a start tag, which begins after its `<`.
    static func nameLength(_ tag: ByteSlice) -> Int {
        tag.firstIndex { ByteClass.isSpace($0) || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") } ?? tag.count
    }

    /// Finds the end of a document type declaration, from after its `<!DOCTYPE` on: as the scanner does that skips the internal
    /// subset.
    struct Doctype {
        private enum State {
            case outside, quoted(UInt8), comment, instruction
        }

        private var state = State.outside
        private var isInSubset = false
        private var previous: (UInt8, UInt8, UInt8) = (0, 0, 0)

        /// Moves to the `>` that ends the declaration; returns false if the text ends before.
        mutating func read(_ at: inout ByteCursor) -> Bool {
            while at.rest > 0 {
                if ends(with: at[0]) { return true }
                at += 1
            }
            return false
        }

        /// Reads the next byte, and returns whether it is the `>` that ends the declaration.
        private mutating func ends(with byte: UInt8) -> Bool {
            let (first, second, third) = previous
            previous = (second, third, byte)
            switch (state, byte) {
            case (.quoted(let quote), _): if byte == quote { state = .outside }
            case (.comment, UInt8(ascii: ">")):
                if second == UInt8(ascii: "-"), third == UInt8(ascii: "-") { state = .outside }
            case (.instruction, UInt8(ascii: ">")): if third == UInt8(ascii: "?") { state = .outside }
            case (.outside, UInt8(ascii: "\"")), (.outside, UInt8(ascii: "'")): state = .quoted(byte)
            case (.outside, UInt8(ascii: "[")): isInSubset = true
            case (.outside, UInt8(ascii: "]")): isInSubset = false
            case (.outside, UInt8(ascii: "?")) where third == UInt8(ascii: "<"): state = .instruction
            case (.outside, UInt8(ascii: "-")) where (first, second, third) == (0x3C, 0x21, 0x2D):
                state = .comment
                previous = (0, 0, 0)
            case (.outside, UInt8(ascii: ">")): return !isInSubset
            default: break
            }
            return false
        }
    }
}
