/// The distinct names of a document, its namespace names included, each interned under a number.
///
/// Names are compared byte for byte. Once a name is interned, comparing names means comparing numbers. Each entry
/// remembers which name followed it last, since documents are repetitive: the scanner tries that guess first, and if it
/// is right, need not even search for the end of the name.
package struct NameTable {
    // The absent prefix and the prefixes that need no declaration have fixed numbers.
    package static let noPrefix: UInt32 = 0
    package static let xmlPrefix: UInt32 = 1
    static let xmlnsPrefix: UInt32 = 2

    package struct Entry: BitwiseCopyable {
        /// The first eight bytes, little-endian and zero-padded; most names are equal if these are.
        var word: UInt64
        /// A mask with ones where ``word`` holds bytes of the name.
        var mask: UInt64
        /// The last eight bytes of a name of at least eight bytes.
        var lastWord: UInt64
        var start: UInt32
        var length: UInt32
        var hash: UInt32
        /// The number of the prefix; `noPrefix` for names without a colon.
        package var prefix: UInt32
        /// The number under which the local part is interned.
        package var local: UInt32
        /// The special properties of the name, one bit each. 0 for a name without a colon that is not `xmlns` and has
        /// no attribute list: it needs no namespace processing.
        var special: UInt16
        /// The number of the namespace of this name; 0 if it is not a namespace name. See ``NamespaceScope``.
        var asNamespace: UInt16 = 0
        /// Identifies the element on which this name last appeared as an attribute: ``NameTable/firstStamp`` plus the
        /// element's node.
        var stamp: UInt32
        /// The guesses: the names that last followed this one as an element and as an attribute.
        var nextElement: UInt32
        var nextAttribute: UInt32
        /// The guess for the value of a prefixed namespace declaration, `xmlns:p`.
        ///
        /// It shares the storage of ``nextElement``: elements cannot have such a name, so no element follows one. The
        /// two must not be mixed, since the guess for an element must be a Name in the grammar, which a value need not
        /// be.
        var lastValue: UInt32 {
            get { nextElement }
            set { nextElement = newValue }
        }
        /// The number that this name has as a prefix; 0 if it has not appeared as one.
        var asPrefix: UInt32 = 0

        /// Records that an element has an attribute of this name and returns ``special``, or nil if the element already
        /// has one.
        @inline(__always)
        mutating func stamp(_ element: UInt32) -> UInt16? {
            guard stamp != element else { return nil }
            stamp = element
            return special
        }
    }

    static let isPrefixed: UInt16 = 1
    static let isDeclaration: UInt16 = 2
    /// The name is not a QName, because of misplaced colons (Namespaces in XML, production 7).
    static let isMalformed: UInt16 = 4
    /// The DTD has an attribute list for elements of this name.
    static let hasAttributeList: UInt16 = 8
    /// A property of a start tag, not of a name: a value refers to an entity that is not predefined.
    static let hasEntity: UInt16 = 16

    /// An identifier that is unique in the process, so that numbers of names can be cached together with it.
    let id = made.withLock { count in
        count += 1
        return count
    }
    private static let made = Locked<UInt64>(0)

    package private(set) var entries: RecordBuffer<Entry>
    private var text: ByteBuffer
    /// An open-addressing hash table of numbers plus one; 0 is an empty slot.
    private var slots: RecordBuffer<UInt32>
    private var mask: Int
    /// Random per process, so that an attacker cannot construct names that collide.
    private static let processSeeds = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))
    private let seeds = Self.processSeeds
    private(set) var prefixCount: UInt32 = 3
    /// The stamp of the document's node 0; greater than all stamps of earlier documents.
    private(set) var firstStamp: UInt32 = 0
    private static let lastFirstStamp: UInt32 = 1 << 30
    private var hasAttributeLists = false
    /// The length of the longest name, in bytes.
    private var longest = 0

    init() {
        entries = RecordBuffer(capacity: 64)
        text = ByteBuffer(capacity: 1024)
        mask = 127
        slots = RecordBuffer(repeating: 0, count: 128)
    }

    /// Frees the table. It, its copies and the bytes of its names must not be used afterward.
    @unsafe
    func deallocate() {
        // These buffers have no other owner.
        unsafe entries.deallocate()
        unsafe text.deallocate()
        unsafe slots.deallocate()
    }

    var count: Int { entries.count }

    /// The maximum length in bytes of a name in a table that is reused for another document.
    static let longestReused = 256

    /// Prepares the table for another document, keeping its names; returns false if it is too large.
    ///
    /// - Parameter nodeCount: The number of nodes in the current document.
    mutating func clear(nodeCount: Int) -> Bool {
        guard entries.count <= 512, text.count <= 16_384, longest <= Self.longestReused else { return false }
        firstStamp += UInt32(truncatingIfNeeded: nodeCount)
        guard hasAttributeLists || firstStamp > Self.lastFirstStamp else { return true }
        firstStamp = 0
        hasAttributeLists = false
        for number in 0..<entries.count {
            entries[number].stamp = 0
            entries[number].special &= ~Self.hasAttributeList
        }
        return true
    }

    /// How much a table contains.
    struct Extent {
        fileprivate let count: Int
        fileprivate let size: Int
    }

    var extent: Extent { Extent(count: entries.count, size: text.count) }

    /// Prepares the table for another part of the same document, keeping its names; returns false if it has grown much
    /// since it had an extent. No name in it has an attribute list.
    mutating func clear(nodeCount: Int, to extent: Extent) -> Bool {
        guard entries.count <= extent.count + 512, text.count <= extent.size + 16_384,
            firstStamp <= Self.lastFirstStamp, !hasAttributeLists
        else { return false }
        firstStamp += UInt32(truncatingIfNeeded: nodeCount)
        return true
    }

    /// The first `min(length, 8)` bytes of a word, with the rest set to zero. `length` must be at least 1.
    @inline(__always)
    static func masked(_ word: UInt64, _ length: Int) -> UInt64 {
        length >= 8 ? word : word & (~0 &>> UInt64(truncatingIfNeeded: 64 &- length &* 8))
    }

    /// A keyed hash, so that names chosen to collide cannot slow down lookup.
    ///
    /// Both factors of each product are keyed, so that an attacker cannot choose a word that makes one of them zero.
    @inline(__always)
    private func hash(_ name: ByteSlice, _ firstWord: UInt64) -> UInt32 {
        guard name.count > 8 else { return mixed(firstWord, UInt64(name.count)) }
        var state = UInt64(name.count)
        var index = 0
        while name.count &- index > 16 {
            state = folded(name.word(at: index) ^ state, name.word(at: index &+ 8))
            index &+= 16
        }
        // The last two words may overlap the ones before them.
        return mixed(name.word(at: Swift.max(0, name.count &- 16)) ^ state, name.word(at: name.count &- 8))
    }

    @inline(__always)
    private func folded(_ first: UInt64, _ second: UInt64) -> UInt64 {
        let product = (first ^ seeds.0).multipliedFullWidth(by: second ^ seeds.1)
        return product.low ^ product.high
    }

    @inline(__always)
    private func mixed(_ first: UInt64, _ second: UInt64) -> UInt32 {
        let state = folded(first, second)
        return UInt32(truncatingIfNeeded: state ^ state >> 32)
    }

    /// The number of a name, which must not be empty; interns it if it is new.
    @inline(__always)
    mutating func intern(_ name: ByteSlice) -> UInt32 { intern(name, firstWord: name.word(at: 0)) }

    /// The number of a name, which must not be empty and whose first word is already known.
    @inline(__always)
    mutating func intern(_ name: ByteSlice, firstWord word: UInt64) -> UInt32 {
        let hash = hash(name, word)
        var slot = Int(hash) & mask
        while true {
            let candidate = slots[slot]
            if candidate == 0 { return insert(name, hash, word, slot) }
            if isName(candidate &- 1, name, hash, word) { return candidate &- 1 }
            slot = (slot &+ 1) & mask
        }
    }

    @inline(__always)
    private func isName(_ number: UInt32, _ name: ByteSlice, _ hash: UInt32, _ word: UInt64) -> Bool {
        let entry = entries[Int(number)]
        return entry.hash == hash && entry.word == word && entry.length == UInt32(name.count)
            && (name.count <= 8 || bytes(of: entry) == name)
    }

    /// The length of the name with this number if the window contains it from `start` on.
    ///
    /// The byte after the name is in the window too, but is not examined. Returns nil also for a name that is too long
    /// for the window.
    ///
    /// It changes nothing but is mutating, so that the table is passed by reference and not loaded for the rare case.
    @inline(__always)
    mutating func stands(_ name: UInt32, in window: ByteWindow, at start: Int) -> Int? {
        // The scanner's numbers all come from the table, which never removes an entry.
        let entry = unsafe entries[unchecked: Int(name)]
        let length = Int(entry.length)
        guard window.word(at: start) & entry.mask == entry.word else { return nil }
        if length > 8 {
            guard
                length <= 16
                    ? window.word(at: start &+ length &- 8) == entry.lastWord : standsRest(of: name, in: window, start)
            else { return nil }
        }
        return length
    }

    /// ``stands(_:in:at:)`` for long names.
    @inline(never)
    private mutating func standsRest(of name: UInt32, in window: ByteWindow, _ start: Int) -> Bool {
        let name = bytes(of: name)
        return name.count <= Self.longestGuess && window.bytes.part(start..<start + name.count) == name
    }

    /// The longest name that fits into a window with two bytes before it and two after it.
    private static let longestGuess = ByteWindow.size - 4

    /// The number under which the value of a namespace declaration is interned; the value must not be empty.
    ///
    /// The value that the declaration had last time is tried first.
    mutating func internValue(_ value: ByteSlice, of declaration: UInt32) -> UInt32 {
        // Not for a plain `xmlns`, which an element may be called too.
        guard entries[Int(declaration)].prefix == Self.xmlnsPrefix else { return intern(value) }
        let guess = entries[Int(declaration)].lastValue
        if bytes(of: guess) == value { return guess }
        let number = intern(value)
        entries[Int(declaration)].lastValue = number
        return number
    }

    /// The number of a name if the table contains it.
    func find(_ name: ByteSlice) -> UInt32? {
        guard name.count > 0 else { return nil }
        let word = name.word(at: 0)
        let hash = hash(name, word)
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            if isName(slots[slot] &- 1, name, hash, word) { return slots[slot] &- 1 }
            slot = (slot &+ 1) & mask
        }
        return nil
    }

    @inline(never)
    private mutating func insert(_ name: ByteSlice, _ hash: UInt32, _ word: UInt64, _ slot: Int) -> UInt32 {
        let number = UInt32(entries.count)
        let at = text.count
        text.append(name)
        longest = Swift.max(longest, name.count)
        entries.append(
            Entry(
                word: word, mask: Self.masked(~0, name.count), lastWord: name.word(at: Swift.max(0, name.count - 8)),
                start: UInt32(at), length: UInt32(name.count), hash: hash, prefix: 0, local: number, special: 0,
                stamp: 0, nextElement: 0, nextAttribute: 0))
        slots[slot] = number &+ 1
        if entries.count * 2 > mask { rehash() }
        if let colon = name.firstIndex(of: UInt8(ascii: ":")) {
            splitName(number, name, colon)
        } else if word == Self.declaringWord, name.count == 5 {
            entries[Int(number)].special = Self.isDeclaration
        }
        return number
    }

    /// `xmlns` as the first word of a name.
    private static let declaringWord: UInt64 = 0x73_6E6C_6D78

    /// Fills in the prefix and the local part. Names with misplaced colons get neither; the scanner rejects them.
    private mutating func splitName(_ number: UInt32, _ name: ByteSlice, _ colon: Int) {
        let local = name.part(from: colon + 1)
        let isQName =
            colon > 0 && local.count > 0 && XMLCharacters.isNameStart(UTF8Scalar.decode(local, at: 0).scalar)
            && !local.contains(UInt8(ascii: ":"))
        guard isQName else {
            entries[Int(number)].special = Self.isMalformed
            return
        }
        let prefixNumber = prefixNumber(ofLocalPart: intern(name.part(0..<colon)))
        let localNumber = intern(local)
        entries[Int(number)].prefix = prefixNumber
        entries[Int(number)].local = localNumber
        entries[Int(number)].special = prefixNumber == Self.xmlnsPrefix ? Self.isDeclaration : Self.isPrefixed
    }

    private mutating func addPrefix(_ name: UInt32) -> UInt32 {
        let bytes = bytes(of: name)
        let number: UInt32
        if bytes.isEqual(to: "xml") {
            number = Self.xmlPrefix
        } else if bytes.isEqual(to: "xmlns") {
            number = Self.xmlnsPrefix
        } else {
            number = prefixCount
            prefixCount += 1
        }
        entries[Int(name)].asPrefix = number
        return number
    }

    /// The prefix number of a name that is declared as a prefix (the part after `xmlns:`).
    mutating func prefixNumber(ofLocalPart name: UInt32) -> UInt32 {
        let known = entries[Int(name)].asPrefix
        return known == 0 ? addPrefix(name) : known
    }

    private mutating func rehash() {
        let size = (mask + 1) * 4
        // The old buffer has no other owner and is replaced on the next line.
        unsafe slots.deallocate()
        slots = RecordBuffer(repeating: 0, count: size)
        mask = size - 1
        for number in 0..<entries.count {
            var slot = Int(entries[number].hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(number) + 1
        }
    }

    /// Makes the scanner process the attribute list for elements with this name; see ``hasAttributeList``.
    mutating func noteAttributeList(of element: UInt32) {
        entries[Int(element)].special |= Self.hasAttributeList
        hasAttributeLists = true
    }

    // MARK: - Names as text

    /// The bytes of a name; valid until the next name is interned or the table is deallocated.
    package func bytes(of name: UInt32) -> ByteSlice { bytes(of: entries[Int(name)]) }

    @inline(__always)
    private func bytes(of entry: Entry) -> ByteSlice {
        // Valid as documented above.
        unsafe text.bytes(Int(entry.start)..<Int(entry.start) + Int(entry.length))
    }

    @inline(never)
    func string(of name: UInt32) -> String { String(decoding: bytes(of: name), as: UTF8.self) }

    /// The part of a name before its colon, or nil if it has none.
    func prefix(of name: UInt32) -> ByteSlice? {
        let entry = entries[Int(name)]
        guard entry.prefix != Self.noPrefix else { return nil }
        return bytes(of: entry).part(0..<Int(entry.length) - Int(entries[Int(entry.local)].length) - 1)
    }

    /// The prefix number of a declared name, if any name uses or declares that prefix.
    package func knownPrefixNumber(ofLocalPart name: UInt32) -> UInt32? {
        let known = entries[Int(name)].asPrefix
        return known == 0 ? nil : known
    }
}
