/// The namespace names of a document, and the prefix bindings in scope at the scanner's position (Namespaces in XML
/// 1.0).
@safe
package struct NamespaceScope {
    static let none: UInt16 = 0
    package static let xml: UInt16 = 1
    static let xmlns: UInt16 = 2
    package static let xmlName = "http://www.w3.org/XML/1998/namespace"
    package static let xmlnsName = "http://www.w3.org/2000/xmlns/"
    /// Whether a namespace is that of the prefix `xml` or `xmlns`, which no other prefix can be bound to.
    package static func isReserved(_ name: String) -> Bool {
        ScalarEquality.equal(name, xmlName) || ScalarEquality.equal(name, xmlnsName)
    }
    static let schemaInstanceName = "http://www.w3.org/2001/XMLSchema-instance"

    /// The namespace names, by number; number 0 is no namespace. From ``count`` on, they are left over from an earlier
    /// document, and are reused if this one declares them too.
    private(set) var names = [""]
    /// The number of names that belong to this document.
    private(set) var count = 1
    /// The number of each namespace name in the name table, by namespace number.
    private var interned: RecordBuffer<UInt32>
    /// The number of ``schemaInstanceName`` in the name table, so that asking for its namespace takes no search.
    private let internedSchemaInstance: UInt32
    /// The namespace bound to each prefix, by prefix number; 0 for an unbound prefix. Prefix 0 is the default
    /// namespace.
    private var bindings: RecordBuffer<UInt16>
    /// The bindings replaced by declarations, to be restored when their elements end.
    private var undo: RecordBuffer<Replaced>
    /// The default namespace, stored separately since every unprefixed element needs it.
    private(set) var defaultNamespace = none

    private struct Replaced: BitwiseCopyable {
        let prefix: UInt32
        let namespace: UInt16
    }

    /// Creates a scope with the predefined bindings.
    ///
    /// - Parameter table: The name table that is used with the scope from now on.
    init(_ table: inout NameTable) {
        interned = RecordBuffer(capacity: 16)
        interned.append(0)
        bindings = RecordBuffer(capacity: 16)
        for number in [Self.none, Self.xml, Self.xmlns] { bindings.append(number) }
        undo = RecordBuffer(capacity: 16)
        internedSchemaInstance = Self.schemaInstanceName.withBytes { table.intern($0) }
        for name in [Self.xmlName, Self.xmlnsName] { _ = name.withBytes { add($0, table.intern($0), &table) } }
    }

    /// Frees the scope. It and its copies must not be used afterward.
    @unsafe
    func deallocate() {
        // These buffers have no other owner.
        unsafe interned.deallocate()
        unsafe bindings.deallocate()
        unsafe undo.deallocate()
    }

    var mark: UInt32 { UInt32(undo.count) }

    @inline(__always)
    func namespace(ofPrefix prefix: UInt32) -> UInt16 {
        Int(prefix) < bindings.count ? bindings[Int(prefix)] : Self.none
    }

    /// The number of a namespace name, which must not be empty; a new name gets the next number.
    ///
    /// Returns nil for a new name if `limit` names are in use. Namespace names are compared character for character
    /// (section 2.3).
    ///
    /// - Parameter declaration: The name of the attribute whose value is the namespace name.
    @inline(__always)
    mutating func number(
        of name: ByteSlice, declaredBy declaration: UInt32, limit: Int, _ table: inout NameTable
    ) -> UInt16? {
        number(of: name, table.internValue(name, of: declaration), limit: limit, &table)
    }

    /// The number of a namespace name; see above.
    ///
    /// - Parameter id: Its number in the table.
    mutating func number(of name: ByteSlice, _ id: UInt32, limit: Int, _ table: inout NameTable) -> UInt16? {
        let known = table.entries[Int(id)].asNamespace
        if known != Self.none { return known }
        guard count < Swift.min(limit, 65_000) + Self.ownCount else { return nil }
        return add(name, id, &table)
    }

    /// The number of the namespace of `xsi:nil` and `xsi:type`; `none` if the document does not declare it.
    func schemaInstance(_ table: NameTable) -> UInt16 { table.entries[Int(internedSchemaInstance)].asNamespace }

    /// The number of predefined entries: no namespace, xml and xmlns.
    private static let ownCount = 3

    private mutating func add(_ name: ByteSlice, _ id: UInt32, _ table: inout NameTable) -> UInt16 {
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

    /// Prepares the scope for another document; returns false if declarations are still in scope, or if there are too
    /// many names or prefixes to keep.
    mutating func clear(_ table: NameTable) -> Bool { bindings.count <= 512 && clear(table, to: Self.ownCount) }

    /// Prepares the scope for another part of the same document; returns false if declarations are still in scope, or if it
    /// has many more names than when it had `known` of them.
    mutating func clear(_ table: NameTable, to known: Int) -> Bool {
        guard undo.count == 0, names.count <= known + 16 else { return false }
        for number in known..<count { table.entries[Int(interned[number])].asNamespace = Self.none }
        count = known
        return true
    }

    mutating func bind(_ prefix: UInt32, to namespace: UInt16) {
        while bindings.count <= Int(prefix) { bindings.append(Self.none) }
        undo.append(Replaced(prefix: prefix, namespace: bindings[Int(prefix)]))
        bindings[Int(prefix)] = namespace
        if prefix == NameTable.noPrefix { defaultNamespace = namespace }
    }

    /// Binds a prefix to what it means around the part of a document that is read. No element in the part has bound it.
    mutating func inherit(_ prefix: UInt32, _ namespace: UInt16) {
        bind(prefix, to: namespace)
        _ = undo.removeLast()
    }

    /// Removes the bindings of prefixes that were inherited. No element in the part is open.
    mutating func forget(_ inherited: ArraySlice<UInt32>) {
        for prefix in inherited {
            bindings[Int(prefix)] = Self.none
            if prefix == NameTable.noPrefix { defaultNamespace = Self.none }
        }
    }

    /// Restores the bindings that were in effect when ``mark`` had this value.
    mutating func restore(to mark: UInt32) {
        while undo.count > Int(mark) {
            let last = undo.removeLast()
            bindings[Int(last.prefix)] = last.namespace
            if last.prefix == NameTable.noPrefix { defaultNamespace = last.namespace }
        }
    }
}
