/// Namespace declarations: those of the model, and those that the encoder adds to the root.
extension EncodingState {
    /// The namespace name that an undeclared prefix is declared as.
    static func placeholder(_ prefix: String) -> String { "urn:undeclared-prefix:\(prefix)" }

    /// Records a namespace declaration that the model writes.
    ///
    /// - Parameter namespace: The value of the attribute, as written.
    func declare(_ attribute: NameID, _ namespace: String, in place: Int32) throws(EncodingProblem) {
        let name = vocabulary.names[attribute]
        guard !name.flags.contains(.declaresXMLNS) else {
            throw .declaration("the prefix \"xmlns\" cannot be declared")
        }
        let isXML = namespace == NamespaceScope.xmlName
        if name.flags.contains(.declaresXML) {
            if isXML { return }
            throw .declaration("the prefix \"xml\" cannot be declared as anything but \"\(NamespaceScope.xmlName)\"")
        }
        guard !isXML, namespace != NamespaceScope.xmlnsName else {
            throw .declaration("no other prefix can be bound to \"\(namespace)\"")
        }
        let prefix = vocabulary.names.declaredPrefix(name)
        if prefix.isEmpty {
            if place > 0 || !vocabulary.prefixes.isDefault(namespace) {
                namespaces.hasOtherDefault = true
                try checkDefault(namespace, vocabulary.names[vocabulary[frames[place].entry].name])
            }
            try checkOrder(namespace, in: place)
        }
        if let bound = vocabulary.prefixes.bound(prefix, isRoot: place == 0),
            !NameStock.says(namespace, bound),
            !vocabulary.prefixes.versions(of: bound).contains(where: { NameStock.says(namespace, $0) })
        {
            throw .bound(prefix, to: bound, declaredAs: namespace)
        }
        guard name.declaredPrefix < 0 || !namespace.isEmpty else {
            throw .declaration("\"\(vocabulary.names.string(attribute))\" cannot be empty")
        }
        if vocabulary.prefixes.isBound(namespace, otherThan: prefix) {
            // Two attributes with different prefixes could be the same.
            namespaces.needsCheck = true
        }
        namespaces.declare(prefix, name.declaredPrefix, namespace, in: frames.id(place))
        guard name.declaredPrefix >= 0 else { return }
        if name.flags.contains(.declaresXSI), namespace != XMLNamespaceStrategy.schemaInstance {
            namespaces.noteXSI(tape.count - 1, isForeign: true)
        }
        let bit = namespaces.bit(name.declaredPrefix)
        frames[place].prefixes.declared |= bit
    }

    /// Returns the namespace declarations in scope in a frame, for markup that is written into it.
    func context(around place: Int32) -> NamespaceContext {
        guard namespaces.hasDeclarations else { return NamespaceContext() }
        // Each look at the property copies it.
        let namespaces = namespaces
        var innermost: EnclosingNamespaces?
        var last: EnclosingNamespaces?
        var index = place
        while index >= 0 {
            if let declarations = namespaces.declarations(of: frames.id(index)) {
                last?.outer = declarations
                last = declarations
                innermost = innermost ?? declarations
            }
            index = frames[index].parent
        }
        last?.outer = nil
        let context = NamespaceContext(inside: innermost)
        let known = vocabulary.prefixes.defaultNamespace
        let isRestored =
            namespaces.hasOtherDefault && namespaceWithoutPrefix(place) == OutputName.defaultNamespace
            && !vocabulary.prefixes.isDefault(context.uri(ofPrefix: "") ?? known)
        guard isRestored || isUnqualified(place) else { return context }
        let settled = EnclosingNamespaces()
        settled.declare("", isRestored ? known : "")
        settled.outer = innermost
        return NamespaceContext(inside: settled)
    }

    /// Returns the default namespace in an element; empty for none.
    func defaultNamespace(in place: Int32, _ context: NamespaceContext) -> String {
        // The encoder's own default namespace is declared on the root.
        isUnqualified(place) ? "" : context.uri(ofPrefix: "") ?? vocabulary.prefixes.defaultNamespace
    }

    /// Whether the default namespace is undeclared in a frame, because the innermost element without a prefix is in no
    /// namespace.
    func isUnqualified(_ place: Int32) -> Bool {
        vocabulary.names.hasUnqualified && namespaceWithoutPrefix(place) == OutputName.noNamespace
    }

    /// The number of the namespace of the innermost element without a prefix in a frame, unless the model declares the default
    /// namespace inside it; see ``OutputName``.
    private func namespaceWithoutPrefix(_ place: Int32) -> Int32 {
        var isWritten = false
        var index = place
        while index >= 0 {
            let frame = frames[index]
            let name = vocabulary.names[vocabulary[frame.entry].name]
            // The element of a value, and those of a path, may still have to be opened.
            let isElement =
                frame.flags.contains(.isElement) || frame.kind == .step || index == place && frame.kind < .step
            if isElement, name.prefix < 0 {
                // Inside of an element in no namespace, a name as it is written is in the default one again.
                if name.namespace != 0 { return isWritten ? OutputName.defaultNamespace : name.namespace }
                isWritten = true
            }
            if namespaces.declarations(of: frames.id(index))?.declares("") == true { return 0 }
            index = frame.parent
        }
        return 0
    }

    /// Checks that nothing in an element was written for the default namespace that was in force before.
    private func checkOrder(_ namespace: String, in place: Int32) throws(EncodingProblem) {
        let record = frames[frames.element(of: place)].record
        guard record >= 0, namespaces.lastInDefault >= record,
            !NameStock.says(namespace, defaultNamespace(in: place, context(around: place)))
        else { return }
        throw .declaration(
            "the default namespace must be declared before what depends on it is written: `@xmlns` has to be encoded first"
        )
    }

    /// Checks that an element may declare a default namespace, which is not that of the document: its name may not change with
    /// it.
    private func checkDefault(_ namespace: String, _ name: OutputName) throws(EncodingProblem) {
        guard name.prefix < 0, name.namespace < 0 else { return }
        let known = name.namespace == OutputName.noNamespace ? "" : vocabulary.prefixes.defaultNamespace
        guard !NameStock.says(namespace, known) else { return }
        guard known.isEmpty else { throw .bound("", to: known, declaredAs: namespace) }
        throw .declaration(
            "an element without a prefix is in no namespace here, so that the default namespace cannot be declared as "
                + "\"\(namespace)\"")
    }

    // MARK: - The end of the document

    /// Returns the declarations of the prefixes that are used but not declared, as attributes of the root, according to
    /// the strategy.
    func rootDeclarations(_ value: @autoclosure () -> Any) throws -> [UInt8] {
        try checkPrefixes(value())
        guard frames[0].prefixes.undeclared != 0 || needsSearch else { return [] }
        let needed = NeededDeclarations(frames[0].prefixes.undeclared, namespaces)
        // Similar documents need the same declarations.
        if !needsSearch, let known = usualDeclarations, known.needed == needed { return known.text }
        let found = try undeclaredBindings(value())
        let written = try attempt(value(), 0) { () throws(EncodingProblem) in try text(of: found) }
        if !needsSearch { usualDeclarations = (needed, written) }
        return written
    }

    /// Whether the frames do not know exactly which prefixes are used: some have no bit, are not those that were written first,
    /// or were only in what was dropped.
    private var needsSearch: Bool { namespaces.hasOthers || namespaces.isSettled || tape.hasRemoved }

    /// Gives each namespace one prefix, where that is not the case.
    private func checkPrefixes(_ value: @autoclosure () -> Any) throws {
        if namespaces.needsXSI, namespaces.hasForeignXSI {
            throw error(
                .declaration("the prefix \"xsi\", needed for xsi:nil or xsi:type, is declared for another namespace"),
                value(), 0)
        }
        if namespaces.needsSettling(vocabulary.names, vocabulary.prefixes.bindings) {
            try attempt(value(), 0) { () throws(EncodingProblem) in try settlePrefixes() }
        }
    }

    /// Returns the prefixes that are used but not declared, in the order of their names, with their namespaces.
    func undeclaredPrefixes(_ value: @autoclosure () -> Any) throws -> [NamespaceBinding] {
        try checkPrefixes(value())
        return try undeclaredBindings(value())
    }

    /// Returns declarations as attributes, with a space before each.
    func text(of bindings: [NamespaceBinding]) throws(EncodingProblem) -> [UInt8] {
        try ByteBuffer.withScratch(capacity: 256) { out throws(EncodingProblem) in
            for binding in bindings {
                out.append(string: " xmlns:\(binding.prefix)=\"")
                try style.append(word: binding.uri, .attribute, to: &out)
                out.append(UInt8(ascii: "\""))
            }
            return out.array
        }
    }

    private func undeclaredBindings(_ value: @autoclosure () -> Any) throws -> [NamespaceBinding] {
        let bits = frames[0].prefixes.undeclared
        let undeclared =
            needsSearch
            ? UndeclaredPrefixes.find(tape, vocabulary.names, namespaces.prefixesInTexts)
            : namespaces.numbers.indices.filter { bits & (1 << UInt64($0)) != 0 }.map { namespaces.numbers[$0] }
        // Sorted by name, because the numbers of prefixes depend on what was encoded before.
        let names = vocabulary.names.prefixes
        var used = RareTable<Int32, Int32>()
        for use in namespaces.uses where used[use.prefix] == nil { used[use.prefix] = use.namespace }
        let sorted = undeclared.sorted(once: { names[Int($0)].utf8.lexicographicallyPrecedes(names[Int($1)].utf8) })
        return try sorted.map { NamespaceBinding(prefix: names[Int($0)], uri: try namespace(of: $0, used, value())) }
    }

    /// Returns the namespace that an undeclared prefix is declared for.
    ///
    /// - Parameter used: The namespaces for which the encoder wrote prefixes.
    private func namespace(
        of number: Int32, _ used: RareTable<Int32, Int32>, _ value: @autoclosure () -> Any
    ) throws -> String {
        let prefix = vocabulary.names.prefixes[Int(number)]
        let isModels = namespaces.isModels(number)
        if prefix == "xsi", isModels || namespaces.knowsXSI { return XMLNamespaceStrategy.schemaInstance }
        if let bound = vocabulary.prefixes.bindings[prefix] { return bound }
        if let namespace = used[number] { return vocabulary.names.namespaces[Int(namespace)] }
        guard isModels, options.undeclaredPrefixes == .declare else {
            throw error(.undeclaredPrefix(prefix), value(), 0)
        }
        return Self.placeholder(prefix)
    }

    /// Gives each namespace one prefix that has no other meaning in the document, and renames what was written with
    /// another one.
    private func settlePrefixes() throws(EncodingProblem) {
        let uses = namespaces.uses
        let settled = namespaces.prefixes(vocabulary.names, vocabulary.prefixes.bindings)
        var texts = RareTable<Int32, String>()
        for (use, prefix) in zip(uses, settled) { texts[use.namespace] = prefix }
        for use in namespaces.fixed where texts[use.namespace] != vocabulary.names.prefixes[Int(use.prefix)] {
            let prefix = vocabulary.names.prefixes[Int(use.prefix)]
            throw .declaration("the prefix \"\(prefix)\", generated for a namespace, is used for another one")
        }
        for index in 0..<tape.count {
            let record = tape[index]
            guard record.kind == .element || record.kind == .leaf || record.kind == .attribute else { continue }
            let name = vocabulary.names[record.name]
            guard name.namespace != 0, let prefix = texts[name.namespace] else { continue }
            let local = XMLCharacters.localPart(of: vocabulary.names.string(record.name))
            guard let new = vocabulary.names.name("\(prefix):\(local)", namespace: name.namespace) else { continue }
            if new != record.name { tape.rename(index, new) }
        }
        if !namespaces.qualifiedTexts.isEmpty {
            let prefixes = vocabulary.names.prefixes
            tape.replaceTexts(
                namespaces.qualifiedTexts.map { text in
                    let names = text.names.map { name in
                        guard let use = name.use else { return name.local ?? "" }
                        let prefix = texts[use.namespace] ?? prefixes[Int(use.prefix)]
                        return name.local.map { prefix + ":" + $0 } ?? prefix
                    }
                    return (text.record, names.joined(separator: text.separator))
                })
        }
        namespaces.settle(
            texts.entries().compactMap { namespace, prefix in
                vocabulary.names.name("\(prefix):_", namespace: namespace).map { vocabulary.names[$0] }
            })
    }

    /// Declares the default namespace again where a name without a prefix is not in the one that is in force: undeclares that of
    /// the document in elements in no namespace, and declares it inside of these, and of elements for which the model declares
    /// another one.
    ///
    /// - Parameter start: The first record to change. Defaults to all.
    func settleDefaultNamespace(from start: Int32 = 0) throws(EncodingProblem) {
        let namespace = vocabulary.prefixes.defaultNamespace
        guard settlesDefaultNamespace, let xmlns = vocabulary.names.name("xmlns") else { return }
        let declared = namespaces.hasOtherDefault ? defaultDeclarations(xmlns) : RareTable()
        var inForce: [DefaultNamespace] = []
        for index in 0..<tape.count {
            let record = tape[index]
            let isInside = record.parent >= 0 && Int(record.parent) < inForce.count
            let before = isInside ? inForce[Int(record.parent)] : .documents
            guard record.kind == .element || record.kind == .leaf else {
                inForce.append(before)
                continue
            }
            let name = vocabulary.names[record.name]
            if let own = declared[index] {
                try checkDefault(own, name)
                inForce.append(form(ofDefault: own))
                continue
            }
            var now = before
            if name.prefix < 0 {
                switch name.namespace {
                case OutputName.noNamespace: now = namespace.isEmpty && before == .documents ? .documents : .none
                case OutputName.defaultNamespace: now = .documents
                default: if before == .none { now = .documents }
                }
            }
            inForce.append(now)
            if now == before || index < start { continue }
            tape.open(leaf: index)
            tape.append(attribute: xmlns, of: index)
            if now == .documents { try style.append(word: namespace, .attribute, to: &tape.text) }
        }
    }

    /// Whether the default namespace in force may not be the one of a name without a prefix.
    @inline(__always)
    var settlesDefaultNamespace: Bool {
        if vocabulary.names.hasUnqualified, !vocabulary.prefixes.defaultNamespace.isEmpty { return true }
        return namespaces.hasOtherDefault && (vocabulary.names.hasUnqualified || vocabulary.names.hasDefault)
    }

    /// What the default namespace is in an element.
    private enum DefaultNamespace { case documents, none, other }

    private func form(ofDefault namespace: String) -> DefaultNamespace {
        vocabulary.prefixes.isDefault(namespace) ? .documents : namespace.isEmpty ? .none : .other
    }

    /// Returns the default namespaces that the model declares, as written, by the records of their elements.
    private func defaultDeclarations(_ xmlns: NameID) -> RareTable<Int32, String> {
        var declared = RareTable<Int32, String>()
        for index in 0..<tape.count where tape[index].kind == .attribute && tape[index].name == xmlns {
            declared[tape[index].parent] = tape.string(index)
        }
        return declared
    }

}

extension EncodingProblem {
    /// A declaration of a prefix, or of the default namespace if that is empty, which means something else.
    static func bound(_ prefix: String, to bound: String, declaredAs namespace: String) -> EncodingProblem {
        let what = prefix.isEmpty ? "the default namespace" : "the prefix \"\(prefix)\""
        return .declaration("\(what) is bound to \"\(bound)\" and cannot be declared as \"\(namespace)\"")
    }
}

/// All that the declarations on a root depend on, besides the options.
struct NeededDeclarations: Equatable {
    let undeclared: UInt64
    private let numbers: [Int32]
    private let isModels: UInt64
    private let isXSI: Bool
    private let uses: [DocumentNamespaces.Use]

    init(_ undeclared: UInt64, _ namespaces: DocumentNamespaces) {
        self.undeclared = undeclared
        numbers = namespaces.numbers
        isModels = namespaces.modelPrefixes & undeclared
        isXSI = namespaces.knowsXSI
        uses = namespaces.uses
    }
}
