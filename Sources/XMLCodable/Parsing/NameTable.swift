/// The distinct names of a document, each with a number.
///
/// Names are compared byte for byte. A name is interned once; from then on equality is equality of numbers. Entries
/// remember which name followed them last, since documents repeat themselves: the scanner tries that guess first and
/// then need not even look for the end of the name.
struct NameTable {
    /// The prefixes that need no declaration, and names that declare, have fixed numbers.
    static let noPrefix: UInt32 = 0
    static let xmlPrefix: UInt32 = 1
    static let xmlnsPrefix: UInt32 = 2

    struct Entry: BitwiseCopyable {
        /// The first eight bytes, little endian, zero filled: most names are equal when these are.
        var word: UInt64
        var start: UInt32
        var length: UInt32
        var hash: UInt32
        /// Number of the prefix; `noPrefix` for names without a colon.
        var prefix: UInt32
        /// Number of the local part as a name of its own.
        var local: UInt32
        /// 0 for a name without a colon that is not `xmlns`: nothing to do for namespaces.
        var special: UInt32
        /// The element of which this was last seen as an attribute name.
        var stamp: UInt32
        /// The guesses: names that followed this one as element and as attribute.
        var nextElement: UInt32
        var nextAttribute: UInt32
        /// The number of the prefix that this name is where it stands before a colon; 0 where it never did.
        var asPrefix: UInt32 = 0
    }

    static let isPrefixed: UInt32 = 1
    static let isDeclaration: UInt32 = 2
    /// Colons at the wrong places: no QName (Namespaces in XML, production 7).
    static let isMalformed: UInt32 = 4
    /// The DTD has an attribute list for elements of this name.
    static let hasAttributeList: UInt32 = 8
    /// Not of a name but of a start tag: a value refers to a declared entity.
    static let hasEntity: UInt32 = 16

    private(set) var entries: RecordBuffer<Entry>
    private var text: ByteBuffer
    private var slots: UnsafeMutablePointer<UInt32>
    private var mask: Int
    /// Nobody outside knows it, so nobody can make names that collide.
    private static let seed = UInt64.random(in: .min ... .max) | 1
    private(set) var prefixCount: UInt32 = 3

    init() {
        entries = RecordBuffer(capacity: 64)
        text = ByteBuffer(capacity: 1024)
        mask = 127
        slots = .allocate(capacity: 128)
        slots.initialize(repeating: 0, count: 128)
    }

    func deallocate() {
        entries.deallocate()
        text.deallocate()
        slots.deallocate()
    }

    var count: Int { entries.count }

    @inline(__always)
    static func load(_ start: UnsafePointer<UInt8>) -> UInt64 {
        UnsafeRawPointer(start).loadUnaligned(as: UInt64.self)
    }

    /// The first `min(length, 8)` bytes of a word; the rest zero. `length` is at least 1.
    @inline(__always)
    static func masked(_ word: UInt64, _ length: Int) -> UInt64 {
        length >= 8 ? word : word & (~0 &>> UInt64(truncatingIfNeeded: 64 &- length &* 8))
    }

    /// A keyed hash: names chosen to collide must not make look-up slow.
    @inline(__always)
    private func hash(_ start: UnsafePointer<UInt8>, _ length: Int) -> UInt32 {
        let seed = Self.seed
        var state = seed
        var rest = length
        var at = start
        while rest > 8 {
            let product = (state ^ Self.load(at)).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
            state = product.low ^ product.high ^ seed
            at += 8
            rest &-= 8
        }
        let last = rest == 0 ? 0 : Self.masked(Self.load(at), rest)
        let product = (state ^ last).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93 ^ UInt64(length))
        let mixed = product.low ^ product.high
        return UInt32(truncatingIfNeeded: mixed ^ mixed >> 32)
    }

    /// The number of a name; `length` is at least 1, and at least 8 more bytes may be read behind the name.
    @inline(__always)
    mutating func intern(_ start: UnsafePointer<UInt8>, _ length: Int) -> UInt32 {
        let hash = hash(start, length)
        let word = Self.masked(Self.load(start), length)
        var slot = Int(hash) & mask
        while true {
            let candidate = slots[slot]
            if candidate == 0 { return insert(start, length, hash, word, slot) }
            let entry = entries.base + Int(candidate &- 1)
            if entry.pointee.hash == hash, entry.pointee.word == word, entry.pointee.length == UInt32(length),
                length <= 8 || equal(entry.pointee.start, start, length)
            {
                return candidate &- 1
            }
            slot = (slot &+ 1) & mask
        }
    }

    /// Whether bytes 8 and on of a stored name equal those at `start`.
    @inline(__always)
    func equal(_ stored: UInt32, _ start: UnsafePointer<UInt8>, _ length: Int) -> Bool {
        let own = text.base + Int(stored)
        var index = 8
        while index &+ 8 <= length {
            if Self.load(own + index) != Self.load(start + index) { return false }
            index &+= 8
        }
        return index >= length
            || Self.masked(Self.load(own + index), length &- index)
                == Self.masked(Self.load(start + index), length &- index)
    }

    /// Whether the name with this number stands at `start`; what follows the name is not looked at.
    @inline(__always)
    func stands(_ name: UInt32, at start: UnsafePointer<UInt8>) -> Int? {
        let entry = entries.base + Int(name)
        let length = Int(entry.pointee.length)
        guard Self.masked(Self.load(start), length) == entry.pointee.word,
            length <= 8 || equal(entry.pointee.start, start, length)
        else { return nil }
        return length
    }

    /// The number of a name that the table already has.
    func find(_ name: UnsafeBufferPointer<UInt8>) -> UInt32? {
        guard name.count > 0, name.count <= 1 << 20 else { return nil }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: name.count + 8) { padded in
            guard let base = padded.baseAddress, let from = name.baseAddress else { return nil }
            base.update(from: from, count: name.count)
            (base + name.count).update(repeating: 0, count: 8)
            return find(padded: base, name.count)
        }
    }

    /// The number of a name that eight more bytes follow.
    func find(padded start: UnsafePointer<UInt8>, _ length: Int) -> UInt32? {
        let hash = hash(start, length)
        let word = Self.masked(Self.load(start), length)
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            let candidate = slots[slot] &- 1
            let entry = entries.base[Int(candidate)]
            if entry.hash == hash, entry.word == word, entry.length == UInt32(length),
                length <= 8 || equal(entry.start, start, length)
            {
                return candidate
            }
            slot = (slot &+ 1) & mask
        }
        return nil
    }

    @inline(never)
    private mutating func insert(
        _ start: UnsafePointer<UInt8>, _ length: Int, _ hash: UInt32, _ word: UInt64, _ slot: Int
    ) -> UInt32 {
        let number = UInt32(entries.count)
        let at = text.count
        text.append(start, length)
        // Comparisons read whole words, so every name is followed by eight bytes of something.
        text.reserve(16)
        entries.append(
            Entry(
                word: word, start: UInt32(at), length: UInt32(length), hash: hash, prefix: 0, local: number,
                special: 0, stamp: 0, nextElement: 0, nextAttribute: 0))
        slots[slot] = number &+ 1
        if entries.count * 2 > mask { rehash() }
        splitName(number, start, length)
        return number
    }

    /// Fills in prefix and local part. Names whose colons are misplaced keep none; the scanner rejects those.
    private mutating func splitName(_ number: UInt32, _ start: UnsafePointer<UInt8>, _ length: Int) {
        var colon = 0
        while colon < length, start[colon] != UInt8(ascii: ":") { colon &+= 1 }
        guard colon < length else {
            if Self.spells("xmlns", start, length) { entries.base[Int(number)].special = Self.isDeclaration }
            return
        }
        let local = start + colon + 1
        let localLength = length - colon - 1
        let isQName =
            colon > 0 && localLength > 0 && XMLCharacters.isNameStart(UTF8Scalar.decode(local).scalar)
            && !UnsafeBufferPointer(start: local, count: localLength).contains(UInt8(ascii: ":"))
        guard isQName else {
            entries.base[Int(number)].special = Self.isMalformed
            return
        }
        let prefixNumber = prefixNumber(ofLocalPart: intern(start, colon))
        let localNumber = intern(local, localLength)
        let entry = entries.base + Int(number)
        entry.pointee.prefix = prefixNumber
        entry.pointee.local = localNumber
        entry.pointee.special = prefixNumber == Self.xmlnsPrefix ? Self.isDeclaration : Self.isPrefixed
    }

    private mutating func addPrefix(_ name: UInt32) -> UInt32 {
        let entry = entries.base[Int(name)]
        let start = text.base + Int(entry.start)
        let number: UInt32
        if Self.spells("xml", start, Int(entry.length)) {
            number = Self.xmlPrefix
        } else if Self.spells("xmlns", start, Int(entry.length)) {
            number = Self.xmlnsPrefix
        } else {
            number = prefixCount
            prefixCount += 1
        }
        entries.base[Int(name)].asPrefix = number
        return number
    }

    /// The number of the prefix that a declared name (the part after `xmlns:`) stands for.
    mutating func prefixNumber(ofLocalPart name: UInt32) -> UInt32 {
        let known = entries.base[Int(name)].asPrefix
        return known == 0 ? addPrefix(name) : known
    }

    private static func spells(_ word: StaticString, _ start: UnsafePointer<UInt8>, _ length: Int) -> Bool {
        length == word.utf8CodeUnitCount && (0..<length).allSatisfy { start[$0] == word.utf8Start[$0] }
    }

    private mutating func rehash() {
        let size = (mask + 1) * 4
        slots.deallocate()
        slots = .allocate(capacity: size)
        slots.initialize(repeating: 0, count: size)
        mask = size - 1
        for number in 0..<entries.count {
            var slot = Int(entries.base[number].hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(number) + 1
        }
    }

    /// Makes the scanner look closer at elements of a name: see ``hasAttributeList``.
    func noteAttributeList(of element: UInt32) { entries.base[Int(element)].special |= Self.hasAttributeList }

    // MARK: - Names as text

    func bytes(of name: UInt32) -> UnsafeBufferPointer<UInt8> {
        let entry = entries.base[Int(name)]
        return UnsafeBufferPointer(start: text.base + Int(entry.start), count: Int(entry.length))
    }

    func string(of name: UInt32) -> String { String(decoding: bytes(of: name), as: UTF8.self) }

    /// The part of a name before its colon, nil where there is none.
    func prefix(of name: UInt32) -> UnsafeBufferPointer<UInt8>? {
        let entry = entries.base[Int(name)]
        guard entry.prefix != Self.noPrefix else { return nil }
        let length = Int(entry.length) - Int(entries.base[Int(entry.local)].length) - 1
        return UnsafeBufferPointer(start: text.base + Int(entry.start), count: length)
    }

    /// The number of the prefix that a declared name stands for, if any name uses or declares that prefix.
    func knownPrefixNumber(ofLocalPart name: UInt32) -> UInt32? {
        let known = entries.base[Int(name)].asPrefix
        return known == 0 ? nil : known
    }
}
