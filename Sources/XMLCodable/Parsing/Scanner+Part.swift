/// Parts of a document, which begin or end in elements: what the elements around them and the declarations of the document
/// mean in them.
///
/// An element around a part has a record without attributes. Prefixes, entities and attribute lists are looked up in the
/// context when the part uses them, once for each.
extension Scanner {
    /// The value of ``OpenElement/mark`` for elements around the part, whose declarations the scope has not seen.
    private static var outerMark: UInt32 { .max }

    /// Opens the elements around the part.
    mutating func enter(_ context: DocumentContext) throws(ScanFailure) {
        let surroundings = box.surroundings ?? .init()
        box.surroundings = surroundings
        let seeds: ScannerParts.Seeds
        if let known = surroundings.seeds { seeds = known } else { seeds = try self.seeds(for: context) }
        surroundings.seeds = seeds
        declaring = context.innermostDeclaring
        for record in seeds.records {
            open.append(
                OpenElement(
                    node: UInt32(truncatingIfNeeded: nodes.count), name: record.name, mark: Self.outerMark,
                    flags: UInt32(record.flags & NodeFlag.preservesSpace)))
            nodes.append(record)
        }
    }

    private mutating func seeds(for context: DocumentContext) throws(ScanFailure) -> ScannerParts.Seeds {
        var records: [NodeRecord] = []
        for element in context.chain {
            let name = element.name.withBytes { names.intern($0) }
            var flags = NodeFlag.included
            if element.preservesSpace { flags |= NodeFlag.preservesSpace }
            if !element.declarations.isEmpty { flags |= NodeFlag.declaresNamespaces }
            records.append(
                NodeRecord(
                    NodeKind.element, name: name, end: UInt32(truncatingIfNeeded: element.depth + 1), position: 0,
                    namespace: try number(ofOuterNamespace: element.namespace), flags: flags))
        }
        try inherit(from: context.innermostDeclaring)
        return ScannerParts.Seeds(
            identity: context.identity, records: records, names: names.extent, namespaceCount: scope.count,
            inheritedCount: box.surroundings?.inherited.count ?? 0)
    }

    /// Uses the declarations in force in an element around the part from now on, and no others.
    private mutating func inherit(from element: DocumentContext?) throws(ScanFailure) {
        declaring = element
        scope.forget(box.surroundings?.inherited[...] ?? [])
        box.surroundings?.inherited = []
        guard let namespace = element?.namespace(ofPrefix: ByteSlice()) else { return }
        inherit(NameTable.noPrefix, try number(ofOuterNamespace: namespace))
    }

    private mutating func inherit(_ prefix: UInt32, _ namespace: UInt16) {
        scope.inherit(prefix, namespace)
        box.surroundings?.inherited.append(prefix)
    }

    private mutating func number(ofOuterNamespace name: String) throws(ScanFailure) -> UInt16 {
        if name.isEmpty { return NamespaceScope.none }
        let id = name.withBytes { names.intern($0) }
        guard let number = name.withBytes({ scope.number(of: $0, id, limit: limits.namespaces, &names) }) else {
            throw tooManyNamespaces(base)
        }
        return number
    }

    /// Ends the scope of the declarations of an element.
    @inline(__always)
    mutating func leaveScope(of element: OpenElement) throws(ScanFailure) {
        if element.mark == Self.outerMark { try leaveOuterScope() } else { scope.restore(to: element.mark) }
    }

    @inline(never)
    private mutating func leaveOuterScope() throws(ScanFailure) {
        // What the parts contain is no longer that of the context.
        box.surroundings?.seeds = nil
        try inherit(from: declaring?.outer?.innermostDeclaring)
    }

    /// Returns the namespace of a prefix that is not declared in the part.
    @inline(never)
    mutating func inheritedNamespace(_ name: UInt32, _ at: Pointer) throws(ScanFailure) -> UInt16 {
        guard let declaring, let prefix = names.prefix(of: name),
            let namespace = declaring.namespace(ofPrefix: prefix)
        else {
            if repairPrefix(of: name, at) { return NamespaceScope.none }
            throw offering(.undeclaredPrefixes, undeclared(name, at))
        }
        let number = try number(ofOuterNamespace: namespace)
        inherit(names.entries[Int(name)].prefix, number)
        return number
    }

    // MARK: - The end

    /// Whether the text ends where the part does.
    func isEndOfPart(_ at: Pointer) -> Bool {
        at >= end && inclusions.isEmpty && part?.openCount.map { $0 == open.count } ?? false
    }

    /// Ends the records of the elements that are open at the end of the part.
    mutating func closeOpenElements() {
        let count = UInt32(truncatingIfNeeded: nodes.count)
        while open.count > 0 {
            let element = open.removeLast()
            _ = nodes[Int(element.node)].close(at: count, isLeaf: count == element.node &+ 1)
        }
        scope.restore(to: 0)
    }

    func opening(of element: OpenElement) -> (line: Int, column: Int) {
        if element.mark == Self.outerMark, let outer = part?.context?.element(at: Int(element.node)) {
            return (outer.place.line, outer.place.column)
        }
        let place = SourcePosition(offset: Int(nodes[Int(element.node)].reportedOffset), in: source)
        return (place.line, place.column)
    }

    // MARK: - Declarations

    /// The definition, which is made when it is needed first.
    mutating func usedDefinition() -> DocumentTypeDefinition {
        if let definition { return definition }
        let made = DocumentTypeDefinition(after: source.origin?.earlier, of: part?.prologue?.definition)
        definition = made
        return made
    }

    /// Returns the number of a general entity; nil if it is not declared.
    func general(_ name: UInt32, _ definition: DocumentTypeDefinition) -> Int? {
        if let number = definition.general[name] { return number }
        guard let prologue = part?.prologue, let declared = prologue.definition,
            let outer = prologue.names.find(names.bytes(of: name)), let number = declared.general[outer]
        else { return nil }
        if declared.suppliedNames.contains(outer) { definition.noteSupplied(name) }
        return definition.declare(declared.entities[number].named(name))
    }

    /// Returns the declarations of an element's attributes; nil if there are none.
    mutating func attributeList(of element: UInt32) -> DocumentTypeDefinition.AttributeList? {
        guard let prologue = part?.prologue else { return definition?.attributeLists[element] }
        let definition = usedDefinition()
        return definition.attributeList(of: element) { () -> DocumentTypeDefinition.AttributeList? in
            guard let declared = prologue.definition, let outer = prologue.names.find(names.bytes(of: element)),
                var list = declared.attributeLists[outer]
            else { return nil }
            list.prologue = prologue
            list.defaults = list.defaults.map { value in
                let start = side.count
                side.append(prologue.bytes(of: value.value))
                let name = names.intern(prologue.names.bytes(of: value.name))
                return .init(name: name, value: SideValue(range: start..<side.count, flags: value.value.flags))
            }
            return list
        }
    }

    /// Whether an attribute has a declared type other than CDATA.
    func isTokenized(_ attribute: UInt32, _ list: DocumentTypeDefinition.AttributeList) -> Bool {
        guard let prologue = list.prologue else { return list.tokenized.contains(attribute) }
        guard let outer = prologue.names.find(names.bytes(of: attribute)) else { return false }
        return list.tokenized.contains(outer)
    }
}
