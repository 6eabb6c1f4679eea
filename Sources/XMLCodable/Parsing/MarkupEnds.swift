/// Where markup begins and ends, for what only finds tags: the cutter of streams, and the repair of the ends of documents.
///
/// Nothing is checked: the scanner reads what was found.
package enum MarkupEnds {
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

    /// Finds the end of a document type declaration, from after its `<!DOCTYPE` on.
    struct Doctype {
        private enum State {
            case outside, quoted(UInt8), comment, instruction
        }

        private var state = State.outside
        private var brackets = 0
        private var declarations = 0
        private var previous: (UInt8, UInt8, UInt8) = (0, 0, 0)

        /// Moves to after the `>` that ends the declaration; returns false if the text ends before.
        mutating func read(_ text: CursorText, _ at: inout ByteCursor) -> Bool {
            while at < text.end {
                let byte = at[0]
                at += 1
                defer { previous = (previous.1, previous.2, byte) }
                switch state {
                case .quoted(let quote): if byte == quote { state = .outside }
                case .comment: if byte == UInt8(ascii: ">"), ends(in: UInt8(ascii: "-")) { state = .outside }
                case .instruction: if byte == UInt8(ascii: ">"), previous.2 == UInt8(ascii: "?") { state = .outside }
                case .outside:
                    switch byte {
                    case UInt8(ascii: "\""), UInt8(ascii: "'"): state = .quoted(byte)
                    case UInt8(ascii: "["): brackets += 1
                    case UInt8(ascii: "]"): brackets -= 1
                    case UInt8(ascii: "?") where previous.2 == UInt8(ascii: "<"):
                        state = .instruction
                        declarations -= 1
                    case UInt8(ascii: "-")
                    where previous.2 == UInt8(ascii: "-") && previous.1 == UInt8(ascii: "!")
                        && previous.0 == UInt8(ascii: "<"):
                        state = .comment
                        declarations -= 1
                        previous = (0, 0, 0)
                        continue
                    case UInt8(ascii: "<"): declarations += 1
                    case UInt8(ascii: ">"):
                        if declarations > 0 { declarations -= 1 } else if brackets <= 0 { return true }
                    default: break
                    }
                }
            }
            return false
        }

        private func ends(in byte: UInt8) -> Bool { previous.1 == byte && previous.2 == byte }
    }
}
