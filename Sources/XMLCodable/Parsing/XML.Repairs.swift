extension XML {
    /// What the parser repairs in documents that are nearly XML; see ``ParsingOptions/repairs``.
    ///
    /// ```swift
    /// decoder.parsingOptions.repairs = [.bareAmpersands, .controlCharacters]
    /// ```
    ///
    /// Repairs keep all text, and each one that is applied is listed: in ``Document/repairs``, in the reports of a decoder, in
    /// `XMLRecordReader.repairs`, and by `XML.Document.check`. What is written is well-formed. The limits hold as before.
    public struct Repairs: OptionSet, Sendable, Hashable {
        /// The bits of the repairs.
        public let rawValue: UInt8

        /// Creates repairs from their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// An `&` that begins no reference is text (section 2.4): `a & b`, and `?a=1&b=2` in an attribute.
        public static let bareAmpersands = Repairs(rawValue: 1)
        /// Characters that XML does not allow (section 2.2), such as U+0000 and U+000B, are spaces; U+FFFE, U+FFFF and
        /// surrogates are U+FFFD. So are references to them, such as `&#0;`.
        public static let controlCharacters = Repairs(rawValue: 2)
        /// A prefix that is not declared (Namespaces in XML, section 5) is part of a name in no namespace: `gpxx:Track`.
        public static let undeclaredPrefixes = Repairs(rawValue: 4)
        /// A reference to an entity that the document does not declare (section 4.1) is text: `&nbsp;` stays `&nbsp;`. For
        /// the characters of HTML's entities, there is ``ParsingOptions/entities``.
        public static let undeclaredEntities = Repairs(rawValue: 8)
        /// Text before and after the root element (section 2.1) is no part of the document. ``Repair/text`` has it. An XML
        /// declaration (section 2.8) after such text is that of the document; any further one is left out as well.
        public static let outsideRoot = Repairs(rawValue: 16)
        /// Elements that are open at the end of the document (section 2.1) end there. A tag that is cut off is left out, and
        /// ``Repair/text`` has it; so is a character that is cut off, for which it has U+FFFD.
        public static let missingEnd = Repairs(rawValue: 32)

        /// All repairs.
        public static let all: Repairs = [
            .bareAmpersands, .controlCharacters, .undeclaredPrefixes, .undeclaredEntities, .outsideRoot, .missingEnd,
        ]

        /// The name of the first repair.
        var name: String { Self.names.dropFirst(rawValue.trailingZeroBitCount).first ?? "none" }

        private static let names = [
            "bareAmpersands", "controlCharacters", "undeclaredPrefixes", "undeclaredEntities", "outsideRoot",
            "missingEnd",
        ]
    }

    /// A repair that was applied to a document.
    public struct Repair: Sendable, Hashable, CustomStringConvertible {
        /// The repair; one of those in ``Repairs``.
        public let kind: Repairs
        /// The line number, starting at 1.
        public let line: Int
        /// The column in characters (Unicode scalars), starting at 1.
        public let column: Int
        /// The byte offset from the start of the document, starting at 0, in the document's own encoding.
        public let byteOffset: Int
        /// What the document has at this place; empty if it only lacks end tags.
        public let text: String

        /// A description of the form `line:column: what was repaired`.
        public var description: String { "\(line):\(column): \(sentence)" }

        /// What was repaired, without the place.
        var sentence: String {
            let shown = text.unicodeScalars.prefix(60).reduce(into: "") { shown, scalar in
                shown += scalar.value < 0x20 || scalar.value == 0x7F ? " " : String(scalar)
            }
            let found = shown + (text.unicodeScalars.count > 60 ? "…" : "")
            switch kind {
            case .bareAmpersands: return "'&' begins no reference, and is text"
            case .controlCharacters:
                let scalar = text.unicodeScalars.first?.value ?? 0
                return text.hasPrefix("&")
                    ? "'\(found)' refers to a character that XML does not allow, and is replaced"
                    : "the character \(HexText.name(ofScalar: scalar)) is not allowed in XML, and is replaced"
            case .undeclaredPrefixes: return "the prefix of '\(found)' is not declared, and is part of the name"
            case .undeclaredEntities: return "the entity of '\(found)' is not declared, and the reference is text"
            case .outsideRoot: return "the text \"\(found)\" is outside of the root element, and is left out"
            default:
                return text.isEmpty
                    ? "the document ends inside an element, which ends here" : "the document ends inside \"\(found)\""
            }
        }
    }
}

/// The repairs of a document, in a compact form: their lines and columns are counted when they are asked for.
package struct RepairLog: Sendable {
    private struct Note {
        let kind: XML.Repairs
        let offset: UInt32
        var length: UInt32
        /// The text, if it is not that of the source.
        var text: String?

        /// The offset of what follows characters that were replaced; nil for other repairs.
        var end: UInt32? {
            kind == .controlCharacters && length > 0 && text != nil ? offset &+ length : nil
        }

        /// Whether it is that of a reference in the source.
        var isReference: Bool {
            text == nil && (kind == .bareAmpersands || kind == .controlCharacters || kind == .undeclaredEntities)
        }
    }

    /// Nil in nearly all documents, so that the log of one costs nothing.
    private var found: [Note]?
    private var notes: [Note] { found ?? [] }

    package init() {}

    var isEmpty: Bool { found == nil }

    private mutating func add(_ note: Note) {
        if found == nil { found = [note] } else { found?.append(note) }
    }

    /// Whether a repair says that the document ends early.
    var hasMissingEnd: Bool { notes.contains { $0.kind == .missingEnd } }

    /// Notes a repair. One of characters directly after another becomes part of it.
    ///
    /// - Parameter text: The text, if it is not that of the source.
    mutating func add(_ kind: XML.Repairs, at offset: Int, length: Int, text: String? = nil) {
        let note = Note(
            kind: kind, offset: UInt32(truncatingIfNeeded: offset), length: UInt32(truncatingIfNeeded: length),
            text: text)
        if !extendLast(by: note) { add(note) }
    }

    /// Makes a repair of characters part of one directly before it; returns false if there is none.
    private mutating func extendLast(by note: Note) -> Bool {
        guard note.kind == .controlCharacters, note.length > 0, let text = note.text, let end = found?.last?.end,
            end == note.offset
        else { return false }
        // The text is changed in place.
        let index = notes.count - 1
        found?[index].length += note.length
        found?[index].text?.append(text)
        return true
    }

    mutating func add(_ other: RepairLog) {
        for note in other.notes { add(note) }
    }

    /// Sorts the repairs by their places.
    mutating func sort() { found = found?.sorted(once: { $0.offset < $1.offset }) }

    /// Whether references in the source were repaired.
    var hasReferences: Bool { found?.contains { $0.isReference } ?? false }

    /// Whether names have prefixes that nothing declares.
    var hasUndeclaredPrefixes: Bool { found?.contains { $0.kind == .undeclaredPrefixes } ?? false }

    /// Whether a reference in the text of an entity was repaired, which the source refers to in a range. The repairs are sorted.
    func hasReferencesInEntities(_ range: Range<Int>) -> Bool {
        notes(in: range).contains { $0.length == 0 && $0.kind != .missingEnd }
    }

    /// Calls `body` with the range of each reference in a range of the source that was repaired. The repairs are sorted.
    func forEachReference(in range: Range<Int>, _ body: (Range<Int>) -> Void) {
        for note in notes(in: range) where note.isReference {
            body(Int(note.offset)..<Int(note.offset) + Int(note.length))
        }
    }

    private func notes(in range: Range<Int>) -> ArraySlice<Note> {
        let notes = notes
        let first = notes.indices.firstIndex(after: { Int(notes[$0].offset) < range.lowerBound })
        return notes[first...].prefix { Int($0.offset) < range.upperBound }
    }

    /// Returns the repairs in document order. They are sorted.
    func repairs(in source: SourceBytes) -> [XML.Repair] {
        let source = source.shown
        var count = TextPlace(startOf: source)
        return notes.map { note in
            let offset = Swift.min(Int(note.offset), source.count)
            count = TextPlace(to: offset, in: source, after: count)
            let location = SourcePosition(count, in: source)
            let length = Swift.min(Int(note.length), source.count - offset)
            // The slice does not outlive the statement.
            let text = note.text ?? (unsafe String(decoding: source.slice(offset, length), as: UTF8.self))
            return XML.Repair(
                kind: note.kind, line: location.line, column: location.column, byteOffset: location.offset, text: text)
        }
    }
}
