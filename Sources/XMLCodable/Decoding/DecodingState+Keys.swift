extension DecodingState {
    /// Returns the table of a key type for the type that is being decoded at `place`.
    ///
    /// The key type alone usually determines the table, unless the enclosing type places its keys itself.
    @inline(__always)
    func table<Key: CodingKey>(_ type: Key.Type, _ place: DecodingPlace, isLiteral: Bool) -> DecodingKeyTable {
        tableReference(type, place, isLiteral: isLiteral).takeUnretainedValue()
    }

    /// Behaves like ``table(_:_:isLiteral:)``, without retaining the table, which the state keeps alive.
    @inline(__always)
    func tableReference<Key: CodingKey>(
        _ type: Key.Type, _ place: DecodingPlace, isLiteral: Bool
    ) -> Unmanaged<DecodingKeyTable> {
        let owner = placingOwner(place.path)
        let isPlain = !isLiteral && shared.tablesNeedOnlyType && owner?.namespace == nil
        let id = DecodingWorkspace.TableID(type: ObjectIdentifier(type), owner: owner.map { ObjectIdentifier($0) })
        if isPlain, let known = workspace.table(of: id) {
            known._withUnsafeGuaranteedRef {
                if $0.core.pointee.call != call { $0.adopt(store.names, call: call) }
            }
            return known
        }
        return .passUnretained(findTable(type, place, isPlain ? id : nil, isLiteral: isLiteral))
    }

    @inline(__always)
    private func placingOwner(_ path: Int32) -> TypePlan? {
        guard path >= 0, Int(path) < core.pointee.paths.count, let plan = core.pointee.paths[Int(path)].plan,
            plan._withUnsafeGuaranteedRef({ $0.placesKeys })
        else { return nil }
        return plan.takeUnretainedValue()
    }

    @inline(never)
    private func findTable<Key: CodingKey>(
        _ type: Key.Type, _ place: DecodingPlace, _ plain: DecodingWorkspace.TableID?, isLiteral: Bool
    ) -> DecodingKeyTable {
        let owner = owner(place.path)
        let byOwner = options.nodeDecodingStrategy.custom != nil || owner?.placesKeys == true
        let isCustom = options.keyDecodingStrategy.isCustom
        let element = isCustom && !isLiteral ? nearElement(place) : nil
        let key = TableKey(
            type: ObjectIdentifier(type), owner: byOwner ? owner.map { ObjectIdentifier($0) } : nil,
            isLiteral: isLiteral, shape: isCustom ? shape(place.path) : -1, elementName: element,
            isForStrategy: core.pointee.isAskingStrategy)
        if let known = core.pointee.tables[key] { return known }
        var nodeDecoding: ((any CodingKey) -> XMLPlacement?)?
        if !isLiteral {
            if let dynamic = owner?.dynamicDecoding {
                nodeDecoding = { dynamic.nodeDecoding(for: $0) }
            } else if let custom = options.nodeDecodingStrategy.custom, let decodable = owner?.decodable,
                !core.pointee.isAskingStrategy
            {
                // A strategy that asks its decoder for a container must not be called again for that.
                core.pointee.isAskingStrategy = true
                defer { core.pointee.isAskingStrategy = false }
                nodeDecoding = custom(decodable, ValueDecoder(state: self, place: place))
            }
        }
        let table = DecodingKeyTable(
            type, isLiteral: isLiteral, namespace: owner?.namespace, nodeDecoding: nodeDecoding)
        table.core.pointee.call = call
        if let element { table.core.pointee.nearNames = notes.nearNames(of: element, in: store) }
        if plain.map({ workspace.keep(table, $0) }) != true { core.pointee.tables[key] = table }
        return table
    }

    /// Returns the name of the element whose children and attributes the keys of a container are; nil if they may be
    /// others.
    private func nearElement(_ place: DecodingPlace) -> UInt32? {
        let single = single(place)
        guard single.kind == .item || single.kind == .siblings,
            (place.flags | single.flags) & (DecodingPlace.isContent | DecodingPlace.mayBeChoice) == 0,
            nodes[Int(single.node)].kind == NodeKind.element
        else { return nil }
        return nodes[Int(single.node)].name
    }

    /// Returns a number for the keys of a coding path without its indices, for which a custom key strategy is called
    /// only once.
    private func shape(_ path: Int32) -> Int32 {
        var entries: [DecodingPathEntry] = []
        var at = path
        while at >= 0, Int(at) < core.pointee.paths.count {
            let entry = core.pointee.paths[Int(at)]
            if entry.table != nil { entries.append(entry) }
            at = min(entry.parent, at - 1)
        }
        return entries.reversed().reduce(-1) { parent, entry in
            let step = PathShape(parent: parent, table: entry.table?.toOpaque(), index: entry.index)
            if let known = notes.shapes[step] { return known }
            let number = Int32(truncatingIfNeeded: notes.shapes.count)
            notes.shapes[step] = number
            return number
        }
    }

    /// Returns the index of a key in its table, with its entry resolved.
    @inline(__always)
    func index<Key: CodingKey>(of key: Key, _ table: DecodingKeyTable, _ path: Int32 = -1) -> Int {
        if MemoryLayout<Key>.size <= 1, _isPOD(Key.self) {
            // A trivial key of one byte is that byte.
            let index = MemoryLayout<Key>.size == 0 ? 0 : Int(unsafeBitCast(key, to: UInt8.self))
            if index < table.capacity, table.entries[index].kind != .unresolved { return index }
            resolveByte(key, index, table, path)
            return index
        }
        let index = table.number(of: key)
        if table.entries[index].kind == .unresolved { resolve(key, index, table, path) }
        return index
    }

    /// Resolves a key that is its own index.
    @inline(never)
    private func resolveByte(_ key: any CodingKey, _ index: Int, _ table: DecodingKeyTable, _ path: Int32) {
        table.ensure(index)
        table.note(key, index)
        resolve(shape(of: key, table), key, index, table, path, nil)
    }

    @inline(never)
    private func resolve(_ key: any CodingKey, _ index: Int, _ table: DecodingKeyTable, _ path: Int32) {
        resolve(shape(of: key, table), key, index, table, path, nil)
    }

    /// Returns the document-independent meaning of a key.
    func shape(of key: any CodingKey, _ table: DecodingKeyTable) -> KeyShape {
        let text = table.core.pointee.isPayload && key.stringValue == "_0" ? "" : key.stringValue
        let grammar = table.isLiteral ? KeyGrammar(child: text) : KeyGrammar(text, options.keyRules)
        return shape(of: grammar, table)
    }

    func shape(of grammar: KeyGrammar, _ table: DecodingKeyTable) -> KeyShape {
        KeyShape(grammar) { !table.isLiteral && knowsAttribute($0, table) }
    }

    /// Fills an entry as specified by its key, or by the property wrapper of its key.
    func resolve(
        _ shape: KeyShape, _ key: any CodingKey, _ index: Int, _ table: DecodingKeyTable, _ path: Int32,
        _ placement: XMLPlacement.Form?
    ) {
        let grammar = shape.grammar
        var entry = DecodingKeyTable.Entry()
        switch (grammar.steps.count, grammar.target) {
        case (1, .element):
            guard case .child(let name) = grammar.steps[0] else { break }
            entry.kind = .element
            entry.fallsBack = !table.isLiteral && !shape.knowsAttribute
            if placement != nil {
                entry.fallsBack = false
            } else {
                switch table.nodeDecoding?(key)?.form {
                case .attribute: entry.kind = .attribute
                case .element, .cdata: entry.fallsBack = false
                case .elementAndAttribute: entry.fallsBack = true
                case .text, .cdataText: entry.kind = .text
                case nil: break
                }
            }
            setNames(name, shape, &entry, index, table, path)
        case (0, .attribute(let name)):
            entry.kind = .attribute
            setNames(name, shape, &entry, index, table, path)
        case (0, .text): entry.kind = .text
        case (0, .rest): entry.kind = .rest
        default:
            entry.kind = .path
            var names = DecodingKeyTable.NameSet()
            if case .attribute(let name) = grammar.target {
                names = self.names(name, isAttribute: true, table, path)
            }
            table.core.pointee.paths[index] = DecodingKeyTable.Path(
                steps: grammar.steps.map { step in
                    switch step {
                    case .child(let name): return .child(self.names(name, isAttribute: false, table, path))
                    case .index(let index): return .index(index)
                    }
                }, target: grammar.target, names: names,
                literal: self.names(key.stringValue, isAttribute: false, table, path),
                literalAttribute: self.names(key.stringValue, isAttribute: true, table, path))
        }
        table.set(entry, at: index, shape)
    }

    /// Returns whether the attribute of a name has its own key.
    private func knowsAttribute(_ name: String, _ table: DecodingKeyTable) -> Bool {
        !options.attributeKeyPrefix.isEmpty && table.knows(options.attributeKeyPrefix + name)
    }

    private func setNames(
        _ name: String, _ shape: KeyShape, _ entry: inout DecodingKeyTable.Entry, _ index: Int,
        _ table: DecodingKeyTable, _ path: Int32
    ) {
        if takesNamesLiterally(table), !shape.isBraced {
            entry.name = shape.number(in: store.names) ?? DecodingKeyTable.Entry.absent
            return
        }
        let set = names(name, isAttribute: entry.kind == .attribute, table, path, isNear: true)
        if set.namespace != nil { return setPath(name, set, &entry, index, table, path) }
        if entry.fallsBack { setFallback(name, set, &entry, index, table, path) }
        let numbers = set.numbers
        entry.name = numbers.first ?? DecodingKeyTable.Entry.absent
        entry.hasAlternates = numbers.count > 1
        if numbers.count > 1 { table.core.pointee.alternates[index] = numbers }
    }

    /// Returns whether a name in a key is a name in the document, without any conversion.
    private func takesNamesLiterally(_ table: DecodingKeyTable) -> Bool {
        hasLiteralNames && table.namespace == nil && (!table.convertsNames || options.keyDecodingStrategy.isDefault)
    }

    /// Returns the numbers of the document's names that match a name in a key.
    ///
    /// - Parameter isNear: Whether the name is that of a child or an attribute of the table's elements.
    func numbers(of name: String, _ table: DecodingKeyTable, _ path: Int32, isNear: Bool) -> [UInt32] {
        if hasLiteralNames, !table.convertsNames || options.keyDecodingStrategy.isDefault {
            return name.withBytes { store.names.find($0) }.map { [$0] } ?? []
        }
        let wanted = options.namespaces == .ignoringPrefixes ? Self.local(name) : Substring(name)
        if isNear, let near = table.core.pointee.nearNames {
            let known = table.core.pointee.convertedNear ?? convertedNames(near, table, path)
            table.core.pointee.convertedNear = known
            return known[Array(wanted.utf8)] ?? []
        }
        if table.core.pointee.converted == nil { table.core.pointee.converted = convertedNames(table, path) }
        return table.core.pointee.converted?[Array(wanted.utf8)] ?? []
    }

    static func local(_ name: String) -> Substring {
        name.utf8.firstIndex(of: UInt8(ascii: ":")).map { name[name.utf8.index(after: $0)...] } ?? Substring(name)
    }

    /// Returns the document's names by their keys.
    private func convertedNames(_ table: DecodingKeyTable, _ path: Int32) -> [[UInt8]: [UInt32]] {
        let isShared = !options.keyDecodingStrategy.isCustom && table.convertsNames
        if isShared, let known = notes.converted { return known }
        let result = convertedNames(usedNames, table, path)
        if isShared { notes.converted = result }
        return result
    }

    private func convertedNames(
        _ names: [UInt32], _ table: DecodingKeyTable, _ path: Int32
    ) -> [[UInt8]: [UInt32]] {
        names.reduce(into: [:]) { result, number in
            result[Array(keyName(number, table, path).utf8), default: []].append(number)
        }
    }

    /// Returns a name of the document as a key: the strategy converts the local part; the prefix is kept or omitted.
    func keyName(_ number: UInt32, _ table: DecodingKeyTable, _ path: Int32) -> String {
        let name = store.names.string(of: number)
        let isPlain = !table.convertsNames || options.keyDecodingStrategy.isDefault
        if isPlain, hasLiteralNames { return name }
        let local = Self.local(name)
        let prefix = options.namespaces == .ignoringPrefixes ? "" : name[..<local.startIndex]
        // The local part of a namespace declaration is a prefix, which is never converted.
        if isPlain || name == "xmlns" || name.hasPrefix("xmlns:") { return String(prefix + local) }
        if case .custom(let convert) = options.keyDecodingStrategy.form {
            return prefix + convert(codingPath(path) + [XMLNameKey(String(local))]).stringValue
        }
        return prefix + (options.keyDecodingStrategy.convert(String(local)) ?? String(local))
    }
}

/// One step of a coding path, appended to the path with a number.
struct PathShape: Hashable {
    let parent: Int32
    let table: UnsafeMutableRawPointer?
    let index: Int32
}
