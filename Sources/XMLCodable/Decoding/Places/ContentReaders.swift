/// The readers of content that no key names: keys that take what the other keys of a model leave to them.
///
/// Each node has one reader: the key that names it, or else the first key to be decoded that takes it. Only
/// ``XMLAnyElements`` and ``XMLAnyAttributes`` leave to later keys what they took. The list contains the readers of the
/// element that is being decoded and of those around it.
struct ContentReaders {
    /// What a reader takes.
    enum Part {
        /// What the cases of a choice name.
        case cases(ChoiceTable)
        /// All elements that are left.
        case elements
        /// All elements and all text that are left.
        case nodes
        /// All attributes that are left.
        case attributes
        /// All comments.
        case comments
        /// An attribute or a child element that the library itself reads, such as a discriminator.
        case mark(UsedName, isAttribute: Bool)
    }

    struct Reader {
        /// The element with the keys, and its end.
        let owner: UInt32
        let end: UInt32
        /// The steps to the elements whose content is read; usually none.
        let steps: [DecodingKeyTable.Path.Step]
        /// The table, which its call keeps; nil for the library itself.
        let table: Uncounted<DecodingKeyTable>?
        /// The index of the key. For the library itself, a number for the name.
        let index: Int
        let part: Part
        /// What is removed from the value of the reader if another one takes it.
        var correction: LateCorrection?
    }

    private var readers: [Reader] = []

    var isEmpty: Bool { readers.isEmpty }

    mutating func removeAll() { readers = [] }

    /// Adds a reader, and forgets those of elements that are finished.
    mutating func add(_ reader: Reader) {
        while let last = readers.last, last.owner > reader.owner || last.end <= reader.owner { readers.removeLast() }
        let known = readers(of: reader.owner).firstIndex {
            $0.index == reader.index && $0.table?.id == reader.table?.id
        }
        if let known { readers[known] = reader } else { readers.append(reader) }
    }

    /// Forgets what the keys of a table read from an element, which is read again: the value may be another attempt.
    mutating func forget(_ owner: UInt32, _ table: Uncounted<DecodingKeyTable>) {
        readers.removeAll { $0.owner == owner && $0.table?.id == table.id }
    }

    /// Returns the readers of the content of an element that belong to the same model as the keys of a table: the library
    /// itself, the keys of the table, and those of others that share the element. The keys of any other table belong to
    /// another attempt at a value.
    fileprivate func readers(
        of owner: UInt32, beside table: DecodingKeyTable, _ sharers: [DecodingKeyTable]
    ) -> [Reader] {
        readers(of: owner).filter { reader in
            guard let other = reader.table?.object else { return true }
            return other === table || sharers.contains { $0 === other }
        }
    }

    /// Returns what ``XMLAnyElements`` and ``XMLAnyAttributes`` took from an element.
    func corrections(of owner: UInt32) -> [(part: Part, correction: LateCorrection)] {
        readers(of: owner).compactMap { reader in reader.correction.map { (reader.part, $0) } }
    }

    /// Returns the tables of keys for the rest of an element that have taken a child element, and will not leave it.
    fileprivate func tables(taking child: NodeRecord, of owner: UInt32) -> [DecodingKeyTable] {
        readers(of: owner).compactMap { reader in
            guard reader.correction == nil, reader.steps.isEmpty else { return nil }
            let takes =
                switch reader.part {
                case .cases(let cases): cases.capture != nil || cases.index(of: child) != nil
                case .elements, .nodes: true
                case .attributes, .comments, .mark: false
                }
            return takes ? reader.table?.object : nil
        }
    }

    /// Returns whether a name is that of a discriminator in an element.
    func hasMark(_ name: UsedName, isAttribute: Bool, in owner: UInt32) -> Bool {
        readers(of: owner).contains {
            if case .mark(name, isAttribute: isAttribute) = $0.part { true } else { false }
        }
    }

    private func readers(of owner: UInt32) -> ArraySlice<Reader> {
        var end = readers.count
        while end > 0, readers[end - 1].owner > owner { end -= 1 }
        var start = end
        while start > 0, readers[start - 1].owner == owner { start -= 1 }
        return readers[start..<end]
    }
}

/// The content of an element that is left to a key.
struct LeftContent {
    /// The table of the key, which its call keeps.
    let table: Uncounted<DecodingKeyTable>
    /// The names that other keys of the same type use.
    let known: KnownNames
    /// The other readers.
    fileprivate let others: [ContentReaders.Reader]
    /// The names of those that are the keys of another type.
    fileprivate let names: [KnownNames]
    /// Whether the key takes what ``XMLAnyElements`` took before.
    fileprivate let takesOver: Bool
    /// The names of discriminators that are read later.
    fileprivate let marks: [NameSet]

    /// Whether the type has other keys, so that their wrappers may take what the key leaves.
    var isShared: Bool {
        let keys = table.read { EnumMetadata.keys(of: $0.keyMetatype) }
        return keys.map { $0.count > 1 } ?? true
    }

    /// Returns whether a child element is left to the key.
    func has(_ child: NodeRecord) -> Bool {
        if known.hasChild(child.usedName) { return false }
        if !marks.isEmpty, marks.contains(where: { $0.contains(child.usedName) }) { return false }
        return others.isEmpty && names.isEmpty || !isTaken(child)
    }

    @inline(never)
    private func isTaken(_ child: NodeRecord) -> Bool {
        if names.contains(where: { $0.hasChild(child.usedName) }) { return true }
        return others.contains { other in
            switch other.part {
            case .cases(let cases): cases.capture != nil || cases.index(of: child) != nil
            case .elements: !(takesOver && other.correction != nil)
            case .nodes: true
            case .mark(let name, let isAttribute): !isAttribute && name == child.usedName
            case .attributes, .comments: false
            }
        }
    }

    /// Whether the text is left to the key.
    var hasText: Bool {
        if known.hasText || names.contains(where: { $0.hasText }) { return false }
        return !others.contains { other in
            switch other.part {
            case .cases(let cases): cases.text != nil
            case .nodes: true
            case .elements, .attributes, .comments, .mark: false
            }
        }
    }

    /// Whether the comments are left to the key.
    var hasComments: Bool {
        !others.contains { other in
            switch other.part {
            case .comments, .nodes: true
            case .cases, .elements, .attributes, .mark: false
            }
        }
    }

    /// Returns whether an attribute is left to the key.
    func has(attribute name: UsedName) -> Bool {
        if known.hasAttribute(name) || names.contains(where: { $0.hasAttribute(name) }) { return false }
        return !others.contains { other in
            switch other.part {
            case .attributes: true
            case .mark(let mark, let isAttribute): isAttribute && mark == name
            case .cases, .elements, .nodes, .comments: false
            }
        }
    }
}

extension PlaceFinder {
    /// Returns the content of an element, or of those that a path leads to, that is left to a key.
    ///
    /// - Parameter isAny: Whether the value is an ``XMLAnyElements`` or ``XMLAnyAttributes``. Any other takes what these
    ///   took before.
    func leftContent(
        _ owner: UInt32, _ path: Int32, _ table: DecodingKeyTable, _ index: Int, isAny: Bool = false
    ) -> LeftContent {
        table.core.value.isReliedOn = true
        let known = keys.knownNames(table, path, except: index, asPath: !isAny)
        let sharers = sharers(of: table, path)
        let steps = isAny ? [] : keys.contentPath(index, table) ?? []
        let others =
            core.value.readers.isEmpty
            ? []
            : core.value.readers.readers(of: owner, beside: table, sharers).filter {
                $0.steps == steps && ($0.table?.id != ObjectIdentifier(table) || $0.index != index)
            }
        let value = table.core.value.marks.isEmpty ? nil : paths.keysOfElement(path)?.owner
        let marks = table.core.value.marks.filter { $0.owner == value && steps.isEmpty }
        // The call keeps the table until it ends.
        return LeftContent(
            table: unsafe Uncounted(table), known: known, others: others,
            names: sharers.map { keys.knownNames($0, path, below: steps) }, takesOver: !isAny,
            marks: marks.map { keys.markNames($0.name, isAttribute: false) })
    }

    /// Records that a key takes content of an element, or of the elements that it leads to, and removes that content from
    /// what ``XMLAnyElements`` took.
    ///
    /// - Parameter taken: The nodes, which may contain others as well.
    @inline(__always)
    func noteReader(
        _ part: ContentReaders.Part, of owner: UInt32, _ path: Int32, _ table: DecodingKeyTable, _ index: Int,
        taken: @autoclosure () -> [UInt32]
    ) {
        // In most models, no other key takes content, and the nodes need not be listed.
        let isWatched = refusesUnknownChoices || !core.value.readers.isEmpty
        noteReader(part, of: owner, path, table, index, nodes: isWatched ? taken() : [])
    }

    @inline(never)
    private func noteReader(
        _ part: ContentReaders.Part, of owner: UInt32, _ path: Int32, _ table: DecodingKeyTable, _ index: Int,
        nodes: [UInt32]
    ) {
        claim(nodes)
        if !core.value.readers.isEmpty {
            var taken = RareSet<UInt32>()
            for reader in core.value.readers.readers(of: owner, beside: table, sharers(of: table, path)) {
                guard case .elements = reader.part, let correction = reader.correction else { continue }
                if taken.isEmpty { taken = RareSet(nodes) }
                correction.remove { taken.contains($0) }
            }
        }
        add(part, of: owner, table, index, keys.contentPath(index, table) ?? [], nil)
    }

    /// Records that an ``XMLAnyElements`` or ``XMLAnyAttributes`` takes nodes of an element, which others may correct.
    func noteReader(
        _ part: ContentReaders.Part, of owner: UInt32, _ table: DecodingKeyTable, _ index: Int,
        _ correction: LateCorrection?
    ) {
        add(part, of: owner, table, index, [], correction)
    }

    private func add(
        _ part: ContentReaders.Part, of owner: UInt32, _ table: DecodingKeyTable, _ index: Int,
        _ steps: [DecodingKeyTable.Path.Step], _ correction: LateCorrection?
    ) {
        // The call keeps the table until it ends.
        core.value.readers.add(
            ContentReaders.Reader(
                owner: owner, end: document[owner].end, steps: steps, table: unsafe Uncounted(table), index: index,
                part: part, correction: correction))
    }

    /// Forgets who has read what.
    func restart() {
        core.value.mustRestart = false
        core.value.readers.removeAll()
        core.value.claims = ContentClaims()
        core.value.rests.removeAll()
    }

    /// Records that the library itself reads an attribute or a child element.
    ///
    /// - Parameter wanted: The name of the discriminator, if it is an element. A key for the rest that took it before could
    ///   not know, so the call is run again.
    @inline(never)
    func noteMark(_ mark: DecodingPlace, of owner: UInt32, named wanted: String? = nil) {
        let isAttribute = mark.kind == .attribute
        let name = isAttribute ? document.attribute(at: mark.node).usedName : document[mark.node].usedName
        if let wanted {
            let learned = DecodingKeyTable.Mark(name: wanted, owner: paths.keysOfElement(mark.path)?.owner)
            for table in core.value.readers.tables(taking: document[mark.node], of: owner)
            where !table.core.value.marks.contains(learned) {
                table.core.value.marks.append(learned)
                core.value.mustRestart = true
            }
        }
        for (part, correction) in core.value.readers.corrections(of: owner) {
            switch part {
            case .attributes where isAttribute: correction.remove { $0 == mark.node }
            case .elements where !isAttribute: correction.remove { document[$0].usedName == name }
            default: break
            }
        }
        // An element can have several marks.
        let index = isAttribute ? ~Int(name.number) : Int(name.number)
        core.value.readers.add(
            ContentReaders.Reader(
                owner: owner, end: document[owner].end, steps: [], table: nil, index: index,
                part: .mark(name, isAttribute: isAttribute)))
    }

    /// Whether a child element is a discriminator of its parent.
    func isMark(_ child: UInt32, of parent: UInt32) -> Bool {
        !core.value.readers.isEmpty
            && core.value.readers.hasMark(document[child].usedName, isAttribute: false, in: parent)
    }

    /// Whether a discriminator of an element is one of its children.
    func hasElementMark(_ node: UInt32) -> Bool {
        !core.value.readers.isEmpty && document.children(node).contains { isMark($0, of: node) }
    }
}
