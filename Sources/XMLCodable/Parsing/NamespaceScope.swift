/// Namespace names and the prefixes bound to them at the place where the scanner stands (Namespaces in XML 1.0).
@safe
struct NamespaceScope {
    static let none: UInt16 = 0
    static let xml: UInt16 = 1
    static let xmlns: UInt16 = 2
    static let xmlName = "http://www.w3.org/XML/1998/namespace"
    static let xmlnsName = "http://www.w3.org/2000/xmlns/"

    /// What names end with tells most of them apart.
    private static func mark(of name: ByteSlice) -> UInt64 {
        name.word(at: Swift.max(0, name.count &- 8)) &+ UInt64(name.count)
    }

    /// The namespace names, by number; number 0 is no namespace. From ``count`` on they are those of an earlier document,
    /// which this one may turn out to use too.
    private(set) var names: [String] = ["", xmlName, xmlnsName]
    /// How many of the names are the document's.
    private(set) var count = 3
    /// Of each name a number that few others have, so that searching seldom compares names.
    private var marks: RecordBuffer<UInt64>
    /// The numbers by name, once there are more than a look at each costs little.
    private var numbers: [[UInt8]: UInt16] = [:]
    private static let few = 16
    /// What each prefix is bound to, by its number; 0 for not bound. Prefix 0 is the default namespace.
    private var bindings: RecordBuffer<UInt16>
    /// What a declaration replaced, to be put back when its element ends.
    private var undo: RecordBuffer<Replaced>
    /// The default namespace, kept apart since every element asks for it.
    private(set) var defaultNamespace = none

    private struct Replaced: BitwiseCopyable {
        let prefix: UInt32
        let namespace: UInt16
    }

    init() {
        marks = RecordBuffer(capacity: 16)
        for name in names { marks.append(name.withBytes { Self.mark(of: $0) }) }
        bindings = RecordBuffer(capacity: 16)
        for number in [Self.none, Self.xml, Self.xmlns] { bindings.append(number) }
        undo = RecordBuffer(capacity: 16)
    }

    /// Frees the scope: nothing may use it or a copy of it any more.
    @unsafe
    func deallocate() {
        // The scope alone has these buffers.
        unsafe marks.deallocate()
        unsafe bindings.deallocate()
        unsafe undo.deallocate()
    }

    var mark: UInt32 { UInt32(undo.count) }

    func namespace(ofPrefix prefix: UInt32) -> UInt16 {
        Int(prefix) < bindings.count ? bindings[Int(prefix)] : Self.none
    }

    /// The number of a namespace name, new or known; nil when `limit` names are in use. Namespace names are compared
    /// character for character (section 2.3).
    mutating func number(of name: ByteSlice, limit: Int) -> UInt16? {
        let mark = Self.mark(of: name)
        if numbers.isEmpty {
            for index in 1..<count where marks[index] == mark && Self.equal(names[index], name) {
                return UInt16(index)
            }
        } else if let known = numbers[Array(name)] {
            return known
        }
        guard count < Swift.min(limit, 65_000) + 3 else { return nil }
        let number = UInt16(count)
        if count == names.count {
            names.append(String(decoding: name, as: UTF8.self))
            marks.append(mark)
        } else if marks[count] != mark || !Self.equal(names[count], name) {
            names[count] = String(decoding: name, as: UTF8.self)
            marks[count] = mark
        }
        count += 1
        if !numbers.isEmpty {
            numbers[Array(name)] = number
        } else if count > Self.few {
            for index in 1..<count { numbers[Array(names[index].utf8)] = UInt16(index) }
        }
        return number
    }

    /// Makes the scope ready for another document; false where a document is not at its end, or had many names.
    mutating func clear() -> Bool {
        guard undo.count == 0, names.count <= Self.few, bindings.count <= 512 else { return false }
        count = 3
        return true
    }

    private static func equal(_ text: String, _ bytes: ByteSlice) -> Bool {
        text.utf8.count == bytes.count && text.withBytes { $0 == bytes }
    }

    mutating func bind(_ prefix: UInt32, to namespace: UInt16) {
        while bindings.count <= Int(prefix) { bindings.append(Self.none) }
        undo.append(Replaced(prefix: prefix, namespace: bindings[Int(prefix)]))
        bindings[Int(prefix)] = namespace
        if prefix == NameTable.noPrefix { defaultNamespace = namespace }
    }

    /// Puts back what was bound when ``mark`` had this value.
    mutating func restore(to mark: UInt32) {
        while undo.count > Int(mark) {
            let last = undo.removeLast()
            bindings[Int(last.prefix)] = last.namespace
            if last.prefix == NameTable.noPrefix { defaultNamespace = last.namespace }
        }
    }
}
