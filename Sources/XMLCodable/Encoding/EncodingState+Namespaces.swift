/// Namespace declarations: those of the model, and those that the encoder adds to the root.
extension EncodingState {
    /// The namespace name that an undeclared prefix is declared as.
    static func placeholder(_ prefix: String) -> String { "urn:undeclared-prefix:\(prefix)" }

    /// A namespace declaration that the model wrote.
    struct Declaration {
        let frame: Int32
        let serial: Int32
        let prefix: Int32
        let name: String
    }

    /// Records a namespace declaration that the model writes; `name` is its value as written.
    func declare(_ entry: Entry, _ name: String, in place: Int32) throws(EncodingProblem) {
        let attribute = entry.pointee.name.pointee
        guard attribute.flags & OutputName.declaresXMLNS == 0 else {
            throw .declaration("the prefix \"xmlns\" cannot be declared")
        }
        let isXML = name == NamespaceScope.xmlName
        if attribute.flags & OutputName.declaresXML != 0 {
            if isXML { return }
            throw .declaration("the prefix \"xml\" cannot be declared as anything but \"\(NamespaceScope.xmlName)\"")
        }
        guard !isXML, name != NamespaceScope.xmlnsName else {
            throw .declaration("no other prefix can be bound to \"\(name)\"")
        }
        let declared = attribute.declaredPrefix < 0 ? "" : names.prefixes[Int(attribute.declaredPrefix)]
        if let bound = prefixes.bound(declared, isRoot: place == 0), !Self.says(name, bound) {
            let what = declared.isEmpty ? "the default namespace" : "the prefix \"\(declared)\""
            throw .declaration("\(what) is bound to \"\(bound)\" and cannot be declared as \"\(name)\"")
        }
        let frame = core.pointee.frame(place)
        while let last = declarations.last, !core.pointee.isLive(last.frame, last.serial) { declarations.removeLast() }
        declarations.append(
            Declaration(frame: place, serial: frame.pointee.serial, prefix: attribute.declaredPrefix, name: name))
        guard attribute.declaredPrefix >= 0 else { return }
        guard !name.isEmpty else { throw .declaration("\"\(attribute.string)\" cannot be empty") }
        if let made = prefixes.namespaces[declared], !Self.says(name, made) {
            core.pointee.foreignPrefixes |= attribute.declares
        }
        if attribute.flags & OutputName.declaresXSI != 0, name != XMLNamespaceStrategy.schemaInstance {
            hasForeignXSI = true
        }
        if attribute.declares == 0 { core.pointee.needsCheck = true }
        frame.pointee.declared |= attribute.declares
        checkAmbiguity(attribute.declaredPrefix, name)
    }

    /// Whether a declaration's value, as written, is a namespace's name; a value with references is assumed to match.
    private static func says(_ written: String, _ name: String) -> Bool {
        written.utf8.contains(UInt8(ascii: "&")) || ScalarEquality.equal(written, name)
    }

    /// Whether the encoder has already written an attribute with the same text: a declaration or a discriminator value.
    func repeatsImplied(_ entry: Entry, _ value: some ScalarValue, of place: Int32) throws(EncodingProblem) -> Bool {
        let serial = core.pointee.frame(place).pointee.serial
        let known = implied.last { $0.serial == serial && $0.name == entry.pointee.name }
        guard let known else { return false }
        let start = core.pointee.out.count
        defer { core.pointee.out.truncate(to: start) }
        try value.append(to: self, .attribute)
        let end = core.pointee.out.count
        try known.text.append(to: self, .attribute)
        let base = core.pointee.out.base
        return UnsafeBufferPointer(start: base + start, count: end - start)
            .elementsEqual(UnsafeBufferPointer(start: base + end, count: core.pointee.out.count - end))
    }

    /// Requests a check of the finished document if two prefixes have the same namespace name, since two attributes
    /// could then be the same, or if there are too many names to keep track of.
    private func checkAmbiguity(_ prefix: Int32, _ name: String) {
        for known in namespaceNames where known.name == name {
            if known.prefix != prefix { core.pointee.needsCheck = true }
            return
        }
        if namespaceNames.count < 16 {
            namespaceNames.append((prefix, name))
        } else {
            core.pointee.needsCheck = true
        }
    }

    /// Returns the namespace declarations in scope in a frame, outermost first.
    func bindings(around place: Int32) -> [NamespaceBinding] {
        guard !declarations.isEmpty else { return [] }
        var frames: Set<Int32> = []
        var index = place
        while index >= 0 {
            frames.insert(index)
            index = core.pointee.frame(index).pointee.parent
        }
        return declarations.compactMap { declaration in
            guard frames.contains(declaration.frame), core.pointee.isLive(declaration.frame, declaration.serial) else {
                return nil
            }
            let prefix = declaration.prefix < 0 ? "" : names.prefixes[Int(declaration.prefix)]
            return NamespaceBinding(prefix: prefix, uri: declaration.name)
        }
    }

    /// Declares on the root the prefixes that are used but not declared, according to the strategy.
    func declareUndeclaredPrefixes(_ value: @autoclosure () -> Any) throws {
        if needsXSI, hasForeignXSI {
            throw error(
                .declaration("the prefix \"xsi\", needed for xsi:nil or xsi:type, is declared for another namespace"),
                value(), 0)
        }
        let foreign = core.pointee.foreignPrefixes & core.pointee.modelPrefixes
        if foreign != 0 {
            let prefix = names.prefixes[foreign.trailingZeroBitCount]
            throw error(
                .declaration("the prefix \"\(prefix)\", generated for a namespace, is declared for another one"),
                value(), 0)
        }
        let root = core.pointee.frame(0)
        let open = root.pointee.used & ~root.pointee.declared
        guard open != 0 else { return }
        // Similar documents need the same declarations, unless the model writes declarations itself.
        let needed = NeededPrefixes(bits: open, model: open & core.pointee.modelPrefixes, xsi: needsXSI)
        let isUsual = declarations.isEmpty && prefixes.namespaces.isEmpty
        if isUsual, let known = usualDeclarations, known.needed == needed {
            do throws(EncodingProblem) { return try writeInRootTag(known.text) } catch {
                throw self.error(error, value(), 0)
            }
        }
        let undeclared = try namespaces(of: needed, value())
        for (prefix, namespace) in undeclared {
            let declaration = plainEntry("xmlns:\(prefix)", KeyEntry.Kind.attribute)
            do throws(EncodingProblem) { try writeAttribute(namespace, declaration, of: 0) } catch {
                throw self.error(error, value(), 0)
            }
        }
        guard isUsual else { return }
        let text = undeclared.flatMap { Array(" xmlns:\($0.prefix)=\"\($0.namespace)\"".utf8) }
        usualDeclarations = (needed, text)
    }

    /// The prefixes that a document uses but does not declare, as bits by their numbers.
    struct NeededPrefixes: Equatable {
        let bits: UInt64
        /// The prefixes that come from the model rather than from data.
        let model: UInt64
        let xsi: Bool
    }

    /// Returns the namespaces that prefixes must be declared for, sorted by prefix: numbers depend on what was encoded
    /// before.
    private func namespaces(of needed: NeededPrefixes, _ value: Any) throws -> [(prefix: String, namespace: String)] {
        var found: [(prefix: String, isModels: Bool)] = []
        var open = needed.bits
        while open != 0 {
            let bit = open & ~(open - 1)
            found.append((names.prefixes[open.trailingZeroBitCount], needed.model & bit != 0))
            open &= ~bit
        }
        found.sort { $0.prefix.utf8.lexicographicallyPrecedes($1.prefix.utf8) }
        return try found.map { prefix, isModels in
            if prefix == "xsi", isModels || needed.xsi { return (prefix, XMLNamespaceStrategy.schemaInstance) }
            if let bound = prefixes.namespaces[prefix] { return (prefix, bound) }
            guard isModels, options.undeclaredPrefixes == .declare else {
                throw error(.undeclaredPrefix(prefix), value, 0)
            }
            return (prefix, Self.placeholder(prefix))
        }
    }

    /// Writes declarations cached from an earlier document.
    private func writeInRootTag(_ text: [UInt8]) throws(EncodingProblem) {
        let root = core.pointee.frame(0)
        if root.pointee.state == Frame.State.pending { try core.pointee.makeCurrent(0) }
        if root.pointee.stream != core.pointee.stream {
            core.pointee.activate(root.pointee.stream)
            core.pointee.settle()
        }
        let isLate = !core.pointee.tagOpen || core.pointee.tagFrame != 0
        if isLate { core.pointee.swapSide() }
        let start = core.pointee.out.count
        core.pointee.out.append(text)
        guard isLate else { return }
        core.pointee.swapSide()
        core.pointee.spliceAttribute(of: 0, from: start)
    }
}
