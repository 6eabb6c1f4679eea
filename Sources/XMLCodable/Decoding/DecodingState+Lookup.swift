extension DecodingState {
    // MARK: - Children and attributes

    /// Returns the first child element with a name; 0 for none.
    @inline(__always)
    func firstChild(_ node: UInt32, _ name: UInt32, _ path: Int32) -> UInt32 {
        let cell = cells + (Int(path) & (Self.cellCount - 1))
        let end = nodes[Int(node)].end
        if cell.pointee.node != node { cell.pointee = Cell(node: node, cursor: node &+ 1) }
        let cursor = cell.pointee.cursor
        let bit: UInt64 = 1 &<< UInt64(name & 63)
        if cell.pointee.bloom & bit == 0 {
            if cursor < end {
                let record = nodes + Int(cursor)
                if record.pointee.name == name, record.pointee.kind == NodeKind.element {
                    cell.pointee.cursor = record.pointee.end
                    cell.pointee.bloom |= bit
                    return cursor
                }
            }
            return scan(cell, cursor, end, name)
        }
        return scan(cell, node &+ 1, end, name)
    }

    /// Searches from `start`, before which no child can match; returns 0 for none, or if the element has an index.
    @inline(never)
    private func scan(_ cell: UnsafeMutablePointer<Cell>, _ start: UInt32, _ end: UInt32, _ name: UInt32) -> UInt32 {
        if name == DecodingKeyTable.Entry.absent || isIndexed(cell.pointee.node) { return 0 }
        var child = start
        var bloom = cell.pointee.bloom
        var steps: UInt32 = 0
        var found: UInt32 = 0
        while child < end {
            let record = nodes + Int(child)
            if record.pointee.kind == NodeKind.element {
                bloom |= 1 &<< UInt64(record.pointee.name & 63)
                if record.pointee.name == name {
                    if child >= cell.pointee.cursor {
                        cell.pointee.cursor = record.pointee.end
                        cell.pointee.bloom = bloom
                    }
                    found = child
                    break
                }
            }
            child = record.pointee.end
            steps &+= 1
        }
        cell.pointee.steps &+= steps
        core.pointee.searchSteps &+= Int(steps)
        if cell.pointee.steps > 4096 { index(cell.pointee.node, cell) }
        return found
    }

    /// Returns the next child element with a name, starting at `start`; `limit` for none.
    @inline(__always)
    func nextSibling(_ start: UInt32, _ limit: UInt32, _ name: UInt32) -> UInt32 {
        var child = start
        while child < limit {
            let record = nodes + Int(child)
            if record.pointee.name == name, record.pointee.kind == NodeKind.element { return child }
            child = record.pointee.end
        }
        return limit
    }

    /// Returns the next child element with any name, starting at `start`; `limit` for none.
    func nextElement(_ start: UInt32, _ limit: UInt32) -> UInt32 {
        var child = start
        while child < limit, nodes[Int(child)].kind != NodeKind.element { child = nodes[Int(child)].end }
        return child < limit ? child : limit
    }

    /// Returns the attribute with an entry's name. It tries the position where the attribute was found last, then
    /// searches from the one after the most recently found attribute.
    @inline(__always)
    func attribute(_ node: UInt32, _ table: DecodingKeyTable, _ index: Int) -> UInt32? {
        let entry = table.entries + index
        let record = nodes + Int(node)
        let start = record.pointee.attributeStart
        let count = UInt32(record.pointee.attributeCount)
        let guess = UInt32(entry.pointee.ordinal)
        if guess < count, attributes[Int(start &+ guess)].name == entry.pointee.name { return start &+ guess }
        return count == 0 ? nil : searchAttribute(node, table, index)
    }

    @inline(never)
    private func searchAttribute(_ node: UInt32, _ table: DecodingKeyTable, _ index: Int) -> UInt32? {
        let entry = table.entries + index
        if entry.pointee.hasAlternates { return attribute(node, table.core.pointee.alternates[index] ?? []) }
        let name = entry.pointee.name
        if name == DecodingKeyTable.Entry.absent { return nil }
        let start = nodes[Int(node)].attributeStart
        let count = UInt32(nodes[Int(node)].attributeCount)
        let first = table.core.pointee.nextOrdinal < count ? table.core.pointee.nextOrdinal : 0
        var ordinal = first
        repeat {
            if attributes[Int(start &+ ordinal)].name == name {
                entry.pointee.ordinal = UInt16(truncatingIfNeeded: ordinal)
                table.core.pointee.nextOrdinal = ordinal &+ 1
                core.pointee.searchSteps &+= Int(ordinal < first ? ordinal &+ count &- first : ordinal &- first)
                return start &+ ordinal
            }
            ordinal = ordinal &+ 1 == count ? 0 : ordinal &+ 1
        } while ordinal != first
        core.pointee.searchSteps &+= Int(count)
        return nil
    }

    func attribute(_ node: UInt32, _ names: [UInt32]) -> UInt32? {
        let record = nodes[Int(node)]
        let start = record.attributeStart
        return (start..<start + UInt32(record.attributeCount)).first { names.contains(attributes[Int($0)].name) }
    }

    // MARK: - Places of keys

    /// Returns the place of the value of a key, of kind `missing` if there is none.
    ///
    /// - Parameter scalar: Whether the value is not a collection: the first match counts, and an attribute is accepted.
    @inline(__always)
    func place(
        _ node: UInt32, _ path: Int32, _ table: DecodingKeyTable, _ index: Int, scalar: Bool
    ) -> DecodingPlace {
        let entry = table.entries[index]
        if entry.kind == .element, !entry.hasAlternates {
            let child = firstChild(node, entry.name, path)
            if child != 0 {
                return DecodingPlace(node: child, limit: nodes[Int(node)].end, path: path, kind: .siblings)
            }
        } else if entry.kind == .attribute {
            if let attribute = attribute(node, table, index) {
                return DecodingPlace(node: attribute, limit: attribute &+ 1, path: path, kind: .attribute)
            }
            return missing(path, in: node)
        }
        return rarePlace(node, path, table, index, scalar: scalar)
    }

    /// Returns the place of a missing value that was searched for in an element.
    func missing(_ path: Int32, in node: UInt32) -> DecodingPlace {
        DecodingPlace(
            node: UInt32(truncatingIfNeeded: store.emptyNode), limit: node, path: path, kind: .missing)
    }

    @inline(never)
    private func rarePlace(
        _ node: UInt32, _ path: Int32, _ table: DecodingKeyTable, _ number: Int, scalar: Bool
    ) -> DecodingPlace {
        let entry = table.entries[number]
        switch entry.kind {
        case .element:
            if !core.pointee.indexes.isEmpty, let index = core.pointee.indexes[node] {
                if let place = indexedPlace(index, entry, table.core.pointee.alternates[number], path) { return place }
            } else if entry.hasAlternates {
                let found = children(node, table.core.pointee.alternates[number] ?? [])
                if !found.isEmpty { return list(found, .elementList, path, in: node) }
            }
            let attribute =
                !scalar || !entry.fallsBack
                ? nil
                : entry.hasOwnFallback
                    ? self.attribute(node, table.core.pointee.fallbacks[number]) : self.attribute(node, table, number)
            if let attribute {
                return DecodingPlace(
                    node: attribute, limit: attribute + 1, path: path, kind: .attribute,
                    flags: DecodingPlace.isFallback)
            }
            return missing(path, in: node)
        case .text:
            return DecodingPlace(node: node, limit: node + 1, path: path, kind: .text)
        case .path:
            guard let steps = table.core.pointee.paths[number] else { return missing(path, in: node) }
            return pathPlace(node, path, steps, scalar: scalar)
        case .rest:
            let known = knownNames(table, path)
            return list(children(node) { !known.hasChild(nodes[Int($0)]) }, .elementList, path, in: node)
        case .attribute, .unresolved:
            return missing(path, in: node)
        }
    }

    func children(_ node: UInt32, where isIncluded: (UInt32) -> Bool) -> [UInt32] {
        var found: [UInt32] = []
        let end = nodes[Int(node)].end
        var child = nextElement(node + 1, end)
        while child < end {
            if isIncluded(child) { found.append(child) }
            core.pointee.searchSteps &+= 1
            child = nextElement(nodes[Int(child)].end, end)
        }
        return found
    }

    func children(_ node: UInt32, _ names: [UInt32]) -> [UInt32] {
        names.isEmpty ? [] : children(node) { names.contains(nodes[Int($0)].name) }
    }

    func children(_ node: UInt32, _ names: DecodingKeyTable.NameSet) -> [UInt32] {
        guard let namespace = names.namespace else { return children(node, names.numbers) }
        return children(node) {
            nodes[Int($0)].namespace == namespace && names.numbers.contains(nodes[Int($0)].name)
        }
    }

    func attribute(_ node: UInt32, _ names: DecodingKeyTable.NameSet?) -> UInt32? {
        guard let names, !names.numbers.isEmpty else { return nil }
        let record = nodes[Int(node)]
        let start = record.attributeStart
        return (start..<start + UInt32(record.attributeCount)).first {
            let attribute = attributes[Int($0)]
            return names.numbers.contains(attribute.name)
                && names.namespace.map { $0 == attribute.namespace } ?? true
        }
    }

    func list(_ found: [UInt32], _ kind: DecodingPlace.Kind, _ path: Int32, in node: UInt32) -> DecodingPlace {
        guard !found.isEmpty else { return missing(path, in: node) }
        let start = UInt32(core.pointee.lists.count)
        core.pointee.lists += found
        return DecodingPlace(node: start, limit: start + UInt32(found.count), path: path, kind: kind)
    }

    /// Returns the place of a path. The literal name of the whole key takes precedence; otherwise, the matches of the
    /// last step are collected under every match of the steps before it.
    private func pathPlace(
        _ node: UInt32, _ path: Int32, _ steps: DecodingKeyTable.Path, scalar: Bool
    ) -> DecodingPlace {
        var literal: [UInt32] = []
        if case .attribute = steps.target {} else { literal = children(node, steps.literal) }
        if !literal.isEmpty { return list(literal, .elementList, path, in: node) }
        if scalar, let attribute = attribute(node, steps.literalAttribute) {
            return DecodingPlace(
                node: attribute, limit: attribute + 1, path: path, kind: .attribute, flags: DecodingPlace.isFallback)
        }
        let matches = elements(node, steps)
        switch steps.target {
        case .element: return list(matches, .elementList, path, in: node)
        case .attribute:
            return list(matches.compactMap { attribute($0, steps.names) }, .attributeList, path, in: node)
        case .text: return list(matches, .textList, path, in: node)
        case .rest: return list(matches.flatMap { children($0) { _ in true } }, .elementList, path, in: node)
        }
    }

    /// Returns the elements that the steps of a path lead to.
    func elements(_ node: UInt32, _ path: DecodingKeyTable.Path) -> [UInt32] {
        var matches = [node]
        for step in path.steps {
            switch step {
            case .child(let names): matches = matches.flatMap { children($0, names) }
            case .index(let index): matches = index < matches.count ? [matches[index]] : []
            }
        }
        return matches
    }

    /// Returns the place of an item of a list.
    func item(_ number: UInt32, _ kind: DecodingPlace.Kind, _ path: Int32) -> DecodingPlace {
        let node = core.pointee.lists[Int(number)]
        switch kind {
        case .attributeList: return DecodingPlace(node: node, limit: node + 1, path: path, kind: .attribute)
        case .textList: return DecodingPlace(node: node, limit: node + 1, path: path, kind: .text)
        case .contentList: return contentItem(node, path)
        default: return DecodingPlace(node: node, limit: nodes[Int(node)].end, path: path, kind: .item)
        }
    }

    /// Returns the single place from which a value that is not a collection is read.
    @inline(__always)
    func single(_ place: DecodingPlace) -> DecodingPlace {
        switch place.kind {
        case .elementList, .attributeList, .textList, .contentList:
            var first = item(place.node, place.kind, place.path)
            first.flags |= place.flags
            return first
        default: return place
        }
    }

    // MARK: - Nil and empty

    /// Returns whether an element has the attribute `xsi:nil` with the value `true` or `1`.
    func isSchemaNil(_ node: UInt32) -> Bool {
        guard schemaInstance != 0 else { return false }
        let record = nodes[Int(node)]
        let start = Int(record.attributeStart)
        for index in start..<start + Int(record.attributeCount) where attributes[index].namespace == schemaInstance {
            let local = store.names.entries[Int(attributes[index].name)].local
            guard store.names.bytes(of: local).elementsEqual("nil".utf8) else { continue }
            let value = store.rawValue(attributes[index]).trimmed
            return value.elementsEqual("true".utf8) || value.elementsEqual("1".utf8)
        }
        return false
    }

    /// Returns whether an element has no attributes except namespace declarations, and no content except white space.
    func isEmpty(_ place: DecodingPlace) -> Bool {
        guard place.kind == .item || place.kind == .siblings, place.flags & DecodingPlace.isContent == 0 else {
            return false
        }
        let record = nodes[Int(place.node)]
        guard record.flags & NodeFlag.leaf != 0, record.flags & (NodeFlag.cdata | NodeFlag.encoded) == 0,
            store.rawText(record).allSatisfy({ ByteClass.isSpace($0) })
        else { return false }
        let start = Int(record.attributeStart)
        return (start..<start + Int(record.attributeCount)).allSatisfy {
            attributes[$0].flags & AttributeFlag.declaration != 0
        }
    }

    /// Returns whether the place itself says nil, regardless of the type.
    @inline(__always)
    func isNil(_ place: DecodingPlace) -> Bool {
        switch place.kind {
        case .missing: return true
        case .item, .siblings: return schemaInstance != 0 && isSchemaNil(place.node)
        case .attribute, .attributeList, .contentList, .run, .token: return false
        case .text, .elementList, .textList: return isRareNil(place)
        }
    }

    @inline(never)
    private func isRareNil(_ place: DecodingPlace) -> Bool {
        let place = single(place)
        guard place.kind == .text else { return isNil(place) }
        let record = nodes[Int(place.node)]
        if record.flags & NodeFlag.leaf == 0 { return record.flags & NodeFlag.mixed == 0 }
        if record.flags & (NodeFlag.cdata | NodeFlag.encoded) != 0 { return false }
        if record.textLength == 0 { return true }
        guard trims, record.flags & NodeFlag.preservesSpace == 0 else { return false }
        return store.rawText(record).allSatisfy { ByteClass.isSpace($0) }
    }

    /// Returns whether a place that says nil says so for a whole list; a list of several items has nil items instead.
    @inline(never)
    func isNilList(_ place: DecodingPlace, _ list: TypePlan) -> Bool {
        switch place.kind {
        case .siblings:
            let record = nodes[Int(place.node)]
            return !list.hasOptionalItems && nextSibling(record.end, place.limit, record.name) >= place.limit
        case .elementList, .textList: return !list.hasOptionalItems && place.limit - place.node == 1
        default: return true
        }
    }
}
