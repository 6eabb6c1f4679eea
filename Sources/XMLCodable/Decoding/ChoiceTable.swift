/// A table that maps the elements of one document to the cases of a choice.
final class ChoiceTable {
    /// The keys of the cases.
    let table: DecodingKeyTable
    /// The index of the case that takes runs of text.
    private(set) var text: Int?
    /// The index of the case that takes the elements that no case names.
    private(set) var capture: Int?
    /// The index of its case plus one for each name number; 0 for none.
    private var cases: [Int32]
    /// The indices of the cases for names that are used in several namespaces, by name and namespace.
    private var qualified: [DecodingState.UsedName: Int] = [:]

    init(_ table: DecodingKeyTable, nameCount: Int) {
        self.table = table
        cases = Array(repeating: 0, count: nameCount)
    }

    /// Returns the index of the case that names a child element, if there is one.
    @inline(__always)
    func index(of record: NodeRecord) -> Int? {
        let found = Int(record.name) < cases.count ? cases[Int(record.name)] : 0
        if found != 0 { return Int(found) - 1 }
        return qualified.isEmpty ? nil : qualified[.init(number: record.name, namespace: record.namespace)]
    }

    /// Adds the case of a key according to its entry.
    func add(_ index: Int, holdsElement: Bool) {
        let entry = table.entries[index]
        switch entry.kind {
        case .text: text = index
        case .rest: capture = index
        case .element:
            name(index, .init(numbers: entry.hasAlternates ? table.core.pointee.alternates[index] ?? [] : [entry.name]))
        case .path: name(index, table.core.pointee.paths[index]?.literal ?? .init())
        case .attribute, .unresolved: break
        }
        if holdsElement, entry.kind != .rest, capture == nil { capture = index }
    }

    private func name(_ index: Int, _ names: DecodingKeyTable.NameSet) {
        for name in names.numbers where Int(name) < cases.count && cases[Int(name)] == 0 {
            guard let namespace = names.namespace else {
                cases[Int(name)] = Int32(truncatingIfNeeded: index + 1)
                continue
            }
            let used = DecodingState.UsedName(number: name, namespace: namespace)
            if qualified[used] == nil { qualified[used] = index }
        }
    }

    /// The names of the cases for an error message: `<circle>, <rect> or text`.
    var description: String {
        var words = table.core.pointee.keys.compactMap { $0 }.filter { !["*", "#text", ""].contains($0.stringValue) }
            .map { "<\($0.stringValue)>" }
        if text != nil { words.append("text") }
        guard let last = words.popLast() else { return "an element" }
        return words.isEmpty ? last : words.joined(separator: ", ") + " or " + last
    }
}

/// The character data between two child elements, ignoring comments and processing instructions.
struct TextRun: BitwiseCopyable {
    let parent: UInt32
    /// The nodes of the run; if `end` is that of the parent, the parent's own text is part of the run.
    let start: UInt32
    let end: UInt32
}
