/// The meanings of the keys of one key type in one document, resolved once per key.
///
/// A table can be reused for another document, see ``DecodingWorkspace``: then only the names are looked up again.
///
/// Keys of at most one byte, such as the enums that the compiler synthesizes, are their own index: their `stringValue`
/// is read only once, and no dictionary is needed.
final class DecodingKeyTable {
    enum Kind: UInt8 {
        case unresolved, element, attribute, text, path, rest
    }

    struct Entry: BitwiseCopyable {
        var kind: Kind = .unresolved
        /// Whether a scalar may be read from the attribute of this name if there is no such element.
        var fallsBack = false
        /// Whether more than one name matches: see ``DecodingKeyTable/Core/alternates``.
        var hasAlternates = false
        /// Whether the attribute has a different name from the element: see ``DecodingKeyTable/Core/fallbacks``.
        var hasOwnFallback = false
        /// The position at which the attribute was found last.
        var ordinal: UInt16 = 0
        /// The number of the name in the document; `absent` if the document does not contain it.
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

    /// The names in the document that match a name in a key.
    struct NameSet: Equatable {
        var numbers: [UInt32] = []
        /// The number of the namespace that a node must also have, if one name is used in several namespaces.
        var namespace: UInt16?
    }

    /// The mutable state, stored behind a pointer so that no access requires an exclusivity check.
    struct Core {
        var entries: UnsafeMutablePointer<Entry>
        var capacity = 16
        /// The name table in which the names were looked up, and its size at that time.
        var namesID: UInt64 = 0
        var namesCount = 0
        /// The ordinal after the attribute that was found last.
        var nextOrdinal: UInt32 = 0
        /// The call for whose document the names were looked up.
        var call: UInt64 = 0
        /// The keys by index, for the coding path.
        var keys: [(any CodingKey)?] = []
        /// The indices of the resolved entries, and the document-independent meanings of their keys.
        var resolved: [(index: Int, shape: KeyShape)] = []
        var numbers: [[UInt8]: Int] = [:]
        /// Whether some keys have a different meaning in each document, even if its names are the same.
        var dependsOnDocument = false
        /// The indices of keys under another placement, by key and placement; 0 for none.
        var variants: [Int32] = []
        /// Whether there are more keys by spelling than models have, which means names from the document.
        var hasManyKeys = false
        /// The numbers of the document's names by their keys, if a strategy applies.
        var converted: [[UInt8]: [UInt32]]?
        /// The numbers of the document's names by the keys of their local parts, if a strategy applies.
        var convertedLocals: [[UInt8]: [UInt32]]?
        /// The names that can be children or attributes of the elements that the table is for; nil if any name can.
        var nearNames: [UInt32]?
        /// The numbers of these names by their keys, and by the keys of their local parts.
        var convertedNear: [[UInt8]: [UInt32]]?
        var convertedNearLocals: [[UInt8]: [UInt32]]?
        var alternates: [Int: [UInt32]] = [:]
        var paths: [Int: Path] = [:]
        /// The attributes to which elements fall back, if their names differ.
        var fallbacks: [Int: NameSet] = [:]
        /// The names that the keys use, by the index of the key that is left out; -1 for none.
        var knownNames: [Int: KnownNames] = [:]
        /// Whether the keys are those of an enum case, whose unlabeled value, `_0`, is inline.
        var isPayload = false
        /// Containers that were created for the keys.
        var containers = KeptContainers()
    }

    let core: UnsafeMutablePointer<Core>
    /// The namespace of elements whose keys have no prefix, if the type specifies one.
    let namespace: String?
    /// Returns whether a spelling is a key of the type.
    let knows: (String) -> Bool
    let keyMetatype: any CodingKey.Type
    /// The placement of keys, if the type itself or a strategy specifies it.
    let nodeDecoding: ((any CodingKey) -> XMLPlacement?)?
    /// Whether keys are data: child elements of exactly that name.
    let isLiteral: Bool
    /// Whether names are converted by the key strategy.
    let convertsNames: Bool

    init<Key: CodingKey>(
        _ type: Key.Type, isLiteral: Bool, convertsNames: Bool = true, namespace: String? = nil,
        nodeDecoding: ((any CodingKey) -> XMLPlacement?)?
    ) {
        core = .allocate(capacity: 1)
        core.initialize(to: Core(entries: .allocate(capacity: 16)))
        core.pointee.entries.initialize(repeating: Entry(), count: core.pointee.capacity)
        knows = { name in Key(stringValue: name).map { ScalarEquality.equal($0.stringValue, name) } ?? false }
        self.isLiteral = isLiteral
        self.namespace = isLiteral ? nil : namespace
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

    /// Whether other calls can reuse the table: its keys are those of a type, not of a document.
    var isReusable: Bool { core.pointee.numbers.isEmpty && !core.pointee.isPayload && !isLiteral }

    /// Looks the names up in another document; entries that require more than that are resolved again.
    @inline(never)
    func adopt(_ names: NameTable, call: UInt64) {
        core.pointee.call = call
        // A name table never loses a name, so earlier results remain valid.
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

    /// Makes room for the entry and the key of an index.
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

    /// Returns the index of a key, looked up by its spelling.
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

    /// Returns the index of a key under a placement other than its own, if it was already resolved.
    @inline(__always)
    func variant(_ index: Int, _ placement: XMLPlacement.Form) -> Int? {
        let slot = index &* Self.placementCount &+ Self.number(of: placement)
        guard slot < core.pointee.variants.count else { return nil }
        let number = Int(core.pointee.variants[slot])
        return number == 0 || entries[number].kind == .unresolved ? nil : number
    }

    /// Returns the index for a key under another placement; the caller resolves its entry.
    func makeVariant(_ index: Int, _ placement: XMLPlacement.Form) -> Int {
        let slot = index * Self.placementCount + Self.number(of: placement)
        while core.pointee.variants.count <= slot { core.pointee.variants.append(0) }
        if core.pointee.variants[slot] != 0 { return Int(core.pointee.variants[slot]) }
        // The variants of byte-sized keys follow all values of a byte.
        let number = max(core.pointee.keys.count, 256)
        ensure(number)
        core.pointee.variants[slot] = Int32(truncatingIfNeeded: number)
        return number
    }

    private static let placementCount = 6

    private static func number(of placement: XMLPlacement.Form) -> Int {
        switch placement {
        case .attribute: 0
        case .element: 1
        case .elementAndAttribute: 2
        case .cdata: 3
        case .text: 4
        case .cdataText: 5
        }
    }

    func note(_ key: any CodingKey, _ index: Int) {
        if index < core.pointee.keys.count { core.pointee.keys[index] = key }
    }
}
