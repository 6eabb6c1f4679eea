/// The meanings of the keys of one key type in one document, resolved once per key.
///
/// A table can be reused for another document, see ``KeyTableCache``: then only the names are looked up again.
///
/// Keys of at most one byte, such as the enums that the compiler synthesizes, are their own index: their `stringValue`
/// is read only once, and no dictionary is needed.
///
/// It has many properties because all of them are about one key type in one document: first those that each lookup reads,
/// then those of rare keys by the indices of the keys. What changes is not checked for overlapping accesses, by the rule of
/// a ``StateBox``.
final class DecodingKeyTable {
    enum Kind {
        case unresolved, element, attribute, text, path, rest
    }

    struct Entry: BitwiseCopyable {
        var kind: Kind = .unresolved
        /// Whether a scalar may be read from the attribute of this name if there is no such element.
        var fallsBack = false
        /// Whether more than one name matches: see ``DecodingKeyTable/names(_:)``.
        var hasAlternates = false
        /// Whether a value was read from the attribute, as there is no such element.
        var hasFallenBack = false
        /// Whether the attribute has a different name from the element: see ``DecodingKeyTable/fallback(_:)``.
        var hasOwnFallback = false
        /// The position at which the attribute was found last.
        var ordinal: UInt16 = 0
        /// The number of the name in the document.
        var name = NameSet.absent
    }

    /// A key that is a path, with its names resolved.
    final class Path {
        enum Step: Hashable {
            case child(NameSet)
            case index(Int)
        }
        let steps: [Step]
        let target: KeyGrammar.Target
        /// The target attribute's names.
        let names: NameSet
        /// The whole key as a literal name, of a child element and of an attribute.
        let literal: NameSet
        let literalAttribute: NameSet
        /// The key, if the table learns the names that the steps lead to.
        let learner: Learner?

        init(
            steps: [Step], target: KeyGrammar.Target, names: NameSet, literal: NameSet, literalAttribute: NameSet,
            learner: Learner? = nil
        ) {
            self.steps = steps
            self.target = target
            self.names = names
            self.literal = literal
            self.literalAttribute = literalAttribute
            self.learner = learner
        }

        var hasIndices: Bool {
            steps.contains { if case .index = $0 { true } else { false } }
        }

        /// Returns the steps after those that lead to elements that other steps may lead to as well; nil if there are none.
        /// Without an index, a step leads to all elements of its name.
        func steps(after others: [Step]) -> ArraySlice<Step>? {
            var own = steps[...]
            var index: Int?
            /// Takes the index after a step.
            func takeIndex() {
                index = nil
                if case .index(let number)? = own.first {
                    index = number
                    own.removeFirst()
                }
            }
            for step in others {
                if case .index(let number) = step {
                    if let index, index != number { return nil }
                } else {
                    guard own.first == step else { return nil }
                    own.removeFirst()
                    takeIndex()
                }
            }
            return own
        }

        /// How many of the elements that a step finds in one come before the one that the next step chooses; all if it
        /// chooses none.
        func countBeforeIndex(after number: Int) -> Int {
            guard number + 1 < steps.count, case .index(let index) = steps[number + 1] else { return .max }
            return index
        }
    }

    /// A key of a table that learns names.
    struct Learner: BitwiseCopyable {
        /// The table, which has the path.
        let table: Uncounted<DecodingKeyTable>
        let index: Int
    }

    /// A table of other keys that are read from the same elements.
    struct Sharer {
        /// The table, which may not be needed any more.
        weak var table: DecodingKeyTable?
        /// The type of the outermost value that is read from the element.
        let owner: ObjectIdentifier?
        /// Whether the keys are those of a value without an element of its own.
        let isInner: Bool
    }

    struct Detail {
        /// All names that match the key, if there are several.
        var alternates: [UInt32] = []
        var path: Path?
        /// The attribute to which an element falls back, if its name differs.
        var fallback: NameSet?
        /// The indices of the keys that are tried after it.
        var alternatives: [Int] = []
        /// The names that keys use in the elements that it leads to.
        var usedNames: UsedNames?
    }

    @safe @exclusivity(unchecked) var entries = RecordBuffer(repeating: Entry(), count: 16)
    /// The ordinal after the attribute that was found last.
    @safe @exclusivity(unchecked) var nextOrdinal: UInt32 = 0
    /// Whether there are more keys by spelling than models have, which means names from the document.
    @safe @exclusivity(unchecked) var hasManyKeys = false
    /// The call for whose document the names were looked up.
    @safe @exclusivity(unchecked) var call: UInt64 = 0
    /// The bit of the slot of the ``KeyTableCache`` that has the table; 0 for none.
    @safe @exclusivity(unchecked) var slot: UInt64 = 0
    /// The name table in which the names were looked up, and its size at that time.
    @safe @exclusivity(unchecked) var namesID: UInt64 = 0
    @safe @exclusivity(unchecked) var namesCount = 0
    /// The keys by index, for the coding path.
    @safe @exclusivity(unchecked) var keys: [(any CodingKey)?] = []
    /// The indices of the resolved entries, and the document-independent meanings of their keys.
    @safe @exclusivity(unchecked) var resolved: [(index: Int, shape: KeyShape)] = []
    @safe @exclusivity(unchecked) var numbers: [[UInt8]: Int32] = .init()
    /// Arrays of single keys, for containers that have only one.
    @safe @exclusivity(unchecked) var keyArrays: [AnyObject?] = []
    /// The indices of keys that are data, plus one, by the numbers of their names; 0 for none.
    @safe @exclusivity(unchecked) var entryIndices: [Int32] = []
    /// Whether some keys have a different meaning in each document, even if its names are the same.
    @safe @exclusivity(unchecked) var dependsOnDocument = false
    /// The indices of keys under another placement, by key and placement; 0 for none.
    @safe @exclusivity(unchecked) var variants: [Int32] = []
    /// If the keys are those of an enum case, how its values are coded.
    @safe @exclusivity(unchecked) var payload = CasePayload.other
    /// Whether that was determined, for a table of a case's keys.
    @safe @exclusivity(unchecked) var isPayloadKnown = false
    /// What few keys have besides their entries, up to the last one of them.
    @safe @exclusivity(unchecked) var details: [Detail?] = []
    /// What the property wrappers and the types of the keys' values read, by the indices of the keys; and whether a
    /// decision has relied on that and on what ``sharers`` read.
    @safe @exclusivity(unchecked) var uses: [KeyUse] = []
    @safe @exclusivity(unchecked) var isReliedOn = false
    /// Whether any key may be a path; nil if nothing has asked yet.
    @safe @exclusivity(unchecked) var mayHavePaths: Bool?
    /// Whether a value without an element of its own has been read with the keys, and whether each was with these alone.
    @safe @exclusivity(unchecked) var wasRead = false
    @safe @exclusivity(unchecked) var isAlone = true
    /// The tables of other keys that are read from the same elements.
    @safe @exclusivity(unchecked) var sharers: [Sharer] = []
    @safe @exclusivity(unchecked) var isShared = false
    /// Whether the last element about which a decision was wrong was read without the keys.
    @safe @exclusivity(unchecked) var isOfSome = false
    /// The keys that are known, and the names that they use.
    @safe @exclusivity(unchecked) var knownKeys = KnownKeys()
    @safe @exclusivity(unchecked) var usedNames: UsedNames?
    @safe @exclusivity(unchecked) var namesVersion = 0
    @safe @exclusivity(unchecked) var conversions = NameConversions()
    /// The names that the key strategy has converted, if it depends on the coding path.
    @safe @exclusivity(unchecked) var learned: LearnedNames?
    /// Containers that were created for the keys, for the layer that makes them.
    @safe @exclusivity(unchecked) var containers = KeptContainers()
    /// Likewise, for cases that have the keys.
    @safe @exclusivity(unchecked) var caseContainers = KeptContainers()

    /// The namespace of elements whose keys have no prefix, if the type specifies one.
    let namespace: String?
    /// Other versions of it.
    let namespaceVersions: [String]
    /// Returns whether a spelling is a key of the type.
    let knows: (String) -> Bool
    let keyMetatype: any CodingKey.Type
    /// The placement of keys, if the type itself or a strategy specifies it.
    let nodeDecoding: ((any CodingKey) -> XMLPlacement?)?
    /// Whether that placement takes precedence over property wrappers.
    let prefersStrategy: Bool
    /// Whether keys are data: child elements of exactly that name.
    let isLiteral: Bool
    /// Whether the keys are the cases of an enum, whose names are never paths.
    let isOfCases: Bool
    /// Whether the keys are that of a case's only value, which has no label.
    let isOfSingleValue: Bool
    /// Whether names are converted by the key strategy.
    let convertsNames: Bool
    /// Whether keys may have aliases.
    let hasAliases: Bool

    init<Key: CodingKey>(
        _ type: Key.Type, isLiteral: Bool, isOfCases: Bool = false, convertsNames: Bool = true,
        namespace: String? = nil, namespaceVersions: [String] = [],
        nodeDecoding: ((any CodingKey) -> XMLPlacement?)?, prefersStrategy: Bool = false
    ) {
        knows = { name in Key(stringValue: name).map { ScalarEquality.equal($0.stringValue, name) } ?? false }
        self.isLiteral = isLiteral
        self.isOfCases = isOfCases
        self.namespace = isLiteral ? nil : namespace
        self.namespaceVersions = isLiteral ? [] : namespaceVersions
        keyMetatype = type
        isOfSingleValue = CasePayload.isSingle(type)
        self.convertsNames = convertsNames && !isLiteral
        hasAliases = !isLiteral && SpecialType(type)?.as((any XMLAliasedKey.Type).self) != nil
        self.nodeDecoding = nodeDecoding
        self.prefersStrategy = prefersStrategy
    }

    deinit {
        containers.deallocate()
        caseContainers.deallocate()
        // The table is their only owner.
        unsafe entries.deallocate()
    }

    // MARK: - Entries

    /// The entry of a key by its index, which must be that of a key.
    @inline(__always)
    subscript(index: Int) -> Entry { entries[index] }

    /// Whether an index has an entry that is resolved.
    @inline(__always)
    func isResolved(_ index: Int) -> Bool {
        index < entries.count && entries[index].kind != .unresolved
    }

    /// The names that match the key of an element or an attribute.
    func names(_ index: Int) -> NameSet {
        let entry = self[index]
        return NameSet(numbers: entry.hasAlternates ? detail(index)?.alternates ?? [] : [entry.name])
    }

    /// The names of the attribute to which the key of an element falls back.
    func fallback(_ index: Int) -> NameSet {
        self[index].hasOwnFallback ? detail(index)?.fallback ?? NameSet() : names(index)
    }

    func path(_ index: Int) -> Path? { detail(index)?.path }
    func usedNames(_ index: Int) -> UsedNames? { detail(index)?.usedNames }

    /// Whether a key is for the elements that no other key names.
    func isRest(_ index: Int) -> Bool { self[index].kind == .rest || path(index)?.target == .rest }

    private func detail(_ index: Int) -> Detail? {
        index < details.count ? details[index] : nil
    }

    /// The indices of the keys that are tried after another one; see ``KeyShape/alternatives``.
    func alternatives(_ index: Int) -> [Int] { hasAliases ? detail(index)?.alternatives ?? [] : [] }

    /// Returns the indices for the keys that are tried after another one; the caller resolves their entries.
    func makeAlternatives(of index: Int, count: Int) -> [Int] {
        let known = alternatives(index)
        if known.count == count { return known }
        // Those of byte-sized keys follow all values of a byte.
        let first = max(keys.count, 256)
        ensure(first + count - 1)
        let made = Array(first..<first + count)
        changeDetail(index) { $0.alternatives = made }
        return made
    }

    /// Changes what a key has besides its entry.
    @inline(never)
    func changeDetail(_ index: Int, _ change: (inout Detail) -> Void) {
        while details.count <= index { details.append(nil) }
        var detail = details[index] ?? Detail()
        change(&detail)
        details[index] = detail
    }

    func key(_ index: Int) -> (any CodingKey)? { index < keys.count ? keys[index] : nil }

    func set(_ entry: Entry, at index: Int, _ shape: KeyShape) {
        if entries[index].kind == .unresolved { resolved.append((index, shape)) }
        entries[index] = entry
        if shape.needsLookup || entry.kind == .path { dependsOnDocument = true }
    }

    /// Sets the entry of a key that is data. It is never resolved again: the table is of one document.
    func set(literalName: UInt32?, at index: Int) {
        entries[index].kind = .element
        entries[index].name = literalName ?? NameSet.absent
    }

    /// Records where the attribute of a key was found.
    func note(ordinal: UInt32, of index: Int) {
        entries[index].ordinal = UInt16(truncatingIfNeeded: ordinal)
        nextOrdinal = ordinal &+ 1
    }

    // MARK: - Another document

    /// Whether other calls can reuse the table: its keys are those of a type, not of a document.
    var isReusable: Bool { numbers.isEmpty && payload == .other && !isLiteral }

    /// Prepares the table for another document.
    func adopt(_ document: DocumentNames, call: UInt64) {
        self.call = call
        nextOrdinal = 0
        if !knownKeys.isEmpty {
            knownKeys = KnownKeys()
            namesVersion &+= 1
        }
        let (id, count) = document.readTable { ($0.id, $0.count) }
        guard namesID != id || namesCount != count || dependsOnDocument else { return }
        document.readTable { lookUp(in: $0) }
    }

    /// Looks the names up in another document; entries that require more than that are resolved again.
    @inline(never)
    private func lookUp(in names: NameTable) {
        // A name table never loses a name, so earlier results remain valid.
        let isSame = namesID == names.id
        namesID = names.id
        namesCount = names.count
        dependsOnDocument = false
        var hasOthers = false
        for (index, shape) in resolved {
            let entry = self[index]
            switch entry.kind {
            case .element where !shape.needsLookup, .attribute where !shape.needsLookup:
                if isSame, entry.name != NameSet.absent { continue }
                entries[index].name = shape.number(in: names) ?? NameSet.absent
            case .text, .rest, .unresolved: break
            case .element, .attribute, .path:
                entries[index] = Entry()
                hasOthers = true
            }
        }
        if hasOthers { resolved.removeAll { self[$0.index].kind == .unresolved } }
    }

    // MARK: - Indices

    /// Makes room for the entry and the key of an index.
    func ensure(_ index: Int) {
        while keys.count <= index { keys.append(nil) }
        while entries.count <= index { entries.append(Entry()) }
    }

    func note(_ key: any CodingKey, _ index: Int) {
        if index < keys.count { keys[index] = key }
    }

    /// Returns the index of a key, looked up by its spelling.
    func number(of key: any CodingKey) -> Int {
        let name = Array(key.stringValue.utf8)
        if let known = numbers[name] { return Int(known) }
        let number = keys.count
        numbers[name] = Int32(clamping: number)
        hasManyKeys = number > 64
        ensure(number)
        note(key, number)
        return number
    }

    /// Returns the storage of an array with one key, as noted for its container.
    func keyArray(_ index: Int) -> AnyObject? {
        index < keyArrays.count ? keyArrays[index] : nil
    }

    func note(keyArray: AnyObject, _ index: Int) {
        while keyArrays.count <= index { keyArrays.append(nil) }
        keyArrays[index] = keyArray
    }

    /// Returns the index of the key that is a name in the document, if it was looked up before.
    func entryIndex(ofName number: UInt32) -> Int32? {
        let indices = entryIndices
        guard Int(number) < indices.count, indices[Int(number)] > 0 else { return nil }
        return indices[Int(number)] - 1
    }

    func note(entryIndex index: Int32, ofName number: UInt32) {
        let missing = Int(number) - entryIndices.count + 1
        if missing > 0 { entryIndices += Array(repeating: 0, count: missing) }
        entryIndices[Int(number)] = index + 1
    }

    /// Returns what the property wrapper or the type of a key's values reads, as far as that is known.
    @inline(__always)
    func use(_ index: Int) -> KeyUse { index < uses.count ? uses[index] : [] }

    /// Records what the property wrapper or the type of a key's values reads; returns false if that was known.
    @inline(never)
    func note(_ use: KeyUse, _ index: Int) -> Bool {
        while uses.count <= index { uses.append([]) }
        guard !uses[index].isSuperset(of: use) else { return false }
        uses[index].formUnion(use)
        // Names of many keys are not made again for each of them: if they were relied on, the call is run again.
        if !hasManyKeys || !isReliedOn { namesVersion &+= 1 }
        return true
    }

    /// Whether a property wrapper reads the element's text for any key.
    var hasWrappedText: Bool { uses.contains { $0.contains(.text) } }

    /// Whether a value may consist of what its key does not name: one has, or none was decoded yet.
    var mayReadOthers: Bool {
        !wasRead || !isAlone || uses.contains { $0.contains(.unnamed) }
            || resolved.contains { self[$0.index].kind == .rest || self[$0.index].kind == .text }
    }

    /// The entries that are resolved, of keys whose values were read from attributes, as there are no such elements.
    var fallenBack: [Int] { resolved.map(\.index).filter { self[$0].hasFallenBack } }

    /// Returns the index of a key under a placement other than its own, if it was already resolved.
    @inline(__always)
    func variant(_ index: Int, _ placement: XMLPlacement.Form) -> Int? {
        let slot = index &* Self.placementCount &+ Self.number(of: placement)
        guard slot < variants.count else { return nil }
        let number = Int(variants[slot])
        return number == 0 || self[number].kind == .unresolved ? nil : number
    }

    /// Returns the index for a key under another placement; the caller resolves its entry.
    func makeVariant(_ index: Int, _ placement: XMLPlacement.Form) -> Int {
        let slot = index * Self.placementCount + Self.number(of: placement)
        while variants.count <= slot { variants.append(0) }
        if variants[slot] != 0 { return Int(variants[slot]) }
        // The variants of byte-sized keys follow all values of a byte.
        let number = max(keys.count, 256)
        ensure(number)
        variants[slot] = Int32(truncatingIfNeeded: number)
        return number
    }

    private static let placementCount = 6

    private static func number(of placement: XMLPlacement.Form) -> Int {
        switch placement {
        case .attribute: 0
        case .element: 1
        case .both: 2
        case .cdata: 3
        case .text: 4
        case .cdataText: 5
        }
    }
}
