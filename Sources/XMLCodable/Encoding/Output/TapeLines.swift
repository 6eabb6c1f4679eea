/// Which elements of a tape are written on lines of their own.
///
/// Indenting changes only white space between elements. An element that contains text other than white space, a CDATA
/// section or a list of mixed content, or that has `xml:space="preserve"`, is written exactly, with all of its content.
struct TapeLines {
    /// What is around the records that are written, if it was written before.
    struct Outside {
        /// The number of elements around them.
        let level: Int
        /// Whether they are written exactly.
        let isExact: Bool
    }

    private struct Flags: OptionSet {
        let rawValue: UInt8
        /// The element, or that around the list, contains elements.
        static let hasElements = Flags(rawValue: 1)
        /// No white space is added or left out in it.
        static let isExact = Flags(rawValue: 2)
    }

    private let range: Range<Int32>
    private var flags: [Flags]
    private let indentation: XML.Indentation
    private let outside: Outside?

    /// - Parameters:
    ///   - range: The records that are written.
    ///   - outside: What is around them; nil if they are the whole document.
    /// - Returns: nil if there is markup among the records, which has to be parsed.
    init?(
        _ tape: borrowing Tape, _ names: borrowing NameStock, _ indentation: XML.Indentation, _ range: Range<Int32>,
        in outside: Outside?
    ) {
        self.range = range
        self.indentation = indentation
        self.outside = outside
        flags = [Flags](repeating: [], count: range.count)
        for index in range {
            let record = tape[index]
            guard record.kind != .markup else { return nil }
            if record.keeps == .space { flags[place(index)].insert(.isExact) }
            if isWritten(record.parent) { flags[place(record.parent)].formUnion(Self.mark(index, tape, names)) }
        }
        // A list has no tags, so what it contains is in the element around it, beside what that contains.
        for index in range.reversed() where tape[index].kind == .list {
            let parent = tape[index].parent
            if isWritten(parent) { flags[place(parent)].formUnion(flags[place(index)]) }
        }
        for index in range {
            let record = tape[index]
            if record.kind == .list, isWritten(record.parent) {
                flags[place(index)] = flags[place(record.parent)]
            } else if isExact(in: record.parent) {
                flags[place(index)].insert(.isExact)
            }
        }
    }

    /// Whether a parent, which comes before its content, is among the records that are written.
    private func isWritten(_ parent: Int32) -> Bool { parent >= range.lowerBound }
    private func place(_ index: Int32) -> Int { Int(index - range.lowerBound) }

    /// What a record says of the element or list that it is in.
    private static func mark(_ index: Int32, _ tape: borrowing Tape, _ names: borrowing NameStock) -> Flags {
        switch tape[index].kind {
        case .element, .leaf: .hasElements
        case .text: tape.isSpace(index) ? [] : .isExact
        case .attribute:
            names.isXMLSpace(tape[index].name) && tape.string(index) == "preserve" ? .isExact : []
        case .list, .markup, .removed: []
        }
    }

    private func isExact(in parent: Int32) -> Bool {
        isWritten(parent) ? flags[place(parent)].contains(.isExact) : outside?.isExact ?? false
    }

    // MARK: - Writing

    /// Whether a text is left out: white space beside elements that are on lines of their own.
    func leavesOutSpace(in parent: Int32) -> Bool {
        isWritten(parent) && flags[place(parent)] == .hasElements
    }

    /// Begins a line for an element, if it is on one of its own.
    ///
    /// - Parameter depth: The number of elements around it that were written with it.
    func begin(elementIn parent: Int32, _ depth: Int, to out: inout ByteBuffer) {
        guard isWritten(parent) || outside != nil, !isExact(in: parent) else { return }
        indentation.appendLine((outside?.level ?? 0) + depth, to: &out)
    }

    /// Begins a line for the end tag of an element, if it is on one of its own.
    func begin(endOf element: Int32, _ depth: Int, to out: inout ByteBuffer) {
        guard flags[place(element)] == .hasElements else { return }
        indentation.appendLine((outside?.level ?? 0) + depth, to: &out)
    }
}
