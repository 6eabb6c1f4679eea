/// The prefixes that a document uses, found on its tape when it is complete.
struct UsedPrefixes {
    typealias Use = DocumentNamespaces.Use

    private var distinctUses = DistinctList<Use>()
    /// The prefixes of names that come from the model or from data.
    private var literal = DistinctList<Int32>()
    /// Those that are used without a declaration around them.
    private(set) var undeclared: [Int32] = []
    /// The same, and those that the root declares: no further use of them matters.
    private var settled = DistinctList<Int32>()
    /// What was added last. Names with one prefix often follow each other.
    private var last: (prefix: Int32, use: Use?, scope: Int32)?
    /// Whether the encoder wrote a prefix for the namespace of an attribute.
    private(set) var hasAttributes = false

    /// The prefixes that the encoder wrote, in the order of their first use.
    var uses: [Use] { distinctUses.elements }

    func isLiteral(_ prefix: Int32) -> Bool { literal.contains(prefix) }

    init() {}

    /// - Parameters:
    ///   - start: The first record that counts. Defaults to the root.
    ///   - outside: The number of records of the elements around it, and of their attributes.
    init(
        _ tape: borrowing Tape, _ names: borrowing NameStock, _ namespaces: DocumentNamespaces, from start: Int32 = 0,
        outside: Int32 = 0
    ) {
        let records = start..<max(start, tape.count)
        var scopes = PrefixScopes(tape, records)
        if namespaces.hasDeclarations {
            for index in 0..<outside where names[tape[index].name].declaredPrefix >= 0 {
                if tape[index].kind == .attribute { settled.insert(names[tape[index].name].declaredPrefix) }
            }
            for index in records where tape[index].kind == .attribute && !scopes.isRemoved(index) {
                let (declared, element) = (names[tape[index].name].declaredPrefix, tape[index].parent)
                if declared >= 0 { if element == 0 { settled.insert(declared) } else { scopes.add(declared, element) } }
            }
            scopes.finish(tape, records)
        }
        let hidden = Self.hidden(namespaces, from: start)
        var next = 0
        for index in records {
            let record = tape[index]
            switch record.kind {
            case .element, .leaf, .attribute:
                let name = names[record.name]
                if name.prefix < 0 || scopes.isRemoved(index) { break }
                let use = Use(name)
                if use != nil, record.kind == .attribute { hasAttributes = true }
                add(name.prefix, use, index, scopes, tape)
            case .text, .markup, .list, .removed: break
            }
            while next < hidden.count, hidden[next].record <= index {
                let (record, name) = hidden[next]
                if !scopes.isRemoved(record) { add(name.number, name.use, record, scopes, tape) }
                next += 1
            }
        }
    }

    private mutating func add(
        _ prefix: Int32, _ use: Use?, _ record: Int32, _ scopes: PrefixScopes, _ tape: borrowing Tape
    ) {
        let scope = scopes.nearest(record)
        if let last, last.prefix == prefix, last.use == use, last.scope == scope { return }
        last = (prefix, use, scope)
        if let use { distinctUses.insert(use) } else { literal.insert(prefix) }
        guard !settled.contains(prefix), !scopes.declares(prefix, around: scope, tape) else { return }
        undeclared.append(prefix)
        settled.insert(prefix)
    }

    /// The prefixes in texts and in markup, by their records, in order.
    private static func hidden(
        _ namespaces: DocumentNamespaces, from start: Int32
    ) -> [(record: Int32, name: DocumentNamespaces.QualifiedText.Name)] {
        var hidden = namespaces.hidden.filter { $0.record >= start }
        let texts = namespaces.qualifiedTexts
        let last = texts.lastIndex { $0.record < start } ?? -1
        for text in texts[(last + 1)...] {
            for name in text.names where name.number >= 0 { hidden.append((text.record, name)) }
        }
        return hidden.sorted(once: { $0.record < $1.record })
    }
}

/// The elements inside the root that declare prefixes.
private struct PrefixScopes {
    /// The first record that counts.
    private let start: Int32
    /// Whether each record from there on is left out; empty if none is.
    private var removed: [Bool] = []
    private var declared = RareSet<UInt64>()
    private var elements = RareSet<Int32>()
    /// The nearest of the elements around each record, or the record itself; -1 for none.
    private var nearest: [Int32] = []

    init(_ tape: borrowing Tape, _ records: Range<Int32>) {
        start = records.lowerBound
        if tape.isInOrder { return }
        for index in records {
            let record = tape[index]
            removed.append(record.kind == .removed || record.parent >= start && removed[Int(record.parent - start)])
        }
    }

    func isRemoved(_ index: Int32) -> Bool { !removed.isEmpty && removed[Int(index - start)] }

    mutating func add(_ prefix: Int32, _ element: Int32) {
        declared.insert(FrameStack.pair(element, prefix))
        elements.insert(element)
    }

    /// Prepares for questions, once all elements are known.
    mutating func finish(_ tape: borrowing Tape, _ records: Range<Int32>) {
        if elements.isEmpty { return }
        for index in records { nearest.append(elements.contains(index) ? index : scope(of: tape[index].parent)) }
    }

    private func scope(of index: Int32) -> Int32 { index < start ? -1 : nearest[Int(index - start)] }

    /// The nearest of the elements around a record.
    func nearest(_ record: Int32) -> Int32 { nearest.isEmpty ? -1 : scope(of: record) }

    /// Whether the nearest of the elements around a record, or one around that, declares a prefix.
    func declares(_ prefix: Int32, around nearest: Int32, _ tape: borrowing Tape) -> Bool {
        var element = nearest
        while element >= 0 {
            if declared.contains(FrameStack.pair(element, prefix)) { return true }
            element = scope(of: tape[element].parent)
        }
        return false
    }
}
