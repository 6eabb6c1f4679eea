/// Namespace names and the prefixes bound to them at the place where the scanner stands (Namespaces in XML 1.0).
struct NamespaceScope {
    static let none: UInt16 = 0
    static let xml: UInt16 = 1
    static let xmlns: UInt16 = 2
    static let xmlName = "http://www.w3.org/XML/1998/namespace"
    static let xmlnsName = "http://www.w3.org/2000/xmlns/"

    /// The namespace names, by number; number 0 is no namespace.
    private(set) var names: [String] = ["", xmlName, xmlnsName]
    /// Keyed by bytes: namespace names are compared character for character (section 2.3).
    private var numbers: [[UInt8]: UInt16] = [Array(xmlName.utf8): xml, Array(xmlnsName.utf8): xmlns]
    /// What each prefix is bound to, by its number; 0 for not bound. Prefix 0 is the default namespace.
    private var bindings: [UInt16] = [none, xml, xmlns]
    /// What a declaration replaced, to be put back when its element ends.
    private var undo: [(prefix: UInt32, namespace: UInt16)] = []
    /// The default namespace, kept apart since every element asks for it.
    private(set) var defaultNamespace = none

    var mark: UInt32 { UInt32(undo.count) }

    func namespace(ofPrefix prefix: UInt32) -> UInt16 {
        Int(prefix) < bindings.count ? bindings[Int(prefix)] : Self.none
    }

    /// The number of a namespace name, new or known; nil when `limit` names are in use.
    mutating func number(of name: [UInt8], limit: Int) -> UInt16? {
        if let known = numbers[name] { return known }
        guard names.count < Swift.min(limit, 65_000) + 3 else { return nil }
        let number = UInt16(names.count)
        names.append(String(decoding: name, as: UTF8.self))
        numbers[name] = number
        return number
    }

    mutating func bind(_ prefix: UInt32, to namespace: UInt16) {
        while bindings.count <= Int(prefix) { bindings.append(Self.none) }
        undo.append((prefix, bindings[Int(prefix)]))
        bindings[Int(prefix)] = namespace
        if prefix == NameTable.noPrefix { defaultNamespace = namespace }
    }

    /// Puts back what was bound when ``mark`` had this value.
    mutating func restore(to mark: UInt32) {
        while undo.count > Int(mark), let last = undo.popLast() {
            bindings[Int(last.prefix)] = last.namespace
            if last.prefix == NameTable.noPrefix { defaultNamespace = last.namespace }
        }
    }
}
