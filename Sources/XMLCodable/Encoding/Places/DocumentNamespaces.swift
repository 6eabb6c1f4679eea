/// The prefixes and namespaces of one document: what is used, what the model declares, and whether both agree.
///
/// Names are written with the prefix that their namespace usually has. If the document uses a prefix in two meanings,
/// or two prefixes for one namespace, ``EncodingState/settlePrefixes()`` renames them at the end.
///
/// It has many properties: each way in which prefixes are used or declared is settled at the end.
struct DocumentNamespaces {
    /// A prefix, by number, that the encoder wrote for a namespace.
    struct Use: Hashable {
        let prefix: Int32
        let namespace: Int32

        /// Nil for a name whose prefix is the model's, and for one without a prefix.
        init?(_ name: OutputName) {
            guard name.namespace != 0, name.prefix >= 0 else { return nil }
            (prefix, namespace) = (name.prefix, name.namespace)
        }
    }

    /// The namespace declarations that the model wrote for an element.
    private struct Scope {
        let frame: FrameID
        let declarations: EnclosingNamespaces
    }

    /// A declaration of a prefix, by number.
    private struct Declaration: Hashable {
        let prefix: Int32
        let name: String
    }

    /// A text that consists of names with prefixes of the encoder, such as the value of an `xsi:type`.
    struct QualifiedText {
        /// A name, and the prefix that it has, if any.
        struct Name {
            /// The local part, or what is written if there is no prefix; nil for a prefix alone.
            let local: String?
            let use: Use?
        }

        let record: Int32
        let names: [Name]
        var separator = " "
    }

    /// Whether the result must be parsed to verify it.
    var needsCheck = false
    /// The first record for which `xsi:nil` or `xsi:type` was written, and the first for which the model declares the prefix
    /// for another namespace; `.max` for none.
    private var firstXSI = Int32.max
    private var firstForeignXSI = Int32.max
    /// Whether the former was ever written, even if it was dropped.
    private(set) var knowsXSI = false
    /// The prefixes of names that come from keys of the model, and those that come from the model or from data.
    private(set) var modelPrefixes: UInt64 = 0
    private(set) var literalPrefixes: UInt64 = 0
    /// The same for prefixes that have no bit.
    private var otherModelPrefixes = RareSet<Int32>()
    private var otherLiteralPrefixes = RareSet<Int32>()
    /// The prefixes that are not in the names of the tape, but inside markup and texts, where they stay, with the records of
    /// these.
    private(set) var hidden: [(record: Int32, prefix: Int32)] = []
    /// Whether names were renamed, so that the prefixes which frames know are not those of the document.
    private(set) var isSettled = false
    /// The prefixes that the encoder wrote, in the order of their first use.
    private var distinctUses = DistinctList<Use>()
    /// The last records on the tape when they were first used.
    private var useRecords: [Int32] = []
    /// The prefixes that are declared around all that is written, by their namespaces.
    private var around = RareTable<String, String>()
    /// Whether the encoder wrote a prefix for the namespace of an attribute.
    private var hasAttributes = false
    /// The uses that cannot be renamed, because they are inside markup: a prefix for each namespace, and the other way
    /// round. As few as the keys of elements of the tree.
    private(set) var fixed: [Use] = []
    var qualifiedTexts: [QualifiedText] = []
    /// The declarations of elements, by the index of their frame, which may since belong to another one; first those
    /// of a few indices.
    private var firstScopes: [Scope] = []
    private var otherScopes = RareTable<Int32, Scope>()
    /// Whether the model declares any namespace.
    private(set) var hasDeclarations = false
    /// Whether it declares a default namespace that is not the one of the document.
    var hasOtherDefault = false
    /// The records that were written for the default namespace in force: markup, or names as values.
    private var inDefault: [Int32] = []
    /// The declarations of prefixes in the whole document.
    private var distinctDeclarations = DistinctList<Declaration>()

    /// The bits of prefixes, by number; -1 for those that the document does not use.
    private var bits: [Int8] = []
    /// The numbers of prefixes, by bit.
    private(set) var numbers: [Int32] = []
    /// Whether the document uses more prefixes than there are bits, so that those without one must be looked for.
    private(set) var hasOthers = false

    /// The number of uses or declarations up to which a search through all of them is fast.
    private static let few = 8

    mutating func reset() {
        for number in numbers { bits[Int(number)] = -1 }
        numbers.removeAll(keepingCapacity: true)
        needsCheck = false
        firstXSI = .max
        firstForeignXSI = .max
        knowsXSI = false
        hasOtherDefault = false
        if !inDefault.isEmpty { inDefault.removeAll() }
        hasAttributes = false
        modelPrefixes = 0
        literalPrefixes = 0
        if hasOthers {
            hasOthers = false
            otherModelPrefixes = .init()
            otherLiteralPrefixes = .init()
        }
        if !uses.isEmpty {
            distinctUses.removeAll()
            useRecords.removeAll(keepingCapacity: true)
        }
        if !hidden.isEmpty { hidden = [] }
        isSettled = false
        if !fixed.isEmpty { fixed = [] }
        if !around.isEmpty { around.removeAll() }
        if !qualifiedTexts.isEmpty { qualifiedTexts = [] }
        guard hasDeclarations else { return }
        hasDeclarations = false
        firstScopes.removeAll(keepingCapacity: true)
        if !otherScopes.isEmpty { otherScopes.removeAll() }
        distinctDeclarations.removeAll()
    }

    // MARK: - Uses and declarations

    /// Returns the bit of a prefix in this document; zero if it has none, because too many prefixes were used.
    mutating func bit(_ prefix: Int32) -> UInt64 {
        guard prefix >= 0 else { return 0 }
        while bits.count <= Int(prefix) { bits.append(-1) }
        if bits[Int(prefix)] < 0 {
            guard numbers.count < 64 else {
                hasOthers = true
                return 0
            }
            bits[Int(prefix)] = Int8(numbers.count)
            numbers.append(prefix)
        }
        return 1 << UInt64(bits[Int(prefix)])
    }

    /// Whether a prefix has a bit in this document.
    private func hasBit(_ prefix: Int32) -> Bool { Int(prefix) < bits.count && bits[Int(prefix)] >= 0 }

    /// Notes that the last record uses a name, and returns the bit of its prefix.
    mutating func use(_ name: OutputName, isModels: Bool, _ record: Int32) -> UInt64 {
        let bit = bit(name.prefix)
        if bit == 0, name.prefix >= 0 { noteOther(name, isModels) }
        if isModels { modelPrefixes |= bit }
        if name.namespace == 0 { literalPrefixes |= bit }
        if let use = Use(name) {
            if name.number >= 0 { hasAttributes = true }
            if distinctUses.insert(use) { useRecords.append(record) }
        }
        return bit
    }

    @inline(never)
    private mutating func noteOther(_ name: OutputName, _ isModels: Bool) {
        if isModels { otherModelPrefixes.insert(name.prefix) }
        if name.namespace == 0 { otherLiteralPrefixes.insert(name.prefix) }
    }

    /// Notes that the text of a record contains a prefix, as it is.
    mutating func hide(_ prefix: Int32, in record: Int32) { if prefix >= 0 { hidden.append((record, prefix)) } }

    /// Notes that the markup of a record contains a name's prefix, which can therefore not be changed.
    mutating func fix(_ name: OutputName, in record: Int32) {
        hide(name.prefix, in: record)
        if let use = Use(name), !fixed.contains(use) { fixed.append(use) }
    }

    /// Whether markup can have the prefix of a name: other markup neither has it for another namespace nor another one for
    /// this namespace.
    func canFix(_ name: OutputName) -> Bool {
        guard let use = Use(name) else { return true }
        return !fixed.contains { ($0.prefix == use.prefix) != ($0.namespace == use.namespace) }
    }

    var uses: [Use] { distinctUses.elements }
    private var declared: [Declaration] { distinctDeclarations.elements }

    /// The prefixes in texts and markup, by records.
    var prefixesInTexts: [(record: Int32, prefix: Int32)] {
        if qualifiedTexts.isEmpty { return hidden }
        // They may have been renamed.
        var prefixes = RareTable<Int32, Int32>()
        for use in uses { prefixes[use.namespace] = use.prefix }
        return hidden
            + qualifiedTexts.flatMap { text in
                text.names.compactMap(\.use).map { (text.record, prefixes[$0.namespace] ?? $0.prefix) }
            }
    }

    var needsXSI: Bool { firstXSI < .max }
    var hasForeignXSI: Bool { firstForeignXSI < .max }
    /// The last record that was written for the default namespace in force; -1 for none.
    var lastInDefault: Int32 { inDefault.last ?? -1 }

    /// Notes that the next record needs the prefix `xsi`, or declares it for another namespace.
    mutating func noteXSI(_ record: Int32, isForeign: Bool = false) {
        if isForeign { return firstForeignXSI = min(firstForeignXSI, record) }
        firstXSI = min(firstXSI, record)
        knowsXSI = true
    }

    /// Notes that the next record is written for the default namespace in force.
    mutating func noteInDefault(_ record: Int32) { inDefault.append(record) }

    /// Forgets what records that were dropped said.
    mutating func forget(since start: Int32) {
        while let last = useRecords.last, last >= start {
            useRecords.removeLast()
            distinctUses.removeLast()
        }
        if firstXSI >= start { firstXSI = .max }
        if firstForeignXSI >= start { firstForeignXSI = .max }
        while let last = inDefault.last, last >= start { inDefault.removeLast() }
        // They are in the order of the records.
        while let last = qualifiedTexts.last, last.record >= start { qualifiedTexts.removeLast() }
        while let last = hidden.last, last.record >= start { hidden.removeLast() }
    }

    /// Replaces the uses, after the names were renamed.
    mutating func settle(_ names: [OutputName]) {
        distinctUses = .init()
        useRecords = []
        for name in names { _ = use(name, isModels: true, -1) }
        isSettled = true
        // Attributes that had different names may now have the same name.
        needsCheck = true
    }

    /// Notes the prefixes that are declared around all that is written.
    mutating func setAround(_ bindings: [NamespaceBinding]) {
        around.removeAll()
        for binding in bindings where !binding.prefix.isEmpty && around[binding.uri] == nil {
            around[binding.uri] = binding.prefix
        }
    }

    /// Notes a declaration that the model wrote.
    ///
    /// - Parameter number: The number of the prefix; -1 for the default namespace.
    mutating func declare(_ prefix: String, _ number: Int32, _ name: String, in frame: FrameID) {
        hasDeclarations = true
        let existing = self.declarations(of: frame)
        let declarations = existing ?? EnclosingNamespaces()
        declarations.declare(prefix, name)
        if existing == nil { add(Scope(frame: frame, declarations: declarations)) }
        guard number >= 0 else { return }
        let count = declared.count
        // Two attributes with different prefixes could be the same.
        if distinctDeclarations.insert(Declaration(prefix: number, name: name)),
            count >= 64 || declared[..<count].contains(where: { $0.name == name })
        {
            needsCheck = true
        }
    }

    private mutating func add(_ scope: Scope) {
        if let known = firstScopes.firstIndex(where: { $0.frame.index == scope.frame.index }) {
            firstScopes[known] = scope
        } else if firstScopes.count < Self.few {
            firstScopes.append(scope)
        } else {
            otherScopes[scope.frame.index] = scope
        }
    }

    /// Returns the declarations that the model wrote for the element of a frame.
    func declarations(of frame: FrameID) -> EnclosingNamespaces? {
        let scope =
            firstScopes.first { $0.frame.index == frame.index }
            ?? (otherScopes.isEmpty ? nil : otherScopes[frame.index])
        guard let scope, scope.frame.serial == frame.serial else { return nil }
        return scope.declarations
    }

    // MARK: - Prefixes for namespaces

    /// Whether an attribute with a prefix of the model and one with a prefix of the encoder may be the same.
    private func mayRepeatAttributes(_ names: borrowing NameStock) -> Bool {
        guard hasAttributes else { return false }
        if uses.contains(where: { isLiteral($0.prefix) }) || declared.count > Self.few && uses.count > Self.few {
            return true
        }
        for use in uses {
            if declared.contains(where: { names.says($0.name, use.namespace) }) { return true }
        }
        return false
    }

    /// Returns whether names must be renamed, and notes whether the result must be verified.
    ///
    /// - Parameter bound: The namespaces of the prefixes that the model binds.
    mutating func needsSettling(_ names: borrowing NameStock, _ bound: [String: String]) -> Bool {
        guard !uses.isEmpty else { return false }
        if mayRepeatAttributes(names) { needsCheck = true }
        if uses.count > Self.few || !around.isEmpty { return prefixesDiffer(names, bound) }
        var isPlain = declared.isEmpty
        for (index, use) in uses.enumerated() where isPlain {
            isPlain = !isLiteral(use.prefix)
            for other in uses[..<index] where other.prefix == use.prefix || other.namespace == use.namespace {
                isPlain = false
            }
        }
        return !isPlain && prefixesDiffer(names, bound)
    }

    private func prefixesDiffer(_ names: borrowing NameStock, _ bound: [String: String]) -> Bool {
        for (use, prefix) in zip(uses, prefixes(names, bound)) where prefix != names.prefixes[Int(use.prefix)] {
            return true
        }
        return false
    }

    /// Returns the prefix of each use: that which is declared around everything, which markup has, or of the first use of its
    /// namespace, unless it has another meaning too.
    ///
    /// - Parameter bound: The namespaces of the prefixes that the model binds.
    func prefixes(_ names: borrowing NameStock, _ bound: [String: String]) -> [String] {
        var chosen = RareTable<Int32, String>()
        var owners = RareTable<String, Int32>()
        var many = RareTable<Int32, [Declaration]>()
        if declared.count > Self.few {
            for declaration in declared { many.update(declaration.prefix, default: []) { $0.append(declaration) } }
        }
        func declarations(_ prefix: Int32) -> [Declaration] {
            declared.count <= Self.few ? declared.filter { $0.prefix == prefix } : many[prefix] ?? []
        }
        /// The number of a namespace, without its versions unless the model declares one of them.
        func number(_ use: Use) -> Int32 {
            let plain = names.plainNumber(use.namespace)
            for declaration in declarations(use.prefix) where !names.says(declaration.name, plain) {
                return use.namespace
            }
            return plain
        }
        // The prefixes around everything that have another meaning somewhere.
        var (known, redeclared) = (RareSet<Int32>(), RareSet<String>())
        for declaration in around.isEmpty ? [] : declared where !known.insert(declaration.prefix) {
            redeclared.insert(names.prefixes[Int(declaration.prefix)])
        }
        for use in fixed {
            guard !isTaken(use, declared: declarations(use.prefix), bound: bound, names) else { continue }
            chosen[number(use)] = names.prefixes[Int(use.prefix)]
            owners[names.prefixes[Int(use.prefix)]] = number(use)
        }
        return uses.map { use in
            let number = number(use)
            if let known = chosen[number] { return known }
            let namespace = names.namespaces[Int(use.namespace)]
            var prefix = names.prefixes[Int(use.prefix)]
            if let declared = around[namespace], !redeclared.contains(declared),
                !fixed.contains(where: { $0.namespace == use.namespace })
            {
                chosen[number] = declared
                owners[declared] = number
                return declared
            }
            if owners[prefix] != nil || isTaken(use, declared: declarations(use.prefix), bound: bound, names) {
                prefix = NamespacePrefixes.distinct(prefix, for: namespace)
            }
            chosen[number] = prefix
            owners[prefix] = number
            return prefix
        }
    }

    /// Whether the model uses a prefix with a meaning of its own.
    private func isTaken(
        _ use: Use, declared declarations: [Declaration], bound: [String: String], _ names: borrowing NameStock
    ) -> Bool {
        for declaration in declarations where !names.says(declaration.name, use.namespace) { return true }
        // A prefix that the model uses and declares, or binds, for the same namespace is not taken.
        let namespace = names.namespaces[Int(use.namespace)]
        return isLiteral(use.prefix) && declarations.isEmpty && namespace != XMLNamespaceStrategy.schemaInstance
            && bound[names.prefixes[Int(use.prefix)]] != namespace
    }

    /// Whether the model uses a prefix.
    @inline(never)
    private func isLiteral(_ prefix: Int32) -> Bool {
        hasBit(prefix)
            ? literalPrefixes & (1 << UInt64(bits[Int(prefix)])) != 0 : otherLiteralPrefixes.contains(prefix)
    }

    /// Whether the keys of the model use a prefix.
    func isModels(_ prefix: Int32) -> Bool {
        hasBit(prefix) ? modelPrefixes & (1 << UInt64(bits[Int(prefix)])) != 0 : otherModelPrefixes.contains(prefix)
    }
}
