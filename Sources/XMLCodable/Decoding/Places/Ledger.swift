/// Who takes which content of the document that no key names.
///
/// Each node has one reader: the key that names it, or else the first key to be decoded that takes it. Only a value that
/// takes the rest whatever its key is leaves to later keys what it took, and every key leaves a mark. Where a key has taken
/// what it should have left, the call is run again, and that key knows.
///
/// The ledger has the takers of the element that is being decoded and of those around it, what some have left to others
/// and, in a call that looks for unknown nodes, the marks of all nodes.
struct Ledger {
    /// What a taker takes.
    enum Part {
        /// What the cases of an enum name.
        case cases(CaseTable)
        /// What the cases of an enum name among the elements of groups, the first of which begins with a node.
        case groups(CaseTable, from: UInt32)
        /// All elements that are left.
        case elements
        /// All elements and all text that are left.
        case nodes
        /// All attributes that are left.
        case attributes
        /// All comments.
        case comments
        /// A mark, which the library itself reads.
        case mark(UsedName, isAttribute: Bool)
        /// The child element of a superclass.
        case superclass(UsedName)

        /// Returns whether a child element that is left is part of it.
        func has(_ child: NodeRecord) -> Bool {
            switch self {
            case .cases(let cases): cases.rest != nil || cases.index(of: child) != nil
            case .groups(let cases, let start):
                child.end > start && (cases.rest != nil || cases.index(of: child) != nil)
            case .elements, .nodes: true
            case .attributes, .comments, .mark, .superclass: false
            }
        }
    }

    struct Taker {
        /// The element with the keys, and its end.
        let owner: UInt32
        let end: UInt32
        /// The steps to the elements whose content is taken; usually none.
        var steps: [DecodingKeyTable.Path.Step] = []
        /// The table, which its call keeps; nil for the library itself.
        var table: Uncounted<DecodingKeyTable>?
        /// The index of the key. For the library itself, a number for the name.
        let index: Int
        let part: Part
        /// The names that other keys of the same type use.
        var known: KnownNames?
        /// Whether it leaves to later keys what it took.
        var isAny = false

        fileprivate func isSameKey(as other: Taker) -> Bool { index == other.index && table?.id == other.table?.id }

        /// Returns whether it takes a child element, or refuses it.
        fileprivate func takes(_ child: NodeRecord, claimsContent: Bool) -> Bool {
            guard known?.hasChild(child.usedName) != true else { return false }
            if claimsContent, case .cases = part { return true }
            return part.has(child)
        }

        fileprivate func takes(attribute name: UsedName) -> Bool {
            guard case .attributes = part else { return false }
            return known?.hasAttribute(name) != true
        }
    }

    /// The takers of the content of elements that steps lead to from one element. Keys with other steps do not meet.
    private struct DeepTakers {
        let owner: UInt32
        let end: UInt32
        var bySteps = RareTable<[DecodingKeyTable.Path.Step], [Taker]>()
    }

    /// What an earlier run of the call has shown.
    enum Foreseen: Hashable {
        /// A key must leave a node, since it is taken later.
        case taken(UInt32, isAttribute: Bool, table: ObjectIdentifier, index: Int)
        /// An element is read with the keys of a table, or not.
        case read(UInt32, ObjectIdentifier)
        case unread(UInt32, ObjectIdentifier)
    }

    /// Whether an element is read with a table with which others of its type are read.
    private struct Reading {
        let owner: UInt32
        let end: UInt32
        let table: Uncounted<DecodingKeyTable>
        /// What a decision has relied on, if it matters.
        var isExpected: Bool?
        var isRead = false
    }

    /// Those of the innermost element last.
    private var takers: [Taker] = []
    private var deepTakers: [DeepTakers] = []
    private var readings: [Reading] = []
    var claims = Claims()
    private(set) var foreseen = RareSet<Foreseen>()
    /// The elements of superclasses, and those that made a value without an element present, in all runs of the call.
    private var ofSuperclasses = RareSet<UInt32>()
    private var witnesses = RareSet<UInt32>()
    /// Whether the call must be run again, now that more is known about the model and the document.
    var mustRestart = false
    /// Whether errors that may come from not knowing the model are put off: another key may name what one has failed to
    /// read. The run goes on, so that all keys are known; if that changes nothing, the errors of the next run are thrown.
    private(set) var putsOff = false
    private(set) var hasPutOff = false
    /// Which nodes were read, if the call looks for unknown ones.
    var marks: NodeMarks?

    var hasTakers: Bool { !takers.isEmpty || !deepTakers.isEmpty }

    /// Whether there may be takers of the content of an element, without a copy of them.
    @inline(__always)
    func mayHaveTakers(of owner: UInt32) -> Bool {
        !takers.isEmpty && takers[takers.count &- 1].owner >= owner
            || !deepTakers.isEmpty && deepTakers[deepTakers.count &- 1].owner >= owner
    }

    private var isInVain: Bool { mustRestart || hasPutOff }

    mutating func begin() { putsOff = true }

    /// Forgets who has taken what, to run the call again.
    ///
    /// - Parameter isLast: Whether the run has the result of the call in any case.
    mutating func restart(isLast: Bool = false) {
        putsOff = putsOff && mustRestart && !isLast
        hasPutOff = false
        mustRestart = false
        takers = []
        deepTakers = []
        readings = []
        claims = Claims()
    }

    /// Forgets who has taken what since the ledger was `earlier`, in an attempt whose value is not used.
    mutating func forget(since earlier: Ledger) {
        takers = earlier.takers
        deepTakers = earlier.deepTakers
        readings = earlier.readings
        claims = earlier.claims
    }

    /// Forgets everything about a document.
    mutating func clear() {
        if hasTakers || !readings.isEmpty || !claims.isEmpty || isInVain { restart() }
        if marks != nil { marks = nil }
        end()
    }

    /// Ends a call, whose document may have others.
    mutating func end() {
        putsOff = false
        if !foreseen.isEmpty { foreseen = .init() }
        if !ofSuperclasses.isEmpty { ofSuperclasses = .init() }
        if !witnesses.isEmpty { witnesses = .init() }
    }

    /// Puts off an error, or throws it.
    mutating func putOff(_ error: any Error) throws {
        guard putsOff else { throw error }
        hasPutOff = true
    }

    /// Adds a taker, and forgets those of elements that are finished.
    mutating func add(_ taker: Taker) {
        // Without a copy of each.
        while let last = takers.indices.last, takers[last].owner > taker.owner || takers[last].end <= taker.owner {
            takers.removeLast()
        }
        while let last = deepTakers.last, last.owner > taker.owner || last.end <= taker.owner {
            deepTakers.removeLast()
        }
        if taker.steps.isEmpty { return Self.add(taker, to: &takers) }
        if deepTakers.last?.owner != taker.owner { deepTakers.append(DeepTakers(owner: taker.owner, end: taker.end)) }
        deepTakers[deepTakers.count - 1].bySteps.update(taker.steps, default: []) { Self.add(taker, to: &$0) }
    }

    private static func add(_ taker: Taker, to takers: inout [Taker]) {
        var at = takers.count
        while at > 0, takers[at - 1].owner == taker.owner {
            at -= 1
            if takers[at].isSameKey(as: taker) {
                takers[at] = taker
                return
            }
        }
        takers.append(taker)
    }

    /// Forgets what the keys of a table took from an element, which is read again: the value may be another attempt.
    mutating func forget(_ owner: UInt32, _ table: Uncounted<DecodingKeyTable>) {
        guard mayHaveTakers(of: owner) else { return }
        takers.removeAll { $0.owner == owner && $0.table?.id == table.id }
        for index in deepTakers.indices where deepTakers[index].owner == owner {
            for (steps, takers) in deepTakers[index].bySteps.entries() {
                deepTakers[index].bySteps[steps] = takers.filter { $0.table?.id != table.id }
            }
        }
    }

    /// Returns the takers of the content of an element, or of those that steps lead to, that belong to the same model as the
    /// keys of a table: the library itself, the keys of the table, and those of others that share the element. The keys of any
    /// other table belong to another attempt at a value.
    func takers(
        of owner: UInt32, below steps: [DecodingKeyTable.Path.Step], beside table: DecodingKeyTable,
        _ sharers: [DecodingKeyTable]
    ) -> [Taker] {
        let all =
            steps.isEmpty
            ? takers(of: owner) : deepTakers.last { $0.owner == owner }?.bySteps[steps].map { $0[...] } ?? []
        return all.filter { taker in
            guard let other = taker.table?.object else { return true }
            return other === table || sharers.contains { $0 === other }
        }
    }

    /// Returns whether a name is that of a mark in an element.
    func hasMark(_ name: UsedName, isAttribute: Bool, in owner: UInt32) -> Bool {
        takers(of: owner).contains {
            if case .mark(name, isAttribute: isAttribute) = $0.part { true } else { false }
        }
    }

    /// Returns whether a name is that of the superclass's element in an element.
    func hasSuperclass(_ name: UsedName, in owner: UInt32) -> Bool {
        takers(of: owner).contains { if case .superclass(name) = $0.part { true } else { false } }
    }

    private func takers(of owner: UInt32) -> ArraySlice<Taker> {
        var end = takers.count
        while end > 0, takers[end - 1].owner > owner { end -= 1 }
        var start = end
        while start > 0, takers[start - 1].owner == owner { start -= 1 }
        return takers[start..<end]
    }

    // MARK: - What is taken later

    /// Records that a node is taken which a taker took before.
    private mutating func foresee(_ node: UInt32, isAttribute: Bool = false, by taker: Taker) {
        guard let table = taker.table else { return }
        foresee(.taken(node, isAttribute: isAttribute, table: table.id, index: taker.index))
    }

    private mutating func foresee(_ known: Foreseen) {
        if foreseen.insert(known) { mustRestart = true }
    }

    /// Returns whether an element is read with a table, as far as it is known; nil if it has not been asked.
    func isRead(_ owner: UInt32, _ table: Uncounted<DecodingKeyTable>) -> Bool? {
        reading(owner, table).map { readings[$0].isRead || readings[$0].isExpected != false }
    }

    /// Records that a decision relies on whether an element is read with a table, and returns what is known of that.
    ///
    /// - Parameter matters: Whether the element has what keys of the table name.
    mutating func expect(
        _ owner: UInt32, _ end: UInt32, _ table: Uncounted<DecodingKeyTable>, matters: Bool
    ) -> Bool {
        let isExpected =
            foreseen.contains(.read(owner, table.id))
            || !foreseen.contains(.unread(owner, table.id)) && !table.object.isOfSome
        add(Reading(owner: owner, end: end, table: table, isExpected: matters ? isExpected : nil))
        return isExpected
    }

    /// Records that an element is read with a table.
    mutating func noteRead(_ owner: UInt32, _ end: UInt32, _ table: Uncounted<DecodingKeyTable>) {
        if let known = reading(owner, table) {
            readings[known].isRead = true
        } else {
            add(Reading(owner: owner, end: end, table: table, isRead: true))
        }
    }

    private mutating func add(_ reading: Reading) {
        endReadings { $0.owner > reading.owner || $0.end <= reading.owner }
        readings.append(reading)
    }

    private func reading(_ owner: UInt32, _ table: Uncounted<DecodingKeyTable>) -> Int? {
        let last = readings.lastIndex { $0.owner < owner || $0.owner == owner && $0.table.id == table.id }
        return last.flatMap { readings[$0].owner == owner ? $0 : nil }
    }

    /// Ends a run of the call, and returns whether it has no result, since it did not know enough.
    mutating func endRun() -> Bool {
        if !readings.isEmpty { endReadings { _ in true } }
        return isInVain
    }

    private mutating func endReadings(while isEnded: (Reading) -> Bool) {
        while let last = readings.last, isEnded(last) {
            if let isExpected = last.isExpected, isExpected != last.isRead {
                foresee(last.isRead ? .read(last.owner, last.table.id) : .unread(last.owner, last.table.id))
                // Of most tables, it is the same for all elements, but for those in which a value fails.
                last.table.object.isOfSome = !last.isRead
            }
            readings.removeLast()
        }
    }

    /// Records that elements are taken which other takers took before.
    fileprivate mutating func foresee(_ elements: [UInt32], by takers: [Taker]) {
        for taker in takers {
            for element in elements { foresee(element, by: taker) }
        }
    }

    /// Records that a child element or an attribute is the library's, which some takers may have taken or refused.
    fileprivate mutating func foresee(
        own node: UInt32, isAttribute: Bool = false, of owner: UInt32, takenBy isTaken: (Taker) -> Bool
    ) {
        for taker in takers(of: owner) where isTaken(taker) { foresee(node, isAttribute: isAttribute, by: taker) }
    }

    /// Returns whether a child element that a key of a value without an element names makes the value present: not if it is known to
    /// be that of a superclass.
    mutating func isWitness(_ element: UInt32) -> Bool {
        if ofSuperclasses.contains(element) { return false }
        witnesses.insert(element)
        return true
    }

    /// Records that a child element is that of a superclass.
    fileprivate mutating func note(superclass element: UInt32) {
        if ofSuperclasses.insert(element), witnesses.contains(element) { mustRestart = true }
    }
}

extension PlaceFinder {
    /// Records that a key takes content that is left to it.
    ///
    /// - Parameter nodes: The elements, and the starts of runs of text.
    @inline(__always)
    func take(_ part: Ledger.Part, _ left: LeftContent, _ nodes: @autoclosure () -> [UInt32]) {
        if left.hasNone(of: part) { return }
        // In most models, no other key takes content, and the nodes need not be listed.
        let earlier = left.anyTakers(of: part)
        // What all others leave does not make a value present.
        if core.value.attempt.path >= 0, !left.isAny, !nodes().isEmpty { noteFound() }
        take(part, left, after: earlier, nodes: claimsContent || !earlier.isEmpty ? nodes() : [])
    }

    @inline(never)
    private func take(_ part: Ledger.Part, _ left: LeftContent, after earlier: [Ledger.Taker], nodes: [UInt32]) {
        claim(nodes)
        core.value.ledger.foresee(nodes, by: earlier)
        core.value.ledger.add(
            Ledger.Taker(
                owner: left.owner, end: document[left.owner].end, steps: left.steps, table: left.table,
                index: left.index, part: part, known: left.known, isAny: left.isAny))
    }

    /// Records that a mark says what a value is.
    func noteRead(mark: DecodingPlace) {
        guard let marks else { return }
        if mark.kind == .attribute {
            marks.noteRead(attribute: mark.node)
        } else {
            marks.noteRead(mark.node)
            marks.noteText(of: mark.node)
        }
    }

    /// Records that an attribute or a child element of an element, and what is in it, is a mark for the library. A key for the
    /// rest that took it before could not know.
    @inline(never)
    func noteMark(_ mark: DecodingPlace, of owner: UInt32) {
        let isAttribute = mark.kind == .attribute
        let name: UsedName
        if isAttribute {
            name = document.attribute(at: mark.node).usedName
            core.value.ledger.foresee(own: mark.node, isAttribute: true, of: owner) { $0.takes(attribute: name) }
        } else {
            name = document[mark.node].usedName
            foresee(own: mark.node, of: owner)
        }
        // An element can have several marks.
        let index = isAttribute ? ~Int(name.number) : Int(name.number)
        add(.mark(name, isAttribute: isAttribute), index, of: owner)
    }

    /// Records that a child element is that of the superclass, whatever its place in the model: no key takes it.
    func noteSuper(_ place: DecodingPlace, of owner: UInt32) {
        guard place.isElement else { return }
        let name = document[place.node].usedName
        noteFound()
        foresee(own: place.node, of: owner)
        core.value.ledger.note(superclass: place.node)
        add(.superclass(name), Int(name.number), of: owner)
    }

    private func foresee(own child: UInt32, of owner: UInt32) {
        let (record, claimsContent) = (document[child], claimsContent)
        core.value.ledger.foresee(own: child, of: owner) { $0.takes(record, claimsContent: claimsContent) }
    }

    /// Adds the library itself as a taker.
    private func add(_ part: Ledger.Part, _ index: Int, of owner: UInt32) {
        core.value.ledger.add(Ledger.Taker(owner: owner, end: document[owner].end, index: index, part: part))
    }

    /// Whether a child element is a mark of its parent.
    func isMark(_ child: UInt32, of parent: UInt32) -> Bool {
        core.value.ledger.hasTakers
            && core.value.ledger.hasMark(document[child].usedName, isAttribute: false, in: parent)
    }

    func unmarkedChildren(of node: UInt32) -> [UInt32] { document.children(node).filter { !isMark($0, of: node) } }

    /// Whether a child element is left to no key: a mark, or the element of a superclass.
    func isOwn(_ child: UInt32, of parent: UInt32) -> Bool {
        core.value.ledger.hasTakers
            && (isMark(child, of: parent)
                || core.value.ledger.hasSuperclass(document[child].usedName, in: parent))
    }

    /// Whether a mark of an element is one of its children.
    func hasElementMark(_ node: UInt32) -> Bool {
        core.value.ledger.hasTakers && document.children(node).contains { isMark($0, of: node) }
    }

    /// Puts off the error for a value that may be absent, if an attribute stands in for its element, which may be that of
    /// another key.
    @inline(never)
    func putOff(_ error: any Error, _ place: DecodingPlace) throws {
        guard place.flags & DecodingPlace.isFallback != 0 else { throw error }
        try core.value.ledger.putOff(error)
    }

    /// Forgets who has taken what, to run the call again.
    @inline(never)
    func restart(isLast: Bool) {
        core.value.ledger.restart(isLast: isLast)
        core.value.rests.removeAll()
        keys.forEachTable { if $0.hasManyKeys { $0.namesVersion &+= 1 } }
    }
}
