/// Namespace names and the prefixes bound to them at the place where the scanner stands (Namespaces in XML 1.0).
@safe
struct NamespaceScope {
    static let none: UInt16 = 0
    static let xml: UInt16 = 1
    static let xmlns: UInt16 = 2
    static let xmlName = "http://www.w3.org/XML/1998/namespace"
    static let xmlnsName = "http://www.w3.org/2000/xmlns/"

    /// The namespace names, by number; number 0 is no namespace. From ``count`` on they are those of an earlier document,
    /// which this one may turn out to use too.
    private(set) var names = [""]
    /// How many of the names are the document's.
    private(set) var count = 1
    /// The numbers that the names have in the table of names, by theirs here.
    private var interned: RecordBuffer<UInt32>
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

    /// - Parameter table: The table of names that goes with the scope from now on.
    init(_ table: inout NameTable) {
        interned = RecordBuffer(capacity: 16)
        interned.append(0)
        bindings = RecordBuffer(capacity: 16)
        for number in [Self.none, Self.xml, Self.xmlns] { bindings.append(number) }
        undo = RecordBuffer(capacity: 16)
        for name in [Self.xmlName, Self.xmlnsName] { _ = name.withBytes { add($0, table.intern($0), table) } }
    }

    /// Frees the scope: nothing may use it or a copy of it any more.
    @unsafe
    func deallocate() {
        // The scope alone has these buffers.
        unsafe interned.deallocate()
        unsafe bindings.deallocate()
        unsafe undo.deallocate()
    }

    var mark: UInt32 { UInt32(undo.count) }

    @inline(__always)
    func namespace(ofPrefix prefix: UInt32) -> UInt16 {
        Int(prefix) < bindings.count ? bindings[Int(prefix)] : Self.none
    }

    /// The number of a namespace name, which is not empty, new or known; nil when `limit` names are in use. Namespace
    /// names are compared character for character (section 2.3).
    ///
    /// - Parameter declaration: The name of the attribute whose value it is.
    mutating func number(
        of name: ByteSlice, declaredBy declaration: UInt32, limit: Int, _ table: inout NameTable
    ) -> UInt16? {
        let id = table.internValue(name, of: declaration)
        let known = table.entries[Int(id)].asNamespace
        if known != Self.none { return known }
        guard count < Swift.min(limit, 65_000) + Self.ownCount else { return nil }
        return add(name, id, table)
    }

    /// xml, xmlns and no namespace.
    private static let ownCount = 3

    private mutating func add(_ name: ByteSlice, _ id: UInt32, _ table: NameTable) -> UInt16 {
        let number = UInt16(truncatingIfNeeded: count)
        if count == names.count {
            names.append(String(decoding: name, as: UTF8.self))
            interned.append(id)
        } else if interned[count] != id {
            names[count] = String(decoding: name, as: UTF8.self)
            interned[count] = id
        }
        count += 1
        table.entries[Int(id)].asNamespace = number
        return number
    }

    /// Makes the scope ready for another document; false where a document is not at its end, or had many names.
    mutating func clear(_ table: NameTable) -> Bool {
        guard undo.count == 0, names.count <= 16, bindings.count <= 512 else { return false }
        for number in Self.ownCount..<count { table.entries[Int(interned[number])].asNamespace = Self.none }
        count = Self.ownCount
        return true
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
