/// Recording of places in a ``DecodingInspection``.
extension DecodingState {
    /// Records that the model names the content at a place.
    ///
    /// - Parameters:
    ///   - all: Whether it takes all of several elements, or only the first.
    ///   - steps: The steps of its key, if that is a path.
    ///   - first: The first of the elements that the key is looked for among; 0 for all.
    func noteRead(
        _ place: DecodingPlace, all: Bool, below top: UInt32, _ inspection: DecodingInspection,
        steps: DecodingKeyTable.Path? = nil, first: UInt32 = 0
    ) {
        func noteSteps(to element: UInt32, isTarget: Bool) {
            self.noteSteps(steps, to: element, isTarget: isTarget, below: top, first, inspection)
        }
        switch place.kind {
        case .missing, .token: break
        case .run: inspection.marks?.noteText(of: document.run(place.node).parent)
        case .item:
            inspection.noteRead(place.node)
            if !all, top != .max { inspection.marks?.noteSingle(place.node) }
        case .siblings:
            if !all, top != .max { inspection.marks?.noteSingle(place.node) }
            var node = place.node
            repeat {
                inspection.noteRead(node)
                if all { inspection.marks?.noteOwn(node) }
                if all, node == place.node, !inspection.noteList(node) { break }
                let record = document[node]
                node = document.nextSibling(record.end, place.limit, record.name)
            } while all && node < place.limit
        case .attribute: inspection.marks?.noteRead(attribute: place.node)
        case .text: break
        case .elementList, .attributeList, .textList, .contentList:
            for number in place.node..<(all ? place.limit : place.node + 1) {
                let item = places.item(number, place.kind, place.path)
                switch item.kind {
                case .attribute:
                    inspection.marks?.noteRead(attribute: item.node)
                    guard let owner = document.element(of: item.node) else { break }
                    inspection.noteRead(owner, below: top)
                    noteSteps(to: owner, isTarget: all)
                case .text:
                    inspection.marks?.noteText(of: item.node)
                    inspection.noteRead(item.node, below: top)
                    noteSteps(to: item.node, isTarget: all)
                case .run:
                    let parent = document.run(item.node).parent
                    inspection.marks?.noteText(of: parent)
                    if parent > top { inspection.noteRead(parent, below: top) }
                    noteSteps(to: parent, isTarget: false)
                default:
                    inspection.noteRead(item.node, below: top)
                    if all { inspection.marks?.noteOwn(item.node) } else { inspection.marks?.noteSingle(item.node) }
                    noteSteps(to: item.node, isTarget: true)
                }
            }
        }
    }

    /// Records which elements the steps of a path lead through. A path with an index can tell several of them apart.
    ///
    /// - Parameters:
    ///   - isTarget: Whether the element is what the path leads to, not one that it leads through.
    ///   - isMissing: Whether what the path leads to does not exist.
    private func noteSteps(
        _ path: DecodingKeyTable.Path?, to element: UInt32, isTarget: Bool, isMissing: Bool = false, below top: UInt32,
        _ first: UInt32, _ inspection: DecodingInspection
    ) {
        guard let path, top != .max else { return }
        var node = isTarget ? inspection.marks?.parent(of: element) ?? 0 : element
        var steps: [(node: UInt32, parent: UInt32)] = []
        while node > top {
            let parent = inspection.marks?.parent(of: node) ?? 0
            steps.append((node, parent))
            node = parent
        }
        guard node == top, steps.count <= path.steps.count else { return }
        var children: [(names: NameSet, hasIndex: Bool)] = []
        for step in path.steps {
            switch step {
            case .child(let names): children.append((names, false))
            case .index: if !children.isEmpty { children[children.count - 1].hasIndex = true }
            }
        }
        guard steps.count <= children.count else { return }
        for (step, child) in zip(steps.reversed(), children) {
            if !child.hasIndex {
                inspection.noteStep(
                    step.node, .init(parent: step.parent, names: child.names, first: step.parent == top ? first : 0),
                    isFull: !isMissing)
            } else if !isMissing {
                inspection.marks?.noteOwn(step.node)
            }
        }
    }

    /// Records the elements before those that a path with indices leads through: they are written as well.
    func noteIndexed(_ steps: DecodingKeyTable.Path, from node: UInt32, _ inspection: DecodingInspection) {
        document.search(from: node) { search in
            var walk = PathWalk(from: node)
            for step in places.learned(steps, from: node, &search).steps {
                if case .index(let index) = step { inspection.noteCounted(walk, index, below: node) }
                walk.take(step, in: document, &search)
            }
        }
    }

    /// Records the elements along a path whose target does not exist. Before an index, they are those that it counts.
    ///
    /// - Parameter siblings: The elements that the path may begin with; nil for all children.
    func noteSteps(
        _ steps: DecodingKeyTable.Path, among siblings: Matches? = nil, of owner: UInt32,
        _ inspection: DecodingInspection
    ) {
        let first = siblings.flatMap(document.first) ?? 0
        for number in steps.steps.indices {
            let walk = places.walk(steps, from: owner, steps: number + 1, among: siblings)
            if walk.matches.isEmpty { break }
            let count = steps.countBeforeIndex(after: number)
            // An index has one list for all keys.
            if count == .max, case .list = walk.matches, !inspection.noteList(walk.matches.id) { continue }
            for element in walk.first(count, in: document) {
                inspection.noteRead(element, below: owner)
                noteSteps(steps, to: element, isTarget: false, isMissing: true, below: owner, first, inspection)
            }
        }
    }

    /// Records the elements along a path to content that was read.
    func noteContent(_ site: KeySite, _ inspection: DecodingInspection) {
        guard let steps = site.table.path(site.index), steps.target.isContent else { return }
        for element in places.elements(site.node, steps) {
            noteSteps(steps, to: element, isTarget: false, below: site.node, 0, inspection)
        }
    }

    /// Records how a value was decoded.
    func noteDecoded(_ place: DecodingPlace, _ plan: TypePlan, _ inspection: DecodingInspection) {
        if plan.core.role.isScalar { places.noteText(ofScalar: place) }
    }

    /// Records that the content at a place was abandoned, so that nothing in it counts as unknown.
    ///
    /// - Parameter all: Whether that are all items of a list, or only the first.
    func noteAbandoned(_ place: DecodingPlace, _ inspection: DecodingInspection, all: Bool = false) {
        if all, let items = try? places.items(at: place) {
            var node = items.first
            while node < items.limit {
                noteAbandoned(places.place(of: node, items, place.path), inspection)
                node = places.item(after: node, items)
            }
            return
        }
        let single = places.single(place)
        guard single.isElement else { return }
        inspection.marks?.noteWhole(single.node)
    }

    /// Adds an error to the report; `place` is used for errors without a location.
    func report(_ error: any Error, since count: Int, _ place: DecodingPlace, _ inspection: DecodingInspection) {
        inspection.report(error, since: count) {
            XMLMismatch($0, at: places.location(place), in: paths.keys(place.path))
        }
    }
}

/// The content that a call did not read.
extension DecodingState {
    /// Returns what is wrong with a node that was not read or that was merged.
    ///
    /// - Parameters:
    ///   - owner: The enclosing value.
    ///   - sentence: What happens to the node, without the line and column.
    private func unknownNode(
        _ kind: XMLMismatch.Kind, _ location: XMLLocation, _ owner: DecodingInspection.Owner?, _ sentence: String
    ) -> XMLMismatch {
        XMLMismatch(
            kind: kind, path: owner?.path, location: location,
            description: "\(location.line):\(location.column): \(sentence)")
    }

    /// Returns the content of the elements that were read that was not itself read, and the elements that were merged
    /// with others, in document order.
    func unknownNodes(_ inspection: DecodingInspection, limit: Int = .max) -> [XMLMismatch] {
        guard let marks = inspection.marks else { return [] }
        for (_, (walk, count, top)) in inspection.counted.entries() {
            for match in walk.first(count, in: document) { inspection.noteRead(match, below: top) }
        }
        let merged = mergedElements(inspection, marks)
        var found: [XMLMismatch] = []
        var open: [(end: UInt32, node: UInt32, isRead: Bool)] = []
        var node: UInt32 = 0
        while node < UInt32(document.store.nodeCount), found.count < limit {
            while let last = open.last, last.end <= node { open.removeLast() }
            let record = document[node]
            let parent = open.last
            func isUnread(_ parent: UInt32) -> Bool { !marks.isTextRead(parent) && !marks.isWhole(parent) }
            if record.kind != NodeKind.element, node != 0 {
                if let parent, parent.isRead, isUnread(parent.node), isText(record) {
                    inspection.marks?.noteText(of: parent.node)
                    found.append(unknown(.unknownText, places.item(node, -1), in: parent.node, inspection))
                }
                node = record.end
            } else if marks.isWhole(node) {
                node = record.end
            } else if marks.isRead(node) {
                if merged.contains(node) { found.append(self.merged(node, inspection)) }
                if !inspection.renamed.isEmpty, let key = inspection.renamed[node] {
                    found.append(renamed(node, key, inspection))
                }
                found += unknownAttributes(of: node, marks).map {
                    unknown(.unknownAttribute, .attribute($0, -1), in: node, inspection)
                }
                if record.flags & NodeFlag.leaf != 0, isUnread(node), document.hasText(node) {
                    found.append(unknown(.unknownText, places.item(node, -1), in: node, inspection))
                }
                open.append((record.end, node, true))
                node += 1
            } else if let parent, parent.isRead {
                found.append(unknown(.unknownElement, places.item(node, -1), in: parent.node, inspection))
                node = record.end
            } else {
                // Outside the decoded content.
                open.append((record.end, node, false))
                node += 1
            }
        }
        guard !inspection.losses.isEmpty else { return found }
        return (found + inspection.losses).sorted(once: { $0.location.byteOffset < $1.location.byteOffset })
    }

    private func isText(_ record: NodeRecord) -> Bool {
        record.kind == NodeKind.cdata
            || record.kind == NodeKind.text && !document.isBlank(record)
    }

    /// Returns the unread attributes of an element. Those that the coder itself handles (namespace declarations, `xsi`
    /// attributes and `xml:space`) count as read.
    private func unknownAttributes(of node: UInt32, _ marks: NodeMarks) -> [UInt32] {
        document.attributes(of: node).filter {
            let attribute = document.attribute(at: $0)
            if marks.isRead(attribute: $0) || attribute.flags & AttributeFlag.declaration != 0 { return false }
            if document.schemaInstance != 0, attribute.namespace == document.schemaInstance { return false }
            return !document.names.bytes(of: attribute.name).isEqual(to: "xml:space")
        }
    }

    /// Returns the elements that paths lead through, except the first of those for which one would be encoded, and those
    /// that are written by themselves and have nothing for the paths.
    private func mergedElements(_ inspection: DecodingInspection, _ marks: NodeMarks) -> RareSet<UInt32> {
        var merged = RareSet<UInt32>()
        for (step, nodes) in inspection.steps.entries() {
            let first = document.children(step.parent, step.names).first {
                $0 >= step.first && (nodes.contains($0) || marks.isSingle($0))
            }
            let full = inspection.fullSteps[step]
            merged.insert(
                contentsOf: nodes.array().filter {
                    $0 != first && !(marks.isOwn($0) && full?.contains($0) != true)
                })
        }
        return merged
    }

    private func merged(_ node: UInt32, _ inspection: DecodingInspection) -> XMLMismatch {
        let location = document.location(ofElement: node)
        let owner = inspection.owners[node]
        return unknownNode(
            .mergedElement, location, owner,
            "\(owner?.type?.ownerName ?? "the model") merges \(places.described(places.item(node, -1))) at \(location.shownPath) with the first one"
        )
    }

    private func renamed(_ node: UInt32, _ key: String, _ inspection: DecodingInspection) -> XMLMismatch {
        let location = document.location(ofElement: node)
        let whole = KeyGrammar.escaped(document.name(of: node), options.keyRules.separator ?? "")
        return unknownNode(
            .renamedElement, location, inspection.owners[node],
            "the key \"\(key)\" reads \(places.described(places.item(node, -1))) at \(location.shownPath), but is a path and would be encoded as one; the key \"\(whole)\" is for the element"
        )
    }

    private func unknown(
        _ kind: XMLMismatch.Kind, _ place: DecodingPlace, in parent: UInt32, _ inspection: DecodingInspection
    ) -> XMLMismatch {
        let owner = inspection.owners[parent]
        let location = kind == .unknownElement ? document.location(ofElement: place.node) : places.location(place)
        var what = kind == .unknownText ? "the text" : places.described(place)
        if kind == .unknownElement, let namespace = unknownNamespace(of: place.node, owner?.type) {
            what += places.inNamespace(namespace)
        }
        let reader = owner?.type.map { "nothing in \($0.ownerName)" } ?? "nothing"
        return unknownNode(kind, location, owner, "\(reader) reads \(what) at \(location.shownPath)")
    }

    /// Returns the namespace of an element; nil if the model has names in it, or does not match names by namespace.
    private func unknownNamespace(of node: UInt32, _ owner: TypePlan?) -> String? {
        let bindings = options.namespaces.bindings
        guard bindings != nil || owner?.namespace != nil else { return nil }
        let namespace = keys.document.namespace(document[node].namespace)
        if namespace.isEmpty, owner?.namespace == nil, bindings?[""] == nil { return nil }
        if let owner, owner.namespace == namespace || owner.namespaceVersions.contains(namespace) { return nil }
        let bound = options.namespaces.first(of: namespace)
        return bindings?.values.contains(bound) ?? false ? nil : namespace
    }
}
