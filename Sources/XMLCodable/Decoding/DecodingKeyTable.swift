/// What the keys of one key type mean in one document, found out once per key.
///
/// A table may go on to another document, see ``DecodingWorkspace``: then only the names are looked up again.
///
/// Keys of at most one byte, such as the enums that the compiler writes, are their own index: neither their
/// `stringValue` nor a dictionary is asked for twice.
final class DecodingKeyTable {
    enum Kind: UInt8 {
        case unresolved, element, attribute, text, path, rest
    }

    struct Entry: BitwiseCopyable {
        var kind: Kind = .unresolved
        /// A scalar may be read from the attribute of this name where there is no such element.
        var fallsBack = false
        /// More names than one match: see ``DecodingKeyTable/alternates``.
        var hasAlternates = false
        /// The attribute has another name than the element: see ``DecodingKeyTable/fallbacks``.
        var hasOwnFallback = false
        /// Where the attribute was last time.
        var ordinal: UInt16 = 0
        /// The number of the name in the document; `absent` if the document does not have it.
        var name: UInt32 = Entry.absent

        static let absent = UInt32.max
    }

    /// A key that is a path, with its names resolved.
    struct Path {
        enum Step {
            case child(NameSet)
            case index(Int)
        }
        var steps: [Step]
        var target: KeyGrammar.Target
        /// The target attribute's names.
        var names: NameSet
        /// The whole key as a literal name, of a child element and of an attribute.
        var literal: NameSet
        var literalAttribute: NameSet
    }

    /// The names in the document that a name in a key stands for.
    struct NameSet: Equatable {
        var numbers: [UInt32] = []
        /// The number of the namespace that a node must have besides, where one name is used in several.
        var namespace: UInt16?
    }

    /// All that changes: behind a pointer, so that no access costs an exclusivity check.
    struct Core {
        var entries: UnsafeMutablePointer<Entry>
        var capacity = 16
        /// The table of names in which the names were looked up, and how many it had then.
        var namesID: UInt64 = 0
        var namesCount = 0
        /// The ordinal behind the attribute that was searched last.
        var nextOrdinal: UInt32 = 0
        /// The call for whose document the names were looked up.
        var call: UInt64 = 0
        /// The keys by index, for the coding path.
        var keys: [(any CodingKey)?] = []
        /// The indices of the entries that are resolved, and what their keys mean in any document.
        var resolved: [(index: Int, shape: KeyShape)] = []
        var numbers: [[UInt8]: Int] = [:]
        /// Some keys mean in each document something else, even if its names are the same.
        var dependsOnDocument = false
        /// The indices of keys under another placement, by key and placement; 0 for none.
        var variants: [Int32] = []
        /// More keys by their spelling than models have: names that come from the document.
        var hasManyKeys = false
        /// The numbers of the document's names by what they are as keys, where a strategy has a say.
        var converted: [[UInt8]: [UInt32]]?
        /// The numbers of the document's names by their local parts as keys, where a strategy has a say.
        var convertedLocals: [[UInt8]: [UInt32]]?
        var alternates: [Int: [UInt32]] = [:]
        var paths: [Int: Path] = [:]
        /// The attributes that elements fall back to, where their names are others.
        var fallbacks: [Int: NameSet] = [:]
        /// The names that the keys have a use for, by the index of the key that asked; -1 for none.
        var knownNames: [Int: KnownNames] = [:]
        /// The keys are those of an enum's case: the value without a label, `_0`, stands inline.
        var isPayload = false
        /// Containers that were made for the keys.
        var containers = KeptContainers()
    }

    let core: UnsafeMutablePointer<Core>
    /// The namespace of elements whose keys have no prefix, where the type says.
    let namespace: String?
    /// Whether the other spelling of a name is a key too.
    let knows: (String) -> Bool
    let keyType: ObjectIdentifier
    let keyMetatype: any CodingKey.Type
    /// Where the type itself places its keys.
    let nodeDecoding: ((any CodingKey) -> XMLNodeDecoding?)?
    /// Keys are data: child elements of exactly that name.
    let isLiteral: Bool
    /// Names are subject to the key strategy.
    let convertsNames: Bool

    init<Key: CodingKey>(
        _ type: Key.Type, isLiteral: Bool, convertsNames: Bool = true, namespace: String? = nil,
        nodeDecoding: ((any CodingKey) -> XMLNodeDecoding?)?
    ) {
        core = .allocate(capacity: 1)
        core.initialize(to: Core(entries: .allocate(capacity: 16)))
        core.pointee.entries.initialize(repeating: Entry(), count: core.pointee.capacity)
        knows = { name in Key(stringValue: name).map { ScalarEquality.equal($0.stringValue, name) } ?? false }
        self.isLiteral = isLiteral
        self.namespace = isLiteral ? nil : namespace
        keyType = ObjectIdentifier(type)
        keyMetatype = type
        self.convertsNames = convertsNames && !isLiteral
        self.nodeDecoding = nodeDecoding
    }

    deinit {
        core.pointee.containers.deallocate()
        core.pointee.entries.deallocate()
        core.deinitialize(count: 1)
        core.deallocate()
    }

    var entries: UnsafeMutablePointer<Entry> { core.pointee.entries }
    var capacity: Int { core.pointee.capacity }

    // MARK: - Another document

    /// Whether the table may serve other calls: its keys are those of a type, not of a document.
    var isReusable: Bool { core.pointee.numbers.isEmpty && !core.pointee.isPayload && !isLiteral }

    /// Looks the names up in another document; what takes more than that is found out again.
    @inline(never)
    func adopt(_ names: NameTable, call: UInt64) {
        core.pointee.call = call
        // A table of names loses none: what was found in it stays.
        let isSame = core.pointee.namesID == names.id
        let hasNew = !isSame || core.pointee.namesCount != names.count
        core.pointee.namesID = names.id
        core.pointee.namesCount = names.count
        core.pointee.nextOrdinal = 0
        if !core.pointee.knownNames.isEmpty { core.pointee.knownNames = [:] }
        guard hasNew || core.pointee.dependsOnDocument else { return }
        core.pointee.dependsOnDocument = false
        var hasOthers = false
        for (index, shape) in core.pointee.resolved {
            let entry = entries + index
            switch entry.pointee.kind {
            case .element where !shape.isBraced, .attribute where !shape.isBraced:
                if isSame, entry.pointee.name != Entry.absent { continue }
                entry.pointee.name = shape.number(in: names) ?? Entry.absent
            case .text, .rest, .unresolved: break
            case .element, .attribute, .path:
                entry.pointee = Entry()
                hasOthers = true
            }
        }
        if hasOthers { core.pointee.resolved.removeAll { entries[$0.index].kind == .unresolved } }
    }

    func set(_ entry: Entry, at index: Int, _ shape: KeyShape) {
        entries[index] = entry
        core.pointee.resolved.append((index, shape))
        if shape.isBraced || entry.kind == .path { core.pointee.dependsOnDocument = true }
    }

    /// The index of a key that is its own index.
    func ensure(_ index: Int) {
        while core.pointee.keys.count <= index { core.pointee.keys.append(nil) }
        guard index >= capacity else { return }
        let wanted = max(index + 1, capacity * 2)
        let bigger = UnsafeMutablePointer<Entry>.allocate(capacity: wanted)
        bigger.initialize(repeating: Entry(), count: wanted)
        bigger.update(from: entries, count: capacity)
        entries.deallocate()
        core.pointee.entries = bigger
        core.pointee.capacity = wanted
    }

    /// The index of a key by its spelling.
    func number(of key: any CodingKey) -> Int {
        let name = Array(key.stringValue.utf8)
        if let known = core.pointee.numbers[name] { return known }
        let number = core.pointee.keys.count
        core.pointee.numbers[name] = number
        core.pointee.hasManyKeys = number > 64
        ensure(number)
        note(key, number)
        return number
    }

    /// The index of a key under another placement than its own, once it was made.
    @inline(__always)
    func variant(_ index: Int, _ placement: XMLPlacement) -> Int? {
        let slot = index &* Self.placementCount &+ Self.number(of: placement)
        guard slot < core.pointee.variants.count else { return nil }
        let number = Int(core.pointee.variants[slot])
        return number == 0 || entries[number].kind == .unresolved ? nil : number
    }

    /// The index for a key under another placement; its entry is to be resolved.
    func makeVariant(_ index: Int, _ placement: XMLPlacement) -> Int {
        let slot = index * Self.placementCount + Self.number(of: placement)
        while core.pointee.variants.count <= slot { core.pointee.variants.append(0) }
        if core.pointee.variants[slot] != 0 { return Int(core.pointee.variants[slot]) }
        // The variants of byte-sized keys lie behind all that a byte can be.
        let number = max(core.pointee.keys.count, 256)
        ensure(number)
        core.pointee.variants[slot] = Int32(truncatingIfNeeded: number)
        return number
    }

    private static let placementCount = 4

    private static func number(of placement: XMLPlacement) -> Int {
        switch placement {
        case .attribute: 0
        case .element: 1
        case .elementAndAttribute: 2
        case .cdata, .text: 3
        }
    }

    func note(_ key: any CodingKey, _ index: Int) {
        if index < core.pointee.keys.count { core.pointee.keys[index] = key }
    }
}
