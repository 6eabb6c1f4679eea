/// What the keys of one key type mean in one document, found out once per key.
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

    private(set) var entries: UnsafeMutablePointer<Entry>
    private(set) var capacity = 16
    /// The keys by index, for the coding path.
    private(set) var keys: [(any CodingKey)?] = []
    private var numbers: [[UInt8]: Int] = [:]
    /// The indices of keys under another placement, by key and placement; 0 for none.
    private var variants: [Int32] = []
    /// More keys by their spelling than models have: names that come from the document.
    private(set) var hasManyKeys = false
    /// The ordinal behind the attribute that was searched last.
    var nextOrdinal: UInt32 = 0
    /// The numbers of the document's names by what they are as keys, where a strategy has a say.
    var converted: [[UInt8]: [UInt32]]?
    var alternates: [Int: [UInt32]] = [:]
    var paths: [Int: Path] = [:]
    /// The attributes that elements fall back to, where their names are others.
    var fallbacks: [Int: NameSet] = [:]
    /// The namespace of elements whose keys have no prefix, where the type says.
    let namespace: String?
    /// The numbers of the document's names by their local parts as keys, where a strategy has a say.
    var convertedLocals: [[UInt8]: [UInt32]]?
    /// Whether the other spelling of a name is a key too.
    let knows: (String) -> Bool
    /// What other calls found out about the keys that are their own index.
    let shapes: [KeyShape?]
    let keyType: ObjectIdentifier
    let keyMetatype: any CodingKey.Type
    /// The names that the keys have a use for, by the index of the key that asked; -1 for none.
    var knownNames: [Int: KnownNames] = [:]
    /// The keys are those of an enum's case: the value without a label, `_0`, stands inline.
    var isPayload = false
    /// Where the type itself places its keys.
    let nodeDecoding: ((any CodingKey) -> XMLNodeDecoding?)?
    /// Keys are data: child elements of exactly that name.
    let isLiteral: Bool

    /// Names are subject to the key strategy.
    let convertsNames: Bool

    init<Key: CodingKey>(
        _ type: Key.Type, isLiteral: Bool, convertsNames: Bool = true, hasShapes: Bool = false,
        namespace: String? = nil, nodeDecoding: ((any CodingKey) -> XMLNodeDecoding?)?
    ) {
        entries = .allocate(capacity: capacity)
        entries.initialize(repeating: Entry(), count: capacity)
        knows = { name in Key(stringValue: name).map { ScalarEquality.equal($0.stringValue, name) } ?? false }
        self.isLiteral = isLiteral
        self.namespace = isLiteral ? nil : namespace
        keyType = ObjectIdentifier(type)
        keyMetatype = type
        shapes = hasShapes ? KeyShape.known(of: keyType) : []
        self.convertsNames = convertsNames && !isLiteral
        self.nodeDecoding = nodeDecoding
    }

    deinit { entries.deallocate() }

    /// The index of a key that is its own index.
    func ensure(_ index: Int) {
        while keys.count <= index { keys.append(nil) }
        guard index >= capacity else { return }
        let wanted = max(index + 1, capacity * 2)
        let bigger = UnsafeMutablePointer<Entry>.allocate(capacity: wanted)
        bigger.initialize(repeating: Entry(), count: wanted)
        bigger.update(from: entries, count: capacity)
        entries.deallocate()
        entries = bigger
        capacity = wanted
    }

    /// The index of a key by its spelling.
    func number(of key: any CodingKey) -> Int {
        let name = Array(key.stringValue.utf8)
        if let known = numbers[name] { return known }
        let number = keys.count
        numbers[name] = number
        hasManyKeys = number > 64
        ensure(number)
        note(key, number)
        return number
    }

    /// The index of a key under another placement than its own, once it was made.
    @inline(__always)
    func variant(_ index: Int, _ placement: XMLPlacement) -> Int? {
        let slot = index &* Self.placementCount &+ Self.number(of: placement)
        guard slot < variants.count else { return nil }
        let number = variants[slot]
        return number == 0 ? nil : Int(number)
    }

    /// A new index for a key under another placement; its entry is to be resolved.
    func makeVariant(_ index: Int, _ placement: XMLPlacement) -> Int {
        let slot = index * Self.placementCount + Self.number(of: placement)
        while variants.count <= slot { variants.append(0) }
        // The variants of byte-sized keys lie behind all that a byte can be.
        let number = max(keys.count, 256)
        ensure(number)
        variants[slot] = Int32(truncatingIfNeeded: number)
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
        if index < keys.count { keys[index] = key }
    }
}
